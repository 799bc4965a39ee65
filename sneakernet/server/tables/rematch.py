"""Another game: who has accepted it, and what it takes over from the one before. The journal keeps all of it."""

from typing import TYPE_CHECKING, Final, NamedTuple

from sneakernet.core.registry import find
from sneakernet.server.tables.roster import Accepted, Declined
from sneakernet.server.wire.errors import Refused
from sneakernet.table.series import Before, Next, Series, series_of

if TYPE_CHECKING:
    from sneakernet.server.tables.table import Table

OFFER: Final = 60.0  # seconds to accept a replay


class Offer(NamedTuple):
    """Another game is offered; a replay until a certain moment."""

    next: Next
    until: float | None


def before(table: "Table") -> Before:
    """The game that is over, as its successor needs it."""
    play, roster = table.play, table.roster
    assert play is not None
    outcome = play.match.outcome()
    assert outcome is not None
    players = roster.players()
    same = tuple(one == other for one, other in zip(roster.enders or players, players, strict=False))
    settings = find(play.row.game).rules.check(play.row.edition, play.seats, play.settings)[2]
    return Before(outcome, play.public(), same, len(roster.people()), settings)


def offer_another(table: "Table") -> None:
    """Another game is offered to all; some draws are to be played again."""
    play, plan = table.play, table.roster.plan
    assert play is not None
    alike = (play.row.game, play.row.edition, play.seats) == (plan.game, plan.edition, plan.seats)
    series = series_of(play.game) if alike else Series()  # of another kind, it is a first one
    gone = before(table)
    following = series.after_refusal(gone) if table.roster.declined else series.next(gone)
    table.offer = Offer(following, table.time.now() + OFFER if following.replay else None)


async def decline(table: "Table") -> None:
    """A drawn game is not played again: another one is offered."""
    await table.note(Declined())
    offer_another(table)


async def answer(table: "Table", seat: int, accept: bool) -> None:
    """Somebody accepts another game, or refuses a replay."""
    if table.offer is None:
        raise Refused("not_started")
    if not accept and table.offer.next.replay:
        await decline(table)
    elif accept != (seat in table.roster.accepted):
        await table.note(Accepted(seat, accept))
    await deal_if_all_accept(table)


async def deal_if_all_accept(table: "Table") -> None:
    """The next game begins when all people have accepted; bots always do."""
    people = table.roster.people()
    if table.offer is not None and people and set(people) <= table.roster.accepted:
        await table.lobby.commands.deal(table, table.offer.next)
