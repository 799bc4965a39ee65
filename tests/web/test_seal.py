"""The seal is checked in the browser: against what it was shown at the deal, not what it is told at the end."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.test_pages import faults

WISH = {"game": "hackers", "seats": 3, "settings": {"round_cap": "1"}, "start": True}


def check(page: Page) -> None:
    """Check the seal of a game that is over."""
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
        "Proven in this browser: the secret has the fingerprint that you"
    )
    expect(page.locator(".seal-verdict")).to_contain_text("random numbers of this game")
    expect(page.locator(".seal-verdict")).to_contain_text("Nobody gave a word")
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
    expect(page.locator(".seal-verdict")).to_have_text("This is not the secret that was sealed. Somebody changed it.")


def test_my_word_is_part_of_the_deal_and_the_browser_says_what_that_proves(visit: Visit) -> None:
    visitor = visit(locale="de-DE")
    page = visitor.page
    visitor.table({**WISH, "start": False, "chairs": [{}] + [{"bot": "uniform"}] * 2})
    page.get_by_role("button", name="Ein Wort dazugeben").click()
    shown = page.locator(".seal-next").inner_text()
    assert len(shown) == 64 and faults(page) == []
    page.get_by_role("textbox", name="Mein Wort").fill("hack  the Planet")
    page.keyboard.press("Enter")
    expect(page.locator(".word-panel")).to_contain_text("Mit einem Wort von:")
    page.locator(".room .primary.big").click()
    page.locator(".dock .say").wait_for()
    visitor.play_by_itself()
    visitor.wait_for_end()
    page.locator(".seal summary").click()
    expect(page.locator(".seal")).to_contain_text("hack_the_Planet")
    page.get_by_role("button", name="Hier prüfen").click()
    verdict = page.locator(".seal-verdict")
    expect(verdict).to_contain_text("vor deinem Wort")
    expect(verdict).to_contain_text("Dein Wort steckt so")
    expect(verdict).to_contain_text("der Reihe nach und lückenlos")
    assert faults(page) == []
    page.evaluate(
        "localStorage.setItem('sneakernet.words', localStorage.getItem('sneakernet.words').replace('hack', 'h'))"
    )
    page.get_by_role("button", name="Hier prüfen").click()
    expect(verdict).to_have_text(
        "Das Wort, das du gegeben hast, gehört nicht zu diesem Austeilen. Jemand hat es geändert."
    )
