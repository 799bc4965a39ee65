"""Numbers as people write them: signs that can be read, points for differences of shares, nothing that looks like 0."""

import pytest

from sneakernet.lab.compare import Comparison, Figure, Side
from sneakernet.lab.rating import Rating
from sneakernet.lab.report_compare import compare_found, compare_rows
from sneakernet.lab.stats import Share
from sneakernet.lab.tournament import interval
from sneakernet.lab.wording import change, digits_for, points
from sneakernet.say import Speech

ENGLISH, GERMAN = Speech("en"), Speech("de")


def test_a_difference_of_shares_is_said_in_points_with_signs() -> None:
    fewer = Share(-0.015, -0.022, -0.008)
    assert change(ENGLISH, fewer, True) == ("−1.5 points", "−2.2 to −0.8 points")
    assert change(GERMAN, fewer, True) == ("−1,5 Punkte", "−2,2 bis −0,8 Punkte")
    assert change(ENGLISH, Share(0.32, -0.1, 0.7), False) == ("+0.3", "−0.1 to +0.7")
    assert points(ENGLISH, 0.123) == "12.3 points" and points(GERMAN, 0.123) == "12,3 Punkte"


@pytest.mark.parametrize(
    ("ends", "digits"), [((-3.0, -0.1), 1), ((-3.0, -0.04), 2), ((0.004, 3.0), 3), ((0.0, 3.0), 1), ((-0.0, 0.0), 1)]
)
def test_an_end_that_is_not_0_does_not_look_like_it(ends: tuple[float, float], digits: int) -> None:
    assert digits_for(ends) == digits


def test_what_is_called_sure_leaves_0_out_for_every_reader() -> None:
    side = Side("2022", "2022", {}, {})
    figure = Figure("starter", Share(0.5, 0.4, 0.6), Share(0.485, 0.4, 0.6), Share(-0.015, -0.03, -0.0004))
    found = Comparison(side, side, 9, (figure,), Share(0.5, 0.4, 0.6))
    assert figure.sure and compare_found(ENGLISH, found)[0].endswith("(difference −3.00 to −0.04 points).")
    assert compare_rows(ENGLISH, found)[0][3:] == ["−1.50 points", "−3.00 to −0.04 points"]


def test_a_rating_below_the_average_can_be_read() -> None:
    assert interval(ENGLISH, Rating(-400.0, -683.0, -136.0)) == "−683 to −136"
    assert interval(GERMAN, Rating(-400.0, -683.0, -136.0)) == "−683 bis −136"
