"""Plays seeded games and prints one fingerprint of every option list, and of states on the way; run as a program.

python -m tests.properties.trace hackers 2022 4 2000
"""

import sys
from hashlib import blake2b

from sneakernet import engine
from sneakernet.core.registry import find
from sneakernet.core.rng import Rng


def fingerprint(game: str, edition: str, seats: int, games: int) -> str:
    """One hash over every question and its options, and one state in eight: what differs once differs later too."""
    rules = find(game).rules
    seen = blake2b(digest_size=16)
    for n in range(games):
        s = rules.new(edition, seats, f"trace {n}")
        rng = Rng(f"picks {n}")
        ask = rules.ask(s)
        decisions = 0
        while ask is not None:
            seen.update(f"{ask.seat} {ask.about} {' '.join(o.spelling for o in ask.options)}\n".encode())
            if decisions % 8 == 0:
                seen.update(s.encode())
            decisions += 1
            rules.pick(s, int(rng.below(len(ask.options))))
            ask = rules.ask(s)
        seen.update(s.encode())
    return seen.hexdigest()


if __name__ == "__main__":
    print(engine.compiled(), fingerprint(sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])))
