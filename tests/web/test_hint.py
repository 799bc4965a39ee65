"""Hints in the browser: a button beside the question, an answer that is shown and said, where the host allows it."""

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit

MINE = ".say.mine"
ALONE = {"game": "hackers", "seats": 3, "chairs": [{}, {"bot": "uniform"}, {"bot": "uniform"}], "start": True}
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
SENTENCE = {"en-GB": r"I would pick “.+”: \d+% to win", "de-DE": r"Ich würde „.+“ wählen: \d+\s% Siegchance"}


@pytest.mark.parametrize("more", [{"locale": "en-GB"}, {"locale": "de-DE", **PHONE}], ids=["by key", "by finger"])
def test_a_hint_is_shown_and_said_until_the_next_question(visit: Visit, more: dict[str, Any]) -> None:
    visitor = visit(**more)
    page = visitor.page
    page.add_init_script("localStorage['sneakernet.lesson.hackers'] = 'off'")
    visitor.table(ALONE)
    page.locator(MINE).wait_for()
    button = page.locator(".say .ask-hint")
    box = button.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= page.evaluate("innerWidth")
    assert "has_touch" not in more or box["height"] >= 44
    above = page.locator(".board").bounding_box()
    if "has_touch" in more:
        button.tap()
    else:
        page.keyboard.press("t")
    sentence = re.compile(SENTENCE[more["locale"]])
    expect(page.locator(".say-hint")).to_have_text(sentence)
    expect(page.locator("[role=status].sr")).to_have_text(sentence)
    assert page.evaluate("document.activeElement.matches('body, .ask-hint')"), "the focus stays"
    expect(page.locator(".hinted").first).to_be_visible()  # what it would pick is marked
    assert float(button.evaluate("one => getComputedStyle(one).opacity")) < 1, "there is no second hint here"
    below = page.locator(".board").bounding_box()
    assert above and below and above["height"] - below["height"] < 60, "the table stays where it is"
    page.keyboard.press("1")
    expect(page.locator(".say-hint")).to_have_count(0)


@pytest.mark.parametrize("more", [{}, PHONE], ids=["screen", "phone"])
def test_the_star_of_a_hint_leaves_room_for_the_number_of_equal_cards(visit: Visit, more: dict[str, Any]) -> None:
    visitor = visit(**more)
    visitor.table(ALONE)
    card = visitor.page.locator(".hand .card").first
    # Both marks are put on and measured at once: the table may draw its cards anew in between.
    below, star = card.evaluate("""one => {
      one.insertAdjacentHTML("beforeend", '<span class="card-note">×3</span>');
      one.classList.add("hinted");
      const note = one.querySelector(".card-note");
      return [note.offsetTop + note.offsetHeight, parseFloat(getComputedStyle(one, "::after").top)];
    }""")
    assert below <= star


def test_the_host_takes_hints_away_and_gives_them_back(visit: Visit) -> None:
    visitor = visit()
    visitor.table({**ALONE, "hints": "off"})
    page = visitor.page
    page.locator(MINE).wait_for()
    assert page.locator(".ask-hint").count() == 0
    page.keyboard.press("t")
    expect(page.locator(".toast")).to_contain_text("No hints at this table.")
    for who, buttons in (("on", 1), ("off", 0), ("alone", 1)):
        page.get_by_role("tab", name="People").click()
        page.get_by_role("button", name="Change the table").click()
        page.locator("dialog[open] select[name=hints]").select_option(who)
        page.locator("dialog[open] .primary").click()
        expect(page.locator(".ask-hint")).to_have_count(buttons)
    assert page.locator(".say-hint").count() == 0
