"""The cells of every game begin where core's end."""

from importlib import import_module

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core import rng, state
from sneakernet.core.op import Book, Op
from sneakernet.core.registry import find, game_names
from sneakernet.core.state import State


@pytest.mark.parametrize("game", game_names())
def test_a_game_begins_where_core_ends(game: str) -> None:
    layout = import_module(f"sneakernet.games.{game.replace('-', '_')}.rules.state")
    assert layout.BASE == state.GAME == state.STACK + state.MOST_FRAMES


@pytest.mark.parametrize("game", game_names())
def test_settings_fit_their_cells(game: str) -> None:
    assert len(find(game).rules.settings) <= state.MOST_SETTINGS


def test_core_cells_do_not_overlap() -> None:
    assert state.OFFERED < rng.STREAM
    assert rng.STREAM + 4 <= state.KNOWN
    assert state.KNOWN + state.OBSERVERS <= state.EDITION < state.SETTINGS
    assert state.SETTINGS + state.MOST_SETTINGS <= state.OPTIONS
    assert state.OPTIONS + state.MOST_OPTIONS <= state.STACK


def test_a_frame_keeps_op_seat_and_number_apart() -> None:
    s = find("hackers").rules.new()
    most = 2**49 - 1
    s.drop(s.depth())
    for op, seat, number in ((0, 0, 0), (state.MOST_OPS - 1, 7, 0), (5, 3, most)):
        s.push(op, seat, number)
        assert (s.open_op(0), s.open_seat(0), s.open_number(0)) == (op, seat, number)
    s.begin_anew(2)
    assert (s.open_op(0), s.open_seat(0), s.open_number(0)) == (5, 2, 0)
    assert s.open_op(1) == state.MOST_OPS - 1


def test_no_more_procedures_are_open_than_fit() -> None:
    s = find("hackers").rules.new()
    while s.depth() < state.MOST_FRAMES:
        s.push(0, 0, 0)
    before = s.encode()
    with pytest.raises(RuntimeError):
        s.push(0, 0, 0)
    with pytest.raises(RuntimeError):
        s.push_each(vec[i64]([0]), 0, 0, 0)
    assert s.encode() == before


def test_a_game_has_no_more_procedures_than_a_frame_can_name() -> None:
    book: Book[State] = Book()
    for _ in range(state.MOST_OPS):
        Op(book)
    with pytest.raises(RuntimeError):
        Op(book)
