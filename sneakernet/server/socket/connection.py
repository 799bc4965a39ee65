"""Live: one WebSocket of a table. It reads commands and sends whatever changes."""

import logging
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sneakernet.server.http.responses import bad_message, problem, problem_response
from sneakernet.server.limits import Bucket
from sneakernet.server.site import Site
from sneakernet.server.socket.protocol import Socket
from sneakernet.server.storage.store import GuestRow, StorageUnavailable, Taken
from sneakernet.server.tables import render
from sneakernet.server.tables.commands import Caller
from sneakernet.server.tables.table import Desk
from sneakernet.server.wire import commands as wire
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.outbox import Line

LOG = logging.getLogger("sneakernet.server")
DECODER: Final = msgspec.json.Decoder(wire.Command)
TOO_FAST: Final = 1008


async def carry_out(desk: Desk, caller: Caller, command: wire.Command) -> None:
    """Carry out a command; whatever goes wrong is answered by its name."""
    try:
        await desk.hall.commands.do(desk, caller, command)
        return
    except Refused as refused:
        reason = refused
    except StorageUnavailable:
        reason = Refused("storage_unavailable")
    except Taken:
        reason = Refused("retry_later")
    except Exception:
        LOG.exception("a command failed")
        reason = Refused("retry_later")
    play = desk.play
    view = None
    if play is not None and isinstance(command, wire.Choose | wire.Undo | wire.Hold) and reason.code != "not_found":
        observer = desk.observer(caller.id)
        if desk.may_look(observer):
            view = render.view_message(desk, play, observer, caller.language, fresh=False)
    seq = play.seqs[desk.observer(caller.id)] if play is not None else None
    caller.reply(problem(reason, caller.language, command.id, seq, view))


class Live:
    """A socket at work. What it hears is carried out one after the other; while nothing comes, nothing runs."""

    __slots__ = ("address", "bucket", "desk", "guest", "heard", "line", "site", "working")

    def __init__(self, site: Site, guest: GuestRow, desk: Desk, language: str, address: str) -> None:
        self.site = site
        self.guest = guest
        self.desk = desk
        self.address = address
        limits = site.settings.limits
        self.line = Line(guest.id, language, limits)
        self.bucket = Bucket(limits.messages_per_second, limits.message_burst, site.hall.time.now())
        self.heard: list[str | None] = []  # None: the socket is gone
        self.working = True

    async def open(self, socket: Socket) -> None:
        """Come to the table."""
        socket.taken_by(self)
        self.line.open(socket)
        await self.work(self.arrive())

    def hear(self, text: str) -> None:
        if self.bucket.take(self.site.hall.time.now()):
            self.then(text)
        elif self.line.mouth is not None:
            self.line.mouth.hang_up(TOO_FAST)

    def room(self) -> None:
        self.line.flush()

    def gone(self) -> None:
        self.line.close()
        self.site.let_out(self.address, self.guest.id)
        self.then(None)

    def then(self, text: str | None) -> None:
        """This is next."""
        self.heard.append(text)
        if not self.working:
            self.working = True
            self.site.hall.begin(self.work())

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
            if self.line.mouth is not None:
                self.line.mouth.cut()

    async def arrive(self) -> None:
        """Show everything; who comes back has their cards back."""
        desk, guest = self.desk, self.guest.id
        async with desk.lock:
            was_here = desk.is_present(guest)
            desk.lines.add(self.line)
            desk.gone.pop(guest, None)
            desk.touched.pop(guest, None)
            seat = desk.roster.seat_of(guest)
            desk.away.discard(seat)
            self.line.send(render.welcome(desk, guest, self.line.language))
            if not was_here:
                desk.show_table()
            desk.driver.arrange()

    async def leave(self) -> None:
        """The line is gone; if it was the last one, so is the guest."""
        desk, guest = self.desk, self.guest.id
        async with desk.lock:
            desk.lines.discard(self.line)
            desk.used_at = desk.time.now()
            if not desk.is_present(guest):
                if desk.roster.seat_of(guest) >= 0:
                    desk.gone[guest] = desk.time.now()
                desk.show_table()
            desk.driver.arrange()

    async def handle(self, text: str) -> None:
        """One message."""
        line, desk = self.line, self.desk
        try:
            command = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            line.send(problem(bad_message(error), line.language))
            return
        if isinstance(command, wire.Hello):
            line.language = command.language or line.language
            line.send(render.welcome(desk, self.guest.id, line.language))
            return
        self.guest = self.site.hall.guests.again(self.guest)
        work = carry_out(desk, Caller(self.guest, line.language, line.send), command)
        if isinstance(command, wire.Hint):  # what comes after it need not wait until it is thought over
            self.site.hall.begin(work)
        else:
            await work


async def socket_door(site: Site, socket: WebSocket, table: str) -> None:
    """Who comes to the socket of a table: checked before the handshake."""
    address = site.address(socket)
    try:
        guest = await site.guest(socket)
        desk = await site.hall.find(table)
        if guest.id in desk.roster.kicked:
            raise Refused("not_found")
        site.let_in(address, guest.id)
    except Refused as refused:
        await socket.send_denial_response(problem_response(refused, site.language(socket)))
        return
    live = Live(site, guest, desk, site.language(socket), address)
    try:
        await socket.accept()
    except (RuntimeError, OSError, WebSocketDisconnect):  # it is gone already
        site.let_out(address, guest.id)
        return
    await live.open(socket.scope["extensions"]["socket"])
