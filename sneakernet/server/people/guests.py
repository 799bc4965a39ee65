"""Guests: a name and a secret on each of their devices. Nobody has an account; what is stored is fingerprints."""

import secrets
from collections import OrderedDict
from contextlib import suppress
from typing import Final

from msgspec import structs

from sneakernet.server.clock import Time
from sneakernet.server.people.names import BadText, clean_name, skeleton
from sneakernet.server.people.secrecy import fingerprint
from sneakernet.server.storage.store import DeviceRow, GuestRow, StorageUnavailable, Store
from sneakernet.server.wire.errors import Refused

REMEMBERED: Final = 5_000
DAY: Final = 24 * 3600.0
PROPOSALS: Final = 20
HANDLES: Final = ("cold_start", "page_fault", "soft_reset", "loop_back", "night_owl", "half_byte", "spin_lock")
"""For guests who give no name. No bot is called so."""


def read_name(text: str) -> str:
    """A name as it will be shown, or Refused."""
    try:
        return clean_name(text)
    except BadText as problem:
        raise Refused("bad_name", ref="name", key=problem.key) from None


def proposed_name() -> str:
    """A friendly name for somebody who gave none."""
    return f"{secrets.choice(HANDLES)}_{10 + secrets.randbelow(90)}"


class Guests:
    """Everybody who came in; those seen last are kept in mind."""

    def __init__(self, store: Store, time: Time) -> None:
        self.store = store
        self.time = time
        self.devices: OrderedDict[str, DeviceRow] = OrderedDict()  # by fingerprint
        self.rows: OrderedDict[str, GuestRow] = OrderedDict()  # by id
        self.void: set[str] = set()  # guests and devices that were signed out since the server started

    def remember(self, guest: GuestRow) -> GuestRow:
        """Keep somebody in mind."""
        self.rows[guest.id] = guest
        self.rows.move_to_end(guest.id)
        if len(self.rows) > REMEMBERED:
            self.rows.popitem(last=False)
        return guest

    def remember_device(self, device: DeviceRow) -> None:
        """Keep in mind whose device that is."""
        self.devices[device.mark] = device
        self.devices.move_to_end(device.mark)
        if len(self.devices) > REMEMBERED:
            self.devices.popitem(last=False)

    def name(self, guest: str) -> str:
        """The name of somebody who is connected."""
        return self.rows[guest].name if guest in self.rows else ""

    async def come_in(self, name: str, language: str, device: str = "") -> tuple[GuestRow, str]:
        """A new guest, and the secret that will be known to nobody else."""
        secret, now = secrets.token_urlsafe(32), self.time.wall()
        shown = read_name(name) if name.strip() else await self.free_name()
        await self.check_free(shown)
        guest = GuestRow(secrets.token_urlsafe(16), shown, language, now)
        row = DeviceRow(fingerprint(secret), guest.id, device, now, now)
        await self.store.add_guest(guest, row)
        self.remember_device(row)
        return self.remember(guest), secret

    async def find(self, secret: str) -> GuestRow | None:
        """Who has this secret."""
        if not secret or len(secret) > 100:
            return None
        mark = fingerprint(secret)
        device = self.devices.get(mark) or await self.store.device(mark)
        if device is None or mark in self.void or device.guest in self.void:
            return None
        guest = self.rows.get(device.guest) or await self.store.guest(device.guest)
        if guest is None or mark in self.void or guest.id in self.void:
            return None
        self.remember_device(await self.seen(device))
        return self.remember(guest)

    def device_of(self, secret: str) -> DeviceRow | None:
        """The device of who has just been found by their secret."""
        return self.devices.get(fingerprint(secret))

    async def seen(self, device: DeviceRow) -> DeviceRow:
        """A device is used; once a day that is written down."""
        now = self.time.wall()
        if now - device.seen_at > DAY:
            with suppress(StorageUnavailable):  # then another time
                await self.store.see_device(device.mark, now)
            return structs.replace(device, seen_at=now)
        return device

    def forget(self, name: str) -> None:
        """A guest, or a device, is signed out: nobody comes in as them any more."""
        self.void.add(name)
        self.rows.pop(name, None)
        for mark in [mark for mark, device in self.devices.items() if name in (mark, device.guest)]:
            del self.devices[mark]

    def refresh(self, guest: GuestRow) -> None:
        """Somebody is like this now."""
        if guest.id in self.rows:
            self.rows[guest.id] = guest

    def again(self, guest: GuestRow) -> GuestRow:
        """The same guest as they are now: another socket may have renamed them."""
        return self.rows.get(guest.id, guest)

    async def change(self, guest: GuestRow, **fields: str) -> GuestRow:
        """Another name or language; not for who signs out at the same time."""
        changed = structs.replace(guest, **fields)
        if changed == guest:
            return guest
        await self.check_free(changed.name, guest.id)
        await self.store.change_guest(changed)
        if guest.id in self.void:
            raise Refused("unauthorized")
        return self.remember(changed)

    async def free_name(self) -> str:
        """A friendly name that nobody keeps, as far as a few tries find one."""
        name, tries = proposed_name(), 1
        while tries < PROPOSALS and await self.store.owner_of_name(skeleton(name)):
            name, tries = proposed_name(), tries + 1
        return name

    async def check_free(self, name: str, guest: str = "") -> None:
        """Refused for a name that somebody else keeps, and for one that could be taken for it."""
        if (owner := await self.store.owner_of_name(skeleton(name))) and owner != guest:
            raise Refused("bad_name", ref="name", key="name-kept")

    async def keep_name(self, guest: GuestRow, *, keep: bool) -> None:
        """The present name is theirs alone on this server as long as they are known here; or it is free again."""
        await self.check_free(guest.name, guest.id)
        await self.store.set_preference(guest.id, "name", skeleton(guest.name) if keep else "")

    async def keeps_name(self, guest: GuestRow) -> bool:
        """Whether nobody else may be called like them."""
        return await self.store.owner_of_name(skeleton(guest.name)) == guest.id

    async def leave(self, guest: GuestRow) -> None:
        """All their secrets are void from now on."""
        await self.store.sign_out(guest.id)
        self.forget(guest.id)
