"""What the owner sees and does, whatever way they say it."""

import time
from contextlib import suppress
from typing import Any, Final

import msgspec

from sneakernet import __version__
from sneakernet.server.lobby import Lobby
from sneakernet.server.owner import forgetting
from sneakernet.server.people.names import BadText, clean_text
from sneakernet.server.storage.played import PlayedFilter
from sneakernet.server.storage.store import Elsewhere, GuestRow, StorageUnavailable, Taken
from sneakernet.server.tables.state import Playing
from sneakernet.server.wire import owner as wire
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.pages import LobbyLine

MOST: Final = 200
DAY: Final = 24 * 3600.0
AT_ONCE: Final = 100  # tables that are erased in one go
ALL: Final = 10**6  # games of one person
SAID: Final = 20  # lines of chat that go with a report


async def page(lobby: Lobby, text: str = "") -> wire.OwnerPage:
    """All that the owner sees; guests whose name begins with a text."""
    moderation, now = lobby.moderation, lobby.time.wall()
    tables = [
        table_line(lobby, msgspec.json.decode(row.summary, type=LobbyLine), now - row.at)
        for row in await lobby.store.latest_tables(MOST)
    ]
    guests = [
        wire.OwnerGuest(row.id, row.name, row.language, now - row.made_at, moderation.is_banned(row.id))
        for row in await lobby.store.guests_like(text, MOST)
    ]
    bans = [wire.OwnerBan(ban.id, ban.name, ban.until - now) for ban in moderation.bans.values() if ban.until > now]
    reports = [
        wire.OwnerReport(
            report.id, now - report.at, report.by, report.by_name, report.guest, report.name, report.table,
            report.text, report.said,
        )
        for report in moderation.reports.values()
    ]  # fmt: skip
    here = lobby.tables.values()
    return wire.OwnerPage(
        __version__, moderation.draining, moderation.notice, lobby.store.degraded, len(here),
        sum(isinstance(table.state.stage, Playing) for table in here),
        sum(len(table.state.presence.clients) for table in here), tables, guests, bans, reports,
    )  # fmt: skip


def table_line(lobby: Lobby, line: LobbyLine, age: float) -> wire.OwnerTable:
    """A table in the list."""
    table = lobby.tables.get(line.id)
    here = 0 if table is None else len(table.state.presence.clients)
    public = table is not None and table.state.roster.plan.public
    return wire.OwnerTable(
        line.id, line.link, line.title, line.game, line.phase, line.pace, public, line.people, age, here
    )


async def carry_out(lobby: Lobby, word: wire.OwnersWord, networks: dict[str, str]) -> None:
    """Do what the owner says. `networks`: where guests came from last."""
    moderation = lobby.moderation
    match word:
        case wire.Ban(id=name, days=days):
            guest = await lobby.store.guest(name)
            await moderation.ban(name, guest.name if guest else "", days)
            if word.network and name in networks:
                await moderation.ban(networks[name], guest.name if guest else "", days)
            forgetting.hang_up(lobby, name, "kicked")
        case wire.Unban(id=name):
            await moderation.drop("ban", name)
        case wire.Forget(guest=name):
            await forgetting.forget(lobby, name)
        case wire.Erase(table=table):
            await erase(lobby, table)
        case wire.Announce(text=text):
            await announce(lobby, text)
        case wire.Drain(drain=drain):
            if drain:
                await moderation.keep("drain", "all")
            else:
                await moderation.drop("drain", "all")
        case wire.Dismiss(report=report):
            await moderation.drop("report", report)


async def announce(lobby: Lobby, text: str) -> None:
    """Everybody sees this line."""
    try:
        line = clean_text(text)
    except BadText as problem:
        raise Refused("bad_text", ref="text", key=problem.key) from None
    await (lobby.moderation.keep("notice", "all", line) if line else lobby.moderation.drop("notice", "all"))
    for table in list(lobby.tables.values()):
        table.audience.show_table()


async def erase(lobby: Lobby, table_id: str) -> None:
    """A table is gone."""
    table = await lobby.find(table_id)
    async with table.lock:
        for client in list(table.state.presence.clients):
            client.end("closed")
        await lobby.store.erase_table(table.state.lease)
        lobby.put_away(table)
    await lobby.store.release(table.state.lease)
    lobby.archive.forget()


async def expire(lobby: Lobby) -> None:
    """What is older than the owner wants to keep is gone."""
    settings, now = lobby.services.settings, lobby.time.wall()
    with suppress(StorageUnavailable):
        if settings.keep_tables_days:
            for table_id in await lobby.store.old_tables(now - settings.keep_tables_days * DAY, AT_ONCE):
                if table_id not in lobby.tables:
                    with suppress(Elsewhere, Refused, Taken):
                        await erase(lobby, table_id)
        if settings.keep_guests_days:
            await lobby.store.erase_old_guests(now - settings.keep_guests_days * DAY)


# What players may say


async def report(lobby: Lobby, by: GuestRow, told: wire.NewReport) -> None:
    """Somebody tells the owner about somebody who was at their table."""
    table = await lobby.find(told.table)
    if by.id in table.state.roster.kicked or not table.state.was_here(told.guest):
        raise Refused("not_found", ref="guest")
    try:
        text = clean_text(told.text)
    except BadText as problem:
        raise Refused("bad_text", ref="text", key=problem.key) from None
    said = [line.text or line.phrase for line in table.state.chat if line.guest == told.guest][-SAID:]
    name = table.state.name_of(told.guest)
    await lobby.moderation.report(by, told.guest, name, told.table, text, said)


async def export(lobby: Lobby, guest: str) -> dict[str, Any]:
    """All that is kept of a person, for them to read."""
    row = await lobby.store.guest(guest)
    if row is None:
        raise Refused("not_found", ref="guest")
    devices = [
        {name: value for name, value in msgspec.structs.asdict(device).items() if name not in ("mark", "guest")}
        for device in await lobby.store.devices(guest)
    ]
    tables = []
    for table_id in await lobby.store.tables_naming(guest):
        stored = await lobby.store.load(table_id)
        if stored is None:
            continue
        entries = [msgspec.json.decode(entry) for entry in stored.journal if f'"{guest}"' in entry]
        chat = [msgspec.structs.asdict(line) for line in stored.chat if line.guest == guest]
        games = [{"id": game.id, "game": game.game, "made_at": game.made_at} for game in stored.games]
        tables.append({"id": table_id, "entries": entries, "chat": chat, "games": games})
    moderation, settings = lobby.moderation, lobby.services.settings
    reports = [told for told in moderation.reports.values() if told.by == guest]
    return {
        "exported_at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(lobby.time.wall())),
        "guest": msgspec.structs.asdict(row),
        "devices": devices,
        "phrase": any(key.kind == "phrase" for key in await lobby.store.keys(guest)),
        "passkeys": [{"name": row.name, "made_at": row.made_at} for row in await lobby.store.passkeys(guest)],
        "channels": [
            {"kind": row.kind, "address": row.address, "confirmed": bool(row.confirmed), "made_at": row.made_at}
            for row in await lobby.store.channels(guest)
        ],
        "preferences": {
            kind: text if kind == "name" else msgspec.json.decode(text)
            for kind, text in (await lobby.store.preferences(guest)).items()
        },
        "feed": any(key.kind == "feed" for key in await lobby.store.keys(guest)),
        "played": [msgspec.structs.asdict(game) for game in await lobby.store.played_by(guest, PlayedFilter(), ALL)],
        "kept_days": {"tables": settings.keep_tables_days, "guests": settings.keep_guests_days},
        "blocks": sorted(moderation.blocked.get(guest, ())),
        "reports": [msgspec.structs.asdict(told) for told in reports],
        "tables": tables,
    }
