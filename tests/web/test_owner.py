"""Whoever spoils the game is reported and blocked at the table; the owner sees it on a page of their own."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.test_keys import PHONE
from tests.web.test_pages import faults
from tools.web.site import Site

QUIET = {"game": "hackers", "title": "Friday", "chairs": [{}, {}] + [{"bot": "uniform"}] * 2}


def secret_of(site: Site) -> str:
    return Path(f"{site.database}.owner").read_text(encoding="utf-8").strip()


def test_who_is_reported_and_blocked_is_seen_by_the_owner_and_kept_out(visit: Visit, site: Site) -> None:
    host, guest, owner = visit(), visit(**PHONE), visit(locale="de-DE")
    host.post("/api/guests", {"name": "kindly_1"})
    guest.post("/api/guests", {"name": "rude_1"})
    host.table(QUIET)
    guest.page.goto(host.page.url)
    guest.page.locator(".chair button", has_text="Sit down").first.click()
    host.page.get_by_role("button", name="Block: rude_1", exact=True).click()
    expect(host.page.get_by_role("button", name="Unblock: rude_1")).to_be_visible()
    assert faults(host.page) == []
    host.page.get_by_role("button", name="Report: rude_1").click()
    host.page.locator("dialog textarea").fill("shouts all the time")
    assert faults(host.page) == []
    host.page.locator("dialog .primary").click()
    expect(host.page.locator(".toast")).to_contain_text("Thank you")

    page = owner.page
    page.goto("/owner")
    page.get_by_label("Geheimnis").fill("guessed")
    page.keyboard.press("Enter")
    expect(page.locator(".toast")).to_contain_text("nicht das Geheimnis")
    page.get_by_label("Geheimnis").fill(secret_of(site))
    page.keyboard.press("Enter")
    report = page.locator(".panel", has_text="Meldungen").locator("li", has_text="rude_1")
    expect(report).to_contain_text("shouts all the time")
    assert faults(page) == []
    report.get_by_role("button", name="Sperren: rude_1").click()
    page.locator("dialog .primary").click()
    expect(page.locator(".panel", has_text=re.compile("^Sperren"))).to_contain_text("rude_1")
    guest.page.reload()
    expect(guest.page.get_by_text("The owner of this server does not let you in.")).to_be_visible()
    report.get_by_role("button", name="Erledigt: rude_1").click()
    expect(report).to_have_count(0)


def test_the_owner_finds_people_announces_drains_and_erases(visit: Visit, site: Site) -> None:
    visitor, page = visit(), visit().page
    visitor.post("/api/guests", {"name": "zulu_7"})
    visitor.table({**QUIET, "title": "Saturday"})
    page.goto(f"/owner#{secret_of(site)}")
    expect(page.get_by_role("heading", name="This server")).to_be_visible()
    assert page.url.endswith("/owner"), "the secret does not stay in the address"
    page.get_by_label("One line").fill("We stop at eight.")
    page.keyboard.press("Enter")
    expect(visitor.page.get_by_text("We stop at eight.")).to_be_visible()
    first = visit(locale="de-DE").page
    first.goto("/")
    expect(first.get_by_text("We stop at eight.")).to_be_visible()
    page.get_by_role("button", name="Begin nothing new").click()
    expect(page.get_by_text("No new games begin.")).to_be_visible()
    page.get_by_role("button", name="Let games begin again").click()
    page.get_by_label("Names that begin with").fill("zulu")
    page.keyboard.press("Enter")
    guest = page.locator(".panel", has_text="Guests").locator("li")
    expect(guest).to_have_count(1)
    with page.expect_download() as saved:
        guest.get_by_role("button", name="Their data: zulu_7").click()
    assert saved.value.suggested_filename == "zulu_7.json"
    page.get_by_label("One line").fill("")
    page.keyboard.press("Enter")
    expect(visitor.page.get_by_text("We stop at eight.")).to_have_count(0)
    page.locator(".panel", has_text="Tables").locator("li", has_text="Saturday").get_by_role("button").click()
    page.locator("dialog .primary").click()
    expect(page.locator("li", has_text="Saturday")).to_have_count(0)
    guest.get_by_role("button", name="Forget: zulu_7").click()
    page.locator("dialog .primary").click()
    expect(page.get_by_text("Nobody is called so.")).to_be_visible()
