"""Registry: the games that are installed, by name. Each is an entry point of the group `sneakernet.games`."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from sneakernet.core.complaint import Complaint
from sneakernet.core.game import Game

GROUP: Final = "sneakernet.games"
OURS: Final = "sneakernet."  # how the names of our own packages begin
LONG: Final = 10_000  # minutes: where nobody has said how long a game takes
_loaded: Final[dict[str, Game]] = {}


class UnknownGame(Complaint):
    """No game has this name."""


@cache
def installed() -> dict[str, EntryPoint]:
    """The games that some installed package brings."""
    return {point.name: point for point in sorted(entry_points(group=GROUP))}


def register(game: Game) -> None:
    """Make a game known to this process alone; it takes the place of one of the same name."""
    _loaded[game.name] = game


def game_names() -> list[str]:
    """The names of all games."""
    return sorted({*installed(), *_loaded})


def all_games() -> list[Game]:
    """All games."""
    return [find(name) for name in game_names()]


def shortest_first() -> list[Game]:
    """All games in the order in which people are shown them: the first one, for newcomers, is one of ours."""
    return sorted(all_games(), key=lambda game: (not game.package.startswith(OURS), game.minutes or LONG, game.name))


def find(name: str) -> Game:
    """The game of this name, loaded when it is first asked for."""
    game = _loaded.get(name)
    if game is None:
        point = installed().get(name)
        if point is None:
            raise UnknownGame("no-game", given=name, known=tuple(game_names()))
        game = point.load()
        assert isinstance(game, Game) and game.name == name, f"{point.value} is no Game called {name}"
        _loaded[name] = game
    return game
