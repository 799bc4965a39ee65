"""Paper: a game as sheets to print. What is on them is said by `say`; how they look is written in Typst."""

from sneakernet.paper.sheets import INKS, PAPERS, PARTS, Wish
from sneakernet.paper.typeset import pdf, pictures

__all__ = ["INKS", "PAPERS", "PARTS", "Wish", "pdf", "pictures"]
