"""HACK THE PLANET: who calls it is answered by everybody within a moment; the silent are lamers."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.test_drawn import Line
from tests.web.test_keys import answer, first_digit, with_bots

CALLED = """async chat => {
  const { Session } = await import('/static/js/session.js');
  const chairs = [['A', 'person'], ['B', 'person'], ['C', 'person'], ['D', 'bot']];
  const seen = { view: { places: {}, facts: {} }, game: 'one', prompt: null, window: null, news: [] };
  window.session = Object.assign(Object.create(Session.prototype), {
    board: { CALL: { event: 'called', phrase: 'hack' } }, up: true, you: { seat: 'B', guest: 'b' }, log: [], chat: [],
    table: { chat, muted: [], chairs: chairs.map(([seat, kind]) => ({ seat, kind })) }, view: { ...seen, seq: 1 },
    changed() {},
  });
  session.hear({ ...seen, type: 'view', seq: 2, events: [{ verb: 'called', seat: 'A' }] });
}"""
SAID = "seat => session.hear({ type: 'chat', phrase: 'hack', seat })"
FOCUSED_OR_OVER = "() => !document.querySelector('.planet-show') || document.querySelector('.planet-show :focus')"
STATES = "() => [...'ABCD'].map(seat => session.call?.of(seat) ?? null)"


def called(visit: Visit, chat: bool = True) -> Page:
    visitor = visit()
    visitor.take_clock()
    page = visitor.page
    page.goto("/")
    page.evaluate(CALLED, chat)
    return page


def test_a_call_waits_for_answers_and_then_tells_who_was_silent(visit: Visit) -> None:
    page = called(visit)
    assert page.evaluate(STATES) == ["", "waits", "waits", "waits"]
    assert page.evaluate("session.mayAnswer")
    page.clock.run_for(2000)
    assert page.evaluate(STATES) == ["", "waits", "waits", "replied"], "bots shout back"
    page.evaluate(SAID, "B")
    assert page.evaluate(STATES)[1] == "replied" and not page.evaluate("session.mayAnswer")
    page.clock.run_for(7000)
    page.evaluate(SAID, "C")
    assert page.evaluate(STATES) == ["", "replied", "silent", "replied"], "C was too late"


def test_at_a_quiet_table_nobody_has_to_shout(visit: Visit) -> None:
    page = called(visit, chat=False)
    page.clock.run_for(9000)
    assert page.evaluate(STATES) == [None] * 4 and not page.evaluate("session.mayAnswer")


def until_called(page: Page) -> None:
    """Play on with digits, which no show hears, until somebody calls or the game is over: a show ends by itself."""
    for _ in range(60):
        page.locator(".say.mine, .planet-show, .result").first.wait_for()
        if page.locator(".planet-show, .result").count():
            return
        answer(page, first_digit)
    raise AssertionError("nobody has called")


def test_one_key_answers_a_bot_that_calls(visit: Visit) -> None:
    visitor = visit()
    line = Line(visitor.page)
    page = visitor.page
    for _ in range(12):  # who begins is drawn: it may be me, and then I call; and a show may be over before it is seen
        with_bots(visitor, "hackers", 3, hints="off", settings={"round_cap": "1"})
        until_called(page)
        page.wait_for_function(FOCUSED_OR_OVER)
        if page.locator(".planet-show .shout:focus").count():
            page.keyboard.press("Enter")
            expect(page.locator(".planet-show")).to_have_count(0)
        if line.said:
            break
    expect(page.locator(".seat-me .tag.shout")).to_be_visible()
    assert [command["phrase"] for command in line.said] == ["hack"]
    expect(page.locator(".tag.lamer")).to_have_count(0)
