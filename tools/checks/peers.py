"""Measure our server beside boardgame.io in one run: as many tables, a choice per table and second, the same driver.

It speaks the text framing of Socket.IO to boardgame.io. Ours is durable, theirs keeps its games in memory. Runs take
turns (ours, theirs, ours, theirs), and each figure is the median of its runs. Node and npm are needed once.

python -m tools.checks.peers --tables 250
"""

import argparse
import asyncio
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final, NamedTuple, Protocol

import msgspec
from msgspec import Struct

from tools.checks.crowd import SEATS, WAIT, Crowd
from tools.checks.machine import Noise, used
from tools.checks.report import Report, percentile
from tools.checks.wire import Wire
from tools.server.killed import Killed, free_port

ROOT: Final = Path(__file__).resolve().parents[2]
SOURCE: Final = ROOT / "tools/checks/peer"
FOLDER: Final = ROOT / "build/peer"
SPACE: Final = b"/like,"  # the name of the game is the namespace of its sockets
TWICE: Final = 2.0  # times theirs: p50 at 250 tables
HALF_MORE: Final = 1.5  # times theirs: p99
LIGHTER: Final = 0.75  # times theirs: memory


class Context(Struct):
    player: str = msgspec.field(name="currentPlayer")


class State(Struct):
    """As much of theirs as a player in a hurry reads."""

    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Synced(Struct):
    state: State


UPDATE: Final = msgspec.json.Decoder(tuple[str, str, State, msgspec.Raw])
SYNC: Final = msgspec.json.Decoder(tuple[str, str, Synced])


class PeerSeat:
    """Somebody at a table of theirs."""

    def __init__(self, table: "PeerTable", number: int) -> None:
        self.table = table
        self.number = number
        self.state: State | None = None
        self.welcomed = asyncio.Event()
        self.wire: Wire

    async def come(self) -> None:
        self.wire = Wire(self.table.port, "/socket.io/?EIO=4&transport=websocket", "", self.hear)
        await self.wire.connect()
        await asyncio.wait_for(self.welcomed.wait(), WAIT)

    def hear(self, wire: Wire, text: bytes) -> None:
        """A packet of Engine.IO, and one of Socket.IO in it."""
        if text.startswith(b"42" + SPACE):
            packet = text[2 + len(SPACE) :]
            if packet.startswith(b'["update"'):
                self.table.seen_at = wire.at
                self.state = UPDATE.decode(packet)[2]
                self.table.told += 1
            elif packet.startswith(b'["sync"'):
                self.state = SYNC.decode(packet)[2].state
                self.welcomed.set()
        elif text.startswith(b"0"):
            wire.say(b"40" + SPACE)
        elif text.startswith(b"40" + SPACE):
            self.emit("sync", self.table.id, str(self.number), None, len(SEATS))
        elif text == b"2":
            wire.say(b"3")

    def emit(self, *event: object) -> None:
        self.wire.say(b"42" + SPACE + msgspec.json.encode(event))


class PeerTable:
    """One of their tables."""

    def __init__(self, port: int, number: int) -> None:
        self.port = port
        self.id = f"table-{number}"
        self.seats = [PeerSeat(self, n) for n in range(len(SEATS))]
        self.seen_at = self.sent_at = 0.0
        self.told = 0
        self.times: list[float] = []
        self.problems: list[str] = []

    async def open(self) -> None:
        for seat in self.seats:
            await seat.come()

    async def play(self, until: float, chance: random.Random) -> None:
        """One choice a second, now sooner, now later: as in crowd.py."""
        at = time.monotonic() + chance.random()
        while at < until:
            await asyncio.sleep(at - time.monotonic())
            await self.answered()
            self.move(chance)
            at = max(at + 0.5 + chance.random(), time.monotonic())
        await asyncio.sleep(max(0.0, until - time.monotonic()))
        await self.answered()

    async def answered(self) -> None:
        """Wait until the last seat has seen the newest choice."""
        limit = time.monotonic() + WAIT
        while self.sent_at and self.told < len(self.seats):
            if time.monotonic() > limit:
                self.problems.append("no answer")
                return
            await asyncio.sleep(0.001)
        if self.sent_at:
            self.times.append(self.seen_at - self.sent_at)
        self.sent_at = 0.0

    def move(self, chance: random.Random) -> None:
        """Whoever is asked plays a card."""
        state = self.seats[0].state
        assert state is not None
        player = state.ctx.player
        payload = {"type": "play", "args": [chance.randrange(7)], "playerID": player}
        self.told, self.sent_at = 0, time.perf_counter()
        self.seats[int(player)].emit("update", {"type": "MAKE_MOVE", "payload": payload}, state.number, self.id, player)


class Tables(Protocol):
    """Tables of either server, as many as there are to be."""

    def times(self) -> list[float]: ...

    def problems(self) -> list[str]: ...

    def forget(self) -> None: ...

    async def open(self, first: int, last: int) -> None: ...

    async def play(self, seconds: float, chance: random.Random) -> None: ...


class Peers:
    """All of their tables."""

    def __init__(self, port: int, tables: int) -> None:
        self.tables = [PeerTable(port, n) for n in range(tables)]

    def times(self) -> list[float]:
        return [value for table in self.tables for value in table.times]

    def problems(self) -> list[str]:
        return [problem for table in self.tables for problem in table.problems]

    def forget(self) -> None:
        for table in self.tables:
            table.times.clear()

    async def open(self, first: int, last: int) -> None:
        for table in self.tables[first:last]:
            await table.open()

    async def play(self, seconds: float, chance: random.Random) -> None:
        until = time.monotonic() + seconds
        await asyncio.gather(*[table.play(until, random.Random(chance.random())) for table in self.tables])


class Figures(NamedTuple):
    """One run."""

    p50: float
    p99: float
    rate: float
    core: float
    kib: float  # of a table


async def measure(report: Report, who: str, crowd: Tables, pid: int, tables: int, seconds: float) -> Figures:
    """Warm up, play, and look at what it took."""
    await crowd.open(0, 1)
    before = used(pid)
    await crowd.open(1, tables)
    noise = Noise(pid)
    await crowd.play(5.0, random.Random(0))
    crowd.forget()
    started = used(pid)
    await crowd.play(seconds, random.Random(1))
    after, times = used(pid), crowd.times()
    found = Figures(
        1000 * percentile(times, 0.5), 1000 * percentile(times, 0.99), len(times) / seconds,
        (after.cpu - started.cpu) / seconds, 1024 * (after.mib - before.mib) / (tables - 1),
    )  # fmt: skip
    report.note(
        f"{who}: {found.rate:.0f} choices a second, p50 {found.p50:.1f} ms, p99 {found.p99:.1f} ms, "
        f"{found.core:.2f} of a core, {found.kib:.0f} KiB a table; {noise.text()}"
    )
    report.row(f"{who}: errors", str(sorted(set(crowd.problems()))), not crowd.problems())
    return found


async def ours(report: Report, tables: int, seconds: float) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        server = Killed(Path(folder))
        await server.start()
        try:
            crowd = Crowd(server.port, tables, "hackers", watchers=0)
            return await measure(report, "ours", crowd, server.pid, tables, seconds)
        finally:
            server.kill()


async def theirs(report: Report, tables: int, seconds: float) -> Figures:
    port = free_port()
    process = subprocess.Popen(["node", "server.js", str(port)], cwd=FOLDER, stdout=subprocess.DEVNULL)
    try:
        async with asyncio.timeout(WAIT):
            while True:
                with suppress(OSError):
                    (await asyncio.open_connection("127.0.0.1", port))[1].close()
                    break
                await asyncio.sleep(0.05)
        return await measure(report, "theirs", Peers(port, tables), process.pid, tables, seconds)
    finally:
        process.kill()
        process.wait()


def install() -> str:
    """Their packages, exactly as locked; what is missing."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return "node and npm are not installed"
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in SOURCE.iterdir():
        shutil.copy(file, FOLDER)
    if not (FOLDER / "node_modules/boardgame.io").exists():
        command = ["npm", "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
        if subprocess.run(command, cwd=FOLDER, check=False).returncode:
            return "npm could not install boardgame.io"
    return ""


def judge(report: Report, tables: int, mine: Sequence[Figures], other: Sequence[Figures]) -> None:
    """Medians of ours against medians of theirs."""
    here, there = ([statistics.median(column) for column in zip(*runs, strict=True)] for runs in (mine, other))
    most = (TWICE, HALF_MORE) if tables <= 250 else (1.0, 1.0)
    report.most("p50, of theirs", here[0] / max(there[0], 0.1), most[0], " times")
    report.most("p99, of theirs", here[1] / max(there[1], 0.1), most[1], " times")
    report.most("memory of a table, of theirs", here[4] / there[4], LIGHTER, " times")


async def turns(report: Report, tables: int, seconds: float, rounds: int) -> None:
    mine, other = [], []
    for _ in range(rounds):
        mine.append(await ours(report, tables, seconds))
        other.append(await theirs(report, tables, seconds))
    judge(report, tables, mine, other)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--rounds", type=int, default=2)
    given = parser.parse_args()
    report = Report(
        f"peers: boardgame.io 0.50.2 beside ours, {given.tables} tables, {len(SEATS) * given.tables} sockets, "
        f"load {os.getloadavg()[0]:.1f}"
    )
    missing = install()
    if missing:
        report.row("boardgame.io", f"{missing}: not measured", False, goal=True)
    else:
        asyncio.run(turns(report, given.tables, given.seconds, given.rounds))
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
