"""The browser client: static files, its words, and what games bring along."""

import json
import mimetypes
from collections.abc import Awaitable, Callable
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Receive, Scope, Send

from sneakernet import engine
from sneakernet.core.game import Game
from sneakernet.core.registry import UnknownGame, find
from sneakernet.say import DEFAULT, languages
from sneakernet.say.browser import browser_words
from sneakernet.server.http.responses import json_response, problem_response
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.sentences import language_of, voice

for ending, kind in {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".css": "text/css",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".html": "text/html",
}.items():
    mimetypes.add_type(kind, ending)


def words_file(folder: Path) -> Callable[[Request], Awaitable[Response]]:
    """The endpoint of the client's own words, and of the languages there are, each by the name it gives itself."""

    async def endpoint(request: Request) -> Response:
        name = request.path_params["name"]
        if name == "languages":
            return json_response({code: voice(code).speech.say("language-name") for code in languages()})
        return words_in(name, folder / "lang", None) or problem_response(Refused("not_found"), language_of(request))

    return endpoint


def words_in(language: str, folder: Path, game: Game | None) -> Response | None:
    """The client's words in a language, or a game's: a file, else what the language itself has of them."""
    english, file = folder / f"{DEFAULT}.json", folder / f"{language}.json"
    if language not in languages() or not english.is_file():
        return None
    if file.is_file():
        return FileResponse(file)
    return json_response(browser_words(language, json.loads(english.read_text(encoding="utf-8")), game))


def browser_folder(name: str) -> tuple[Game, Path]:
    """A game and what it brings along for the browser; 404 if there is nothing."""
    try:
        game = find(name)
    except UnknownGame:
        raise HTTPException(404) from None
    folder = game.folder("browser")
    if folder is None:
        raise HTTPException(404)
    return game, folder


async def game_words(request: Request) -> Response:
    """The endpoint of a game's own words, and of its drawings, which are no language."""
    game, folder = browser_folder(request.path_params["game"])
    name = request.path_params["name"]
    if name not in languages():
        return await static_files(folder).get_response(f"{name}.json", request.scope)
    return words_in(name, folder, game) or problem_response(Refused("not_found"), language_of(request))


async def game_files(scope: Scope, receive: Receive, send: Send) -> None:
    """The files that games bring along for the browser; nothing outside such a folder is ever served."""
    _, folder = browser_folder(scope["path_params"]["game"])
    await static_files(folder)(scope, receive, send)


def docs_folder(web: Path) -> Path:
    """The built documentation: the package has brought it, or `make docs` has built it in a checkout."""
    brought = web / "docs"
    return brought if brought.is_dir() else engine.ROOT / "build" / "docs"


def static_files(folder: Path) -> StaticFiles:
    """The files beside the pages; nothing outside the folder is ever served."""
    return StaticFiles(directory=folder, check_dir=False)
