"""Encoding: what a game says about itself in numbers, for learners."""

from collections.abc import Callable
from typing import Any, NamedTuple

from sneakernet.core.game import Game
from sneakernet.core.glance import Glance
from sneakernet.core.rules import Rules

Codes = Callable[[Rules[Any], str], list[int]]
"""The codes of all options that an edition can ever offer."""

Columns = Callable[[list[str], int], list[str]]
"""The cards of an edition and the number of seats in, the names of the columns out."""

Look = Callable[[Glance, Any, int], bytes]
"""A sheet, a state and a seat in, the row out."""


class Row(NamedTuple):
    """How a game fills the row of a seat."""

    columns: Columns
    look: Look
    abouts: list[str]  # the kinds of question


class Encoding(NamedTuple):
    """A game in numbers. Without codes an action is a place on the list of options; without a row of the game's own the
    columns are those of its views (generic.py)."""

    codes: Codes | None = None
    row: Row | None = None


def encoding_of(game: Game) -> Encoding:
    """How a game is put into numbers."""
    found: Encoding = game.part("encoding", "ENCODING") or Encoding()
    return found
