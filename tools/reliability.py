"""Whether the chances that hints and reviews tell come true: said and happened, over games of the search with itself.

usage: python -m tools.reliability GAME [--edition E] [--seats N] [--games K] [--worlds W] [--seed S]

Each decision says the chance of the pick that is made. A line is one band of what was said; the last line gives the
shift and the slope that would set the search's own hopes right for these games (`STYLE` in the game's style.py).
"""

import argparse
from collections.abc import Iterator
from math import exp, log
from typing import NamedTuple

from sneakernet.bots import odds, spot_at
from sneakernet.bots.ismcts import Ismcts
from sneakernet.bots.registry import judgement
from sneakernet.bots.style import Trust, style_of
from sneakernet.core.game import Game
from sneakernet.core.registry import find

BANDS = 10
FEWEST = 30  # decisions in a band that is printed


class Word(NamedTuple):
    """What was hoped and said at one decision, and what share of the win came of it."""

    hope: float
    said: float
    won: float


def words(game: Game, edition: str, seats: int, seed: str, worlds: int) -> Iterator[Word]:
    """Every decision of one game."""
    rules = game.rules
    bot = Ismcts(judgement(game), style_of(game).manner, worlds)
    chosen, players, _ = rules.check(edition, seats, {})
    trust = style_of(game).trust_in(chosen, players)
    s = rules.new(edition, seats, seed)
    told: list[tuple[int, float, float]] = []
    while (ask := rules.ask(s)) is not None:
        tree = bot.think(spot_at(game, s, ask, f"{seed} {len(told)}"))
        best = tree.best()
        told.append((ask.seat, tree.hopes()[best], odds.chances(tree, trust)[best]))
        rules.pick(s, best)
    outcome = rules.outcome(s)
    assert outcome is not None
    for seat, hope, said in told:
        yield Word(hope, said, outcome.shares[seat])


def fit(found: list[Word]) -> Trust:
    """Logistic regression of what happened on what was hoped, by Newton's method."""
    pairs = [(log(word.hope / (1 - word.hope)), word.won) for word in found if 0.001 < word.hope < 0.999]
    shift, slope = 0.0, 1.0
    for _ in range(20):
        chances = [1 / (1 + exp(-shift - slope * x)) for x, _ in pairs]
        spread = [p * (1 - p) for p in chances]
        miss = [won - p for p, (_, won) in zip(chances, pairs, strict=True)]
        level, tilt = sum(miss), sum(m * x for m, (x, _) in zip(miss, pairs, strict=True))
        a = sum(spread)
        b = sum(q * x for q, (x, _) in zip(spread, pairs, strict=True))
        c = sum(q * x * x for q, (x, _) in zip(spread, pairs, strict=True))
        shift += (c * level - b * tilt) / (a * c - b * b)
        slope += (a * tilt - b * level) / (a * c - b * b)
    return Trust(shift, slope)


def show(found: list[Word]) -> None:
    """One line for each band of what was said."""
    print("| decisions | said | happened |\n|---|---|---|")
    for band in range(BANDS):
        inside = [word for word in found if min(int(word.said * BANDS), BANDS - 1) == band]
        if len(inside) >= FEWEST:
            said, won = (sum(column) / len(inside) for column in ([w.said for w in inside], [w.won for w in inside]))
            print(f"| {len(inside)} | {100 * said:.0f} % | {100 * won:.0f} % |")
    trust = fit(found)
    print(f"\nshift {trust.shift:.2f}, slope {trust.slope:.2f}")


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.reliability")
    parser.add_argument("game")
    parser.add_argument("--edition", default="")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--seed", default="reliability")
    asked = parser.parse_args()
    the_game = find(asked.game)
    found: list[Word] = []
    for game in range(asked.games):
        found += words(the_game, asked.edition, asked.seats, f"{asked.seed}/{game}", asked.worlds)
    show(found)


if __name__ == "__main__":
    main()
