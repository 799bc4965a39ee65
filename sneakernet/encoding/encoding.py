"""Encoding: what a game says about itself in numbers, for learners."""

from collections.abc import Callable
from typing import Any, NamedTuple

from sneakernet.core.game import Game
from sneakernet.core.glance import Look
from sneakernet.core.rules import Rules
from sneakernet.core.view import View
from sneakernet.encoding.columns import Column

Codes = Callable[[Rules[Any], str], list[int]]
"""The codes of all options that an edition can ever offer."""

Columns = Callable[[list[str], int], list[Column]]
"""The cards of an edition and the number of seats in, the columns out."""

More = Callable[[View], dict[str, float]]
"""What a view shows beyond its features, under the names of the columns."""


class Row(NamedTuple):
    """How a game fills the row of a seat."""

    columns: Columns
    look: Look[Any]
    abouts: list[str]  # the kinds of question
    more: More | None = None


class Seated(NamedTuple):
    """Options that name a seat: `width` codes for seat A from `first` on, and for each other seat `step` further."""

    first: int
    step: int = 1
    width: int = 1


class Encoding(NamedTuple):
    """A game in numbers. Without codes an action is a place on the list of options; without a row of the game's own the
    columns are those of its views (generic.py)."""

    codes: Codes | None = None
    row: Row | None = None
    seated: tuple[Seated, ...] = ()
    version: int = 1
    """Rises whenever the same actions lead elsewhere, or a column or an action changes: what has learned by another
    number does not play by this one. A test has a fingerprint for each number."""


def encoding_of(game: Game) -> Encoding:
    """How a game is put into numbers."""
    found: Encoding = game.part("encoding", "ENCODING") or Encoding(version=game.rules.version)
    return found
