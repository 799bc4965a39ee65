"""What the owner of a server needs of its store: notes, lists, and what forgets people and old tables."""

from collections.abc import Mapping
from typing import Final

from sneakernet.server.storage.rows import Rows
from sneakernet.server.storage.store import GuestRow, Lease, Listed, Note, Summary

OF_GAMES: Final = ("picks", "states", "sealed", "played")
OF_TABLES: Final = ("games", "chat", "journal", "sitting")
KEEP: Final = """
    INSERT INTO notes (kind, id, text, at) VALUES (?, ?, ?, ?)
    ON CONFLICT (kind, id) DO UPDATE SET text=excluded.text, at=excluded.at"""
NAMING: Final = """
    SELECT table_id FROM journal WHERE entry LIKE ? UNION SELECT table_id FROM chat WHERE guest=?"""
OLD_GUESTS: Final = """
    DELETE FROM guests WHERE made_at < ? AND NOT EXISTS (SELECT 1 FROM sitting WHERE guest = guests.id)
    AND NOT EXISTS (SELECT 1 FROM devices WHERE guest = guests.id AND seen_at >= ?)"""
OF_NOBODY: Final = ("devices", "keys", "played", "passkeys", "channels", "preferences")


class Upkeep(Rows):
    """A part of every store, in SQL that all speak."""

    # Notes

    async def keep(self, note: Note) -> None:
        """Keep a note; one with the same kind and id is replaced."""
        await self.write((KEEP, (note.kind, note.id, note.text, note.at)))

    async def drop(self, kind: str, name: str) -> None:
        """A note is void."""
        await self.write(("DELETE FROM notes WHERE kind=? AND id=?", (kind, name)))

    async def notes(self) -> list[Note]:
        """All notes, the oldest first."""
        return [Note(*row) for row in await self.query("SELECT kind, id, text, at FROM notes ORDER BY at, kind, id")]

    # Lists

    async def latest_tables(self, most: int) -> list[Listed]:
        """The tables where something changed last."""
        found = await self.query("SELECT id, summary, at FROM tables ORDER BY at DESC LIMIT ?", most)
        return [Listed(*row) for row in found]

    async def guests_like(self, text: str, most: int) -> list[GuestRow]:
        """Guests whose name or id begins so, the newest first."""
        start = text.replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_") + "%"
        like = "guests WHERE lower(name) LIKE lower(?) ESCAPE '\\' OR id=? ORDER BY made_at DESC LIMIT ?"
        return await self.find(GuestRow, like, start, text, most)

    # Forgetting

    async def tables_naming(self, guest: str) -> list[str]:
        """The tables that know of somebody."""
        return [row[0] for row in await self.query(NAMING, f'%"{guest}"%', guest)]

    async def rewrite(
        self, lease: Lease, entries: Mapping[int, str], names: Mapping[str, str], guest: str, summary: Summary
    ) -> None:
        """Other words in entries of a journal, other names in games, and no line of chat by this guest, all at once."""
        table = lease.table
        change = "UPDATE journal SET entry=? WHERE table_id=? AND n=?"
        await self.write(
            *[(change, (entry, table, n)) for n, entry in entries.items()],
            *[("UPDATE games SET names=? WHERE id=?", (text, game)) for game, text in names.items()],
            ("DELETE FROM chat WHERE table_id=? AND guest=?", (table, guest)),
            ("DELETE FROM sitting WHERE table_id=? AND guest=?", (table, guest)),
            ("UPDATE tables SET summary=? WHERE id=?", (summary.text, table)),
            lease=lease,
        )

    # Retention

    async def old_tables(self, before: float, most: int) -> list[str]:
        """Tables where nothing has changed since."""
        return [row[0] for row in await self.query("SELECT id FROM tables WHERE at < ? LIMIT ?", before, most)]

    async def erase_table(self, lease: Lease) -> None:
        """A table is gone, with all its games."""
        games = "game_id IN (SELECT id FROM games WHERE table_id=?)"
        await self.write(
            *[(f"DELETE FROM {name} WHERE {games}", (lease.table,)) for name in OF_GAMES],
            *[(f"DELETE FROM {name} WHERE table_id=?", (lease.table,)) for name in OF_TABLES],
            ("DELETE FROM tables WHERE id=?", (lease.table,)),
            lease=lease,
        )

    async def erase_old_guests(self, before: float) -> None:
        """Guests who were here last before that, and sit nowhere."""
        without = [(f"DELETE FROM {name} WHERE guest NOT IN (SELECT id FROM guests)", ()) for name in OF_NOBODY]
        await self.write((OLD_GUESTS, (before, before)), *without)
