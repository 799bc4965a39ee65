"""Lessons: one does what the table will ask for, and goes on after it was right."""

from itertools import combinations

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.test_keys import GAMES, PHONE
from tests.web.test_pages import faults

# What can be clicked on the table of a lesson, and how much of it belongs together.
THINGS = """() =>
  [...document.querySelectorAll('.slide-table :is(button.card, .node.open, .row .button:not(.primary))')]
    .map((one, n) => (one.id = `thing-${n}`))"""
TOGETHER = """async ([game, n]) => (await import(`/static/games/${game}/lessons.js`)).SLIDES[n].marks || 1"""


def do_all(page: Page, game: str, n: int) -> int:
    """Try everything until it is right; how often it was wrong."""
    tries = combinations(page.evaluate(THINGS), page.evaluate(TOGETHER, [game, n]))
    for wrong, things in enumerate(tries):
        for thing in things:
            page.locator(f"#{thing}").click()
        if len(things) > 1:
            page.locator(".slide-table .primary").click()
        expect(page.locator(".verdict.right, .verdict.wrong")).to_have_count(1)
        if page.locator(".verdict.right").count():
            return wrong
        for thing in things if len(things) > 1 else ():
            page.locator(f"#{thing}").click()
    raise AssertionError(f"nothing is right in {game} {n}")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_on_after_it_was_done(visit: Visit, game: str) -> None:
    page = visit(**(PHONE if game == "wired" else {}), locale="de-DE" if game == "hackers" else "en-GB").page
    page.goto(f"/learn/{game}")
    page.locator(".slide").wait_for()
    slides = page.evaluate(f"import('/static/games/{game}/lessons.js').then(one => one.SLIDES.length)")
    assert slides >= 6
    wrong, found = 0, []
    for n in range(slides):
        if n + 1 < slides:
            expect(page.locator(".slide-steps .primary")).to_be_disabled()
        wrong += do_all(page, game, n)
        if n == 1:
            found = faults(page)
        if n + 1 < slides:
            page.locator(".slide-steps .primary").click()
    assert found == []
    assert wrong > 0, "something can be wrong"
    page.locator(".slide-steps .primary").click()
    page.locator(".say.mine").wait_for()
