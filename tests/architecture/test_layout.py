"""The cells of every game begin where core's end."""

from importlib import import_module

import pytest

from sneakernet.core import rng, state
from sneakernet.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_where_core_ends(game: str) -> None:
    layout = import_module(f"sneakernet.games.{game.replace('-', '_')}.state")
    assert layout.BASE == state.GAME == state.STACK + state.MOST_FRAMES


@pytest.mark.parametrize("game", GAMES)
def test_settings_fit_their_cells(game: str) -> None:
    assert len(GAMES[game].settings) <= state.MOST_SETTINGS


def test_core_cells_do_not_overlap() -> None:
    assert state.OFFERED < rng.STREAM
    assert rng.STREAM + 4 <= state.KNOWN
    assert state.KNOWN + state.OBSERVERS <= state.EDITION < state.SETTINGS
    assert state.SETTINGS + state.MOST_SETTINGS <= state.OPTIONS
    assert state.OPTIONS + state.MOST_OPTIONS <= state.STACK
