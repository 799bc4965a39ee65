"""Check that nothing acknowledged is lost when the server is killed, again and again, at any moment and at named ones.

python -m tools.checks.crash --kills 50 --tables 30 --acknowledged 5000
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from sneakernet.core.registry import game_names
from tools.checks.report import Report, percentile
from tools.checks.synced import no_answer_before_its_sync
from tools.server.house import come_in
from tools.server.killed import Killed, Player, check

POINTS = {  # where the server dies, by itself, in the middle of its work
    "before the commit": "storage.writer.Writer.commit",
    "after the commit, before the answer": "storage.writer.Writer.answer",
    "in the middle of showing": "tables.audience.Audience.show_view",
    "while a table is made": "lobby.Lobby.make",
    "while somebody sits down": "tables.journal.Journal.note",
    "while a table is read back": "tables.table.Table.take_up",
}
TIMES = 5
OFTEN = ("storage.writer.Writer.commit", "storage.writer.Writer.answer", "tables.audience.Audience.show_view")
EARLIEST = 3  # the first writes belong to the start
MOST_SECONDS = 5.0
LONGEST_ROUND = 15.0  # seconds until a kill, on a machine with other work


async def seat_people(server: Killed, tables: int) -> list[Player]:
    """One person and bots at every table, all games in turn."""
    players = []
    for n in range(tables):
        person = await come_in(server.port, f"player {n}")
        players.append(Player(person, await person.table(sorted(game_names())[n % len(game_names())], start=True), n))
    return players


async def play_on(server: Killed, players: list[Player], seconds: float) -> int:
    """Everybody plays; how many tables took no choice."""
    before = {player.table: len(player.acked) for player in players}
    left = list(players)
    until = time.monotonic() + seconds
    while left and time.monotonic() < until:
        await asyncio.gather(*[player.play(time.monotonic() + 1.0) for player in left])
        left = [player for player in left if len(player.acked) == before[player.table] and not player.over]
    return len(left)


async def enough(players: list[Player], more: float) -> None:
    """Wait until so many more choices are acknowledged, though not for ever."""
    goal = more + sum(len(player.acked) for player in players)
    until = time.monotonic() + LONGEST_ROUND
    while sum(len(player.acked) for player in players) < goal and time.monotonic() < until:
        await asyncio.sleep(0.003)


async def kills(report: Report, folder: Path, count: int, tables: int, seed: int, acknowledged: int) -> None:
    """Kill at any moment."""
    server = Killed(folder)
    starts = [await server.start()]
    chance = random.Random(seed)
    players = await seat_people(server, tables)
    problems: list[str] = []
    try:
        for number in range(count):
            playing = asyncio.gather(*[player.play(time.monotonic() + 2 * LONGEST_ROUND) for player in players])
            await enough(players, acknowledged / count * (0.5 + 1.1 * chance.random()))
            server.kill()
            await playing
            try:
                acked = check(players, server.database)
            except AssertionError as problem:
                problems.append(f"kill {number + 1}: {problem}")
            starts.append(await server.start())
        stuck = await play_on(server, players, 2 * MOST_SECONDS)
        acked = check(players, server.database)
    finally:
        server.kill()
    report.note(f"{count} kills over {tables} tables, seed {seed}")
    report.row("choices acknowledged", f"{acked} (at least {acknowledged})", acked >= acknowledged)
    report.row("lost or doubled", f"{len(problems)} {problems[:3]}", not problems)
    report.row("tables that do not play on", str(stuck), stuck == 0)
    report.note(f"ready again: median {percentile(starts, 0.5):.2f} s, at most {starts and max(starts):.2f} s")


async def points(report: Report, folder: Path) -> None:
    """Kill at named moments."""
    for name, place in POINTS.items():
        died = 0
        server = Killed(folder / place)
        server.database.parent.mkdir()
        await server.start()
        players = await seat_people(server, 2)
        server.kill()
        try:
            for number in range(TIMES):
                await server.start(die_in=f"{place}:{number + EARLIEST if place in OFTEN else 1}")
                playing = asyncio.gather(*[player.play(time.monotonic() + 3) for player in players])
                making = asyncio.gather(come_and_make(server), return_exceptions=True)
                await asyncio.gather(playing, making)
                until = time.monotonic() + MOST_SECONDS
                while not server.is_dead() and time.monotonic() < until:
                    await asyncio.sleep(0.05)
                died += server.is_dead()
                server.kill()
                check(players, server.database)
            await server.start()
            stuck = await play_on(server, players, MOST_SECONDS)
            acked = check(players, server.database)
        finally:
            server.kill()
        figure = f"died {died} of {TIMES} times, {acked} acknowledged, lost 0, doubled 0, stuck {stuck}"
        report.row(name, figure, died == TIMES and stuck == 0)


async def come_and_make(server: Killed) -> None:
    """Somebody new makes a table meanwhile."""
    await asyncio.sleep(0.2)
    person = await come_in(server.port, "newcomer")
    await person.table("hackers", start=True)


def durable(report: Report, database: Path) -> None:
    """What SQLite says of itself."""
    from sneakernet.server.storage.sqlite import connect

    connection = connect(database)
    level = connection.execute("PRAGMA synchronous").fetchone()[0]
    mode = connection.execute("PRAGMA journal_mode").fetchone()[0]
    whole = connection.execute("PRAGMA integrity_check").fetchone()[0]
    connection.close()
    report.row(
        "SQLite", f"journal {mode}, synchronous {level} (2 is FULL), integrity {whole}", (mode, level) == ("wal", 2)
    )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=30)
    parser.add_argument("--acknowledged", type=int, default=5000, help="choices, all kills together")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--choices", type=int, default=200, help="traced choices, each after its sync")
    given = parser.parse_args()
    report = Report("crash")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        asyncio.run(kills(report, folder, given.kills, given.tables, given.seed, given.acknowledged))
        durable(report, folder / "tables.db")
        asyncio.run(points(report, folder))
        asyncio.run(no_answer_before_its_sync(report, folder, given.choices))
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
