"""The WebSocket protocol. The application opens a socket; from then on its messages go straight to their handler.

They are many and live long: once one is open, nothing of its handshake is kept, and nothing runs while nothing comes.
"""

from typing import Any, Final, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request, Response
from websockets.server import ServerProtocol
from websockets.typing import StatusLike

from sneakernet.server.http.security import HEADERS
from sneakernet.server.wire.client import Transport

NOT_TEXT: Final = 1003
NO_UTF8: Final = 1007


class MessageHandler(Protocol):
    """Who listens to an open socket."""

    def receive(self, text: str) -> None:
        """A message has come."""

    def may_write(self) -> None:
        """What was written has left: there is room for more."""

    def closed(self) -> None:
        """The socket is closed."""


class OpenSocket(Transport, Protocol):
    """A socket that somebody listens to and speaks to."""

    def set_handler(self, handler: MessageHandler) -> None:
        """From now on this handler gets whatever comes."""


class ClosedQueue:
    """The queue of a socket that nobody reads through the application any more."""

    def put_nowait(self, event: object) -> None:
        """The handler has the message already."""


CLOSED: Final = ClosedQueue()


class Handshake(ServerProtocol):
    """A handshake; one that is refused carries the headers of every answer."""

    def reject(self, status: StatusLike, text: str) -> Response:
        answer = super().reject(status, text)
        for name, value in (*HEADERS.items(), ("cache-control", "no-store")):
            answer.headers[name] = value
        return answer


class Socket(WebSocketsSansIOProtocol):
    """A socket that can be cut. Who reads nothing would otherwise keep it, and what waits for them, for ever."""

    handler: MessageHandler | None = None

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn = Handshake(max_size=self.config.ws_max_size, logger=self.logger)

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
        if self.handler is None and self.close_timer is None:
            self.transport.close()

    def set_handler(self, handler: MessageHandler) -> None:
        """It is open: from now on this handler gets whatever comes."""
        self.handler = handler
        nothing: Any = None
        early, self.queue = self.queue, CLOSED  # type: ignore[assignment]  # nobody waits for it any more
        self.request.headers.clear()  # the parser holds the request as long as it lives
        self.request = self.response = self.scope = nothing
        while not early.empty():
            event: Any = early.get_nowait()
            self.pass_on(event.get("text"))
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def send_receive_event_to_app(self) -> None:
        if self.handler is None:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        try:
            self.pass_on(data.decode() if self.curr_msg_data_type == "text" else None)
        except UnicodeDecodeError:
            self.close(NO_UTF8)

    def pass_on(self, text: str | None) -> None:
        """Somebody hears a message; one that is no text is the last."""
        if text is None:
            self.close(NOT_TEXT)
        elif self.handler is not None and not self.close_sent:
            self.handler.receive(text)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.handler is not None:
            self.handler.may_write()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.handler is not None:
            self.handler.closed()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def has_room(self) -> bool:
        """Whether what is said now leaves now."""
        return self.writable.is_set()

    def send_text(self, text: bytes) -> None:
        """Send a message; if the socket is closing, nobody hears it."""
        try:
            self.conn.send_text(text)
        except InvalidState:
            return
        self.transport.write(b"".join(self.conn.data_to_send()))

    def close(self, code: int) -> None:
        """Say good-bye with a code; who does not answer it is cut off."""
        if self.close_sent or self.transport.is_closing():
            return
        self.conn.send_close(code)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.abort)

    def abort(self) -> None:
        """Whatever is under way is lost."""
        self.transport.abort()
