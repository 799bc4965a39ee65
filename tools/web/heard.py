"""A player who hears a page and has a keyboard: what a screen reader says is all they know of it."""

import random
import re
import time
from contextlib import suppress
from typing import Final, NamedTuple

from playwright.sync_api import Error, Page

PLAYABLE: Final = "You can play it"
LINE: Final = re.compile(
    r"^(?P<depth> *)- '?(?P<role>[a-z]+)(?: \"(?P<name>(?:[^\"\\]|\\.)*)\")?(?P<more>(?: \[[^\]]*\])*)'?:?.*$"
)
PATIENCE: Final = 60.0  # seconds in which something new is heard
MOMENT: Final = 300  # milliseconds
PAUSE: Final = 0.03


class Heard(NamedTuple):
    """Something with a role and a name, and the names of what it is part of."""

    role: str
    name: str
    more: str
    within: tuple[str, ...]


def listen(page: Page) -> list[Heard]:
    """Everything on the page, in the order in which it is read."""
    found: list[Heard] = []
    above: list[tuple[int, str]] = []
    for line in page.locator("body").aria_snapshot().splitlines():
        if (told := LINE.match(line)) is None:
            continue
        depth, name = len(told["depth"]), (told["name"] or "").replace('\\"', '"').replace("''", "'")
        while above and above[-1][0] >= depth:
            above.pop()
        found.append(Heard(told["role"], name, told["more"] or "", tuple(one for _, one in above)))
        above.append((depth, f"{told['role']} {name}"))
    return found


def choices(heard: list[Heard], title: str) -> list[str]:
    """The names of buttons that choose something: of the list, of my hand, and where there are none, of the table."""
    buttons = [
        one for one in heard if one.role == "button" and "disabled" not in one.more and "pressed" not in one.more
    ]
    listed = [one.name for one in buttons if "toolbar Choices" in one.within]
    mine = [one.name for one in buttons if one.name.endswith(PLAYABLE)]
    table = [one.name for one in buttons if f"region {title}" in one.within]
    return [*listed, *mine] or table


def press(page: Page, name: str) -> None:
    """Go to a button, and press it; it may be gone by now."""
    with suppress(Error):
        page.get_by_role("button", name=name, exact=True).first.focus(timeout=MOMENT)
        page.keyboard.press("Enter")


def play(page: Page, title: str, seed: str) -> int:
    """Play a game to its end; how many buttons it took."""
    chance = random.Random(seed)
    pressed = 0
    before: list[Heard] = []
    changed = time.monotonic()
    while True:
        heard = listen(page)
        if any(one.role == "region" and one.name == "Result" for one in heard):
            return pressed
        if heard != before:
            before, changed = heard, time.monotonic()
        elif time.monotonic() - changed > PATIENCE:
            raise AssertionError(f"nothing new is heard: {heard}")
        if any(one.role == "alertdialog" for one in heard):
            page.keyboard.press("Enter")
        elif any(one.role == "dialog" for one in heard):
            page.keyboard.press("Escape")
        elif found := choices(heard, title):
            press(page, chance.choice(found))
            pressed += 1
        time.sleep(PAUSE)
