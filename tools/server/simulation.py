"""The whole server but its sockets, in a time of its own: the same seed is the same story, faults included.

People, their lines, the disk and the clock are played; lobby, tables, commands, journal and SQL are the real ones.
"""

import asyncio
import hashlib
import json
import random
from contextlib import suppress
from functools import partial
from typing import NamedTuple, cast

from sneakernet.server.http.site import Site
from sneakernet.server.lobby import Lobby
from sneakernet.server.settings import Settings
from sneakernet.server.socket.connection import Connection
from sneakernet.server.socket.protocol import MessageHandler, Socket
from sneakernet.server.storage.store import GuestRow
from sneakernet.server.tables.services import Services
from sneakernet.server.thinking.pool import ThinkingPool
from sneakernet.server.wire import commands as wire
from sneakernet.server.wire.errors import Refused
from tools.server.disk import Shelf
from tools.server.house import FAST, Json
from tools.server.virtual_time import VirtualLoop, VirtualTime, chance

GAMES = [("hackers", {"encrypted": "on"}), ("hackers", {}), ("wired", {}), ("access-denied", {})]


class PlayedSocket:
    """A line between a person and the server. What is under way when it breaks is lost."""

    def __init__(self, world: "World") -> None:
        self.world = world
        self.down: asyncio.Queue[str] = asyncio.Queue()
        self.early: list[str] = []
        self.handler: MessageHandler | None = None
        self.broken = False

    def set_handler(self, handler: MessageHandler) -> None:
        self.handler = handler
        for text in self.early:
            handler.receive(text)
        if self.broken:
            handler.closed()

    def has_room(self) -> bool:
        return True

    def send_text(self, text: bytes) -> None:
        self.world.never_ahead()
        if not self.broken:
            self.down.put_nowait(text.decode())

    def close(self, code: int) -> None:
        self.abort()

    def abort(self) -> None:
        if not self.broken:
            self.broken = True
            if self.handler is not None:
                self.handler.closed()

    def send(self, text: str) -> None:
        """What a person says; the server may not be listening yet."""
        if self.handler is None:
            self.early.append(text)
        elif not self.broken:
            self.handler.receive(text)


class Player:
    """A person: chooses, sends again what was not answered, and remembers what was acknowledged."""

    def __init__(self, world: "World", guest: GuestRow, number: int) -> None:
        self.world = world
        self.guest = guest
        self.number = number
        self.socket: PlayedSocket | None = None
        self.task: asyncio.Task[None] | None = None
        self.view: Json = {}
        self.open: Json | None = None
        self.old: list[Json] = []
        self.acked: list[str] = []
        self.count = 0

    async def come(self) -> None:
        """A new line."""
        self.hang_up()
        with suppress(Refused):
            self.socket = await self.world.admit(self)
        if self.open is not None:
            self.send(self.open)

    def hang_up(self) -> None:
        if self.socket is not None:
            self.socket.abort()
            self.socket = None

    def send(self, message: Json) -> None:
        if self.socket is not None:
            self.socket.send(json.dumps(message))

    def read(self) -> None:
        """Whatever has come."""
        while self.socket is not None and not self.socket.down.empty():
            text = self.socket.down.get_nowait()
            self.world.trace.update(f"{self.number} {text}\n".encode())
            self.hear(text, json.loads(text))

    def hear(self, text: str, message: Json) -> None:
        """One message."""
        match message["type"]:
            case "view":
                self.view = message
            case "welcome":
                self.view = message["view"] or {}
            case "ack" if self.open is not None and message["id"] == self.open["id"]:
                self.acked.append(message["id"])
                self.open = None
            case "error" if self.open is not None and message["id"] == self.open["id"]:
                if message["code"] not in ("storage_unavailable", "retry_later"):
                    self.open = None
                self.view = message["view"] or self.view

    def is_asked(self) -> bool:
        """Whether I am here, and there is something for me to choose."""
        self.read()
        window = self.view.get("window") or {}
        return self.socket is not None and bool(self.view.get("prompt") or window.get("prompt"))

    def choose(self, dice: random.Random) -> None:
        """Choose, if there is something to choose; else say the last thing again."""
        if self.open is not None:
            self.send(self.open)
            return
        window = self.view.get("window") or {}
        prompt = self.view.get("prompt") or window.get("prompt")
        if not prompt:
            if self.view.get("result"):
                self.send({"do": "rematch"})
            return
        self.count += 1
        pick = dice.choice(prompt["options"])["pick"]
        about = {"game": self.view["game"], "seq": self.view["seq"]}
        self.open = {"do": "choose", "id": f"{self.number}-{self.count}", **about, "pick": pick}
        self.old.append(self.open)
        self.send(self.open)


class World:
    """A table with people, and everything that can go wrong."""

    def __init__(self, seed: int, dice: random.Random) -> None:
        self.dice = dice
        self.seed = seed
        self.trace = hashlib.sha256()
        self.settings = Settings(bot_processes=0, bot_seconds=0.0, limits=FAST)
        self.players: list[Player] = []
        self.table = ""
        self.crashes = 0
        self.wrong: list[str] = []  # seen where nobody would have heard of it

    async def open(self) -> None:
        """People sit down, and the game begins."""
        raise NotImplementedError

    async def admit(self, player: Player) -> PlayedSocket:
        """Let somebody in, on a new line."""
        raise NotImplementedError

    async def fault(self) -> None:
        """Something goes wrong."""
        raise NotImplementedError

    def mend(self) -> None:
        """What was broken works again."""
        raise NotImplementedError

    async def close(self) -> None:
        """Nothing goes on any more."""
        raise NotImplementedError

    def kept(self) -> list[str]:
        """The ids of all choices on disk."""
        raise NotImplementedError

    def is_broken(self) -> bool:
        """Whether something has to be mended."""
        raise NotImplementedError

    def never_ahead(self) -> None:
        """Nothing is shown that is not on disk; for worlds that can tell at once."""

    def once(self) -> None:
        """What was acknowledged is on disk, and nothing is there twice."""
        assert not self.wrong, self.wrong[0]
        kept = self.kept()
        assert len(kept) == len(set(kept)), "a choice is stored twice"
        lost = {name for player in self.players for name in player.acked} - set(kept)
        assert not lost, f"acknowledged and lost: {lost}"

    async def step(self) -> None:
        """One thing happens."""
        asked = [player for player in self.players if player.is_asked()]
        player = self.dice.choice(asked or self.players)
        what = self.dice.random()
        if self.is_broken() and what < 0.30:
            self.mend()
        elif what < 0.74:
            player.read()
            player.choose(self.dice)
        elif what < 0.79:
            player.hang_up()
        elif what < 0.87:
            await self.dice.choice(self.players).come()
        elif what < 0.92 and player.old:
            player.send(self.dice.choice(player.old))  # an old message comes late, or twice
        elif what < 0.98:
            await self.fault()
        await asyncio.sleep(self.dice.choice([0.0, 0.001, 0.01, 0.1, 1.0, 4.0]))

    async def recover(self) -> None:
        """Everything works again: the table goes on, or the game is over."""
        self.mend()
        before = sum(len(player.acked) for player in self.players)
        for _ in range(400):
            for player in self.players:
                if player.socket is None or player.socket.broken:
                    await player.come()
            await asyncio.sleep(0.5)
            for player in self.players:
                player.read()
                player.choose(self.dice)
            if sum(len(player.acked) for player in self.players) > before:
                break
        else:
            raise AssertionError("nobody can act any more")
        self.once()


class OneServer(World):
    """One server, and a disk that fails now and then."""

    def __init__(self, loop: VirtualLoop, seed: int, dice: random.Random) -> None:
        super().__init__(seed, dice)
        self.time = VirtualTime(loop)
        self.store = Shelf(dice)
        self.disk = self.store.disk

    async def boot(self) -> None:
        """The server starts."""
        await self.store.begin_run(self.time.wall())
        self.lobby = Lobby(Services(self.settings, self.store, self.time, ThinkingPool(0)))
        self.site = Site(self.settings, self.lobby)

    async def crash(self) -> None:
        """kill -9: whatever was in memory is gone."""
        self.crashes += 1
        mine = asyncio.current_task()
        tasks = [task for task in asyncio.all_tasks() if task is not mine]
        for table in self.lobby.tables.values():
            if table.scheduler.alarm is not None:
                table.scheduler.alarm.cancel()
        for task in tasks:
            task.cancel()
        broken, self.disk.broken = self.disk.broken, True
        await asyncio.gather(*tasks, return_exceptions=True)
        for player in self.players:
            player.socket = None
        self.disk.broken = False
        await self.boot()
        self.disk.broken = broken

    async def open(self) -> None:
        """Three people sit down; bots take the other chairs."""
        await self.boot()
        game, settings = GAMES[self.seed % len(GAMES)]
        guests = [(await self.lobby.guests.come_in(f"person {number}", "en"))[0] for number in range(3)]
        self.players = [Player(self, guest, number) for number, guest in enumerate(guests)]
        wish = wire.Wish(game, settings=settings, stand_in="uniform", beat=2, sit="A")
        self.table = (await self.lobby.make(guests[0].id, wish)).id
        for player in self.players:
            await player.come()
        for player, seat in zip(self.players[1:], "BC", strict=True):
            player.send({"do": "sit", "seat": seat, "id": "s"})
            await asyncio.sleep(0.5)
        self.players[0].send({"do": "start", "id": "s"})
        await asyncio.sleep(0.5)

    async def admit(self, player: Player) -> PlayedSocket:
        table = await self.lobby.find(self.table)
        socket = PlayedSocket(self)
        self.site.let_in("", player.guest.id)
        gone = partial(self.site.let_out, "", player.guest.id)
        connection = Connection(self.site, player.guest, "", table, "en", gone)
        player.task = asyncio.get_running_loop().create_task(connection.open(cast(Socket, socket)))
        return socket

    async def fault(self) -> None:
        match self.dice.randrange(3):
            case 0:
                self.disk.broken = True
            case 1:
                self.time.offset += self.dice.choice([-3600, 3600])
            case _:
                await self.crash()
                self.once()

    def mend(self) -> None:
        self.disk.broken = False

    def is_broken(self) -> bool:
        return self.disk.broken

    async def close(self) -> None:
        await self.crash()

    def kept(self) -> list[str]:
        return self.store.kept()

    def never_ahead(self) -> None:
        table = self.lobby.tables.get(self.table)
        game = None if table is None else table.state.game
        if game is not None and self.store.count(game.id) < game.n:
            self.wrong.append("a view is ahead of the log")


class Told(NamedTuple):
    """One story."""

    digest: str  # of all that anybody was told
    acked: int
    crashes: int
    seconds: float  # of its own time


async def story(world: World, steps: int) -> Told:
    """Whatever happens to one table."""
    await world.open()
    for _ in range(steps):
        await world.step()
    await world.recover()
    acked = sum(len(player.acked) for player in world.players)
    for player in world.players:
        player.hang_up()
    await world.close()
    return Told(world.trace.hexdigest(), acked, world.crashes, asyncio.get_running_loop().time())


def simulate(seed: int, steps: int) -> Told:
    """One story of one server."""
    with chance(seed) as dice:
        loop = VirtualLoop()
        try:
            return loop.run_until_complete(story(OneServer(loop, seed, dice), steps))
        finally:
            loop.close()
