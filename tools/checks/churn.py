"""Check that memory does not grow with the tables that come and go: each is made, played to its end, and left.

python -m tools.checks.churn --tables 1500
"""

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from tools.checks.machine import used
from tools.checks.report import Report
from tools.server.house import come_in
from tools.server.killed import Killed

AT_ONCE: Final = 8
FORGOTTEN: Final = 5  # seconds until an idle table leaves memory
MOST_GROWTH: Final = 3.0  # per cent, over the last third


async def play(port: int, number: int) -> None:
    """One table, from its making to the end of its game."""
    chance = random.Random(number)
    person = await come_in(port, f"player {number}")
    socket = await person.socket(await person.table("hackers", start=True))
    while not socket.view["result"]:
        if socket.view["prompt"] is None:
            await socket.hear()
        else:
            options = socket.view["prompt"]["options"]
            socket.view["prompt"] = None
            await socket.ask(
                do="choose", game=socket.view["game"], seq=socket.view["seq"], pick=chance.choice(options)["pick"]
            )
    await socket.close()


async def churn(folder: Path, tables: int) -> int:
    report = Report(f"churn: {tables} tables, {AT_ONCE} at once")
    server = Killed(folder, limits={"idle_table_seconds": FORGOTTEN})
    await server.start()
    assert server.process is not None
    numbers, memory = iter(range(tables)), list[float]()

    async def come_and_go() -> None:
        assert server.process is not None
        for number in numbers:
            await play(server.port, number)
            memory.append(used(server.process.pid).mib)

    began = time.monotonic()
    try:
        await asyncio.gather(*[come_and_go() for _ in range(AT_ONCE)])
    finally:
        server.kill()
    window = max(1, tables // 15)
    points = [statistics.mean(memory[at : at + window]) for at in (0, tables // 3, 2 * tables // 3, tables - window)]
    report.note(f"{', '.join(f'{mib:.1f}' for mib in points)} MiB at thirds; {time.monotonic() - began:.0f} s")
    report.most("growth in the last third", 100 * (points[3] / points[2] - 1), MOST_GROWTH, " %")
    return report.finish()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=1500)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(churn(Path(folder), given.tables))


if __name__ == "__main__":
    sys.exit(main())
