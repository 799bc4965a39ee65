"""Crash: the server is killed again and again; nothing acknowledged is lost, nothing happens twice."""

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

from tests.server.house import Json, Person, come_in, request, run

KILLS = 4
READY_SECONDS = 10.0  # generous: other tests may keep all cores busy
STARTER = """
import sys
from pathlib import Path
from sneakernet.server.serve import serve
from sneakernet.server.settings import Limits, Settings
fast = dict(messages_per_second=5000, message_burst=5000, requests_per_second=5000, request_burst=5000)
limits = Limits(**fast, tables_per_minute=5000, guests_per_minute=5000, sockets_per_address=5000)
serve(Settings(database=sys.argv[1], port=int(sys.argv[2]), bot_processes=0, bot_seconds=0.0, limits=limits))
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Killed:
    """A server in a process of its own, that can be killed."""

    def __init__(self, folder: Path) -> None:
        self.database = folder / "tables.db"
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    async def start(self) -> float:
        """Start, and wait for the first answer; how long it took."""
        began = time.monotonic()
        command = [sys.executable, "-c", STARTER, str(self.database), str(self.port)]
        self.process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)})
        while True:
            try:
                if (await request(self.port, "GET", "/healthz")).status == 200:
                    return time.monotonic() - began
            except OSError:
                await asyncio.sleep(0.02)

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
            if view["result"]:
                await line.send(do="rematch")
            elif view["prompt"] and self.open is None:
                self.count += 1
                pick = self.random.choice(view["prompt"]["options"])["pick"]
                self.open = {"do": "choose", "id": f"c{self.count}", "seq": view["seq"], "pick": pick}
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


def test_nothing_acknowledged_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    async def scene() -> None:
        server = Killed(tmp_path)
        await server.start()
        chance = random.Random(7)
        try:
            players = []
            for n in range(3):
                person = await come_in(server.port, f"player {n}")
                table = await person.table("hackers" if n else "wired", start=True)
                players.append(Player(person, table, n))
            for _ in range(KILLS):
                until = time.monotonic() + 0.6 + chance.random() / 2
                playing = asyncio.gather(*[player.play(until + 5) for player in players])
                await asyncio.sleep(until - time.monotonic())
                server.kill()
                await playing
                check(players, server.database)
                assert await server.start() <= READY_SECONDS
            before = check(players, server.database)
            await asyncio.gather(*[player.play(time.monotonic() + 1.5) for player in players])
            assert check(players, server.database) > before > 0, "every table plays on"
        finally:
            server.kill()

    run(scene())


def newest(database: Path, table: str) -> tuple[str, int]:
    """The game that a table plays now, and how many picks of it are stored."""
    query = (
        "SELECT games.id, count(picks.n) FROM games LEFT JOIN picks ON picks.game_id = games.id "
        "WHERE games.table_id = ? GROUP BY games.id ORDER BY games.made_at DESC"
    )
    with sqlite3.connect(database) as connection:
        found = connection.execute(query, (table,)).fetchone()
    connection.close()
    return str(found[0]), int(found[1])


def test_a_table_that_cannot_be_rebuilt_is_closed_off_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        server = Killed(tmp_path)
        await server.start()
        try:
            person = await come_in(server.port)
            tables = [await person.table(start=True) for _ in range(2)]
            players = [Player(person, table, 1) for table in tables]
            while newest(server.database, tables[0])[1] < 3:  # quick players may be at their second game by now
                await asyncio.gather(*[player.play(time.monotonic() + 0.2) for player in players])
            server.kill()
            game, _ = newest(server.database, tables[0])
            with sqlite3.connect(server.database) as connection:
                connection.execute("UPDATE picks SET pick='add:nothing' WHERE game_id=? AND n=2", (game,))
            connection.close()
            await server.start()
            broken = (await person.call("GET", f"/api/tables/{tables[0]}")).json
            assert "line 4" in broken["table"]["trouble"] and broken["view"] is None
            line = await person.socket(tables[1])
            await line.my_turn()
            assert json.dumps(line.view)
        finally:
            server.kill()

    run(scene())
