"""Check that strangers cannot stall a server: connections that say nothing, replays without end, tables of experts.

python -m tools.checks.hostile
"""

import argparse
import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from tools.checks.crowd import Crowd, Seat
from tools.checks.report import Report, percentile, spread
from tools.checks.slow import LET_GO
from tools.server.house import Person, come_in, request
from tools.server.killed import Killed

TABLES: Final = 20
HANDLES: Final = 256
JOINED: Final = 1.0
LOGGED: Final = 64 * 1024
WATCHERS: Final = 300
PER_SECOND: Final = 19
FINISHED: Final[dict[str, Any]] = {"settings": {"round_cap": "4"}, "start": True, "chairs": [{"bot": "uniform"}] * 6}
LONGEST_WAIT: Final = 8.0  # seconds until a casual bot has moved, whoever else thinks
MIB: Final = 2**20


async def held(port: int, *sent: bytes) -> float:
    """Say this and no more; after how many seconds the server hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    began = time.monotonic()
    with suppress(OSError, TimeoutError):
        for part in sent:
            writer.write(part)
            await asyncio.sleep(0.3)
        await asyncio.wait_for(reader.read(2**30), 4 * LET_GO)
    writer.close()
    return time.monotonic() - began


async def slow_requests(report: Report, port: int) -> None:
    """A body that never comes, a second request that is half sent, and headers one by one."""
    host = f"Host: 127.0.0.1:{port}\r\n".encode()
    kinds = {
        "a body that never comes": [b"POST /api/guests HTTP/1.1\r\n" + host + b"Content-Length: 500\r\n\r\n{"],
        "a second request, half sent": [b"GET /healthz HTTP/1.1\r\n" + host + b"\r\n", b"GET /healthz HT"],
        "headers one by one": [b"GET / HTTP/1.1\r\n", *[b"X-%d: 1\r\n" % n for n in range(50)]],
        "nothing at all": [],
    }
    found = await asyncio.gather(*[held(port, *sent) for sent in kinds.values()])
    for name, seconds in zip(kinds, found, strict=True):
        report.most(f"{name}: let go after", seconds, 1.3 * LET_GO, " s", goal=False)


async def few_handles(report: Report, folder: Path) -> None:
    """A machine that gives the server 256 handles, strangers who take all they get, and people who come then."""
    server = Killed(folder, limits={"connections_per_address": 5000})
    server.errors = folder / "errors.txt"
    await start_with_few(server)
    strangers = [asyncio.create_task(held(server.port)) for _ in range(2 * HANDLES)]
    await asyncio.sleep(2.0)
    joined = []
    for _ in range(10):
        began = time.monotonic()
        with suppress(OSError, TimeoutError):
            await asyncio.wait_for(request(server.port, "GET", "/healthz"), 20)
        joined.append(time.monotonic() - began)
    for stranger in strangers:
        stranger.cancel()
    await asyncio.gather(*strangers, return_exceptions=True)
    server.kill()
    report.most(f"{HANDLES} handles, all taken: a newcomer is answered after", max(joined), JOINED, " s")
    report.most("its log meanwhile", server.errors.stat().st_size / 1024, LOGGED / 1024, " KiB", goal=False)


async def start_with_few(server: Killed) -> None:
    """Start with as few handles as a small machine has."""
    server.handles = HANDLES
    await server.start()


async def finished_game(person: Person) -> str:
    """A game that bots have played to its end."""
    table = await person.table("access-denied", seats=3, **FINISHED)
    socket = await person.socket(table)
    async with asyncio.timeout(60):
        await socket.ask(do="away", away=True)
        while not socket.view["result"]:
            await socket.hear()
    await socket.close()
    return str(socket.view["game"])


async def p99(crowd: Crowd, seconds: float, burden: Coroutine[Any, Any, Any] | None = None) -> float:
    """The p99 of these tables in milliseconds, with something beside them."""
    crowd.forget()
    beside = None if burden is None else asyncio.create_task(burden)
    await crowd.play(seconds, random.Random(1))
    if beside is not None:
        beside.cancel()
        await asyncio.gather(beside, return_exceptions=True)
    return 1000 * percentile(crowd.times(), 0.99)


async def replays(port: int, game: str, codes: dict[int, int]) -> None:
    """Ask for another page of a replay, so many times a second, whether or not there was an answer."""

    async def ask(n: int) -> None:
        side = "ABC"[n % 3]
        answer = await request(port, "GET", f"/api/replays/{game}?side={side}&first={n % 40}&count={1 + n % 100}")
        codes[answer.status] = codes.get(answer.status, 0) + 1

    async with asyncio.TaskGroup() as asking:
        for n in range(100_000):
            asking.create_task(ask(n))
            await asyncio.sleep(1 / PER_SECOND)


async def many_watchers(crowd: Crowd, port: int) -> int:
    """Three hundred people come to one table and go; how many bytes they were told."""
    heard = 0
    table = crowd.tables[0]
    watchers: list[Seat] = []
    for n in range(WATCHERS):
        seat = Seat(table, await come_in(port, f"watcher {n}"))
        await seat.come()
        seat.wire.lengths = []
        watchers.append(seat)
    await asyncio.sleep(3.0)
    for seat in watchers:
        heard += sum(seat.wire.lengths or ())
        seat.wire.cut()
    return heard


async def experts(person: Person) -> None:
    """A table at which experts alone think, without a pause."""
    table = await person.table("hackers", seats=4, start=True, chairs=[{"bot": "expert"}] * 4, stand_in="expert")
    socket = await person.socket(table)
    await socket.ask(do="away", away=True)
    with suppress(Exception):
        while True:
            await socket.hear()
            if socket.view["result"]:
                await socket.ask(do="rematch")


async def casual_bot(port: int, seconds: float) -> list[float]:
    """How long somebody waits until the casual bots at their table have moved."""
    person = await come_in(port, "newcomer")
    socket = await person.socket(await person.table("hackers", seats=3, start=True, stand_in="casual"))
    waited: list[float] = []
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        began = time.monotonic()
        while not socket.view["prompt"] and not socket.view["result"]:
            await socket.hear()
        waited.append(time.monotonic() - began)
        if socket.view["result"]:
            await socket.ask(do="rematch")
            await socket.hear()
            continue
        view = socket.view
        await socket.choose()
        if socket.view is view:  # else I am asked again already
            view["prompt"] = None
    await socket.close()
    return waited


async def beside_others(report: Report, folder: Path, seconds: float) -> None:
    """Replays, watchers and experts, and what other tables feel of them."""
    limits = {"sockets_per_guest": 100, "thoughts_per_second": 1.0, "thought_burst": 20.0}
    server = Killed(folder, bot_processes=1, limits=limits)
    await server.start()
    try:
        game = await finished_game(await come_in(server.port))
        crowd = Crowd(server.port, TABLES, "hackers")
        await crowd.open(0, TABLES)
        await p99(crowd, 3.0)
        alone = max(await p99(crowd, seconds), 5.0)
        report.note(f"nothing beside {TABLES} tables: {spread(crowd.times())}")
        codes: dict[int, int] = {}
        beside = await p99(crowd, seconds, replays(server.port, game, codes))
        report.note(f"replays answered {dict(sorted(codes.items()))}: {spread(crowd.times())}")
        report.row("replays without end are refused", f"{codes.get(429, 0)} times", codes.get(429, 0) > 0)
        report.most("beside replays, p99 of the others", beside / alone, 3.0, " times")
        told = await many_watchers(crowd, server.port)
        report.most(f"{WATCHERS} watchers come and go: told", told / MIB, 100.0, " MiB", goal=False)
        tables = [asyncio.create_task(experts(await come_in(server.port, f"expert {n}"))) for n in range(8)]
        waited = await casual_bot(server.port, 2 * seconds)
        for task in tables:
            task.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
        report.most("beside 8 tables of experts a casual bot takes", max(waited), LONGEST_WAIT, " s")
        report.row("errors at other tables", str(crowd.problems()[:3]), not crowd.problems())
    finally:
        server.kill()


async def hostile(report: Report, folder: Path, seconds: float) -> None:
    for name in ("slow", "few", "beside"):
        (folder / name).mkdir()
    server = Killed(folder / "slow")
    await server.start()
    try:
        await slow_requests(report, server.port)
    finally:
        server.kill()
    await few_handles(report, folder / "few")
    await beside_others(report, folder / "beside", seconds)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=10, help="beside each burden")
    given = parser.parse_args()
    report = Report(f"hostile, load {os.getloadavg()[0]:.1f}")
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(hostile(report, Path(folder), given.seconds))
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
