"""Check how the server holds up: people and a watcher at many tables, one choice per table and second.

python -m tools.checks.load --tables 200 --seconds 60
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from tools.checks.crowd import Crowd
from tools.checks.machine import Noise, used
from tools.checks.report import Report, percentile, spread
from tools.server.killed import Killed

IDLE_MIB = 80 * 10**6 / 2**20
BACK_SECONDS = 5.0
WARM = 10  # tables before the memory of one more is measured


async def load(folder: Path, tables: int, seconds: float, game: str, trace: bool) -> int:
    """Open the tables, play, cut all lines, and judge the figures."""
    report = Report(f"load: {tables} tables of {game}, {5 * tables} sockets, {seconds:.0f} s")
    server = Killed(folder)
    ready = await server.start()
    assert server.process is not None
    pid = server.process.pid
    idle = used(pid).mib
    report.most("memory of the idle server", idle, IDLE_MIB, " MiB")
    try:
        crowd = Crowd(server.port, tables, game)
        await crowd.open(0, WARM)
        warm = used(pid).mib  # languages and rules are read when the first one needs them
        await crowd.open(WARM, tables)
        await asyncio.sleep(1.0)
        joined = 1024 * (used(pid).mib - warm) / (tables - WARM)
        report.note(f"ready in {ready:.2f} s, {warm:.0f} MiB with {WARM} tables; joined: {joined:.0f} KiB a table")
        noise = Noise(pid)
        await crowd.play(5.0, random.Random(0))
        crowd.forget()
        before = used(pid)
        if trace:
            print(f"playing; the server is process {pid}", flush=True)
        await crowd.play(seconds, random.Random(1))
        after = used(pid)
        judge(report, crowd, tables, seconds, after.cpu - before.cpu, 1024 * (after.mib - warm) / (tables - WARM))
        report.note(noise.text())
        await herd(report, crowd)
    finally:
        server.kill()
    return report.finish()


def judge(report: Report, crowd: Crowd, tables: int, seconds: float, cpu: float, kib: float) -> None:
    """The figures of L1."""
    times, problems = crowd.times(), crowd.problems()
    report.note(f"{len(times)} choices ({len(times) / seconds:.0f}/s); sending to the last reader: {spread(times)}")
    report.least("choices a second", len(times) / seconds, 0.9 * tables)
    report.most("p50", 1000 * percentile(times, 0.5), 10, " ms")
    report.most("p99", 1000 * percentile(times, 0.99), 75, " ms")
    report.most("slowest", 1000 * max(times, default=0.0), 1000, " ms")
    report.row("errors", f"{len(problems)} {sorted(set(problems))}", not problems)
    report.most("server, of a core", cpu / seconds, 0.9)
    report.note(f"{1000 * cpu / max(1, len(times)):.2f} ms of processor time a choice")
    report.most("memory of a live table", kib, 150, " KiB")


async def herd(report: Report, crowd: Crowd) -> None:
    """All lines are cut at once, and come back."""
    await asyncio.sleep(0.5)
    began = time.perf_counter()
    back = await crowd.cut_and_return()
    report.row("herd", f"{back} of {len(crowd.seats())} back", back == len(crowd.seats()))
    report.most("herd: all back with their view", time.perf_counter() - began, BACK_SECONDS, " s")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--game", default="hackers")
    parser.add_argument("--trace", action="store_true", help="say when the measuring begins, for a profiler")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(load(Path(folder), given.tables, given.seconds, given.game, given.trace))


if __name__ == "__main__":
    sys.exit(main())
