"""Every page: nothing for axe to find, in both themes and on a phone; the first minute of a newcomer; the QR code."""

import time
from importlib.resources import files
from typing import Literal

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import Visit
from tests.web.qr import read
from tests.web.test_keys import PHONE, answer, first_choice, with_bots

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
LOOKS: tuple[tuple[Literal["dark", "light"], ViewportSize], ...] = (
    ("dark", {"width": 1280, "height": 800}),
    ("light", {"width": 360, "height": 740}),
)


def faults(page: Page) -> list[str]:
    """What is wrong with a page on a wide dark screen, and on a small light one."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = []
    for colours, size in LOOKS:
        page.emulate_media(color_scheme=colours)
        page.set_viewport_size(size)
        found += faults_now(page)
    page.set_viewport_size(LOOKS[0][1])
    return found


def faults_now(page: Page) -> list[str]:
    """What axe finds, as one line each; and a page that is wider than its window."""
    found = page.evaluate("async () => (await axe.run({ resultTypes: ['violations'], preload: false })).violations")
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return [f"{page.url} is {wide} too wide"] * (wide > 0) + [
        f"{page.url} {fault['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:160]}"
        for fault in found
        for node in fault["nodes"][:3]
    ]


def test_axe_finds_nothing_on_any_page(visit: Visit) -> None:
    page = visit(locale="de-DE").page  # long words
    found: list[str] = []
    for path in ("/rules/hackers", "/cards/hackers", "/learn/hackers", "/nowhere", "/"):
        page.goto(path)
        page.locator(".tile, .rule, .card-entry, .slide, .nothing").first.wait_for()
        found += faults(page)
    page.locator(".tile-hackers .tile-play button").last.click()
    page.locator("dialog[open]").wait_for()
    for summary in page.locator("dialog summary").all():
        summary.click()
    found += faults(page)
    page.locator("dialog .primary").click()
    page.locator(".room .qr").wait_for()
    assert found + faults(page) == []


def test_axe_finds_nothing_at_any_table(visit: Visit) -> None:
    visitor = visit(locale="de-DE")
    page = visitor.page
    found: list[str] = []
    for game in ("access-denied", "wired"):
        with_bots(visitor, game)
        found += faults(page)
        page.locator(".say .now").click()
        found += faults(page)
    with_bots(visitor, "hackers", settings={"round_cap": "2"})
    for tab in ("chat", "people"):
        page.locator(f"#tab-{tab}").click()
        found += faults(page)
    visitor.play_by_itself()
    visitor.wait_for_end()
    found += faults(page)
    page.goto(str(page.locator(".result a").first.get_attribute("href")))
    page.locator(".replay .hackers").wait_for()
    assert found + faults(page) == []


@pytest.mark.parametrize("game", ["wired", "access-denied"])
def test_axe_finds_nothing_in_a_result(visit: Visit, game: str) -> None:
    visitor = visit()
    page = with_bots(visitor, game, settings={"round_cap": "1"})
    visitor.play_by_itself()
    visitor.wait_for_end()
    expect(page.locator(".podium .tally")).to_have_count(3)
    assert faults(page) == []


def test_axe_finds_nothing_on_a_phone_with_six_and_for_who_watches(visit: Visit) -> None:
    visitor, watcher = visit(**PHONE), visit()
    page = with_bots(visitor, "wired", 6)
    found = faults(page)
    page.set_viewport_size(PHONE["viewport"])
    page.locator(".brief").first.click()
    page.locator("dialog[open] .wired-seat").wait_for()
    found += faults_now(page)
    with_bots(visitor, "access-denied", 4)
    watcher.page.goto(page.url)
    watcher.page.locator(".checklist").wait_for()
    assert found + faults(watcher.page) == []


def test_the_first_minute(visit: Visit) -> None:
    page = visit().page
    started = time.monotonic()
    page.goto("/")
    page.locator(".tile-hackers .primary").click()
    page.locator(".say.mine").wait_for()
    for _ in range(10):  # a card that is added unasked may ask something first
        if page.locator(".bubble").count():
            break
        answer(page, first_choice)
        page.locator(".say.mine, .planet-show").first.wait_for()
    # Virus and Worm wait for a first file: with both, the third card is added unasked, and DRAW is the first choice.
    expect(page.locator(".hand .card").first).to_be_visible()
    answer(page, lambda page: page.locator(".hand .card.is-can, .pile.open").first.click())
    assert time.monotonic() - started < 60


def test_why_not_with_its_rule(visit: Visit) -> None:
    visitor = visit()
    visitor.table({"game": "hackers", "chairs": [{}] + [{"bot": "uniform"}] * 3, "start": True})
    page = visitor.page
    for _ in range(200):
        page.locator(".say.mine, .result, .planet-show").first.wait_for()
        if page.locator(".hand .card.is-cannot").count() and not page.locator(".planet-show").count():
            break
        answer(page, first_choice)
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


def test_a_level_says_how_it_plays(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    about = page.locator("#level-wired")
    expect(about).to_contain_text("Newcomer looks at its own next step")
    page.wait_for_load_state("networkidle")  # nothing else draws the page now
    level = page.locator(".tile-wired .level select")
    level.select_option(label="Strong")
    expect(about).to_contain_text("Strong thinks ahead", timeout=8_000)  # before the page asks anew by itself
    expect(level).to_have_accessible_description(about.inner_text())
    page.reload()
    expect(about).to_contain_text("Strong thinks ahead")


def test_a_limit_in_minutes_or_in_turns(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.locator(".tile-access-denied .tile-play button").last.click()
    page.locator("dialog summary", has_text="House rules").click()
    number = page.get_by_label("after turns")
    expect(number).to_be_hidden()
    page.locator("dialog [name='set.time_limit']").select_option(label="after turns:")
    number.fill("12")
    page.locator("dialog .primary").click()
    expect(page.locator(".house-rules")).to_contain_text("12")


def test_what_is_chosen_on_the_first_page_is_played(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    tile = page.locator(".tile-access-denied")
    tile.locator(".edition select").select_option(label="German (DE)")
    tile.locator(".seats select").select_option("5")
    page.reload()
    expect(tile.locator(".seats select")).to_have_value("5")
    tile.locator(".tile-play button").last.click()
    expect(page.locator("dialog [name=edition]")).to_have_value("german")
    expect(page.locator("dialog [name=seats]")).to_have_value("5")
    page.keyboard.press("Escape")
    tile.locator(".tile-play .primary").click()
    expect(page.locator(".ad-seat")).to_have_count(5)


WEIGHT = 100_000  # bytes that the first page may cost, compressed, with all that it loads


def test_the_first_page_is_light_and_starts_without_a_line(visit: Visit) -> None:
    visitor = visit(service_workers="allow", locale="de-DE")
    page = visitor.page
    loaded: list[int] = []
    line = visitor.context.new_cdp_session(page)
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda told: loaded.append(told["encodedDataLength"]))
    page.goto("/")
    page.locator(".tile .primary").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert 20_000 < sum(loaded) < WEIGHT
    visitor.table({"game": "hackers", "chairs": [{}] + [{"bot": "uniform"}] * 2, "start": True})
    page.locator(".say.mine").wait_for()
    page.goto("/cards/hackers")
    page.locator(".card-entry").first.wait_for()
    page.goto("/")
    page.evaluate(KEEP)
    kept = page.evaluate(KEPT)
    assert "/" in kept and "/static/js/pages/home.js" in kept
    assert [path for path in kept if path != "/" and not path.startswith("/static/")] == []
    visitor.context.set_offline(True)
    page.goto("/")
    page.locator(".offline", has_text="Keine Verbindung").wait_for()
    expect(page.locator(".tile-pitch")).to_have_count(3)
    visitor.context.set_offline(False)
    page.locator(".tile .primary").first.wait_for()


# The worker is told what the page has loaded, and says when it has kept that.
KEEP = """async () => {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const done = new Promise(then => (port1.onmessage = then));
  const loaded = ["navigation", "resource"].flatMap(type => performance.getEntriesByType(type));
  active.postMessage(loaded.map(entry => entry.name), [port2]);
  await done;
}"""
KEPT = """async () => {
  const kept = [];
  for (const name of await caches.keys()) kept.push(...await (await caches.open(name)).keys());
  return kept.map(request => new URL(request.url).pathname);
}"""


def test_cards_can_be_searched(visit: Visit) -> None:
    page = visit().page
    page.goto("/cards/hackers")
    page.locator(".card-entry").first.wait_for()
    assert page.locator(".card-entry").count() == 20
    page.locator(".search input").fill("garbage")
    page.get_by_text("2 cards").wait_for()


@pytest.mark.parametrize(
    ("locale", "label", "own"),
    [("en-GB", "English editions:", "German edition:"), ("de-DE", "Englische Ausgaben:", "Deutsche Ausgabe:")],
)
def test_rules_are_searched_and_read_for_one_edition(visit: Visit, locale: str, label: str, own: str) -> None:
    page = visit(locale=locale).page
    page.goto("/rules/access-denied")
    rules = page.locator(".rule")
    everything = rules.count()
    page.locator(".search select").select_option("german")
    text = page.locator(".rules-layout").inner_text()
    assert label not in text and own in text and rules.count() < everything
    page.locator(".search select").select_option("2014")
    text = page.locator(".rules-layout").inner_text()
    assert own not in text and label in text
    expect(page.locator("[id='AD-52']")).to_contain_text("2014:")
    expect(page.locator("[id='AD-52']")).not_to_contain_text("2013:")
    assert page.locator("#section-zugang").count() == 0
    page.locator(".search input").fill("Mocking Bird")
    assert 0 < rules.count() < 30
    for rule in rules.all_inner_texts():
        assert "Mocking Bird" in rule
    page.goto("/rules/access-denied#AD-80")  # a link leads there, whatever was searched for
    page.reload()
    page.locator("#AD-80:target").wait_for()
    page.emulate_media(media="print")
    expect(page.locator(".bar")).to_be_hidden()
    expect(page.locator(".search")).to_be_hidden()


def test_the_qr_code_says_the_link(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    for link in ("https://play.example.org/t/EqaI5l4cCL8HjZ2mDaXYZw", "http://127.0.0.1:8000/t/EqaI5l4cCL8HjZ2mDaXYZw"):
        rows = page.evaluate("async link => (await import('/static/js/qr.js')).qrRows(link)", link)
        assert read(rows) == link
