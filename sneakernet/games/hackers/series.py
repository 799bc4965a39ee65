"""HACKERS game after game: who starts, and what a draw asks for (HK-2, 19, 60)."""

from typing import Final

from sneakernet.core.view import letter
from sneakernet.table.series import Before, Next, Series


class HackersSeries(Series):
    """The winner starts the next game; a draw is played again by the same starter."""

    given = frozenset({"starter"})

    def next(self, before: Before) -> Next:
        if not before.outcome.winners and before.people > 0:  # HK-19; without people a draw stays a draw (HK-60)
            starter = str(before.view.facts["starter"])
            return Next({"starter": starter}, True, starter)
        return self.after_refusal(before)

    def after_refusal(self, before: Before) -> Next:
        if before.settings["winner_starts"] == "off":  # HK-60
            return Next({})
        winners = before.outcome.winners
        if not winners:  # HK-19
            starter = str(before.view.facts["starter"])
        elif before.same_player[winners[0]]:  # HK-2
            starter = letter(winners[0])
        else:  # HK-60: as for a first game
            return Next({})
        return Next({"starter": starter}, False, starter)


SERIES: Final = HackersSeries()
