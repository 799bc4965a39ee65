"""One card for one by one click, and the call for a trade that everybody hears and that binds nobody."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.test_drawn import Line
from tests.web.test_host import room_of_two
from tests.web.test_keys import PHONE, until, with_bots
from tests.web.test_pages import faults

STEPS = {"wired": ["offer", "to@", "give:", "want:"], "access-denied": ["trade", "at@", "offer:", "unnamed", "want:"]}


def chips(page: Page, n: int) -> Any:
    """What may be given (0) or wanted (1)."""
    return page.locator("dialog .chips").nth(n).locator(".chip")


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("game", ["wired", "access-denied"])
def test_a_card_is_offered_for_a_card_by_one_click(visit: Visit, game: str, screen: dict[str, Any]) -> None:
    visitor = visit(**screen)
    line = Line(visitor.page)
    page = with_bots(visitor, game, hints="off")
    until(page, ".choice.swap")
    before = len(line.chosen)
    page.keyboard.press("x")
    chips(page, 0).first.click()
    offers = page.locator("dialog .button", has_text="Offer to")
    assert offers.first.get_attribute("aria-disabled") or game == "access-denied", "there nothing may be wanted"
    chips(page, 1).nth(2).click()
    assert faults(page) == []
    offers.first.click()
    expect(page.locator("dialog")).to_have_count(0)
    while len(line.chosen) < before + len(STEPS[game]):
        page.wait_for_timeout(20)
    sent = [choice.get("pick") or choice["set"][0] for choice in line.chosen[before:]]
    assert [one.startswith(step) for one, step in zip(sent, STEPS[game], strict=True)] == [True] * len(sent), sent


def test_a_call_is_heard_at_the_table_and_answered_with_an_offer(visit: Visit) -> None:
    host, friend = visit(), visit(**PHONE, locale="de-DE")
    room_of_two(host, friend, beat=2)
    host.page.locator(".room .primary.big").click()
    for visitor in (host, friend):
        visitor.page.locator(".access-denied").wait_for()
    host.page.locator("#tab-chat").click()
    host.page.locator(".chat-foot .call").click()
    given = chips(host.page, 0).first
    code = given.locator("b").inner_text()
    given.click()
    host.page.locator("dialog .button", has_text="Ask everybody").evaluate("one => one.click()")
    expect(host.page.locator(".toast")).to_contain_text("Mark what you give")
    for wanted in "AB":
        chips(host.page, 1).filter(has_text=wanted).click()
    host.page.locator("dialog .button", has_text="Ask everybody").click()
    expect(host.page.locator(".chat-line.own").last).to_contain_text(f"I give {code} for A or B.")
    toast = friend.page.locator(".toast")
    expect(toast).to_contain_text(f"Wer tauscht? Ich gebe {code} für A oder B.")
    expect(friend.page.locator(".ad-seat .tag.call")).to_have_text(f"{code} → A/B")
    assert faults(friend.page) == []
    toast.locator("button", has_text="Bin dabei.").click()
    expect(host.page.locator(".chat-line").last).to_contain_text("I’m in.")
    toast.locator("button", has_text="Karte gegen Karte").click()
    expect(chips(friend.page, 1).and_(friend.page.locator(".marked"))).to_have_text([code])
