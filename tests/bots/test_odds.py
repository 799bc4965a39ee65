"""What is said of chances: the hopes of the search, set right by what came of them in games that were played."""

import pytest

from sneakernet.bots import odds, spot_at
from sneakernet.bots.hints import hint
from sneakernet.bots.ismcts import Ismcts
from sneakernet.bots.odds import said
from sneakernet.bots.registry import judgement
from sneakernet.bots.style import FULL, Style, Trust, style_of
from sneakernet.core.registry import all_games, find
from sneakernet.say import Speech
from tests.support.table import Table
from tools.reliability import Word, fit, words

MEASURED = [trust for game in all_games() for by_seats in style_of(game).trust.values() for trust in by_seats.values()]


@pytest.mark.parametrize("trust", [FULL, *MEASURED])
def test_a_better_hope_is_a_better_chance_and_certainty_stays(trust: Trust) -> None:
    told = [said(trust, percent / 100) for percent in range(101)]
    assert told == sorted(told) and (told[0], told[-1]) == (0, 1)


@pytest.mark.parametrize(("hope", "chance"), [(-0.004, "0%"), (1.004, "100%")])
def test_no_chance_is_told_below_nothing_or_above_certainty(hope: float, chance: str) -> None:
    """A first look may leave a hope there: “fell from 18 % to -0 %” was told."""
    assert Speech().percent(said(Trust(-0.31, 0.77), hope), 0) == chance


@pytest.mark.parametrize("edition", ["2014", "2013", "german"])
def test_a_hint_in_access_denied_says_less_than_the_search_hopes(edition: str) -> None:
    """Of 100 times that 55 % were hoped for, four players of this strength won 38 (2014), or fewer (german)."""
    t = Table("access-denied", seats=4, edition=edition, seed="odds")
    spot = spot_at(t.game, t.s, t.rules.ask(t.s), "odds")
    tree = Ismcts(judgement(find("access-denied")), style_of(find("access-denied")).manner, 40).think(spot)
    trust = style_of(t.game).trust_in(edition, 4)
    told = hint(spot_at(t.game, t.s, t.rules.ask(t.s), "odds"), 40)
    assert told.chance == pytest.approx(odds.chances(tree, trust)[tree.best()])
    assert told.chance < tree.hopes()[tree.best()]
    assert sum(odds.everybody(tree, trust)) == pytest.approx(1)


def test_a_table_that_was_not_measured_is_like_the_nearest() -> None:
    style = style_of(find("access-denied"))
    by_seats = style.trust["2014"]
    assert [style.trust_in("2014", seats) for seats in (2, 5, 6)] == [by_seats[n] for n in (2, 4, 6)]
    assert Style().trust_in("", 4) == FULL


def test_the_check_finds_shift_and_slope_again() -> None:
    """Words whose outcome is exactly what a trust promises."""
    trust = Trust(-0.5, 1.2)
    found = [Word(n / 100, 0.0, said(trust, n / 100)) for n in range(5, 96)]
    assert fit(found) == pytest.approx(trust)


def test_the_check_hears_every_decision_of_a_game() -> None:
    found = list(words(find("hackers"), "", 3, "odds", 5))
    assert len(found) > 10 and all(0 <= word.said <= 1 and 0 <= word.won <= 1 for word in found)
