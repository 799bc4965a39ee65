"""How somebody is told of what waits for them, and what they have set. In SQL that all stores speak."""

from typing import Final

from sneakernet.server.storage.own import ChannelRow
from sneakernet.server.storage.rows import Rows, insert

SET: Final = """
    INSERT INTO preferences (guest, kind, text) VALUES (?, ?, ?)
    ON CONFLICT (guest, kind) DO UPDATE SET text=excluded.text"""


class ChannelStore(Rows):
    """A part of every store."""

    async def add_channel(self, channel: ChannelRow) -> None:
        await self.write(insert("channels", channel))

    async def change_channel(self, channel: ChannelRow) -> None:
        values = (channel.code, channel.tries, channel.confirmed, channel.id)
        await self.write(("UPDATE channels SET code=?, tries=?, confirmed=? WHERE id=?", values))

    async def drop_channel(self, guest: str, name: str) -> None:
        await self.write(("DELETE FROM channels WHERE guest=? AND id=?", (guest, name)))

    async def channels(self, guest: str) -> list[ChannelRow]:
        return await self.find(ChannelRow, "channels WHERE guest=? ORDER BY made_at, id", guest)

    async def set_preference(self, guest: str, kind: str, text: str) -> None:
        away = ("DELETE FROM preferences WHERE guest=? AND kind=?", (guest, kind))
        await self.write((SET, (guest, kind, text)) if text else away)

    async def preferences(self, guest: str) -> dict[str, str]:
        return dict(await self.query("SELECT kind, text FROM preferences WHERE guest=?", guest))

    async def who_prefers(self, kind: str, part: str) -> dict[str, str]:
        sql = "SELECT guest, text FROM preferences WHERE kind=? AND text LIKE ? LIMIT 1000"
        return dict(await self.query(sql, kind, f"%{part}%"))

    async def owner_of_name(self, skeleton: str) -> str:
        found = await self.query("SELECT guest FROM preferences WHERE kind='name' AND text=?", skeleton)
        return str(found[0][0]) if found else ""
