"""Lines: the open connections of a table. Who does not read what is sent is dropped, and may come back."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sneakernet.server.down import Bye, Message
from sneakernet.server.settings import Limits
from sneakernet.server.voice import voice

ENCODER: Final = msgspec.json.Encoder()
DROPPED: Final = 4000
PATIENCE: Final = 5.0  # seconds to take the good-bye before the line is cut


class Line:
    """One connection: a guest, a language, and what waits to be sent. While nothing waits, nothing runs."""

    __slots__ = ("closing", "cut", "guest", "hang_up", "language", "limits", "pumping", "send_text", "size", "waiting")

    def __init__(self, guest: str, language: str, limits: Limits) -> None:
        self.guest = guest
        self.language = language
        self.limits = limits
        self.waiting: list[bytes] = []
        self.size = 0
        self.closing = 0  # the code with which it is to be closed
        self.pumping: asyncio.Task[None] | None = None
        self.send_text: Callable[[str], Awaitable[None]] | None = None
        self.hang_up: Callable[[int], Awaitable[None]] | None = None
        self.cut: Callable[[], None] | None = None

    def open(self, socket: WebSocket) -> None:
        """The connection is there: what waits is sent, and what comes later as well."""
        self.send_text, self.hang_up = socket.send_text, socket.close
        self.cut = socket.scope.get("extensions", {}).get("cut")
        self.wake()

    def send(self, message: Message) -> None:
        """Send a message of its own."""
        self.push(ENCODER.encode(message))

    def push(self, text: bytes) -> None:
        """Send what is encoded already; a queue that is too long is given up."""
        if self.closing:
            return
        limits = self.limits
        if len(self.waiting) >= limits.queue_messages or self.size + len(text) > limits.queue_bytes:
            self.waiting.clear()
            self.end("slow")
            return
        self.waiting.append(text)
        self.size += len(text)
        self.wake()

    def end(self, why: str) -> None:
        """Say good-bye and hang up."""
        if not self.closing:
            self.waiting.append(ENCODER.encode(Bye(why, voice(self.language).say(f"bye-{why}"))))
            self.closing = DROPPED
            self.wake()
            if self.cut is not None:
                asyncio.get_running_loop().call_later(PATIENCE, self.cut)

    def wake(self) -> None:
        """Somebody has to send what waits."""
        if self.pumping is None and self.send_text is not None:
            self.pumping = asyncio.get_running_loop().create_task(self.pump())

    async def pump(self) -> None:
        """Send what waits; who is told good-bye is hung up on."""
        assert self.send_text is not None and self.hang_up is not None
        try:
            while self.waiting:
                text = self.waiting.pop(0)
                self.size -= len(text)
                await self.send_text(text.decode())
            if self.closing:
                await self.hang_up(self.closing)
        except (RuntimeError, OSError, WebSocketDisconnect):
            self.close()  # it is gone already
        finally:
            self.pumping = None

    def close(self) -> None:
        """Nobody is there any more: nothing waits, nothing is sent."""
        self.closing = self.closing or DROPPED
        self.waiting.clear()
        self.send_text = self.hang_up = None
