"""Check that tables do not feel 50 people who came by ssh and play full screen beside them.

python -m tools.checks.screens --screens 50 --tables 50 --seconds 20
"""

import argparse
import asyncio
import subprocess
import sys
import tempfile
import time
from functools import partial
from pathlib import Path
from typing import Final

import asyncssh

from tools.checks.beside import measure, measure_beside
from tools.checks.crowd import Crowd
from tools.checks.report import Report, spread
from tools.server.killed import Killed, free_port

MOST: Final = 1.25  # others' p99, as a multiple of theirs without the screens
OF_AN_ADDRESS: Final = 10  # people who share one; the door lets in 20
PAUSE: Final = 1.0  # seconds from one key to the next
INTO_A_GAME: Final = (b"Play now", b"players", b"DECK")  # what follows the first choice, each time


class Visitor:
    """Somebody at a screen, who presses keys."""

    def __init__(self, port: int, n: int) -> None:
        self.port = port
        self.n = n
        self.seen = 0
        self.tail = b""
        self.reading: asyncio.Task[None] | None = None
        self.playing = asyncio.Event()

    async def stay(self) -> None:
        """Come, begin a game, and press a key now and then."""
        key = asyncssh.generate_private_key("ssh-ed25519")
        address = (f"127.0.0.{2 + self.n // OF_AN_ADDRESS}", 0)
        async with asyncssh.connect(
            "127.0.0.1", self.port, known_hosts=None, client_keys=[key], username=f"v{self.n}", config=None,
            local_addr=address, login_timeout=120,
        ) as there:  # fmt: skip
            process = await there.create_process(term_type="xterm-256color", term_size=(100, 30), encoding=None)
            self.reading = asyncio.create_task(self.read(process.stdout))
            await self.shows(b"New:")
            for sight in INTO_A_GAME:
                process.stdin.write(b"1")
                await self.shows(sight)
            self.playing.set()
            while True:
                process.stdin.write(b"1")
                await asyncio.sleep(PAUSE)

    async def read(self, stdout: asyncssh.SSHReader[bytes]) -> None:
        """What is drawn."""
        while piece := await stdout.read(65536):
            self.seen += len(piece)
            self.tail = (self.tail + piece)[-20_000:]

    async def shows(self, text: bytes) -> None:
        """Wait for this on the screen."""
        while text not in self.tail:
            await asyncio.sleep(0.1)


async def listens(port: int) -> None:
    """Wait until the door is open."""
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.2)
        else:
            writer.close()
            return


async def all_play(visitors: list[Visitor]) -> None:
    """Wait until everybody has begun a game."""
    for visitor in visitors:
        await visitor.playing.wait()


async def visited(screens: int, folder: Path, report: Report, port: int, seconds: float, begun: asyncio.Event) -> None:
    """So many screens, at work for as long as is measured."""
    ssh = free_port()
    address = f"http://127.0.0.1:{port}"
    where = ["--server", address, "--public", address, "--port", str(ssh), "--folder", str(folder)]
    door = subprocess.Popen([sys.executable, "-m", "sneakernet.terminal.ssh", *where], stdin=subprocess.PIPE)
    await listens(ssh)
    visitors = [Visitor(ssh, n) for n in range(screens)]
    began = time.monotonic()
    staying = [asyncio.create_task(visitor.stay()) for visitor in visitors]
    playing = asyncio.create_task(all_play(visitors))
    await asyncio.wait({playing, *staying}, return_when=asyncio.FIRST_COMPLETED)
    for task in staying:
        if task.done():
            task.result()  # nobody leaves by themselves: what went wrong is said
    report.note(f"{screens} games begun by ssh after {time.monotonic() - began:.1f} s")
    begun.set()
    await asyncio.sleep(seconds)
    for task in staying:
        task.cancel()
    await asyncio.gather(*staying, return_exceptions=True)
    report.note(f"{sum(visitor.seen for visitor in visitors) / 1e6:.1f} MB were drawn")
    assert door.stdin is not None
    door.stdin.close()
    door.wait(timeout=30)


async def beside_screens(folder: Path, screens: int, tables: int, seconds: float) -> int:
    report = Report(f"screens: {screens} by ssh beside {tables} tables, {seconds:.0f} s each")
    server = Killed(folder, bot_processes=1)
    await server.start()
    try:
        crowd = Crowd(server.port, tables, "hackers")
        await crowd.open(0, tables)
        await measure(crowd, 3.0)
        alone = await measure(crowd, seconds)
        report.note(f"nothing beside: {spread(crowd.times())}")
        burden = partial(visited, screens, folder, report)
        shared = await measure_beside(crowd, seconds, burden, server.port)
        report.note(f"{screens} screens: {spread(crowd.times())}")
        report.most(f"{screens} screens by ssh: p99 of the others", shared / max(alone, 1.0), MOST, " times")
        report.row("errors", str(crowd.problems()[:3]), not crowd.problems())
    finally:
        server.end()
    return report.finish()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--screens", type=int, default=50)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=20)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(beside_screens(Path(folder), given.screens, given.tables, given.seconds))


if __name__ == "__main__":
    sys.exit(main())
