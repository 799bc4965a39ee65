"""Check that tables do not feel what is heavy beside them: 200 watchers at one table, or a bot that thinks for long.

python -m tools.checks.beside --tables 50 --seconds 20
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, Final

from tools.checks.crowd import Busy, Crowd, Seat
from tools.checks.report import Report, percentile, spread
from tools.server.house import Person, come_in
from tools.server.killed import Killed

Burden = Callable[[int, float, asyncio.Event], Coroutine[Any, Any, None]]
WATCHERS: Final = 200
WATCHED_MOST: Final = 2.0  # others' p99, as a multiple of theirs without it
THINKS: Final = "expert"  # 3 s for each of its picks, one bot after the other
THOUGHT_MOST: Final = 1.25


async def watched(port: int, seconds: float, begun: asyncio.Event) -> None:
    """One table with very many watchers; whoever sits there plays as all others do."""
    table = Busy([port], 10_000, "hackers")
    await table.open()
    for n in range(WATCHERS):
        seat = Seat(table, await come_in(port, f"watcher {n}"))
        table.seats.append(seat)
        await seat.come()
    begun.set()
    await table.play(time.monotonic() + seconds, random.Random(3))
    for seat in table.seats:
        seat.wire.cut()


async def thought(port: int, seconds: float, begun: asyncio.Event) -> None:
    """One table at which bots think almost without a pause."""
    person: Person = await come_in(port, "patient")
    table = await person.table("hackers", start=True, chairs=[{"bot": THINKS}] * 4, stand_in=THINKS)
    socket = await person.socket(table)
    begun.set()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        if socket.view["prompt"] is not None:
            await socket.choose()
            socket.view["prompt"] = None
        try:
            await socket.hear(max(0.01, until - time.monotonic()))
        except TimeoutError:
            break
    await socket.close()


async def measure(crowd: Crowd, seconds: float) -> float:
    """The p99 of these tables in milliseconds."""
    crowd.forget()
    await crowd.play(seconds, random.Random(1))
    return 1000 * percentile(crowd.times(), 0.99)


async def measure_beside(crowd: Crowd, seconds: float, burden: Burden, port: int) -> float:
    """The same with something beside them."""
    begun = asyncio.Event()
    heavy = asyncio.create_task(burden(port, seconds + 1, begun))
    await begun.wait()
    found = await measure(crowd, seconds)
    await heavy
    return found


async def beside(folder: Path, tables: int, seconds: float) -> int:
    report = Report(f"beside: {tables} tables, {seconds:.0f} s each")
    server = Killed(folder, bot_processes=1)
    await server.start()
    try:
        crowd = Crowd(server.port, tables, "hackers")
        await crowd.open(0, tables)
        await measure(crowd, 3.0)  # languages and rules are read when the first one needs them
        for name, burden, most in (("200 watchers", watched, WATCHED_MOST), ("a bot thinks", thought, THOUGHT_MOST)):
            alone = await measure(crowd, seconds)
            report.note(f"nothing beside: {spread(crowd.times())}")
            shared = await measure_beside(crowd, seconds, burden, server.port)
            report.note(f"{name}: {spread(crowd.times())}")
            report.most(f"{name}: p99 of the others", shared / max(alone, 1.0), most, " times")
        report.row("errors", str(crowd.problems()[:3]), not crowd.problems())
    finally:
        server.end()
    return report.finish()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(beside(Path(folder), given.tables, given.seconds))


if __name__ == "__main__":
    sys.exit(main())
