"""Playouts: games played to their end by uniform random picks, as fast as the rules run."""

from mypy_extensions import i64

from sneakernet.core.op import S, answer
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Rules


def play_out(rules: Rules[S], s: S, rng: Rng) -> int:
    """Play this state to its end; returns how many decisions that took."""
    ops = rules.book.ops
    decisions: i64 = 0
    while s.asked() >= 0:
        answer(s, ops, rng.below(s.offered()))
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
