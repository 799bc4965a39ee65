"""Access Denied, by Greg Turner: 63 cards, two to six players."""

from sneakernet.games.access_denied.rules import RULES

__all__ = ["RULES"]
