"""The line between a page and the server: it breaks, falls silent and comes back, and nothing goes wrong with it."""

from playwright.sync_api import Page, WebSocketRoute, expect

from tests.web.conftest import Visit
from tests.web.site import PATIENCE
from tests.web.test_keys import PHONE, with_bots
from tools.web.site import Site


def test_every_tab_keeps_its_language_over_a_break(visit: Visit, site: Site) -> None:
    english = visit()
    with_bots(english, "hackers")
    german = visit(locale="de-DE")
    german.context.add_cookies(english.context.cookies())  # type: ignore[arg-type]
    german.page.goto(english.page.url)
    expect(german.page.locator(".say-line")).to_contain_text("Du bist am Drücker")
    site.kill()
    german.page.locator(".lamp.down").wait_for()
    site.start()
    german.page.locator(".lamp.up").wait_for()
    expect(german.page.locator(".say-line")).to_contain_text("Du bist am Drücker")
    expect(german.page.locator(".log-turn").first).to_contain_text("Zug")
    expect(english.page.locator(".say-line")).to_contain_text("You have the keyboard")


def test_a_line_that_fell_silent_is_noticed(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    silent = False

    def between(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        route.on_message(lambda message: None if silent else server.send(message))
        server.on_message(lambda message: None if silent else route.send(message))

    page.route_web_socket("**/socket", between)
    visitor.take_clock()
    page.goto("/")
    page.locator(".tile-hackers .primary").click()
    page.locator(".say.mine").wait_for()
    silent = True
    page.evaluate("dispatchEvent(new Event('online'))")  # as a laptop that wakes up asks
    page.clock.fast_forward(PATIENCE)
    page.locator(".lamp.down").wait_for()
    silent = False
    page.locator(".lamp.up").wait_for()
    expect(page.locator(".say.mine")).to_be_visible()


def test_a_server_that_restarts_is_waited_for_and_what_could_not_be_said_stays_written(
    visit: Visit, site: Site
) -> None:
    page = with_bots(visit(), "hackers")
    page.locator("#tab-chat").click()
    site.stop()  # it says good-bye first
    page.locator(".lamp.down").wait_for()
    expect(page.locator(".say.lost")).to_be_visible()
    field = page.locator(".side input[name=text]")
    field.fill("Are you there?")
    field.press("Enter")
    expect(page.locator(".toast")).to_contain_text("Not sent")
    expect(field).to_have_value("Are you there?")
    site.start()
    page.locator(".lamp.up").wait_for()
    expect(page.locator(".say.mine")).to_be_visible()
    field.press("Enter")
    expect(page.locator(".chat-line")).to_contain_text("Are you there?")
    expect(field).to_have_value("")


def test_a_break_after_the_end_is_told_in_words(visit: Visit, site: Site) -> None:
    visitor = visit()
    page = with_bots(visitor, "hackers", settings={"round_cap": "1"})
    visitor.play_by_itself()
    visitor.wait_for_end()
    lost = page.locator(".say.lost")
    expect(lost).to_have_count(0)
    site.stop()
    expect(lost).to_contain_text("NO CARRIER")
    expect(page.locator(".result-text")).to_be_visible()
    site.start()
    page.locator(".lamp.up").wait_for()
    expect(lost).to_have_count(0)


def somebody_is_asked(*pages: Page) -> None:
    """Now bots have moved, and nothing happens at the table until a person chooses."""
    for _ in range(1000):
        if any(page.locator(".say.mine").count() for page in pages):
            return
        pages[0].wait_for_timeout(20)
    raise AssertionError("nobody is asked")


def says_hello(page: Page) -> None:
    page.locator("#tab-chat").click()
    page.locator(".phrase").first.click()
    page.locator(".chat-line").last.wait_for()


def test_a_phone_tells_of_unread_talk(visit: Visit) -> None:
    host, friend = visit(**PHONE), visit()
    host.table({"game": "hackers", "seats": 3})
    host.page.locator(".room .qr").wait_for()
    friend.page.goto(host.page.url)
    friend.page.locator(".chair button:not(.plain)").first.click()
    friend.page.locator(".chair.own:not(.watchers *)").wait_for()
    host.page.locator(".room .primary.big").click()
    host.page.locator(".hackers").wait_for()
    friend.page.locator(".hackers").wait_for()
    somebody_is_asked(host.page, friend.page)
    badge = host.page.locator(".side-toggle .badge")
    expect(badge).to_have_count(0)
    says_hello(friend.page)
    expect(badge).to_have_text("1")
    expect(host.page.locator("[role=status].sr")).to_contain_text("Hi!")  # a screen reader hears it at once
    host.page.locator(".side-toggle").click()
    host.page.locator("#tab-chat").click()
    host.page.locator(".side-toggle").click()
    expect(badge).to_have_count(0)
    host.page.reload()
    host.page.locator(".hackers").wait_for()
    expect(badge).to_have_count(0)
