"""Recipe: how the net of a game is trained (docs/reports/learned.md)."""

from typing import NamedTuple

from sneakernet.core.complaint import Complaint
from sneakernet.core.game import Game


class Recipe(NamedTuple):
    """How the nets of a game are trained."""

    tables: tuple[tuple[str, int, int], ...]  # edition, seats, and how many of each ten games
    first: int  # games of the judgement, to begin with
    games: int  # games of each generation after it
    worlds: int  # of each decision in them
    keep: tuple[int, int]  # of 100 questions so many are learned from: in the first games, and later
    passes: float  # through the samples
    gates: tuple[tuple[str, int], ...]  # edition and seats of the tables at which a net must prove itself
    deals: int = 200
    gate_worlds: int = 32
    without: tuple[str, ...] = ()  # columns that begin so are not learned from


def recipe_of(game: Game) -> Recipe:
    """How a game is trained: as its own file says."""
    found: Recipe | None = game.part("recipe", "RECIPE")
    if found is None:
        raise Complaint("no-recipe", game=game.name)
    return found
