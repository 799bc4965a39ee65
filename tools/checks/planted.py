"""Check that stories told by the simulation find bugs that are planted on purpose, each by itself.

python -m tools.checks.planted
"""

import argparse
import multiprocessing
import os
import sys
import time
from functools import partial
from typing import Final, NamedTuple

from tools.checks.report import Report
from tools.checks.simulate import KINDS, tell
from tools.server.bugs import BUGS, planted

PATIENCE: Final = 600  # seconds until all are found
MOST_SEEDS: Final = 400  # for one bug


class Found(NamedTuple):
    """The first story that a bug has spoilt, and how."""

    name: str
    kind: str
    seed: int
    problem: str
    seconds: float


def find(steps: int, name: str) -> Found:
    """Tell stories until one is spoilt."""
    began = time.monotonic()
    with planted(BUGS[name]):
        for seed in range(MOST_SEEDS):
            for kind in KINDS:
                try:
                    problem = tell(kind, steps, seed).problem
                except Exception as error:  # whatever it breaks
                    problem = repr(error)
                if problem:
                    return Found(name, kind, seed, problem, time.monotonic() - began)
    return Found(name, "", -1, "not found", time.monotonic() - began)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    given = parser.parse_args()
    report = Report(f"planted: {len(BUGS)} bugs, stories of {given.steps} steps with seeds from 0")
    began = time.monotonic()
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        for found in pool.imap_unordered(partial(find, given.steps), BUGS):
            figure = f"{found.kind}, seed {found.seed}, {found.seconds:.0f} s: {found.problem[:60]}"
            report.row(found.name, figure, found.seed >= 0)
    report.most("all of them", time.monotonic() - began, PATIENCE, " s")
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
