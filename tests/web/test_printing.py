"""The page with sheets to print: seen before they are fetched, in the reader's words, with nothing for axe to find."""

import re

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_pages import faults


def test_sheets_are_seen_chosen_and_fetched(visit: Visit) -> None:
    page = visit(locale="de-DE").page
    page.goto("/rules/hackers")
    page.locator(".foot a", has_text="Drucken").click()
    sheets = page.locator(".print-sheets img")
    expect(sheets.first).to_be_visible()
    all_sheets = sheets.count()
    expect(sheets.first).to_have_attribute("alt", f"Bogen 1 von {all_sheets}")
    page.wait_for_function("document.querySelector('.print-sheets img').naturalWidth === 496")
    page.get_by_label("Rückseiten").uncheck()
    expect(sheets).to_have_count(all_sheets - 1)
    page.get_by_label("Regeln").uncheck()
    page.get_by_label("Karten", exact=True).uncheck()
    expect(sheets).to_have_count(3)
    expect(page.get_by_label("Pläne")).to_be_disabled()  # something must be left
    page.get_by_label("Papier").select_option("letter")
    expect(sheets).to_have_count(3)
    with page.expect_download() as fetched:
        page.get_by_role("link", name="PDF herunterladen").click()
    assert fetched.value.suggested_filename == "hackers-letter.pdf"
    assert fetched.value.path().read_bytes().startswith(b"%PDF-")
    assert faults(page) == []


def test_the_edition_is_chosen_where_there_are_several(visit: Visit) -> None:
    page = visit().page
    page.goto("/print/access-denied")
    page.get_by_label("Edition").select_option("german")
    page.get_by_label("Cards", exact=True).uncheck()
    expect(page.locator(".print-sheets img").first).to_have_attribute("src", re.compile("edition=german"))
