"""How WIRED is drawn in a terminal."""

from sneakernet.games.wired.terminal.table import armed, board, draw, sheet, style_of

__all__ = ["armed", "board", "draw", "sheet", "style_of"]
