"""The application: routes, sockets and pages in one list, and one life from start to stop."""

import asyncio
import logging
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from sneakernet.server.clock import RealTime, Time
from sneakernet.server.figures import Figures
from sneakernet.server.http.caching import Caching
from sneakernet.server.http.openapi import openapi, socket_schema
from sneakernet.server.http.pages import PAGES, PRINTING, WORKER, lost_page, make_page, make_worker
from sneakernet.server.http.responses import problem_response
from sneakernet.server.http.routes import ROUTES, ApiRoute
from sneakernet.server.http.security import Gate
from sneakernet.server.http.site import Site
from sneakernet.server.http.static import docs_folder, game_files, game_words, static_files, words_file
from sneakernet.server.lobby import Lobby
from sneakernet.server.owner.actions import expire
from sneakernet.server.owner.forgetting import carry_on
from sneakernet.server.owner.secret import owner_mark
from sneakernet.server.settings import Settings
from sneakernet.server.socket.connection import open_socket
from sneakernet.server.storage.opening import open_store
from sneakernet.server.storage.store import Elsewhere, StorageUnavailable, Store, Taken
from sneakernet.server.tables.services import Services
from sneakernet.server.thinking.pool import ThinkingPool
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.sentences import language_of
from sneakernet.server.workers.visits import PassedOn
from sneakernet.server.workers.workers import Workers

LOG = logging.getLogger("sneakernet.server")
HEARTBEAT: Final = 10.0
SWEEP: Final = 60.0
MEASURE: Final = 1.0
SOCKET: Final = re.compile(r"/api/tables/(?P<table>[^/]+)/socket")


class Lifespan:
    """What lives while the server runs."""

    def __init__(self, settings: Settings, store: Store | None = None, time: Time | None = None) -> None:
        self.settings = settings
        self.time: Time = time or RealTime()
        self.store = store
        self.site: Site | None = None
        self.tasks: list[asyncio.Task[None]] = []
        self.figures = Figures(settings.metrics)
        self.app: ASGIApp | None = None  # what answers requests that other workers pass on
        self.workers: Workers | None = None

    async def start(self) -> None:
        """Open the store, and begin."""
        store = self.store or open_store(self.settings.database)
        self.store = store
        pool = ThinkingPool(self.settings.bot_processes)
        pool.warm_up()
        lobby = Lobby(Services(self.settings, store, self.time, pool, self.figures))
        self.site = Site(self.settings, lobby)
        await store.begin_run(self.time.wall(), *await self.join(store, lobby))
        self.site.owner_mark = await owner_mark(self.settings, store, self.time)
        await carry_on(lobby)
        self.tasks = [asyncio.create_task(self.beat()), asyncio.create_task(self.sweep())]
        self.tasks.append(asyncio.create_task(self.measure()))
        self.tasks.append(asyncio.create_task(lobby.wake_turns()))

    async def join(self, store: Store, lobby: Lobby) -> tuple[str, str]:
        """Where other workers reach this one, and what they show there; empty where a store has one worker."""
        if not store.shared:
            return "", ""
        assert self.site is not None and self.app is not None
        workers = self.workers = self.site.others = Workers(self.site, self.app)

        def left(worker: int) -> None:
            workers.left(worker)
            lobby.services.begin(lobby.wake_turns())

        store.left = left
        lobby.services.pool.elsewhere = store.think
        return await workers.listen(self.settings.internal), workers.secret

    def hang_up(self) -> None:
        """Tell everybody that the server stops, before it waits for requests that it still has to answer."""
        if self.site is not None:
            self.site.lobby.stop()

    async def stop(self) -> None:
        """Hang up, and close the store."""
        assert self.site is not None and self.store is not None
        self.hang_up()
        for task in self.tasks:
            task.cancel()
        if self.workers is not None:
            await self.workers.close()
        await self.site.services.pool.close()
        await self.site.lobby.reviews.close()
        await self.site.lobby.archive.close()
        with suppress(StorageUnavailable):
            await self.store.heartbeat(self.time.wall())
        await self.store.close()
        self.figures.close()

    async def measure(self) -> None:
        """Note how things stand, and how late the event loop is."""
        assert self.site is not None
        loop, lobby, figures = asyncio.get_running_loop(), self.site.lobby, self.figures
        while figures.port:
            began = loop.time()
            await asyncio.sleep(MEASURE)
            figures.loop_lag_seconds.set(max(0.0, loop.time() - began - MEASURE))
            figures.tables.set(len(lobby.tables))
            figures.tables_playing.set(sum(table.state.playing is not None for table in lobby.tables.values()))
            figures.sockets.set(sum(self.site.sockets_of_guest.open.values()))
            figures.thoughts_waiting.set(lobby.services.pool.length)
            figures.storage_degraded.set(lobby.store.degraded)
            figures.draining.set(lobby.moderation.draining)

    async def beat(self) -> None:
        """Note that the server is up, so that clocks can be credited when it was not."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            with suppress(StorageUnavailable):
                assert self.store is not None
                await self.store.heartbeat(self.time.wall())
            assert self.site is not None
            await carry_on(self.site.lobby)

    async def sweep(self) -> None:
        """Let idle tables leave memory."""
        while True:
            await asyncio.sleep(min(SWEEP, self.settings.limits.idle_table_seconds))
            assert self.site is not None
            await self.site.lobby.forget_idle()
            await self.site.lobby.wake_due()
            await expire(self.site.lobby)
            if self.workers is not None:  # games over days of workers who have left
                await self.site.lobby.wake_turns()


async def answer(route: ApiRoute, lifespan: Lifespan, request: Request) -> Response:
    """The answer to a request: made here, or where its table is."""
    assert lifespan.site is not None
    while True:
        try:
            return await route.endpoint(lifespan.site, request)
        except Elsewhere as there:
            passed: PassedOn | None = request.scope.get("passed")
            if passed is not None:
                passed.elsewhere = True
                return Response(status_code=503)
            assert lifespan.workers is not None
            if (answered := await lifespan.workers.ask(request, there.table)) is not None:
                return answered


def http_route(route: ApiRoute, lifespan: Lifespan) -> Route:
    """A route with its errors turned into answers."""

    async def endpoint(request: Request) -> Response:
        assert lifespan.site is not None
        try:
            return await answer(route, lifespan, request)
        except ClientDisconnect:  # nobody reads the answer
            return Response(status_code=400)
        except (Refused, StorageUnavailable, Taken) as problem:
            return problem_response(problem, lifespan.site.language(request))

    return Route(route.path, endpoint, methods=[route.method])


async def no_route(request: Request, error: Exception) -> Response:
    """Nothing is there, or not for this method."""
    status = error.status_code if isinstance(error, HTTPException) else 404
    wrong = Refused("bad_message", detail=request.method) if status == 405 else Refused("not_found")
    answer = problem_response(wrong, language_of(request))
    answer.status_code = status
    if status == 405:
        answer.headers["allow"] = ", ".join(methods_at(request))
    return answer


def methods_at(request: Request) -> list[str]:
    """What can be done at an address."""
    here = [route for route in request.app.routes if isinstance(route, Route)]
    return sorted(
        {method for route in here if route.path_regex.match(request.url.path) for method in route.methods or ()}
    )


async def failed(request: Request, error: Exception) -> Response:
    """Something went wrong on our side; the client learns nothing more."""
    LOG.error("a request failed", exc_info=error)
    return problem_response(Refused("retry_later"), language_of(request))


def document(text: bytes) -> Any:
    """The endpoint of a document."""

    async def endpoint(request: Request) -> Response:
        return Response(text, media_type="application/json")

    return endpoint


def sockets(lifespan: Lifespan) -> ASGIApp:
    """The sockets of tables. They are many and live long: nothing stands between them and the security checks."""

    async def socket(scope: Scope, receive: Receive, send: Send) -> None:
        assert lifespan.site is not None
        websocket = WebSocket(scope, receive, send)
        found = SOCKET.fullmatch(scope["path"])
        if found is None:
            await websocket.send_denial_response(
                problem_response(Refused("not_found"), lifespan.site.language(websocket))
            )
            return
        try:
            while not await open_socket(lifespan.site, websocket, found["table"]):
                assert lifespan.workers is not None
                if await lifespan.workers.come(websocket, found["table"]):
                    return
        except (Refused, StorageUnavailable, Taken) as problem:
            await websocket.send_denial_response(problem_response(problem, lifespan.site.language(websocket)))

    return socket


def build_app(settings: Settings, lifespan: Lifespan) -> ASGIApp:
    """The whole server as an ASGI application."""

    @asynccontextmanager
    async def run(app: Starlette) -> AsyncIterator[None]:
        await lifespan.start()
        yield
        await lifespan.stop()

    async def nothing_there(request: Request, error: Exception) -> Response:
        missing = isinstance(error, HTTPException) and error.status_code == 404
        return (lost_page(request, folder) if missing else None) or await no_route(request, error)

    folder = settings.web_folder
    routes: list[BaseRoute] = [http_route(route, lifespan) for route in ROUTES]
    routes += [
        Route("/api/openapi.json", document(openapi())),
        Route("/api/socket.json", document(socket_schema())),
        *[
            Route(path, make_page(folder, name))
            for path, name in PAGES.items()
            if settings.printing or name != PRINTING
        ],
        Route(WORKER, make_worker(folder)),
        Route("/static/lang/{name}.json", words_file(folder)),
        Route("/static/games/{game}/{name}.json", game_words),
        Mount("/static/games/{game}", game_files),
        Mount("/static", static_files(folder)),
        Mount("/docs", StaticFiles(directory=docs_folder(folder), html=True, check_dir=False)),
    ]
    handlers: dict[Any, Any] = {HTTPException: nothing_there, Exception: failed}
    app = Starlette(routes=routes, lifespan=run, exception_handlers=handlers)
    lifespan.app = Caching(app)
    return Gate(lifespan.app, settings, lifespan.time, sockets(lifespan), lifespan.figures)
