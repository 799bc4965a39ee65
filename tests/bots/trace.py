"""Thinks a few decisions over and prints what came of it; run as a program.

python -m tests.bots.trace hackers 2022 4
"""

import sys

from sneakernet import engine
from sneakernet.bots import spot_at
from sneakernet.bots.greedy import Greedy
from sneakernet.bots.ismcts import Ismcts
from sneakernet.bots.registry import judgement
from sneakernet.bots.style import style_of
from sneakernet.core.registry import find
from tests.bots.spots import decisions


def trace(game: str, edition: str, seats: int) -> list[str]:
    """Tries and hopes of each option, at some decisions of a random game."""
    rules = find(game).rules
    judge = judgement(find(game))
    seen: list[str] = []
    for s in decisions(rules, edition, seats, "trace", every=8, most=4):
        ask = rules.ask(s)
        assert ask is not None
        tree = Ismcts(judge, style_of(find(game)).manner, 40).think(spot_at(find(rules.name), s, ask, "trace"))
        seen += [f"{tries}/{hope:.9f}" for tries, hope in zip(tree.tries(), tree.hopes(), strict=True)]
        if judge is not None:
            seen.append(str(Greedy(judge).pick(spot_at(find(rules.name), s, ask, "trace"))))
    return seen


if __name__ == "__main__":
    print(engine.compiled(), *trace(sys.argv[1], sys.argv[2], int(sys.argv[3])))
