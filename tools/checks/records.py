"""Check that spoilt records are refused: bits, rows lost, doubled, swapped, foreign, impossible picks, other headers.

python -m tools.checks.records --mutations 200
"""

import argparse
import random
import sys

from sneakernet.core.registry import game_names
from tools.checks.report import Report
from tools.server.spoilt import accepted, spoil, stored_game


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--mutations", type=int, default=200, help="per game")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    report = Report(f"records, seed {given.seed}")
    for game in sorted(game_names()):
        row, rows = stored_game(game, f"records {given.seed}")
        other = stored_game(game, f"others {given.seed}")[1]
        dice = random.Random(given.seed)
        spoilt = [spoil(row, rows, dice, other) for _ in range(given.mutations)]
        slipped = [name for name, header, bad in spoilt if accepted(header, bad)]
        report.row(f"{game}: the record itself", f"{len(rows)} rows", accepted(row, rows))
        figure = f"{given.mutations - len(slipped)} of {given.mutations} refused {slipped[:5]}"
        report.row(f"{game}: spoilt records", figure, not slipped)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
