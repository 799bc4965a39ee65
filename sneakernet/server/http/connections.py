"""HTTP connections: a request must come in time, and neither one address nor all together keep newcomers out."""

import asyncio
import sys
from typing import Any, Final

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from sneakernet.server.http.security import HEADERS, LASTING, network_of, trusts
from sneakernet.server.limits import Counter
from sneakernet.server.settings import Settings

if sys.platform != "win32":
    import resource

PATIENCE: Final = 10.0  # seconds in which a request must have come
BACKLOG: Final = 2048
MOST_HANDLES: Final = 65_536
OWN_HANDLES: Final = 64  # for files, the database, and processes
STAGES: Final = 4  # times: accepted, being let in, being sent away, and closing


def handles() -> int:
    """How many files and connections this process may have open: as many as the machine lets it."""
    if sys.platform == "win32":  # there is no such limit
        return MOST_HANDLES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_HANDLES if hard == resource.RLIM_INFINITY else min(hard, MOST_HANDLES)
    if 0 <= soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return max(soft, most)


class Admission:
    """How many connections are open, of each address and in all."""

    def __init__(self, settings: Settings) -> None:
        limits, there = settings.limits, handles()
        self.settings = settings
        self.backlog = min(BACKLOG, there // 16)  # so many may be accepted at once
        self.most = limits.connections or there - STAGES * self.backlog - OWN_HANDLES
        self.of_address = Counter(limits.connections_per_address)
        self.idle: dict[TimedConnection, None] = {}  # those that wait for a request, the longest first

    def admit(self, comer: "TimedConnection", others: int) -> bool:
        """Whether somebody may come in; where all is taken, who has been idle for longest has to go."""
        address = comer.client[0] if comer.client else ""
        if not trusts(address, self.settings):  # behind a proxy there are many
            comer.counted = network_of(address)
            if not self.of_address.enter(comer.counted):
                comer.counted = None
                return False
        if others < self.most:
            return True
        if not self.idle:
            return False
        longest = next(iter(self.idle))
        del self.idle[longest]  # its place is given once: it closes only in the next turn of the loop
        longest.transport.abort()
        return True

    def release(self, goer: "TimedConnection") -> None:
        """Somebody goes, or has opened a socket, which is counted elsewhere."""
        self.idle.pop(goer, None)
        if goer.counted is not None:
            self.of_address.leave(goer.counted)
            goer.counted = None


class Config(uvicorn.Config):
    """How uvicorn is to run us, with the limit that all connections share."""

    def __init__(self, app: Any, settings: Settings, **more: Any) -> None:
        self.admission = Admission(settings)
        super().__init__(app, http=TimedConnection, backlog=self.admission.backlog, **more)


class TimedConnection(H11Protocol):
    """A connection on which no complete request comes in time is closed; a request that is none gets all headers."""

    def __init__(self, config: Config, *more: Any, **named: Any) -> None:
        super().__init__(config, *more, **named)
        self.admission = config.admission
        self.counted: str | None = None
        self.waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self.admission.admit(self, len(self.connections) - 1):
            self.expect()
        else:
            transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self.expect()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self.expect()

    def expect(self) -> None:
        """Time runs for the first request, and from the first byte of every other one until it is complete."""
        theirs = self.conn.their_state
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return
        if theirs is h11.IDLE:
            self.admission.idle.setdefault(self)
        else:
            self.admission.idle.pop(self, None)
        first = getattr(self, "cycle", None) is None
        if theirs is not h11.SEND_BODY and not (theirs is h11.IDLE and (first or self.conn.trailing_data[0])):
            self.expect_no_more()
        elif self.waiting is None:
            self.waiting = self.loop.call_later(PATIENCE, self.transport.close)

    def expect_no_more(self) -> None:
        """A request is complete, or nothing of it has come."""
        if self.waiting is not None:
            self.waiting.cancel()
            self.waiting = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.expect_no_more()
        self.admission.release(self)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.expect_no_more()
        self.admission.release(self)
        super().connection_lost(exc)

    def send_400_response(self, msg: str) -> None:
        lines = ["HTTP/1.1 400 Bad Request", "content-type: text/plain; charset=utf-8", "connection: close"]
        lines += [f"{name}: {value}" for name, value in HEADERS.items()]
        if self.admission.settings.secure:
            lines.append(f"strict-transport-security: {LASTING}")
        lines += ["cache-control: no-store", f"content-length: {len(msg)}"]
        self.transport.write(("\r\n".join(lines) + "\r\n\r\n" + msg).encode("ascii", "replace"))
        self.transport.close()
