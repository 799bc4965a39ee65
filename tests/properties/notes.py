"""What every listener to the story of Access Denied needs: cards by number, and steps written down."""

from collections.abc import Iterable

from sneakernet.core.event import HIDDEN, Event
from tests.games.access_denied.positions import HOT_POTATOES, code, pack
from tests.properties.steps import MOVE, PLACES, Column, Step


class Notes:
    """Cards as bits of a number, and the steps so far."""

    def __init__(self, edition: str, seat: str, different: bool) -> None:
        self.edition = edition
        self.seat = seat
        self.different = different  # AD-42
        self.cards = list(pack(edition))
        self.number = {card: n for n, card in enumerate(self.cards)}
        self.all = 2 ** len(self.cards) - 1
        self.of_code = {c: self.mask(x for x in self.cards if code(x) == c) for c in "ABCDEF"}
        self.potatoes = self.mask(card for card in self.cards if card in HOT_POTATOES)
        self.upgrades = {next(x for x in self.cards if code(x) == c) for c in "ABCDEF"}  # of each code the first card
        self.start: Column = [self.all] + [0] * (PLACES - 1)
        self.counts = [len(self.cards)] + [0] * (PLACES - 1)
        self.steps: list[Step] = []

    def mask(self, cards: Iterable[str]) -> int:
        return sum(1 << self.number[card] for card in cards)

    def some(self, event: Event) -> int:
        """The card of an event, or any card."""
        return self.all if event.card == HIDDEN else self.mask([event.card])

    def move(self, event: Event, place: int, to: int, among: int = -1) -> None:
        """One card changes its place."""
        self.add(Step(MOVE, place, self.some(event) & among, str(event), to))

    def add(self, step: Step) -> None:
        """One more step; unseen moves that could as well have been made together are made together."""
        for earlier in reversed(self.steps):
            if earlier.same_move(step):
                earlier.n += step.n
                return
            if not step.may_wait(earlier):
                break
        self.steps.append(step)
