"""All pictures of a game's cards on one sheet: `python -m tests.web.contact_sheet access-denied sheet.png --names`.

With `--quiz` each picture has four names below it, of which one is right; which one it is, is printed.
"""

import argparse
import random
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from sneakernet.core.registry import find, game_names
from sneakernet.say import Speech
from tools.web.browser import FLAGS, find_browser
from tools.web.site import Site

WIDTH: Final = 1200
SHEET: Final = """async cards => {
  const { h, render } = await import("/static/js/dom.js");
  const { picture } = await import("/static/js/art.js");
  document.head.append(Object.assign(document.createElement("style"), { textContent: `
    .sheet { display: grid; grid-template-columns: repeat(10, 1fr); gap: 16px 8px; padding: 16px; text-align: center; }
    .sheet figure { margin: 0; font: 12px monospace; white-space: pre-line; }
    .sheet .icon { width: 72px; height: 72px; }` }));
  document.body.innerHTML = "<main class=sheet></main>";
  render(document.querySelector(".sheet"), cards.map(([id, name], n) =>
    h("figure", { key: id }, picture(id), h("figcaption", {}, name || String(n + 1)))));
}"""


def cards(game: str, names: bool) -> list[tuple[str, str]]:
    """Every card of every edition, once, with its name if it is to be shown."""
    found: dict[str, str] = {}
    for edition in find(game).rules.editions:
        words = Speech("en").game(find(game), edition)
        for card in find(game).rules.cards(edition):
            found.setdefault(card, words.card_name(card) if names else "")
    return [*found.items()]


def quiz(found: list[tuple[str, str]], seed: str) -> list[tuple[str, str]]:
    """The cards in another order, each with four names; prints which of them is right."""
    chance = random.Random(seed)
    names = {name for _, name in found}
    asked = []
    for number, (card, name) in enumerate(chance.sample(found, len(found)), 1):
        four = chance.sample([*chance.sample(sorted(names - {name}), 3), name], 4)
        asked.append((card, f"No {number}\n" + "\n".join(f"{n} {one}" for n, one in enumerate(four, 1))))
        print(number, four.index(name) + 1)
    return asked


def main() -> None:
    """Draw the sheet."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("file", type=Path)
    parser.add_argument("--names", action="store_true", help="say which card it is")
    parser.add_argument("--quiz", metavar="SEED", help="ask which of four names is right")
    wish = parser.parse_args()
    found = cards(wish.game, wish.names or bool(wish.quiz))
    with tempfile.TemporaryDirectory() as folder, Site(Path(folder)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_browser(), args=list(FLAGS))
        page = browser.new_page(viewport={"width": WIDTH, "height": 400}, color_scheme="light", bypass_csp=True)
        page.goto(f"{site.address}/cards/{wish.game}")
        page.locator(".card-entry").first.wait_for()
        page.evaluate(SHEET, quiz(found, wish.quiz) if wish.quiz else found)
        page.screenshot(path=str(wish.file), full_page=True)
        browser.close()


if __name__ == "__main__":
    main()
