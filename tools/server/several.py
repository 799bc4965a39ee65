"""Several workers on one database, in a time of their own: machines die or are cut off, commits are lost or unheard.

Workers, links, sessions, lobby and tables are the real ones. What everybody was told is checked against what is stored.
"""

import asyncio
import random
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, cast

import msgspec
import psycopg

from sneakernet.core.view import SPECTATOR, seat_of
from sneakernet.server.app import Lifespan, sockets
from sneakernet.server.clock import Alarm
from sneakernet.server.storage.rows import columns
from sneakernet.server.storage.store import GameRow, GuestRow, PickRow, StorageUnavailable
from sneakernet.server.wire import commands as wire
from sneakernet.server.wire.errors import Refused
from tools.checks.histories import FAIL, OK, Act, Look, Stored, faults
from tools.server.house import Json
from tools.server.played_network import TICK, Machine, Network
from tools.server.played_postgres import FAR, Database, PlayedStore, Reach, instead_of_psycopg
from tools.server.simulation import PlayedSocket, Player, Told, World, story
from tools.server.virtual_time import VirtualLoop, VirtualTime, chance

GAMES: Final = ("hackers", "wired", "access-denied")
WORKERS: Final = 3
SEATS: Final = "ABC"
TABS: Final = 2  # of each person
UNHEARD: Final = ("storage_unavailable", "retry_later")
RAW: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])


class Listening:
    """What a server that listens says of itself."""

    def __init__(self, port: int) -> None:
        self.sockets = [self]
        self.port = port

    def getsockname(self) -> tuple[str, int]:
        return "worker", self.port

    def close(self) -> None:
        """It dies with its machine."""


class NetworkLoop(VirtualLoop):
    """An event loop whose connections are played."""

    network: Network
    create_server: Any
    create_connection: Any

    def __init__(self) -> None:
        super().__init__()
        self.create_server, self.create_connection = self.listen, self.dial

    async def listen(self, factory: Any, *_: Any) -> Listening:
        return Listening(self.network.listen(factory))

    async def dial(self, factory: Any, _: str, port: int) -> Any:
        return await self.network.dial(factory, port)


class MachineTime(VirtualTime):
    """The clock of a machine: whoever is dead is not called any more."""

    def __init__(self, loop: VirtualLoop, machine: Machine) -> None:
        super().__init__(loop)
        self.machine = machine

    def call_at(self, when: float, callback: Callable[[], None]) -> Alarm:
        def call() -> None:
            if not self.machine.dead:
                callback()

        return super().call_at(when, call)


class OneWorker:
    """A worker on a machine of its own."""

    def __init__(self, world: "SeveralWorkers") -> None:
        self.world = world
        self.machine = Machine(world.network)
        self.reach = Reach(world.database)
        self.store = PlayedStore(self.reach)
        self.lifespan = Lifespan(world.settings, self.store, MachineTime(world.loop, self.machine))
        self.lifespan.app = cast("Any", self)  # nobody passes a request on
        self.front = sockets(self.lifespan)

    async def start(self) -> None:
        await self.machine.run(asyncio.get_running_loop().create_task, self.lifespan.start())

    async def die(self) -> None:
        """kill -9; the database notices when it hears of it."""
        self.reach.dead = True
        connection = self.store.session.connection
        if connection is not None:
            await connection.close()
        await self.machine.die()

    def cut_off(self, seconds: float) -> None:
        """Nobody hears of it for a while, nor it of anybody: as if it stood still."""
        self.machine.back_at = self.reach.open_at = self.world.loop.time() + seconds


class FarLine(PlayedSocket):
    """A line to a worker: what is said takes its time, and longer where the worker is cut off."""

    def __init__(self, world: "SeveralWorkers", machine: Machine) -> None:
        super().__init__(world)
        self.loop = world.loop
        self.machine = machine
        self.dice = random.Random(world.dice.random())
        self.latest = 0.0

    def later(self, what: Callable[..., None], *given: Any) -> None:
        """In order, whichever way it goes."""
        wait = max(self.loop.time(), self.machine.back_at) + self.dice.random() * FAR
        self.latest = max(self.latest + TICK, wait)
        self.loop.call_at(self.latest, what, *given)

    def set_handler(self, handler: Any) -> None:
        self.machine.run(super().set_handler, handler)

    def send_text(self, text: bytes) -> None:
        self.later(self.comes, text.decode())

    def comes(self, text: str) -> None:
        if not self.broken:
            self.down.put_nowait(text)

    def send(self, text: str) -> None:
        self.later(self.goes, text)

    def goes(self, text: str) -> None:
        if not self.machine.dead:
            self.machine.run(super().send, text)

    def abort(self) -> None:
        if not self.broken and self.machine.dead:
            self.broken = True
        self.machine.run(super().abort)


class Tab(Player):
    """One window of somebody's browser; remembers all that it was told, and when."""

    world: "SeveralWorkers"

    def __init__(self, world: "SeveralWorkers", guest: GuestRow, number: int, seat: str, secret: str) -> None:
        super().__init__(world, guest, number)
        self.seat = seat
        self.secret = secret
        self.asked = 0.0

    async def come(self) -> None:
        self.asked = self.world.loop.time()
        await super().come()

    def choose(self, dice: random.Random) -> None:
        before = self.open
        super().choose(dice)
        if self.open is not None and self.open is not before:
            act = Act(self.number, self.open["game"], self.open["id"], self.open["pick"], self.world.loop.time())
            self.world.acts[act.id] = act

    def hear(self, text: str, message: Json) -> None:
        now = self.world.loop.time()
        match message["type"]:
            case "view":
                self.look(text.encode(), message, 0.0)
            case "welcome" if message["view"]:
                self.look(bytes(RAW.decode(text)["view"]), message["view"], self.asked)
            case "ack" | "error" if self.open is not None and message["id"] == self.open["id"]:
                act = self.world.acts[message["id"]]
                other = (message.get("view") or {}).get("game", act.game) != act.game
                if message.get("code", "") not in UNHEARD and not other:  # of a game before, a table says nothing
                    act.how, act.ended = OK if message["type"] == "ack" else FAIL, now
        super().hear(text, message)

    def look(self, text: bytes, view: Json, asked: float) -> None:
        """A view."""
        observer = seat_of(self.seat) if view["seat"] else SPECTATOR
        shown = bytes(RAW.decode(text)["view"])
        now = self.world.loop.time()
        self.world.looks.append(Look(self.number, observer, view["game"], view["seq"], asked, now, shown))


class SeveralWorkers(World):
    """Workers that share a database, and people with tabs at any of them."""

    def __init__(self, loop: NetworkLoop, seed: int, dice: random.Random, folder: Path) -> None:
        super().__init__(seed, dice)
        self.loop = loop
        self.network = loop.network = Network(loop, dice)
        self.database = Database(dice)
        self.settings = msgspec.structs.replace(
            self.settings, database="postgresql://played", internal="worker:0", owner_file=str(folder / "owner")
        )
        self.workers: list[OneWorker] = []
        self.starting: list[asyncio.Task[None]] = []
        self.acts: dict[str, Act] = {}
        self.looks: list[Look] = []

    async def start_one(self) -> None:
        """One more worker; where the database does not answer, it tries again."""
        while True:
            worker = OneWorker(self)
            try:
                await worker.start()
            except (StorageUnavailable, psycopg.Error):
                await worker.die()
                await asyncio.sleep(1.0)
            else:
                self.workers.append(worker)
                return

    async def open(self) -> None:
        for _ in range(WORKERS):
            await self.start_one()
        lobby = cast("Any", self.workers[0].lifespan.site).lobby
        for number, seat in enumerate(SEATS):
            guest, secret = await lobby.guests.come_in(f"person {number}", "en")
            self.players += [Tab(self, guest, TABS * number + tab, seat, secret) for tab in range(TABS)]
        wish = wire.Wish(GAMES[self.seed % len(GAMES)], seats=3, stand_in="uniform", beat=0, sit="A")
        made = self.workers[0].machine.run(self.loop.create_task, lobby.make(self.players[0].guest.id, wish))
        self.table = (await made).id
        for player in self.players:
            await player.come()
        await asyncio.sleep(0.5)
        for seat, player in zip(SEATS[1:], self.players[TABS::TABS], strict=True):
            player.send({"do": "sit", "seat": seat, "id": "s"})
            await asyncio.sleep(0.5)
        self.players[0].send({"do": "start", "id": "s"})
        await asyncio.sleep(0.5)

    async def admit(self, player: Player) -> PlayedSocket:
        if not self.workers:
            raise Refused("retry_later")
        worker, tab = self.dice.choice(self.workers), cast("Tab", player)
        line = FarLine(self, worker.machine)
        headers = [(b"authorization", f"Bearer {tab.secret}".encode()), (b"host", b"worker")]
        scope = {
            "type": "websocket", "path": f"/api/tables/{self.table}/socket", "headers": headers, "query_string": b"",
            "client": ("127.0.0.1", 1), "extensions": {"socket": line, "websocket.http.response": {}},
        }  # fmt: skip

        async def receive() -> Json:
            return {"type": "websocket.connect"}

        async def send(message: Json) -> None:
            if message["type"] != "websocket.accept":
                line.abort()

        worker.machine.run(self.loop.create_task, worker.front(scope, receive, cast("Any", send)))
        return line

    # What goes wrong

    async def fault(self) -> None:
        if not self.workers:
            return
        worker, database = self.dice.choice(self.workers), self.database
        match self.dice.randrange(11):
            case 0 | 1:
                self.crashes += 1
                self.workers.remove(worker)
                await worker.die()
                self.starting.append(self.loop.create_task(self.start_one()))
            case 2 | 3:
                worker.cut_off(self.dice.choice([0.5, 2.0, 4.0, 8.0]))
            case 4:
                database.cuts.append(self.dice.random() < 0.5)
            case 5:
                database.crash()
                database.up = False
            case 6:
                database.full = True
            case 7 | 8 | 9:
                database.slow = self.dice.choice([0.1, 2.0, 5.5])
            case _:
                for line in [*worker.machine.lines][:1]:
                    line.abort()
        self.once()

    def is_broken(self) -> bool:
        return not self.database.up or self.database.full or self.database.slow > 0

    def mend(self) -> None:
        self.database.up, self.database.full, self.database.slow = True, False, 0.0

    async def recover(self) -> None:
        self.database.cuts.clear()
        await super().recover()
        for player in self.players:
            player.read()
        found = list(faults(self.games(), list(self.acts.values()), self.looks))
        assert not found, found[:3]

    def games(self) -> list[Stored]:
        """All games as they are stored."""
        rows = [
            PickRow(*row) for row in self.database.rows(f"SELECT {columns(PickRow)} FROM picks ORDER BY game_id, n")
        ]
        heads = [GameRow(*row) for row in self.database.rows(f"SELECT {columns(GameRow)} FROM games ORDER BY made_at")]
        return [Stored(head, [row for row in rows if row.game_id == head.id]) for head in heads]

    def kept(self) -> list[str]:
        return [row[0] for row in self.database.rows("SELECT choice FROM picks WHERE choice<>''")]

    async def close(self) -> None:
        for starting in self.starting:
            starting.cancel()
        for worker in self.workers:
            await worker.die()
        await asyncio.sleep(10.0)


def simulate_several(seed: int, steps: int) -> Told:
    """One story of several workers."""

    async def begin() -> Told:
        return await story(SeveralWorkers(loop, seed, dice, Path(folder)), steps)

    with chance(seed) as dice, instead_of_psycopg(), tempfile.TemporaryDirectory() as folder:
        loop = NetworkLoop()
        try:
            return loop.run_until_complete(begin())
        finally:
            loop.close()
