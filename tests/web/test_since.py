"""What is new since my last turn is marked, and what scores adds up on sight, to the result."""

from typing import Any

from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.test_drawn import Line
from tests.web.test_keys import MINE, answer, first_choice, with_bots

FRESH = """() => [...document.querySelectorAll('[data-place$=" files"] .card.fresh')].map(one => one.dataset.card)"""
SUMS = """() => [...document.querySelectorAll('.seat .score')].filter(one => one.querySelector('.sum')).map(one =>
  [one.querySelector('.sum').innerText.split(' + ').reduce((sum, n) => sum + Number(n), 0),
   Number(one.ariaLabel.match(/-?\\d+/)[0])])"""
PODIUM = """() => [...document.querySelectorAll('.podium li')].map(one =>
  [(one.querySelector('.tally').innerText.match(/\\d+(?=,|$)/g) || []).reduce((sum, n) => sum + Number(n), 0),
   Number(one.querySelector('b').innerText)])"""


def files(view: dict[str, Any]) -> set[str]:
    """The cards in all FILES."""
    places = view["view"]["places"]
    return {card for name in places if name.endswith(" files") for card in places[name]["cards"]}


def whole_game(page: Page, line: Line) -> bool:
    """Play one to its end, and look at the table when my turn begins; whether something was new then."""
    seen, turns = False, 0
    while True:
        page.locator(f"{MINE}, .planet-show, .result").first.wait_for()
        if page.locator(".result").count():
            return seen
        mine = page.locator(".log-turn", has_text=": you.").count()
        if mine > turns:
            sums = page.evaluate(SUMS)
            assert [count for count, score in sums if count != score] == []
        views = line.views
        left = [n for n in range(1, len(views)) if is_mine(views[n - 1]) and not is_mine(views[n])]
        if mine > turns and left:
            new = files(line.view) - files(views[left[-1]])
            assert set(page.evaluate(FRESH)) == new
            assert page.locator(".log-since").count() == 1
            seen = seen or bool(new)
        turns = mine
        answer(page, first_choice)


def test_what_is_new_is_marked_and_what_scores_adds_up(visit: Visit) -> None:
    visitor = visit()
    line = Line(visitor.page)
    for _ in range(3):  # who adds nothing leaves nothing new
        line.views.clear()
        page = with_bots(visitor, "hackers", settings={"first_starter": "host", "round_cap": "2"})
        seen = whole_game(page, line)
        page.locator(".podium").wait_for()
        assert [count for count, score in page.evaluate(PODIUM) if count != score] == []
        if seen:
            return
    raise AssertionError("nothing was new")


def is_mine(view: dict[str, Any]) -> bool:
    return bool(view["view"]["facts"]["active"] == "A")
