"""Odds: what a hope of the search is worth in games won, for everything that is said to people.

The search breaks off where its judgement compares positions, and that thinks too well of the seat whose turn it is.
For picking that does no harm, since all options share it. What is said is set right by two numbers for each table,
fitted to games that the search played with itself: docs/reports/bots.md.
"""

from math import exp, log
from typing import Any, Final, NamedTuple

from sneakernet.bots.search.tree import Tree


class Trust(NamedTuple):
    """Log-odds of winning = shift + slope x log-odds hoped for."""

    shift: float
    slope: float


FULL: Final = Trust(0.0, 1.0)  # where nothing was found to be set right

TRUST: Final[dict[str, dict[int, Trust]]] = {
    "access-denied 2014": {2: Trust(-0.55, 1.0), 4: Trust(-0.65, 1.13), 6: Trust(-0.74, 1.07)},
    "access-denied 2013": {2: Trust(-0.78, 1.54), 4: Trust(-0.61, 1.03)},
    "access-denied german": {4: Trust(-0.94, 0.78)},
    "hackers 2022": {4: Trust(-0.31, 0.77)},
    "wired base-game": {2: Trust(0.85, 1.27), 4: Trust(0.95, 1.34)},
}
"""For each game and edition: by the number of seats at which it was measured."""


def said(trust: Trust, hope: float) -> float:
    """The chance to win that is told for a hope; certainty stays certain.

    A first look can take a hope below nothing, or above all there is.
    """
    if not 0.0 < hope < 1.0:
        return min(1.0, max(0.0, hope))
    return 1.0 / (1.0 + exp(-trust.shift - trust.slope * log(hope / (1.0 - hope))))


def trust_in(game: str, edition: str, seats: int) -> Trust:
    """How far hopes can be trusted at a table, as at the measured table that is most like it."""
    measured = TRUST.get(f"{game} {edition}")
    return measured[min(measured, key=lambda n: abs(n - seats))] if measured else FULL


def trust_of(tree: Tree[Any]) -> Trust:
    """How far the hopes of a search can be trusted."""
    base = tree.base
    return trust_in(tree.rules.name, tree.rules.edition_of(base), int(base.seats()))


def chances(tree: Tree[Any]) -> list[float]:
    """The thinking seat's chance to win after each option."""
    trust = trust_of(tree)
    return [said(trust, hope) for hope in tree.hopes()]


def everybody(tree: Tree[Any]) -> tuple[float, ...]:
    """Each seat's chance to win: what the thinking seat hoped for in vain goes to the others, by how they stand."""
    hopes = tree.everybody()
    mine = said(trust_of(tree), hopes[tree.me])
    others = 1.0 - hopes[tree.me]
    rest = (1.0 - mine) / others if others > 0 else 0.0
    return tuple(mine if seat == tree.me else hope * rest for seat, hope in enumerate(hopes))
