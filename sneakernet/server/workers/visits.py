"""Visits: people who are at our tables and whose sockets are at another worker, and the requests that it passes on."""

import asyncio
from typing import Any, Final

import msgspec
from msgspec import Struct
from starlette.types import ASGIApp, Message

from sneakernet.server.http.responses import problem_response
from sneakernet.server.http.site import Site
from sneakernet.server.links.link import ANSWER, ASK, CLOSE, GONE, OPEN, OPENED, REFUSED, TEXT, Link
from sneakernet.server.socket.connection import Connection, may_come
from sneakernet.server.socket.protocol import MessageHandler
from sneakernet.server.storage.store import Elsewhere, GuestRow, Lost, StorageUnavailable
from sneakernet.server.wire.errors import Refused

NOT_HERE: Final = 0  # instead of a status: the table is at another worker by now
UNKNOWN: Final = 1  # nobody has answered
CUT: Final = 0  # instead of a code: hang up without one


class Visitor(Struct, frozen=True):
    """Somebody comes to a table."""

    table: str
    guest: GuestRow
    device: str
    language: str


class Asked(Struct, frozen=True):
    """A request, as it came to the other worker."""

    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    body: bytes
    address: str


class Answered(Struct, frozen=True):
    """What to answer."""

    status: int
    headers: list[tuple[bytes, bytes]] = []
    body: bytes = b""


class PassedOn:
    """In the scope of a request that another worker has passed on: whether its table is here at all."""

    elsewhere = False


def ignore() -> None:
    """Sockets are counted where they are."""


class FarSocket:
    """The socket of somebody who has come to another worker."""

    def __init__(self, link: Link, channel: int) -> None:
        self.link = link
        self.channel = channel
        self.handler: MessageHandler | None = None
        self.over = False
        link.channels[channel] = self

    def set_handler(self, handler: MessageHandler) -> None:
        """From now on this handler gets whatever comes."""
        self.handler = handler
        if self.over:
            handler.closed()

    # For the table: a transport

    def has_room(self) -> bool:
        return self.link.room

    def send_text(self, text: bytes) -> None:
        if not self.over:
            self.link.send(self.channel, TEXT, text)

    def close(self, code: int) -> None:
        if not self.over:
            self.link.send(self.channel, CLOSE, code.to_bytes(2, "big"))
            asyncio.get_running_loop().call_soon(self.cut)

    def abort(self) -> None:
        self.close(CUT)

    # For the link: a channel

    def hear(self, kind: int, payload: bytes) -> None:
        if kind == GONE:
            self.cut()
        elif kind == TEXT and self.handler is not None and not self.over:
            self.handler.receive(payload.decode())

    def may_write(self) -> None:
        if self.handler is not None:
            self.handler.may_write()

    def cut(self) -> None:
        if not self.over:
            self.over = True
            self.link.channels.pop(self.channel, None)
            if self.handler is not None:
                self.handler.closed()


class Visits:
    """Whoever comes by another worker."""

    def __init__(self, site: Site, app: ASGIApp) -> None:
        self.site = site
        self.app = app

    def accept(self, link: Link, channel: int, kind: int, payload: bytes) -> None:
        """A frame on a channel that is new; or a late one of a channel that is closed."""
        if kind == OPEN:
            visitor = msgspec.msgpack.decode(payload, type=Visitor)
            self.site.services.begin(self.come(FarSocket(link, channel), visitor))
        elif kind == ASK:
            asked = msgspec.msgpack.decode(payload, type=Asked)
            self.site.services.begin(self.answer(link, channel, asked))

    async def come(self, socket: FarSocket, visitor: Visitor) -> None:
        """Somebody comes to a table."""
        answer, table = Answered(NOT_HERE), None
        try:
            found = await may_come(self.site, visitor.guest.id, visitor.table)
            table = None if await self.site.lobby.give_away(found) else found
        except (Elsewhere, Lost):  # it is looked for again
            pass
        except (Refused, StorageUnavailable) as problem:
            response = problem_response(problem, visitor.language)
            answer = Answered(response.status_code, response.raw_headers, bytes(response.body))
        if table is None:
            socket.link.send(socket.channel, REFUSED, msgspec.msgpack.encode(answer))
            socket.cut()
            return
        guest = self.site.lobby.guests.remember(visitor.guest)
        socket.link.send(socket.channel, OPENED)
        await Connection(self.site, guest, visitor.device, table, visitor.language, ignore).open(socket)

    async def answer(self, link: Link, channel: int, asked: Asked) -> None:
        """Carry out a request as if it had come here, and send the answer back."""
        passed = PassedOn()
        scope: dict[str, Any] = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "scheme": "http", "method": asked.method,
            "path": asked.path, "raw_path": asked.path.encode(), "root_path": "", "query_string": asked.query,
            "headers": asked.headers, "client": (asked.address, 0), "server": None, "passed": passed,
        }  # fmt: skip
        messages: list[Message] = [{"type": "http.request", "body": asked.body}, {"type": "http.disconnect"}]
        status, headers, body = 500, [], b""

        async def receive() -> Message:
            return messages.pop(0) if len(messages) > 1 else messages[0]

        async def send(message: Message) -> None:
            nonlocal status, headers, body
            if message["type"] == "http.response.start":
                status, headers = message["status"], list(message["headers"])
            else:
                body += message.get("body", b"")

        await self.app(scope, receive, send)
        answered = Answered(NOT_HERE) if passed.elsewhere else Answered(status, headers, body)
        link.send(channel, ANSWER, msgspec.msgpack.encode(answered))
