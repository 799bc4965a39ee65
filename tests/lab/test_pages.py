"""Pages of the lab: they name what was played and with what, and fit on a phone."""

import re

import pytest

from sneakernet import __version__
from sneakernet.core.registry import find
from sneakernet.lab import balance, compare, plots
from sneakernet.lab.batch import run
from sneakernet.lab.match import source
from sneakernet.lab.report import Weighed, balance_page
from sneakernet.lab.report_compare import compare_page
from sneakernet.lab.report_tournament import tournament_page
from sneakernet.lab.stats import Share
from sneakernet.lab.tournament import hold, plan
from sneakernet.say import Speech

SPEECH = Speech()
HACKERS = find("hackers")


def comparison() -> str:
    """The page of a small comparison."""
    sides = (compare.side(HACKERS, "round_cap=2"), compare.side(HACKERS, "round_cap=2 encrypted=on"))
    matches = compare.plan(HACKERS, sides, 0, "page", "uniform", 4)
    return compare_page(SPEECH, compare.compare(sides, run(matches, jobs=1)), matches, "command")


def tournament() -> str:
    """The page of a small tournament."""
    matches = plan(HACKERS, "", 3, {"round_cap": "2"}, "page", ["uniform", "greedy"], 2)
    return tournament_page(SPEECH, hold(matches, ["uniform", "greedy"], "page", jobs=1), matches, "command")


def weighed() -> str:
    """The page of a small balance."""
    matches = balance.plan(HACKERS, "", 0, {"round_cap": "2"}, "page", "uniform", 4)
    return balance_page(SPEECH, Weighed.by("command", [balance.weigh(matches, run(matches, jobs=1), "page")]))


def test_a_page_names_seats_bots_seed_and_games_whether_they_were_typed_or_not() -> None:
    assert "HACKERS, 2022: 4 seats, round_cap=2, bot uniform, 4 games, seed page" in weighed()
    both = "2022 round_cap=2 or 2022 round_cap=2 encrypted=on"
    assert f"HACKERS, {both}: 4 seats, bot uniform, 4 deals, 8 games, seed page" in comparison()
    assert "HACKERS, 2022 round_cap=2: 3 seats, bots uniform, greedy, 2 deals, 12 games, seed page" in tournament()


def test_a_page_names_the_version_and_the_source_that_made_it() -> None:
    for page in (weighed(), comparison(), tournament()):
        assert f"Sneakernet {__version__}; fingerprint of its rules and bots: {source()}" in page


def test_a_comparison_has_a_plot_for_counts_and_one_for_shares() -> None:
    page = comparison()
    assert page.count("<svg") == 2
    assert "Change, in % of the first way to play" in page and "Change, in points" in page


def test_plots_are_as_wide_as_a_phone_and_equally_wide() -> None:
    page = weighed()
    assert re.search(r"svg \{[^}]*width: 100%;[^}]*\}", page) and "140%" not in page
    assert re.search(r"h1[^{]*\{[^}]*overflow-wrap: anywhere", page), "a long title does not leave the screen"
    long = plots.shares(["a name that is much longer than others are"], [Share(0.5, 0.4, 0.6)], 0.5, "share")
    widths = [float(width) for width in re.findall(r'<svg [^>]*width="([\d.]+)pt"', page + long)]
    assert len(widths) > 3 and len(set(widths)) == 1 and widths[0] < 340, "wider ones would have small type on a phone"
    assert long.count("<text") > plots.shares(["a"], [Share(0.5, 0.4, 0.6)], 0.5, "share").count("<text"), "broken"


def test_plots_take_the_colours_of_the_page_they_lie_in() -> None:
    page = weighed()
    drawn = "".join(re.findall(r"<svg.*?</svg>", page, re.DOTALL))
    assert "var(--ink, " in drawn and "var(--open, " in drawn and "filter: invert" not in page
    for name in plots.NAMES.values():
        assert page.count(f"--{name}: #") == 2, f"{name} has a light and a dark side"


def test_a_long_name_takes_room_from_no_other() -> None:
    places, whole = plots.stacked(["one", "two\nlines", "three"])
    assert places == pytest.approx([3.15, 1.825, 0.5]) and whole == pytest.approx(3.65)


def test_the_command_of_a_page_is_broken_between_words_only() -> None:
    assert "code span { display: inline-block; }" in (page := weighed()) and "<code><span>command</span></code>" in page


def test_bars_stand_over_the_numbers_they_count() -> None:
    assert plots.bars([3, 5, 4, 3]) == [2.5, 3.5, 4.5, 5.5]
    assert plots.bars([7, 7]) == [6.5, 7.5]
    wide = plots.bars([1, 75])
    assert wide[:3] == [0.5, 3.5, 6.5] and wide[-2] < 75 < wide[-1], "three numbers each, the middle one in the middle"
    assert "Turns" in (drawn := plots.lengths([3, 4, 4], "Turns", "Games")) and "Games" in drawn
