"""Whole games of every edition in the browser, by ear and keyboard alone: python -m tools.checks.heard."""

import argparse
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from sneakernet.core.game import Game
from sneakernet.core.registry import all_games
from tools.checks.report import Report
from tools.web.browser import FLAGS, NONE_FOUND, find_browser
from tools.web.heard import play
from tools.web.site import Site

BOT: Final = "casual"
QUIET: Final = "localStorage['sneakernet.lesson.{}'] = 'off'"


def game_of(browser: Browser, site: Site, game: Game, edition: str, seed: str) -> tuple[int, float]:
    """One game: how many buttons were pressed, and how many seconds it took."""
    context = browser.new_context(base_url=site.address, locale="en-GB", reduced_motion="reduce")
    context.add_init_script(QUIET.format(game.name))
    headers = {"Origin": site.address}
    assert context.request.post("/api/guests", data={"name": "by_ear"}, headers=headers).ok
    seats = game.rules.seat_counts(edition)[0]
    wish = {
        "game": game.name, "edition": edition, "seats": seats, "start": True, "stand_in": BOT, "hints": "off",
        "chairs": [{}] + [{"bot": BOT}] * (seats - 1), "tempo": "fast",
    }  # fmt: skip
    link = context.request.post("/api/tables", data=wish, headers=headers).json()["table"]["link"]
    page = context.new_page()
    began = time.monotonic()
    page.goto(link)
    pressed = play(page, game.rules.title, seed)
    context.close()
    return pressed, time.monotonic() - began


def main() -> int:
    """All editions of all games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", default="ear")
    seed = parser.parse_args().seed
    report = Report("games from the accessibility tree alone")
    if not find_browser():
        report.note(NONE_FOUND)
        return report.finish()
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        for game in all_games():
            for edition in game.rules.editions:
                try:
                    pressed, seconds = game_of(browser, site, game, edition, seed)
                    report.row(f"{game.name} {edition}", f"over after {pressed} buttons, {seconds:.0f} s", holds=True)
                except AssertionError as problem:
                    report.row(f"{game.name} {edition}", str(problem)[:2000], holds=False)
        browser.close()
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
