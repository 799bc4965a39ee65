"""The tables of a game as one net sees them: all columns and all options that any of its editions has."""

from functools import cache
from typing import Final

import numpy as np

from sneakernet.bots.learned import fixed_columns
from sneakernet.bots.recipe import recipe_of
from sneakernet.core.game import Game
from sneakernet.encoding.actions import actions
from sneakernet.encoding.observations import columns_of

LEFT_OUT: Final = -1


class Tables:
    """The inputs and outputs of a game's net, by name, and where those of each table stand among them."""

    def __init__(self, game: Game) -> None:
        rules = game.rules
        self.without: Final = recipe_of(game).without
        self.all: Final = [(edition, seats) for edition in rules.editions for seats in rules.seat_counts(edition)]
        columns: dict[str, None] = {}
        options: dict[str, None] = {}
        for edition, seats in self.all:
            columns |= dict.fromkeys((*self.learned(game, edition, seats), *fixed_columns(edition, seats)))
            options |= dict.fromkeys(actions(game, edition).spellings)
        self.columns: Final = list(columns)
        self.options: Final = list(options)
        place = {name: n for n, name in enumerate(self.columns)}
        row_of = {name: n for n, name in enumerate(self.options)}
        self.places: Final = {
            table: np.array([place.get(name, LEFT_OUT) for name in columns_of(game, *table)], dtype=np.int32)
            for table in self.all
        }
        self.fixed: Final = {table: [place[name] for name in fixed_columns(*table)] for table in self.all}
        self.rows: Final = {  # for each edition, by the number of an action
            edition: [row_of[spelling] for spelling in actions(game, edition).spellings] for edition in rules.editions
        }

    def learned(self, game: Game, edition: str, seats: int) -> list[str]:
        """The columns of a table that are learned from."""
        return [name for name in columns_of(game, edition, seats) if not name.startswith(self.without)]


@cache
def tables(game: Game) -> Tables:
    """Those of a game, made once."""
    return Tables(game)
