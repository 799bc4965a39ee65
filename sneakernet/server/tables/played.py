"""Who has played a game that is over, and how it went for them."""

from sneakernet.core.rules import Outcome
from sneakernet.server.storage.played import PlayedRow
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.roster import Roster


def played(game: TableGame, roster: Roster, at: float) -> list[PlayedRow]:
    """A row for everybody who sat there; a position that was laid out is nobody's game."""
    outcome = game.match.outcome()
    assert outcome is not None, "the game is over"
    if roster.puzzle:
        return []
    bots = " ".join(sorted(chair.bot for chair in roster.chairs if chair.bot))
    sitting = {roster.chairs[seat].guest: seat for seat in roster.people()}
    left = {guest: min(seats) for guest, seats in roster.seen.items() if guest not in sitting}
    stayed = [PlayedRow(guest, game.id, seat, result_of(outcome, seat), bots, at) for guest, seat in sitting.items()]
    return stayed + [PlayedRow(guest, game.id, seat, "left", bots, at) for guest, seat in left.items()]


def result_of(outcome: Outcome, seat: int) -> str:
    """How a game went for a seat."""
    if not outcome.winners:
        return "draw"
    if outcome.shares[seat] <= 0:
        return "lost"
    return "won" if len(outcome.winners) == 1 else "shared"
