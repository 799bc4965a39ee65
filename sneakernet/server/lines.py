"""Lines: the open connections of a table. Who does not read what is sent is dropped, and may come back."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from sneakernet.server.down import Bye, Message
from sneakernet.server.settings import Limits
from sneakernet.server.voice import voice

ENCODER: Final = msgspec.json.Encoder()
DROPPED: Final = 4000


class Line:
    """One connection: a guest, a language, and what waits to be sent."""

    def __init__(self, guest: str, language: str, limits: Limits) -> None:
        self.guest = guest
        self.language = language
        self.limits = limits
        self.waiting: deque[bytes] = deque()
        self.size = 0
        self.more = asyncio.Event()
        self.closing = 0  # the code with which it is to be closed

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
        self.more.set()

    def end(self, why: str) -> None:
        """Say good-bye and hang up."""
        if not self.closing:
            self.waiting.append(ENCODER.encode(Bye(why, voice(self.language).say(f"bye-{why}"))))
            self.closing = DROPPED
            self.more.set()

    async def pump(self, send: Callable[[str], Awaitable[None]]) -> int:
        """Send what waits until the line is given up; returns the code with which to close it."""
        while True:
            while self.waiting:
                text = self.waiting.popleft()
                self.size -= len(text)
                await send(text.decode())
            if self.closing:
                return self.closing
            self.more.clear()
            await self.more.wait()
