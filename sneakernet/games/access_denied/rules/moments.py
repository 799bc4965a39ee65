"""Moments and aims: when an instant may be played, and at what a card may be aimed."""

from typing import Final

from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.core.choice import Refusal
from sneakernet.games.access_denied.rules.book import Choice
from sneakernet.games.access_denied.rules.state import Net


class Moment:
    """When an instant may be played. One that answers a card is asked for every pending play."""

    def __init__(self) -> None:
        self.number = len(MOMENTS)
        MOMENTS.append(self)

    def fits(self, s: Net, me: i64, slot: i64) -> bool:
        """Whether this is the moment for player `me`; `slot` is the play to be answered, or -1."""
        raise NotImplementedError


MOMENTS: Final[list[Moment]] = []


class Aim(Choice):
    """Asks for a target of the card in a slot. `possible` tells whether there is one at all (AD-60)."""

    def __init__(self, about: str) -> None:
        super().__init__(about)
        self.number = len(AIMS)
        AIMS.append(self)

    def possible(self, s: Net, me: i64, card: i64) -> bool:
        """Whether a card in hand has a target now."""
        raise NotImplementedError

    def lack(self, s: Net, me: i64) -> Refusal:
        """Why there is no target: the rule, the sentence, and the sector if it matters."""
        raise NotImplementedError


AIMS: Final[list[Aim]] = []


def has_target(s: Net, me: i64, card: i64) -> bool:
    """Whether a card needs no target, or has one."""
    aim = s.pack.aim[card]
    return aim < 0 or AIMS[aim].possible(s, me, card)


def others(s: Net, me: i64) -> i64:
    """All other players."""
    return (BIT[s.seats()] - 1) & ~BIT[me]
