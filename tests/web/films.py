"""A short film of each game for README.md, taken from a real browser: `python -m tests.web.films`."""

import io
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

from tests.web.pictures import DESK, FOLDER, by_bot, sit
from tests.web.site import Visitor
from tools.web.browser import FLAGS, find_browser
from tools.web.site import Site

SIZE: Final = (1440, 1000)
SHOWN: Final = (864, 600)
STEPS: Final = 30
MILLISECONDS: Final = 900
MOST: Final = 2_000_000
"""Bytes of a film: a page with three of them should still come quickly."""
WISHES: Final[dict[str, dict[str, Any]]] = {
    "hackers": {"seats": 4},
    "wired": {"seats": 3, "settings": {"round_cap": "6"}},
    "access-denied": {"seats": 3, "settings": {"time_limit": "8"}},
}


def frame(page: Page) -> Image.Image:
    """The page as it is now, smaller."""
    return Image.open(io.BytesIO(page.screenshot())).convert("RGB").resize(SHOWN, Image.Resampling.LANCZOS)


def film(page: Page) -> list[Image.Image]:
    """A game is played by a bot in my place; then its replay is gone through, from the first third on."""
    by_bot(page, "document.querySelector('.result')")
    page.goto(str(page.locator(".result a", has_text="all hands").get_attribute("href")))
    page.locator(".replay .table, .replay").first.wait_for()
    page.get_by_label("View:").select_option("A")
    first = int(page.locator(".scrub").get_attribute("max") or 0) // 3
    for _ in range(first):
        page.keyboard.press("ArrowRight")
    frames = []
    for _ in range(STEPS):
        page.keyboard.press("ArrowRight")
        page.wait_for_timeout(250)
        frames.append(frame(page))
    return frames


def keep(frames: list[Image.Image], file: Path) -> None:
    """As a picture that moves, with one palette, so that only what changes is written."""
    palette = frames[len(frames) // 2].quantize(256, Image.Quantize.MAXCOVERAGE, dither=Image.Dither.NONE)
    drawn = [one.quantize(palette=palette, dither=Image.Dither.NONE) for one in frames]
    drawn[0].save(file, save_all=True, append_images=drawn[1:], duration=MILLISECONDS, loop=0, optimize=True)
    size = file.stat().st_size
    print(f"{file.name}: {len(frames)} frames, {size:,} bytes")
    assert size < MOST, f"{file.name} is too large"


def main() -> None:
    browser = find_browser()
    if not browser:
        sys.exit("no Chromium or Chrome on this machine")
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder)) as site, sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=browser, args=list(FLAGS))
        for game, wish in WISHES.items():
            look = {**DESK, "viewport": {"width": SIZE[0], "height": SIZE[1]}}
            page = sit(lambda more: Visitor(running, site, more), look, game, **wish)
            keep(film(page), FOLDER / f"{game}.gif")
        running.close()


if __name__ == "__main__":
    main()
