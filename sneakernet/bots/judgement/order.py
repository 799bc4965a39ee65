"""One fixed order for all that a seat does not know: two worlds it cannot tell apart become the same table."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT, lowest
from sneakernet.core.rng import Rng, sow
from sneakernet.core.state import State


@final
class Order:
    """New names for hidden cards, place by place: the first place gets the first names."""

    def __init__(self, cards: int, hidden: i64) -> None:
        self.names: vec[i64] = vec[i64](list(range(cards)))
        self.waiting: i64 = hidden  # cards that have no new name yet
        self.spare: i64 = hidden  # names that are left

    def line_up(self, place: i64) -> None:
        """The hidden cards of the next place get the lowest names that are left."""
        rest = place & self.waiting
        while rest != 0:
            self.call(lowest(rest), self.spare)
            rest &= rest - 1

    def call(self, card: i64, names: i64) -> None:
        """A hidden card gets the lowest of these names that is left; a card that is known keeps its own."""
        if self.waiting & BIT[card]:
            name = lowest(self.spare & names)
            self.names[card] = name
            self.spare &= ~BIT[name]
            self.waiting &= ~BIT[card]


def keep_to_myself(table: State, me: i64) -> None:
    """What others know, and how the table would be shuffled, is nothing that `me` can read."""
    for q in range(table.seats() + 1):
        if q != me:
            table.set_known_to(q, 0)
    sow(table.row, "blind")


def forget_some(table: State, me: i64, remembered: i64, memory: i64, rng: Rng) -> None:
    """Of these cards, which lie hidden and which `me` could name, each comes to mind with `memory` in 100."""
    rest = remembered
    while rest != 0:
        if rng.below(100) >= memory:
            table.set_known_to(me, table.known_to(me) & ~(rest & -rest))
        rest &= rest - 1
