"""People at one table: a friend by link, the same seat in two tabs, and a server that dies and comes back."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.test_keys import QUESTION
from tools.web.site import Site


def view_of(page: Page) -> str:
    """What a page shows of the game: the hand and the line above it."""
    cards = page.locator(".hand .card").evaluate_all("all => all.map(one => one.dataset.card)")
    return f"{page.locator('.say-line').inner_text()} {cards}"


def test_a_friend_sits_down_and_the_server_dies(visit: Visit, site: Site) -> None:
    host, friend = visit(), visit(viewport={"width": 360, "height": 740}, locale="de-DE")
    host.table({"game": "hackers", "seats": 3, "beat": 2, "settings": {"round_cap": "2"}})
    host.page.locator(".room .qr").wait_for()
    link = host.page.locator(".room .invite input").input_value()
    friend.page.goto(link)
    friend.page.locator(".chair button:not(.plain)").first.click()
    friend.page.locator(".chair.own:not(.watchers *)").wait_for()
    host.page.locator(".room .primary.big").click()
    for visitor in (host, friend):
        visitor.page.locator(".hackers").wait_for()
    host.page.locator("#tab-chat").click()
    host.page.locator(".phrase").first.click()
    friend.page.locator(".side-toggle").click()
    friend.page.locator("#tab-chat").click()
    friend.page.locator(".chat-line").wait_for()
    friend.page.locator(".side-toggle").click()

    site.kill()
    for visitor in (host, friend):
        visitor.page.locator(".lamp.down").wait_for()
    site.start()
    for visitor in (host, friend):
        visitor.page.locator(".lamp.up").wait_for()
    host.page.locator("#tab-log").click()
    for seed, visitor in enumerate((host, friend), start=3):
        visitor.play_by_itself(seed)
    for visitor in (host, friend):
        visitor.wait_for_end()
    scores = [visitor.page.locator(".podium b").all_inner_texts() for visitor in (host, friend)]
    assert scores[0] == scores[1]


def test_two_tabs_of_one_seat_agree(visit: Visit) -> None:
    visitor = visit()
    visitor.table({"game": "hackers", "chairs": [{}] + [{"bot": "uniform"}] * 3, "start": True})
    first = visitor.page
    first.locator(".say.mine").wait_for()
    second = visitor.open()
    second.goto(first.url)
    second.locator(".say.mine").wait_for()
    assert view_of(first) == view_of(second)
    before = view_of(first)
    asked = {page: page.evaluate(QUESTION) for page in (first, second)}
    second.keyboard.press("1")
    for page, before_it in asked.items():
        page.wait_for_function(f"asked => {QUESTION} !== asked", arg=before_it)
    for page in (first, second):
        page.locator(".say.mine, .result").first.wait_for()
    assert before != view_of(first) == view_of(second)


IN_WINDOW = """async eligible => {
  const { Session } = await import('/static/js/session.js');
  const { happening } = await import('/static/js/dock.js');
  const window = { text: 'One moment …', eligible, prompt: { text: 'Which sector?', options: [] } };
  return happening(Object.assign(Object.create(Session.prototype), { up: true, table: {}, view: {}, window }));
}"""


def test_who_alone_is_asked_in_a_window_reads_the_own_question(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    assert page.evaluate(IN_WINDOW, ["A"]) == "Which sector?"
    assert page.evaluate(IN_WINDOW, ["A", "B"]) == "One moment …"


TWO_PRESSES = """async () => {
  const { Session } = await import('/static/js/session.js');
  const picks = [];
  const [before, now] = ['add:worm', 'deck'].map(pick => ({ pick }));
  const link = { choose: (game, seq, { pick }) => String(picks.push(pick)) };
  const view = { seq: 2, prompt: { options: [now] } };
  const session = Object.assign(Object.create(Session.prototype), { view, link, board: {}, busy: '', changed() {} });
  session.choose(before);
  session.choose(now);
  return picks;
}"""


def test_a_button_of_the_question_before_answers_nothing(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    assert page.evaluate(TWO_PRESSES) == ["deck"]


def test_names_titles_and_talk_are_only_text(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    nasty = "<img onerror=alert(1)>"
    page.goto("/")
    page.locator(".me").click()
    page.locator("dialog input").fill(nasty)
    page.locator("dialog .primary").click()
    expect(page.locator(".me")).to_contain_text(nasty)
    visitor.table(
        {
            "game": "hackers",
            "title": "</script><b>{{7*7}}",
            "public": True,
            "chairs": [{}] + [{"bot": "uniform"}] * 3,
            "start": True,
        }
    )
    page.locator(".hackers").wait_for()
    page.locator("#tab-chat").click()
    page.locator(".side input[name=text]").fill("<svg/onload=alert(2)> javascript:alert(3)")
    page.keyboard.press("Enter")
    expect(page.locator(".chat-line")).to_contain_text("<svg/onload=alert(2)> javascript:alert(3)")
    assert nasty in page.locator(".seat-me .seat-name").inner_text()
    page.goto("/")
    expect(page.locator(".table-line").first).to_contain_text("</script><b>{{7*7}}")
    assert page.locator("img").count() == 0
