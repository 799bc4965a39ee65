"""Servers that mean harm: what they send is told them beforehand."""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from websockets.asyncio.server import ServerConnection, serve

Say = Callable[[asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def http_server(say: Say) -> AsyncIterator[str]:
    """Answers any request in this way; its address."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        try:
            await say(writer)
        except ConnectionError:
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


@asynccontextmanager
async def socket_server(say: Callable[[ServerConnection], Awaitable[None]]) -> AsyncIterator[str]:
    """Speaks to any socket in this way; its address."""
    async with serve(say, "127.0.0.1", 0, compression=None) as server:
        yield f"http://127.0.0.1:{next(iter(server.sockets)).getsockname()[1]}"


def head(status: str, *lines: str) -> bytes:
    """The head of an HTTP answer."""
    return "\r\n".join([f"HTTP/1.1 {status}", *lines, "", ""]).encode()


def body(data: object) -> bytes:
    """A whole answer."""
    text = json.dumps(data).encode()
    return head("200 OK", "content-type: application/json", f"content-length: {len(text)}") + text
