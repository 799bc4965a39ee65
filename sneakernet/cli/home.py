"""Home: the lobby for browsers and a game in this terminal, from one command."""

import sys
import webbrowser
from contextlib import suppress
from typing import Final

from sneakernet.cli import doors, play
from sneakernet.cli.local import is_open, log_file, own_server, wait_for
from sneakernet.cli.screen import full_screen
from sneakernet.say import Speech

PLAIN_BROWSERS: Final = ("w3m", "lynx", "links", "elinks", "www-browser")  # they would take this terminal
__all__ = ["begin", "is_open", "wait_for"]


def begin(speech: Speech, game: str, plain: bool) -> None:
    """Open the lobby, show it in the browser if there is one, and play here; the lobby stays until Ctrl+C.

    It ends with this command however that is ended, unless it was open before.
    """
    with own_server() as local:
        opened = local.open()
        if opened:
            print(speech.say("home-open", address=local.address), flush=True)
            show(local.address)
        else:
            print(speech.say("home-closed", address=local.address, file=str(log_file())), file=sys.stderr, flush=True)
        if opened and full_screen(plain):
            doors.play_at(speech, local, game)
        else:
            play.begin(speech, game, "", 0, "", "", [], plain)
        if local.process is not None and local.process.poll() is None and sys.stdin.isatty():
            print(speech.say("home-stays", address=local.address), flush=True)
            local.process.wait()


def show(address: str) -> None:
    """Open the browser, unless there is none or it would run in this terminal."""
    with suppress(webbrowser.Error):
        browser = webbrowser.get()
        if getattr(browser, "name", "") not in PLAIN_BROWSERS:
            browser.open(address)
