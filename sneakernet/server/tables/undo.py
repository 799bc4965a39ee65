"""Undo: only while nothing hidden or random came to light, for anybody, and nobody else has moved."""

from sneakernet.core.bits import BIT
from sneakernet.core.rng import STREAM
from sneakernet.server.tables.game import TableGame

WORDS = range(int(STREAM), int(STREAM) + 4)


def may_undo(game: TableGame, seat: int) -> bool:
    """Whether this seat may take its last choice back. The answer follows from what the seat knows anyway."""
    last = game.last
    if last is None or last.seat != seat or game.opening is not None or game.hush >= 0 or game.over:
        return False
    before, now = last.before.state, game.match.state
    if any(before.row[word] != now.row[word] for word in WORDS) or now.told_by_asking & ~BIT[seat]:
        return False
    events = game.events(seat, last.log, len(game.match.log))
    return all(event.verb in game.rules.deeds for event in events) and not game.rules.has_learned(before, now)
