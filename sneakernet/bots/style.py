"""Style: how a search plays one game, and how far its hopes can be trusted there; both were measured."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from sneakernet.bots.search.manner import Manner
from sneakernet.core.game import Game


class Trust(NamedTuple):
    """Log-odds of winning = shift + slope x log-odds hoped for."""

    shift: float
    slope: float


FULL: Final = Trust(0.0, 1.0)  # where nothing was found to be set right


class Style(NamedTuple):
    """What a game says of the search that plays it (docs/reports/bots.md)."""

    manner: Manner = Manner(explore=0.7, rounds=0, first_look=0.0)
    far_sighted: Manner | None = None  # how it thinks where it has time to look further, if otherwise
    learned: Manner = Manner(explore=0.3, rounds=0, first_look=3.0)  # how it thinks where a net judges
    trust: Mapping[str, Mapping[int, Trust]] = {}  # per edition: by the number of seats at which it was measured

    def trust_in(self, edition: str, seats: int) -> Trust:
        """How far hopes can be trusted at a table, as at the measured table that is most like it."""
        measured = self.trust.get(edition)
        return measured[min(measured, key=lambda n: abs(n - seats))] if measured else FULL


ANY_GAME: Final = Style()


def style_of(game: Game) -> Style:
    """How a search plays a game; one that nobody has measured is searched to the end of the turn."""
    found: Style = game.part("style", "STYLE") or ANY_GAME
    return found
