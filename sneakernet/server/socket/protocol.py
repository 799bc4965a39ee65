"""Sockets: what lies under a line. The application opens them; then they hear and speak without anything in between.

They are many and live long: once one is open, nothing of its handshake is kept, and nothing runs while nothing comes.
"""

from typing import Any, Final, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

NOT_TEXT: Final = 1003
NO_UTF8: Final = 1007


class Ear(Protocol):
    """Who listens to an open socket."""

    def hear(self, text: str) -> None:
        """A message has come."""

    def room(self) -> None:
        """What was written has left: there is room for more."""

    def gone(self) -> None:
        """The socket is closed."""


class Deaf:
    """The queue of a socket that nobody reads through the application any more."""

    def put_nowait(self, event: object) -> None:
        """Whoever has an ear at the socket knows it already."""


DEAF: Final = Deaf()


class Socket(WebSocketsSansIOProtocol):
    """A socket that can be cut. Who reads nothing would otherwise keep it, and what waits for them, for ever."""

    ear: Ear | None = None

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"]["socket"] = self  # type: ignore[assignment]  # uvicorn's own are dictionaries

    async def run_asgi(self) -> None:
        """Let the application decide. A socket that it has opened lives on without it."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except Exception:
            self.logger.exception("a socket failed")
            self.send_500_response()
        if self.ear is None and self.close_timer is None:
            self.transport.close()

    def taken_by(self, ear: Ear) -> None:
        """It is open: from now on whatever comes is heard by this ear."""
        self.ear = ear
        nothing: Any = None
        early, self.queue = self.queue, DEAF  # type: ignore[assignment]  # nobody waits for it any more
        self.request.headers.clear()  # the parser holds the request as long as it lives
        self.request = self.response = self.scope = nothing
        while not early.empty():
            event: Any = early.get_nowait()
            self.pass_on(event.get("text"))
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        if self.ear is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        try:
            self.pass_on(data.decode() if self.curr_msg_data_type == "text" else None)
        except UnicodeDecodeError:
            self.hang_up(NO_UTF8)

    def pass_on(self, text: str | None) -> None:
        """Somebody hears a message; one that is no text is the last."""
        if text is None:
            self.hang_up(NOT_TEXT)
        elif self.ear is not None and not self.close_sent:
            self.ear.hear(text)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.ear is not None:
            self.ear.room()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.ear is not None:
            self.ear.gone()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def has_room(self) -> bool:
        """Whether what is said now leaves now."""
        return self.writable.is_set()

    def say(self, text: bytes) -> None:
        """Send a message; if the socket is closing, nobody hears it."""
        try:
            self.conn.send_text(text)
        except InvalidState:
            return
        self.transport.write(b"".join(self.conn.data_to_send()))

    def hang_up(self, code: int) -> None:
        """Say good-bye with a code; who does not answer it is cut off."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.cut)

    def cut(self) -> None:
        """Whatever is under way is lost."""
        self.transport.abort()
