"""Check what the server makes of a disk that takes nothing more, of files it may not write, and of foreign ones.

python -m tools.checks.disk --times 5
"""

import argparse
import asyncio
import os
import random
import resource
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools.checks.report import Report
from tools.server.house import Person, Socket, come_in, request, run
from tools.server.killed import Killed, free_port, stored

SOON: Final = 5.0
WAITS: Final = 5.0  # seconds after which a game is taken to wait for the disk
UNLIMITED: Final = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)


@contextmanager
def full_disk(server: Killed) -> Iterator[None]:
    """No file of the server may grow, as on a disk without room."""
    assert server.process is not None
    wal = server.database.with_name(f"{server.database.name}-wal")
    size = min(server.database.stat().st_size, wal.stat().st_size)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))
    try:
        yield
    finally:
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, UNLIMITED)


async def choose(socket: Socket, dice: random.Random, name: str) -> str:
    """One choice with this id; what the server said to it. Another game begins where one is over."""
    while not (view := socket.view)["prompt"]:
        if view["result"]:
            await socket.send(do="rematch", id="again")
        await socket.hear()
    pick = dice.choice(view["prompt"]["options"])["pick"]
    answer = await socket.ask(do="choose", id=name, game=view["game"], seq=view["seq"], pick=pick)
    if answer["type"] == "ack" and socket.view is view:
        view["prompt"] = None
    return str(answer.get("code", "ack"))


async def fill_up(report: Report, folder: Path, times: int, seed: int) -> None:
    """The disk is full, has room again, is full once more."""
    server, dice = Killed(folder), random.Random(seed)
    await server.start()
    codes: dict[str, int] = {}
    shown, acked, back, healthy = [], [], [], []
    try:
        ann = await come_in(server.port)
        table = await ann.table(start=True)
        socket = await ann.socket(table)
        for n in range(times):
            names = [f"c{n}-{m}" for m in range(20)]
            acked += [name for name in names if await choose(socket, dice, name) == "ack"]
            with full_disk(server):
                for m in range(40):
                    try:
                        code = await asyncio.wait_for(choose(socket, dice, f"full{n}-{m}"), WAITS)
                    except TimeoutError:  # the bots cannot move
                        code = "nobody can move"
                    codes[code] = codes.get(code, 0) + 1
                    if code == "ack":
                        acked.append(f"full{n}-{m}")
                    else:
                        break
                healthy.append((await request(server.port, "GET", "/healthz")).status)
                shown.append(await looks_on(ann, table))
            began = time.monotonic()
            tries = 0
            while await choose(socket, dice, f"after{n}-{tries}") != "ack" and time.monotonic() < began + 10 * SOON:
                tries += 1
                await asyncio.sleep(0.1)
            back.append(time.monotonic() - began)
        await socket.close()
    finally:
        server.kill()
    rows = {choice for row in stored(server.database).values() for _, _, choice, _ in row}
    lost = [name for name in acked if name not in rows]
    refused = codes.get("storage_unavailable", 0) + codes.get("nobody can move", 0)
    report.row("a full disk is said", f"{refused} of {times} times, {codes}", refused == times)
    report.row("the server says that it is degraded", str(healthy), healthy == [503] * times)
    report.row("looking on", f"{sum(shown)} of {times} times", all(shown))
    report.row("choices acknowledged", f"{len(acked)}, {len(lost)} lost", not lost)
    report.most("writing again after", max(back), SOON, " s")


async def looks_on(person: Person, table: str) -> bool:
    """Whether somebody still sees their game."""
    answer = await person.call("GET", f"/api/tables/{table}")
    return answer.status == 200 and answer.json["view"] is not None


def start(database: Path) -> tuple[int, str]:
    """Start the program on a database it should not use; its status and what it says. It is stopped after a while."""
    command = [sys.executable, "-m", "sneakernet.cli", "serve", "--port", str(free_port()), "--database", str(database)]
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)
    except subprocess.TimeoutExpired:
        return 0, "it serves"
    return done.returncode, done.stderr.strip()


def bad_files(report: Report, folder: Path) -> None:
    """Databases that must not be served."""
    newer, foreign, cut = folder / "newer.db", folder / "foreign.db", folder / "cut.db"
    with sqlite3.connect(newer) as base:
        base.execute("PRAGMA user_version=999")
    base.close()
    foreign.write_bytes(b"no database at all" * 500)
    whole = (folder / "tables.db").read_bytes()
    cut.write_bytes(whole[: len(whole) // 2 // 4096 * 4096])
    places = {"newer": newer, "foreign": foreign, "cut in half": cut, "in no folder": folder / "nowhere" / "x.db"}
    if os.getuid() != 0:  # nothing is read-only for root
        locked = folder / "locked.db"
        locked.write_bytes(whole)
        locked.chmod(0o400)
        places["read-only"] = locked
    for name, place in places.items():
        status, said = start(place)
        report.row(
            f"a database that is {name}", f"status {status}: {said[:100]}", status != 0 and said.count("\n") == 0
        )


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    report = Report(f"disk, seed {given.seed}")
    with tempfile.TemporaryDirectory() as name:
        run(fill_up(report, Path(name), given.times, given.seed))
        bad_files(report, Path(name))
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
