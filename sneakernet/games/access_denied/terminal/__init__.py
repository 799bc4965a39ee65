"""How Access Denied is drawn in a terminal."""

from sneakernet.games.access_denied.terminal.table import draw

__all__ = ["draw"]
