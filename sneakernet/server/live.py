"""Live: one WebSocket of a table. It reads commands and sends whatever changes."""

import logging
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from sneakernet.server import messages, wire
from sneakernet.server.answers import bad_message, problem, problem_response
from sneakernet.server.commands import Caller, Reply
from sneakernet.server.desk import Desk
from sneakernet.server.limits import Bucket
from sneakernet.server.lines import Line
from sneakernet.server.refused import Refused
from sneakernet.server.site import Site
from sneakernet.server.store import GuestRow, StorageUnavailable, Taken

LOG = logging.getLogger("sneakernet.server")
DECODER: Final = msgspec.json.Decoder(wire.Command)
TOO_FAST: Final = 1008
NOT_TEXT: Final = 1003


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
            view = messages.view_message(desk, play, observer, caller.language, fresh=False)
    seq = play.seqs[desk.observer(caller.id)] if play is not None else None
    caller.reply(problem(reason, caller.language, command.id, seq, view))


class Live:
    """A socket at work."""

    def __init__(self, site: Site, socket: WebSocket, guest: GuestRow, desk: Desk) -> None:
        self.site = site
        self.socket = socket
        self.guest = guest
        self.desk = desk
        limits = site.settings.limits
        self.line = Line(guest.id, site.language(socket, guest), limits)
        self.bucket = Bucket(limits.messages_per_second, limits.message_burst, site.hall.time.now())

    async def run(self) -> None:
        """From hello to good-bye."""
        await self.socket.accept()
        await self.arrive()
        self.line.open(self.socket)
        try:
            code = await self.read()
            if code:
                await self.socket.close(code)
        except (RuntimeError, OSError):
            return  # it is gone already
        finally:
            self.line.close()
            if self.line.pumping is not None:
                self.line.pumping.cancel()
            await self.leave()

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
            self.line.send(messages.welcome(desk, guest, self.line.language))
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

    async def read(self) -> int:
        """Read commands until the socket closes; returns the code with which to close it, 0 if it is closed."""
        while True:
            try:
                message = await self.socket.receive()
            except WebSocketDisconnect:
                return 0
            if message["type"] == "websocket.disconnect":
                return 0
            text = message.get("text")
            if text is None:
                return NOT_TEXT
            if not self.bucket.take(self.site.hall.time.now()):
                return TOO_FAST
            await self.handle(text)

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
            line.send(messages.welcome(desk, self.guest.id, line.language))
            return
        reply: Reply = line.send
        self.guest = self.site.hall.guests.again(self.guest)
        await carry_out(desk, Caller(self.guest, line.language, reply), command)


async def socket_door(site: Site, socket: WebSocket, table: str) -> None:
    """Who comes to the socket of a table: checked before the handshake."""
    language = site.language(socket)
    address = site.address(socket)
    if not site.sockets_of_address.enter(address):
        await socket.send_denial_response(problem_response(Refused("rate_limited", wait=5), language))
        return
    try:
        guest = await site.guest(socket)
        desk = await site.hall.find(table)
        if guest.id in desk.roster.kicked:
            raise Refused("not_found")
        if not site.sockets_of_guest.enter(guest.id):
            raise Refused("rate_limited", wait=5)
        try:
            await Live(site, socket, guest, desk).run()
        finally:
            site.sockets_of_guest.leave(guest.id)
    except Refused as refused:
        await socket.send_denial_response(problem_response(refused, language))
    finally:
        site.sockets_of_address.leave(address)
