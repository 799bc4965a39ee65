"""Access Denied, by Greg Turner: 63 cards, two to six players."""

from typing import Final

from sneakernet.core.game import Game
from sneakernet.games.access_denied.rules import RULES

GAME: Final = Game(RULES, __name__, minutes=60)
