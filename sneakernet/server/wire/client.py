"""Lines: the open connections of a table. Who does not read what is sent is dropped, and may come back."""

import asyncio
from typing import Final, Protocol

import msgspec

from sneakernet.server.settings import Limits
from sneakernet.server.wire.messages import Bye, Message, Problem, ViewMessage, Welcome, WindowMessage
from sneakernet.server.wire.sentences import voice

ENCODER: Final = msgspec.json.Encoder()
DROPPED: Final = 4000
PADDED: Final = 2048  # bytes to which a window's prompt is filled up with blanks
PATIENCE: Final = 5.0  # seconds to take the good-bye before the line is cut


def encode(message: object) -> bytes:
    """A message as it goes over the wire. In a window its length does not tell how many answers its reader has."""
    text = ENCODER.encode(message)
    shown = message.view if isinstance(message, Welcome | Problem) else message
    window = shown.window if isinstance(shown, ViewMessage | WindowMessage) else None
    if window is None or window.prompt is None:
        return text
    own = len(ENCODER.encode(window.prompt)) + len(window.answer)
    return text + b" " * (-own % PADDED)


class Transport(Protocol):
    """The speaking side of a socket."""

    def has_room(self) -> bool:
        """Whether what is said now leaves now."""

    def send_text(self, text: bytes) -> None:
        """Send a message."""

    def close(self, code: int) -> None:
        """Say good-bye with a code."""

    def abort(self) -> None:
        """Whatever is under way is lost."""


class Client:
    """One connection: a guest, a language, and what waits to be sent while its reader does not read."""

    __slots__ = ("closing", "device", "guest", "language", "limits", "size", "transport", "waiting")

    def __init__(self, guest: str, language: str, limits: Limits, device: str = "") -> None:
        self.guest = guest
        self.device = device  # the fingerprint of its secret
        self.language = language
        self.limits = limits
        self.waiting: list[bytes] = []
        self.size = 0
        self.closing = 0  # the code with which it is to be closed
        self.transport: Transport | None = None

    def open(self, transport: Transport) -> None:
        """The connection is there: what waits is sent, and what comes later as well."""
        self.transport = transport
        self.flush()

    def send(self, message: Message) -> None:
        """Send a message of its own."""
        self.push(encode(message))

    def push(self, text: bytes) -> None:
        """Send what is encoded already; a queue that is too long is given up."""
        if self.closing:
            return
        if self.transport is not None and not self.waiting and self.transport.has_room():
            self.transport.send_text(text)
            return
        limits = self.limits
        if len(self.waiting) >= limits.queue_messages or self.size + len(text) > limits.queue_bytes:
            self.waiting.clear()
            self.end("slow")
            return
        self.waiting.append(text)
        self.size += len(text)

    def end(self, why: str) -> None:
        """Say good-bye and hang up."""
        if not self.closing:
            self.waiting.append(ENCODER.encode(Bye(why, voice(self.language).say(f"bye-{why}"))))
            self.finish(DROPPED)

    def finish(self, code: int) -> None:
        """Hang up with a code once what waits is sent."""
        if not self.closing:
            self.closing = code or DROPPED
            if self.transport is not None:
                asyncio.get_running_loop().call_later(PATIENCE, self.transport.abort)
            self.flush()

    def flush(self) -> None:
        """Send what waits as long as there is room; who is told good-bye is hung up on."""
        transport = self.transport
        if transport is None:
            return
        while self.waiting and transport.has_room():
            text = self.waiting.pop(0)
            self.size -= len(text)
            transport.send_text(text)
        if self.closing and not self.waiting:
            transport.close(self.closing)

    def close(self) -> None:
        """Nobody is there any more: nothing waits, nothing is sent."""
        self.closing = self.closing or DROPPED
        self.waiting.clear()
        self.transport = None
