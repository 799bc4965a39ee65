"""The seal is checked in the browser: against what it was shown at the deal, not what it is told at the end."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit

WISH = {"game": "hackers", "seats": 3, "settings": {"round_cap": "1"}, "start": True}


def check(page: Page) -> None:
    """Open the people of a table whose game is over, and check its seal."""
    page.locator("#tab-people").click()
    page.locator(".seal summary").click()
    page.get_by_role("button", name="Check it here").click()


def test_the_seal_is_checked_against_what_was_shown_at_the_deal(visit: Visit) -> None:
    visitor, late = visit(), visit()
    page = visitor.page
    visitor.table({**WISH, "chairs": [{}] + [{"bot": "uniform"}] * 2})
    page.locator("#tab-people").click()
    page.locator(".seal summary").click()
    expect(page.get_by_role("button", name="Check it here")).to_have_count(0)  # there is nothing to check yet
    shown = page.locator(".seal code").inner_text()
    visitor.play_by_itself()
    visitor.wait_for_end()
    page.reload()
    page.locator(".result").wait_for()
    check(page)
    expect(page.locator(".seal-verdict")).to_contain_text(
        "Checked in this browser: the seed has the fingerprint that you"
    )
    assert page.locator(".seal code").first.inner_text() == shown

    late.post("/api/guests", {"name": "Late"})
    late.page.goto(page.url)
    late.page.locator(".result").wait_for()
    check(late.page)
    expect(late.page.locator(".seal-verdict")).to_contain_text("when it was over")

    page.evaluate(
        "seal => localStorage.setItem('sneakernet.seals', localStorage.getItem('sneakernet.seals').replace(seal, '0'))",
        shown,
    )
    page.get_by_role("button", name="Check it here").click()
    expect(page.locator(".seal-verdict")).to_have_text("This is not the seed that was sealed. Somebody changed it.")
