"""How the net of WIRED is trained: docs/reports/learned.md."""

from typing import Final

from sneakernet.bots.recipe import Recipe
from sneakernet.games.wired.rules.editions import EDITION

RECIPE: Final = Recipe(
    tables=((EDITION, 2, 4), (EDITION, 3, 2), (EDITION, 4, 3), (EDITION, 6, 1)),
    first=30_000,
    games=1_000,
    worlds=32,
    keep=(5, 40),
    passes=2,
    gates=((EDITION, 2),),
    without=("network ", "audit_taken "),
)
