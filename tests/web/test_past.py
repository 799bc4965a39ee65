"""Looking back while the game goes on: earlier views beside it, by button and by key, and the way back to now."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_keys import PHONE, with_bots
from tests.web.test_pages import faults


def test_who_looks_back_sees_what_they_saw_then_and_chooses_nothing_unseen(visit: Visit) -> None:
    visitor = visit()
    page = with_bots(visitor, "hackers")
    page.locator(".say.mine").wait_for()
    hand = page.locator(".hand .card").evaluate_all("all => all.map(one => one.dataset.card)")
    asked = page.locator(".say-line span:not([class])").first.text_content() or ""
    page.keyboard.press("1")
    page.wait_for_function("asked => !document.querySelector('.say-line')?.textContent.includes(asked)", arg=asked)
    page.keyboard.press("b")
    dock = page.locator(".past-dock")
    expect(dock).to_be_visible()
    for _ in range(20):
        if asked in (dock.locator(".say-line").text_content() or ""):
            break
        before = dock.locator(".say-line .tag").text_content() or ""
        page.keyboard.press(",")
        expect(dock.locator(".say-line .tag")).not_to_have_text(before)
    expect(dock.locator(".past-options li").first).to_be_visible()
    expect(dock.locator(".past-chose")).to_contain_text("You chose:")
    then = dock.locator(".replay-hand .card").evaluate_all("all => all.map(one => one.dataset.card)")
    assert sorted(then) == sorted(hand)
    assert faults(page) == []
    dock.locator(".replay-hand .card").first.click()
    expect(page.locator(".toast.why")).to_be_visible()
    now = page.evaluate("document.querySelector('.past-dock .tag').textContent")
    page.keyboard.press("1")
    assert page.evaluate("document.querySelector('.past-dock .tag').textContent") == now, "nothing is chosen unseen"
    page.keyboard.press("b")
    expect(dock).to_have_count(0)
    page.locator(".say-line").wait_for()


def test_on_a_phone_a_button_leads_back_and_another_one_to_now(visit: Visit) -> None:
    visitor = visit(**PHONE, locale="de-DE")
    page = with_bots(visitor, "access-denied", edition="2014")
    page.locator(".say.mine").wait_for()
    visitor.play_by_itself()
    page.locator(".say:not(.mine)").wait_for()
    page.locator(".look-back").click()
    dock = page.locator(".past-dock")
    expect(dock).to_be_visible()
    dock.locator(".step").first.click()
    assert faults(page) == []
    dock.locator(".button.primary").click()
    expect(dock).to_have_count(0)
