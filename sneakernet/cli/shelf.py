"""The shelf: where games are kept on this machine, and how files are read."""

import os
import sys
from pathlib import Path


def shelf() -> Path:
    """The folder for this person's games, as the system wants it."""
    given = os.environ.get("XDG_DATA_HOME", "")
    if given:
        base = Path(given)
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    elif sys.platform == "win32":
        base = Path(os.environ.get("APPDATA", str(Path.home())))
    else:
        base = Path.home() / ".local" / "share"
    return base / "sneakernet"


def new_file(game: str, seed: str, kind: str = ".record") -> Path:
    """A file name that is free, for a game with this seed."""
    plain = "".join(sign if sign.isalnum() else "-" for sign in seed)[:40]
    path = shelf() / f"{game}-{plain}{kind}"
    n = 1
    while path.exists():
        n += 1
        path = shelf() / f"{game}-{plain}-{n}{kind}"
    return path


def read(path: Path) -> str:
    """The text of a file; `-` is what comes in by standard input."""
    if str(path) == "-":
        return sys.stdin.read()
    return path.read_text(encoding="utf-8")


def shown(path: Path) -> str:
    """A path as a person would type it."""
    text = str(path)
    return f'"{text}"' if " " in text else text
