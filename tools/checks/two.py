"""Check two workers on one PostgreSQL: races, killed and frozen workers, a database that restarts or hangs up.

python -m tools.checks.two --tables 20 --races 2000 --kills 10
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import psycopg

from sneakernet.server.storage.rows import columns
from sneakernet.server.storage.store import GameRow, PickRow
from tools.checks.histories import INFO, OK, Stored, export, faults
from tools.checks.report import Report, percentile
from tools.checks.tabs import Group
from tools.server.cluster import Cluster, running
from tools.server.house import come_in
from tools.server.killed import Killed

CARRY_ON = 5.0  # seconds until the people of a dead worker go on at the other one
RECOVER = 10.0  # seconds until everybody goes on after the database has restarted
CAUGHT_UP = 2.0  # seconds until a change is known to the other worker
PATIENCE = 60.0
PACE = 0.4  # seconds between two choices at a table
FROZEN = 8.0  # the same where it stands still, and has to be found out first


class Pair:
    """Two workers, and people at tables who have tabs at both."""

    def __init__(self, folder: Path, cluster: Cluster, tables: int, seed: int) -> None:
        self.cluster = cluster
        self.database = cluster.database()
        url = cluster.url(self.database)
        self.url = url
        self.workers = [Killed(folder, url), Killed(folder, url)]
        self.groups = [Group([worker.port for worker in self.workers], n, seed) for n in range(tables)]

    async def open(self) -> None:
        for worker in self.workers:
            await worker.start()
        for group in self.groups:
            await group.open()

    async def close(self) -> None:
        for group in self.groups:
            await group.close()
        for worker in self.workers:
            worker.kill()

    async def races(self, count: int) -> list[str]:
        """So many times both tabs of somebody choose at the same moment; what went wrong."""

        async def at(group: Group) -> list[str]:
            return [await group.race(PATIENCE) for _ in range(count // len(self.groups))]

        found = await asyncio.gather(*[at(group) for group in self.groups])
        return [problem for problems in found for problem in problems if problem]

    async def until_all_go_on(self, since: float) -> float:
        """Seconds from a moment until at every table a choice was made and acknowledged after it."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            last = max(group.acked_since(since) for group in self.groups)
            if last < float("inf"):
                return last - since
            await asyncio.sleep(0.02)
        return float("inf")

    async def through(self, fault: Callable[[], object]) -> float:
        """Something goes wrong; how long it takes until everybody goes on."""
        since = time.monotonic()
        await asyncio.to_thread(fault)
        return await self.until_all_go_on(since)

    def end_sessions(self) -> None:
        """The database hangs up on all workers."""
        mine = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname=current_database() AND pid<>"
        self.cluster.execute(mine + "pg_backend_pid()", self.database)

    def restart(self) -> None:
        """The database crashes, and is started again."""
        self.cluster.stop("immediate")
        self.cluster.start()

    def games(self) -> list[Stored]:
        """All games as they are stored."""
        with psycopg.connect(self.url) as connection:
            heads = connection.execute(f"SELECT {columns(GameRow)} FROM games ORDER BY made_at").fetchall()
            found = connection.execute(f"SELECT {columns(PickRow)} FROM picks ORDER BY game_id, n").fetchall()
        rows = [PickRow(*row) for row in found]
        return [Stored(GameRow(*head), [row for row in rows if row.game_id == head[0]]) for head in heads]

    async def renamed(self) -> float:
        """Seconds until a new name is known to the other worker, which has just asked for the old one."""
        person = await come_in(self.workers[0].port, "before")
        token, ports = person.token, [worker.port for worker in self.workers]
        person.port = ports[1]
        await person.call("GET", "/api/me")
        person.port = ports[0]
        await person.call("PATCH", "/api/me", {"name": "after"})
        person.port, since = ports[1], time.monotonic()
        while (await person.call("GET", "/api/me")).json["guest"]["name"] != "after":
            assert time.monotonic() < since + PATIENCE, f"{token[:4]}… keeps the old name"
            await asyncio.sleep(0.02)
        return time.monotonic() - since


def went_on(report: Report, what: str, took: float, bar: float) -> None:
    """That everybody goes on is a must, how soon a goal."""
    if took == float("inf"):
        report.row(what, "somebody is stuck", False)
    else:
        report.most(f"{what}: all go on", took, bar, " s")


async def killed(report: Report, pair: Pair, kills: int) -> None:
    """Workers die while people play, and the database hangs up on those who live."""
    times = []
    for number in range(kills):
        victim = pair.workers[number % 2]
        times.append(await pair.through(victim.kill))
        await victim.start()
    report.note(f"carried on after {', '.join(f'{one:.1f}' for one in times)} s")
    went_on(report, f"kill -9 of a worker, {kills} times", max(times), CARRY_ON)
    went_on(report, "all sessions ended by the database", await pair.through(pair.end_sessions), RECOVER)


async def cut_off(report: Report, pair: Pair) -> None:
    """The database crashes, a worker stands still, a name changes."""
    went_on(report, "database restarted at once", await pair.through(pair.restart), RECOVER)
    report.most("a new name is known to the other worker", await pair.renamed(), CAUGHT_UP, " s")
    went_on(report, "a worker frozen", await pair.through(lambda: pair.workers[0].freeze(True)), FROZEN)
    pair.workers[0].freeze(False)
    went_on(report, "a worker that was frozen comes back", await pair.until_all_go_on(time.monotonic()), CARRY_ON)


async def check(report: Report, pair: Pair, races: int, kills: int, whole: bool = True) -> None:
    """Races, then faults while people play; `whole`: also those that take long."""
    try:
        await pair.open()
        began = time.monotonic()
        wrong = await pair.races(races)
        took = f"in {time.monotonic() - began:.0f} s, {len(wrong)} wrong {wrong[:3]}"
        report.row(f"{races} races of two tabs at two workers, one acknowledged each", took, not wrong)
        playing = [asyncio.create_task(group.play(PACE)) for group in pair.groups]
        await pair.until_all_go_on(time.monotonic())
        await killed(report, pair, kills)
        if whole:
            await cut_off(report, pair)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    finally:
        await pair.close()


def judge(report: Report, pair: Pair, races: int, out: Path | None = None) -> None:
    """What everybody was told, against what is stored."""
    games = pair.games()
    acts = [act for group in pair.groups for act in group.acts]
    looks = [look for group in pair.groups for look in group.looks]
    found = list(faults(games, acts, looks))
    acked = sum(act.how == OK for act in acts)
    unknown = sum(act.how == INFO for act in acts)
    report.note(f"{len(acts)} choices, {acked} acknowledged, {unknown} without an answer; {len(looks)} views")
    wrong = f"{len(found)} in {len(games)} games {found[:3]}"
    report.row("told what no single server could have done", wrong, not found and acked >= races)
    waits = [act.ended - act.began for act in acts if act.how == OK]
    report.note(f"from choosing to the answer: median {1000 * percentile(waits, 0.5):.0f} ms")
    if out is not None:
        report.note(f"{export(out, games, acts, looks)} operations for elle-cli (--model list-append) in {out}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--races", type=int, default=2000)
    parser.add_argument("--kills", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--history", type=Path, help="where to write the history for elle-cli")
    given = parser.parse_args()
    report = Report(f"two: {given.tables} tables, {8 * given.tables} tabs at two workers, seed {given.seed}")
    with running() as cluster, tempfile.TemporaryDirectory() as folder:
        pair = Pair(Path(folder), cluster, given.tables, given.seed)
        asyncio.run(check(report, pair, given.races, given.kills))
        judge(report, pair, given.races, given.history)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
