"""Seats: who takes which chair, and who leaves it."""

import secrets
from collections.abc import Sequence

from sneakernet.server.people.names import distinct
from sneakernet.server.tables.audience import Audience
from sneakernet.server.tables.entries import AnyEntry, Hosted, Sat, Stood, Waits
from sneakernet.server.tables.journal import Journal
from sneakernet.server.tables.roster import Roster
from sneakernet.server.tables.state import TableState
from sneakernet.server.wire.errors import Refused
from sneakernet.table import handles


def number_of(table: TableState, seat: str) -> int:
    """The number of a seat of this table."""
    number = ord(seat) - ord("A")
    if not 0 <= number < table.roster.plan.seats:
        raise Refused("not_found", ref="seat")
    return number


def first_free(table: TableState, guest: str) -> int:
    """An open chair, else a bot's; the one that a guest had in this game comes first."""
    chairs = table.roster.chairs
    seen: set[int] = set() if table.playing is None else table.roster.seen.get(guest, set())
    order: list[int] = [*seen, *[n for n, chair in enumerate(chairs) if chair.kind == "open"], *range(len(chairs))]
    for seat in order:
        if not chairs[seat].guest and seat not in table.roster.waiting:
            return seat
    raise Refused("seat_taken", ref="seat")


async def sit_down(table: TableState, journal: Journal, audience: Audience, visitor: Waits) -> None:
    """Somebody sits down; where they sat before is free."""
    seat = visitor.seat
    others = [chair.name for chair in table.roster.chairs if chair.guest and chair.guest != visitor.guest]
    entries: list[AnyEntry] = []
    before = table.roster.seat_of(visitor.guest)
    if before >= 0:
        entries.append(Stood(before))
    entries.append(Sat(seat, visitor.guest, distinct(visitor.name, others)))
    if not table.roster.host:  # whoever was has gone for good
        entries.append(Hosted(visitor.guest))
    await journal.note(*entries)
    table.away.discard(seat)
    if not table.presence.is_present(visitor.guest):
        table.presence.expect(visitor.guest)
    audience.welcome(visitor.guest)
    audience.show_table()


def bot_name(roster: Roster, seat: int, others: Sequence[str] = ()) -> str:
    """A name for a bot that nobody else has at this table, nor any of the others who are about to come."""
    taken = [*roster.names(), *others]
    proposed = [name for name in handles(12, secrets.token_hex(4)) if name not in taken]
    return distinct(proposed[0] if proposed else f"bot {seat + 1}", taken)
