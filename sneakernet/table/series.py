"""Series: what one game at a table means for the next one there. Terminal and server ask the same object."""

from typing import NamedTuple

from sneakernet.core.game import Game
from sneakernet.core.rules import Outcome
from sneakernet.core.view import View


class Before(NamedTuple):
    """The game before: how it ended, its last public view, and which of its seats still have the same player."""

    outcome: Outcome
    view: View
    same_player: tuple[bool, ...]
    people: int  # people at the table now
    settings: dict[str, str]  # all of them


class Next(NamedTuple):
    """What the table sets for the next game, and whether the game before must be played again."""

    settings: dict[str, str]
    replay: bool = False
    starter: str = ""


class Series:
    """Games that do not depend on each other."""

    given: frozenset[str] = frozenset()  # settings that the table fills in, not the host

    def next(self, before: Before) -> Next:
        """What follows from the game before if everybody accepts."""
        return Next({})

    def after_refusal(self, before: Before) -> Next:
        """What follows if a replay was not accepted by all."""
        return self.next(before)


def series_of(game: Game) -> Series:
    """What a game hands on to the next one."""
    found: Series = game.part("series", "SERIES") or Series()
    return found
