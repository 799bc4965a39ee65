"""A real terminal: tmux runs a command in it, keys are pressed, and the screen is read as a person reads it."""

import os
import re
import secrets
import shlex
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

PATIENCE: Final = 90.0
MARKED: Final = re.compile(r"^ {1,2}(\d+)/(?:(\d+)–)?(\d+) ", re.MULTILINE)
CLOSES: Final = "Esc closes"  # a dialog lies over the table
CHOICE: Final = re.compile(r" 1  \S")


class Tmux:
    """One terminal of its own."""

    def __init__(self, command: list[str], home: Path, size: tuple[int, int] = (80, 24), **more: str) -> None:
        self.socket = f"sneakernet-{secrets.token_hex(4)}"
        kept = {name: value for name, value in os.environ.items() if name in ("PATH", "SNEAKERNET_ENGINE", "HOME")}
        given = {
            **kept,
            "XDG_DATA_HOME": str(home),
            "LANG": "C.UTF-8",
            "TERM": "xterm-256color",
            "BROWSER": "true",
            **more,
        }
        words = ["env", "-i", *(f"{name}={value}" for name, value in {**given, **more}.items()), *command]
        line = f"{shlex.join(words)}; echo LEFT $?; sleep 1000"
        self.tmux("-f", "/dev/null", "new-session", "-d", "-x", str(size[0]), "-y", str(size[1]), line)

    def __enter__(self) -> "Tmux":
        return self

    def __exit__(self, *problem: object) -> None:
        subprocess.run(["tmux", "-L", self.socket, "kill-server"], check=False, capture_output=True)

    def tmux(self, *words: str) -> str:
        """One command of tmux."""
        done = subprocess.run(["tmux", "-L", self.socket, *words], check=True, capture_output=True, text=True)
        return done.stdout

    def press(self, *keys: str) -> None:
        """Press keys, as tmux names them."""
        self.tmux("send-keys", *keys)

    @property
    def screen(self) -> str:
        """What can be read."""
        return self.tmux("capture-pane", "-p")

    def wait(self, shows: str | Callable[[str], bool], patience: float = PATIENCE) -> str:
        """Look until the screen shows this."""
        fits = (lambda screen: shows in screen) if isinstance(shows, str) else shows
        until = time.monotonic() + patience
        while time.monotonic() < until:
            screen = self.screen
            if fits(screen):
                return screen
            time.sleep(0.05)
        raise AssertionError(f"the screen never showed {shows!r}:\n{self.screen}")

    def answer(self) -> bool:
        """Answer the question on the screen, if there is one: the first choice, or as many marks as are needed."""
        screen = self.screen
        if CLOSES in screen:
            self.press("Escape")
            return False
        found = MARKED.search(screen)
        if found:
            n, least = int(found[1]), int(found[2] or found[3])
            for mark in range(n, least):
                self.press(str(mark + 1))
            self.press("Enter" if least else "End")
            if not least:
                self.press("Enter")
            return True
        if CHOICE.search(screen) and " is choosing" not in screen:
            self.press("1")
            return True
        return False

    def play(self, until: str, patience: float = 600.0) -> int:
        """Answer whatever is asked until the screen shows this; how many times."""
        n, end = 0, time.monotonic() + patience
        while until not in self.screen:
            assert time.monotonic() < end, f"the game did not end:\n{self.screen}"
            n += self.answer()
            time.sleep(0.1)
        return n
