"""How Access Denied is drawn in a terminal."""

from sneakernet.games.access_denied.terminal.table import armed, board, draw, sheet, style_of

__all__ = ["armed", "board", "draw", "sheet", "style_of"]
