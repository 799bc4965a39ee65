"""Lines: a table on a server in plain lines, for screen readers, pipes and terminals that can do no more."""

import asyncio
import sys
import threading
from contextlib import suppress
from typing import Final

from sneakernet.cli.find import match_cards, match_options
from sneakernet.cli.screen import Screen
from sneakernet.terminal.link import Closed, Connected, Dialling, News
from sneakernet.terminal.messages import ChatLine, Hint, OptionLine, Problem, Prompt, ViewMessage, Welcome, Why
from sneakernet.terminal.replay import Replay, pages_of
from sneakernet.terminal.service import Service
from sneakernet.terminal.table import AtTable
from sneakernet.terminal.words import Words

NONE: Final = "0"  # what is typed for a set with nothing in it


def at_table(words: Words, service: Service, table: str, sit: bool) -> None:
    """Play or watch, until one leaves."""
    lines = Lines(AtTable(words, service, table), sit)
    with suppress(KeyboardInterrupt):
        asyncio.run(lines.run())


def lobby(words: Words, service: Service) -> None:
    """The tables of a server, with their links."""
    screen = Screen(plain=True)
    mine = asyncio.run(service.get("/api/me/tables")).get("tables", [])
    public = asyncio.run(service.get("/api/tables")).get("tables", [])
    seen: set[str] = set()
    for line in [*mine, *public]:
        if line["id"] not in seen:
            seen.add(line["id"])
            people = ", ".join(line["people"])
            phase = words.say(f"phase-{line['phase']}")
            screen.paragraph(f"{line['game_title']} {line['title']}  {phase}  {people}")
            screen.line(f"  {service.server}{line['link']}")
    if not seen:
        screen.line(words.say("line-no-tables"))


def replay(words: Words, service: Service, game: str, side: str) -> None:
    """A replay, step by step in lines."""
    screen = Screen(plain=True)
    again = Replay(words, pages_of(service, game))
    again.side = side.upper() or "all"

    async def tell() -> None:
        frame = await again.go(0)
        while frame is not None:
            screen.paragraph(frame.caption, "· ", hanging="  ")
            last = frame
            frame = await again.go(again.at + 1) if again.at + 1 < again.head.count else None
            if frame is None:
                screen.line()
                screen.lines(again.drawn(last, screen.width))

    asyncio.run(tell())


class Lines:
    """One table, told line by line; lines that are typed are choices or words."""

    def __init__(self, at: AtTable, sit: bool) -> None:
        self.at = at
        self.sit = sit
        self.words = at.words
        self.screen = Screen(plain=True)
        self.typed: asyncio.Queue[str | None] = asyncio.Queue()
        self.asked: tuple[str, int, str] = ("", -1, "")  # the question that was shown last
        self.ready = asyncio.Event()  # there is something to answer, or the line is down for good
        self.was_up = True
        commands = ("help", "why", "hint", "undo", "table", "log", "cards", "say", "hold", "ahead", "quit")
        self.known = {word: name for name in commands for word in self.words.say(f"line-{name}").split()}

    async def run(self) -> None:
        """Tell and listen."""
        loop = asyncio.get_running_loop()
        threading.Thread(target=self.read, args=(loop,), daemon=True).start()
        listening = asyncio.create_task(self.listen())
        try:
            await self.obey()
        finally:
            await self.at.link.close()
            listening.cancel()
            with suppress(asyncio.CancelledError):
                await listening

    def read(self, loop: asyncio.AbstractEventLoop) -> None:
        """Lines as they are typed; None at the end of the input."""
        with suppress(RuntimeError):  # the loop is closed: nobody waits for more
            for line in sys.stdin:
                loop.call_soon_threadsafe(self.typed.put_nowait, line.strip())
            loop.call_soon_threadsafe(self.typed.put_nowait, None)

    async def obey(self) -> None:
        """One line after the other; what comes from a pipe waits for a question."""
        while True:
            if not sys.stdin.isatty():
                await self.ready.wait()
            line = await self.typed.get()
            if line is None or self.at.closed is not None:
                return
            if not sys.stdin.isatty():
                self.screen.line(f"> {line}")
            if not await self.do(line):
                return

    # What comes

    async def listen(self) -> None:
        """Take in whatever comes, and tell it."""
        async for news in self.at.link.news():
            self.at.take(news)
            self.tell(news)
            if isinstance(news, Welcome) and self.sit and not news.you.seat:
                self.sit = False
                await self.at.do("sit")
            self.question()
            sys.stdout.flush()

    def tell(self, news: News) -> None:
        """One thing that has come."""
        match news:
            case Welcome():
                self.screen.line(self.at.title)
                self.screen.line(self.words.say("line-link", link=self.at.service.public + news.table.link))
                for line in news.log[-5:]:
                    self.screen.paragraph(line, "· ", hanging="  ")
                self.table()
            case ViewMessage():
                for line in news.news:
                    self.screen.paragraph(line, "· ", hanging="  ")
                if news.result is not None:
                    self.table()
                    self.screen.paragraph(f"{news.result.text} {news.result.why}")
                    self.screen.line(self.words.say("line-again"))
                elif news.news and news.prompt is not None:
                    self.table()
            case ChatLine():
                self.screen.paragraph(f"{news.name}: {news.text}")
            case Problem() | Hint() | Why():
                self.screen.paragraph(news.text)
            case Dialling():
                if self.was_up and news.tries:
                    self.screen.line(self.words.say("redialling", n=news.tries))
                    self.was_up = False
            case Connected():
                if not self.was_up:
                    self.screen.line(self.words.say("line-back"))
                self.was_up = True
            case Closed():
                self.screen.line(news.text or self.words.say("closed", why=news.code))
                self.ready.set()
                self.typed.put_nowait(None)
            case _:
                pass

    def table(self) -> None:
        """The table as it lies."""
        self.screen.line()
        self.screen.lines(self.at.drawn("draw", self.screen.width))

    def question(self) -> None:
        """The question and its choices, once."""
        view, prompt = self.at.view, self.at.prompt
        sealed = view is not None and view.window is not None and bool(view.window.answer)
        if view is None or sealed or (prompt is None and not self.at.over):
            self.ready.clear()
            return
        self.ready.set()
        asked = (view.game, view.seq, prompt.about if prompt else "")
        if prompt is None or asked == self.asked:
            return
        self.asked = asked
        self.screen.line()
        if view.window is not None:
            self.screen.paragraph(view.window.text)
        self.screen.paragraph(prompt.text)
        if prompt.set is not None:
            least = max(0, prompt.set.least - len(prompt.set.chosen))
            most = prompt.set.most - len(prompt.set.chosen)
            self.screen.paragraph(self.words.say("line-set", least=least, most=most))
        for n, option in enumerate(self.options(prompt), 1):
            card = self.at.book.card(option.card) if option.card and self.at.book is not None else None
            short = f"  {card.facts}  {card.short}" if card is not None else ""
            self.screen.paragraph(f"{n:>4}  {option.label}{short}", hanging="        ")

    def options(self, prompt: Prompt) -> list[OptionLine]:
        """What is numbered: the choices, or what may be in the set."""
        return prompt.set.options if prompt.set is not None else prompt.options

    # What is typed

    async def do(self, line: str) -> bool:
        """One line; False to leave."""
        word, _, rest = line.partition(" ")
        name = self.known.get(word.lower(), "")
        if name == "quit":
            return False
        if name:
            await self.command(name, rest.strip())
        elif self.at.over and not line:
            await self.at.do("rematch", accept=True)
        else:
            await self.choose(line)
        return True

    async def command(self, name: str, rest: str) -> None:
        """A word that asks for something."""
        match name:
            case "help":
                prompt = self.at.prompt
                if prompt is not None:
                    self.screen.paragraph(f"{prompt.text} {prompt.help}")
                self.screen.paragraph(self.words.say("line-words", words=", ".join(self.known)))
            case "why":
                for card in self.cards(rest):
                    await self.at.do("why", card=card)
            case "hint" | "undo" | "hold":
                await self.at.about_now(name)
            case "ahead":
                await self.at.do("ahead", until=rest or "turn")
            case "table":
                self.table()
                self.asked = ("", -1, "")
                self.question()
            case "log":
                for line in self.at.log:
                    self.screen.paragraph(line, "· ", hanging="  ")
            case "say":
                await self.at.do("say", text=rest)
            case "cards":
                for known in await self.at.book.cards(self.at.service) if self.at.book is not None else []:
                    self.screen.paragraph(f"{known.name}  {known.facts}  {known.text}", hanging="    ")
            case _:
                pass

    def cards(self, text: str) -> list[str]:
        """The cards in hand that are meant, or all of them."""
        book = self.at.book
        hand = list(dict.fromkeys(self.at.hand))
        if not text or book is None:
            return hand
        return match_cards(text, {card: book.card(card).name for card in {*hand, *(c.id for c in book.own_cards)}})[:1]

    async def choose(self, line: str) -> None:
        """A choice by its number or its words, or a set by several of them."""
        prompt = self.at.prompt
        if prompt is None:
            self.screen.line(self.words.say("line-wait"))
            return
        self.ready.clear()  # what comes from a pipe waits for what becomes of this
        options = self.options(prompt)
        wanted = line.replace(",", " ").split() if prompt.set is not None else [line]
        found: list[OptionLine] = []
        for word in wanted if line != NONE else []:
            at = self.find(word, options)
            if at is None:
                await self.refuse(line)
                return
            found.append(options[at])
        if prompt.set is not None:
            sent = await self.at.choose_set([option.pick for option in found])
        elif not found:
            await self.refuse(line)
            return
        else:
            sent = await self.at.choose(found[0].pick)
        if not sent:
            self.screen.line(self.words.say("unsent"))

    def find(self, word: str, options: list[OptionLine]) -> int | None:
        """The option that is meant."""
        if word.isdecimal():
            return int(word) - 1 if 1 <= int(word) <= len(options) else None
        found = match_options(word, [option.pick for option in options], [option.label for option in options])
        return found[0] if len(found) == 1 else None

    async def refuse(self, line: str) -> None:
        """Why what was typed is no choice now."""
        cards = self.cards(line) if line and not line.isdecimal() else []
        if len(cards) == 1:
            await self.at.do("why", card=cards[0])
        else:
            self.screen.line(self.words.say("line-what", text=line))
        self.ready.set()
