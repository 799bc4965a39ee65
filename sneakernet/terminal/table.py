"""Table: what a client knows of the table it is at, and what it can ask for there. Full screen and lines share it."""

import asyncio
import time
from collections import deque
from typing import Any, Final

from rich.text import Text

from sneakernet.draw import draw_places, drawing, terminal_part
from sneakernet.say import People
from sneakernet.terminal.link import Closed, Connected, Dialling, Link, News
from sneakernet.terminal.messages import (
    Ack,
    Bye,
    ChatLine,
    Hint,
    Order,
    Problem,
    Prompt,
    TableMessage,
    ViewMessage,
    Welcome,
    Why,
    WindowMessage,
    You,
    YouMessage,
)
from sneakernet.terminal.service import Refused, Service, Unreachable
from sneakernet.terminal.words import Book, Words

LOG: Final = 1000
PATIENCE: Final = 100  # looks for what the table tells next
CHAT: Final = 300
DRAWN: Final = 400  # lines of one table


class AtTable:
    """One table as one guest sees it."""

    def __init__(self, words: Words, service: Service, table: str) -> None:
        self.words = words
        self.service = service
        self.link = Link(service, table)
        self.you = You()
        self.table: TableMessage | None = None
        self.view: ViewMessage | None = None
        self.log: deque[str] = deque(maxlen=LOG)
        self.chat: deque[ChatLine] = deque(maxlen=CHAT)
        self.phrases: dict[str, str] = {}
        self.up = False
        self.tries = 0
        self.closed: Closed | None = None
        self.answered = ("", -1)  # the question that is answered: the game, and its number
        self.sent = ""  # the id of the choice that is under way
        self.window_ends = 0.0
        self.book: Book | None = None

    # What comes

    def take(self, news: News) -> None:
        """Take in what has come."""
        match news:
            case Welcome():
                self.welcome(news)
            case TableMessage():
                self.set_table(news)
            case ViewMessage():
                self.set_view(news)
            case WindowMessage():
                if self.view is not None:
                    self.set_view(with_window(self.view, news))
            case ChatLine():
                self.chat.append(news)
            case YouMessage():
                self.you = news.you
            case Ack():
                self.link.answered(news.id)
                if news.id == self.sent and self.view is not None:
                    self.sent = ""
                    if not news.sealed:
                        self.answered = (self.view.game, self.view.seq)
            case Problem():
                self.link.answered(news.id)
                self.sent = "" if news.id == self.sent else self.sent
                if news.view is not None:
                    self.set_view(news.view)
            case Connected():
                self.up, self.tries = True, 0
            case Dialling():
                self.up, self.tries = False, news.tries
            case Closed():
                self.up, self.closed = False, news
            case Why() | Hint() | Bye():
                pass

    def welcome(self, news: Welcome) -> None:
        """Everything anew."""
        self.you, self.phrases = news.you, news.phrases
        self.set_table(news.table)
        self.log = deque(news.log, maxlen=LOG)
        self.chat = deque(news.chat, maxlen=CHAT)
        self.view = None
        self.answered = ("", -1)
        if news.view is not None:
            self.set_view(news.view)

    def set_table(self, table: TableMessage) -> None:
        """The table is so."""
        if self.table is None or (table.game, table.edition) != (self.table.game, self.table.edition):
            self.book = self.words.game(table.game, table.game_title, table.edition)
        self.table = table

    def set_view(self, view: ViewMessage) -> None:
        """The game is so."""
        if self.view is not None and view.game != self.view.game:
            self.log.clear()
        self.log.extend(view.news)
        if view.window is not None:
            self.window_ends = time.monotonic() + view.window.left_ms / 1000
        self.view = view

    # What there is

    @property
    def prompt(self) -> Prompt | None:
        """The question that waits for me, unless it is answered."""
        view = self.view
        if view is None or self.answered == (view.game, view.seq) or self.sent:
            return None
        return view.prompt or (view.window.prompt if view.window is not None else None)

    @property
    def title(self) -> str:
        return self.table.game_title if self.table is not None else ""

    @property
    def over(self) -> bool:
        return self.view is not None and self.view.result is not None

    @property
    def hand(self) -> tuple[str, ...]:
        """My cards."""
        if self.view is None or not self.you.seat:
            return ()
        pile = self.view.view.places.get(f"{self.you.seat} hand")
        return tuple(pile.cards) if pile is not None else ()

    def people(self) -> People:
        """Who sits where."""
        assert self.table is not None
        names = [chair.name or "…" for chair in self.table.chairs]
        me = self.you.seat if self.view is not None and self.view.seat else ""
        if me and ord(me) - ord("A") < len(names):
            names[ord(me) - ord("A")] = self.words.speech.say("you-name")
        return People(names, me)

    def window_left(self) -> float:
        """Seconds until the open window closes; -1 if it waits for all."""
        window = self.view.window if self.view is not None else None
        if window is None or window.left_ms < 0:
            return -1.0
        return max(0.0, self.window_ends - time.monotonic())

    def drawn(self, part: str, width: int) -> list[Text]:
        """The table as lines: `board`, or what the game shows beside it; the whole of it for `draw`."""
        if self.view is None or self.table is None or self.book is None:
            return []
        seen = self.view
        view = seen.view.view(seen.seat, seen.asked, seen.about, self.table.seats)
        return draw_part(self.book, part, view, self.people(), width)

    # What I do

    async def choose(self, pick: str) -> str:
        """Pick one option; the id of the command, empty if the line is down."""
        return await self.answer(pick=pick)

    async def choose_set(self, picks: list[str]) -> str:
        """Pick all of a set."""
        return await self.answer(set=picks)

    async def answer(self, **choice: Any) -> str:
        """Answer the open question."""
        if self.view is None:
            return ""
        sent = await self.link.send("choose", game=self.view.game, seq=self.view.seq, **choice)
        self.sent = sent if self.view.window is None else ""
        return sent

    async def do(self, command: str, **fields: Any) -> str:
        """Any other command; its id, or empty if the line is down."""
        return await self.link.send(command, **fields)

    async def about_now(self, command: str) -> str:
        """A command about the present moment."""
        return await self.do(command, seq=self.view.seq) if self.view is not None else ""

    async def review(self) -> list[str]:
        """What turned the game that is over, for me."""
        if self.view is None:
            return []
        try:
            page = await self.service.get(f"/api/replays/{self.view.game}/review", side=self.view.seat)
            return [str(moment["text"]) for moment in page["moments"]] or [self.words.say("review-none")]
        except (Refused, Unreachable, KeyError, TypeError) as problem:
            return [str(problem)]

    async def seal(self) -> str:
        """The fingerprint of the server's secret for the next deal, fixed now if it was not; empty if none comes."""
        await self.do("seal")
        for _ in range(PATIENCE):
            if self.table is not None and self.table.next_commitment:
                return self.table.next_commitment
            await asyncio.sleep(0.05)
        return ""

    async def arm(self, orders: list[Order]) -> str:
        """My armed answers, all of them."""
        names = Order.__struct_fields__
        return await self.do("arm", orders=[{name: getattr(order, name) for name in names} for order in orders])


def with_window(view: ViewMessage, news: WindowMessage) -> ViewMessage:
    """The same view with another window."""
    kept = {name: getattr(view, name) for name in ViewMessage.__struct_fields__}
    return ViewMessage(**{**kept, "window": news.window, "seq": max(news.seq, view.seq), "news": []})


def draw_part(book: Book, part: str, view: Any, people: People, width: int) -> list[Text]:
    """A part of a table as the game draws it. What cannot be drawn so (another version, a strange server) is listed."""
    game = book.speech.game
    own = terminal_part(game, part) if book.known else None
    if own is None and part not in ("board", "draw"):
        return []
    draw = own or (drawing(game) if book.known else draw_places)
    try:
        lines: list[Text] = draw(view, book.speech, people, width)
    except Exception:  # whatever a view from elsewhere makes of it, it can be listed
        lines = draw_places(view, book.speech, people, width) if part in ("board", "draw") else []
    return lines[:DRAWN]
