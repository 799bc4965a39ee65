"""Check how the server holds up: people and a watcher at many tables, one choice per table and second.

python -m tools.check_load --tables 200 --seconds 60
"""

import argparse
import asyncio
import os
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path

from tests.server.house import Socket, come_in
from tests.server.test_crash import Killed

TICKS = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


class Busy:
    """One table with people on every chair and a watcher."""

    def __init__(self, port: int, number: int, game: str) -> None:
        self.port = port
        self.number = number
        self.game = game
        self.sockets: list[Socket] = []
        self.sent = 0.0
        self.last = 0.0
        self.times: list[float] = []
        self.problems: list[str] = []

    async def open(self) -> None:
        """Everybody comes and sits down."""
        people = [await come_in(self.port, f"p{self.number}-{n}") for n in range(5)]
        table = await people[0].table(self.game, seats=4, beat=0)
        for seat, person in zip("ABCD", people, strict=False):
            self.sockets.append(await person.socket(table))
            if seat != "A":
                await self.sockets[-1].ask(do="sit", seat=seat)
        self.sockets.append(await people[4].socket(table))
        await self.sockets[0].ask(do="start")

    async def listen(self, socket: Socket) -> None:
        """Note when each view comes."""
        while True:
            message = await socket.hear(3600)
            socket.heard.clear()
            socket.raw.clear()
            if message["type"] == "view":
                self.last = time.perf_counter()
            elif message["type"] == "error":
                self.problems.append(message["code"])

    async def play(self, until: float, chance: random.Random) -> None:
        """One choice a second."""
        readers = [asyncio.create_task(self.listen(socket)) for socket in self.sockets]
        await asyncio.sleep(chance.random())
        while time.monotonic() < until:
            if self.sent and self.last > self.sent:
                self.times.append(self.last - self.sent)
            asked = [socket for socket in self.sockets if socket.view and socket.view["prompt"]]
            over = [socket for socket in self.sockets[:4] if socket.view and socket.view["result"]]
            self.sent = time.perf_counter() if asked else 0.0
            if asked:
                view = asked[0].view
                pick = chance.choice(view["prompt"]["options"])["pick"]
                view["prompt"] = None
                name = f"{self.number}-{len(self.times)}-{chance.random():.9f}".replace(".", "-")
                await asked[0].send(do="choose", id=name, seq=view["seq"], pick=pick)
            for socket in over:
                socket.view["result"] = None
                await socket.send(do="rematch")
            await asyncio.sleep(0.5 + chance.random())
        for reader in readers:
            reader.cancel()


def used(pid: int) -> tuple[float, float]:
    """Seconds of CPU and MiB of memory of a process."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return (int(fields[11]) + int(fields[12])) / TICKS, pages * 4096 / 2**20


async def load(folder: Path, tables: int, seconds: float, game: str) -> int:
    """Open the tables, play, and print the figures."""
    server = Killed(folder)
    await server.start()
    assert server.process is not None
    idle = used(server.process.pid)[1]
    try:
        busy = [Busy(server.port, n, game) for n in range(tables)]
        for one in busy:
            await one.open()
        before, began = used(server.process.pid), time.monotonic()
        chance = random.Random(1)
        await asyncio.gather(*[one.play(began + seconds, random.Random(chance.random())) for one in busy])
        after = used(server.process.pid)
    finally:
        server.kill()
    times = sorted(1000 * value for one in busy for value in one.times)
    problems = [problem for one in busy for problem in one.problems]
    p99 = times[int(len(times) * 0.99)]
    print(
        f"{tables} tables, {5 * tables} sockets, {len(times)} choices in {seconds:.0f} s ({len(times) / seconds:.0f}/s)"
    )
    p50 = statistics.median(times)
    print(f"from sending to the last reader: p50 {p50:.1f} ms, p99 {p99:.1f} ms, max {times[-1]:.0f} ms")
    cpu = after[0] - before[0]
    print(f"server: {cpu / seconds:.2f} core, {1000 * cpu / len(times):.2f} ms CPU a choice")
    print(f"memory: {idle:.0f} MiB idle, {after[1]:.0f} MiB now, {1024 * (after[1] - idle) / tables:.0f} KiB a table")
    print(f"errors: {len(problems)} {sorted(set(problems))}")
    return 1 if problems else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--game", default="hackers")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(load(Path(folder), given.tables, given.seconds, given.game))


if __name__ == "__main__":
    sys.exit(main())
