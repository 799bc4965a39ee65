"""Means with intervals: wide for few samples, narrow for many, and usually right."""

from random import Random

import pytest

from sneakernet.lab.stats import Z_95, mean, mean_difference, mean_share, z_for


def test_the_interval_of_many_samples_is_narrow() -> None:
    few = mean([0.0, 1.0] * 5)
    many = mean([0.0, 1.0] * 500)
    assert few.mean == many.mean == 0.5
    assert many.high - many.low < 0.1 < few.high - few.low


def test_intervals_of_many_lines_are_wider_so_that_they_hold_together() -> None:
    assert z_for(0) == z_for(1) == pytest.approx(Z_95)
    assert z_for(5) == pytest.approx(2.5758, abs=1e-4)


def test_one_sample_says_nothing_about_its_interval() -> None:
    assert mean([0.7]) == (0.7, 0.0, 1.0) and mean([]) == (0.0, 0.0, 1.0)


def test_ninety_five_of_a_hundred_intervals_hold_the_truth() -> None:
    random = Random("cover")
    held = sum(
        low <= 0.3 <= high for _, low, high in (mean([random.gauss(0.3, 1) for _ in range(12)]) for _ in range(1000))
    )
    assert held == pytest.approx(950, abs=25)


@pytest.mark.parametrize(("same", "games", "most"), [(1.0, 4, 1.0), (0.0, 4, 1.0), (0.25, 4, 1.0), (0.5, 2, 0.5)])
def test_samples_that_are_all_the_same_are_not_certainty(same: float, games: int, most: float) -> None:
    few, many = mean_share([same] * 10, games, most), mean_share([same] * 1000, games, most)
    assert few.mean == many.mean == same
    assert 0 <= few.low <= many.low + 1e-12 and many.low <= same <= many.high <= few.high <= most
    assert few.high - few.low > many.high - many.low > 0


def test_a_share_stays_between_nothing_and_all() -> None:
    rare = mean_share([0.0] * 29 + [1.0])
    assert 0 < rare.low < rare.mean < rare.high < 1 and mean([0.0] * 29 + [1.0]).low < 0
    assert mean_share([0.7]) == (0.7, 0.0, 1.0) and mean_share([], most=0.5) == (0.0, 0.0, 0.5)


@pytest.mark.parametrize("p", [0.1, 0.3, 0.97])
def test_intervals_of_shares_hold_the_truth_where_the_games_of_a_deal_belong_together(p: float) -> None:
    random = Random(f"deals {p}")

    def deal() -> float:
        luck = random.random()  # one for half of the four games
        return sum((luck if game < 2 else random.random()) < p for game in range(4)) / 4

    found = [mean_share([deal() for _ in range(40)], 4) for _ in range(1000)]
    assert sum(low <= p <= high for _, low, high in found) >= 925


def test_counts_that_are_all_the_same_are_not_certainty() -> None:
    few, many = mean([9.0, 9.0]), mean([9.0] * 1000)
    assert few.low < many.low < 9 < many.high < few.high
    assert mean([1.0, 90.0], least=0.0).low == 0


@pytest.mark.parametrize("same", [-1.0, 0.0, 0.5])
def test_differences_that_are_all_the_same_are_not_certainty(same: float) -> None:
    few, many = mean_difference([same] * 4), mean_difference([same] * 400)
    assert few.mean == many.mean == same
    assert -1 <= few.low <= many.low <= same <= many.high <= few.high <= 1 and many.low < many.high
    assert few.low < 0 < few.high


def test_intervals_of_differences_hold_the_truth() -> None:
    random = Random("differences")
    found = [mean_difference(random.choices([-1.0, 0.0, 1.0], [1, 17, 2], k=40)) for _ in range(1000)]
    assert sum(low <= 0.05 <= high for _, low, high in found) >= 940
