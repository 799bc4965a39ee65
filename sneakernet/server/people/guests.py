"""Guests: a name and a secret. Nobody has an account; what is stored of the secret is its fingerprint."""

import hashlib
import secrets
from collections import OrderedDict
from typing import Final

from msgspec import structs

from sneakernet.server.clock import Time
from sneakernet.server.people.names import BadText, clean_name
from sneakernet.server.storage.store import VOID, GuestRow, Store
from sneakernet.server.wire.errors import Refused

REMEMBERED: Final = 5_000
HANDLES: Final = ("cold_start", "page_fault", "soft_reset", "loop_back", "night_owl", "half_byte", "spin_lock")
"""For guests who give no name. No bot is called so."""


def fingerprint(secret: str) -> str:
    """What is stored of a secret. It has 256 random bits, so a plain hash keeps it safe."""
    return hashlib.sha256(secret.encode()).hexdigest()


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
        self.known: OrderedDict[str, GuestRow] = OrderedDict()  # by fingerprint
        self.void: set[str] = set()  # fingerprints of those who signed out since the server started
        self.names: OrderedDict[str, str] = OrderedDict()  # by id

    def remember(self, guest: GuestRow) -> GuestRow:
        """Keep somebody in mind."""
        self.known[guest.secret] = guest
        self.names[guest.id] = guest.name
        for kept in (self.known, self.names):
            if len(kept) > REMEMBERED:
                kept.popitem(last=False)
        return guest

    def name(self, guest: str) -> str:
        """The name of somebody who is connected."""
        return self.names.get(guest, "")

    async def come_in(self, name: str, language: str) -> tuple[GuestRow, str]:
        """A new guest, and the secret that will be known to nobody else."""
        secret = secrets.token_urlsafe(32)
        shown = read_name(name) if name.strip() else proposed_name()
        guest = GuestRow(secrets.token_urlsafe(16), fingerprint(secret), shown, language, "", self.time.wall())
        await self.store.add_guest(guest)
        return self.remember(guest), secret

    async def find(self, secret: str) -> GuestRow | None:
        """Who has this secret."""
        if not secret or len(secret) > 100:
            return None
        mark = fingerprint(secret)
        if mark in self.known:
            self.known.move_to_end(mark)
            return self.known[mark]
        guest = await self.store.guest_by_secret(mark)
        return None if guest is None or mark in self.void else self.remember(guest)

    def forget(self, guest: str) -> None:
        """Nobody is called so any more."""
        self.names.pop(guest, None)
        for mark in [mark for mark, row in self.known.items() if row.id == guest]:
            del self.known[mark]

    def refresh(self, guest: GuestRow) -> bool:
        """Somebody is like this now; False if they have signed out."""
        for mark in [mark for mark, known in self.known.items() if known.id == guest.id]:
            if mark == guest.secret:
                self.remember(guest)
            else:
                self.known.pop(mark)
                self.void.add(mark)
        return not guest.secret.startswith(VOID)

    def again(self, guest: GuestRow) -> GuestRow:
        """The same guest as they are now: another socket may have renamed them."""
        return self.known.get(guest.secret, guest)

    async def change(self, guest: GuestRow, **fields: str) -> GuestRow:
        """Another name, language or hook; not for who signs out at the same time."""
        changed = structs.replace(guest, **fields)
        if changed == guest:
            return guest
        await self.store.change_guest(guest.secret, changed)
        if guest.secret in self.void:
            raise Refused("unauthorized")
        return self.remember(changed)

    async def leave(self, guest: GuestRow) -> None:
        """The secret is void from now on."""
        void = structs.replace(guest, secret=f"{VOID}{secrets.token_hex(16)}", hook="")
        await self.store.change_guest(guest.secret, void)
        self.void.add(guest.secret)
        self.known.pop(guest.secret, None)
