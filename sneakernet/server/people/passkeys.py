"""Passkeys: a device or a password manager proves who somebody is, without a password. Needs the extra `identity`.

What is to be signed is made by this server, says when, and is good once within minutes; nothing is kept of it before.
"""

import asyncio
import base64
import hashlib
import hmac
import secrets
from importlib.util import find_spec
from typing import Final
from urllib.parse import urlsplit

import msgspec

from sneakernet.server.clock import Time
from sneakernet.server.storage.own import PasskeyRow
from sneakernet.server.storage.store import GuestRow, Note, Store
from sneakernet.server.wire.errors import Refused

OFFERED: Final = find_spec("webauthn") is not None
MOST: Final = 10  # of one guest
SECONDS: Final = 300.0
NONCE: Final = 16


class Passkeys:
    """Everybody's passkeys."""

    def __init__(self, store: Store, time: Time) -> None:
        self.store = store
        self.time = time
        self.secret = ""
        self.used: dict[bytes, float] = {}  # challenges that were answered, and until when they would be good

    # What is to be signed

    async def challenge(self, what: str) -> bytes:
        """Something new to be signed, for a guest who makes a passkey or for whoever comes in."""
        content = secrets.token_bytes(NONCE) + int(self.time.wall()).to_bytes(8, "big")
        return content + await self.seal(content, what)

    async def seal(self, content: bytes, what: str) -> bytes:
        """By which this server, or another worker on its store, knows it again."""
        for note in () if self.secret else await self.store.notes():
            if note.kind == "passkeys":
                self.secret = note.text
        if not self.secret:
            self.secret = secrets.token_hex(32)
            await self.store.keep(Note("passkeys", "server", self.secret, self.time.wall()))
        return hmac.digest(self.secret.encode(), content + what.encode(), hashlib.sha256)

    async def answered(self, credential: str, what: str) -> bytes:
        """The challenge that was signed; Refused for one that is old, used or not ours."""
        now = self.time.wall()
        try:
            data = base64.urlsafe_b64decode(json_of(credential, "response", "clientDataJSON") + "===")
            challenge = base64.urlsafe_b64decode(json_of(data.decode(), "challenge") + "===")
        except (ValueError, UnicodeError):
            raise bad() from None
        content, sealed = challenge[: NONCE + 8], challenge[NONCE + 8 :]
        fresh = 0 <= now - int.from_bytes(content[NONCE:], "big") <= SECONDS
        self.used = {one: until for one, until in self.used.items() if until > now}
        known = hmac.compare_digest(sealed, await self.seal(content, what))
        if not (fresh and known) or challenge in self.used:
            raise bad()
        self.used[challenge] = now + 2 * SECONDS
        return challenge

    # Making one

    async def offer(self, guest: GuestRow, origin: str) -> str:
        """What a browser is asked to make, as JSON."""
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            PublicKeyCredentialDescriptor,
            ResidentKeyRequirement,
        )

        known = await self.store.passkeys(guest.id)
        if len(known) >= MOST:
            raise Refused("forbidden", key="too-many-passkeys")
        return options_to_json(
            generate_registration_options(
                rp_id=host_of(origin),
                rp_name="Sneakernet",
                user_name=guest.name,
                user_id=hashlib.sha256(guest.id.encode()).digest(),
                challenge=await self.challenge(guest.id),
                authenticator_selection=AuthenticatorSelectionCriteria(resident_key=ResidentKeyRequirement.REQUIRED),
                exclude_credentials=[PublicKeyCredentialDescriptor(raw(row.id)) for row in known],
            )
        )

    async def add(self, guest: GuestRow, origin: str, credential: str, device: str) -> None:
        """A passkey that a browser has made."""
        from webauthn import verify_registration_response
        from webauthn.helpers.exceptions import WebAuthnException

        challenge = await self.answered(credential, guest.id)
        try:
            made = await asyncio.to_thread(
                verify_registration_response,
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=host_of(origin),
                expected_origin=origin,
            )
        except (WebAuthnException, ValueError):
            raise bad() from None
        name = base64.urlsafe_b64encode(made.credential_id).decode().rstrip("=")
        if await self.store.passkey(name) is not None:
            raise bad()
        key = base64.urlsafe_b64encode(made.credential_public_key).decode()
        await self.store.add_passkey(PasskeyRow(name, guest.id, key, made.sign_count, device, self.time.wall()))

    # Coming in

    async def ask(self, origin: str) -> str:
        """What whoever comes in is asked to sign, as JSON."""
        from webauthn import generate_authentication_options, options_to_json

        return options_to_json(
            generate_authentication_options(rp_id=host_of(origin), challenge=await self.challenge(""))
        )

    async def whose(self, origin: str, credential: str) -> GuestRow:
        """Who has signed; Refused, with the same words, whatever is wrong with it."""
        from webauthn import verify_authentication_response
        from webauthn.helpers.exceptions import WebAuthnException

        row = await self.store.passkey(json_of(credential, "id"))
        guest = None if row is None else await self.store.guest(row.guest)
        challenge = await self.answered(credential, "")
        if row is None or guest is None:
            raise bad()
        try:
            found = await asyncio.to_thread(
                verify_authentication_response,
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=host_of(origin),
                expected_origin=origin,
                credential_public_key=raw(row.public_key),
                credential_current_sign_count=row.count,
            )
        except (WebAuthnException, ValueError):
            raise bad() from None
        await self.store.use_passkey(row.id, found.new_sign_count)
        return guest


def bad() -> Refused:
    """It opens nothing."""
    return Refused("not_found", key="bad-passkey", ref="credential")


def host_of(origin: str) -> str:
    """The name of the server as browsers know it."""
    return urlsplit(origin).hostname or ""


def raw(text: str) -> bytes:
    """Base64 without its end."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def json_of(text: str, *names: str) -> str:
    """A text in JSON, by the names that lead to it; Refused where there is none."""
    try:
        found = msgspec.json.decode(text)
        for name in names:
            found = found[name]
    except (msgspec.MsgspecError, KeyError, TypeError, UnicodeError):
        raise bad() from None
    if not isinstance(found, str) or len(found) > 4096:
        raise bad()
    return found
