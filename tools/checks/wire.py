"""A WebSocket client with nothing in it that costs: frames as they come, their lengths and their times."""

import asyncio
import base64
import os
import time
from collections.abc import Callable
from typing import Final

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10


def frame(opcode: int, payload: bytes, fin: bool = True, mask: bytes | None = b"\0\0\0\0") -> bytes:
    """A frame of a client. A mask of zeros is a mask, and leaves the payload readable in a trace."""
    size = len(payload)
    masked = 0 if mask is None else 0x80
    head = bytes([(0x80 if fin else 0) | opcode])
    if size < 126:
        head += bytes([masked | size])
    elif size < 65536:
        head += bytes([masked | 126]) + size.to_bytes(2, "big")
    else:
        head += bytes([masked | 127]) + size.to_bytes(8, "big")
    return head + (mask or b"") + payload


class Wire(asyncio.Protocol):
    """One socket to a table."""

    def __init__(self, port: int, path: str, token: str, heard: Callable[["Wire", bytes], None]) -> None:
        self.port = port
        self.path = path
        self.token = token
        self.heard = heard
        self.buffer = b""
        self.open: asyncio.Future[int] = asyncio.get_running_loop().create_future()  # the status of the handshake
        self.gone: asyncio.Future[int] = asyncio.get_running_loop().create_future()  # the code with which it closed
        self.code = 1006
        self.at = 0.0  # when the newest frame came
        self.lengths: list[int] | None = None  # of the frames, where somebody wants to know
        self.transport: asyncio.Transport

    async def connect(self) -> "Wire":
        """Shake hands; Refused by a status other than 101 shows in `open`."""
        await asyncio.get_running_loop().create_connection(lambda: self, "127.0.0.1", self.port)
        await self.open
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self.path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Upgrade: websocket", "Connection: Upgrade",
            f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", f"Authorization: Bearer {self.token}",
        ]  # fmt: skip
        transport.write(("\r\n".join(lines) + "\r\n\r\n").encode())

    def data_received(self, data: bytes) -> None:
        self.at = time.perf_counter()
        self.buffer += data
        if not self.open.done():
            head, end, rest = self.buffer.partition(b"\r\n\r\n")
            if not end:
                return
            self.buffer = rest
            self.open.set_result(int(head.split(b" ", 2)[1]))
            if self.open.result() != 101:
                self.transport.close()
                return
        self.read_frames()

    def read_frames(self) -> None:
        """Every whole frame in the buffer."""
        buffer, at = self.buffer, 0
        while len(buffer) - at >= 2:
            size, head = buffer[at + 1] & 0x7F, 2
            if size == 126:
                size, head = int.from_bytes(buffer[at + 2 : at + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(buffer[at + 2 : at + 10], "big"), 10
            end = at + head + size
            if len(buffer) < end:
                break
            self.take(buffer[at] & 0x0F, buffer[at + head : end])
            at = end
        self.buffer = buffer[at:]

    def take(self, opcode: int, payload: bytes) -> None:
        """One frame."""
        if opcode == TEXT:
            if self.lengths is not None:
                self.lengths.append(len(payload))
            self.heard(self, payload)
        elif opcode == PING:
            self.transport.write(frame(PONG, payload))
        elif opcode == CLOSE:
            self.code = int.from_bytes(payload[:2], "big") if len(payload) >= 2 else 1005
            if not self.transport.is_closing():
                self.transport.write(frame(CLOSE, payload[:2]))
            self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        for waiting in (self.open, self.gone):
            if not waiting.done():
                waiting.set_result(self.code)

    def say(self, text: bytes) -> None:
        """Send a message."""
        self.transport.write(frame(TEXT, text))

    def cut(self) -> None:
        """The line breaks."""
        self.transport.abort()

    def hang_up(self) -> None:
        """Say good-bye."""
        if not self.transport.is_closing():
            self.transport.write(frame(CLOSE, (1000).to_bytes(2, "big")))
            self.transport.close()
