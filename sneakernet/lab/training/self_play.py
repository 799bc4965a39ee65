"""Self-play: a game of a net against itself, and what can be learned from it.

At every question the search says how good each option is and who will probably win; the end of the game says who did.
Before there is a net, the judgement picks by a single world, and only the end is learned from. Some picks are made at
random, so that positions come up that good players avoid.
"""

from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from sneakernet.bots.judgement.judgement import Judgement, look_ahead
from sneakernet.bots.learned import Learned
from sneakernet.bots.registry import judgement
from sneakernet.bots.search.net import MOST_SEATS, Net
from sneakernet.bots.search.tree import Tree
from sneakernet.bots.style import style_of
from sneakernet.core.game import Game
from sneakernet.core.op import answer
from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.encoding.actions import actions
from sneakernet.encoding.observations import Observer
from sneakernet.lab.training.tables import LEFT_OUT, tables

RANDOM: Final = 7  # of 100 picks so many are made at random
OTHERS: Final = 50  # at so many of 100 questions somebody who is not asked is looked at, too
FORGETFUL: Final = 40  # at so many what the asked seat merely remembers is left out: so rivals are imagined
NOT_KNOWN: Final = -1


class Task(NamedTuple):
    """One game that is to be played, in names and seeds: this is all that travels between processes."""

    game: str
    edition: str
    seats: int
    seed: str
    net: str  # the file of the net that plays; empty: the judgement does
    worlds: int
    keep: int  # of 100 questions so many are learned from


class Samples(NamedTuple):
    """What is learned from: rows one after the other, of which only what is not 0 is kept."""

    lengths: NDArray[np.uint16]  # how many columns of each row are not 0
    columns: NDArray[np.uint16]
    values: NDArray[np.uint8]
    shares: NDArray[np.float32]  # who won, by half what the search hoped; counted from who looks; not known: -1
    counts: NDArray[np.uint8]  # how many options each question had; none, where nobody was asked
    options: NDArray[np.uint16]
    wishes: NDArray[np.float32]  # how often the search tried each of them
    real: NDArray[np.int8]  # whether this hand was held (1) or imagined (0); not known: -1
    games: int


@lru_cache(maxsize=2)
def learned_from(file: str) -> Learned:
    """The weights in a file."""
    return Learned.read(Path(file))


@lru_cache(maxsize=32)
def net_of(file: str, game: Game, edition: str, seats: int) -> Net:
    """A net fitted to a table."""
    return learned_from(file).at(game, edition, seats)


class Collector:
    """The samples of one game, while it is played."""

    def __init__(self, game: Game, edition: str, seats: int) -> None:
        known = tables(game)
        self.seats = seats
        self.observer = Observer(game, edition, seats)
        self.place = known.places[edition, seats]
        self.fixed = np.array(known.fixed[edition, seats], dtype=np.uint16)
        self.row_of = known.rows[edition]
        self.actions = actions(game, edition)
        self.rows: list[tuple[NDArray[np.uint16], NDArray[np.uint8]]] = []
        self.seat: list[int] = []
        self.hopes: list[list[float] | None] = []
        self.valued: list[bool] = []
        self.asked: list[tuple[list[int], list[float]]] = []
        self.real: list[int] = []

    def add(self, s: Any, seat: int, hopes: list[float] | None, valued: bool, real: int = NOT_KNOWN) -> None:
        """What a seat knows now; whether it is a real table, of which the end will be known."""
        row = np.frombuffer(self.observer.row(s, seat), dtype=np.uint8)
        there = np.flatnonzero(row)
        there = there[self.place[there] != LEFT_OUT]
        columns = np.concatenate([self.place[there].astype(np.uint16), self.fixed])
        values = np.concatenate([row[there], np.ones(len(self.fixed), dtype=np.uint8)])
        self.rows.append((columns, values))
        self.seat.append(seat)
        self.hopes.append(hopes)
        self.valued.append(valued)
        self.asked.append(([], []))
        self.real.append(real)

    def asked_for(self, s: Any, tries: list[float]) -> None:
        """What the seat that was added last was asked, and how often each option was tried."""
        total = sum(tries)
        self.asked[-1] = ([self.row_of[n] for n in self.actions.offered(s)], [n / total for n in tries])

    def finish(self, shares: list[float]) -> Samples:
        """All of it, when the end is known."""
        target = np.full((len(self.rows), MOST_SEATS), NOT_KNOWN, dtype=np.float32)
        for n, (seat, hopes, valued) in enumerate(zip(self.seat, self.hopes, self.valued, strict=True)):
            if valued:
                mixed = shares if hopes is None else [(a + b) / 2 for a, b in zip(shares, hopes, strict=True)]
                target[n, : self.seats] = np.roll(np.array(mixed, dtype=np.float32), -seat)
        return Samples(
            np.array([len(columns) for columns, _ in self.rows], dtype=np.uint16),
            np.concatenate([columns for columns, _ in self.rows]) if self.rows else np.zeros(0, np.uint16),
            np.concatenate([values for _, values in self.rows]) if self.rows else np.zeros(0, np.uint8),
            target,
            np.array([len(options) for options, _ in self.asked], dtype=np.uint8),
            np.array([n for options, _ in self.asked for n in options], dtype=np.uint16),
            np.array([x for _, wishes in self.asked for x in wishes], dtype=np.float32),
            np.array(self.real, dtype=np.int8),
            1,
        )


def play(task: Task) -> Samples:
    """Play one game, and keep what can be learned from it."""
    game = find(task.game)
    rules = game.rules
    judge = judgement(game)
    assert judge is not None
    net = net_of(task.net, game, task.edition, task.seats) if task.net else None
    s = rules.new(task.edition, task.seats, task.seed)
    rng = Rng(f"self-play {task.seed}")
    kept = Collector(game, task.edition, task.seats)
    while s.asked() >= 0:
        me = int(s.asked())
        base = judge.blind(rules.imagine(s, me, rng), me)
        hopes = None
        if net is None:
            choice = by_judgement(rules, judge, rules.imagine(base, me, rng), rng)
            tries = [float(k == choice) for k in range(s.offered())]
        else:
            tree = Tree(rules, judge, base, rng.fork(), style_of(game).learned, net)
            tree.grow(task.worlds)
            choice, tries, hopes = tree.best(), [float(n) for n in tree.tries()], tree.everybody()
        if rng.below(100) < task.keep:
            kept.add(s, me, hopes, valued=True)
            kept.asked_for(s, tries)
            if rng.below(100) < FORGETFUL:
                dull = s.copy()
                judge.forget(dull, me, 0, rng)
                kept.add(dull, me, hopes, valued=False)
                kept.asked_for(s, tries)
            if rng.below(100) < OTHERS:
                other = int(s.after(me, 1 + rng.below(task.seats - 1)))
                kept.add(s, other, hopes, valued=True, real=1)
                kept.add(rules.imagine(s, me, rng), other, None, valued=False, real=0)
        answer(s, rules.book.ops, rng.below(s.offered()) if rng.below(100) < RANDOM else choice)
    outcome = rules.outcome(s)
    assert outcome is not None
    return kept.finish(list(outcome.shares))


def by_judgement(rules: Any, judge: Judgement[Any], world: Any, rng: Rng) -> int:
    """What the judgement picks in one world."""
    for k in (int(judge.custom(world)), int(judge.habit(world))):
        if k >= 0:
            return k
    return int(look_ahead(rules, judge, world, rng))


def together(parts: list[Samples]) -> Samples:
    """Samples of several games as one."""
    arrays = [np.concatenate([part[n] for part in parts]) for n in range(len(Samples._fields) - 1)]
    return Samples._make([*arrays, sum(part.games for part in parts)])
