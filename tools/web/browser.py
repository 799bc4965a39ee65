"""The browser that the tests use: the Chromium or Chrome of this machine."""

import os
import shutil
from pathlib import Path
from typing import Final

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome", "msedge")
ELSEWHERE: Final = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
)
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--renderer-process-limit=1",  # one for each visitor: a new one for every page costs more than the page
)
NONE_FOUND: Final = (
    "The browser tests (tests/web) did not run: there is no Chromium or Chrome on this machine. "
    "Install one, or name it in SNEAKERNET_BROWSER."
)


def find_browser() -> str:
    """Where the browser is; empty if there is none."""
    named = os.environ.get("SNEAKERNET_BROWSER", "")
    if named:
        return named
    found = (shutil.which(name) for name in NAMES)
    return next((path for path in found if path), next((path for path in ELSEWHERE if Path(path).exists()), ""))
