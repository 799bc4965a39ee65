"""Who knows what: one bit per observer and card. Views, events and imagined worlds are all derived from these bits."""

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest
from sneakernet.core.rng import Rng, branch
from sneakernet.core.state import KNOWN, SEATS, State


def show(s: State, cards: i64, observers: i64) -> None:
    """These observers learn where these cards are."""
    row = s.row
    rest = observers
    for q in range(row[SEATS] + 1):
        if rest & 1:
            row[KNOWN + q] |= cards
        rest >>= 1


def slip_away(s: State, card: i64, among: i64, seen_by: i64) -> None:
    """A card leaves a group; who does not see it no longer knows which one is where. A group of one hides nothing."""
    row = s.row
    bit = BIT[card]
    hides: i64 = 0
    if among & ~bit:
        hides = among
    rest = seen_by
    for q in range(row[SEATS] + 1):
        if rest & 1:
            row[KNOWN + q] |= bit
        else:
            row[KNOWN + q] &= ~hides
        rest >>= 1


def rename(cards: i64, names: vec[i64]) -> i64:
    """The same set under other names."""
    renamed: i64 = 0
    rest = cards
    while rest != 0:
        renamed |= BIT[names[lowest(rest)]]
        rest &= rest - 1
    return renamed


def mix(names: vec[i64], cards: i64, rng: Rng) -> None:
    """Exchange these cards' names among each other at random."""
    left = count(cards)
    rest = cards
    spare = cards
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        skip = rng.below(left)
        left -= 1
        other = spare
        while skip > 0:
            other &= other - 1
            skip -= 1
        names[card] = lowest(other)
        spare &= ~BIT[lowest(other)]


def rename_knowledge(s: State, names: vec[i64]) -> None:
    """Everybody's knowledge follows the cards to their new names."""
    for q in range(s.seats() + 1):
        s.set_known_to(q, rename(s.known_to(q), names))


def fresh_stream(s: State, rng: Rng) -> None:
    """Another future: whoever imagines a world must not foresee its shuffles."""
    branch(s.row, rng)
