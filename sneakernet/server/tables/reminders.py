"""Reminders: over days, somebody who is not here is told that the game waits for them."""

from sneakernet.core.registry import find
from sneakernet.core.view import letter
from sneakernet.server.people import notify
from sneakernet.server.tables.state import TableState
from sneakernet.server.wire.sentences import voice


def remind(table: TableState, seat: int) -> None:
    """The game waits for this seat: call its player's web hook, if they have one and are not here."""
    guest = table.roster.chairs[seat].guest
    if guest and not table.presence.is_present(guest):
        table.services.begin(call_hook(table, seat))


async def call_hook(table: TableState, seat: int) -> None:
    """Look the hook up, and call it."""
    chair, game = table.roster.chairs[seat], table.roster.plan.game
    row = await table.services.store.guest(chair.guest)
    if row is not None and row.hook:
        text = voice(row.language).say("hook-turn", game=find(game).rules.title)
        notify.tell(row.hook, notify.Call(table.id, f"/t/{table.id}", game, letter(seat), chair.name, text))
