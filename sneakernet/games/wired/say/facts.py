"""What the sentences of WIRED need to know: sorts of cards, sections of the rules, what a choice is about."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from sneakernet.core.event import Event
from sneakernet.core.view import View, letter
from sneakernet.games.wired.rules import names
from sneakernet.games.wired.rules.kind import PACK
from sneakernet.say.facts import Facts, Name, Section

EQUIPMENT: Final = ("computer", "cable-2", "cable-3", "switch")
ATTACKS: Final = ("hacked", "power-outage", "new-hire", "audit")
CURES: Final = ("secured", "powered", "trained")
RESOLUTIONS: Final = ("helpdesk", *CURES)
SORTS: Final = {"S": "switch", "K": "cable", "P": "computer"}
PORTS: Final = {"cable-2": 2, "cable-3": 3}


def numbers(text: str) -> tuple[str, ...]:
    """Rule numbers from their digits."""
    return tuple(f"WD-{n}" for n in text.split())


BUILD: Final = "WD-14 WD-18 WD-19 WD-24"
ISSUE: Final = "WD-25 WD-27 WD-33"
CURE: Final = "WD-25 WD-26 WD-28"
IMMUNE: Final = "WD-31 WD-33 WD-75"
ROB: Final = "WD-45 WD-46 WD-47"


class WiredFacts(Facts):
    """WIRED."""

    sections = (
        Section("setup", numbers("1 2 3 4 85 66 87")),
        Section("turn", numbers("5 6 7 8 9 10 11 12 13 59")),
        Section("network", numbers("14 15 16 18 19 70 20 67 23 21 22 71 72 73 24 88")),
        Section("actions", numbers("25 26 76 27 74 28")),
        Section("classifications", numbers("29 30 31 32 84 33 75 77 17 68 69")),
        Section("events", numbers("40 82 41 42 43 44 45 46 47 83 48 49 78 79 80 81")),
        Section("trade", numbers("50 51 52 53 54 55 56 57 58")),
        Section("end", numbers("34 35 86 36 37 38 39 65 90")),
        Section("house", numbers("60 61 62 89 63 64")),
    )
    verbs = (
        *names.PLAIN_OPTIONS,
        *names.KIND_OPTIONS[1:],
        *names.CLASS_OPTIONS,
        "to",
        "against",
        "steal",
        *names.NODE_OPTIONS,
    )
    bare = frozenset(["give", "want", "discard"])
    ends = frozenset(["done", "enough", "pass", "decline", "float"])
    deeds = frozenset(
        "dealt chose offered countered gives gives_in_play wants wants_in_play handed transferred played attached"
        " floated replaced reconnected detached tapped resolved dropped named answered took_back stole discarded drew"
        " scored".split()
    )
    headings = frozenset(["began"])
    finale = frozenset(["won", "shared"])
    card_rules: ClassVar[Mapping[str, str]] = {
        "computer": BUILD,
        "cable-2": BUILD,
        "cable-3": BUILD,
        "switch": "WD-14 WD-16 WD-19 WD-24",
        "hacked": f"{ISSUE} WD-41",
        "power-outage": ISSUE,
        "new-hire": ISSUE,
        "audit": "WD-40 WD-41 WD-42 WD-43 WD-44",
        "helpdesk": CURE,
        "secured": f"{CURE} WD-41",
        "powered": CURE,
        "trained": CURE,
        "security-specialist": IMMUNE,
        "facilities": IMMUNE,
        "supervisor": IMMUNE,
        "field-tech": "WD-17 WD-31 WD-68 WD-69",
        "head-hunter": ROB,
        "seal-the-deal": f"{ROB} WD-48 WD-49",
    }

    def printed(self, card: str, edition: str) -> dict[str, int | str]:
        return {"category": self.kind(card, edition), "copies": int(PACK.copies[PACK.names.index(card)])}

    def kind(self, card: str, edition: str) -> str:
        if card in EQUIPMENT:
            return "equipment"
        if card in ATTACKS:
            return "attack"
        return "resolution" if card in RESOLUTIONS else "classification"

    def traded(self, card: str, edition: str) -> str:
        return card

    def sort(self, thing: str) -> str:
        return SORTS[thing[0]]

    def worth_telling(self, events: list[Event], me: str) -> list[Event]:
        """A card is shown, played and laid out in one go: the last of these tells it all, and may be still to come."""
        told: list[Event] = []
        for n, event in enumerate(events):
            following = events[n + 1 : n + 3]
            if event.verb == "chose" and (event.seat == me or not following or is_played(event, following)):
                continue
            if event.verb == "played" and event.card in EQUIPMENT:
                continue  # that it is attached, left floating or takes another one's place is told next
            if event.verb == "resolved" and n and cured_by(events[n - 1], event):
                continue
            if event.verb == "named" and following and is_stolen(event, following[0]):
                continue
            told.append(without_target(event) if following and helps(event, following[0]) else event)
        return told

    def scene(self, view: View, name: Name) -> dict[str, int | str]:
        facts: dict[str, Any] = view.facts
        choosing = facts["choosing"] or {}
        what = choosing.get("card", "")
        seats = view_seats(view)
        found: dict[str, int | str] = {
            "what": name(what) if what else "",
            "moves": facts["moves"],
            "techs": facts["field_techs"],
            "move": "none" if facts.get("no_move") else "over",
            "class": name(facts["event_class"]) if facts["event_class"] else "",
            "duel": "defend" if facts["event_target"] == view_me(view) else "insist",
            "audit": "standing" if view.places["event"].count % 2 else "blocked",
        }
        found |= {f"{seat}.works": facts["income"][n] for n, seat in enumerate(seats)}
        found |= deal_so_far(view, name)
        owner = choosing.get("victim") or (facts["event_target"] if view.about == "audit_pick" else "") or view_me(view)
        if owner:
            for node in facts["equipment"][owner]:
                found |= about_node(node, facts["equipment"][owner], name)
        return found

    def tie_breaks(self, view: View, edition: str) -> list[tuple[str, list[int]]]:
        """WD-37."""
        facts: dict[str, Any] = view.facts
        networks = list(facts["equipment"].values())
        return [
            ("active-computers", facts["income"]),
            ("computers", [sum(node["card"] == "computer" for node in network) for network in networks]),
            ("active-equipment", [sum(node["active"] for node in network) for network in networks]),
            ("equipment", [len(network) for network in networks]),
        ]

    def people_in(self, view: View) -> dict[str, str]:
        """The players a question speaks of."""
        facts: dict[str, Any] = view.facts
        offer = facts["offer"] or {}
        other = offer.get("to", "") if offer.get("from") == view_me(view) else offer.get("from", "")
        victim = (facts["choosing"] or {}).get("victim", "")
        return {
            "victim": victim,
            "partner": other,
            "target-name": facts["event_target"],
            "robber": facts["active"] if facts["event_target"] == view_me(view) else facts["event_target"],
        }


def is_played(chosen: Event, following: list[Event]) -> bool:
    """Whether the card that was shown is played at once; a Field Tech may pay for it first."""
    return any(e.verb == "played" and (e.seat, e.card) == (chosen.seat, chosen.card) for e in following)


def cured_by(before: Event, resolved: Event) -> bool:
    """Whether an issue went because of the card just played on it, which says so."""
    return before.verb == "played" and before.card in CURES and before.target == resolved.target


def is_stolen(named: Event, next_one: Event) -> bool:
    """Whether what was reached for is taken at once."""
    return next_one.verb == "stole" and (named.seat, named.card) == (next_one.seat, next_one.card)


def helps(played: Event, next_one: Event) -> bool:
    """Whether a Helpdesk takes an issue off, which says where it was played, and which issue it was."""
    return (played.verb, played.card) == ("played", "helpdesk") and next_one.verb == "resolved"


def without_target(event: Event) -> Event:
    """Without where it happened: that is told next."""
    return Event(event.verb, event.seat, event.card, n=event.n)


def view_me(view: View) -> str:
    """The reader's seat."""
    return letter(view.seat)


def view_seats(view: View) -> list[str]:
    """All seats."""
    scores = view.facts["scores"]
    assert isinstance(scores, list)
    return [letter(n) for n in range(len(scores))]


def deal_so_far(view: View, name: Name) -> dict[str, int | str]:
    """What lies in an offer that is being made."""
    facts: dict[str, Any] = view.facts
    offer = facts["offer"] or {}
    sides = [
        " + ".join(name(card) for card in [*offer.get(side, []), *offer.get(f"{side}_in_play", [])])
        for side in ("give", "want")
    ]
    deal = ("both" if sides[1] else "give") if sides[0] else ("want" if sides[1] else "none")
    return {"deal": deal, "given": sides[0], "wanted": sides[1]}


def about_node(node: dict[str, Any], network: list[dict[str, Any]], name: Name) -> dict[str, int | str]:
    """What can be said about equipment in play, under its name."""
    here, card = node["name"], node["card"]
    state = "issues" if node["issues"] else "works" if node["active"] else "silent" if node["on"] else "floating"
    below = [other for other in network if other["on"] == here]
    computers = [other for other in network if other["on"] in [b["name"] for b in below]] if card == "switch" else below
    return {
        f"{here}.kind": SORTS[here[0]],
        f"{here}.state": state,
        f"{here}.issues": " + ".join(name(issue) for issue in node["issues"]),
        f"{here}.parent": node["on"] or "none",
        f"{here}.below": len(computers),
        f"{here}.free": PORTS.get(card, 0) - len(below),
    }


FACTS: Final = WiredFacts()
