"""A set of cards (or seats) in one integer: card n is in the set when bit n is on."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# A table and not a shift: the compiler turns a shift of a constant into a 32-bit one.
BIT: Final = vec[i64]([2**n for n in range(63)])
NONE: Final = 0

# A product with this number has other upper six bits for each single bit: they say which bit it is.
DE_BRUIJN: Final = 0x0218A392CD3D5DBF
PLACE: Final = vec[i64](sorted(range(64), key=lambda n: (DE_BRUIJN * 2**n >> 58) & 63))


def count(cards: i64) -> i64:
    """How many are in the set."""
    x = cards - ((cards >> 1) & 0x1555555555555555)  # below 2**62: a larger constant would be a boxed one
    x = (x & 0x3333333333333333) + ((x >> 2) & 0x3333333333333333)
    x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0F
    x += x >> 8
    x += x >> 16
    x += x >> 32
    return x & 0x7F


def lowest(cards: i64) -> i64:
    """The first one of a set that is not empty."""
    return PLACE[((cards & -cards) * DE_BRUIJN >> 58) & 63]


def has(cards: i64, card: i64) -> bool:
    """Whether a card is in the set."""
    return (cards & BIT[card]) != 0


def nth(cards: i64, n: i64) -> i64:
    """The n-th one of a set, counted from 0 in ascending order."""
    rest = cards
    while n > 0:
        rest &= rest - 1
        n -= 1
    return lowest(rest)


def members(cards: i64) -> list[int]:
    """All of a set, ascending; for the border, not for the rules."""
    found: list[int] = []
    rest = cards
    while rest != 0:
        found.append(int(lowest(rest)))
        rest &= rest - 1
    return found


def setof(cards: list[int]) -> i64:
    """The set that holds these."""
    together: i64 = 0
    for card in cards:
        together |= BIT[card]
    return together
