"""HACKERS, by B4UDW3RK5: 20 cards, three or four players.

A package is imported before its modules, so the ops get their numbers in this order whoever asks first.
"""

from sneakernet.games.hackers.rules import cards, setup
from sneakernet.games.hackers.rules.rules import RULES

__all__ = ["RULES", "cards", "setup"]
