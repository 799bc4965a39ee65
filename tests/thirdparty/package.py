"""Dead Drop as a package: the files that the page shows, and what pip leaves of them."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.docs.pages import HOW, blocks, install, write

PAGE: Final = HOW / "add-a-game.md"
PARTS: Final = ("dead-drop/dead_drop/say/en.ftl", "dead-drop/dead_drop/encoding.py")  # what the page adds to the rules
SECONDS: Final = 120
CLI: Final = "from sneakernet.cli.main import main; main()"

Says = Callable[..., str]


def make(folder: Path, parts: bool = False) -> Path:
    """The package, with rules alone or with all that the page shows; what is to be on the path."""
    for block in blocks(PAGE):
        if block.file and (parts or block.file not in PARTS):
            write(block, folder)
    package = folder / "dead-drop"
    install(package)
    return package


def run(path: Path, *words: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """Run Python where the package is installed."""
    home = {"HOME": str(path), "XDG_DATA_HOME": str(path / "data"), "LANG": "C.UTF-8"}
    return subprocess.run(
        [sys.executable, *words],
        cwd=path,
        env={**os.environ, **home, "PYTHONPATH": str(path), **more},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=SECONDS,
    )


def says(path: Path, *words: str, typed: str = "", **more: str) -> str:
    """The output of a command of ours that must succeed and complain of nothing."""
    done = run(path, "-c", CLI, *words, typed=typed, **more)
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    return done.stdout
