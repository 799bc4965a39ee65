"""The pages, with what they say before their scripts run, and without any."""

import json
from collections.abc import Awaitable, Callable
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any, Final

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response

from sneakernet.say import DEFAULT
from sneakernet.say.browser import browser_words
from sneakernet.server.http.responses import problem_response
from sneakernet.server.wire import library
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.pages import GamePage
from sneakernet.server.wire.sentences import language_of

PRINTING: Final = "print.html"  # the page that a host can switch off
PAGES: Final = {
    "/": "index.html",
    "/t/{table}": "table.html",
    "/r/{game}": "replay.html",
    "/rules": "rules.html",
    "/rules/{game}": "rules.html",
    "/cards": "cards.html",
    "/cards/{game}": "cards.html",
    "/learn": "learn.html",
    "/learn/{game}": "learn.html",
    "/print": PRINTING,
    "/print/{game}": PRINTING,
    "/me": "me.html",
    "/owner": "owner.html",
    "/score": "score.html",
    "/score/{game}": "score.html",
}
WORKER: Final = "/worker.js"  # at the root: it may keep the whole shell
FILLED: Final = 200  # pages that are remembered, by language and game
APP: Final = '<div id="app"></div>'
HEAD: Final = "<!-- head -->"


def page(request: Request, folder: Path, name: str, status: int = 200) -> Response:
    """A page; where its own file is missing, the first page."""
    for file in (folder / name, folder / "index.html"):
        if file.is_file():
            origin = str(request.base_url).rstrip("/")
            game = request.path_params.get("game", "")
            text = filled(file, file.stat().st_mtime_ns, language_of(request), origin, game)
            return HTMLResponse(text, status)
    return problem_response(Refused("not_found"), "")


def make_page(folder: Path, name: str) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint of a page."""

    async def endpoint(request: Request) -> Response:
        return page(request, folder, name)

    return endpoint


def make_worker(folder: Path) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint of the service worker."""

    async def endpoint(request: Request) -> Response:
        file = folder / "js" / "worker.js"
        return FileResponse(file) if file.is_file() else problem_response(Refused("not_found"), "")

    return endpoint


def lost_page(request: Request, folder: Path) -> Response | None:
    """For a browser that comes where nothing is: a page that says so and shows the way back."""
    wanted = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith(("/api/", "/static/"))
    return page(request, folder, "lost.html", 404) if wanted and (folder / "lost.html").is_file() else None


@lru_cache(FILLED)
def filled(file: Path, changed: int, language: str, origin: str, game: str) -> str:
    """A page as it is sent: in the reader's language, with its head, and with what there is to read already."""
    head = file.parent / "head.html"
    text = file.read_text(encoding="utf-8")
    words = client_words(file.parent, language)
    if head.is_file():
        said = {"{origin}": origin, "{tagline}": words["tagline"]}
        shared = head.read_text(encoding="utf-8").rstrip()
        for blank, what in said.items():
            shared = shared.replace(blank, escape(what))
        text = text.replace(HEAD, shared)
    if APP in text:
        makers = {"index.html": lambda: first_page(words, language), "rules.html": lambda: rules_page(game, language)}
        text = text.replace(APP, APP.replace("><", f">{makers.get(file.name, str)()}<"))
    return text.replace('<html lang="en"', f'<html lang="{language}"')


def client_words(folder: Path, language: str) -> dict[str, Any]:
    """The client's words in a language; those that it has not, in English."""
    english: dict[str, Any] = read(folder / "lang" / f"{DEFAULT}.json") or {"tagline": ""}
    own = read(folder / "lang" / f"{language}.json") or browser_words(language, english)
    return english | own


def read(file: Path) -> dict[str, Any]:
    """A file of words; nothing if it is not there."""
    found: dict[str, Any] = json.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}
    return found


def first_page(words: dict[str, Any], language: str) -> str:
    """The games, each with its rules."""
    tiles = "".join(tile(game, words) for game in library.games_page(language).games)
    hero = f'<div class="hero"><h1>SNEAKERNET</h1><p>{escape(words["tagline"])}</p></div>'
    return f'<main class="home">{hero}<div class="tiles">{tiles}</div></main>'


def tile(game: GamePage, words: dict[str, Any]) -> str:
    """One game of the first page."""
    seats = [n for edition in game.editions for n in edition.seats]
    facts = [words["tile.seats"].format(low=min(seats), high=max(seats))]
    facts += [words["minutes"].format(n=game.minutes)] * (game.minutes > 0)
    meta = "".join(f"<span>{escape(fact)}</span>" for fact in facts)
    links = "".join(
        f'<a class="button plain" href="/{where}/{game.name}">{escape(words[where])}</a>'
        for where in ("learn", "rules", "cards")
    )
    return (
        f'<article class="tile tile-{game.name}"><div class="tile-art"></div><div class="tile-body">'
        f'<h2 class="tile-title">{escape(game.title)}</h2><p class="tile-meta">{meta}</p>'
        f'<p class="tile-pitch">{escape(game.pitch)}</p><div class="tile-more">{links}</div></div></article>'
    )


def rules_page(game: str, language: str) -> str:
    """The rules of a game, by number."""
    try:
        rules = library.rules_page(game or library.games_page(language).games[0].name, language)
    except Refused:
        return ""
    sections = "".join(
        f'<section class="rules-section"><h2>{escape(section.title)}</h2>'
        + "".join(
            f'<article class="rule" id="{rule.number}"><span class="rule-number">{rule.number}</span>'
            f"<div><h3>{escape(rule.title)}</h3><p>{escape(rule.text)}</p></div></article>"
            for rule in section.rules
        )
        + "</section>"
        for section in rules.sections
    )
    head = f'<h1>{escape(rules.title)}</h1><p class="rules-intro">{escape(rules.intro)}</p>'
    return f'<main class="reading">{head}{sections}</main>'
