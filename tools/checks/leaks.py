"""Check that nothing shown depends on what its reader may not know: not a byte, not a length, not the time it takes.

python -m tools.checks.leaks --moments 3000
"""

import argparse
import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any

from sneakernet.core.rng import Rng
from tools.checks.report import Report
from tools.server.house import HandTime, House, lay_out, run
from tools.server.leaks import LEAKS
from tools.server.pairs import GAMES, Pairs
from tools.server.scene import WITH, WITHOUT, Scene

Times = Callable[[Path, int], Coroutine[Any, Any, tuple[list[float], list[float]]]]
MOST_AUC = 0.60
MOST_GAP_MS = 2.0
TABLES = 10  # whose windows are timed at the same time


def pairs_of_worlds(report: Report, moments: int, seed: str) -> None:
    """Every message to somebody, in two worlds that they cannot tell apart."""
    for game, settings in GAMES:
        pairs = Pairs(game, settings, Rng(f"check {seed}"))
        while pairs.moments < moments:
            pairs.play(f"check-{seed}-{pairs.games}", moments - pairs.moments)
        figure = f"{pairs.moments} pairs in {pairs.games} games, {pairs.windows} windows, "
        figure += f"{len(pairs.differences)} differences, {pairs.uncovered} hushed questions outside a window"
        report.row(f"{game} {settings}", figure, not pairs.differences and not pairs.uncovered)
        for difference in pairs.differences[:2]:
            report.note(difference[:1500])


def is_noticed() -> bool:
    """Whether the comparison finds something."""
    for game, settings in (("hackers", {"encrypted": "on"}), ("access-denied", {"edition": "2014"})):
        pairs = Pairs(game, settings, Rng("teeth"))
        while pairs.moments < 300:
            try:
                pairs.play(f"teeth-{pairs.games}", 60)
            except AssertionError:
                return True
            if pairs.differences or pairs.uncovered:
                return True
    return False


def planted_leaks(report: Report) -> None:
    """Leaks that are planted on purpose."""
    caught = []
    for owner, leak in LEAKS:
        kept = {name: getattr(owner, name) for name in leak}
        try:
            for name, planted in leak.items():
                setattr(owner, name, planted)
            caught.append(is_noticed())
        finally:
            for name, whole in kept.items():
                setattr(owner, name, whole)
    report.row("planted leaks", f"{sum(caught)} of {len(caught)} caught", all(caught) and not is_noticed())


async def reply_times(folder: Path, count: int) -> tuple[list[float], list[float]]:
    """How long it takes until a watcher sees the window, where somebody holds an answer and where nobody does."""
    found: tuple[list[float], list[float]] = ([], [])
    async with House(folder, hand := HandTime()) as house:
        scene = Scene(house, hand)
        await scene.sit(WITH)
        a, watcher = scene.sockets["A"], scene.sockets["watcher"]
        for number in range(2 * count):
            await lay_out(house.lobby, scene.table, WITH if number % 2 == 0 else WITHOUT)
            view = await a.until("view", lambda view: view["about"] == "moves" and view["prompt"] is not None)
            for socket in scene.sockets.values():
                await socket.ask(do="ping")
            began = time.perf_counter()
            await a.send(do="choose", id=f"t{number}", game=view["game"], seq=view["seq"], pick="play:audit")
            await watcher.until("view", lambda view: view["window"] is not None)
            found[number % 2].append(time.perf_counter() - began)
    return found


async def closing_times(folder: Path, count: int) -> tuple[list[float], list[float]]:
    """How long it takes until somebody sees what became of a window without an answer, by the machine's clock."""
    found: tuple[list[float], list[float]] = ([], [])
    async with House(folder) as house:
        tables = min(TABLES, count)
        each = [len(range(table, count, tables)) for table in range(tables)]
        await asyncio.gather(*[windows_of(house, n, at / tables, found) for at, n in enumerate(each)])
    return found


async def windows_of(house: House, count: int, wait: float, found: tuple[list[float], list[float]]) -> None:
    """So many pairs at a table of their own; tables begin one after the other."""
    scene = Scene(house, HandTime())
    await asyncio.sleep(4 * wait)
    await scene.sit(WITH, beat=2)
    a, watcher = scene.sockets["A"], scene.sockets["watcher"]
    seq = a.view["seq"]
    for number in range(2 * count):
        await lay_out(house.lobby, scene.table, WITH if number % 2 == 0 else WITHOUT)
        view = await a.until("view")
        while view["seq"] < seq + 100:
            view = await a.until("view")
        for socket in scene.sockets.values():
            await socket.ask(do="ping")
        seq = view["seq"]
        await a.send(do="choose", id=f"t{number}", game=view["game"], seq=seq, pick="play:audit")
        await watcher.until("view", lambda view: view["window"] is not None)
        began = time.perf_counter()
        await watcher.until("view", lambda view: view["window"] is None)
        found[number % 2].append(time.perf_counter() - began)


def auc(first: list[float], second: list[float]) -> float:
    """How well one figure tells two kinds apart: 0.5 not at all, 1 always."""
    wins = sum((x > y) + 0.5 * (x == y) for x in first for y in second) / (len(first) * len(second))
    return max(wins, 1 - wins)


def timing(report: Report, what: str, times: Times, count: int) -> None:
    """The time class of a window."""
    with tempfile.TemporaryDirectory() as folder:
        holding, other = run(times(Path(folder), count))
    gap = 1000 * abs(statistics.median(holding) - statistics.median(other))
    value = auc(holding, other)
    figure = f"{count} pairs, AUC {value:.2f} (at most {MOST_AUC})"
    report.row(f"time until {what}", figure, value <= MOST_AUC)
    report.most(f"medians until {what}", gap, MOST_GAP_MS, " ms apart")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moments", type=int, default=3000, help="pairs per game and edition")
    parser.add_argument("--decisions", type=int, default=400, help="timed pairs")
    parser.add_argument("--windows", type=int, default=200, help="timed pairs of whole windows, four seconds each")
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    report = Report(f"leaks, seed {given.seed}")
    planted_leaks(report)
    timing(report, "a window is seen", reply_times, given.decisions)
    timing(report, "it is over", closing_times, given.windows)
    pairs_of_worlds(report, given.moments, given.seed)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
