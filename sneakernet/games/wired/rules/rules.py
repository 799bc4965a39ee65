"""WIRED as the rest of Sneakernet sees it."""

from collections.abc import Mapping
from typing import Final, final

from sneakernet.core.bits import members
from sneakernet.core.choice import Option, Refusal
from sneakernet.core.event import HIDDEN, Event, Happened
from sneakernet.core.position import Position
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Outcome, Rules
from sneakernet.core.settings import BadSetting
from sneakernet.core.state import NOBODY
from sneakernet.core.view import View, letter, seat_of
from sneakernet.core.windows import WindowPolicy
from sneakernet.games.wired.rules import classes, clock, names, network, notation, position
from sneakernet.games.wired.rules.book import BOOK
from sneakernet.games.wired.rules.editions import EDITION, SEATS, SETTINGS
from sneakernet.games.wired.rules.imagine import imagine
from sneakernet.games.wired.rules.kind import PACK
from sneakernet.games.wired.rules.refusals import refuse, why_not
from sneakernet.games.wired.rules.setup import SETUP
from sneakernet.games.wired.rules.state import Wired, lay
from sneakernet.games.wired.rules.view import hidden_from, look
from sneakernet.games.wired.rules.windows import WiredWindows


@final
class WiredRules(Rules[Wired]):
    """The rules of WIRED, base game, INTERNET mode."""

    def __init__(self) -> None:
        super().__init__("wired", "WIRED", 1, BOOK)
        self.cards_exist_once = False
        self.editions = (EDITION,)
        self.settings = SETTINGS
        self.verbs = names.EVENTS
        self.deeds = names.DEEDS
        self.laid_out = names.LAID_OUT
        self.setup = SETUP.code

    def seat_counts(self, edition: str) -> tuple[int, ...]:
        return SEATS

    def lay(self, edition: str, seats: int, settings: Mapping[str, str]) -> Wired:
        dealer = settings["dealer"]
        if dealer and seat_of(dealer) >= seats:
            raise BadSetting("setting-no-seat", name="dealer", given=dealer, seats=seats, rule="WD-2")
        return lay()

    def cards(self, edition: str = "") -> list[str]:
        return list(PACK.names)

    def copies(self, card: str) -> int:
        return int(PACK.copies[PACK.names.index(card)])

    def windows(self, edition: str, seats: int, settings: Mapping[str, str]) -> WindowPolicy:
        return WiredWindows(seats, settings, self.copies)

    def card_name(self, card: int) -> str:
        """A kind, a classification in play with its marks, or an equipment card in play with its owner."""
        if card >= names.TAGS:
            return notation.tag_name(card)
        return notation.class_name(card - names.TOKENS) if card >= names.TOKENS else PACK.names[card]

    def name_event(self, h: Happened, known: bool) -> Event:
        card = "" if h.card < 0 else (self.card_name(int(h.card)) if known else HIDDEN)
        if h.target >= names.TAGS:
            target = notation.tag_name(int(h.target))
        else:
            target = "internet" if h.target == names.INTERNET_TARGET else letter(int(h.target))
        return Event(self.verbs[h.verb], letter(int(h.seat)), card, target, int(h.n))

    def option(self, code: int) -> Option:
        if code < names.PLAY:
            return Option(names.PLAIN_OPTIONS[code])
        if code < names.GIVE_IN_PLAY:
            return Option(names.KIND_OPTIONS[code // 32], PACK.names[code % 32])
        if code < names.TO:
            verb = names.CLASS_OPTIONS[(code - names.GIVE_IN_PLAY) // 16]
            return Option(verb, notation.class_name(code % 16))
        if code < names.STEAL:
            return Option("to" if code < names.AGAINST else "against", "", letter(code % 8))
        if code < names.ON:
            return Option("steal", notation.class_name(code % 16), letter((code - names.STEAL) // 16))
        verb = names.NODE_OPTIONS[(code - names.ON) // 128]
        return Option(verb, "", notation.equipment_name(code % 128))

    def look(self, s: Wired, observer: int) -> View:
        return look(s, observer)

    def has_learned(self, before: Wired, now: Wired) -> bool:
        return any(hidden_from(now, q) < hidden_from(before, q) for q in range(int(now.seats()) + 1))

    def imagine(self, s: Wired, seat: int, rng: Rng) -> Wired:
        observer: int = s.seats() if seat < 0 else seat  # the spectator's knowledge lies behind the last seat's
        if s.asked() < 0:
            return imagine(s, observer, rng)
        while True:  # the one who is asked has a choice in every world that fits; the real one is among them
            world = imagine(s, observer, rng)
            if self.ask_again(world):
                return world

    def outcome(self, s: Wired) -> Outcome | None:
        if s.asked() >= 0:
            return None
        winners = members(s.winners())
        scores = [int(s.score(p)) for p in range(int(s.seats()))]
        shares = [1 / len(winners) if p in winners else 0.0 for p in range(len(scores))]  # WD-39
        capped = s.finisher() == NOBODY and s.reason() != names.BY_TARGET  # WD-65: nobody came first to the target
        return Outcome(winners, shares, scores, names.CAP if capped else names.REASONS[s.reason()])

    def may_expire(self, s: Wired) -> bool:
        return clock.may_expire(self, s)

    def expire(self, s: Wired) -> None:
        clock.expire(self, s)

    def why_not(self, s: Wired, seat: int, card: str) -> Refusal | None:
        return why_not(self, s, seat, card)

    def refuse(self, s: Wired, seat: int, pick: str) -> Refusal:
        return refuse(self, s, seat, pick)

    def place(self, s: Wired, text: Position) -> None:
        position.place(s, text)

    def fields(self, s: Wired) -> dict[str, str]:
        return position.fields(s)

    def all_cards(self, s: Wired) -> list[str]:
        found: list[str] = list(notation.list_cards(s.draw_pile()))
        for p in range(int(s.seats())):
            found += notation.list_cards(s.hand(p))
            for node in network.nodes(s, p):
                found += [PACK.names[network.kind_of(node)], *notation.issue_names(s, node)]
            entries = s.classes(p)
            for n in range(int(classes.length(entries))):
                found.append(PACK.names[PACK.job_kind[classes.entry(entries, n) & classes.JOB]])
        found += [PACK.names[s.discarded(n)] for n in range(int(s.discard_size()))]
        found += [PACK.names[s.area(n)] for n in range(int(s.area_size()))]
        return found


RULES: Final = WiredRules()
