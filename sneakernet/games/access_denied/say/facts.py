"""What the sentences of Access Denied need to know: facts of cards, sections of the rules, what is going on."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from sneakernet.core.bits import BIT
from sneakernet.core.event import HIDDEN, Event
from sneakernet.core.view import View, letter
from sneakernet.games.access_denied.rules.editions import EDITIONS
from sneakernet.games.access_denied.rules.names import CODES, OPTION_VERBS, SECTORS
from sneakernet.games.access_denied.rules.pack import Pack
from sneakernet.games.access_denied.say.sections import CARD_RULES, SECTIONS
from sneakernet.say.facts import Facts, Name, Section

Printed = dict[str, int | str]
ROOT: Final = 3


class AccessDeniedFacts(Facts):
    """Access Denied."""

    sections = tuple(Section(name, rules) for name, rules in SECTIONS)
    verbs = tuple(dict.fromkeys(verb for verb, _, _ in OPTION_VERBS))
    bare = frozenset(["want"])
    ends = frozenset(["done", "pass", "no", "skip", "decline", "withdraw"])
    deeds = frozenset(
        "got_sector dealt drew_extra set_password showed salvaged skipped drew bought_action discarded handed_on ended"
        " declared dialled handed_over paid granted denied returned failed rose lost_access waived played aimed laid"
        " sprang stopped immune saw viewed took gave raided copied gained_actions pending new_password offered named"
        " wants declined answered withdrew accepted traded kept set_aside".split()
    )
    headings = frozenset(["began"])
    finale = frozenset(["scored", "won", "shared"])
    card_rules: ClassVar[Mapping[str, str]] = CARD_RULES

    def printed(self, card: str, edition: str) -> Printed:
        pack, number = find(card)
        if pack is None:
            return {}
        sector, code = int(pack.need_sector[number]), int(pack.need_code[number])
        return {
            "code": CODES[pack.codes[number]],
            "kind": self.kind(card, edition),
            "sector": SECTORS[sector] if sector >= 0 else "none",
            "level": int(pack.need_level[number]),
            "password": CODES[code] if code >= 0 else "none",
            "anytime": int(pack.anytime & BIT[number] != 0),
        }

    def traded(self, card: str, edition: str) -> str:
        return str(self.printed(card, edition)["code"])

    def kind(self, card: str, edition: str) -> str:
        pack, number = find(card)
        if pack is None:
            return ""
        bit = BIT[number]
        kinds = {
            "instant": pack.instants,
            "upgrade": pack.upgrades,
            "sector-card": pack.traps,
            "hot-potato": pack.burdens,
        }
        return next((kind for kind, cards in kinds.items() if cards & bit), "action")

    def worth_telling(self, events: list[Event], me: str) -> list[Event]:
        """Without what goes without saying: hidden deals, where a played card goes, a level just granted."""
        told: list[Event] = []
        for event in events:
            dealt_unseen = event.verb == "dealt" and event.card == HIDDEN
            if dealt_unseen or event.verb in ("filed", "ended", "set_password", "may"):
                continue
            if event.verb == "rose" and any(same_access(event, other) for other in told[-8:]):
                continue
            told.append(event)
        return told

    def scene(self, view: View, name: Name) -> Printed:
        facts: dict[str, Any] = view.facts
        me = letter(view.seat)
        found: Printed = {"actions": facts["actions"], "top": "", **going_on(view, name), **deal(facts, name)}
        pile = view.places["pile"].cards
        if pile:
            found["top"] = name(pile[0])
        if me:
            hand, limit = view.places[f"{me} hand"].count, facts["limits"][me]
            found["over"] = 0 if limit is None else max(0, hand - limit)
        for seat in facts["levels"]:
            found[f"{seat}.hand"] = view.places[f"{seat} hand"].count
        for sector in SECTORS:
            found[f"{sector}.next"] = min(ROOT, facts["levels"].get(me, {}).get(sector, 0) + 1)
        return found

    def tie_breaks(self, view: View, edition: str) -> list[tuple[str, list[int]]]:
        """Sectors at exactly Oper, then at exactly User, of those that count (AD-77, 85, 86)."""
        facts: dict[str, Any] = view.facts
        seats = len(facts["levels"])
        above = next(rule.all_count_above_goal for rule in EDITIONS if rule.name == edition)
        all_count = seats == 2 or facts["goal"] > (above or seats)
        counted = [sector for sector, controller in facts["sectors"].items() if controller or all_count]
        levels = [[levels.get(sector) for sector in counted] for levels in facts["levels"].values()]
        return [("oper", [row.count(ROOT - 1) for row in levels]), ("user", [row.count(ROOT - 2) for row in levels])]

    def people_in(self, view: View) -> dict[str, str]:
        """The players a question speaks of."""
        facts: dict[str, Any] = view.facts
        attempt, trade = facts["attempt"] or {}, facts["trade"] or {}
        other = trade.get("partner", "") if trade.get("seat") == letter(view.seat) else trade.get("seat", "")
        return {
            "actor": actor(facts),
            "owner": facts["sectors"].get(attempt.get("sector", ""), ""),
            "partner": other,
        }


def find(card: str) -> tuple[Pack | None, int]:
    """The pack of a card and its number there."""
    for edition in EDITIONS:
        if card in edition.pack.names:
            return edition.pack, edition.pack.names.index(card)
    return None, 0


def same_access(rose: Event, granted: Event) -> bool:
    """Whether a rise has just been told as granted."""
    return granted.verb == "granted" and (granted.seat, granted.target) == (rose.seat, rose.target)


def actor(facts: dict[str, Any]) -> str:
    """Who plays the latest card, or makes the attempt."""
    if facts["plays"]:
        return str(facts["plays"][-1][1])
    return str((facts["attempt"] or {}).get("seat", ""))


def going_on(view: View, name: Name) -> Printed:
    """The latest card in play, and the attempt."""
    facts: dict[str, Any] = view.facts
    attempt = facts["attempt"] or {}
    return {
        "happening": "card" if facts["plays"] else "attempt" if attempt else "none",
        "actor-is": "you" if actor(facts) == letter(view.seat) else "they",
        "play": name(facts["plays"][-1][0]) if facts["plays"] else "",
        "sector": attempt.get("sector", ""),
        "level": attempt.get("level", 0),
    }


def deal(facts: dict[str, Any], name: Name) -> Printed:
    """The trade on the table, as far as it has been said aloud."""
    trade = facts["trade"] or {}
    wanted, answer = trade.get("wanted") or [], trade.get("answer") or []
    card = trade.get("card", "")
    return {
        "code": trade.get("code", ""),
        "named": "yes" if card else "no",
        "offered": name(card) if card else "",
        "wants": "some" if wanted else "none",
        "wanted": " ".join(wanted),
        "gets": len(answer),
        "answer": " ".join(answer),
    }


FACTS: Final = AccessDeniedFacts()
