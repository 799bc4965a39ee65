"""Check how soon the server is ready with many unfinished games, and how soon somebody sees their table again.

python -m tools.checks.ready --tables 500 --choices 200
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

import msgspec

from sneakernet.server.storage.rows import insert
from sneakernet.server.storage.sqlite import open_database
from sneakernet.server.tables.entries import AnyEntry, Dealt, Made, Plan, Sat, encode
from tools.checks.machine import used
from tools.checks.report import Report, percentile
from tools.server.house import come_in
from tools.server.killed import Killed
from tools.server.spoilt import chained, stored_game

STORED_MIB = 5 * 10**6 / 2**20
GAMES = ("wired", "access-denied")  # long enough for so many choices


def fill(database: Path, tables: int, choices: int, guest: str) -> list[str]:
    """Write unfinished games into a database, a few distinct ones many times over."""
    connection = open_database(database)
    known = [stored_game(game, f"ready {n}") for game in GAMES for n in range(3)]
    known = [(row, rows) for row, rows in known if len(rows) > choices]
    names = []
    connection.execute("BEGIN")
    for number in range(tables):
        row, rows = known[number % len(known)]
        table, game = f"table-{number:016}", f"game-{number:017}"
        head = msgspec.structs.replace(row, id=game, table_id=table, over=0)
        clocks = json.dumps([[0.0] * row.seats, 0.0, -1, 0.0])
        plan = Plan(row.game, row.edition, row.seats, {}, stand_in="uniform")
        entries: list[AnyEntry] = [Made(guest, plan), Dealt(game)]
        entries[1:1] = [Sat(seat, f"g{seat}" if seat else guest, f"p{seat}") for seat in range(row.seats)]
        for n, entry in enumerate(entries):
            connection.execute("INSERT INTO journal VALUES (?, ?, ?, 0)", (table, n, encode(entry)))
        line = (table, time.time(), time.time())
        connection.execute("INSERT INTO tables (id, made_at, public, summary, at) VALUES (?, ?, 0, '{}', ?)", line)
        connection.execute(*insert("games", head))
        for one in chained(head, [msgspec.structs.replace(one, game_id=game, clocks=clocks) for one in rows[:choices]]):
            connection.execute(*insert("picks", one))
        names.append(table)
    connection.execute("COMMIT")
    connection.close()
    return names


def memory(server: Killed) -> float:
    """What the server takes, in MiB."""
    assert server.process is not None
    return used(server.process.pid).mib


async def ready(folder: Path, tables: int, choices: int) -> int:
    report = Report(f"ready: {tables} unfinished games of {choices} choices")
    server = Killed(folder)
    await server.start()
    person = await come_in(server.port)
    empty = memory(server)
    server.kill()
    names = fill(server.database, tables, choices, person.id)
    try:
        report.most("ready", await server.start(), 2.0, " s")
        await come_in(server.port)
        report.most("memory of the stored tables", memory(server) - empty, STORED_MIB, " MiB")
        times = []
        for name in names:
            began = time.perf_counter()
            answer = await person.call("GET", f"/api/tables/{name}")
            times.append(time.perf_counter() - began)
            assert answer.status == 200 and answer.json["view"] is not None, answer.body
        report.most("first view of a table, p99", 1000 * percentile(times, 0.99), 150, " ms")
        report.note(f"median {1000 * percentile(times, 0.5):.0f} ms")
    finally:
        server.kill()
    return report.finish()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--choices", type=int, default=200)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(ready(Path(folder), given.tables, given.choices))


if __name__ == "__main__":
    sys.exit(main())
