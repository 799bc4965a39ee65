"""How the net of HACKERS is trained: docs/reports/learned.md."""

from typing import Final

from sneakernet.bots.recipe import Recipe
from sneakernet.games.hackers.rules.editions import EDITION

RECIPE: Final = Recipe(
    tables=((EDITION, 3, 5), (EDITION, 4, 5)),
    first=40_000,
    games=3_000,
    worlds=48,
    keep=(8, 50),
    passes=2,
    gates=((EDITION, 3), (EDITION, 4)),
)
