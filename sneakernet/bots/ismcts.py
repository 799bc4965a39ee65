"""Ismcts: thinks a decision over in thousands of imagined worlds, within so many iterations or so much time."""

from time import monotonic
from typing import Any, Final

from sneakernet.bots.bot import Spot
from sneakernet.bots.judgement.judgement import Judgement
from sneakernet.bots.learned import NetAt, no_net
from sneakernet.bots.memory import EVERYTHING, recall
from sneakernet.bots.search.manner import MOST_ITERATIONS, Manner
from sneakernet.bots.search.tree import Tree
from sneakernet.core.rng import Rng

SLICE: Final = 16  # iterations between two looks at the clock
ABOUT_AS_GOOD: Final = 0.005  # of a win


class Ismcts:
    """Information-set Monte Carlo tree search. Bounded by iterations it repeats itself exactly; by time it need not."""

    def __init__(
        self,
        judgement: Judgement[Any] | None,
        manner: Manner,
        iterations: int = MOST_ITERATIONS,
        seconds: float = 0.0,
        memory: int = EVERYTHING,
        net: NetAt = no_net,
    ) -> None:
        self.judgement = judgement
        self.manner = manner
        self.iterations = iterations
        self.seconds = seconds  # 0: no clock
        self.memory = memory
        self.net = net
        self.patient = False  # thinks on when its choice is made: among people its time would tell of its hand

    def pick(self, spot: Spot) -> int:
        if not self.patient and len(spot.ask.options) == 1:
            return 0
        tree = self.think(spot, may_stop=not self.patient)
        return tree.best() if tree.net is None else one_of_the_best(tree, spot.rng)

    def think(self, spot: Spot, may_stop: bool = False) -> Tree[Any]:
        """The tree of a decision, grown as far as time and iterations allow."""
        start = monotonic()
        tree = self.plant(spot)
        self.grow(tree, start, may_stop)
        return tree

    def plant(self, spot: Spot) -> Tree[Any]:
        """The tree of a decision that nobody has thought about yet."""
        base = recall(spot, self.judgement, self.memory)
        net = self.net(spot.game, spot.rules.edition_of(base), int(base.seats()))
        return Tree(spot.rules, self.judgement, base, spot.rng, self.manner, net)

    def grow(self, tree: Tree[Any], start: float, may_stop: bool = False) -> None:
        """Grow in slices until the time is over, or nothing else can become the choice; at least one slice."""
        most = min(self.iterations, tree.manner.enough)
        done = 0
        while done < most:
            tree.grow(min(SLICE, most - done))
            done += SLICE
            spent = monotonic() - start
            if 0 < self.seconds <= spent:
                return
            if may_stop and (tree.is_settled() or tree.lead() > self.left(most, done, spent)):
                return

    def left(self, most: int, done: int, spent: float) -> int:
        """How many more iterations there will be, if the clock lets as many through as before."""
        left = most - done
        if self.seconds > 0 and spent > 0:
            left = min(left, int(done * (self.seconds - spent) / spent))
        return left


def one_of_the_best(tree: Tree[Any], rng: Rng) -> int:
    """One of the options that are hardly worse than the best one and were tried nearly as often, by how often: nobody
    can count on which it is."""
    tries, hopes, best = tree.tries(), tree.hopes(), tree.best()
    near = [
        k for k in range(len(tries)) if 4 * tries[k] >= 3 * tries[best] and abs(hopes[k] - hopes[best]) <= ABOUT_AS_GOOD
    ]
    at = int(rng.below(sum(tries[k] for k in near)))
    for k in near:
        at -= tries[k]
        if at < 0:
            return k
    return best
