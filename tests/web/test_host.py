"""What a host can do about people and a game over days, and windows that are passed ahead."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.site import Visitor
from tests.web.test_pages import faults

# Takes one choice after the other, but not where one may pass ahead.
SLOW_CLICKER = """() => {
  let n = 0;
  setInterval(() => {
    if (document.querySelector(".pass-kind")) return;
    const picks = [...document.querySelectorAll(".choices [data-pick]:not([aria-pressed=true], .confirm)")];
    (document.querySelector(".choice.confirm:not([aria-disabled])") || picks[n++ % picks.length])?.click();
  }, 15);
}"""
HOOK = "https://hooks.example/me"


def room_of_two(host: Visitor, friend: Visitor, **wish: object) -> None:
    """A table with two people, before its game."""
    host.table({"game": "access-denied", "seats": 3, **wish})
    host.page.locator(".room .qr").wait_for()
    friend.page.goto(host.page.url)
    friend.page.locator(".chair button").first.click()
    friend.page.locator(".chair.own").wait_for()


def test_the_host_removes_somebody_who_only_watched(visit: Visit) -> None:
    host, guest = visit(), visit(locale="de-DE")
    host.table({"game": "hackers", "chairs": [{}] + [{"bot": "uniform"}] * 3, "start": True})
    host.page.locator(".hackers").wait_for()
    guest.page.goto(host.page.url)
    guest.page.locator(".hackers").wait_for()
    guest.page.locator("#tab-people").click()
    expect(guest.page.locator(".watchers .own")).to_be_visible()
    expect(guest.page.locator(".watchers button")).to_have_count(0)
    host.page.locator("#tab-people").click()
    host.page.locator(".watchers button", has_text="Remove").click()
    expect(host.page.locator(".watchers")).to_have_count(0)
    expect(guest.page.locator(".nothing")).to_be_visible()


def hook_of(page: Page) -> str:
    found: str = page.evaluate("async () => (await (await fetch('/api/me')).json()).hook")
    return found


def test_who_plays_over_days_is_told_of_their_turns(visit: Visit) -> None:
    visitor = visit(locale="de-DE")
    page = visitor.page
    visitor.post("/api/guests", {"name": "geduldig", "language": "de"})
    visitor.table({"game": "hackers", "pace": "turns", "chairs": [{}] + [{"bot": "uniform"}] * 3, "start": True})
    page.locator("#tab-people").click()
    page.locator(".side button", has_text="Sag mir, wenn ich dran bin").click()
    field = page.locator("dialog [name=hook]")
    for bad, words in (("http://hooks.example", "https://"), ("https://elsewhere.example", "nur hooks.example")):
        field.fill(bad)
        page.locator("dialog .primary").click()
        expect(page.locator(".toast")).to_contain_text(words)
        page.locator(".toast .close").click()
        assert hook_of(page) == ""
    field.fill(HOOK)
    page.locator("dialog .primary").click()
    expect(page.locator("dialog")).to_have_count(0)
    assert hook_of(page) == HOOK


def test_the_form_for_a_table_asks_for_the_address_where_the_game_takes_days(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.post("/api/guests", {"name": "patient"})
    page.goto("/")
    page.locator(".tile-hackers .tile-play button").last.click()
    page.locator("dialog summary", has_text="Time").click()
    field = page.locator("dialog [name=hook]")
    expect(field).to_be_hidden()
    page.locator("dialog [name=pace]").select_option("turns")
    field.fill("nowhere")
    page.locator("dialog .big").click()
    expect(page.locator(".toast")).to_contain_text("https://")
    field.fill(HOOK)
    page.locator("dialog .big").click()
    page.locator(".room").wait_for()
    assert hook_of(page) == HOOK


def test_all_windows_of_a_kind_are_passed_ahead(visit: Visit) -> None:
    host, friend = visit(), visit(locale="de-DE")
    with host.page.expect_websocket() as socket:
        room_of_two(host, friend, seats=2, beat=-1)  # no bot: nothing happens while nobody plays
    host.page.locator(".room > .primary").click()
    for visitor in (host, friend):
        visitor.page.locator(".access-denied").wait_for()
    passes = friend.page.locator(".ad-seat .tag[title^='wann immer']")
    host.page.locator("button.now").click()
    host.page.locator("dialog .ahead select").select_option("kind attempt")
    expect(passes).to_have_text("passt")
    host.page.keyboard.press("Escape")
    host.page.keyboard.press("p")
    expect(passes).to_have_count(0)
    friend.play_by_itself()
    host.page.evaluate(SLOW_CLICKER)
    button = host.page.locator(".pass-kind")
    button.wait_for()
    assert faults(host.page) == []
    with socket.value.expect_event("framesent", lambda frame: '"until":"kind"' in frame):
        button.click()
