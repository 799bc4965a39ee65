"""Reminders: over days, somebody who is not here is told that the game waits for them; on days away no time runs."""

from contextlib import suppress

from sneakernet.core.registry import find
from sneakernet.server.people.calendar import Calendar
from sneakernet.server.storage.store import StorageUnavailable
from sneakernet.server.tables.state import Playing, TableState


def remind(table: TableState, seat: int) -> None:
    """The game waits for this seat: tell its player, if they want to be told and are not here."""
    guest = table.roster.chairs[seat].guest
    if guest and not table.presence.is_present(guest):
        title = find(table.roster.plan.game).rules.title
        table.services.begin(table.services.channels.tell(guest, "notice-turn", title))


async def days_away(table: TableState, playing: Playing, seat: int, since: float) -> float:
    """How much longer the time of who is asked since then (wall clock) is because of days on which they are away."""
    guest, whole = table.roster.chairs[seat].guest, playing.clocks.person
    if not guest or whole is None:
        return 0.0
    with suppress(StorageUnavailable):
        calendar = Calendar.of((await table.services.store.preferences(guest)).get("all", ""))
        if calendar is not None:
            return calendar.due(since, whole) - since - whole
    return 0.0
