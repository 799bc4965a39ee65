"""How WIRED is drawn in a terminal."""

from sneakernet.games.wired.terminal.table import draw

__all__ = ["draw"]
