"""Another game: what it takes over from the one before, and whether it is a replay. The journal keeps all of it."""

from typing import Final

from sneakernet.core.registry import find
from sneakernet.core.rules import Outcome
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.roster import Roster
from sneakernet.server.tables.state import Offer
from sneakernet.table.series import Before, Series, series_of

ACCEPT_SECONDS: Final = 60.0  # to accept a replay


def before(game: TableGame, outcome: Outcome, roster: Roster) -> Before:
    """The game that is over, as its successor needs it."""
    players = roster.players()
    same = tuple(one == other for one, other in zip(roster.enders or players, players, strict=False))
    settings = find(game.row.game).rules.check(game.row.edition, game.seats, game.settings)[2]
    return Before(outcome, game.public(), same, len(roster.people()), settings)


def offer(game: TableGame, roster: Roster, now: float) -> Offer:
    """The game that is offered after this one; some draws are to be played again."""
    plan, outcome = roster.plan, game.match.outcome()
    assert outcome is not None, "the game is over"
    alike = (game.row.game, game.row.edition, game.seats) == (plan.game, plan.edition, plan.seats)
    series = series_of(game.passport) if alike else Series()  # of another kind, it is a first one
    gone = before(game, outcome, roster)
    following = series.after_refusal(gone) if roster.declined else series.next(gone)
    return Offer(following, now + ACCEPT_SECONDS if following.replay else None)
