"""Observations: what a seat knows, as a row of small numbers with a name for each column.

`features` names everything that a view shows; the row is those of them that have a column, cut at 255. The games fill
it straight from the knowledge bits, which is a hundred times faster; a test holds the two against each other.
"""

from functools import cache
from typing import Any, Final

from sneakernet.core.game import Game
from sneakernet.core.glance import Abouts, Glance, Look
from sneakernet.core.view import View
from sneakernet.encoding import generic
from sneakernet.encoding.actions import Actions
from sneakernet.encoding.columns import MOST, Column, around, each
from sneakernet.encoding.encoding import encoding_of
from sneakernet.encoding.view_features import features


class Observer:
    """How the seats of one table see it: the names of the columns, the way to fill them, and the sheet for it.

    With actions, the mask of those that the seat has lies behind the columns. The sheet is used again at every look:
    every table, and every thread, has an observer of its own.
    """

    def __init__(self, game: Game, edition: str, seats: int, acts: Actions | None = None, rows: int = 1) -> None:
        self.columns: Final = columns_of(game, edition, seats)
        self.look: Final = look_of(game, edition, seats)
        self.numbers: Final = None if acts is None else acts.at_table(seats)
        self.sheet: Final = Glance(len(self.columns), self.numbers, rows)

    def row(self, s: Any, seat: int) -> bytes:
        """What a seat knows now."""
        self.look.fill(self.sheet, s, seat)
        return bytes(self.sheet.sheet)

    def whole_row(self, s: Any, seat: int) -> bytes:
        """The same row if nothing were hidden from this seat: for a critic, in training alone."""
        self.sheet.open = True
        try:
            return self.row(s, seat)
        finally:
            self.sheet.open = False


@cache
def described(game: Game, edition: str, seats: int) -> tuple[Column, ...]:
    """The columns of such a table."""
    row = encoding_of(game).row
    abouts = Abouts(game.rules.book).names if row is None else row.abouts
    question = each("asked", around(seats), "1: this seat has to choose; in a hush only itself is told")
    question += each("about", abouts, "1: this is the question that is open")
    if row is None:
        return (*question, *generic.columns(game.rules, edition, seats))
    return (*question, *row.columns(game.rules.cards(edition), seats))


def columns_of(game: Game, edition: str, seats: int) -> tuple[str, ...]:
    """The names of the columns of such a table."""
    return tuple(column.name for column in described(game, edition, seats))


def look_of(game: Game, edition: str, seats: int) -> Look[Any]:
    """What fills the rows of such a table."""
    row = encoding_of(game).row
    return generic.ByView(game.rules, columns_of(game, edition, seats)) if row is None else row.look


def row_of(game: Game, view: View, names: tuple[str, ...]) -> bytes:
    """The row by way of the view: slow, and by its making a function of the view alone."""
    row = encoding_of(game).row
    found = features(view)
    if row is not None and row.more is not None:
        found |= row.more(view)
    return bytes(min(MOST, max(0, int(found.get(name, 0)))) for name in names)
