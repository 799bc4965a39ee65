"""The games. Importing this room makes all of them known to the registry."""

from sneakernet.core.registry import GAMES, UnknownGame, find, register
from sneakernet.games.access_denied.rules import RULES as ACCESS_DENIED
from sneakernet.games.hackers.rules import RULES as HACKERS
from sneakernet.games.wired.rules import RULES as WIRED

register(ACCESS_DENIED)
register(HACKERS)
register(WIRED)

__all__ = ["GAMES", "UnknownGame", "find", "register"]
