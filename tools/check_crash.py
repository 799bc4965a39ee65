"""Check that nothing acknowledged is lost when the server is killed, again and again.

python -m tools.check_crash --kills 50 --tables 10
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from sneakernet.games import GAMES
from tests.server.house import come_in
from tests.server.test_crash import Killed, Player, check


async def crash(folder: Path, kills: int, tables: int, seed: int) -> None:
    """Play, kill, start again, and count."""
    server = Killed(folder)
    starts = [await server.start()]
    chance = random.Random(seed)
    players = []
    for n in range(tables):
        person = await come_in(server.port, f"player {n}")
        players.append(Player(person, await person.table(sorted(GAMES)[n % len(GAMES)], start=True), n))
    try:
        for number in range(kills):
            until = time.monotonic() + 0.5 + 2 * chance.random()
            playing = asyncio.gather(*[player.play(until + 5) for player in players])
            await asyncio.sleep(until - time.monotonic())
            server.kill()
            await playing
            acked = check(players, server.database)
            starts.append(await server.start())
            print(f"kill {number + 1}: {acked} acknowledged, all stored once; ready in {starts[-1]:.2f} s", flush=True)
        before = {player.table: len(player.acked) for player in players}
        await asyncio.gather(*[player.play(time.monotonic() + 5) for player in players])
        check(players, server.database)
        stuck = [
            table
            for table, acked in before.items()
            if not any(p.table == table and len(p.acked) > acked for p in players)
        ]
        starts.sort()
        print(
            f"lost 0, doubled 0, stuck {len(stuck)}; "
            f"ready in {starts[len(starts) // 2]:.2f} s (median), {starts[-1]:.2f} s at most"
        )
        if stuck:
            raise SystemExit(1)
    finally:
        server.kill()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=20)
    parser.add_argument("--tables", type=int, default=6)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(crash(Path(folder), given.kills, given.tables, given.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
