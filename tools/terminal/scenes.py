"""Scenes: a moment of a game on the full screen, made from a seed and picks, and written down as SVG."""

import re
from collections.abc import AsyncIterator
from html import unescape
from typing import Any, Final, NamedTuple

import msgspec
from textual.pilot import Pilot

from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.core.view import letter
from sneakernet.server.wire.sentences import voice
from sneakernet.table import Match
from sneakernet.table.sets import set_choice
from sneakernet.terminal.link import Connected, Link, News
from sneakernet.terminal.messages import read
from sneakernet.terminal.screen.app import Terminal
from sneakernet.terminal.service import Service
from sneakernet.terminal.table import AtTable
from sneakernet.terminal.words import Words

NAMES: Final = ("kate", "cereal_killer", "acid_burn", "the_plague", "joey", "nikon")
SERVER: Final = "http://play.example.org"
FETCHED: Final = re.compile(r"@font-face \{.*?\}|<!--.*?-->", re.DOTALL)  # what leads elsewhere
TEXT: Final = re.compile(
    r'<text class="[^"]*" x="([\d.]+)" y="[\d.]+" textLength="[\d.]+" clip-path="url\(#[^)]*-line-(\d+)\)">(.*?)</text>'
)
COLUMN: Final = 12.2  # units of a picture that a column takes


class Scene(NamedTuple):
    """A moment: the game, how many picks it is from the deal, and the screen."""

    name: str
    game: str
    seats: int
    picks: int
    size: tuple[int, int]
    language: str = "en"
    theme: str = "board"
    seed: str = "picture"
    keys: tuple[str, ...] = ()


class Still(Link):
    """A line on which one message comes, and no more."""

    def __init__(self, service: Service, welcome: dict[str, Any]) -> None:
        super().__init__(service, "table")
        self.welcome = welcome

    async def news(self) -> AsyncIterator[News]:
        yield Connected()
        message = read(msgspec.json.encode(self.welcome))
        assert message is not None
        yield message


def welcome_of(scene: Scene) -> dict[str, Any]:
    """What a server would say at this moment to who is asked."""
    game = find(scene.game)
    match = played(scene)
    ask = match.ask()
    seat = ask.seat if ask is not None else 0
    names = [*NAMES[: scene.seats]]
    names[0], names[seat] = names[seat], names[0]
    reader = voice(scene.language).at(scene.game, match.record.edition, names, seat)
    view = match.view(seat)
    prompt = reader.prompt(ask, view, set_choice(match.rules, match.state)) if ask is not None else None
    shown = view.plain()
    chairs = [
        {"seat": letter(n), "kind": "person" if n == seat else "bot", "name": name, "bot": "strong"}
        for n, name in enumerate(names)
    ]
    return {
        "type": "welcome",
        "you": {"name": names[seat], "seat": letter(seat), "host": True},
        "table": {
            "type": "table", "id": "Yk3v8QeB1xWm5pZr0uHsTg", "link": "/t/Yk3v8QeB1xWm5pZr0uHsTg", "game": scene.game,
            "game_title": game.rules.title, "edition": match.record.edition, "seats": scene.seats, "chairs": chairs,
            "phase": "playing", "hints_now": True,
        },
        "view": {
            "type": "view", "game": "p2V", "seq": 1, "seat": letter(seat), "asked": view.asked, "about": view.about,
            "view": {name: shown[name] for name in ("places", "memory", "facts")},
            "prompt": msgspec.to_builtins(prompt),
        },
        "log": reader.news(match.events(seat)),
        "chat": [{"type": "chat", "name": names[1], "text": "HACK THE PLANET!"}] if scene.seats > 1 else [],
    }  # fmt: skip


def played(scene: Scene) -> Match:
    """The game after so many picks at random, up to the next question that is a choice."""
    match = Match.new(find(scene.game), "", scene.seats, scene.seed, {})
    chance = Rng(scene.seed)
    while (ask := match.ask()) is not None and (len(match.record.picks) < scene.picks or ask.hushed):
        match.pick(chance.below(len(ask.options)))
    return match


async def picture(scene: Scene) -> str:
    """The scene as SVG; no font is fetched from anywhere."""
    words = Words(scene.language)
    service = Service(SERVER, scene.language)
    app = Stage(words, service, scene)
    async with app.run_test(size=scene.size) as pilot:
        app.theme = scene.theme
        while app.at.view is None:
            await pilot.pause(0.02)
        for key in scene.keys:
            await pilot.press(key)
        shown, before = await settled(pilot), ""
        while text_of(shown) != text_of(before):
            shown, before = await settled(pilot), shown
        return FETCHED.sub("", shown).replace("Fira Code", "monospace")


async def settled(pilot: Pilot[str]) -> str:
    """The screen as it is a moment later."""
    await pilot.pause(0.2)
    return pilot.app.export_screenshot(title="sneakernet")


class Stage(Terminal):
    """The application with one scene."""

    def __init__(self, words: Words, service: Service, scene: Scene) -> None:
        from sneakernet.terminal.screen.app import Goal

        super().__init__(words, service, Goal("table", "table"))
        self.at = AtTable(words, service, "table")
        self.at.link = Still(service, welcome_of(scene))

    def at_table(self, table: str) -> AtTable:
        return self.at


def text_of(svg: str) -> list[str]:
    """The lines that a picture shows."""
    lines: dict[int, str] = {}
    for x, line, text in TEXT.findall(svg):
        column = round(float(x) / COLUMN)
        before = lines.get(int(line), "")
        lines[int(line)] = f"{before:<{column}}{unescape(text)}".replace("\xa0", " ")
    return [lines.get(n, "").rstrip() for n in range(max(lines, default=-1) + 1)]
