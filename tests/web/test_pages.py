"""Every page: nothing serious for axe, in both themes and on a phone; the first minute of a newcomer; the QR code."""

import time
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.conftest import Visit
from tests.web.qr import read

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
GAMES = ("hackers", "wired", "access-denied")
SERIOUS = ("serious", "critical")
LOOKS: dict[str, dict[str, Any]] = {
    "dark": {"color_scheme": "dark"},
    "phone": {"color_scheme": "light", "viewport": {"width": 360, "height": 740}, "locale": "de-DE"},
}


def faults(page: Page) -> list[str]:
    """What axe finds serious, as one line each."""
    page.evaluate(AXE)
    found = page.evaluate("async () => (await axe.run()).violations")
    return [
        f"{page.url} {fault['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:160]}"
        for fault in found
        if fault["impact"] in SERIOUS
        for node in fault["nodes"][:3]
    ]


def sideways(page: Page) -> list[str]:
    """A page that is wider than its window."""
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [f"{page.url} is {wide} too wide"] if wide > 0 else []


@pytest.mark.parametrize("look", LOOKS)
def test_axe_finds_nothing_serious(visit: Visit, look: str) -> None:
    visitor = visit(**LOOKS[look])
    page = visitor.page
    found: list[str] = []
    for path in ("/", "/rules/hackers", "/cards/hackers", "/learn/hackers"):
        page.goto(path)
        page.locator("h1 svg").first.wait_for()
        page.locator(".tile, .rule, .card-entry, .slide").first.wait_for()
        found += faults(page) + sideways(page)
    page.goto("/")
    page.locator(".tile-hackers .tile-more button").click()
    page.locator("dialog[open]").wait_for()
    found += faults(page)
    page.locator("dialog .primary").click()
    page.locator(".room .qr").wait_for()
    found += faults(page) + sideways(page)
    for game in GAMES:
        visitor.table({"game": game, "start": True})
        page.locator(".say.mine").wait_for()
        found += faults(page) + sideways(page)
    assert found == []


def test_the_first_minute(visit: Visit) -> None:
    page = visit().page
    started = time.monotonic()
    page.goto("/")
    page.locator(".tile-hackers .primary").click()
    page.locator(".say.mine").wait_for()
    assert page.locator(".bubble").is_visible()
    raised = page.locator(".hand .card.is-can")
    hands = page.locator(".hand .card").count()
    assert raised.count() >= 1
    turn = page.locator(".say-line").inner_text()
    raised.first.click()
    page.wait_for_function("turn => document.querySelector('.say-line').innerText !== turn", arg=turn)
    assert time.monotonic() - started < 60
    assert hands >= 1


def test_why_not_with_its_rule(visit: Visit) -> None:
    visitor = visit()
    visitor.table({"game": "hackers", "chairs": [{}] + [{"bot": "uniform"}] * 3, "start": True})
    page = visitor.page
    for _ in range(200):
        page.locator(".say.mine, .result, .planet-show").first.wait_for()
        if page.locator(".planet-show").count():
            page.locator(".planet-show button").click()
        if page.locator(".hand .card.is-cannot").count():
            break
        page.keyboard.press("1")
        page.wait_for_timeout(20)
    page.locator(".hand .card.is-cannot").first.click()
    rule = page.locator(".toast .rule-link")
    rule.wait_for()
    number = rule.inner_text()
    assert number.startswith("HK-")
    page.goto(str(rule.get_attribute("href")))
    page.locator(f"[id='{number}']").wait_for()


def test_german_and_themes(visit: Visit) -> None:
    page = visit(locale="de-DE").page
    page.goto("/")
    page.get_by_text("Sofort spielen").first.wait_for()
    assert page.evaluate("document.documentElement.lang") == "de"
    page.locator(".language").select_option("en")
    page.get_by_text("Play now").first.wait_for()
    colours = []
    for theme in ("auto", "dark", "light"):
        assert page.evaluate("document.documentElement.dataset.theme") == theme
        colours.append(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        page.locator(".switch-theme").click()
    assert colours[1] != colours[2]
    page.reload()
    page.get_by_text("Play now").first.wait_for()


def test_cards_can_be_searched(visit: Visit) -> None:
    page = visit().page
    page.goto("/cards/hackers")
    page.locator(".card-entry").first.wait_for()
    assert page.locator(".card-entry").count() == 20
    page.locator(".search input").fill("garbage")
    page.get_by_text("2 cards").wait_for()


def test_the_qr_code_says_the_link(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    for link in ("https://play.example.org/t/EqaI5l4cCL8HjZ2mDaXYZw", "http://127.0.0.1:8000/t/EqaI5l4cCL8HjZ2mDaXYZw"):
        rows = page.evaluate("async link => (await import('/static/js/qr.js')).qrRows(link)", link)
        assert read(rows) == link
