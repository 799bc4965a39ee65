"""How many choices a second PostgreSQL takes: written one by one or in groups, with NOTIFY or without.

python -m tools.checks.commits --seconds 4
"""

import argparse
import multiprocessing
import os
import sys
import time

import psycopg

from sneakernet.server.storage.postgres import prepare
from sneakernet.server.storage.rows import insertion
from sneakernet.server.storage.session import JOIN, OWNS, postgres
from sneakernet.server.storage.store import PickRow
from tools.server.cluster import running

GROUP = 16  # choices of a group commit; so many come in while one is under way
WRITERS = (1, 2, 4, 8)
WAYS = {  # rows of one transaction, NOTIFY in it
    "one by one": (1, False),
    "one by one, each with NOTIFY": (1, True),
    f"in groups of {GROUP}": (GROUP, False),
    f"in groups of {GROUP}, each group with one NOTIFY": (GROUP, True),
}
INSERT = postgres(insertion("picks", PickRow))


def row(game: str, n: int) -> tuple[object, ...]:
    """A choice as a table writes it."""
    request = '{"do":"choose","id":"c1","game":"gggggggggggggggggggggg","seq":12,"pick":"add:worm"}'
    shown, clocks = "[12,12,12,12,12]", "[600,600,600,600]"
    return (game, n, "A", "add:worm", "c1", request, "person", shown, n, clocks, 1.5, "d" * 64)


def write(url: str, number: int, size: int, notify: bool, until: float) -> int:
    """One worker writes as fast as it can; how many choices."""
    done = 0
    with psycopg.connect(url, autocommit=True) as connection:
        found = connection.execute(JOIN, ("", "")).fetchone()
        assert found is not None
        tables = [f"{number}-{n}-{found[0]}" for n in range(size)]
        for table in tables:
            connection.execute("INSERT INTO owners (table_id, worker) VALUES (%s, %s)", (table, found[0]))
        while time.monotonic() < until:
            with connection.pipeline():
                connection.execute("BEGIN")
                for table in tables:
                    connection.execute(INSERT, row(table, done))
                connection.execute(OWNS, (size, found[0], tables))
                if notify:
                    connection.execute("SELECT pg_notify('tables', %s)", (f"{tables[0]} {done}",))
                connection.execute("COMMIT")
            done += 1
    return done * size


def measure(url: str, writers: int, size: int, notify: bool, seconds: float) -> float:
    """Choices a second."""
    with multiprocessing.get_context("spawn").Pool(writers) as pool:
        pool.map(time.sleep, [0.1] * writers)  # they have started
        until = time.monotonic() + seconds
        return sum(pool.starmap(write, [(url, n, size, notify, until) for n in range(writers)])) / seconds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4)
    given = parser.parse_args()
    with running(on_disk=True) as cluster:
        url = cluster.url(cluster.database())
        prepare(url, "check")
        busy = f"load {os.getloadavg()[0]:.0f} on {os.cpu_count()} cores before"
        print(f"choices a second by number of writing workers; {busy}")
        print(f"{'':52}" + "".join(f"{n:>8}" for n in WRITERS))
        for name, (size, notify) in WAYS.items():
            rates = [measure(url, writers, size, notify, given.seconds) for writers in WRITERS]
            print(f"{name:52}" + "".join(f"{rate:8.0f}" for rate in rates), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
