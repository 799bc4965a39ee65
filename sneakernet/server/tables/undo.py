"""Undo: only while nothing hidden or random came to light, for anybody, and nobody else has moved."""

from sneakernet.server.tables.game import TableGame


def may_undo(game: TableGame, seat: int) -> bool:
    """Whether this seat may take its last choice back. The answer follows from what the seat knows anyway."""
    last = game.last
    if last is None or last.seat != seat or game.opening is not None or game.hush >= 0 or game.over:
        return False
    return last.is_harmless(game.match)
