"""Serve: the server as a program."""

import gc
import logging
import socket
import sys
import time
from collections.abc import Callable
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp

from sneakernet.server.app import Lifespan, build_app
from sneakernet.server.http.connections import Config
from sneakernet.server.logs import set_up
from sneakernet.server.settings import Settings
from sneakernet.server.socket.protocol import Socket
from sneakernet.server.storage.store import Store

QUIET: Final = (
    "without completing handshake", "attempting to bind", "Invalid UTF-8", "Invalid HTTP request", "upgrade request",
)  # fmt: skip
MANY: Final = 200  # tables
SETTLED: Final = 100  # ticks of a tenth of a second
HOUR: Final = 360  # times that
SWITCH: Final = 0.0005  # seconds that the writer waits at most for the loop, for each of its statements


def worth_noting(record: logging.LogRecord) -> bool:
    """Uvicorn notes handshakes and requests that are none; they are answered. A taken port, we tell."""
    return not any(text in record.getMessage() for text in QUIET)


class Rarely:
    """Lets a message pass once in a while: what strangers can cause must not fill a disk."""

    def __init__(self, seconds: float = 60.0) -> None:
        self.seconds = seconds
        self.last: dict[str, float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether this was not said lately."""
        text, now = record.getMessage().partition("\n")[0][:100], time.monotonic()
        if now - self.last.get(text, -self.seconds) < self.seconds:
            return False
        self.last = {said: at for said, at in self.last.items() if now - at < self.seconds} | {text: now}
        return True


RARELY: Final = Rarely()


class Lasting:
    """What has been there for a while is not looked through for garbage any more.

    To look through all tables takes longer than others can wait. What refers to itself in a circle stays, so that
    everything is looked through when many tables have left memory, and once in an hour.
    """

    def __init__(self, left: Callable[[], int]) -> None:
        self.left = left  # how many tables have left memory so far
        self.known = self.times = 0

    def settle(self) -> None:
        """What is there now stays."""
        self.times += 1
        if self.left() - self.known >= MANY or self.times >= HOUR:
            self.known, self.times = self.left(), 0
            gc.unfreeze()
            gc.collect()
        gc.freeze()


def warned_rarely(record: logging.LogRecord) -> bool:
    """A warning that all tables have at once is one line; faults are all told."""
    return record.levelno >= logging.ERROR or RARELY.filter(record)


def config(settings: Settings, app: ASGIApp, **more: Any) -> uvicorn.Config:
    """How uvicorn is to run us."""
    logging.getLogger("uvicorn.error").addFilter(worth_noting)
    logging.getLogger("asyncio").addFilter(RARELY)
    return Config(
        app,
        settings,
        host=settings.host,
        port=settings.port,
        ws=Socket,
        ws_max_size=settings.limits.frame_bytes,
        ws_ping_interval=8.0,  # who does not answer within 15 s is gone
        ws_ping_timeout=6.0,
        ws_per_message_deflate=False,
        h11_max_incomplete_event_size=16 * 1024,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=3,
        proxy_headers=False,  # whom to believe is the gate's affair
        server_header=False,
        access_log=False,  # links to private tables stand in no log
        log_config=None,  # as the owner wants it: see logs.py
        **more,
    )


class Server(uvicorn.Server):
    """A server that says when it listens, and when it is about to stop."""

    def __init__(self, settings: uvicorn.Config, lifespan: Lifespan, listens: Callable[[], None]) -> None:
        super().__init__(settings)
        self.life = lifespan
        self.listens = listens
        self.lasting = Lasting(lambda: 0 if lifespan.site is None else lifespan.site.lobby.left)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.lasting.settle()
        sys.setswitchinterval(SWITCH)
        self.listens()

    async def on_tick(self, counter: int) -> bool:
        if counter % SETTLED == 0:
            self.lasting.settle()
        return await super().on_tick(counter)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.life.hang_up()
        await super().shutdown(sockets)


def serve(settings: Settings, store: Store | None = None, listens: Callable[[], None] = lambda: None) -> bool:
    """Run until somebody stops it; False if it could not begin. `listens` is called once people can come."""
    set_up(settings.log, settings.log_level)
    logging.getLogger("sneakernet.server").addFilter(warned_rarely)
    lifespan = Lifespan(settings, store)
    server = Server(config(settings, build_app(settings, lifespan)), lifespan, listens)
    try:
        server.run()
    except SystemExit:
        return False
    return server.started
