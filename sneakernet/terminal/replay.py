"""Replays: a game step by step, through the eyes of one side; from a server or from a file, in the same shape."""

from collections.abc import Awaitable, Callable
from typing import Any, Final

import msgspec
from msgspec import Struct
from rich.text import Text

from sneakernet.say import People
from sneakernet.terminal.messages import Letter, Number, Result, Seen
from sneakernet.terminal.safe import Unfit
from sneakernet.terminal.service import Service
from sneakernet.terminal.table import draw_part
from sneakernet.terminal.words import Book, Words

PAGE: Final = 100
SIDES: Final = "ABCDEF"


class Frame(Struct, frozen=True):
    """One step: what was seen after it."""

    n: Number
    view: Seen
    seat: Letter = ""
    caption: str = ""
    turn: bool = False


class Page(Struct, frozen=True):
    """Some frames of a game."""

    game: str
    count: Number
    frames: list[Frame]
    edition: str = ""
    names: list[str] = []
    result: Result | None = None


Pages = Callable[[str, int], Awaitable[Any]]
"""What gives a page: the side, and the first frame."""


def pages_of(service: Service, game: str) -> Pages:
    """The pages of a game on a server."""

    async def page(side: str, first: int) -> Any:
        return await service.get(f"/api/replays/{game}", side=side, first=first, count=PAGE)

    return page


class Replay:
    """A game that is seen again."""

    def __init__(self, words: Words, pages: Pages) -> None:
        self.words = words
        self.pages = pages
        self.side = "all"
        self.at = 0
        self.frames: dict[tuple[str, int], Frame] = {}
        self.head = Page("", 1, [])
        self.book: Book | None = None

    @property
    def sides(self) -> list[str]:
        """Through whose eyes it can be seen."""
        return ["all", "table", *SIDES[: len(self.head.names)]]

    async def frame(self, n: int) -> Frame | None:
        """The n-th frame for the present side; Unfit for what is no replay."""
        if (self.side, n) not in self.frames:
            try:
                page = msgspec.convert(await self.pages(self.side, n // PAGE * PAGE), Page)
            except (msgspec.MsgspecError, TypeError) as problem:
                raise Unfit(str(problem)[:200]) from None
            self.head = page
            if self.book is None:
                self.book = self.words.game(page.game, page.game, page.edition)
            self.frames |= {(self.side, frame.n): frame for frame in page.frames}
        return self.frames.get((self.side, n))

    async def go(self, n: int) -> Frame | None:
        """To a step, or the one nearest to it."""
        self.at = max(0, min(n, self.head.count - 1))
        return await self.frame(self.at)

    async def turn(self, by: int) -> Frame | None:
        """To where a turn begins, forward or back."""
        n = self.at + by
        while 0 < n < self.head.count - 1:
            found = await self.frame(n)
            if found is None or found.turn:
                break
            n += by
        return await self.go(n)

    def drawn(self, frame: Frame, width: int) -> list[Text]:
        """The table of a frame as lines."""
        if self.book is None:
            return []
        me = self.side if self.side in SIDES else ""
        people = People(self.head.names, me)
        view = frame.view.view(me, "", "", len(self.head.names))
        return draw_part(self.book, "draw", view, people, width)
