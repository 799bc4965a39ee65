"""HACKERS, by B4UDW3RK5: 20 cards, three or four players."""

from typing import Final

from sneakernet.core.game import Game
from sneakernet.games.hackers.rules import RULES

GAME: Final = Game(RULES, __name__, minutes=10)
