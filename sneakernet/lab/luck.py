"""Luck: what chance alone added to each seat's prospects, taken off its share, so that fewer games tell as much.

At every pick the cards that nobody knows, and all that will be drawn, could as well have come otherwise. What the table
is worth after the pick, less what it is worth on average when they come otherwise, was luck: on average it is nothing,
whatever the judgement that says what a table is worth, and whoever plays. So shares less luck have the same mean and
vary less (the control variates of AIVAT, Burch and others, 2018).
"""

from typing import Any, Final

from sneakernet.bots.judgement.judgement import Judgement
from sneakernet.bots.registry import judgement
from sneakernet.core.game import Game
from sneakernet.core.op import answer
from sneakernet.core.record import Record
from sneakernet.core.rng import Rng, branch
from sneakernet.core.rules import Rules

OTHERWISE: Final = 6  # so many other ways chance could have gone are looked at


def without_luck(game: Game, record: Record) -> list[float]:
    """Each seat's share of the win in a finished game, less its luck."""
    rules, judge = game.rules, judgement(game)
    assert judge is not None
    s = rules.new(record.edition, record.seats, record.seed, record.settings)
    rng = Rng(f"luck {record.seed}")
    luck = [0.0] * record.seats
    for line in record.picks:
        k = rules.find(s, line.partition(" ")[2])
        others = [otherwise(rules, s, rng) for _ in range(OTHERWISE)]
        answer(s, rules.book.ops, k)
        now = worth(rules, judge, s)
        for other in others:
            answer(other, rules.book.ops, k)
            for seat, value in enumerate(worth(rules, judge, other)):
                luck[seat] += (now[seat] - value) / OTHERWISE
    outcome = rules.outcome(s)
    assert outcome is not None
    return [share - lucky for share, lucky in zip(outcome.shares, luck, strict=True)]


def otherwise(rules: Rules[Any], s: Any, rng: Rng) -> Any:
    """The same table, as far as anybody knows it, with other cards where nobody knows them and another stream."""
    if not rules.cards_exist_once:
        other = s.copy()
        branch(other.row, rng)
        return other
    wise = s.copy()
    known = 0
    for p in range(int(s.seats())):
        known |= int(s.known_to(p))
    wise.set_known_to(0, known)
    other = rules.imagine(wise, 0, rng)
    for p in range(int(s.seats()) + 1):
        other.set_known_to(p, s.known_to(p))
    return other


def worth(rules: Rules[Any], judge: Judgement[Any], s: Any) -> list[float]:
    """What a table is worth to each seat: its share at the end, and before it what the judgement hopes."""
    outcome = rules.outcome(s)
    return list(judge.chances(s)) if outcome is None else list(outcome.shares)
