"""Tree: what was tried in imagined worlds, and how often each seat won after it.

Single-observer information-set Monte Carlo tree search (Cowling, Powley and Whitehouse, 2012), written for many seats:
each iteration imagines one world, walks down by options that exist in that world, adds one node, plays on, and credits
every pick on its way with the share of the win that came to the seat who made it.
"""

from math import log, sqrt
from typing import Final, Generic, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sneakernet.bots.judgement.judgement import STEPS_OF_A_MOVE, Judgement, after_option, complete, look_ahead
from sneakernet.core.op import S, answer
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Rules

ROOT: Final = 0
NO_NODE: Final = 0
FREE: Final = -1
TO_THE_END: Final = -1
FIRST_WORLDS: Final = 8
MOST_STEPS: Final = 400  # of one walk down the tree
MOST_OPTIONS: Final = 96
SPREAD: Final = 0x2545F4914F6CDD1D  # an odd multiplier that spreads keys over the table


class Manner:
    """How a search thinks: the constants of one kind of player."""

    def __init__(self, explore: float, playout: int, guided: int, first_look: int = 0) -> None:
        self.explore = explore  # how much it tries what has not proved itself yet
        self.playout = playout  # decisions it plays on before it judges; below 0: to the end
        self.guided = guided  # of 100 decisions in a playout, so many look one pick ahead
        self.first_look = first_look  # for how many iterations the judgement's first look at each option counts


@final
class Tree(Generic[S]):
    """One decision under thought. It grows as long as somebody asks it to."""

    def __init__(self, rules: Rules[S], judgement: Judgement[S] | None, base: S, rng: Rng, manner: Manner) -> None:
        self.rules = rules
        self.judgement = judgement
        self.base = base  # a table that the thinking seat cannot tell from the real one
        self.me: i64 = base.asked()
        self.rng = rng
        self.explore: float = manner.explore
        self.playout: i64 = manner.playout if judgement is not None else TO_THE_END
        self.guided: i64 = manner.guided
        self.first_look: i64 = 0  # iterations that each first pick has been given before the first one
        self.insists: i64 = FREE  # the first pick of every iteration, if it is not free
        self.iterations: i64 = 0
        self.parent: vec[i64] = vec[i64]([0])
        self.key: vec[i64] = vec[i64]([0])
        self.visits: vec[i64] = vec[i64]([0])
        self.available: vec[i64] = vec[i64]([0])
        self.won: vec[float] = vec[float]([0.0])
        self.places: vec[i64] = vec[i64]([NO_NODE] * 512)  # where a node is found by its parent and key
        self.path: vec[i64] = vec[i64]([0] * MOST_STEPS)
        self.movers: vec[i64] = vec[i64]([0] * MOST_STEPS)
        self.found: vec[i64] = vec[i64]([0] * MOST_OPTIONS)
        self.chances: vec[float] = vec[float]([0.0] * 8)  # sums of everybody's shares over all iterations
        if judgement is not None and manner.first_look > 0:
            self.look_first(judgement, manner.first_look)

    # Nodes by parent and key

    def place_of(self, parent: i64, key: i64) -> i64:
        """The place in the table where this node is, or where it would be put."""
        mask = i64(len(self.places)) - 1
        mixed = (parent * 0x9E3779B1 + key) * SPREAD
        at = (mixed >> 20) & mask
        while True:
            node = self.places[at]
            if node == NO_NODE or (self.parent[node] == parent and self.key[node] == key):
                return at
            at = (at + 1) & mask

    def key_of(self, s: S) -> i64:
        """The open question as a number: what is asked of whom. An option's code is added to it."""
        return (s.open_op(0) * 8 + s.asked()) * 0x100000000

    def add(self, parent: i64, key: i64) -> i64:
        """A new node below this one."""
        node = i64(len(self.key))
        self.parent = append(self.parent, parent)
        self.key = append(self.key, key)
        self.visits = append(self.visits, i64(0))
        self.available = append(self.available, i64(1))
        self.won = append(self.won, 0.0)
        if 2 * node > i64(len(self.places)):
            self.widen()
        self.places[self.place_of(parent, key)] = node
        return node

    def widen(self) -> None:
        """A larger table of places; the newest node is not in it yet."""
        self.places = vec[i64]([NO_NODE] * (4 * len(self.places)))
        for node in range(i64(1), i64(len(self.key)) - 1):
            self.places[self.place_of(self.parent[node], self.key[node])] = node

    def look_first(self, judgement: Judgement[S], weight: i64) -> None:
        """What a look one pick ahead says of each option, as if so many iterations had come to it."""
        self.first_look = weight
        worlds = [self.rules.imagine(self.base, int(self.me), self.rng) for _ in range(FIRST_WORLDS)]
        for k in range(self.base.offered()):
            hope = 0.0
            for world in worlds:
                hope += judgement.chances(after_option(self.rules, judgement, world, k))[self.me]
            node = self.add(ROOT, self.key_of(self.base) + self.base.option(k))
            self.visits[node] = weight
            self.available[node] = weight * self.base.offered()
            self.won[node] = float(weight) * hope / float(FIRST_WORLDS)

    # One iteration

    def grow(self, iterations: int) -> None:
        """Look into so many more worlds."""
        n: i64 = iterations
        while n > 0:
            self.iterate()
            n -= 1

    def insist(self, option: int, iterations: int) -> None:
        """Look into so many more worlds in which the first pick is this one: for a fair word on a pick it dislikes."""
        self.insists = option
        self.grow(iterations)
        self.insists = FREE

    def iterate(self) -> None:
        """Imagine, walk, add, play on, credit."""
        s = self.rules.imagine(self.base, int(self.me), self.rng)
        s.blind = True
        steps = self.walk(s)
        self.play_on(s)
        shares = self.shares(s)
        self.visits[ROOT] += 1
        for n in range(steps):
            node = self.path[n]
            self.visits[node] += 1
            self.won[node] += shares[self.movers[n]]
        for seat in range(s.seats()):
            self.chances[seat] += shares[seat]
        self.iterations += 1

    def walk(self, s: S) -> i64:
        """Down the tree, to one new node; returns how many picks were made."""
        ops = self.rules.book.ops
        node: i64 = ROOT
        steps: i64 = 0
        while s.asked() >= 0 and steps < MOST_STEPS:
            key = self.key_of(s)
            unseen: i64 = 0
            for k in range(s.offered()):
                child = self.places[self.place_of(node, key + s.option(k))]
                self.found[k] = child
                if child == NO_NODE:
                    unseen += 1
                else:
                    self.available[child] += 1
            self.movers[steps] = s.asked()
            k = self.choose(s.offered(), unseen, node)
            if self.found[k] == NO_NODE:
                self.path[steps] = self.add(node, key + s.option(k))
                answer(s, ops, k)
                return steps + 1
            node = self.found[k]
            self.path[steps] = node
            answer(s, ops, k)
            steps += 1
        return steps

    def choose(self, options: i64, unseen: i64, node: i64) -> i64:
        """What no iteration has tried here comes first, then what promises most."""
        if node == ROOT and self.insists != FREE:
            return self.insists
        return self.untried(unseen) if unseen > 0 else self.most_promising(options)

    def untried(self, unseen: i64) -> i64:
        """One of the options that no iteration has tried here, at random."""
        skip = self.rng.below(unseen)
        k: i64 = 0
        while self.found[k] != NO_NODE or skip > 0:
            if self.found[k] == NO_NODE:
                skip -= 1
            k += 1
        return k

    def most_promising(self, options: i64) -> i64:
        """Upper confidence bound, with the times an option was there in place of the parent's visits."""
        best: i64 = 0
        bound = -1.0
        for k in range(options):
            node = self.found[k]
            visits = float(self.visits[node])
            reach = self.won[node] / visits + self.explore * sqrt(log(float(self.available[node])) / visits)
            if reach > bound:
                bound = reach
                best = k
        return best

    def play_on(self, s: S) -> None:
        """From the new node on: at random, or now and then by judgement; to the end, or until it is time to judge."""
        ops = self.rules.book.ops
        rng = self.rng
        left = self.playout
        judgement = self.judgement
        while s.asked() >= 0 and left != 0:
            if judgement is not None and self.guided > 0 and rng.below(100) < self.guided:
                answer(s, ops, look_ahead(self.rules, judgement, s, rng))
            else:
                answer(s, ops, rng.below(s.offered()))
            left -= 1

    def shares(self, s: S) -> list[float]:
        """Who won, or how likely each seat is to win where the playout was broken off."""
        if s.asked() >= 0 and self.judgement is not None:
            whole = complete(self.rules, self.judgement, s, s.asked(), STEPS_OF_A_MOVE)
            if whole.asked() >= 0:
                return self.judgement.chances(whole)
            s = whole
        outcome = self.rules.outcome(s)
        assert outcome is not None
        return outcome.shares

    # What came of it

    def node_of(self, k: i64) -> i64:
        """The node after option k of the question under thought, or none."""
        return self.places[self.place_of(ROOT, self.key_of(self.base) + self.base.option(k))]

    def tries(self) -> list[int]:
        """How often each option was tried."""
        nodes = [self.node_of(k) for k in range(self.base.offered())]
        return [int(self.visits[node] - self.first_look) if node else 0 for node in nodes]

    def hopes(self) -> list[float]:
        """What share of the win each option brought on average."""
        nodes = [self.node_of(k) for k in range(self.base.offered())]
        return [self.won[node] / float(max(1, int(self.visits[node]))) if node else 0.0 for node in nodes]

    def everybody(self) -> list[float]:
        """Each seat's share of the win, on average over all iterations."""
        done = float(max(1, int(self.iterations)))
        return [self.chances[seat] / done for seat in range(self.base.seats())]

    def best(self) -> int:
        """The option tried most often; of equal ones that with the better hope."""
        tries = self.tries()
        hopes = self.hopes()
        return max(range(len(tries)), key=lambda k: (tries[k], hopes[k]))
