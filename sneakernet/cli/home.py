"""Home: the lobby for browsers and a game in this terminal, from one command."""

import subprocess
import sys
import time
import urllib.error
import urllib.request
import webbrowser
from contextlib import suppress
from pathlib import Path
from typing import Final

from sneakernet.cli import play, shelf
from sneakernet.cli.ending import heeded
from sneakernet.say import Speech
from sneakernet.server.settings import from_environment

PATIENCE: Final = 30.0  # seconds until the lobby must answer
PLAIN_BROWSERS: Final = ("w3m", "lynx", "links", "elinks", "www-browser")  # they would take this terminal


def begin(speech: Speech, game: str) -> None:
    """Open the lobby, show it in the browser if there is one, and play here; the lobby stays until Ctrl+C.

    It ends with this command however that is ended, unless it was open before.
    """
    with heeded():
        stay(speech, game)


def stay(speech: Speech, game: str) -> None:
    """The lobby and the game, until somebody has enough."""
    settings = from_environment()
    address = f"http://{settings.host}:{settings.port}"
    lobby = None if is_open(address) else open_lobby()
    try:
        if lobby is None or wait_for(address, lobby):
            print(speech.say("home-open", address=address), flush=True)
            show(address)
        else:
            print(speech.say("home-closed", address=address, file=str(log_file())), file=sys.stderr, flush=True)
        play.begin(speech, game, "", 0, "", "", [], False)
        if lobby is not None and lobby.poll() is None and sys.stdin.isatty():
            print(speech.say("home-stays", address=address), flush=True)
            lobby.wait()
    finally:
        if lobby is not None:
            close(lobby)


def open_lobby() -> subprocess.Popen[bytes]:
    """The server, in a process of its own; what it says goes to a file and not into the game."""
    with log_file().open("ab") as log:
        return subprocess.Popen(
            [sys.executable, "-m", "sneakernet.cli", "serve", "--database", str(shelf.shelf() / "lobby.db")],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,  # Ctrl+C in the game is for the game
        )


def close(lobby: subprocess.Popen[bytes]) -> None:
    """Stop the server that was opened here."""
    lobby.terminate()
    with suppress(subprocess.TimeoutExpired):
        lobby.wait(timeout=5)
    if lobby.poll() is None:
        lobby.kill()


def log_file() -> Path:
    """Where the lobby writes what it has to say."""
    folder = shelf.shelf()
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "lobby.log"


def is_open(address: str) -> bool:
    """Whether a lobby answers there."""
    with suppress(urllib.error.URLError, OSError), urllib.request.urlopen(f"{address}/healthz", timeout=1) as answer:
        return bool(answer.status == 200)
    return False


def wait_for(address: str, lobby: subprocess.Popen[bytes]) -> bool:
    """Whether the lobby opens in time."""
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until and lobby.poll() is None:
        if is_open(address):
            return True
        time.sleep(0.05)
    return False


def show(address: str) -> None:
    """Open the browser, unless there is none or it would run in this terminal."""
    with suppress(webbrowser.Error):
        browser = webbrowser.get()
        if getattr(browser, "name", "") not in PLAIN_BROWSERS:
            browser.open(address)
