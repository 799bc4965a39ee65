"""Clock: the times that a game itself sets. A table keeps them; rules only know that a time is up."""

from collections.abc import Mapping

from sneakernet.core.choice import Ask
from sneakernet.core.complaint import Complaint
from sneakernet.core.game import Game
from sneakernet.core.view import View


class GameClock:
    """A game that sets no times."""

    def __init__(self, settings: Mapping[str, str]) -> None:
        self.settings = settings

    def answer_seconds(self, ask: Ask, view: View) -> float | None:
        """Seconds for this question, after which the rules say what happens; None: no limit of the game's own."""
        return None

    def window_seconds(self, kind: str) -> float | None:
        """Seconds for an answer window of this kind; None: it lasts as long as the table's windows do."""
        return None

    def turn_seconds(self, ask: Ask, view: View) -> float | None:
        """Seconds for the whole turn to which this question belongs."""
        return None

    def game_seconds(self) -> float | None:
        """Seconds for the whole game."""
        return None


def clock_of(game: Game, settings: Mapping[str, str]) -> GameClock:
    """What time means in a game with these settings."""
    kind: type[GameClock] = game.part("clock", "CLOCK") or GameClock
    return kind(settings)


def check_without_clock(
    game: Game, edition: str, seats: int, settings: Mapping[str, object]
) -> tuple[str, int, dict[str, str]]:
    """Edition, seats and settings, checked where no clock runs: a game of so many minutes would never end there."""
    checked = game.rules.check(edition, seats, settings)
    if clock_of(game, checked[2]).game_seconds() is not None:
        raise Complaint("no-clock-runs", game=game.name)
    return checked
