"""Check many stories of one table in a time of its own: lost lines, doubled messages, crashes, a failing disk.

python -m tools.checks.simulate --seeds 1000 --steps 200
"""

import argparse
import logging
import multiprocessing
import os
import sys
import time
from functools import partial

from tools.checks.report import Report
from tools.server.simulation import simulate

TWICE = 20  # one seed in so many is told twice
SECONDS = 180  # for a thousand seeds


def tell(steps: int, seed: int) -> tuple[int, str, int, int, bool]:
    """One story, and whether telling it again gives the same one."""
    logging.getLogger("sneakernet.server").setLevel(logging.CRITICAL)
    try:
        digest, acked, crashes = simulate(seed, steps)
    except AssertionError as problem:
        return seed, str(problem), 0, 0, True
    same = seed % TWICE != 0 or simulate(seed, steps)[0] == digest
    return seed, "", acked, crashes, same


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=1000)
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    given = parser.parse_args()
    report = Report(f"simulation: {given.seeds} seeds from {given.first}, {given.steps} steps each")
    began = time.monotonic()
    seeds = range(given.first, given.first + given.seeds)
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        told = list(pool.imap_unordered(partial(tell, given.steps), seeds, chunksize=10))
    broken = [f"seed {seed}: {problem}" for seed, problem, _, _, _ in told if problem]
    other = [seed for seed, _, _, _, same in told if not same]
    acked, crashes = sum(row[2] for row in told), sum(row[3] for row in told)
    report.note(f"{acked} choices acknowledged, {crashes} crashes")
    report.most("time", time.monotonic() - began, SECONDS * given.seeds / 1000, " s")
    report.row("lost, doubled, ahead of the log or stuck", f"{len(broken)} {broken[:5]}", not broken)
    report.row("seeds that tell another story the second time", f"{len(other)} {other[:5]}", not other)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
