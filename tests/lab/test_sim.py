"""Simulations: seats rotate, shares add up, intervals cover."""

import pytest

from sneakernet.core.registry import find
from sneakernet.lab.sim import Played, Tally, plan, play_chunk, simulate
from sneakernet.lab.stats import share

HACKERS = find("hackers")


def test_bots_move_on_by_one_seat_from_game_to_game() -> None:
    tally = Tally(3)
    for game in range(3):
        tally.add(Played([1.0, 0.0, 0.0], 10), game)  # seat A wins every game
    assert tally.by_seat == [3.0, 0.0, 0.0] and tally.by_bot == [1.0, 1.0, 1.0]


def test_tallies_add_up() -> None:
    whole, parts = Tally(2), Tally(2)
    games = [
        (Played([1.0, 0.0], 7, 21, 4, "target", 3, {"draw": 7}), 0),
        (Played([0.5, 0.5], 9, 18, 2, "shared", 4, {"draw": 2, "answer": 7}), 1),
        (Played([0.0, 1.0], 5, 24, 6, "target", 2, {"draw": 5}), 0),
    ]
    for game, shift in games:
        whole.add(game, shift)
        part = Tally(2)
        part.add(game, shift)
        parts.merge(part)
    assert vars(whole) == vars(parts)
    assert (whole.shortest, whole.longest, whole.draws, whole.decisions) == (5, 9, 1, 21)
    assert (whole.options_per_decision(), whole.most_options, whole.turns) == (3.0, 6, 9)
    assert whole.question_share(["answer"]) == pytest.approx(1 / 3)
    assert [(name, round(won.mean, 2)) for name, won in whole.ending_shares().items()] == [
        ("target", 0.67),
        ("shared", 0.33),
    ]


def test_the_last_bot_named_takes_the_seats_that_are_left() -> None:
    made = plan(HACKERS, "", 4, "1", {}, ["uniform"], 1)
    assert made.bots == ("uniform",) * 4


def test_a_plan_is_simulated_in_chunks_with_news_in_between() -> None:
    made = plan(HACKERS, "", 3, "1", {"round_cap": 3}, [], 70)
    news: list[int] = []
    tally = simulate(made, 1, news.append)
    assert news == [50, 70] and tally.games == 70
    assert play_chunk((made, 50)).games == 20
    assert sum(tally.by_seat) == pytest.approx(70)


def test_a_bot_in_several_seats_gets_the_mean_of_them() -> None:
    tally = Tally(4)
    tally.add(Played([1.0, 0.0, 0.0, 0.0], 1), 0)
    shares = tally.bot_shares(("a", "b", "b", "b"))
    assert shares["a"].mean == 1.0 and shares["b"].mean == 0.0


@pytest.mark.parametrize(
    ("won", "games", "low", "high"), [(50, 100, 0.404, 0.596), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0)]
)
def test_wilson_interval(won: float, games: int, low: float, high: float) -> None:
    found = share(won, games)
    assert (round(found.low, 3), round(found.high, 3)) == (low, high)


def test_without_games_nothing_is_known() -> None:
    assert share(0, 0) == (0.0, 0.0, 1.0)
