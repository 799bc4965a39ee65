"""Gate: whether a net plays better than the one before, at a fixed small number of worlds."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from sneakernet.bots.registry import judgement
from sneakernet.bots.search.tree import Tree
from sneakernet.bots.style import style_of
from sneakernet.core.op import answer
from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.lab.batch import in_order
from sneakernet.lab.stats import Share, mean_share
from sneakernet.lab.training.self_play import net_of


class Duel(NamedTuple):
    """A game between nets, by seat; an empty file stands for the judgement."""

    game: str
    edition: str
    seats: int
    seed: str
    nets: tuple[str, ...]
    worlds: int


def duel(task: Duel) -> list[float]:
    """Each seat's share of the win."""
    game = find(task.game)
    rules = game.rules
    judge = judgement(game)
    assert judge is not None
    style = style_of(game)
    s = rules.new(task.edition, task.seats, task.seed)
    rng = Rng(f"gate {task.seed}")
    while s.asked() >= 0:
        me = int(s.asked())
        file = task.nets[me]
        base = judge.blind(rules.imagine(s, me, rng), me)
        net = net_of(file, game, task.edition, task.seats) if file else None
        tree = Tree(rules, judge, base, rng.fork(), style.learned if file else style.manner, net)
        tree.grow(1 if tree.is_settled() else task.worlds)
        answer(s, rules.book.ops, tree.best())
    outcome = rules.outcome(s)
    assert outcome is not None
    return list(outcome.shares)


def duels(game: str, table: tuple[str, int], one: str, field: str, deals: int, worlds: int, seed: str) -> list[Duel]:
    """Each deal once from every seat."""
    edition, seats = table
    return [
        Duel(game, edition, seats, f"{seed}/{deal}", tuple(one if p == at else field for p in range(seats)), worlds)
        for deal in range(deals)
        for at in range(seats)
    ]


def times_fair(tasks: Sequence[Duel], jobs: int, progress: Callable[[int], None]) -> Share:
    """How much more than a fair share the one net wins, with its interval over deals."""
    seats = tasks[0].seats
    found: list[float] = []
    for n, shares in enumerate(in_order(duel, tasks, jobs)):
        found.append(shares[n % seats])
        progress(n + 1)
    deals = [sum(found[n : n + seats]) / seats for n in range(0, len(found), seats)]
    won = mean_share(deals, seats)
    return Share(seats * won.mean, seats * won.low, seats * won.high)
