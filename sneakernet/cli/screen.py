"""Screen: where the program writes. Styles only where a terminal wants them; 80 columns if nobody says otherwise."""

import json
import os
import sys
import textwrap
from collections.abc import Iterable, Sequence
from typing import NoReturn

from rich.console import Console
from rich.text import Text

NARROW, WIDE = 40, 100


class Paper(Console):
    """A console that leaves a closed pipe to whoever called."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


class Screen:
    """Standard output, with wrapping and, on a terminal, styles."""

    def __init__(self, plain: bool = False) -> None:
        self.styled = not plain and sys.stdout.isatty() and "NO_COLOR" not in os.environ and term_is_able()
        self.console = Paper(
            color_system="auto" if self.styled else None, highlight=False, markup=False, emoji=False, soft_wrap=True
        )
        self.width = max(NARROW, min(self.console.width if sys.stdout.isatty() else 80, WIDE))

    def line(self, text: str | Text = "", style: str = "") -> None:
        """One line as it is."""
        self.console.print(text if isinstance(text, Text) else Text(text, style=style))

    def lines(self, texts: Iterable[str | Text]) -> None:
        for text in texts:
            self.line(text)

    def paragraph(
        self, text: str, indent: str = "", style: str = "", hanging: str | None = None, bold: int = 0
    ) -> None:
        """Text broken at the width of the screen; the first `bold` letters stand out."""
        follow = indent if hanging is None else hanging
        for n, line in enumerate(self.wrapped(text, indent, follow)):
            shown = Text(line, style=style)
            if n == 0 and bold:
                shown.stylize("bold", 0, bold)
            self.line(shown)

    def wrapped(self, text: str, indent: str = "", follow: str = "") -> list[str]:
        """Text broken into lines."""
        return textwrap.wrap(
            text, self.width, initial_indent=indent, subsequent_indent=follow, break_on_hyphens=False
        ) or [""]

    def table(self, rows: Sequence[Sequence[str]], head: Sequence[str] = (), right: Iterable[int] = ()) -> None:
        """Columns as wide as they need to be; the last one is wrapped."""
        everything = [list(head), *map(list, rows)] if head else list(map(list, rows))
        if not everything:
            return
        numbers = set(right)
        widths = [max(len(row[n]) for row in everything) for n in range(len(everything[0]) - 1)]
        for number, row in enumerate(everything):
            cells = [
                cell.rjust(w) if n in numbers else cell.ljust(w)
                for n, (cell, w) in enumerate(zip(row, widths, strict=False))
            ]
            start = "  ".join(["", *cells, ""])
            if len(start) > self.width - 20:
                lines = [start, *(self.wrapped(row[-1], "      ", "      ") if row[-1] else [])]
            else:
                lines = self.wrapped(row[-1], start, " " * len(start)) if row[-1] else [start]
            for line in lines:
                self.line(line.rstrip(), "bold" if head and number == 0 else "")

    def json(self, data: object) -> None:
        """Data for another program."""
        self.console.out(json.dumps(data, ensure_ascii=False, indent=2), highlight=False)


def term_is_able() -> bool:
    """Whether this terminal can do more than letters."""
    return os.environ.get("TERM", "dumb") != "dumb"


def interactive() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def full_screen(plain: bool = False) -> bool:
    """Whether a person sits at a terminal that can show more than lines, and wants it."""
    return not plain and interactive() and term_is_able()
