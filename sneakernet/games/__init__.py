"""The games. Importing this room makes all of them known to the registry."""

from sneakernet.core.registry import GAMES, UnknownGame, find, register
from sneakernet.games.hackers import RULES as HACKERS

register(HACKERS)

__all__ = ["GAMES", "UnknownGame", "find", "register"]
