"""WIRED, the game of company networks: 143 cards, two to six players."""

from sneakernet.games.wired.rules import RULES

__all__ = ["RULES"]
