"""A number of cards of each kind in one integer: 18 counters side by side, each as wide as its kind has copies.

Cards of a kind are alike, so a hand, the draw pile or an offer is no more than its counters.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.layout import BadLayout

KINDS: Final = 18
BITS: Final = 63  # of a number that is not negative

# A counter per kind: where it begins, one card in it, and all its bits
SHIFT: Final = vec[i64]([0] * KINDS)
ONE: Final = vec[i64]([0] * KINDS)
FIELD: Final = vec[i64]([0] * KINDS)


def add_counter(kind: int, copies: int) -> None:
    """The counter of the next kind lies above those of the kinds before it."""
    if kind >= KINDS:
        raise BadLayout(f"there are more than {KINDS} kinds of cards")
    at = sum(int(field).bit_count() for field in FIELD)
    width = copies.bit_length()
    if at + width > BITS:
        raise BadLayout(f"the counters of {kind + 1} kinds of cards take more than {BITS} bits")
    SHIFT[kind] = at
    ONE[kind] = 2**at
    FIELD[kind] = (2**width - 1) * 2**at


def how_many(cards: i64, kind: i64) -> i64:
    """The cards of one kind."""
    return (cards & FIELD[kind]) >> SHIFT[kind]


def size(cards: i64) -> i64:
    """All cards together."""
    total: i64 = 0
    kind: i64 = 0
    rest = cards
    while rest != 0:
        total += (rest & FIELD[kind]) >> SHIFT[kind]
        rest &= ~FIELD[kind]
        kind += 1
    return total


def kind_at(cards: i64, n: i64) -> i64:
    """The kind of the n-th card, counted from 0, the kinds in their order."""
    fields = FIELD
    shifts = SHIFT
    kind: i64 = 0
    left = n - (cards & fields[0])
    while left >= 0:
        kind += 1
        left -= (cards & fields[kind]) >> shifts[kind]
    return kind


def last_kind(cards: i64) -> i64:
    """The highest kind among these cards; 0 if there are none."""
    last: i64 = 0
    kind: i64 = 0
    rest = cards
    while rest != 0:
        if rest & FIELD[kind]:
            last = kind
            rest &= ~FIELD[kind]
        kind += 1
    return last


def within(part: i64, whole: i64) -> bool:
    """Whether all cards of the part are in the whole."""
    return all(part & FIELD[kind] <= whole & FIELD[kind] for kind in range(i64(KINDS)))


def meet(a: i64, b: i64) -> i64:
    """Of each kind the smaller number."""
    found: i64 = 0
    for kind in range(i64(KINDS)):
        x = a & FIELD[kind]
        y = b & FIELD[kind]
        found |= x if x < y else y
    return found


def join(a: i64, b: i64) -> i64:
    """Of each kind the larger number."""
    found: i64 = 0
    for kind in range(i64(KINDS)):
        x = a & FIELD[kind]
        y = b & FIELD[kind]
        found |= x if x > y else y
    return found


def fewer(cards: i64, n: i64) -> i64:
    """What is left for certain when n cards were taken that nobody saw: so many fewer of each kind."""
    found: i64 = 0
    if cards != 0:
        for kind in range(i64(KINDS)):
            left = how_many(cards, kind) - n
            if left > 0:
                found += left * ONE[kind]
    return found


def minus(a: i64, b: i64) -> i64:
    """The first without the second, never below none."""
    return a - meet(a, b)


def kinds_in(cards: int) -> list[tuple[int, int]]:
    """Each kind that is there, with its number; for the border."""
    return [(kind, int(how_many(cards, kind))) for kind in range(KINDS) if cards & FIELD[kind]]
