"""A server in a process of its own, that can be killed; and players who remember what was acknowledged."""

import asyncio
import json
import os
import random
import signal
import socket
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tools.server.house import Json, Person, request

STARTER = """
import importlib
import json
import os
import signal
import sys
from sneakernet.server.run import serve
from sneakernet.server.settings import Limits, Settings
fast = dict(messages_per_second=5000, message_burst=5000, requests_per_second=5000, request_burst=5000)
given = dict(bot_processes=0, bot_seconds=0.0) | json.loads(sys.argv[3])
fast |= dict(tables_per_minute=5000, guests_per_minute=5000, sockets_per_address=5000)
fast |= dict(connections_per_address=5000) | given.get("limits", {})
given["limits"] = Limits(**fast)
if len(sys.argv) > 4:  # die there, at that call: as if killed
    place, _, left = sys.argv[4].rpartition(":")
    module, owner, name = place.rsplit(".", 2)
    owner = getattr(importlib.import_module("sneakernet.server." + module), owner)
    work, calls = getattr(owner, name), iter(range(int(left) - 1))
    def die(*given, **more):
        if next(calls, None) is None:
            os.kill(os.getpid(), signal.SIGKILL)
        return work(*given, **more)
    setattr(owner, name, die)
serve(Settings(database=sys.argv[1], port=int(sys.argv[2]), **given))
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Killed:
    """A server in a process of its own, that can be killed."""

    def __init__(self, folder: Path, store: str = "", **settings: Any) -> None:
        self.database = folder / "tables.db"
        self.store = store or str(self.database)
        self.settings = settings
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.errors: Path | None = None  # a file for what it complains of
        self.handles = 0  # so many files and connections the machine gives it; 0: as many as there are

    async def start(self, die_in: str = "") -> float:
        """Start, and wait for the first answer; how long it took. `die_in`: a method and at which call of it to die."""
        began = time.monotonic()
        command = [sys.executable, "-c", STARTER, self.store, str(self.port), json.dumps(self.settings)]
        command += [die_in] if die_in else []
        if self.handles:
            command = ["sh", "-c", f'ulimit -n {self.handles}; exec "$@"', "sh", *command]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
        with (self.errors or Path(os.devnull)).open("ab") as errors:
            self.process = subprocess.Popen(command, env=environment, stderr=errors if self.errors else None)
        while True:
            try:
                if (await request(self.port, "GET", "/healthz")).status == 200:
                    return time.monotonic() - began
            except OSError:
                assert not self.is_dead(), "the server did not start"
                await asyncio.sleep(0.02)

    @property
    def pid(self) -> int:
        """The number of its process."""
        assert self.process is not None
        return self.process.pid

    def is_dead(self) -> bool:
        """Whether it has died by itself."""
        assert self.process is not None
        return self.process.poll() is not None

    def end(self) -> None:
        """Ask it to end, and wait until it has."""
        assert self.process is not None
        self.process.terminate()
        self.process.wait()

    def freeze(self, still: bool) -> None:
        """Let it stand still, or go on."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP if still else signal.SIGCONT)

    def kill(self) -> None:
        """kill -9."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()


class Player:
    """Plays one table alone with bots; remembers what was acknowledged."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        self.person = person
        self.table = table
        self.random = random.Random(seed)
        self.acked: dict[str, str] = {}
        self.open: Json | None = None  # sent, and not yet acknowledged
        self.count = 0
        self.over = False  # the game is, or was when I looked

    async def play(self, until: float) -> None:
        """Play until it is time, or the server is gone."""
        try:
            await self.sit(until)
        except (ConnectionClosed, InvalidHandshake, OSError, TimeoutError):
            return

    async def sit(self, until: float) -> None:
        line = await self.person.socket(self.table)
        if self.open is not None:
            await line.send(**self.open)  # the same id: it must count once
        while time.monotonic() < until:
            view = line.view
            self.over = bool(view["result"])
            if view["result"]:
                await line.send(do="rematch")
            elif view["prompt"] and self.open is None:
                self.count += 1
                pick = self.random.choice(view["prompt"]["options"])["pick"]
                about = {"game": view["game"], "seq": view["seq"]}
                self.open = {"do": "choose", "id": f"c{self.count}_", **about, "pick": pick}
                await line.send(**self.open)
            heard = await line.hear(until - time.monotonic() + 0.01)
            if heard["type"] == "ack" and self.open is not None and heard["id"] == self.open["id"]:
                self.acked[heard["id"]] = self.open["pick"]
                self.open = None
                if line.view is view:
                    line.view["prompt"] = None  # answered; the next view may take a moment
            elif heard["type"] == "error" and self.open is not None and heard["id"] == self.open["id"]:
                assert heard["code"] in ("stale", "game_over"), heard
                self.open = None


def stored(database: Path) -> dict[str, list[tuple[Any, ...]]]:
    """All rows of all games, by table."""
    found: dict[str, list[tuple[Any, ...]]] = {}
    with sqlite3.connect(database) as connection:
        sql = "SELECT g.table_id, g.id, p.n, p.choice, p.pick FROM picks p JOIN games g ON g.id = p.game_id "
        sql += "ORDER BY 1, 2, 3"
        for table, *rest in connection.execute(sql):
            found.setdefault(table, []).append(tuple(rest))
    connection.close()
    return found


def check(players: list[Player], database: Path) -> int:
    """Every acknowledged choice is stored once, as it was made; every game's rows are dense."""
    rows = stored(database)
    for player in players:
        mine = rows.get(player.table, [])
        ids = [choice for _, _, choice, _ in mine if choice]
        assert len(ids) == len(set(ids)), "a choice was stored twice"
        picks = {choice: pick for _, _, choice, pick in mine}
        assert {name: picks.get(name) for name in player.acked} == player.acked, "an acknowledged choice is lost"
        games: dict[str, list[int]] = {}
        for game, n, _, _ in mine:
            games.setdefault(game, []).append(n)
        assert all(numbers == list(range(len(numbers))) for numbers in games.values())
    return sum(len(player.acked) for player in players)
