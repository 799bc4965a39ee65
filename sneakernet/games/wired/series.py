"""WIRED game after game: the deal passes to the left (WD-2)."""

from typing import Final

from sneakernet.core.view import letter, seat_of
from sneakernet.table.series import Before, Next, Series


class WiredSeries(Series):
    """The next seat to the left deals the next game."""

    given = frozenset({"dealer"})

    def next(self, before: Before) -> Next:
        dealer = letter((seat_of(str(before.view.facts["dealer"])) + 1) % len(before.same_player))
        return Next({"dealer": dealer}, False, dealer)


SERIES: Final = WiredSeries()
