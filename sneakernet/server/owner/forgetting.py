"""Forgetting a person: nothing of theirs is left, and others keep the games that they played with "somebody".

It is a note in the store, carried out table by table: a worker that dies leaves the rest to the next one.
"""

import json
import secrets
from contextlib import suppress
from typing import Any

from msgspec import structs

from sneakernet.server.lobby import Lobby
from sneakernet.server.storage.store import Elsewhere, StorageUnavailable, Taken
from sneakernet.server.tables import commands
from sneakernet.server.tables.entries import AnyEntry, Dealt, Hosted, decode, encode
from sneakernet.server.tables.roster import Roster
from sneakernet.server.tables.table import Table
from sneakernet.server.wire.errors import Refused


async def forget(lobby: Lobby, guest: str) -> None:
    """Forget somebody: from now on nobody can come in as them."""
    row = await lobby.store.guest(guest)
    if row is not None:
        await lobby.guests.leave(row)
    hang_up(lobby, guest, "signed_out")
    await lobby.moderation.keep("forget", guest)
    await go_on(lobby)


def hang_up(lobby: Lobby, guest: str, why: str) -> None:
    """Somebody is at no table any more."""
    for table in lobby.tables.values():
        for client in list(table.state.presence.clients):
            if client.guest == guest:
                client.end(why)


async def go_on(lobby: Lobby) -> None:
    """Carry out what is left to be forgotten, as far as it is this worker's."""
    moderation = lobby.moderation
    for guest in list(moderation.leaving):
        for table in await lobby.store.tables_naming(guest):
            with suppress(Elsewhere, Refused, Taken):  # whoever has it does so, or it is tried again
                await leave_table(await lobby.find(table), guest)
        if not await lobby.store.tables_naming(guest):
            await forget_notes(lobby, guest)
    lobby.archive.forget()
    lobby.reviews.told.clear()


async def forget_notes(lobby: Lobby, guest: str) -> None:
    """No table knows of them: nothing else does."""
    for note in await lobby.store.notes():
        mine = guest in note.id.split(" ") or (note.kind == "report" and f'"{guest}"' in note.text)
        if mine and note.kind != "ban":  # who was banned stays so
            await lobby.store.drop(note.kind, note.id)
    await lobby.store.erase_guest(guest)
    lobby.guests.forget(guest)
    await lobby.moderation.refresh()


async def leave_table(table: Table, guest: str) -> None:
    """Somebody leaves a table, and it never knew them."""
    async with table.lock:
        state = table.state
        seat = state.roster.seat_of(guest)
        if seat >= 0:
            await commands.stand(table, seat)
        if state.roster.host == guest:
            await table.journal.note(Hosted(heir(table, guest)))
        stored = await table.services.store.load(table.id)
        assert stored is not None
        alias = secrets.token_urlsafe(16)
        before, after = [decode(line) for line in stored.journal], Roster()
        changed = [without(entry, guest, alias) for entry in before]
        names = names_without(before, {game.id: game.names for game in stored.games}, guest)
        for entry in changed:
            after.apply(entry)
        lines = {n: encode(entry) for n, entry in enumerate(changed) if entry is not before[n]}
        await table.services.store.rewrite(state.lease, lines, names, guest, table.journal.summary(after))
        state.roster = after
        state.chat = [line for line in state.chat if line.guest != guest]
        for told in (state.presence.gone, state.presence.touched, state.presence.been):
            told.pop(guest, None)
        if state.game is not None and state.game.id in names:
            state.game.row = structs.replace(state.game.row, names=names[state.game.id])
        table.audience.show_table()
        table.arrange()


def heir(table: Table, guest: str) -> str:
    """Who is the host after somebody: who sits there, else who is here, else whoever sits down next."""
    roster, presence = table.state.roster, table.state.presence
    sitting = [roster.chairs[seat].guest for seat in roster.people()]
    here = sorted(client.guest for client in presence.clients)
    return next((other for other in [*sitting, *here] if other != guest), "")


def without(entry: AnyEntry, guest: str, alias: str) -> AnyEntry:
    """An entry about somebody else, if it was about them."""
    changes: dict[str, Any] = {}
    for field in ("guest", "host"):
        if getattr(entry, field, None) == guest:
            changes[field] = alias
    if "guest" in changes and hasattr(entry, "name"):
        changes["name"] = ""
    return structs.replace(entry, **changes) if changes else entry


def names_without(entries: list[AnyEntry], games: dict[str, str], guest: str) -> dict[str, str]:
    """The names of those games that somebody sat down to, without theirs."""
    roster, found = Roster(), dict[str, str]()
    for entry in entries:
        if isinstance(entry, Dealt) and entry.game in games and (seat := roster.seat_of(guest)) >= 0:
            names: list[str] = json.loads(games[entry.game])
            found[entry.game] = json.dumps([name if n != seat else "" for n, name in enumerate(names)])
        roster.apply(entry)
    return found


async def carry_on(lobby: Lobby) -> None:
    """What may be left to do: read the notes that others wrote, forget who is to be forgotten, send away the banned."""
    with suppress(StorageUnavailable, Taken):
        before = lobby.moderation.notice
        await lobby.moderation.refresh()
        if lobby.moderation.leaving:
            await go_on(lobby)
        for table in list(lobby.tables.values()):
            for client in list(table.state.presence.clients):
                if lobby.moderation.is_banned(client.guest):
                    client.end("kicked")
            if lobby.moderation.notice != before:
                table.audience.show_table()
