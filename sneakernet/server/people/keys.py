"""Keys: a link or a phrase that brings somebody to another of their devices. Whoever has one is them."""

import secrets
from typing import Final

from sneakernet.server.people.guests import Guests
from sneakernet.server.people.secrecy import fingerprint, new_phrase, read_phrase
from sneakernet.server.storage.store import DeviceRow, GuestRow, KeyRow
from sneakernet.server.wire.errors import Refused

LINK_SECONDS: Final = 300
MOST_DEVICES: Final = 20  # of one guest; one more, and the one that was used least lately is signed out
LONGEST_KEY: Final = 200


class Keys:
    """Links and phrases of all guests. What opens nothing is refused with the same words, whatever is wrong with it."""

    def __init__(self, guests: Guests) -> None:
        self.guests = guests
        self.store = guests.store
        self.time = guests.time

    async def make_link(self, guest: GuestRow) -> str:
        """What opens once and within minutes; the one of before is void."""
        key = secrets.token_urlsafe(16)
        await self.store.keep_key(KeyRow(fingerprint(key), guest.id, "link", self.time.wall() + LINK_SECONDS))
        return key

    async def make_phrase(self, guest: GuestRow) -> str:
        """What opens always; the one of before is void."""
        phrase = new_phrase()
        await self.store.keep_key(KeyRow(fingerprint(phrase), guest.id, "phrase", 0.0))
        return phrase

    async def make_feed(self, guest: GuestRow) -> str:
        """What shows a guest's feed and opens nothing; the one of before is void."""
        key = secrets.token_urlsafe(24)
        await self.store.keep_key(KeyRow(fingerprint(key), guest.id, "feed", 0.0))
        return key

    async def whose(self, key: str) -> GuestRow:
        """Whom a key brings; it can still be used afterwards."""
        guest = await self.store.guest_of_key(mark_of(key), self.time.wall())
        if guest is None:
            raise Refused("not_found", key="bad-key", ref="key")
        return guest

    async def arrive(self, key: str, device: str) -> tuple[GuestRow, str]:
        """Somebody is on one more device, and the secret that it gets."""
        guest = await self.whose(key)
        row, secret = await self.new_device(guest, device)
        if await self.store.use_key(mark_of(key), row) != guest.id:
            raise Refused("not_found", key="bad-key", ref="key")  # somebody else was faster
        self.guests.remember_device(row)
        return self.guests.remember(guest), secret

    async def come_back(self, guest: GuestRow, device: str) -> str:
        """The same for who has proved who they are."""
        row, secret = await self.new_device(guest, device)
        await self.store.add_device(row)
        self.guests.remember_device(row)
        self.guests.remember(guest)
        return secret

    async def new_device(self, guest: GuestRow, name: str) -> tuple[DeviceRow, str]:
        """A device as it will be, and its secret; of too many the one that was used least lately is signed out."""
        for old in (await self.store.devices(guest.id))[MOST_DEVICES - 1 :]:
            await self.sign_out(old)
        secret, now = secrets.token_urlsafe(32), self.time.wall()
        return DeviceRow(fingerprint(secret), guest.id, name, now, now), secret

    async def sign_out(self, device: DeviceRow) -> None:
        """Nobody comes in from this device any more."""
        await self.store.drop_device(device.mark)
        self.store.gone(device.mark)


def mark_of(key: str) -> str:
    """The fingerprint of a key, however a phrase was typed."""
    return fingerprint(read_phrase(key[:LONGEST_KEY]))
