"""Channels: where somebody wants to be told that a game waits. Each is confirmed by a code from a test message.

On every server notices go to browsers' push services, ntfy and Discord; web hooks and e-mail need the owner's list. A
message has no card and no link that lets anybody in: it names the game, and leads to one's own page.
"""

import asyncio
import hmac
import logging
import re
import secrets
from typing import Final
from urllib.parse import urlsplit

import msgspec

from sneakernet.server.clock import Time
from sneakernet.server.limits import Buckets
from sneakernet.server.people import webpush
from sneakernet.server.people.calendar import Calendar
from sneakernet.server.people.outside import Outside, Unreachable, send_mail
from sneakernet.server.settings import Settings
from sneakernet.server.storage.own import ChannelRow
from sneakernet.server.storage.store import GuestRow, Note, Store
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.sentences import voice

LOG = logging.getLogger("sneakernet.server")
MOST: Final = 5  # of one guest
MOST_TRIES: Final = 5  # of a code
CODE_SECONDS: Final = 3600.0
CODES_PER_HOUR: Final = 4
PUSH_HOSTS: Final = (
    "fcm.googleapis.com", "updates.push.services.mozilla.com", "web.push.apple.com", ".notify.windows.com",
)  # fmt: skip
HOSTS: Final = {"push": PUSH_HOSTS, "ntfy": ("ntfy.sh",), "discord": ("discord.com", "discordapp.com")}
PATHS: Final = {"ntfy": re.compile(r"/[A-Za-z0-9_-]{1,64}"), "discord": re.compile(r"/api/webhooks/\d+/[A-Za-z0-9_-]+")}
MAIL: Final = re.compile(r"[A-Za-z0-9._%+-]{1,64}@([A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63})+)")


class Channels:
    """Everybody's channels, and what is sent through them."""

    def __init__(self, settings: Settings, store: Store, time: Time) -> None:
        self.settings = settings
        self.store = store
        self.time = time
        self.outside = Outside()
        self.sending = asyncio.Semaphore(4)
        self.codes = Buckets(CODES_PER_HOUR / 3600, CODES_PER_HOUR)  # by address, whoever sends them there

    # What there is

    def hosts(self, kind: str) -> tuple[str, ...]:
        """Where a kind of channel may lead."""
        if kind == "push":
            return HOSTS["push"] if webpush.OFFERED else ()
        if kind == "hook":
            return self.settings.hook_hosts
        if kind == "mail":
            return self.settings.mail_domains if self.settings.mail else ()
        return HOSTS.get(kind, ())

    def offered(self) -> list[str]:
        """The kinds that this server offers."""
        return [kind for kind in ("push", "ntfy", "discord", "hook", "mail") if self.hosts(kind)]

    async def signer(self) -> str:
        """The key with which messages to browsers are signed, made when it is needed first."""
        for note in await self.store.notes():
            if note.kind == "vapid":
                return note.text
        made = await asyncio.to_thread(webpush.new_signer)
        await self.store.keep(Note("vapid", "server", made, self.time.wall()))
        return made

    def check(self, kind: str, address: str) -> str:
        """An address that may be told; Refused otherwise."""
        allowed = self.hosts(kind)
        if not allowed:
            raise Refused("bad_setting", key="no-channel", ref="kind")
        if kind == "mail":
            found = MAIL.fullmatch(address)
            host = found[1].lower() if found else ""
        else:
            subscription = webpush.read_subscription(address) if kind == "push" else None
            host = host_of(subscription.endpoint if subscription else "" if kind == "push" else address)
            path = PATHS.get(kind)
            if host and path is not None and not path.fullmatch(urlsplit(address).path):
                host = ""
        if not host:
            raise Refused("bad_setting", key="bad-address", ref="address")
        if not any(fits(host, name) for name in allowed):
            raise Refused("bad_setting", ", ".join(allowed), key="other-host", ref="address")
        return address

    # Making

    async def add(self, guest: GuestRow, kind: str, address: str) -> ChannelRow:
        """A new channel: a test message with a code goes there."""
        self.check(kind, address)
        known = await self.store.channels(guest.id)
        same = [row for row in known if row.address == address]
        if len(known) - len(same) >= MOST:
            raise Refused("forbidden", ref="kind", key="too-many-channels")
        if wait := self.codes.take(address.lower(), self.time.now()):
            raise Refused("rate_limited", wait=wait)
        code = f"{secrets.randbelow(10**6):06}"
        row = ChannelRow(secrets.token_urlsafe(12), guest.id, kind, address, code, 0, 0, self.time.wall())
        await self.send(row, guest, voice(guest.language).say("notice-code", code=code))
        for old in same:
            await self.store.drop_channel(guest.id, old.id)
        await self.store.add_channel(row)
        return row

    async def find(self, guest: str, name: str) -> ChannelRow:
        """One of somebody's channels; Refused if there is none of this name."""
        for row in await self.store.channels(guest):
            if row.id == name:
                return row
        raise Refused("not_found", ref="channel")

    async def confirm(self, guest: str, name: str, code: str) -> None:
        """Somebody has read the code there. After some wrong ones, or an hour, it is void."""
        row = await self.find(guest, name)
        late = self.time.wall() - row.made_at > CODE_SECONDS
        if row.confirmed or late or row.tries >= MOST_TRIES:
            raise Refused("conflict", ref="code", key="" if row.confirmed else "old-code")
        if not hmac.compare_digest(row.code, code):
            await self.store.change_channel(msgspec.structs.replace(row, tries=row.tries + 1))
            raise Refused("bad_setting", ref="code", key="wrong-code")
        await self.store.change_channel(msgspec.structs.replace(row, confirmed=1, code=""))

    async def test(self, guest: GuestRow, name: str) -> None:
        """A test message through a channel that is confirmed."""
        row = await self.find(guest.id, name)
        if not row.confirmed:
            raise Refused("conflict", ref="channel")
        await self.send(row, guest, voice(guest.language).say("notice-test"))

    # Sending

    async def tell(self, guest: str, key: str, game: str) -> None:
        """Tell somebody something about a game, through all their channels; nobody waits for it."""
        row = await self.store.guest(guest)
        if row is None:
            return
        away = Calendar.of((await self.store.preferences(guest)).get("all", ""))
        if away is not None and away.away_at(self.time.wall()):
            return
        text = voice(row.language).say(key, game=game)
        for channel in await self.store.channels(guest):
            if channel.confirmed:
                try:
                    await self.send(channel, row, text)
                except Refused:
                    LOG.info("a notice by %s did not arrive", channel.kind)

    async def send(self, channel: ChannelRow, guest: GuestRow, text: str) -> None:
        """Send one message; Refused where it cannot be sent. What has been taken from the list is not called."""
        self.check(channel.kind, channel.address)
        signer = await self.signer() if channel.kind == "push" else ""
        try:
            async with self.sending:
                await asyncio.to_thread(self.deliver, channel, text, signer)
        except Unreachable as problem:
            LOG.info("a notice by %s did not arrive: %s", channel.kind, problem)
            raise Refused("bad_setting", ref="address", key="unreachable") from None

    @property
    def page(self) -> str:
        """Where a message leads: to one's own page, which lets nobody in who is not."""
        return f"{self.settings.origins[0]}/me" if self.settings.origins else "/me"

    def deliver(self, channel: ChannelRow, text: str, signer: str) -> None:
        """Send it, in a thread."""
        json = {"Content-Type": "application/json"}
        match channel.kind:
            case "push":
                subscription = webpush.read_subscription(channel.address)
                if subscription is not None:
                    body = msgspec.json.encode({"text": text, "page": "/me"})
                    contact = self.settings.origins[0] if self.settings.secure else "mailto:nobody@example.org"
                    webpush.push(self.outside, signer, contact, subscription, body)
            case "ntfy":
                head = {"Title": "Sneakernet", "Content-Type": "text/plain; charset=utf-8"}
                link = {"Click": self.page} if self.page.startswith("https://") else {}
                self.outside.post(channel.address, text.encode(), {**head, **link})
            case "discord":
                body = msgspec.json.encode({"content": f"{text}\n{self.page}", "allowed_mentions": {"parse": []}})
                self.outside.post(channel.address, body, json)
            case "hook":
                self.outside.post(channel.address, msgspec.json.encode({"text": text, "link": self.page}), json)
            case _:
                send_mail(self.settings.mail, self.settings.mail_from, channel.address, f"{text}\n\n{self.page}\n")


def fits(host: str, name: str) -> bool:
    """Whether a host is the one of this name; `*` is any, and what begins with a point a part of a domain."""
    return name in (host, "*") or (name.startswith(".") and host.endswith(name))


def host_of(address: str) -> str:
    """Where an address leads; empty if it says more than that, or is none that may be called."""
    try:
        parts = urlsplit(address)
        plain = parts.scheme == "https" and parts.username is None and parts.port is None and not parts.fragment
    except ValueError:  # no address at all
        return ""
    printable = address.isascii() and address.isprintable() and " " not in address
    return (parts.hostname or "").lower() if plain and printable else ""
