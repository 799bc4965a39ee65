"""Check that nobody loses time because of the server: restarts, a date that jumps, a table where nobody is for a day.

python -m tools.checks.clock --restarts 50
"""

import argparse
import random
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from tools.checks.report import Report
from tools.server.house import HandTime, House, Json, Person, Socket, run

HOUR: Final = 3600.0
KINDS: Final[dict[str, Json]] = {
    "time for each choice": {"clock": {"kind": "move", "seconds": 40}},
    "time for the game": {"clock": {"kind": "bank", "seconds": 600}},
    "days for each turn": {"pace": "turns", "deadline_hours": 24},
}
SECONDS: Final = {"time for each choice": 40.0, "time for the game": 600.0, "days for each turn": 24 * HOUR}


def left(socket: Socket) -> float:
    """Seconds that the person at A still has."""
    found = socket.table["chairs"][0]["clock_ms"]
    return float("inf") if found is None else found / 1000


async def take_up(house: House, ann: Person, table: str) -> Socket:
    """Come back, and wait until I am asked."""
    ann.port = house.port
    socket = await ann.socket(table)
    while not (view := await socket.my_turn())["prompt"]:
        assert not view["result"], "the game ended without a choice of mine"
    await socket.quiet()
    return socket


async def begin(house: House, **wish: Any) -> tuple[Person, str, Socket]:
    """Somebody alone with bots, who is asked."""
    ann = await house.person()
    table = await ann.table(start=True, **wish)
    return ann, table, await take_up(house, ann, table)


async def restarts(report: Report, folder: Path, kind: str, count: int, seed: int) -> None:
    """The server is down again and again, for seconds or days; who is asked has no less time afterwards."""
    dice, wall, lost = random.Random(seed), 1_000_000.0, list[float]()
    ann = table = None
    before = 0.0
    for _ in range(count + 1):
        time = HandTime(wall)
        async with House(folder, time) as house:
            if ann is None or table is None:
                ann, table, socket = await begin(house, **KINDS[kind])
            else:
                socket = await take_up(house, ann, table)
                if left(socket) < before - 0.2:
                    lost.append(before - left(socket))
            await time.move(dice.uniform(0, SECONDS[kind] / 400))
            await socket.close()
            socket = await take_up(house, ann, table)
            before = left(socket)
            await socket.close()
            wall = time.wall() + dice.choice([2.0, 600.0, 3 * 24 * HOUR])
    worst = max(lost, default=0.0)
    report.row(kind, f"{len(lost)} of {count} restarts cost time, {worst:.1f} s at most", not lost)


async def jumps(report: Report, folder: Path, kind: str) -> None:
    """The date jumps by an hour while somebody is asked: their time is up neither earlier nor later."""
    for jump in (HOUR, -HOUR):
        below = folder / f"{kind} {jump}"
        below.mkdir()
        time = HandTime()
        async with House(below, time, bot_seconds=0.0) as house:
            _, _, socket = await begin(house, **KINDS[kind])
            seq, seconds = socket.view["seq"], left(socket)
            time.offset += jump
            await time.move(seconds - 1)
            await socket.quiet()
            early = socket.view["seq"] != seq
            await time.move(2)
            await socket.quiet()
            late = socket.view["seq"] == seq
        report.row(
            f"{kind}, the date {jump / HOUR:+.0f} h", f"too early: {early}, too late: {late}", not (early or late)
        )


async def sleep(report: Report, folder: Path) -> None:
    """Nobody is there for a day; who comes back is asked what they were asked."""
    time = HandTime()
    async with House(folder, time) as house:
        ann, table, socket = await begin(house, **KINDS["time for each choice"])
        seq = socket.view["seq"]
        await socket.close()
        await time.move(1.0)
        await time.move(24 * HOUR)
        again = await ann.socket(table)
        await again.my_turn()
        report.row("a day without anybody", f"the same question: {again.view['seq'] == seq}", again.view["seq"] == seq)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--restarts", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    report = Report(f"clock, seed {given.seed}")
    with tempfile.TemporaryDirectory() as name:
        for kind in KINDS:
            folder = Path(name) / kind
            folder.mkdir()
            run(restarts(report, folder, kind, given.restarts, given.seed))
            run(jumps(report, folder, kind))
        run(sleep(report, Path(name)))
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
