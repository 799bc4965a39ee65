"""A link: one connection between two workers, over which the sockets and requests of many people go.

A frame is its length, the number of its channel, its kind and what it carries. The one who has dialled numbers the
channels. Both prove that they know the secret of the one who was dialled, without telling it; nothing is encrypted.
"""

import asyncio
import hashlib
import hmac
import secrets
import struct
from collections.abc import Callable
from contextlib import suppress
from typing import Final, Protocol

HEAD: Final = struct.Struct("!IIB")
LONGEST: Final = 16 * 1024 * 1024  # bytes of a frame
SHORT: Final = 100  # of one before both are known
NONCE: Final = 32
PATIENCE: Final = 2.0  # seconds to connect, and to prove who one is

PROVE: Final = 0  # what it takes to know each other
OPEN: Final = 1  # somebody comes to a table: who and where
OPENED: Final = 2
REFUSED: Final = 3  # they do not come in, and why
TEXT: Final = 4  # a message, there or back
CLOSE: Final = 5  # hang up, with this code
GONE: Final = 6  # the socket is closed
ASK: Final = 7  # a request
ANSWER: Final = 8


class Channel(Protocol):
    """One of many who use a link."""

    def hear(self, kind: int, payload: bytes) -> None:
        """A frame has come."""

    def may_write(self) -> None:
        """There is room for more."""

    def cut(self) -> None:
        """The link is broken."""


Accept = Callable[["Link", int, int, bytes], None]


def refuse(link: "Link", channel: int, kind: int, payload: bytes) -> None:
    """Who has dialled hears of no channels that it has not opened; such a frame comes late."""


def proof(secret: str, nonce: bytes, who: bytes) -> bytes:
    """What only somebody can say who knows the secret."""
    return hmac.digest(secret.encode(), who + nonce, hashlib.sha256)


class Link(asyncio.Protocol):
    """One connection to another worker, or from one."""

    def __init__(self, secret: str, dials: bool, accept: Accept = refuse) -> None:
        self.secret = secret
        self.dials = dials
        self.accept = accept
        self.nonce = secrets.token_bytes(NONCE)
        self.known = False
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.channels: dict[int, Channel] = {}
        self.opened = 0
        self.room = True
        self.buffer = bytearray()
        self.transport: asyncio.Transport

    # Channels

    def open(self, channel: Channel) -> int:
        """One more channel; its number."""
        self.opened += 1
        self.channels[self.opened] = channel
        return self.opened

    def send(self, channel: int, kind: int, payload: bytes = b"") -> None:
        """Send a frame; where the link is broken, nobody hears it."""
        if not self.transport.is_closing():
            self.transport.write(HEAD.pack(len(payload), channel, kind) + payload)

    def close(self) -> None:
        """Break the link."""
        self.transport.abort()

    # What asyncio calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        asyncio.get_running_loop().call_later(PATIENCE, self.give_up)
        if not self.dials:
            self.send(0, PROVE, self.nonce)

    def give_up(self) -> None:
        """Who has not proved by now who they are goes."""
        if not self.known:
            self.close()

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        at = 0
        while len(self.buffer) - at >= HEAD.size:
            size, channel, kind = HEAD.unpack_from(self.buffer, at)
            if size > (LONGEST if self.known else SHORT):
                self.close()
                return
            end = at + HEAD.size + size
            if len(self.buffer) < end:
                break
            self.take(channel, kind, bytes(self.buffer[at + HEAD.size : end]))
            at = end
        del self.buffer[:at]

    def take(self, channel: int, kind: int, payload: bytes) -> None:
        """One frame."""
        if not self.known:
            self.prove(kind, payload)
        elif channel in self.channels:
            self.channels[channel].hear(kind, payload)
        else:
            self.accept(self, channel, kind, payload)

    def prove(self, kind: int, payload: bytes) -> None:
        """Say and hear who we are: a nonce, its proof with another nonce, the proof of that."""
        if kind != PROVE:
            self.close()
        elif self.dials and len(payload) == NONCE:
            self.send(0, PROVE, proof(self.secret, payload, b"dials") + self.nonce)
        elif self.dials and hmac.compare_digest(payload, proof(self.secret, self.nonce, b"answers") + b"."):
            self.is_known()
        elif not self.dials and hmac.compare_digest(payload[:-NONCE], proof(self.secret, self.nonce, b"dials")):
            self.send(0, PROVE, proof(self.secret, payload[-NONCE:], b"answers") + b".")
            self.is_known()
        else:
            self.close()

    def is_known(self) -> None:
        """Both know each other."""
        self.known = True
        if not self.ready.done():
            self.ready.set_result(None)

    def pause_writing(self) -> None:
        self.room = False

    def resume_writing(self) -> None:
        self.room = True
        for channel in list(self.channels.values()):
            channel.may_write()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the link is broken"))
            self.ready.exception()  # perhaps nobody waits for it
        channels, self.channels = self.channels, {}
        for channel in channels.values():
            channel.cut()


async def dial(address: str, secret: str) -> Link | None:
    """A link to the worker there; None where nobody answers, or somebody else."""
    host, _, port = address.rpartition(":")
    with suppress(OSError, TimeoutError, ValueError):
        async with asyncio.timeout(PATIENCE):
            loop = asyncio.get_running_loop()
            _, link = await loop.create_connection(lambda: Link(secret, dials=True), host.strip("[]"), int(port))
            await link.ready
            return link
    return None
