"""The pictures of the handbook, taken anew: `python -m tests.web.pictures` walks through a newcomer's five minutes."""

import io
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.web.site import Visitor
from tools.web.browser import FLAGS, find_browser
from tools.web.site import Site

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "pictures"
DESK: Final[dict[str, Any]] = {"color_scheme": "dark"}
PAPER: Final[dict[str, Any]] = {"color_scheme": "light"}
PHONE: Final[dict[str, Any]] = {
    "color_scheme": "light", "viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True,
    "device_scale_factor": 2,
}  # fmt: skip
NO_HINTS: Final = (
    "for (const g of ['hackers', 'wired', 'access-denied']) localStorage[`sneakernet.lesson.${g}`] = 'off'"
)

Come = Callable[[dict[str, Any]], Visitor]


def take(page: Page, name: str) -> None:
    """One picture."""
    page.wait_for_timeout(400)
    page.mouse.move(4, 4)
    snap(page, name)


def snap(page: Page, name: str) -> None:
    """The page as it is, with colours enough for a screen full of text."""
    shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    shot.quantize(256, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE).save(FOLDER / f"{name}.png", optimize=True)


def sit(come: Come, look: dict[str, Any], game: str, hints: bool = False, **wish: Any) -> Page:
    """Somebody at a table with casual bots."""
    visitor = come(look)
    if not hints:
        visitor.context.add_init_script(NO_HINTS)
    seats = wish.get("seats", 4)
    chairs: list[dict[str, str]] = [{}] + [{"bot": "casual"}] * (seats - 1)
    visitor.table({"game": game, "seats": seats, "chairs": chairs, "start": True, "stand_in": "casual", **wish})
    visitor.page.locator(".say").wait_for()
    return visitor.page


def by_bot(page: Page, until: str) -> None:
    """A bot plays for me until something is to be seen."""
    send = (
        "away => fetch(`/api/tables/${location.pathname.split('/')[2]}/do`, { method: 'POST',"
        " headers: { 'content-type': 'application/json' }, body: JSON.stringify({ do: 'away', away }) })"
    )
    page.evaluate(send, True)
    page.wait_for_function(f"() => {until}", timeout=120_000)
    page.evaluate(send, False)


def my_question(page: Page) -> None:
    """Wait until I am asked; what fills the screen is sent away."""
    page.locator(".say.mine, .planet-show").first.wait_for()
    if page.locator(".planet-show").count():
        page.locator(".planet-show button").first.click()
        page.locator(".say.mine").wait_for()


def first_turn(come: Come) -> None:
    page = come(DESK).page
    page.goto("/")
    page.locator(".tile").first.wait_for()
    take(page, "first-page")
    page.locator(".tile-hackers .primary").click()
    page.locator(".bubble").wait_for()
    take(page, "first-turn")
    page.locator(".bar [aria-label=Invite]").click()
    take(page, "invite")
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    page.locator(".hand .card.is-cannot").first.click()
    page.locator(".toast").wait_for()
    take(page, "why-not")


def hackers(come: Come) -> None:
    page = sit(come, DESK, "hackers")
    by_bot(page, "document.querySelectorAll('.files .card:not(.none)').length > 4")
    my_question(page)
    take(page, "hackers")


def the_end_of_hackers(come: Come) -> None:
    page = sit(come, DESK, "hackers", settings={"round_cap": "3"}, stand_in="uniform")
    by_bot(page, "document.querySelector('.planet-show')")
    snap(page, "hack-the-planet")
    by_bot(page, "document.querySelector('.result')")
    page.locator(".result button", has_text="Turning points").click()
    page.locator(".review .moment, .review p:not(.typed)").first.wait_for(timeout=120_000)
    take(page, "result")
    page.goto(str(page.locator(".result a", has_text="all hands").get_attribute("href")))
    page.locator(".replay .hackers").wait_for()
    for _ in range(18):
        page.keyboard.press("ArrowRight")
    take(page, "replay")


def wired(come: Come) -> None:
    page = sit(come, DESK, "wired")
    by_bot(page, "document.querySelectorAll('.seat-me .node').length > 6")
    page.locator(".say.mine").wait_for()
    take(page, "wired")
    page.keyboard.press("t")
    page.locator(".hinted").first.wait_for()
    take(page, "hint")


def two_people(come: Come) -> None:
    """An answer window of Access Denied, on paper and on a phone."""
    host, friend = come(PAPER), come(PHONE)
    for visitor in (host, friend):
        visitor.context.add_init_script(NO_HINTS)
    host.table({"game": "access-denied", "seats": 3, "beat": 8, "decoys": False})
    host.page.locator(".room .qr").wait_for()
    friend.page.goto(host.page.url)
    friend.page.locator(".chair button:not(.plain)").first.click()
    friend.page.locator(".watchers").wait_for(state="detached")
    host.page.locator(".room .primary.big").click()
    for visitor in (host, friend):
        visitor.page.locator(".access-denied").wait_for()
        visitor.play_by_itself()
    host.page.wait_for_function("() => document.querySelector('.beat') && document.querySelector('.attempt .card')")
    take(host.page, "window")
    take(friend.page, "phone-window")
    friend.page.locator(".side-toggle").click()
    friend.page.locator("#tab-chat").click()
    for n in (0, 2):
        friend.page.locator(".phrase").nth(n).click()
    host.page.locator("#tab-chat").click()
    host.page.locator(".phrase").nth(5).click()
    take(friend.page, "chat")


def access_denied(come: Come) -> None:
    page = sit(come, DESK, "access-denied")
    by_bot(
        page,
        "document.querySelectorAll('.check.inside, .check.outside').length > 9"
        " && document.querySelector('.attempt .stamp')",
    )
    take(page, "access-denied")
    page.locator(".say .now").click()
    take(page, "play-now")


def phone(come: Come) -> None:
    page = sit(come, PHONE, "hackers")
    by_bot(page, "document.querySelectorAll('.files .card:not(.none)').length > 3")
    my_question(page)
    take(page, "phone")


def phone_wired(come: Come) -> None:
    page = sit(come, PHONE, "wired", seats=6)
    by_bot(page, "document.querySelectorAll('.seat-me .node').length > 4")
    page.locator(".seat-me.active").wait_for()
    page.locator(".say.mine").wait_for()
    take(page, "phone-wired")


SCENES: Final = (first_turn, hackers, the_end_of_hackers, wired, two_people, access_denied, phone, phone_wired)


def main(wanted: list[str]) -> None:
    """All scenes, or those that are named."""
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder), 0.25) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        for scene in SCENES:
            if scene.__name__ in wanted or not wanted:
                scene(lambda look: Visitor(browser, site, look))
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
