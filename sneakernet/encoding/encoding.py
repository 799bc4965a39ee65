"""Encoding: what a game says about itself in numbers, for learners."""

from collections.abc import Callable
from typing import Any, NamedTuple

from sneakernet.core.game import Game
from sneakernet.core.glance import Glance
from sneakernet.core.rules import Rules


class Encoding(NamedTuple):
    """A game in numbers."""

    codes: Callable[[Rules[Any], str], list[int]]  # the codes of all options that an edition can ever offer
    columns: Callable[[list[str], int], list[str]]  # the cards of an edition and the number of seats in, names out
    look: Callable[[Glance, Any, int], bytes]  # a sheet, a state and a seat in, the row out
    abouts: list[str]  # the kinds of question


def encoding_of(game: Game) -> Encoding:
    """How a game is put into numbers."""
    found: Encoding = game.part("encoding", "ENCODING")
    return found
