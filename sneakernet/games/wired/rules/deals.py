"""The running event and the open offer: the part of the WIRED table that is empty most of the time."""

from typing import Final

from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.core.state import State
from sneakernet.games.wired.rules.cells import (
    ANSWERED,
    AREA,
    AREA_SIZE,
    EVENT_CLASS,
    EVENT_LAST,
    EVENT_TARGET,
    KIND_BITS,
    OFFER_FROM,
    OFFER_GIVE,
    OFFER_GIVE_CLASSES,
    OFFER_STATE,
    OFFER_TO,
    OFFER_WANT,
    OFFER_WANT_CLASSES,
    PER_CELL,
    TAKEN,
)

# OFFER_STATE
NO_OFFER: Final = 0
BUILDING: Final = 1  # only the offerer knows what is in it
OPEN: Final = 2  # the partner knows too


class Deals(State):
    """What two or more players are busy with."""

    # The event

    def area_size(self) -> i64:
        """How many cards lie in the event area."""
        return self.row[AREA_SIZE]

    def area(self, n: i64) -> i64:
        """The n-th card of the event, in the order played."""
        return (self.row[AREA + n // PER_CELL] >> (KIND_BITS * (n % PER_CELL))) & (2**KIND_BITS - 1)

    def put_in_area(self, kind: i64, p: i64) -> None:
        """A player plays a card in the event."""
        row = self.row
        n = row[AREA_SIZE]
        row[AREA + n // PER_CELL] |= kind << (KIND_BITS * (n % PER_CELL))
        row[AREA_SIZE] = n + 1
        row[EVENT_LAST] = p
        row[ANSWERED] |= BIT[p]

    def event_target(self) -> i64:
        """The player against whom the event goes."""
        return self.row[EVENT_TARGET]

    def event_class(self) -> i64:
        """Which classification of the target a HEAD HUNTER named: its place in the list."""
        return self.row[EVENT_CLASS]

    def aim_event(self, target: i64, which: i64) -> None:
        self.row[EVENT_TARGET] = target
        self.row[EVENT_CLASS] = which

    def event_last(self) -> i64:
        """Who played the last card of the event."""
        return self.row[EVENT_LAST]

    def answered(self) -> i64:
        """Everybody who played a card in the event."""
        return self.row[ANSWERED]

    def set_event(self, last: i64, answered: i64) -> None:
        self.row[EVENT_LAST] = last
        self.row[ANSWERED] = answered

    def clear_area(self) -> None:
        row = self.row
        row[AREA_SIZE] = 0
        row[AREA] = 0
        row[AREA + 1] = 0
        row[EVENT_LAST] = 0
        row[ANSWERED] = 0

    def taken(self) -> i64:
        """The computers that the auditor has named so far, by their names in the target's network."""
        return self.row[TAKEN]

    def set_taken(self, computers: i64) -> None:
        self.row[TAKEN] = computers

    # The offer

    def offer_state(self) -> i64:
        return self.row[OFFER_STATE]

    def offer_from(self) -> i64:
        return self.row[OFFER_FROM]

    def offer_to(self) -> i64:
        return self.row[OFFER_TO]

    def begin_offer(self, p: i64, to: i64) -> None:
        """An empty offer of one player to another, in place of the one before."""
        row = self.row
        row[OFFER_STATE] = BUILDING
        row[OFFER_FROM] = p
        row[OFFER_TO] = to
        self.set_offer(0, 0, 0, 0)

    def open_offer(self) -> None:
        """The partner learns what is in it."""
        self.row[OFFER_STATE] = OPEN

    def end_offer(self) -> None:
        row = self.row
        row[OFFER_STATE] = NO_OFFER
        row[OFFER_FROM] = 0
        row[OFFER_TO] = 0
        self.set_offer(0, 0, 0, 0)

    def give(self) -> i64:
        """The hand cards that the offerer gives."""
        return self.row[OFFER_GIVE]

    def give_classes(self) -> i64:
        """The offerer's classifications in play that are given: a set of places in the list."""
        return self.row[OFFER_GIVE_CLASSES]

    def want(self) -> i64:
        """The hand cards that the offerer wants."""
        return self.row[OFFER_WANT]

    def want_classes(self) -> i64:
        """The partner's classifications in play that are wanted."""
        return self.row[OFFER_WANT_CLASSES]

    def set_offer(self, give: i64, give_classes: i64, want: i64, want_classes: i64) -> None:
        row = self.row
        row[OFFER_GIVE] = give
        row[OFFER_GIVE_CLASSES] = give_classes
        row[OFFER_WANT] = want
        row[OFFER_WANT_CLASSES] = want_classes
