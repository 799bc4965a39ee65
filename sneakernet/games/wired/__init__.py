"""WIRED, the game of company networks: 143 cards, two to six players."""

from typing import Final

from sneakernet.core.game import Game
from sneakernet.games.wired.rules import RULES

GAME: Final = Game(RULES, __name__, minutes=30)
