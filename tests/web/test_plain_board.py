"""A game with rules alone has a table in the browser: the plain board. The game is that of docs/how/add-a-game.md."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.docs.pages import HOW, blocks
from tests.thirdparty.package import make
from tests.web.conftest import Visit
from tests.web.site import Visitor
from tests.web.test_keys import PHONE, answer, first_choice, with_bots
from tests.web.test_pages import faults
from tools.web.site import Site


@pytest.fixture(scope="module")
def plain_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("plain")
    with Site(folder, PYTHONPATH=str(make(folder)), SNEAKERNET_ENGINE="interpreted") as running:
        yield running


@pytest.fixture
def visit(browser: Browser, plain_site: Site) -> Iterator[Visit]:
    visitors: list[Visitor] = []

    def come(**more: Any) -> Visitor:
        visitors.append(Visitor(browser, plain_site, more))
        return visitors[-1]

    yield come
    assert [complaint for visitor in visitors for complaint in visitor.complaints] == []
    for visitor in visitors:
        visitor.context.close()


def sit(visitor: Visitor) -> Page:
    """At a table of Dead Drop with two bots, and asked for the first time."""
    visitor.table({"game": "dead-drop", "chairs": [{}] + [{"bot": "uniform"}] * 2, "start": True})
    visitor.page.locator(".plain-board").wait_for()
    visitor.page.locator(".say.mine").wait_for()
    return visitor.page


def test_the_game_stands_on_the_first_page_behind_those_whose_length_is_known(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.locator(".tile-dead-drop").wait_for()
    assert page.locator(".tile").last.get_attribute("class") == "tile tile-dead-drop"
    expect(page.locator(".tile-dead-drop .tile-art svg")).to_be_visible()
    expect(page.locator(".tile-dead-drop .tile-meta")).to_contain_text("2–3 players")
    assert page.locator(".tile-dead-drop .tile-meta").inner_text().count("min") == 0
    page.locator(".tile-dead-drop .primary").click()
    page.locator(".plain-board").wait_for()


def play_on(page: Page) -> None:
    """By keyboard to the end of the game."""
    for _ in range(12):
        page.locator(".say.mine, .result").first.wait_for()
        if page.locator(".result").count():
            break
        question = page.locator(".say-line").inner_text()
        page.keyboard.press("1")
        page.wait_for_function("before => document.querySelector('.say-line')?.innerText !== before", arg=question)
    page.locator(".result").wait_for()
    assert page.locator(".podium li").count() == 3


def test_a_game_to_its_end_by_keyboard_and_its_replay(visit: Visit) -> None:
    page = sit(visit())
    expect(page.locator(".plain-note")).to_contain_text("Plain board")
    expect(page.locator("[data-place=shelf]")).to_have_accessible_name("Shelf: 3 cards")
    expect(page.locator(".plain-seats .seat")).to_have_count(2)
    play_on(page)
    expect(page.locator(".happened li").last).to_be_visible()
    assert page.locator("[data-place$=laid] .card:not(.back, .none)").count() == 3  # all are turned over
    page.locator(".result a", has_text="all hands").click()
    page.locator(".replay .plain-board").wait_for()
    page.keyboard.press("End")
    expect(page.locator(".replay [data-place$=laid] .card:not(.back, .none)")).to_have_count(3)


def test_it_is_played_on_a_compiled_core_too(browser: Browser, tmp_path: Path) -> None:
    with Site(tmp_path, PYTHONPATH=str(make(tmp_path)), SNEAKERNET_ENGINE="compiled") as site:
        visitor = Visitor(browser, site, {})
        play_on(sit(visitor))
        assert visitor.complaints == []
        visitor.context.close()


def two(visit: Visit) -> tuple[Page, Page]:
    """A and B at a table for two; A deals, so B is asked first."""
    host, friend = visit(), visit()
    host.table({"game": "dead-drop", "seats": 2})
    friend.page.goto(host.page.url + "?sit")
    friend.page.locator(".chair.own:not(.watchers *)").wait_for()
    host.page.locator(".room .primary.big").click()
    friend.page.locator(".say.mine").wait_for()
    return host.page, friend.page


def test_why_not_while_another_is_asked(visit: Visit) -> None:
    first, _ = two(visit)
    first.locator(".hand .card").first.click()
    expect(first.locator(".toast .rule-link").first).to_have_text("DD-2")


def test_what_i_passed_is_remembered(visit: Visit) -> None:
    first, second = two(visit)
    second.locator(".hand .card.is-can").first.click()
    first.locator(".say.mine").wait_for()
    passed = first.locator(".hand .card.is-can").first
    card = passed.get_attribute("data-card")
    passed.click()
    expect(first.locator(f".place-known [data-card={card}]")).to_be_visible()


def test_the_plain_board_has_no_faults_in_german_and_on_a_phone(visit: Visit) -> None:
    german = sit(visit(locale="de-DE"))
    expect(german.locator(".plain-note")).to_contain_text("Schlichter Tisch")
    assert faults(german) == []
    phone = sit(visit(**PHONE))
    assert phone.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0
    expect(phone.locator(".hand .card").last).to_be_in_viewport()


def test_a_board_that_does_not_load_is_replaced(visit: Visit) -> None:
    visitor = visit()
    visitor.page.route("**/games/hackers/board.js", lambda route: route.fulfill(status=500))
    page = with_bots(visitor, "hackers")
    expect(page.locator(".plain-board [data-place=snoop] .card")).to_be_visible()
    expect(page.locator(".plain-board .facts").first).to_contain_text("Scores")
    answer(page, first_choice)


def test_the_board_that_the_page_draws_takes_its_place(visit: Visit) -> None:
    visitor = visit()
    board = next(block.text for block in blocks(HOW / "draw-a-board.md") if block.kind == "js")

    def brings_a_board(route: Route) -> None:
        told = route.fetch().json()
        next(game for game in told["games"] if game["name"] == "dead-drop")["browser"] = ["board.js"]
        route.fulfill(json=told)

    visitor.page.route("**/api/games?*", brings_a_board)
    visitor.page.route(
        "**/games/dead-drop/board.js", lambda route: route.fulfill(body=board, content_type="text/javascript")
    )
    visitor.table({"game": "dead-drop", "chairs": [{}] + [{"bot": "uniform"}] * 2, "start": True})
    expect(visitor.page.locator(".dead-drop .seat")).to_have_count(3)
    visitor.play_by_itself()
    visitor.wait_for_end()
    expect(visitor.page.locator(".dead-drop .card")).to_have_count(3)


def test_cards_rules_and_lesson_of_a_game_without_words(visit: Visit) -> None:
    page = visit().page
    page.goto("/cards/dead-drop")
    expect(page.locator(".card-entry")).to_have_count(12)
    page.goto("/learn/dead-drop")
    expect(page.locator(".slide-text")).to_contain_text("no lesson")
    page.goto("/rules/dead-drop")
    expect(page.locator(".page-kind")).to_have_text("Rules")
