"""Chat: what people at a table say to each other."""

from sneakernet.core.view import letter
from sneakernet.server.people.names import BadText, clean_text
from sneakernet.server.storage.store import ChatRow
from sneakernet.server.tables import render
from sneakernet.server.tables.call import read_call
from sneakernet.server.tables.caller import Caller
from sneakernet.server.tables.state import TableState
from sneakernet.server.wire.commands import Say
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.sentences import CALL, PHRASES


async def say(table: TableState, caller: Caller, command: Say) -> None:
    """A line of chat, for everybody here."""
    if not table.roster.plan.chat or caller.id in table.roster.muted:
        raise Refused("forbidden")
    wait = table.services.chat.take(caller.id, table.time.now())
    if wait:
        raise Refused("rate_limited", wait=wait)
    row = read(table, caller, command)
    keep = table.services.settings.limits.chat_kept
    await table.services.store.say(table.lease, row, keep)
    table.chat = [*table.chat[1 - keep :], row]
    caller.done(command.id)
    for client in table.presence.clients:
        if table.services.moderation.hears(client.guest, caller.id):
            client.send(render.chat_line(row, client.language, row.at))


def read(table: TableState, caller: Caller, command: Say) -> ChatRow:
    """A phrase, a call or a text as it is kept, or Refused."""
    if command.phrase not in ("", CALL, *PHRASES):
        raise Refused("bad_text", ref="phrase")
    seat = table.roster.seat_of(caller.id)
    if command.phrase:
        text = read_call(table, seat, command) if command.phrase == CALL else ""
    else:
        text = read_text(command.text)
    n, name = table.chat[-1].n + 1 if table.chat else 0, table.name_of(caller.id)
    return ChatRow(table.id, n, caller.id, name, letter(seat), text, command.phrase, table.time.wall())


def read_text(written: str) -> str:
    """Words of one's own as they are kept, or Refused."""
    try:
        text = clean_text(written)
    except BadText as problem:
        raise Refused("bad_text", ref="text", key=problem.key) from None
    if not text:
        raise Refused("bad_text", ref="text")
    return text
