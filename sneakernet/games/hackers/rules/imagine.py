"""The worlds that a seat can imagine behind what it knows of a HACKERS table."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.core.knowledge import fresh_stream, mix, rename_knowledge
from sneakernet.core.rng import Rng
from sneakernet.games.hackers.rules.cells import CARDS
from sneakernet.games.hackers.rules.state import NO_CARD, Hackers

SAME_NAMES: Final = vec[i64](list(range(CARDS)))


def imagine(s: Hackers, seat: int, rng: Rng) -> Hackers:
    """A table that this seat cannot tell from the real one: the cards it does not know change names at random."""
    world = s.copy()
    names = SAME_NAMES[:]
    hidden: i64 = laid_out(s) & ~s.known_to(seat)
    mix(names, hidden, rng)
    world.rename(names)
    rename_knowledge(world, names)
    fresh_stream(world, rng)
    return world


def laid_out(s: Hackers) -> i64:
    """All cards that are in some place; a written position may leave some out."""
    placed: i64 = s.box()
    for p in range(s.seats()):
        placed |= s.hand(p) | s.files(p)
    for n in range(s.deck_size()):
        placed |= BIT[s.deck(n)]
    if s.snoop() != NO_CARD:
        placed |= BIT[s.snoop()]
    if s.phones() != NO_CARD:
        placed |= BIT[s.phones()]
    return placed
