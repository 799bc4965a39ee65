"""WIRED, the game of company networks: 143 cards, two to six players.

A package is imported before its modules, so the ops get their numbers in this order whoever asks first.
"""

from sneakernet.games.wired.rules import cards, setup
from sneakernet.games.wired.rules.rules import RULES

__all__ = ["RULES", "cards", "setup"]
