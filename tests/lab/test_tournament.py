"""Tournaments and ratings: who wins more is rated higher, with intervals that say how sure that is."""

from math import inf, isfinite

import pytest

from sneakernet.core.registry import find
from sneakernet.lab.rating import Rated, fit, odds, ratings
from sneakernet.lab.tournament import hold, lineups, plan


def test_two_bots_take_turns_around_the_table_in_every_rotation() -> None:
    assert lineups("x", "y", 4) == [("x", "y", "x", "y"), ("y", "x", "y", "x")]
    assert len(lineups("x", "y", 3)) == 6
    chairs = [sum(row[seat] == "x" for row in lineups("x", "y", 3)) for seat in range(3)]
    assert chairs == [3, 3, 3]


def test_three_wins_to_one_are_odds_of_three() -> None:
    games = [Rated(("x", "y"), (1.0, 0.0))] * 300 + [Rated(("x", "y"), (0.0, 1.0))] * 100
    points = fit(games, ["x", "y"])
    assert odds(points["x"] - points["y"]) == pytest.approx(3, rel=0.02)
    assert sum(points.values()) == pytest.approx(0, abs=1e-6)


def test_equal_bots_are_rated_alike_and_intervals_hold_the_rating() -> None:
    deals = [[Rated(("x", "y"), (1.0, 0.0)), Rated(("y", "x"), (1.0, 0.0))]] * 40
    rated = ratings(deals, ["x", "y"], "seed")
    assert rated["x"].points == pytest.approx(0, abs=1e-6)
    assert rated["x"].low <= rated["x"].points <= rated["x"].high


def test_a_bot_that_never_loses_still_has_a_rating() -> None:
    points = fit([Rated(("x", "y"), (1.0, 0.0))] * 10, ["x", "y"])
    assert 0 < points["x"] < 2000


def test_a_bot_that_never_loses_is_not_certain_to_be_so_much_better() -> None:
    few, many = [
        ratings([[Rated(("x", "y"), (1.0, 0.0)), Rated(("y", "x"), (0.0, 1.0))]] * deals, ["x", "y"], "seed")["x"]
        for deals in (10, 400)
    ]
    assert few.low < few.points - 50 and many.low < many.points - 50
    assert few.points < many.points and few.low < many.low
    assert few.high == many.high == inf, "ten wins in ten games are no sign that there is no more to it"


def test_games_that_set_no_bound_leave_an_interval_open() -> None:
    won = [Rated(("x", "y"), (1.0, 0.0)), Rated(("y", "z"), (1.0, 0.0)), Rated(("z", "x"), (0.0, 1.0))]
    chain = ratings([won] * 20, ["x", "y", "z"], "seed")
    assert [isfinite(chain[name].low) for name in "xyz"] == [True, False, False]
    assert [isfinite(chain[name].high) for name in "xyz"] == [False, False, True]
    ring = ratings([[*won, Rated(("z", "x"), (1.0, 0.0))]] * 20, ["x", "y", "z"], "seed")
    assert all(isfinite(end) for rating in ring.values() for end in rating), "each beat each, if by way of another"


def test_a_tournament_puts_the_better_bot_first() -> None:
    rules = find("hackers").rules
    names = ["uniform", "greedy"]
    matches = plan(find(rules.name), "", 3, {"round_cap": "4"}, "cup", names, 12)
    found = hold(matches, names, "cup", jobs=1)
    assert list(found.ratings) == ["greedy", "uniform"]
    assert found.games == len(matches) == 12 * 6
    assert found.pairings[0].one == "greedy" and found.pairings[0].share.mean > 1 / 3
