"""Teeth: leaks planted on purpose are caught by the comparison of pairs of worlds."""

from collections.abc import Callable

import pytest

from sneakernet.core.rng import Rng
from sneakernet.core.view import View
from sneakernet.server.play import Play
from sneakernet.server.windows import Opening
from tests.server.pairs import Pairs

whole_view, whole_window, whole_advance = Play.view, Play.next_window, Play.advance


def engine_view(play: Play, observer: int) -> View:
    """The view runs ahead of what is shown."""
    play.face = play.table.state
    return whole_view(play, observer)


def holder_only(play: Play) -> tuple[int, Opening] | None:
    """A window opens only if somebody holds an answer."""
    return whole_window(play) if play.holders() else None


def holders_named(play: Play) -> tuple[int, Opening] | None:
    """The window names those who hold an answer."""
    found = whole_window(play)
    return found and (found[0], Opening(found[1].kind, tuple(play.holders()) or (0,), found[1].cause))


def everything_told(play: Play, observer: int) -> int:
    """Events are told before their time."""
    return len(play.table.log)


def counting_picks(play: Play, windows: bool) -> None:
    """The number of a view counts what happened in secret too."""
    whole_advance(play, windows)
    play.seqs = {observer: play.seqs[observer] + len(play.table.log) for observer in play.seqs}


def longer_for_holders(play: Play) -> tuple[int, Opening] | None:
    """Something about the window depends on who could answer: here whether it waits."""
    found = whole_window(play)
    return found and (found[0], Opening(found[1].kind, found[1].eligible, found[1].cause, bool(play.holders())))


LEAKS: list[tuple[str, Callable[..., object]]] = [
    ("view", engine_view),
    ("next_window", holder_only),
    ("next_window", holders_named),
    ("upto", everything_told),
    ("advance", counting_picks),
    ("next_window", longer_for_holders),
]


@pytest.mark.parametrize(("method", "leak"), LEAKS, ids=[leak.__name__ for _, leak in LEAKS])
def test_a_planted_leak_is_caught(method: str, leak: Callable[..., object], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Play, method, leak)
    for game, settings in (("hackers", {"encrypted": "on"}), ("access-denied", {"edition": "2014"})):
        pairs = Pairs(game, settings, Rng("teeth"))
        while pairs.moments < 300:
            pairs.play(f"teeth {pairs.games}", 300 - pairs.moments)
            if pairs.differences or pairs.uncovered:
                return
    raise AssertionError("nobody noticed")
