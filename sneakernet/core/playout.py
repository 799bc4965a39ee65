"""Playouts: games played to their end by uniform random picks, as fast as the rules run."""

from mypy_extensions import i64

from sneakernet.core.op import S, answer
from sneakernet.core.rng import Rng, below
from sneakernet.core.rules import Rules
from sneakernet.core.state import ASKED, NOBODY, OFFERED


def play_out(rules: Rules[S], s: S, rng: Rng) -> int:
    """Play this state to its end; returns how many decisions that took."""
    ops = rules.book.ops
    s.blind = True
    row = s.row
    words = rng.words
    decisions: i64 = 0
    while row[ASKED] != NOBODY:
        answer(s, ops, below(words, row[OFFERED]))
        decisions += 1
    return int(decisions)


def play_games(rules: Rules[S], table: S, games: int, rng: Rng) -> int:
    """Deal and play so many games at a table that `start` laid; returns the decisions of all."""
    decisions = 0
    for _ in range(games):
        s = table.copy()
        rules.deal(s, rng)
        decisions += play_out(rules, s, rng)
    return decisions
