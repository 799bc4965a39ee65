"""HACKERS as the rest of Sneakernet sees it."""

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import members
from sneakernet.core.choice import Option, Refusal
from sneakernet.core.position import Position
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Outcome, Rules
from sneakernet.core.settings import BadSetting
from sneakernet.core.state import NOBODY
from sneakernet.core.view import View, seat_of
from sneakernet.core.windows import WindowPolicy
from sneakernet.games.hackers.rules import names, position, verbs
from sneakernet.games.hackers.rules.book import BOOK
from sneakernet.games.hackers.rules.card import PACK
from sneakernet.games.hackers.rules.editions import EDITION, SEATS, SETTINGS
from sneakernet.games.hackers.rules.imagine import imagine
from sneakernet.games.hackers.rules.refusals import refuse, why_not
from sneakernet.games.hackers.rules.setup import ANY, ASK, SETUP
from sneakernet.games.hackers.rules.state import NO_CARD, Hackers, lay
from sneakernet.games.hackers.rules.view import look
from sneakernet.games.hackers.rules.windows import HackersWindows


@final
class HackersRules(Rules[Hackers]):
    """The rules of HACKERS (B4UDW3RK5, 2022)."""

    def __init__(self) -> None:
        super().__init__("hackers", "HACKERS", 1, BOOK)
        self.editions = (EDITION,)
        self.settings = SETTINGS
        self.verbs = names.EVENTS
        self.deeds = names.DEEDS
        self.setup = SETUP.code

    def seat_counts(self, edition: str) -> tuple[int, ...]:
        return SEATS

    def lay(self, edition: str, seats: int, settings: Mapping[str, str]) -> Hackers:
        phones = settings["phones_hacker"]
        rule: int = ASK if phones == "ask" else ANY if phones == "random" else PACK.names.index(f"hacker-{phones}")
        host = "A" if settings["first_starter"] == "host" else ""
        name = settings["starter"] or host
        starter = seat_of(name) if name else NOBODY
        if starter >= seats:
            raise BadSetting("setting-no-seat", name="starter", given=name, seats=seats, rule="HK-2")
        open_hands = settings["open_source"] == "on"
        open_files = settings["encrypted"] == "off"
        return lay(seats, open_hands, open_files, int(settings["round_cap"]), rule, starter)

    def windows(self, edition: str, seats: int, settings: Mapping[str, str]) -> WindowPolicy:
        return HackersWindows(seats, settings, self.copies)

    def cards(self, edition: str = "") -> list[str]:
        return list(PACK.names)

    def card_name(self, card: int) -> str:
        return PACK.names[card]

    def option(self, code: int) -> Option:
        if code < names.ADD:
            return Option(names.PLAIN_OPTIONS[code])
        return Option(names.CARD_OPTIONS[code // 32], PACK.names[code % 32])

    def look(self, s: Hackers, observer: int) -> View:
        return look(s, observer)

    def imagine(self, s: Hackers, seat: int, rng: Rng) -> Hackers:
        observer: int = s.seats() if seat < 0 else seat  # the spectator's knowledge lies behind the last seat's
        if s.asked() < 0:
            return imagine(s, observer, rng)
        while True:  # the one who is asked has a choice in every world that fits; the real one is among them
            world = imagine(s, observer, rng)
            if self.ask_again(world):
                return world

    def outcome(self, s: Hackers) -> Outcome | None:
        if s.asked() >= 0:
            return None
        scores = [int(verbs.score(s, p)) for p in range(int(s.seats()))]
        leaders = [p for p, points in enumerate(scores) if points == max(scores)]
        shares = [1 / len(leaders) if p in leaders else 0.0 for p in range(len(scores))]  # HK-19 point 6
        return Outcome(leaders if len(leaders) == 1 else [], shares, scores, "score" if len(leaders) == 1 else "draw")

    def why_not(self, s: Hackers, seat: int, card: str) -> Refusal | None:
        return why_not(self, s, seat, card)

    def refuse(self, s: Hackers, seat: int, pick: str) -> Refusal:
        return refuse(self, s, seat, pick)

    def place(self, s: Hackers, text: Position) -> None:
        position.place(s, text)

    def fields(self, s: Hackers) -> dict[str, str]:
        return position.fields(s)

    def all_cards(self, s: Hackers) -> list[str]:
        sets: list[i64] = [s.box()]
        for p in range(int(s.seats())):
            sets.extend([s.hand(p), s.files(p)])
        found = [PACK.names[card] for cards in sets for card in members(cards)]
        found += [PACK.names[s.deck(n)] for n in range(int(s.deck_size()))]
        found += [PACK.names[card] for card in (s.snoop(), s.phones()) if card != NO_CARD]
        return found


RULES: Final = HackersRules()
