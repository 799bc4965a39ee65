"""Registry: find a game by its name."""

from typing import Any

from sneakernet.core.complaint import Complaint
from sneakernet.core.rules import Rules

GAMES: dict[str, Rules[Any]] = {}


class UnknownGame(Complaint):
    """No game has this name."""


def register(rules: Rules[Any]) -> None:
    """Make a game known; a later one of the same name takes its place."""
    GAMES[rules.name] = rules


def find(name: str) -> Rules[Any]:
    """The rules of a game."""
    rules = GAMES.get(name)
    if rules is None:
        raise UnknownGame("no-game", given=name, known=tuple(GAMES))
    return rules
