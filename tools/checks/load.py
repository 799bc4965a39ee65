"""Check how the server holds up: people and a watcher at many tables, one choice per table and second.

python -m tools.checks.load --tables 200 --seconds 60
python -m tools.checks.load --tables 100 --seconds 30 --postgres
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path
from typing import NamedTuple

from tools.checks.crowd import Crowd
from tools.checks.machine import TICKS, Noise, used
from tools.checks.report import Report, percentile, spread
from tools.server.cluster import Cluster, running
from tools.server.killed import Killed

IDLE_MIB = 80 * 10**6 / 2**20
GAP = 5.0  # seconds
WARM = 10  # tables before the memory of one more is measured


class Goals(NamedTuple):
    """How soon a choice should be with its last reader, in milliseconds, and everybody back, in seconds."""

    p50: float
    p99: float
    back: float


async def load(
    report: Report, servers: list[Killed], tables: int, seconds: float, game: str, goals: Goals, trace: bool = False
) -> None:
    """Open the tables, play, cut all lines, and judge the figures."""
    ready = sum([await server.start() for server in servers])
    pids = [server.pid for server in servers]
    report.most("memory of the idle server", used(*pids).mib, len(pids) * IDLE_MIB, " MiB")
    try:
        crowd = Crowd(0, tables, game, ports_for([server.port for server in servers]))
        await crowd.open(0, WARM)
        await crowd.play(5.0, random.Random(2))
        warm = used(*pids).mib  # languages and rules are read, and caches filled, as the first ones play
        await crowd.open(WARM, tables)
        await asyncio.sleep(1.0)
        joined = 1024 * (used(*pids).mib - warm) / (tables - WARM)
        report.note(f"ready in {ready:.2f} s, {warm:.0f} MiB with {WARM} tables; joined: {joined:.0f} KiB a table")
        noise = Noise(*pids)
        await crowd.play(5.0, random.Random(0))
        crowd.forget()
        before = used(*pids)
        if trace:
            print(f"playing; the server is process {pids[0]}", flush=True)
        await crowd.play(seconds, random.Random(1))
        after = used(*pids)
        judge(report, crowd, tables, seconds, goals, 1024 * (after.mib - warm) / (tables - WARM))
        report.most("a server, of a core", (after.cpu - before.cpu) / seconds / len(pids), 0.9)
        report.note(
            f"servers: {1000 * (after.cpu - before.cpu) / len(crowd.times() or [0]):.2f} ms of a core for a choice"
        )
        report.note(noise.text())
        await herd(report, crowd, goals.back)
        if len(servers) == 1:
            await restart(report, crowd, servers[0])
    finally:
        for server in servers:
            server.kill()


def ports_for(ports: list[int]) -> list[list[int]]:
    """Where the people of the tables go: half of the tables to one worker, as a proxy sends them; at others to all."""
    return [*[[port] for port in ports], *[[*ports[n:], *ports[:n]] for n in range(len(ports))]]


async def beside(report: Report, folder: Path, tables: int, seconds: float, game: str, goals: Goals) -> None:
    """One server on SQLite, then two workers on PostgreSQL, with as many tables on the same disk."""
    report.note("one server on SQLite")
    await load(report, [Killed(folder)], tables, seconds, game, goals)
    report.note("two workers on PostgreSQL; at every second table people are at both")
    with running(on_disk=True) as cluster:
        url = cluster.url(cluster.database())
        before = cpu_of(cluster)
        await load(report, [Killed(folder, url), Killed(folder, url)], tables, seconds, game, goals)
        report.note(f"PostgreSQL: {cpu_of(cluster) - before:.1f} s of a core from the first table to the herd")


def cpu_of(cluster: Cluster) -> float:
    """Seconds of CPU that a database has used, those of sessions that have ended included."""
    pid = int((cluster.folder / "data/postmaster.pid").read_text().split()[0])
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / TICKS
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return ended + used(pid, *map(int, children)).cpu


def judge(report: Report, crowd: Crowd, tables: int, seconds: float, goals: Goals, kib: float) -> None:
    """What players feel, and what a table takes."""
    times, problems = crowd.times(), crowd.problems()
    report.note(f"{len(times)} choices ({len(times) / seconds:.0f}/s); sending to the last reader: {spread(times)}")
    report.least("choices a second", len(times) / seconds, 0.9 * tables)
    report.most("p50", 1000 * percentile(times, 0.5), goals.p50, " ms")
    report.most("p99", 1000 * percentile(times, 0.99), goals.p99, " ms")
    report.most("slowest", 1000 * max(times, default=0.0), 1000, " ms")
    report.row("errors", f"{len(problems)} {sorted(set(problems))}", not problems)
    report.most("memory of a live table", kib, 150, " KiB")


async def herd(report: Report, crowd: Crowd, seconds: float) -> None:
    """All lines are cut at once, and come back."""
    await asyncio.sleep(0.5)
    began = time.perf_counter()
    back = await crowd.cut_and_return()
    report.row("herd", f"{back} of {len(crowd.seats())} back", back == len(crowd.seats()))
    report.most("herd: all back with their view", time.perf_counter() - began, seconds, " s")


async def restart(report: Report, crowd: Crowd, server: Killed) -> None:
    """The server is told to stop, and started again: how long nobody sees their table."""
    began = time.perf_counter()
    await asyncio.to_thread(server.end)
    await server.start()
    back = await crowd.cut_and_return()
    report.row("restart", f"{back} of {len(crowd.seats())} back", back == len(crowd.seats()))
    report.most("restart: nobody sees their table for", time.perf_counter() - began, GAP, " s")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--game", default="hackers")
    parser.add_argument("--postgres", action="store_true", help="then two workers on PostgreSQL, with the same load")
    parser.add_argument("--p50", type=float, default=10, help="goal in milliseconds")
    parser.add_argument("--p99", type=float, default=75, help="goal in milliseconds")
    parser.add_argument("--back", type=float, default=5, help="goal in seconds, after all lines were cut")
    parser.add_argument("--trace", action="store_true", help="say when the measuring begins, for a profiler")
    given = parser.parse_args()
    report = Report(f"load: {given.tables} tables of {given.game}, {5 * given.tables} sockets, {given.seconds:.0f} s")
    goals = Goals(given.p50, given.p99, given.back)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        if given.postgres:
            work = beside(report, folder, given.tables, given.seconds, given.game, goals)
        else:
            work = load(report, [Killed(folder)], given.tables, given.seconds, given.game, goals, given.trace)
        asyncio.run(work)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
