"""A connection: one WebSocket of a table. It reads commands and sends whatever changes."""

import logging
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sneakernet.server.http.responses import problem_response
from sneakernet.server.http.site import Site
from sneakernet.server.limits import Bucket
from sneakernet.server.lobby import carry_out
from sneakernet.server.socket.protocol import OpenSocket
from sneakernet.server.storage.store import Elsewhere, GuestRow, StorageUnavailable, Taken
from sneakernet.server.tables import render
from sneakernet.server.tables.caller import Caller
from sneakernet.server.tables.table import Table
from sneakernet.server.wire import commands as wire
from sneakernet.server.wire.client import Client
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.problems import bad_message, problem

LOG = logging.getLogger("sneakernet.server")
DECODER: Final = msgspec.json.Decoder(wire.Command)
TOO_FAST: Final = 1008


class Connection:
    """A socket at work. What it hears is carried out one after the other; while nothing comes, nothing runs."""

    __slots__ = ("bucket", "client", "gone", "guest", "heard", "site", "table", "working")

    def __init__(
        self, site: Site, guest: GuestRow, device: str, table: Table, language: str, gone: Callable[[], None]
    ) -> None:
        self.site = site
        self.guest = guest
        self.table = table
        self.gone = gone  # called when the socket is closed
        limits = site.settings.limits
        self.client = Client(guest.id, language, limits, device)
        self.bucket = Bucket(limits.messages_per_second, limits.message_burst, site.lobby.time.now())
        self.heard: list[str | None] = []  # None: the socket is gone
        self.working = True

    async def open(self, socket: OpenSocket) -> None:
        """Come to the table."""
        socket.set_handler(self)
        self.client.open(socket)
        await self.work(self.arrive())

    def receive(self, text: str) -> None:
        if self.bucket.take(self.site.lobby.time.now()):
            self.then(text)
        elif self.client.transport is not None:
            self.client.transport.close(TOO_FAST)

    def may_write(self) -> None:
        self.client.flush()

    def closed(self) -> None:
        self.client.close()
        self.gone()
        self.then(None)

    def then(self, text: str | None) -> None:
        """This is next."""
        self.heard.append(text)
        if not self.working:
            self.working = True
            self.site.services.begin(self.work())

    async def work(self, first: Coroutine[Any, Any, None] | None = None) -> None:
        """Carry out what was heard."""
        if first is not None:
            await self.attempt(first)
        while self.heard:
            text = self.heard.pop(0)
            await self.attempt(self.leave() if text is None else self.handle(text))
        self.working = False

    async def attempt(self, work: Coroutine[Any, Any, None]) -> None:
        """What fails ends the socket, and nothing else: that it is gone is still noticed at the table."""
        try:
            await work
        except Exception:
            LOG.exception("a socket failed")
            if self.client.transport is not None:
                self.client.transport.abort()

    async def arrive(self) -> None:
        """Show everything; who comes back has their cards back."""
        table, state, guest = self.table, self.table.state, self.guest.id
        async with table.lock:
            if state.lease.lost:  # the table has gone elsewhere meanwhile
                self.client.end("restart")
                return
            was_here = state.presence.is_present(guest)
            state.presence.come(self.client)
            state.away.discard(state.roster.seat_of(guest))
            self.client.send(render.welcome(state, guest, self.client.language))
            if not was_here:
                table.audience.show_people()
            table.arrange()

    async def leave(self) -> None:
        """The socket is gone; if it was the last one, so is the guest."""
        table, state, guest = self.table, self.table.state, self.guest.id
        async with table.lock:
            state.presence.clients.discard(self.client)
            table.used_at = table.now()
            if not state.presence.is_present(guest):
                if state.roster.seat_of(guest) >= 0:
                    state.presence.expect(guest)
                table.audience.show_people()
            table.arrange()

    async def handle(self, text: str) -> None:
        """One message."""
        client, table = self.client, self.table
        try:
            command = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            client.send(problem(bad_message(error), client.language))
            return
        if isinstance(command, wire.Hello):
            client.language = command.language or client.language
            client.send(render.welcome(table.state, self.guest.id, client.language))
            return
        self.guest = self.site.lobby.guests.again(self.guest)
        work = carry_out(table, Caller(self.guest, client.language, client.send), command)
        if isinstance(command, wire.Hint):  # what comes after it need not wait until it is thought over
            self.site.services.begin(work)
        else:
            await work


async def may_come(site: Site, guest: str, table_id: str) -> Table:
    """A table, for somebody who may come there."""
    table = await site.lobby.find(table_id)
    if guest in table.state.roster.kicked:
        raise Refused("not_found")
    return table


async def open_socket(site: Site, socket: WebSocket, table_id: str) -> bool:
    """Who comes to the socket of a table: checked before the handshake. False: another worker has the table."""
    address = site.address(socket)
    try:
        guest = await site.guest(socket)
        table = await may_come(site, guest.id, table_id)
        site.let_in(address, guest.id)
    except Elsewhere:
        return False
    except (Refused, StorageUnavailable, Taken) as wrong:
        await socket.send_denial_response(problem_response(wrong, site.language(socket)))
        return True
    gone = partial(site.let_out, address, guest.id)
    connection = Connection(site, guest, site.device(socket), table, site.language(socket), gone)
    try:
        await socket.accept()
    except (RuntimeError, OSError, WebSocketDisconnect):  # it is gone already
        gone()
        return True
    await connection.open(socket.scope["extensions"]["socket"])
    return True
