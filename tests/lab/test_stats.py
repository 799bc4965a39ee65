"""Means with intervals: wide for few samples, narrow for many, and usually right."""

from random import Random

import pytest

from sneakernet.lab.stats import mean


def test_the_interval_of_many_samples_is_narrow() -> None:
    few = mean([0.0, 1.0] * 5)
    many = mean([0.0, 1.0] * 500)
    assert few.mean == many.mean == 0.5
    assert many.high - many.low < 0.1 < few.high - few.low


def test_one_sample_says_nothing_about_its_interval() -> None:
    assert mean([0.7]) == (0.7, 0.0, 1.0) and mean([]) == (0.0, 0.0, 1.0)


def test_ninety_five_of_a_hundred_intervals_hold_the_truth() -> None:
    random = Random("cover")
    held = sum(
        low <= 0.3 <= high for _, low, high in (mean([random.gauss(0.3, 1) for _ in range(12)]) for _ in range(1000))
    )
    assert held == pytest.approx(950, abs=25)
