"""Observations: what a seat knows, as a row of small numbers with a name for each column.

`features` names everything that a view shows; the row is those of them that have a column, cut at 255. The games fill
it straight from the knowledge bits, which is a hundred times faster; a test holds the two against each other.
"""

from functools import cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.game import Game
from sneakernet.core.glance import Abouts, Glance
from sneakernet.core.view import View
from sneakernet.encoding import columns, generic
from sneakernet.encoding.actions import Actions
from sneakernet.encoding.encoding import encoding_of
from sneakernet.encoding.view_features import features

MOST: Final = 255


class Observer:
    """How the seats of one table see it: the names of the columns, the way to fill them, and the sheet for it.

    With actions, the mask of those that the seat has lies behind the columns. The sheet is used again at every look:
    every table, and every thread, has an observer of its own.
    """

    def __init__(self, game: Game, edition: str, seats: int, acts: Actions | None = None) -> None:
        self.columns: Final = columns_of(game, edition, seats)
        row = encoding_of(game).row
        self.look: Final = generic.look_for(game.rules, self.columns) if row is None else row.look
        codes, by_place = (vec[i64](), False) if acts is None else (acts.ascending, acts.by_place)
        self.sheet: Final = Glance(len(self.columns), codes, by_place)

    def row(self, s: Any, seat: int) -> bytes:
        """What a seat knows now."""
        return self.look(self.sheet, s, seat)


@cache
def columns_of(game: Game, edition: str, seats: int) -> tuple[str, ...]:
    """The names of the columns of such a table."""
    row, cards = encoding_of(game).row, game.rules.cards(edition)
    abouts = Abouts(game.rules.book).names if row is None else row.abouts
    question = [f"asked {seat}" for seat in columns.around(seats)] + [f"about {about}" for about in abouts]
    shown = generic.columns(game.rules, edition, seats) if row is None else row.columns(cards, seats)
    return (*question, *shown)


def row_of(view: View, names: tuple[str, ...]) -> bytes:
    """The row by way of the view: slow, and by its making a function of the view alone."""
    found = features(view)
    return bytes(min(MOST, max(0, int(found.get(name, 0)))) for name in names)
