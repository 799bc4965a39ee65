"""How the net of Access Denied is trained: docs/reports/learned.md."""

from typing import Final

from sneakernet.bots.recipe import Recipe
from sneakernet.games.access_denied.rules.editions import EDITIONS

NEW, OLD, GERMAN = (edition.name for edition in EDITIONS)

RECIPE: Final = Recipe(
    tables=((NEW, 2, 3), (NEW, 3, 1), (NEW, 4, 2), (OLD, 2, 1), (OLD, 4, 1), (NEW, 6, 1), (GERMAN, 4, 1)),
    first=30_000,
    games=1_000,
    worlds=32,
    keep=(5, 40),
    passes=2,
    gates=((NEW, 2),),
)
