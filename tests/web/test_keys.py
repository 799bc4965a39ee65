"""By keyboard alone, by screen reader, by touch, and without motion."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.site import PATIENCE, Visitor
from tools.web.heard import play

GAMES = ("hackers", "wired", "access-denied")
PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
TABLET: dict[str, Any] = {"viewport": {"width": 1024, "height": 768}, "has_touch": True}
MINE = ".say.mine"
MY_TURN = ".seat-me.active, .ad-seat.active:has(.you)"
TURN_WATCHED = """mine => {
  const look = () => {
    if (document.querySelector(mine)) window.turn ||= "mine";
    else if (window.turn) window.turn = "over";
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  look();
}"""


def with_bots(visitor: Visitor, game: str, seats: int = 3, **more: Any) -> Page:
    """A table with quick bots, at the moment of my first question."""
    chairs: list[dict[str, str]] = [{}] + [{"bot": "uniform"}] * (seats - 1)
    visitor.table({"game": game, "seats": seats, "chairs": chairs, "start": True, **more})
    assert my_question(visitor.page)
    return visitor.page


def my_question(page: Page) -> bool:
    """Wait until I am asked, without a show above it; False: the game is over, as any deal may end it early."""
    while True:
        page.locator(f"{MINE}, .planet-show, .result").first.wait_for()
        if page.locator(".planet-show").count():
            page.keyboard.press("Enter")
            expect(page.locator(".planet-show")).to_have_count(0)
        elif page.locator(".result").count():
            return False
        elif page.locator(MINE).count():
            return True


def until(page: Page, what: str) -> None:
    """Go on until I am asked something in which this is on the page; if need be in the next game."""
    for _ in range(200):
        if not my_question(page):
            page.locator(".result .primary").click()
            expect(page.locator(".result")).to_have_count(0)
        elif page.locator(what).count():
            return
        else:
            answer(page, first_choice)
    raise AssertionError(f"no {what}")


# What a question looks like: another one has another line, other choices, another hand or a longer log.
QUESTION = """(() => [document.querySelector('.say-line')?.innerText, document.querySelectorAll('.log-line').length,
  ...[...document.querySelectorAll('.choices [data-pick], .hand .card, .planet-show, .result')]
    .map(one => one.dataset.pick || one.className)].join())()"""


def answer(page: Page, by: Callable[[Page], None]) -> None:
    """Answer a question, and wait until the table has moved on."""
    asked = page.evaluate(QUESTION)
    by(page)
    page.wait_for_function(f"asked => {QUESTION} !== asked", arg=asked)


READY = ".choice.confirm:not([aria-disabled])"
UNMARKED = "all => all.filter(one => one.ariaPressed === 'false').map(one => one.dataset.key).filter(Boolean)"


def mark_a_set(page: Page) -> None:
    """Mark the first ones of a list, by their keys, until they are a set, and confirm it."""
    for key in page.eval_on_selector_all(".choices [data-key]", UNMARKED):
        if page.locator(READY).count():
            break
        page.keyboard.press(key)
    page.keyboard.press("0")


def first_digit(page: Page) -> None:
    """What ends or declines something, else the first of the list or set. A show above the page hears no digit."""
    if page.locator(".slots").count():
        mark_a_set(page)
    else:
        page.keyboard.press("0" if page.locator(".choices [data-key='0']").count() else "1")


def first_choice(page: Page) -> None:
    """The same; or on with the show."""
    if page.locator(".planet-show").count():
        page.keyboard.press("Enter")
    else:
        first_digit(page)


def answer_by_keys(page: Page) -> None:
    """A card with the arrow keys where one can be played, else the first of the list with its number."""
    if page.locator(".planet-show").count():
        page.keyboard.press("Enter")
        return
    if page.locator(".slots").count():
        mark_a_set(page)
    elif page.locator(".hand .card.is-can").count():
        page.keyboard.press("h")
        for _ in range(12):
            if page.evaluate("document.activeElement.matches('.hand .card.is-can')"):
                break
            page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        if page.evaluate("document.activeElement.matches('.choices .choice')"):  # the card can do several things
            page.keyboard.press("Enter")
    else:
        first_choice(page)


SPOKEN = {
    "hackers": ('region "HACKERS"', 'group "Your hand: ', 'list "Steps of a turn"', "FILES of", "status", "tablist"),
    "wired": (
        'region "WIRED"',
        'group "Your hand: ',
        'toolbar "Choices"',
        "of 25 points",
        'group "The others"',
        "status",
    ),
    "access-denied": (
        'region "Access Denied"',
        'group "Your hand: ',
        'region "Banking"',
        'button "Instants"',
        "status",
    ),
}


def hear(page: Page, game: str) -> None:
    """What a screen reader says of a table: all that is there has a name."""
    heard = page.locator("#app").aria_snapshot()
    assert [name for name in SPOKEN[game] if name not in heard] == []
    nameless = page.evaluate(
        "[...document.querySelectorAll('button, a, select, input')].filter(one => one.checkVisibility()"
        " && !(one.ariaLabel || one.innerText || one.title || one.labels?.length || one.placeholder).trim())"
        ".map(one => one.outerHTML)"
    )
    assert nameless == []


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_turn_by_ear_and_keyboard_alone(visit: Visit, game: str) -> None:
    page = with_bots(visit(), game)
    hear(page, game)
    page.evaluate(TURN_WATCHED, MY_TURN)
    for _ in range(300):
        page.locator(f"{MINE}, .planet-show, .result").first.wait_for()
        if page.evaluate("window.turn") == "over":
            break
        answer(page, answer_by_keys)
    assert page.evaluate("window.turn") == "over"


def test_a_whole_game_from_what_is_heard_alone(visit: Visit) -> None:
    """All editions of all games are played so by the check `heard`."""
    page = with_bots(visit(), "hackers", settings={"round_cap": "3"}, hints="off")
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_text("Skip to the content")
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.matches('.dock')")
    assert play(page, "HACKERS", "1") > 2


def test_from_the_first_page_to_the_end_by_keyboard_alone(visit: Visit) -> None:
    page = visit().page
    page.goto("/")
    page.locator(".tile").first.wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate(
            "document.activeElement.closest('.tile-hackers') && document.activeElement.matches('.primary')"
        ):
            break
    page.keyboard.press("Enter")
    page.locator(".hackers").wait_for()
    page.keyboard.press("?")
    page.locator("dialog[open] .keys").wait_for()
    page.keyboard.press("Escape")
    for _ in range(400):
        page.locator(".say.mine .say-line, .result, .planet-show").first.wait_for()
        if page.locator(".result").count():
            break
        answer(page, first_choice)
    if page.locator(".planet-show").count():
        page.keyboard.press("Enter")
    page.wait_for_function("() => document.activeElement.matches('.result-text')")


SMALL = """() => [...document.querySelectorAll('button, select, summary, input, a.button')]
  .filter(one => one.checkVisibility() && !one.matches('[type=checkbox]'))
  .map(one => [one, one.getBoundingClientRect()])
  .filter(([one, box]) => one.matches('.card.tiny')
    ? Math.max(box.width, box.height) < 32 || Math.min(box.width, box.height) < 22
    : box.height < 43.5 || box.width < 43.5)
  .map(([one, box]) => `${one.className} ${box.width}x${box.height}`)"""


def test_fingers_find_what_they_touch(visit: Visit) -> None:
    """Everything that does something is 44 pixels wide and high; tiny cards, which only tell of themselves, less."""
    visitor = visit(**PHONE)
    page = visitor.page
    found: list[str] = []
    for path in ("/", "/cards/hackers", "/learn/wired"):
        page.goto(path)
        page.locator(".tile, .card-entry, .slide").first.wait_for()
        found += page.evaluate(SMALL)
    for game in GAMES:
        with_bots(visitor, game)
        found += page.evaluate(SMALL)
        page.locator(".side-toggle").click()
        page.locator(".side [role=tab]").first.wait_for()
        found += page.evaluate(SMALL)
    assert found == []


IN_SIGHT = """() => ['.say-line', '.choices', '.hand .card', '.sector', '.ad-seat'].map(name => {
  const edge = document.querySelector('.board').getBoundingClientRect();
  const low = name.match(/sector|seat/) ? edge.bottom : innerHeight;
  const boxes = [...document.querySelectorAll(name)].map(one => one.getBoundingClientRect());
  return [name, boxes.length > 0 && boxes.every(box => box.top >= 0 && box.bottom <= low + 1)];
})"""


def test_a_phone_shows_six_players_at_once(visit: Visit) -> None:
    """The question, the choices and my hand, and above them everybody and all sectors, without scrolling."""
    visitor = visit(**PHONE)
    visitor.page.add_init_script("localStorage['sneakernet.lesson.access-denied'] = 'off'")
    page = with_bots(visitor, "access-denied", 6)
    for _ in range(200):
        page.locator(f"{MINE}, .result").first.wait_for()
        if page.locator(".choices .choice:visible").count():
            break
        answer(page, first_choice)
    assert dict(page.evaluate(IN_SIGHT)) == dict.fromkeys(
        (".say-line", ".choices", ".hand .card", ".sector", ".ad-seat"), True
    )


def test_nothing_makes_a_phone_wider(visit: Visit) -> None:
    """Not even the names of what lies in the seats beyond its edge."""
    visitor = visit(**PHONE)
    page = with_bots(visitor, "wired", 5)
    visitor.play_by_itself()
    page.locator(".brief:nth-child(n + 3) .brief-jobs .icon, .result").first.wait_for(timeout=3 * PATIENCE)
    assert page.evaluate("innerWidth") == PHONE["viewport"]["width"]


LABELS = """() => [...document.querySelectorAll('.node-name')]
  .map(one => parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom)"""


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_labels_of_all_networks_are_11_pixels_high_at_least(visit: Visit, seats: int) -> None:
    visitor = visit(viewport={"width": 1280, "height": 800})
    page = with_bots(visitor, "wired", seats)
    visitor.play_by_itself()
    page.wait_for_function("() => document.querySelectorAll('.node').length > 8 || document.querySelector('.result')")
    assert min(page.evaluate(LABELS)) >= 11


@pytest.mark.parametrize("screen", [PHONE, TABLET], ids=["phone", "tablet"])
def test_small_screens_show_a_rival_as_a_line_and_the_network_as_a_sheet(visit: Visit, screen: dict[str, Any]) -> None:
    visitor = visit(**screen)
    page = with_bots(visitor, "wired", 6)
    names = page.locator(".brief .seat-name").all_inner_texts()
    page.locator(".brief").nth(2).click()
    sheet = page.locator("dialog[open]")
    expect(sheet.locator("h2").first).to_have_text(f"Network of {names[2]}")
    expect(sheet.locator(".seat-name")).to_have_text(names[2])
    page.keyboard.press("Escape")
    visitor.play_by_itself()
    page.locator(".briefs > .wired-seat:first-child .tag.turn").wait_for()  # whose turn it is comes first, drawn


CALLED = """() => document.querySelector('.ribbon') || document.querySelector('.hackers').prepend(
  Object.assign(document.createElement('p'), { className: 'ribbon', innerText: 'LETZTE RUNDE '.repeat(4) }))"""


@pytest.mark.parametrize("locale", ["en-GB", "de-DE"])
def test_what_is_said_in_the_first_turn_leaves_ones_own_files_in_sight(visit: Visit, locale: str) -> None:
    page = with_bots(visit(**PHONE, locale=locale), "hackers", 4)
    until(page, ".bubble")
    assert page.eval_on_selector(".bubble", "one => one.scrollHeight <= one.clientHeight + 1"), "the text is in its box"
    for _ in range(2):  # also where a bot has called HACK THE PLANET before
        files, dock = page.locator(".seat-me .files").bounding_box(), page.locator(".dock").bounding_box()
        assert files and dock
        assert files["y"] + files["height"] <= dock["y"]
        page.evaluate(CALLED)


def test_a_choice_is_taken_back_without_a_row_of_its_own(visit: Visit) -> None:
    page = with_bots(visit(**PHONE), "wired")
    offer = page.locator(".choices [data-pick=offer]")
    for _ in range(50):  # a bot may offer something first
        if offer.count():
            break
        answer(page, first_choice)
        page.locator(MINE).wait_for()
    answer(page, lambda _: offer.click())
    hand, undo = page.locator(".hand").bounding_box(), page.locator(".undo").bounding_box()
    assert hand and undo
    assert hand["y"] < undo["y"] and undo["y"] + undo["height"] < hand["y"] + hand["height"]
    page.locator(".undo").click()
    offer.wait_for()


def test_nothing_moves_where_motion_is_unwanted(visit: Visit) -> None:
    moving = "document.getAnimations().filter(one => one.playState === 'running').length"
    page = with_bots(visit(reduced_motion="no-preference"), "hackers")
    page.wait_for_function(f"() => {moving} > 0")
    page.emulate_media(reduced_motion="reduce")
    page.wait_for_function(f"() => {moving} === 0")
    page.emulate_media(reduced_motion="no-preference")
    page.wait_for_function(f"() => {moving} > 0")
    page.locator(".switch-motion").click()
    page.wait_for_function(f"() => {moving} === 0")  # what flew already has landed


FLOWN = """window.flown = 0;
  new MutationObserver(list => list.forEach(({ addedNodes }) => addedNodes.forEach(one => {
    if (one.className === 'flight') window.flown += 1;
  }))).observe(document, { childList: true, subtree: true });"""


def test_the_cards_are_dealt_before_ones_eyes(visit: Visit) -> None:
    for motion, cards in (("no-preference", 6), ("reduce", 0)):
        visitor = visit(reduced_motion=motion)
        visitor.page.add_init_script(FLOWN)
        page = with_bots(visitor, "hackers", settings={"first_starter": "host"})  # 3, 2 and 1
        page.wait_for_function("cards => window.flown >= cards", arg=cards)
        assert page.evaluate("window.flown") == cards
