"""Check many stories of one table in a time of its own: lost lines, late and doubled messages, crashes, a failing disk;
and of several workers on one database, which die, are cut off from it, or hear nothing of what was committed.

python -m tools.checks.simulate --seeds 1000 --steps 200
"""

import argparse
import logging
import multiprocessing
import os
import sys
import time
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

from tools.checks.report import Report
from tools.server.several import simulate_several
from tools.server.simulation import Told, simulate

TWICE: Final = 20  # one seed in so many is told twice
TIMES: Final = 1000  # as fast as the time that it tells of
KINDS: Final[dict[str, Callable[[int, int], Told]]] = {"one server": simulate, "several workers": simulate_several}


class Heard(NamedTuple):
    """One story, and whether telling it again gives the same one."""

    seed: int
    problem: str
    told: Told
    same: bool


def tell(kind: str, steps: int, seed: int) -> Heard:
    logging.disable(logging.CRITICAL)  # things fail on purpose
    try:
        told = KINDS[kind](seed, steps)
    except AssertionError as problem:
        return Heard(seed, str(problem), Told("", 0, 0, 0.0), True)
    return Heard(seed, "", told, seed % TWICE != 0 or KINDS[kind](seed, steps) == told)


def stories(report: Report, kind: str, seeds: range, steps: int, jobs: int) -> None:
    """Tell many, and judge them."""
    began = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        heard = list(pool.imap_unordered(partial(tell, kind, steps), seeds, chunksize=5))
    took = time.monotonic() - began
    broken = [f"seed {one.seed}: {one.problem}" for one in heard if one.problem]
    other = [one.seed for one in heard if not one.same]
    acked, crashes = sum(one.told.acked for one in heard), sum(one.told.crashes for one in heard)
    report.note(f"{kind}: {len(heard)} stories, {acked} choices acknowledged, {crashes} crashes, in {took:.0f} s")
    report.row(f"{kind}: lost, doubled, ahead of the log, stuck, wrong", f"{len(broken)} {broken[:5]}", not broken)
    report.row(f"{kind}: seeds that tell another story the second time", f"{len(other)} {other[:5]}", not other)
    report.least(f"{kind}: times as fast as life", sum(one.told.seconds for one in heard) / took, TIMES)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=1000)
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--kind", choices=KINDS, help="one kind of stories alone")
    given = parser.parse_args()
    report = Report(f"simulation: {given.seeds} seeds from {given.first}, {given.steps} steps each")
    for kind in [given.kind] if given.kind else KINDS:
        stories(report, kind, range(given.first, given.first + given.seeds), given.steps, given.jobs)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
