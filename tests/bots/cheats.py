"""Bots that cheat: what the tests of secrecy must not let pass. They reach for the real table behind their spot."""

from collections.abc import Callable
from inspect import getclosurevars
from typing import Any, Final

from sneakernet.bots import Bot, Spot
from sneakernet.bots.greedy import Greedy
from sneakernet.bots.ismcts import Ismcts
from sneakernet.bots.judgement.judgement import Judgement
from sneakernet.bots.memory import recall
from sneakernet.bots.registry import judgement
from sneakernet.bots.search.tree import Tree
from sneakernet.bots.style import style_of
from sneakernet.core.registry import find
from sneakernet.core.state import State
from tests.support.pinned import places


def real_table(spot: Spot) -> State:
    """The state that a spot is made from, out of the function that imagines worlds from it."""
    found: State = getclosurevars(spot.imagine).nonlocals["s"]
    return found


class PeekingPick:
    """Any option, as the real cards have it."""

    def pick(self, spot: Spot) -> int:
        return sum(real_table(spot).encode()) % len(spot.ask.options)


class PeekingAt:
    """Any option, by where one card really lies."""

    def __init__(self, card: str) -> None:
        self.card = card

    def pick(self, spot: Spot) -> int:
        lies = sorted(places(spot.rules, real_table(spot)).get(self.card, {}).items())
        return sum(str(lies).encode()) % len(spot.ask.options)


class PeekingGreedy(Greedy):
    """Judges the real table, not imagined ones: it cheats only where that pays."""

    def imagined(self, spot: Spot, base: State | None = None) -> list[State]:
        return [real_table(spot)]


class PeekingSearch(Ismcts):
    """Looks around honestly, and then tries everything in the real world."""

    def plant(self, spot: Spot) -> Tree[Any]:
        tree = Tree(spot.rules, self.judgement, recall(spot, self.judgement), spot.rng, self.manner)
        tree.worlds = [real_table(spot)] * tree.manner.most_worlds
        return tree


def judged(game: str) -> Judgement[Any]:
    """The judgement of a game that has one."""
    found = judgement(find(game))
    assert found is not None
    return found


CHEATS: Final[dict[str, Callable[[str], Bot]]] = {
    "any pick": lambda game: PeekingPick(),
    "one pick ahead": lambda game: PeekingGreedy(judged(game)),
    "a search": lambda game: PeekingSearch(judged(game), style_of(find(game)).manner, 40),
}
