"""Ismcts: thinks a decision over in thousands of imagined worlds, within so many iterations or so much time."""

from time import monotonic
from typing import Any, Final

from sneakernet.bots.bot import Spot
from sneakernet.bots.judgement.judgement import Judgement
from sneakernet.bots.memory import EVERYTHING, recall
from sneakernet.bots.search.tree import Manner, Tree

SLICE: Final = 16  # iterations between two looks at the clock
MOST_ITERATIONS: Final = 1_000_000


class Ismcts:
    """Information-set Monte Carlo tree search. Bounded by iterations it repeats itself exactly; by time it need not."""

    def __init__(
        self,
        judgement: Judgement[Any] | None,
        manner: Manner,
        iterations: int = MOST_ITERATIONS,
        seconds: float = 0.0,
        memory: int = EVERYTHING,
    ) -> None:
        self.judgement = judgement
        self.manner = manner
        self.iterations = iterations
        self.seconds = seconds  # 0: no clock
        self.memory = memory

    def pick(self, spot: Spot) -> int:
        return self.think(spot).best()

    def think(self, spot: Spot) -> Tree[Any]:
        """The tree of a decision, grown as far as time and iterations allow."""
        base = recall(spot, self.judgement, self.memory)
        tree: Tree[Any] = Tree(spot.rules, self.judgement, base, spot.rng, self.manner)
        self.grow(tree)
        return tree

    def grow(self, tree: Tree[Any]) -> None:
        """Grow in slices, and stop when the time is over; at least one slice is always thought."""
        if self.seconds <= 0:
            tree.grow(self.iterations)
            return
        end = monotonic() + self.seconds
        done = 0
        while done < self.iterations:
            tree.grow(min(SLICE, self.iterations - done))
            done += SLICE
            if monotonic() >= end:
                return
