"""Odds: what a hope of the search is worth in games won, for everything that is said to people.

The search breaks off where its judgement compares positions, and that thinks too well of the seat whose turn it is.
For picking that does no harm, since all options share it. What is said is set right by two numbers for each table,
fitted to games that the search played with itself: docs/reports/bots.md.
"""

from math import exp, log
from typing import Any

from sneakernet.bots.search.tree import Tree
from sneakernet.bots.style import Trust


def said(trust: Trust, hope: float) -> float:
    """The chance to win that is told for a hope; certainty stays certain.

    A first look can take a hope below nothing, or above all there is.
    """
    if not 0.0 < hope < 1.0:
        return min(1.0, max(0.0, hope))
    return 1.0 / (1.0 + exp(-trust.shift - trust.slope * log(hope / (1.0 - hope))))


def chances(tree: Tree[Any], trust: Trust) -> list[float]:
    """The thinking seat's chance to win after each option."""
    return [said(trust, hope) for hope in tree.hopes()]


def everybody(tree: Tree[Any], trust: Trust) -> tuple[float, ...]:
    """Each seat's chance to win: what the thinking seat hoped for in vain goes to the others, by how they stand."""
    hopes = tree.everybody()
    mine = said(trust, hopes[tree.me])
    others = 1.0 - hopes[tree.me]
    rest = (1.0 - mine) / others if others > 0 else 0.0
    return tuple(mine if seat == tree.me else hope * rest for seat, hope in enumerate(hopes))
