"""A real server on a free port of this machine, and people who come to it over real sockets."""

import asyncio
import heapq
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar, Self

import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from sneakernet.server.app import Lifespan, build_app
from sneakernet.server.clock import Alarm
from sneakernet.server.lobby import Lobby
from sneakernet.server.run import config
from sneakernet.server.settings import Limits, Settings
from sneakernet.server.storage.store import Store

FAST = Limits(
    messages_per_second=5000, message_burst=5000, requests_per_second=5000, request_burst=5000, tables_per_minute=5000,
    guests_per_minute=5000, arrivals_per_minute=5000, chat_lines=500, sockets_per_guest=8, sockets_per_address=500,
    connections_per_address=5000, thought_burst=5000, entry_burst=5000,
)  # fmt: skip
PATIENCE = 30.0  # generous: other tests may keep all cores busy
CALM = 5  # so often is looked whether anything goes on: what comes over a line needs a moment
Json = dict[str, Any]


def works(lobby: Lobby) -> bool:
    """Whether anything goes on at any table that no clock has to wake."""
    tables = lobby.tables.values()
    at_tables = any(table.lock.locked() or table.scheduler.tasks or table.bots.thinking for table in tables)
    return bool(at_tables or lobby.services.works or lobby.loading)


async def rest() -> None:
    """Wait until everything is done that is not waiting for its time."""
    calm = 0
    async with asyncio.timeout(PATIENCE):
        while calm < CALM:
            busy = any(works(house.lobby) for house in House.opened)
            calm = 0 if busy else calm + 1
            await asyncio.sleep(0.001 if busy else 0)


async def soon(fits: Callable[[], Any]) -> None:
    """Wait until something is so."""
    async with asyncio.timeout(PATIENCE):
        while not fits():
            await asyncio.sleep(0.01)


class Answer:
    """An answer over HTTP."""

    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body

    @property
    def json(self) -> Any:
        return json.loads(self.body)


async def request(
    port: int, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None, raw: bytes | None = None
) -> Answer:
    """One request on a connection of its own."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    content = raw if raw is not None else b"" if body is None else json.dumps(body).encode()
    lines = {"Host": f"127.0.0.1:{port}", "Connection": "close", "Content-Length": str(len(content)), **(headers or {})}
    head = f"{method} {path} HTTP/1.1\r\n" + "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    writer.write(head.encode() + b"\r\n" + content)
    try:
        return read_answer(await asyncio.wait_for(reader.read(), PATIENCE))
    finally:
        await hang_up(writer)


async def insist(ask: Callable[[], Awaitable[Answer]]) -> Answer:
    """An answer; a database that a busy machine leaves no time has refused, and is asked again."""
    async with asyncio.timeout(PATIENCE):
        while (answer := await ask()).status == 503:
            await asyncio.sleep(0.1)
    return answer


async def hang_up(writer: asyncio.StreamWriter) -> None:
    """Close a connection, whatever the other side thinks of it."""
    writer.close()
    with suppress(OSError):
        await writer.wait_closed()


def read_answer(raw: bytes) -> Answer:
    """Status, headers and body of what came over the wire."""
    head, _, body = raw.partition(b"\r\n\r\n")
    first, *rest = head.decode().split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in rest)}
    if headers.get("transfer-encoding") == "chunked":
        body = unchunk(body)
    return Answer(int(first.split()[1]), headers, body)


def unchunk(body: bytes) -> bytes:
    """A body that came in pieces."""
    whole = b""
    while body:
        size, _, rest = body.partition(b"\r\n")
        whole += rest[: int(size, 16)]
        body = rest[int(size, 16) + 2 :]
    return whole


class Socket:
    """Somebody's line to a table."""

    opened: ClassVar[list["Socket"]] = []  # those that a scene must close in the end

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.opened.append(self)
        self.heard: list[Json] = []
        self.raw: list[str] = []
        self.view: Json = {}
        self.table: Json = {}
        self.count = 0

    async def hear(self, wait: float = PATIENCE) -> Json:
        """The next message."""
        text = await asyncio.wait_for(self.connection.recv(), wait)
        assert isinstance(text, str)
        message: Json = json.loads(text)
        self.raw.append(text)
        self.heard.append(message)
        match message["type"]:
            case "view":
                self.view = message
            case "table":
                self.table = message
            case "welcome":
                self.view, self.table = message["view"] or {}, message["table"]
            case "window" if message["window"] is not None:
                self.view["window"] = message["window"]
        return message

    async def until(self, kind: str, fits: Callable[[Json], bool] = lambda _: True, wait: float = PATIENCE) -> Json:
        """Listen until such a message comes."""
        async with asyncio.timeout(wait):
            while True:
                message = await self.hear(wait)
                if message["type"] == kind and fits(message):
                    return message

    async def sees(self, fits: Callable[[Json], bool] = lambda _: True) -> Json:
        """Listen until I see such a view; I may have it already."""
        async with asyncio.timeout(PATIENCE):
            while not (self.view and fits(self.view)):
                await self.hear()
        return self.view

    async def quiet(self) -> list[Json]:
        """Listen to everything that is said until nothing goes on any more."""
        await rest()
        start = len(self.heard)
        await self.ask(do="ping")
        assert self.heard.pop()["type"] == "pong", "what comes after it is heard later"
        self.raw.pop()
        return self.heard[start:]

    async def send(self, **message: Any) -> None:
        await self.connection.send(json.dumps(message))

    async def ask(self, **message: Any) -> Json:
        """Send a command and wait for its answer."""
        self.count += 1
        message.setdefault("id", f"q{id(self)}-{self.count}")
        await self.send(**message)
        answers = ("ack", "error", "why", "hint", "pong")
        async with asyncio.timeout(PATIENCE):
            while True:
                heard = await self.hear()
                if heard["type"] in answers and heard["id"] == message["id"]:
                    return heard

    async def choose(self, pick: str = "", **more: Any) -> Json:
        """Choose; without a pick the first option."""
        window: Json = self.view["window"] or {}
        prompt: Json = self.view["prompt"] or window.get("prompt") or {}
        chosen = pick or prompt["options"][0]["pick"]
        return await self.ask(do="choose", game=self.view["game"], seq=self.view["seq"], pick=chosen, **more)

    async def my_turn(self) -> Json:
        """Listen until it is my turn, or the game is over."""
        while not (self.view and (self.view["prompt"] or self.view["result"])):
            await self.hear()
        return self.view

    async def close(self) -> None:
        await self.connection.close()

    async def once_more(self) -> "Socket":
        """The same person comes back."""
        sent = self.connection.request
        assert sent is not None
        address = f"ws://{sent.headers['Host']}{sent.path}"
        headers = {"Authorization": sent.headers["Authorization"]}
        return await line(address, headers)

    async def closed(self) -> int:
        """Listen until the server hangs up; its code."""
        try:
            while True:
                await self.hear()
        except ConnectionClosed:
            assert self.connection.close_code is not None
            return self.connection.close_code


async def line(address: str, headers: Json) -> Socket:
    """Come to a table. However much lies unread, the end of the line is heard: nobody waits ten seconds for it."""
    socket = Socket(await connect(address, additional_headers=headers, proxy=None, max_queue=None))
    await socket.until("welcome")
    return socket


class Person:
    """Somebody with a name."""

    def __init__(self, port: int, token: str, guest: Json) -> None:
        self.port = port
        self.token = token
        self.guest = guest
        self.id = guest["id"]
        self.headers = {"Authorization": f"Bearer {token}"}

    async def call(self, method: str, path: str, body: Any = None) -> Answer:
        return await request(self.port, method, path, body, self.headers)

    async def table(self, game: str = "hackers", **wish: Any) -> str:
        """Make a table; its id."""
        wish.setdefault("stand_in", "uniform")
        answer = await insist(lambda: self.call("POST", "/api/tables", {"game": game, **wish}))
        assert answer.status == 201, answer.body
        return str(answer.json["table"]["id"])

    async def socket(self, table: str) -> Socket:
        """Come to a table."""
        address = f"ws://127.0.0.1:{self.port}/api/tables/{table}/socket"
        return await line(address, self.headers)


async def come_in(port: int, name: str = "Zero Cool", language: str = "en") -> Person:
    """A new guest with a token."""
    wanted = {"name": name, "language": language, "token": True}
    answer = await insist(lambda: request(port, "POST", "/api/guests", wanted))
    assert answer.status == 201, answer.body
    return Person(port, answer.json["token"], answer.json["guest"])


class House:
    """The server, running in this process."""

    opened: ClassVar[list["House"]] = []

    def __init__(self, folder: Path, time: Any = None, **settings: Any) -> None:
        given = {"database": str(folder / "tables.db"), "port": 0, "bot_processes": 0, "bot_seconds": 0.0}
        self.settings = Settings(**{**given, "limits": FAST, **settings})
        self.time = time
        self.store: Store | None = None
        self.port = 0

    async def __aenter__(self) -> Self:
        self.lifespan: Any = Lifespan(self.settings, self.store, self.time)
        self.server = uvicorn.Server(config(self.settings, build_app(self.settings, self.lifespan)))
        self.task = asyncio.create_task(self.server.serve())
        while not self.server.started:
            await asyncio.sleep(0.005)
        self.port = self.server.servers[0].sockets[0].getsockname()[1]
        self.opened.append(self)
        return self

    async def __aexit__(self, *_: object) -> None:
        self.opened.remove(self)
        self.server.should_exit = True
        await self.task

    @property
    def lobby(self) -> Lobby:
        """The tables themselves, for tests that lay out a position."""
        lobby: Lobby = self.lifespan.site.lobby
        return lobby

    async def person(self, name: str = "Zero Cool", language: str = "en") -> Person:
        return await come_in(self.port, name, language)

    async def get(self, path: str, **headers: str) -> Answer:
        return await request(self.port, "GET", path, None, headers)


class Bell:
    """An alarm of the hand-moved clock."""

    def __init__(self, callback: Callable[[], None]) -> None:
        self.callback: Callable[[], None] | None = callback

    def cancel(self) -> None:
        self.callback = None


class HandTime:
    """A clock that a test moves by hand."""

    def __init__(self, wall: float = 1_000_000.0) -> None:
        self.at = 100.0
        self.offset = wall - self.at
        self.bells: list[tuple[float, int, Bell]] = []
        self.made = 0

    def now(self) -> float:
        return self.at

    def wall(self) -> float:
        return self.at + self.offset

    def call_at(self, when: float, callback: Callable[[], None]) -> Alarm:
        bell = Bell(callback)
        self.made += 1
        heapq.heappush(self.bells, (when, self.made, bell))
        return bell

    async def move(self, seconds: float) -> None:
        """Let time pass; whatever rings meanwhile rings in order."""
        end = self.at + seconds
        while self.bells and self.bells[0][0] <= end:
            when, _, bell = heapq.heappop(self.bells)
            self.at = max(self.at, when)
            if bell.callback is not None:
                bell.callback()
            await rest()
        self.at = end
        await rest()


async def lay_out(lobby: Lobby, table_id: str, position: str) -> None:
    """Put a written position on a table in the place of the game that was dealt."""
    table = lobby.tables[table_id]
    async with table.lock:
        playing = table.state.playing
        assert playing is not None
        play = playing.game
        play.match.log.clear()
        play.match.state = play.rules.load(position, play.match.log)
        play.told = dict.fromkeys(play.told, 0)
        play.shown = 0
        play.seqs = {observer: seq + 100 for observer, seq in play.seqs.items()}
        play.asks = dict.fromkeys(play.asks, ("", ""))
        play.look_up()
        play.face_log = 0
        play.advance(False)
        table.question_opens(playing)
        table.audience.show_view(playing)
        table.arrange()


def run(scene: Any) -> Any:
    """Play a scene; in the end nobody leaves a line open."""

    async def whole() -> Any:
        try:
            return await scene
        finally:
            for socket in Socket.opened:
                await socket.close()
            Socket.opened.clear()

    return asyncio.run(whole())
