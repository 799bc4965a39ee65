"""Check how soon somebody finds their games among all that a store has.

python -m tools.checks.played --games 100000
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path

from sneakernet.server.storage.played import PlayedFilter, PlayedRow
from sneakernet.server.storage.rows import insert
from sneakernet.server.storage.sqlite import SqliteStore, open_database
from sneakernet.server.storage.store import GameRow
from tools.checks.report import Report

MOST_MS = 100.0
OFTEN = 20  # so many times each is asked
MINE = 50  # one game of so many is mine
ASKED = {
    "the newest": PlayedFilter(),
    "of one game and edition": PlayedFilter(game="wired", edition="2022"),
    "that were won": PlayedFilter(result="won"),
    "with somebody": PlayedFilter(name="ännchen_50"),
    "with nobody": PlayedFilter(name="nobody of this name"),
    "of long ago": PlayedFilter(until=10.0 * MINE),
}


def fill(database: Path, games: int) -> None:
    """Write games that are over; every fiftieth is mine."""
    connection = open_database(database)
    connection.execute("BEGIN")
    for n in range(games):
        names = json.dumps(["me", f"Ännchen_{n % 100}", "Bob"])
        game = ("hackers", "wired", "access-denied")[n % 3]
        row = GameRow(f"game-{n:017}", f"table-{n:016}", 1, game, "2022", 1, 3, "", "", "{}", names, "", 1, 0.0)
        connection.execute(*insert("games", row))
        for seat, guest in enumerate(("me" if n % MINE == 0 else f"g{n % 9973}", f"h{n % 100}")):
            by = PlayedRow(guest, row.id, seat, ("won", "lost", "draw")[(n + seat) % 3], "casual", float(n))
            connection.execute(*insert("played", by))
    connection.execute("COMMIT")
    connection.close()


async def ask(report: Report, database: Path) -> None:
    """Ask for all of it, many times."""
    store = SqliteStore(database)
    for name, wanted in ASKED.items():
        slowest, found = 0.0, 0
        for _ in range(OFTEN):
            begun = time.perf_counter()
            found = len(await store.played_by("me", wanted, 100))
            slowest = max(slowest, 1000 * (time.perf_counter() - begun))
        report.row(f"my games {name}", f"{found} found, slowest of {OFTEN} {slowest:.1f} ms", slowest <= MOST_MS)
    begun = time.perf_counter()
    kinds = len(await store.tally_of("me"))
    took = 1000 * (time.perf_counter() - begun)
    report.row("my games counted", f"{kinds} kinds, {took:.1f} ms", took <= MOST_MS)
    await store.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000)
    given = parser.parse_args()
    report = Report("played")
    with tempfile.TemporaryDirectory() as folder:
        database = Path(folder) / "played.db"
        fill(database, given.games)
        asyncio.run(ask(report, database))
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
