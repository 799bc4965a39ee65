"""HACKERS, by B4UDW3RK5: 20 cards, three or four players."""

from sneakernet.games.hackers.rules import RULES

__all__ = ["RULES"]
