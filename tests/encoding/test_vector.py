"""Many tables at once are the same games as one table after the other."""

from typing import Any

import numpy as np
import pytest

from sneakernet.core.choice import IllegalPick
from sneakernet.core.registry import all_games, find
from sneakernet.core.rng import Rng
from sneakernet.encoding import Observer, actions
from sneakernet.encoding.shared import ARRAYS, SharedVector
from sneakernet.encoding.vector import Vector

TABLES = 3
CASES = [(game.name, edition, seats) for game in all_games() for edition in game.rules.editions for seats in (3, 4)]


@pytest.mark.parametrize(("name", "edition", "seats"), CASES)
def test_a_step_shows_what_a_table_alone_shows(name: str, edition: str, seats: int) -> None:
    """Rows, masks, who is asked, who has won."""
    game, chance = find(name), np.random.default_rng(1)
    many = Vector(game, edition, seats, TABLES, whole=True)
    many.reset("7")
    acts, deals = actions(game, edition), Rng("7")
    how = Observer(game, edition, seats, acts)
    width = len(how.columns)

    def dealt() -> Any:
        s = game.rules.start(edition, seats, many.settings)
        game.rules.deal(s, deals)
        return s

    alone = [dealt() for _ in range(TABLES)]
    for _ in range({"hackers": 200, "wired": 150, "access-denied": 60}[name]):
        for n, s in enumerate(alone):
            seat = int(s.asked())
            row = how.row(s, seat)
            assert many.asked[n] == seat
            assert many.observations[n].tobytes() == row[:width] and many.masks[n].tobytes() == row[width:]
            assert sorted(many.legal[n, : many.counts[n]]) == sorted(acts.offered(s))
            assert many.states[n].tobytes() == how.whole_row(s, seat)[:width]
        chosen = many.random_actions(chance)
        ended = many.step(chosen)
        assert ended == many.over.sum()
        for n, s in enumerate(alone):
            game.rules.pick(s, acts.offered(s).index(chosen[n]))
            outcome = game.rules.outcome(s)
            assert (outcome is not None) == many.over[n]
            assert list(many.rewards[n]) == ([0.0] * seats if outcome is None else outcome.shares)
            alone[n] = s if outcome is None else dealt()


def test_the_arrays_stay_and_are_nobodys_to_write() -> None:
    many = Vector(find("hackers"), tables=4)
    arrays = (many.observations, many.masks, many.legal, many.counts, many.asked, many.over, many.rewards)
    places = [array.__array_interface__["data"][0] for array in arrays]
    many.reset("1")
    for _ in range(100):
        many.step(many.legal[:, 0])
    assert places == [array.__array_interface__["data"][0] for array in arrays]
    for array in arrays:
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 0


def test_what_is_no_action_is_refused() -> None:
    many = Vector(find("hackers"), tables=2)
    many.reset("1")
    with pytest.raises(ValueError, match="2 tables need as many actions"):
        many.step(np.zeros(3, np.int64))
    for wrong in (-1, len(many.actions), int((~many.masks[0]).argmax())):
        with pytest.raises(IllegalPick):
            many.step(np.array([wrong, many.legal[1, 0]]))


def test_processes_play_what_one_plays_with_the_seed_of_each() -> None:
    with SharedVector(find("hackers"), seats=3, tables=4, processes=2, encrypted=True) as many:
        parts = [Vector(find("hackers"), seats=3, tables=2, encrypted=True) for _ in range(2)]
        many.reset("7")
        for number, part in enumerate(parts):
            part.reset(f"7 {number}")
        chance = np.random.default_rng(1)
        for _ in range(150):
            for name in ARRAYS:
                assert (getattr(many, name) == np.concatenate([getattr(part, name) for part in parts])).all(), name
            chosen = many.random_actions(chance)
            ended = many.step(chosen)
            assert ended == sum(part.step(chosen[2 * n : 2 * n + 2]) for n, part in enumerate(parts))
        with pytest.raises(IllegalPick):
            many.step(np.full(4, -1))


def test_tables_are_shared_out_evenly() -> None:
    with pytest.raises(ValueError, match="5 tables cannot be shared out evenly among 2 processes"):
        SharedVector(find("hackers"), tables=5, processes=2)
