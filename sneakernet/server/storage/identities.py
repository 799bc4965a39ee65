"""Who somebody is: guests, their devices, and the keys that bring them to another one. In SQL that all stores speak."""

from typing import Final

from sneakernet.server.storage.own import PasskeyRow
from sneakernet.server.storage.rows import Rows, Statement, insert
from sneakernet.server.storage.store import DeviceRow, GuestRow, KeyRow

CHANGE: Final = """
    UPDATE guests SET name=?, language=? WHERE id=? AND EXISTS (SELECT 1 FROM devices WHERE guest=guests.id)"""
TAKE_LINK: Final = "UPDATE keys SET taken=? WHERE mark=? AND kind='link' AND until>=? AND taken=''"
COME: Final = """
    INSERT INTO devices (mark, guest, name, made_at, seen_at)
    SELECT ?, guest, ?, ?, ? FROM keys WHERE mark=? AND (kind='phrase' OR taken=?)"""
WHOSE: Final = """
    guests WHERE id = (SELECT guest FROM keys WHERE mark=? AND (kind='phrase' OR (until>=? AND taken='')))"""


class Identities(Rows):
    """A part of every store."""

    async def add_guest(self, guest: GuestRow, device: DeviceRow) -> None:
        await self.write(insert("guests", guest), insert("devices", device))

    def change(self, guest: GuestRow) -> Statement:
        """The statement that changes a guest, unless they have signed out."""
        return CHANGE, (guest.name, guest.language, guest.id)

    async def change_guest(self, guest: GuestRow) -> None:
        await self.write(self.change(guest))

    async def guest(self, guest: str) -> GuestRow | None:
        found = await self.find(GuestRow, "guests WHERE id=?", guest)
        return found[0] if found else None

    async def device(self, mark: str) -> DeviceRow | None:
        found = await self.find(DeviceRow, "devices WHERE mark=?", mark)
        return found[0] if found else None

    async def devices(self, guest: str) -> list[DeviceRow]:
        return await self.find(DeviceRow, "devices WHERE guest=? ORDER BY seen_at DESC, made_at DESC, mark", guest)

    async def add_device(self, device: DeviceRow) -> None:
        await self.write(insert("devices", device))

    async def see_device(self, mark: str, at: float) -> None:
        await self.write(("UPDATE devices SET seen_at=? WHERE mark=?", (at, mark)))

    def dropping(self, mark: str) -> list[Statement]:
        """The statements after which a device is nobody's."""
        return [("DELETE FROM devices WHERE mark=?", (mark,))]

    async def drop_device(self, mark: str) -> None:
        await self.write(*self.dropping(mark))

    def signing_out(self, guest: str) -> list[Statement]:
        """The statements after which nobody can come in as somebody."""
        whole = ("devices", "keys", "passkeys", "channels", "preferences")
        return [(f"DELETE FROM {table} WHERE guest=?", (guest,)) for table in whole]

    async def sign_out(self, guest: str) -> None:
        await self.write(*self.signing_out(guest))

    async def erase_guest(self, guest: str) -> None:
        """Nothing is left of who somebody was."""
        own = [("DELETE FROM played WHERE guest=?", (guest,)), ("DELETE FROM guests WHERE id=?", (guest,))]
        await self.write(*self.signing_out(guest), *own)

    # Keys

    async def keep_key(self, key: KeyRow) -> None:
        old = ("DELETE FROM keys WHERE guest=? AND kind=?", (key.guest, key.kind))
        await self.write(old, insert("keys", key))

    async def drop_key(self, guest: str, kind: str) -> None:
        await self.write(("DELETE FROM keys WHERE guest=? AND kind=?", (guest, kind)))

    async def keys(self, guest: str) -> list[KeyRow]:
        return await self.find(KeyRow, "keys WHERE guest=?", guest)

    async def guest_of_key(self, mark: str, now: float) -> GuestRow | None:
        found = await self.find(GuestRow, WHOSE, mark, now)
        return found[0] if found else None

    async def guest_of_feed(self, mark: str) -> GuestRow | None:
        found = await self.find(
            GuestRow, "guests WHERE id = (SELECT guest FROM keys WHERE mark=? AND kind='feed')", mark
        )
        return found[0] if found else None

    async def use_key(self, mark: str, device: DeviceRow) -> str:
        """The first statement locks a link: of two who come with it at once, one finds it used up."""
        at = device.made_at
        await self.write(
            (TAKE_LINK, (device.mark, mark, at)),
            (COME, (device.mark, device.name, at, at, mark, device.mark)),
            ("DELETE FROM keys WHERE taken=?", (device.mark,)),
        )
        made = await self.device(device.mark)
        return made.guest if made else ""

    # Passkeys

    async def add_passkey(self, passkey: PasskeyRow) -> None:
        await self.write(insert("passkeys", passkey))

    async def passkey(self, name: str) -> PasskeyRow | None:
        found = await self.find(PasskeyRow, "passkeys WHERE id=?", name)
        return found[0] if found else None

    async def passkeys(self, guest: str) -> list[PasskeyRow]:
        return await self.find(PasskeyRow, "passkeys WHERE guest=? ORDER BY made_at, id", guest)

    async def use_passkey(self, name: str, count: int) -> None:
        await self.write(("UPDATE passkeys SET count=? WHERE id=?", (count, name)))

    async def drop_passkey(self, guest: str, name: str) -> None:
        await self.write(("DELETE FROM passkeys WHERE guest=? AND id=?", (guest, name)))
