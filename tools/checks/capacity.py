"""How many choices a second several workers on one PostgreSQL take: a simulation with figures that were measured.

A worker does one thing at a time: it checks a choice, and shows it once it is committed. While a commit is under way,
choices wait for the next one. The database has some cores, and its log is synced for all who wait at once.

python -m tools.checks.capacity --worker-ms 1.7 --passed-ms 1.0 --database-ms 0.15
"""

import argparse
import heapq
import random
import sys
from collections import deque
from collections.abc import Callable
from typing import Final

from tools.checks.report import percentile

WORKERS: Final = (1, 2, 4, 8)
CORES: Final = (1, 2, 4)
BAR: Final = 0.075  # seconds: p99 from the choice to its last reader
SECONDS: Final = 10.0
CHECKED: Final = 0.3  # share of a worker's time for a choice that comes before the commit


class World:
    """Events in their order."""

    def __init__(self) -> None:
        self.now = 0.0
        self.made = 0
        self.events: list[tuple[float, int, Callable[[], None]]] = []

    def after(self, seconds: float, what: Callable[[], None]) -> None:
        self.made += 1
        heapq.heappush(self.events, (self.now + seconds, self.made, what))

    def run(self, until: float) -> None:
        while self.events and self.events[0][0] < until:
            self.now, _, what = heapq.heappop(self.events)
            what()


class Place:
    """So many cores, and what waits for one of them."""

    def __init__(self, world: World, cores: int) -> None:
        self.world = world
        self.free = cores
        self.busy = 0.0
        self.waiting: deque[tuple[float, Callable[[], None]]] = deque()

    def work(self, seconds: float, then: Callable[[], None]) -> None:
        self.waiting.append((seconds, then))
        self.serve()

    def serve(self) -> None:
        while self.free and self.waiting:
            seconds, then = self.waiting.popleft()
            self.free -= 1
            self.busy += seconds

            def done(then: Callable[[], None] = then) -> None:
                self.free += 1
                then()
                self.serve()

            self.world.after(seconds, done)


class Worker:
    """One worker: its loop, and the commit that is under way."""

    def __init__(self, world: World, database: Place, given: argparse.Namespace) -> None:
        self.world = world
        self.loop = Place(world, 1)
        self.database = database
        self.given = given
        self.checked: list[float] = []  # when those choices came that wait for a commit
        self.committing = False
        self.times: list[float] = []

    def choose(self) -> None:
        """Somebody chooses."""
        came = self.world.now

        def checked() -> None:
            self.checked.append(came)
            self.commit()

        self.loop.work(CHECKED * self.given.worker_ms / 1000, checked)

    def commit(self) -> None:
        """Write what waits, together."""
        if self.committing or not self.checked:
            return
        self.committing = True
        group, self.checked = self.checked, []
        work = (self.given.commit_ms + self.given.database_ms * len(group)) / 1000
        self.database.work(work, lambda: self.world.after(self.given.sync_ms / 1000, lambda: self.committed(group)))

    def committed(self, group: list[float]) -> None:
        """It is on disk: show it."""
        self.committing = False
        self.commit()
        shows = ((1 - CHECKED) * self.given.worker_ms + self.given.passed_ms) / 1000
        for came in group:
            self.loop.work(shows, lambda came=came: self.times.append(self.world.now - came))  # type: ignore[misc]


def try_rate(rate: float, workers: int, cores: int, given: argparse.Namespace) -> tuple[float, float, float]:
    """p99 in seconds, and how busy a worker and a core of the database are."""
    world, dice = World(), random.Random(1)
    database = Place(world, cores)
    there = [Worker(world, database, given) for _ in range(workers)]
    at = 0.0
    while (at := at + dice.expovariate(rate)) < SECONDS:
        world.after(at, dice.choice(there).choose)
    world.run(SECONDS)
    times = [one for worker in there for one in worker.times]
    late = [SECONDS] * max(0, int(rate * SECONDS * 0.98) - len(times))  # still waiting
    loops = sum(worker.loop.busy for worker in there) / workers / SECONDS
    return percentile([*times, *late], 0.99), loops, database.busy / cores / SECONDS


def capacity(workers: int, cores: int, given: argparse.Namespace) -> tuple[int, str]:
    """The most choices a second with p99 under the bar, and what gives first."""
    low, high = 10.0, 1000 * workers / given.worker_ms  # no worker does more than one thing at a time
    while high - low > 0.03 * high:
        middle = (low + high) / 2
        low, high = (middle, high) if try_rate(middle, workers, cores, given)[0] <= BAR else (low, middle)
    _, loops, database = try_rate(low, workers, cores, given)
    return int(low), f"{low:5.0f} {'workers' if loops >= database else 'database'}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--worker-ms", type=float, default=1.7, help="of a worker, for a choice at a table of five")
    parser.add_argument("--passed-ms", type=float, default=0.0, help="more, where readers are at other workers")
    parser.add_argument("--database-ms", type=float, default=0.15, help="of the database, for a row")
    parser.add_argument("--commit-ms", type=float, default=0.3, help="of the database, for a commit")
    parser.add_argument("--sync-ms", type=float, default=2.0, help="until the log is on disk")
    given = parser.parse_args()
    print(f"most choices a second with p99 at most {1000 * BAR:.0f} ms, and what gives first; seed 1; {vars(given)}")
    print("workers  " + "".join(f"{cores:>9} database core{'s' * (cores > 1):2}" for cores in CORES))
    for workers in WORKERS:
        print(f"{workers:7}  " + "".join(f"{capacity(workers, cores, given)[1]:>25}" for cores in CORES), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
