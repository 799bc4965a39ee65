"""Undo: only while nothing hidden or random came to light, for anybody, and nobody else has moved."""

from sneakernet.core.bits import BIT
from sneakernet.core.rng import STREAM
from sneakernet.server.tables.game import Play

WORDS = range(int(STREAM), int(STREAM) + 4)


def may_undo(play: Play, seat: int) -> bool:
    """Whether this seat may take its last choice back. The answer follows from what the seat knows anyway."""
    last = play.last
    if last is None or last.seat != seat or play.opening is not None or play.hush >= 0 or play.over:
        return False
    before, now = last.before.state, play.match.state
    if any(before.row[word] != now.row[word] for word in WORDS) or now.told_by_asking & ~BIT[seat]:
        return False
    events = play.events(seat, last.log, len(play.match.log))
    return all(event.verb in play.rules.deeds for event in events) and not play.rules.has_learned(before, now)
