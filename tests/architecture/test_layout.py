"""The cells of a state lie one after the other: core's, then the game's."""

import ast
from importlib import import_module
from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core import state
from sneakernet.core.layout import BadLayout, layout
from sneakernet.core.op import Book, Op
from sneakernet.core.registry import find, game_names
from sneakernet.core.state import State, blank
from tests.architecture import code


@pytest.mark.parametrize("game", game_names())
def test_the_cells_of_a_game_follow_each_other(game: str) -> None:
    """Each thing begins where the one above it ends, by a sum that says how many cells that one has."""
    module = f"sneakernet.games.{game.replace('-', '_')}.rules.cells"
    cells = layout(vars(import_module(module)), state.GAME)
    assert len(find(game).rules.new().row) == cells["END"]
    sums = {}
    source = code.ROOT.joinpath(*module.split(".")).with_suffix(".py")
    for line in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name) and line.value is not None:
            sums[line.target.id] = ast.unparse(line.value)
    first, *_ = cells
    assert sums[first] == "BASE"
    for above, name in pairwise(cells):
        assert sums[name].startswith(f"{above} + ")


HAND = {"SEATS": 4, "BASE": state.GAME, "HAND": state.GAME}


def test_cells_that_overlap_are_refused() -> None:
    at = state.GAME
    assert layout({**HAND, "BOX": at + 4, "DECK": at + 5, "END": at + 25, "SETS": 9}, at) == {
        "HAND": at, "BOX": at + 4, "DECK": at + 5, "END": at + 25,
    }  # fmt: skip
    with pytest.raises(BadLayout, match=f"DECK begins at {at + 4}, where BOX lies"):
        layout({**HAND, "BOX": at + 4, "DECK": at + 4, "END": at + 25}, at)
    with pytest.raises(BadLayout, match=f"END begins at {at + 1}, where BOX lies"):
        layout({**HAND, "BOX": at + 4, "END": at + 1}, at)


def test_cells_that_begin_elsewhere_than_where_those_of_core_end_are_refused() -> None:
    at = state.GAME
    with pytest.raises(BadLayout, match=f"BASE and HAND must be {at}"):
        blank({"BASE": at - 1, "HAND": at - 1, "END": at})
    with pytest.raises(BadLayout, match="from BASE to END"):
        blank(HAND)


@pytest.mark.parametrize("game", game_names())
def test_settings_fit_their_cells(game: str) -> None:
    assert len(find(game).rules.settings) <= state.MOST_SETTINGS


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
