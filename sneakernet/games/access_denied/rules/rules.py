"""Access Denied as the rest of Sneakernet sees it."""

from collections.abc import Mapping
from typing import Final, final

from sneakernet.core.bits import members
from sneakernet.core.choice import Option, Refusal
from sneakernet.core.event import HIDDEN, Event, Happened
from sneakernet.core.position import Position
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Outcome, Rules
from sneakernet.core.settings import BadSetting
from sneakernet.core.view import View, letter, seat_of
from sneakernet.core.windows import WindowPolicy
from sneakernet.games.access_denied.rules import names
from sneakernet.games.access_denied.rules.book import BOOK
from sneakernet.games.access_denied.rules.cells import ALL_COUNT, DISTINCT, EXPIRED, FIRST, GOAL, ROUND_CAP, TURN_LIMIT
from sneakernet.games.access_denied.rules.editions import EDITIONS, SETTINGS
from sneakernet.games.access_denied.rules.imagine import hold_others, imagine
from sneakernet.games.access_denied.rules.notation import position, written
from sneakernet.games.access_denied.rules.pack import Pack
from sneakernet.games.access_denied.rules.places import all_places
from sneakernet.games.access_denied.rules.refusals import refuse, why_not
from sneakernet.games.access_denied.rules.setup import BOOT
from sneakernet.games.access_denied.rules.standing import roots_that_count
from sneakernet.games.access_denied.rules.state import NOBODY, Net, lay
from sneakernet.games.access_denied.rules.view import look
from sneakernet.games.access_denied.rules.windows import AccessDeniedWindows

STANDARD_GOAL: Final = "3"
TWO_PLAYER_GOAL: Final = "5"  # AD-83: there is no other with two players; the standard one becomes this


@final
class AccessDeniedRules(Rules[Net]):
    """The rules of Access Denied in all its editions."""

    def __init__(self) -> None:
        super().__init__("access-denied", "Access Denied", 1, BOOK)
        self.editions = tuple(edition.name for edition in EDITIONS)
        self.settings = SETTINGS
        self.verbs = names.EVENTS
        self.deeds = names.DEEDS
        self.laid_out = names.LAID_OUT
        self.setup = BOOT.code
        self.card_names = {pack.offset + n: name for pack in packs() for n, name in enumerate(pack.names)}

    def seat_counts(self, edition: str) -> tuple[int, ...]:
        return EDITIONS[self.editions.index(edition)].seats

    def check(self, edition: str, seats: int, settings: Mapping[str, object]) -> tuple[str, int, dict[str, str]]:
        chosen, players, values = super().check(edition, seats, settings)
        if players == 2:
            if values["goal"] not in (STANDARD_GOAL, TWO_PLAYER_GOAL):
                raise BadSetting(
                    "setting-of-two", name="goal", given=values["goal"], only=TWO_PLAYER_GOAL, rule="AD-83"
                )
            values["goal"] = TWO_PLAYER_GOAL
        return chosen, players, values

    def required_place(self, edition: str, card: str) -> str:
        pack = EDITIONS[self.editions.index(edition)].pack
        sector = pack.need_sector[pack.names.index(card)]
        return names.SECTORS[sector] if sector >= 0 else ""

    def windows(self, edition: str, seats: int, settings: Mapping[str, str]) -> WindowPolicy:
        return AccessDeniedWindows(seats, settings, self.copies, EDITIONS[self.editions.index(edition)].pack)

    def lay(self, edition: str, seats: int, settings: Mapping[str, str]) -> Net:
        rule = EDITIONS[self.editions.index(edition)]
        s = lay(rule, seats)
        goal = int(settings["goal"])
        all_count = seats == 2 or goal > (rule.all_count_above_goal or seats)
        limit = settings["time_limit"]
        first = settings["first_player"]
        starter = NOBODY if first == "random" else seat_of(first)
        if starter >= seats:
            raise BadSetting("setting-no-seat", name="first_player", given=first, seats=seats, rule="AD-15")
        distinct = (
            rule.different_codes if settings["distinct_codes"] == "printed" else settings["distinct_codes"] == "on"
        )
        s.set_setting(GOAL, goal)
        s.set_setting(ALL_COUNT, 1 if all_count else 0)
        s.set_setting(ROUND_CAP, int(settings["round_cap"]))
        s.set_setting(TURN_LIMIT, int(limit) if limit.isdecimal() else 0)
        s.set_setting(FIRST, starter)
        s.set_setting(DISTINCT, 1 if distinct else 0)
        return s

    def may_expire(self, s: Net) -> bool:
        minutes = self.settings_of(s)["time_limit"].endswith("min")
        return minutes and s.ending() == 0 and s.setting(EXPIRED) == 0

    def expire(self, s: Net) -> None:
        """The table's clock has run out: the turn in progress is the last one (AD-85, AD-R82)."""
        s.set_setting(EXPIRED, 1)
        s.tell(names.EXPIRED, s.active())

    def cards(self, edition: str = "") -> list[str]:
        return list(EDITIONS[self.editions.index(edition or self.editions[0])].pack.names)

    def card_name(self, card: int) -> str:
        return self.card_names[card]

    def option(self, code: int) -> Option:
        verb, card, target = names.OPTION_VERBS[code // names.VERB]
        at = (code // names.AIMED) % 128 - 1
        named = ""
        if card == "card":
            named = self.card_names[code % 128]
        elif card == "code":
            named = names.CODES[code % 128]
        aimed = ""
        if target == "sector":
            aimed = names.SECTORS[at]
        elif target == "seat":
            aimed = letter(at)
        elif target == "card":
            aimed = self.card_names[at]
        return Option(verb, named, aimed)

    def name_event(self, h: Happened, known: bool) -> Event:
        card = ""
        if h.card >= 0:
            card = HIDDEN if not known else self.name_of(int(h.verb), int(h.card))
        target = names.SECTORS[h.target - names.AT_SECTOR] if h.target >= names.AT_SECTOR else letter(int(h.target))
        return Event(self.verbs[h.verb], letter(int(h.seat)), card, target, int(h.n))

    def name_of(self, verb: int, card: int) -> str:
        """What an event is about: a card, a code's letter, or an effect."""
        if verb in names.TELLS_CODE:
            return names.CODES[card]
        if verb == names.MAY:
            return names.MOMENTS[card]
        if verb in names.TELLS_EFFECT:
            return names.EFFECTS[card]
        return self.card_names[card]

    def look(self, s: Net, observer: int) -> View:
        return look(s, observer)

    def imagine(self, s: Net, seat: int, rng: Rng) -> Net:
        observer: int = s.seats() if seat < 0 else seat  # the spectator's knowledge lies behind the last seat's
        while True:  # the one who is asked has a choice in every world that fits; the real one is among them
            world = imagine(s, observer, rng)
            if s.asked() < 0 or self.ask_again(world):
                return world
            if hold_others(s, world, observer, rng) and self.ask_again(world):
                return world

    def outcome(self, s: Net) -> Outcome | None:
        if s.ending() == 0:
            return None
        seats = int(s.seats())
        winners = members(s.winners())
        scores = [int(roots_that_count(s, p, s.setting(ALL_COUNT) != 0)) for p in range(seats)]
        shares = [1 / len(winners) if p in winners else 0.0 for p in range(seats)]
        return Outcome(winners, shares, scores, names.ENDINGS[s.ending()])

    def why_not(self, s: Net, seat: int, card: str) -> Refusal | None:
        return why_not(self, s, seat, card)

    def refuse(self, s: Net, seat: int, pick: str) -> Refusal:
        return refuse(self, s, seat, pick)

    def place(self, s: Net, text: Position) -> None:
        position.place(s, text)

    def fields(self, s: Net) -> dict[str, str]:
        return written.fields(s)

    def deduced(self, s: Net) -> dict[str, str]:
        return written.deduced(s)

    def all_cards(self, s: Net) -> list[str]:
        found: list[str] = []
        for cards in all_places(s):
            found += [s.pack.names[card] for card in members(cards)]
        return found


def packs() -> list[Pack]:
    """Every pack once."""
    found: list[Pack] = []
    for edition in EDITIONS:
        if edition.pack not in found:
            found.append(edition.pack)
    return found


RULES: Final = AccessDeniedRules()
