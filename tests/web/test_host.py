"""What a host can do about people and a game over days, and windows that are passed ahead."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.site import Visitor
from tests.web.test_keys import PHONE, with_bots
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


def room_of_two(host: Visitor, friend: Visitor, **wish: object) -> None:
    """A table with two people, before its game."""
    host.table({"game": "access-denied", "seats": 3, **wish})
    host.page.locator(".room .qr").wait_for()
    friend.page.goto(host.page.url)
    friend.page.locator(".chair button:not(.plain)").first.click()
    friend.page.locator(".chair.own:not(.watchers *)").wait_for()


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


def test_all_windows_of_a_kind_are_passed_ahead(visit: Visit) -> None:
    host, friend = visit(), visit(locale="de-DE")
    with host.page.expect_websocket() as socket:
        room_of_two(host, friend, seats=2, beat=-1)  # no bot: nothing happens while nobody plays
    host.page.locator(".room .primary.big").click()
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


def test_in_the_waiting_room_one_sits_down_has_a_name_and_talks(visit: Visit) -> None:
    host, guest = visit(), visit(**PHONE, locale="de-DE")
    host.table({"game": "wired", "seats": 3, "title": "Friday"})
    guest.post("/api/guests", {"name": "friend_1"})
    guest.page.goto(host.page.url)
    first = guest.page.locator(".room button").first
    expect(first).to_have_text("Hinsetzen")
    first.click()
    own = guest.page.locator(".chair.own")
    expect(own).to_contain_text("friend_1")
    guest.page.get_by_role("button", name="Deinen Namen ändern").click()
    guest.page.locator("dialog input").fill("phreak_7")
    guest.page.locator("dialog .primary").click()
    expect(own).to_contain_text("phreak_7")
    expect(host.page.locator(".chairs")).to_contain_text("phreak_7")
    guest.page.locator(".room-chat .phrase").first.click()
    expect(host.page.locator(".room-chat .chat-line")).to_have_text("phreak_7 Hi!")
    assert faults(host.page) + faults(guest.page) == []
    host.page.locator(".room .primary.big").click()
    expect(host.page.locator(".wired-seat")).to_have_count(3)


def test_my_tables_begin_with_the_one_that_waits_and_can_be_left(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    with_bots(visitor, "hackers")
    visitor.table({"game": "wired", "title": "Friday", "pace": "turns", "deadline_hours": 24})
    page.locator(".room").wait_for()
    page.goto("/")
    lines = page.locator(".panel .table-line:has(.close)")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("HACKERS")
    expect(lines.first.locator(".tag")).to_have_text("waits for you")
    expect(lines.last).to_contain_text(re.compile(r"Friday.*20\d\d"))
    lines.last.locator(".close").click()
    expect(lines).to_have_count(1)
    lines.locator(".close").click()
    page.locator("dialog .primary").click()
    expect(lines).to_have_count(0)


def test_a_table_over_days_asks_for_what_applies_there(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.locator(".tile-wired .tile-play button").last.click()
    page.locator("dialog summary", has_text="Time").click()
    expect(page.locator("dialog [name=deadline_hours]")).to_be_hidden()
    page.locator("dialog [name=pace]").select_option("turns")
    for name in ("beat", "clock", "tempo"):
        expect(page.locator(f"dialog [name={name}]")).to_be_hidden()
    page.locator("dialog [name=deadline_hours]").select_option("72")
    page.locator("dialog .primary").click()
    page.locator(".room").wait_for()
    table = page.evaluate("fetch(`/api/tables/${location.pathname.split('/')[2]}`).then(answer => answer.json())")
    assert (table["table"]["pace"], table["table"]["deadline_hours"]) == ("turns", 72)
