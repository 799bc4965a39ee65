"""What a person does at the table: look before choosing, a way back, a dock that stays, hands as a fan."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.test_drawn import Line
from tests.web.test_keys import GAMES, MINE, PHONE, QUESTION, answer, first_choice, my_question, until, with_bots

SIDEWAYS: dict[str, Any] = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
EDGE: Any = {"x": 20, "y": 40}  # what of a card is seen in a fan
CARD = ".hand .card.is-can"


def press_long(page: Page, what: str) -> None:
    """Keep a finger on something."""
    box = page.locator(what).first.bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    point = {"x": box["x"] + 20, "y": box["y"] + 40}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    page.wait_for_timeout(700)
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("game", GAMES)
def test_a_finger_reads_a_card_before_it_plays_it(visit: Visit, game: str) -> None:
    page = with_bots(visit(**PHONE), game, hints="off")
    until(page, CARD)
    asked = page.evaluate(QUESTION)
    press_long(page, CARD)
    page.keyboard.press("Escape")
    page.locator(CARD).first.tap(position=EDGE)
    expect(page.locator(".say-card")).to_be_visible()
    seen = "one => [one.innerText.length > 20, one.scrollHeight <= one.clientHeight + 1]"
    assert page.locator(".say-card").evaluate(seen) == [True, True], "there is a text, and all of it is in sight"
    back = page.locator(".choices .plain").first
    back.tap()
    expect(page.locator(".say-card")).to_have_count(0)
    assert page.evaluate(QUESTION) == asked
    page.locator(CARD).first.tap(position=EDGE)
    if page.locator(".slots").count():
        expect(page.locator(".slot.full")).to_have_count(1)
        page.locator(".slot.full").tap()
        expect(page.locator(".slot.full")).to_have_count(0)
        assert page.evaluate(QUESTION) == asked
        return
    answer(page, lambda page: page.locator(".choices .primary, .choices .choice:not(.plain)").first.tap())


@pytest.mark.parametrize(("screen", "locale"), [({}, "de-DE"), (PHONE, "en-GB")], ids=["desktop", "phone"])
def test_a_password_is_marked_in_any_order_and_confirmed_at_once(
    visit: Visit, screen: dict[str, Any], locale: str
) -> None:
    """The last card first: nothing before it is lost, nothing is sent before all of it is confirmed."""
    visitor = visit(**screen, locale=locale)
    line = Line(visitor.page)
    page = with_bots(visitor, "access-denied", hints="off")
    whole = line.view["prompt"]["set"]
    groups = {option["group"]: option["pick"] for option in whole["options"]}
    picks = list(groups.values())[::-1]
    for n, pick in enumerate(picks[:3], 1):
        expect(page.locator(".choice.confirm")).to_have_attribute("aria-disabled", "true")
        page.locator(f".choices [data-pick='{pick}']").evaluate("one => one.click()")
        expect(page.locator(".slot.full")).to_have_count(n)
    marked = picks[:3]
    if len(picks) > 3:
        page.locator(f".choices [data-pick='{picks[3]}']").evaluate("one => one.click()")
        expect(page.locator(".toast")).to_contain_text("3")
        page.locator(".slot.full").first.click()
        page.locator(f".choices [data-pick='{picks[3]}']").evaluate("one => one.click()")
        marked = [*picks[1:3], picks[3]]
    assert line.chosen == []
    answer(page, lambda page: page.locator(".choice.confirm").click())
    assert [choice["set"] for choice in line.chosen] == [marked]
    page.wait_for_function("() => document.querySelectorAll('.sector.own .password .card').length === 3")


def test_marks_stay_when_the_line_is_lost(visit: Visit) -> None:
    visitor = visit()
    page = with_bots(visitor, "access-denied", hints="off")
    page.keyboard.press("2")
    marked = page.locator(".slot.full").all_inner_texts()
    assert len(marked) == 1
    page.context.set_offline(True)
    page.evaluate("dispatchEvent(new Event('online'))")
    page.locator(".say.lost").wait_for()
    page.context.set_offline(False)
    page.evaluate("dispatchEvent(new Event('online'))")
    page.locator(MINE).wait_for()
    assert page.locator(".slot.full").all_inner_texts() == marked
    page.keyboard.press("Escape")
    expect(page.locator(".slot.full")).to_have_count(0)


def test_moves_are_confirmed_where_one_wants_it(visit: Visit) -> None:
    page = with_bots(visit(), "hackers")
    page.locator(".bar .switch-careful").click()
    until_confirmed = page.locator(".choices.raised .primary")
    page.keyboard.press("1")
    expect(until_confirmed).to_be_focused()
    page.keyboard.press("Escape")
    expect(until_confirmed).to_have_count(0)
    page.keyboard.press("1")
    answer(page, lambda page: page.keyboard.press("Enter"))


# At one moment: the game may be over at the next one.
FIRST_KEY = """() => document.querySelector('.result') ? [] : [{
  height: document.querySelector('.dock').offsetHeight,
  first: document.querySelector(".choices [data-key='1']")?.dataset.pick?.split(':')[0] ?? '' }]"""


@pytest.mark.parametrize("game", GAMES)
def test_the_first_key_ends_nothing_and_the_table_stays_where_it_is(visit: Visit, game: str) -> None:
    page = with_bots(visit(), game, hints="off")
    ends = page.evaluate(f"import('/static/games/{game}/board.js').then(board => board.ENDS)")
    looked: list[dict[str, Any]] = []
    while len(looked) < 12 and my_question(page):
        looked += page.evaluate(FIRST_KEY)
        answer(page, first_choice)
    assert [one["first"] for one in looked if one["first"] in ends] == []
    assert len({one["height"] for one in looked}) == 1


HAND = """async n => {
  const { hand } = await import("/static/js/dock.js");
  const { render } = await import("/static/js/dom.js");
  const { Pack } = await import("/static/js/card.js");
  const cards = await (await import("/static/js/api.js")).cards("access-denied");
  const pack = new Pack(cards);
  const some = pack.list.slice(0, n).map(card => card.id);
  const session = { seat: "A", prompt: {}, chosen: [], board: {},
    view: { view: { places: { "A hand": { cards: some, count: n } } } },
    optionsOf: () => [], isMarked: () => false, marks: () => false,
    keyOf: () => "", hinted: () => false, you: { orders: [] } };
  render(document.querySelector(".hand-row"), hand(session, pack, {}));
  const cut = one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
  return [...document.querySelectorAll(".hand .card-name")].filter(cut).map(one => one.innerText);
}"""


@pytest.mark.parametrize("screen", [{}, PHONE, SIDEWAYS], ids=["desktop", "phone", "sideways"])
def test_no_name_is_cut_in_a_hand_of_fifteen(visit: Visit, screen: dict[str, Any]) -> None:
    page = with_bots(visit(**screen), "access-denied")
    for n in (9, 15):
        assert page.evaluate(HAND, n) == []
        assert page.locator(".hand .card").count() == n
