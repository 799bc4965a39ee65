"""Check that nothing shown depends on what its reader may not know, in many pairs of worlds that look alike to them.

python -m tools.check_secrets --moments 5000
"""

import argparse
import sys
import time

from sneakernet.core.rng import Rng
from tests.server.pairs import GAMES, Pairs


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--moments", type=int, default=2000, help="pairs per game and edition")
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    began = time.monotonic()
    failures = 0
    for game, settings in GAMES:
        pairs = Pairs(game, settings, Rng(f"check {given.seed}"))
        while pairs.moments < given.moments:
            pairs.play(f"{given.seed} {pairs.games}", given.moments - pairs.moments)
        failures += len(pairs.differences)
        print(
            f"{game} {settings}: {pairs.moments} pairs in {pairs.games} games, {pairs.windows} with a window, "
            f"{len(pairs.differences)} differences, {pairs.uncovered} hushed questions outside a window"
        )
        failures += pairs.uncovered
        for difference in pairs.differences[:3]:
            print(f"  {difference[:2000]}")
    print(f"{time.monotonic() - began:.0f} s; {'FAIL' if failures else 'ok'}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
