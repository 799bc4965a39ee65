"""HACKERS, by B4UDW3RK5: 20 cards, three or four players. Op numbers follow this order of imports."""

from sneakernet.games.hackers import book, state, words, cards, turn, setup  # noqa: I001
from sneakernet.games.hackers.rules import RULES

__all__ = ["RULES", "book", "cards", "setup", "state", "turn", "words"]
