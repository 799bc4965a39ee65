"""Crash: the server is killed again and again; nothing acknowledged is lost, nothing happens twice."""

import asyncio
import json
import random
import sqlite3
import time
from pathlib import Path

from tools.server.house import PATIENCE, come_in, run
from tools.server.killed import Killed, Player, check

KILLS = 4


async def live(server: Killed, players: list[Player], seconds: float) -> None:
    """The server is killed after this time, or later if nothing was acknowledged before."""
    known = sum(len(player.acked) for player in players)
    playing = asyncio.gather(*[player.play(time.monotonic() + PATIENCE) for player in players])
    await asyncio.sleep(seconds)
    while sum(len(player.acked) for player in players) == known and not playing.done():
        await asyncio.sleep(0.01)
    server.kill()
    await playing


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
                await live(server, players, 0.6 + chance.random() / 2)
                check(players, server.database)
                assert await server.start() <= PATIENCE
            before = check(players, server.database)
            await live(server, players, 1.5)
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
