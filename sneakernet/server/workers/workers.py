"""The workers that share a store: how this one is reached, and how it reaches the tables that others have."""

import asyncio
import secrets
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp
from starlette.websockets import WebSocket, WebSocketDisconnect

from sneakernet.server.http.site import Site
from sneakernet.server.limits import Bucket
from sneakernet.server.links.link import ANSWER, ASK, CLOSE, GONE, OPEN, OPENED, REFUSED, TEXT, Link, dial
from sneakernet.server.socket.connection import TOO_FAST
from sneakernet.server.socket.protocol import Socket
from sneakernet.server.storage.store import Elsewhere, Worker
from sneakernet.server.wire.client import Client
from sneakernet.server.wire.errors import Refused
from sneakernet.server.workers.visits import NOT_HERE, UNKNOWN, Answered, Asked, Visitor, Visits

PATIENCE: Final = 8.0  # seconds until somebody is told to come again, because the worker of their table does not answer
PAUSE: Final = 0.1
SOON: Final = 2.0  # seconds for what every worker is asked
LONGEST_ANSWER: Final = 60.0  # seconds; who waits for news waits 25
NOT_PASSED: Final = (b"x-forwarded-for", b"connection", b"content-length", b"transfer-encoding")


class RequestElsewhere:
    """A request that another worker answers."""

    def __init__(self) -> None:
        self.answer: asyncio.Future[Answered] = asyncio.get_running_loop().create_future()

    def hear(self, kind: int, payload: bytes) -> None:
        if kind == ANSWER and not self.answer.done():
            self.answer.set_result(msgspec.msgpack.decode(payload, type=Answered))

    def may_write(self) -> None:
        pass

    def cut(self) -> None:
        if not self.answer.done():
            self.answer.set_result(Answered(UNKNOWN))


class SocketElsewhere:
    """A socket here whose table is at another worker: what it hears goes there, and what is said there comes back."""

    def __init__(self, link: Link, site: Site, guest: str, language: str, address: str) -> None:
        limits = site.settings.limits
        self.link = link
        self.site = site
        self.address = address
        self.client = Client(guest, language, limits)
        self.bucket = Bucket(limits.messages_per_second, limits.message_burst, site.lobby.time.now())
        self.channel = link.open(self)
        self.opened: asyncio.Future[Answered | None] = asyncio.get_running_loop().create_future()
        self.over = False

    async def begin(self, visitor: Visitor) -> Answered | None:
        """Come to the table; why not, if it does not let us in."""
        self.link.send(self.channel, OPEN, msgspec.msgpack.encode(visitor))
        try:
            return await asyncio.wait_for(self.opened, PATIENCE)
        except TimeoutError:
            return Answered(NOT_HERE)

    # For the link: a channel

    def hear(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.client.push(payload)
        elif kind == CLOSE:
            self.client.finish(int.from_bytes(payload, "big"))
        elif kind in (OPENED, REFUSED) and not self.opened.done():
            refused = msgspec.msgpack.decode(payload, type=Answered) if kind == REFUSED else None
            self.opened.set_result(refused)

    def cut(self) -> None:
        if not self.opened.done():
            self.opened.set_result(Answered(NOT_HERE))
        self.client.end("restart")

    # For the socket: who listens to it

    def receive(self, text: str) -> None:
        if self.bucket.take(self.site.lobby.time.now()):
            self.link.send(self.channel, TEXT, text.encode())
        elif self.client.transport is not None:
            self.client.transport.close(TOO_FAST)

    def may_write(self) -> None:
        self.client.flush()

    def closed(self) -> None:
        if self.over:
            return
        self.over = True
        self.client.close()
        self.site.let_out(self.address, self.client.guest)
        if self.link.channels.pop(self.channel, None) is not None:
            self.link.send(self.channel, GONE)


def response_of(answered: Answered) -> Response:
    """What another worker answers."""
    response = Response(answered.body, answered.status)
    response.raw_headers = answered.headers
    return response


class Workers:
    """This worker and the others."""

    def __init__(self, site: Site, app: ASGIApp) -> None:
        self.site = site
        self.secret = secrets.token_hex(32)
        self.visits = Visits(site, app)
        self.links: dict[int, asyncio.Task[Link | None]] = {}
        self.coming: set[Link] = set()
        self.server: asyncio.Server | None = None

    async def listen(self, address: str) -> str:
        """Let others come; the address where they do."""
        host, _, port = address.rpartition(":")
        loop = asyncio.get_running_loop()
        self.server = await loop.create_server(self.welcome, host.strip("[]"), int(port))
        return f"{host}:{self.server.sockets[0].getsockname()[1]}"

    def welcome(self) -> Link:
        """Somebody dials."""
        link = Link(self.secret, dials=False, accept=self.visits.accept)
        self.coming = {other for other in self.coming if not other.transport.is_closing()} | {link}
        return link

    async def close(self) -> None:
        """Leave the others."""
        if self.server is not None:
            self.server.close()
        for link in self.coming:
            link.close()
        for worker in list(self.links):
            self.left(worker)

    def left(self, worker: int) -> None:
        """A worker is gone: whoever is at its tables comes back, and finds them where they are now."""
        task = self.links.pop(worker, None)
        if task is not None and task.done() and (link := task.result()) is not None:
            link.close()

    async def link(self, worker: Worker) -> Link | None:
        """The link to a worker; None where it does not answer."""
        task = self.links.get(worker.id)
        if task is None or (task.done() and (task.result() is None or task.result().transport.is_closing())):  # type: ignore[union-attr]
            task = self.links[worker.id] = asyncio.get_running_loop().create_task(dial(worker.address, worker.secret))
        return await asyncio.shield(task)

    async def reach(self, table: str) -> Link | None:
        """The link to the worker that has a table; None: it is here, or there is none. Waits for who takes it over."""
        until = self.site.lobby.time.now() + PATIENCE
        while True:
            try:
                await self.site.lobby.find(table)
                return None
            except Refused:
                return None  # as it is said where somebody asks for it here
            except Elsewhere as there:
                worker = there.worker
            link = await self.link(worker)
            if link is not None:
                return link
            if not await self.site.lobby.store.bury(worker.id):
                if self.site.lobby.time.now() > until:
                    raise Refused("retry_later", wait=1)
                await asyncio.sleep(PAUSE)

    async def ask(self, request: Request, table: str) -> Response | None:
        """Have a request answered where its table is; None: it is here now."""
        link = await self.reach(table)
        if link is None:
            return None
        answered = await self.question(link, request, LONGEST_ANSWER)
        if answered.status == NOT_HERE:
            await asyncio.sleep(PAUSE)
            return await self.ask(request, table)
        if answered.status == UNKNOWN:  # perhaps it was carried out: who asks again says so
            raise Refused("retry_later", wait=1)
        return response_of(answered)

    async def question(self, link: Link, request: Request, patience: float) -> Answered:
        """Have another worker answer a request."""
        question = RequestElsewhere()
        channel = link.open(question)
        headers = [(name, value) for name, value in request.scope["headers"] if name not in NOT_PASSED]
        asked = Asked(
            request.method, request.url.path, request.scope["query_string"], headers, await request.body(),
            self.site.address(request),
        )  # fmt: skip
        link.send(channel, ASK, msgspec.msgpack.encode(asked))
        try:
            return await asyncio.wait_for(question.answer, patience)
        except TimeoutError:
            return Answered(UNKNOWN)
        finally:
            link.channels.pop(channel, None)

    async def ask_all(self, request: Request) -> list[bytes]:
        """What all other workers answer to a request; who does not answer soon is left out."""
        links = [await self.link(worker) for worker in await self.site.lobby.store.workers()]
        asked = [self.question(link, request, SOON) for link in links if link is not None]
        return [answered.body for answered in await asyncio.gather(*asked) if answered.status == 200]

    async def come(self, socket: WebSocket, table: str) -> bool:
        """Take a socket to where its table is; False: it is here now."""
        site, address, guest = self.site, self.site.address(socket), await self.site.guest(socket)
        link = await self.reach(table)
        if link is None:
            return False
        site.let_in(address, guest.id)
        socket_there = SocketElsewhere(link, site, guest.id, site.language(socket), address)
        refused = await socket_there.begin(Visitor(table, guest, site.device(socket), site.language(socket)))
        if refused is not None:
            socket_there.closed()
            if refused.status == NOT_HERE:
                await asyncio.sleep(PAUSE)
                return await self.come(socket, table)
            await socket.send_denial_response(response_of(refused))
            return True
        try:
            await socket.accept()
        except (RuntimeError, OSError, WebSocketDisconnect):  # it is gone already
            socket_there.closed()
            return True
        open_socket: Socket = socket.scope["extensions"]["socket"]
        open_socket.set_handler(socket_there)
        socket_there.client.open(open_socket)
        return True
