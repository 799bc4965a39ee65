"""A table on a server: a thread keeps the line to it, and says at once what comes through."""

import asyncio
import sys
import threading
from collections.abc import Callable, Coroutine, Hashable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeVar

from rich.text import Text

from sneakernet.cli import shelf
from sneakernet.cli.ending import nobody_reads
from sneakernet.cli.lines.place import Told, Word
from sneakernet.core.complaint import Complaint
from sneakernet.core.record import parse
from sneakernet.say.complaints import complain_of_file
from sneakernet.terminal.link import Closed, Connected, Dialling, News
from sneakernet.terminal.messages import Ack, ChatLine, Hint, Problem, Prompt, TableMessage, ViewMessage, Welcome, Why
from sneakernet.terminal.past import Past
from sneakernet.terminal.safe import Unfit
from sneakernet.terminal.service import Refused, Service, Unreachable
from sneakernet.terminal.table import AtTable
from sneakernet.terminal.words import Book, Card, Rule, Words

LATELY: Final = 5  # sentences of what happened before one came
PATIENCE: Final = 30.0  # seconds for an answer; a hint takes some
SOON: Final = 1.5  # seconds in which the next question mostly comes: then no prompt stands in between
WIDTH: Final = 80
MOST_BACK: Final = 20  # views of one page
AHEAD: Final = ("off", "kind", "turn", "game")
Answer = Ack | Problem | Why | Hint
T = TypeVar("T")


class Served:
    """One table on a server, as one guest sees it."""

    def __init__(self, words: Words, service: Service, table: str) -> None:
        self.words = words
        self.speech = words.speech
        self.service = service
        self.at = AtTable(words, service, table)
        self.fresh: list[Told] = []
        self.answers: dict[str, Answer] = {}
        self.changed = threading.Condition()
        self.closed = False
        self.was_up = True
        self.windows = 0  # so many have opened
        self.refused = ""  # the game after which another one is wanted
        self.chairs = ""  # who sits where, as it was said last
        self.tell: Callable[[], object] = lambda: None
        self.loop = asyncio.new_event_loop()

    # What comes

    def open(self, sit: bool) -> str:
        """Dial, and take a seat; why that cannot be, or nothing."""
        threading.Thread(target=self.keep_line, daemon=True).start()
        with self.changed:
            self.changed.wait_for(lambda: self.at.table is not None or self.closed)
        if self.at.table is None:
            return " ".join(told.text for told in self.fresh)
        if sit and not self.at.you.seat:
            self.fresh += [Told(text, happened=False) for text in [self.order("sit")] if text]
        return ""

    def keep_line(self) -> None:
        """The thread of the line, which still fetches cards and rules when nothing comes any more."""
        self.loop.run_until_complete(self.listen())
        self.loop.run_forever()

    async def listen(self) -> None:
        """Take in whatever comes, until the line is down for good."""
        async for news in self.at.link.news():
            with self.changed:
                window = self.at.view is not None and self.at.view.window
                self.at.take(news)
                if self.at.view is not None and self.at.view.window is not None and not window:
                    self.windows += 1
                self.fresh += self.told(news)
                if isinstance(news, Answer):
                    self.answers[news.id] = news
                self.closed = isinstance(news, Closed)
                self.changed.notify_all()
            try:
                self.tell()
            except BrokenPipeError:
                nobody_reads()
                return

    def told(self, news: News) -> list[Told]:
        """What one message has to say."""
        match news:
            case Welcome():
                self.seats()
                return [Told(line) for line in news.log[-LATELY:]]
            case TableMessage() if news.phase != "playing":
                return [Told(text, happened=False) for text in [self.seats()] if text]
            case ViewMessage():
                return [Told(line) for line in news.news]
            case ChatLine():
                return [Told(f"{news.name}: {news.text}", happened=False)]
            case Dialling(tries) if self.was_up and tries:
                self.was_up = False
                return [Told(self.words.say("redialling", n=tries), happened=False)]
            case Connected() if not self.was_up:
                self.was_up = True
                return [Told(self.words.say("line-back"), happened=False)]
            case Closed():
                return [Told(news.text or self.words.say("closed", why=news.code), happened=False)]
            case _:
                return []

    def seats(self) -> str:
        """Who sits where, if that has changed."""
        before, table = self.chairs, self.at.table
        chairs = table.chairs if table is not None else []
        free = self.words.say("chair-open")
        names = [self.speech.say("you-name") if c.seat == self.at.you.seat else c.name or free for c in chairs]
        self.chairs = ", ".join(f"{chair.seat} {name}" for chair, name in zip(chairs, names, strict=True))
        return self.words.say("line-seats", seats=self.chairs) if self.chairs != before else ""

    def go_on(self) -> bool:
        """Wait for a question: where lines come from a pipe for as long as it takes."""
        with self.changed:
            self.changed.wait_for(lambda: self.ready or self.closed, SOON if sys.stdin.isatty() else None)
        return not self.closed

    @property
    def ready(self) -> bool:
        """Whether there is something to answer."""
        view = self.at.view
        if view is None:
            return self.at.table is not None and self.at.you.host and self.at.table.phase == "waiting"
        if view.result is not None:
            return view.game != self.refused
        return self.at.prompt is not None and not (view.window is not None and view.window.answer)

    # What one sees

    @property
    def book(self) -> Book:
        assert self.at.book is not None
        return self.at.book

    @property
    def seated(self) -> bool:
        return bool(self.at.you.seat)

    @property
    def over(self) -> bool:
        return self.at.over

    @property
    def prompt(self) -> Prompt | None:
        return self.at.prompt

    @property
    def moment(self) -> Hashable:
        view, prompt = self.at.view, self.at.prompt
        if view is None:
            return None
        when = view.seq if view.window is None else f"window {self.windows}"
        return view.game, "over" if view.result is not None else when, prompt.text if prompt is not None else ""

    def greeting(self) -> list[str]:
        table = self.at.table
        assert table is not None
        goal = ""
        with suppress(Complaint):  # settings of another version
            goal = self.book.speech.goal(table.seats, table.settings) if self.book.known else ""
        told = [self.at.title or table.game, goal, self.words.say("line-seats", seats=self.chairs)]
        return [text for text in told if text] + [self.words.say("line-link", link=self.service.public + table.link)]

    def news(self) -> list[Told]:
        with self.changed:
            fresh, self.fresh = self.fresh, []
        view = self.at.view
        if fresh and view is not None and view.window is not None and self.at.prompt is not None:
            fresh.append(Told(view.window.text, happened=False))
        return fresh

    def drawn(self, width: int) -> list[Text]:
        return self.at.drawn("draw", width) or [Text(self.words.say("waiting-room"))]

    def story(self) -> list[tuple[str, str]]:
        return [("", line) for line in self.at.log]

    def hand(self) -> tuple[str, ...]:
        return self.at.hand

    def cards(self) -> list[Card]:
        return self.book.own_cards if self.book.known else self.wait(self.book.cards(self.service))

    def rules(self) -> list[Rule]:
        return self.book.own_rules if self.book.known else self.wait(self.book.rules(self.service))

    # What one does

    def wait(self, work: Coroutine[Any, Any, T]) -> T:
        """Have something done in the thread of the line."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result()

    def answer(self, sending: Coroutine[Any, Any, str]) -> Answer | None:
        """Send something, and wait for what the server says; None if the line is down."""
        name = self.wait(sending)
        if not name:
            return None
        with self.changed:
            self.changed.wait_for(lambda: name in self.answers or not self.at.up, PATIENCE)
            return self.answers.pop(name, None)

    def order(self, command: str, **fields: Any) -> str:
        """Carry out a command; why not, or nothing."""
        return self.refusal(self.answer(self.at.do(command, **fields)), "line-down")

    def refusal(self, answer: Answer | None, down: str) -> str:
        """Why something was not done, or nothing."""
        return self.words.say(down) if answer is None else answer.text if isinstance(answer, Problem) else ""

    def pick(self, spelling: str) -> str:
        return self.refusal(self.answer(self.at.choose(spelling)), "unsent")

    def pick_set(self, marked: list[str]) -> str:
        return self.refusal(self.answer(self.at.choose_set(marked)), "unsent")

    def undo(self) -> str:
        return self.refusal(self.answer(self.at.about_now("undo")), "line-down")

    def why(self, card: str) -> Why:
        answer = self.answer(self.at.do("why", card=card))
        return answer if isinstance(answer, Why) else Why(card, text=self.refusal(answer, "line-down"))

    def hint(self, said: Mapping[str, str]) -> list[str]:
        answer = self.answer(self.at.about_now("hint"))
        if not isinstance(answer, Hint):
            return [self.refusal(answer, "line-down")]
        return [f"{answer.text} ({said[answer.pick]})" if answer.pick in said else answer.text]

    def save(self, path: Path | None) -> str:
        """The record of a game that is over; until then it is with the server."""
        view, table = self.at.view, self.at.table
        if view is None or view.result is None or table is None:
            return self.words.say("line-save")
        path = path or shelf.new_file(table.game, view.game)
        try:
            text = self.wait(self.service.text(f"/api/records/{view.game}"))
            if path.is_file():
                parse(path.read_text(encoding="utf-8"))
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        except (Refused, Unreachable) as problem:
            return str(problem)
        except (Complaint, UnicodeDecodeError):
            return self.speech.say("no-record-there", file=str(path))
        except OSError as problem:
            return complain_of_file(self.speech, problem, str(path))
        return self.speech.say("saved", file=str(path))

    # The end

    def ending(self) -> list[str]:
        view = self.at.view
        assert view is not None and view.result is not None
        link = f"{self.service.public}/r/{view.game}"
        return [f"{view.result.text} {view.result.why}".strip(), self.words.say("line-replay", link=link)]

    def ask_again(self) -> str:
        if not self.seated:
            return self.words.say("line-watch-on")
        offer = self.at.table.rematch if self.at.table is not None else None
        return self.speech.say("again-draw" if offer is not None and offer.replay else "again")

    def again(self) -> "Served":
        """Another game, as soon as everybody wants it."""
        if self.seated and self.at.view is not None:
            self.refused = self.at.view.game
            why = self.order("rematch", accept=True)
            if why or self.over:
                self.fresh.append(Told(why or self.words.say("rematch-wanted"), happened=False))
        return self

    def review(self) -> list[str]:
        return self.wait(self.at.review())

    def leave(self) -> list[str]:
        """Hang up."""
        self.tell = lambda: None
        table = self.at.table
        if not self.closed:
            self.wait(self.at.link.close())
        if table is None or self.closed:
            return []
        return [self.words.say("line-goodbye", link=self.service.public + table.link)]

    def more(self) -> dict[str, Word]:
        return {
            "say": self.say,
            "earlier": self.earlier,
            "word": self.word,
            "hold": self.hold,
            "ahead": self.ahead,
            "next": self.step,
            "sit": self.sit,
            "stand": lambda rest: self.note(self.order("stand")),
            "away": self.away,
            "start": lambda rest: self.note(self.order("start")),
            "link": self.link,
        }

    def say(self, rest: str) -> None:
        """Say something to everybody; /gg and the like are quick phrases."""
        phrase = rest[1:] if rest[:1] == "/" and rest[1:] in self.at.phrases else ""
        self.note(self.order("say", **({"phrase": phrase} if phrase else {"text": rest})) if rest else "")

    def earlier(self, rest: str) -> None:
        """What I was shown before, so many views ago."""
        past = Past(self.at)
        try:
            self.wait(past.go(-max(1, min(int(rest), MOST_BACK) if rest.isascii() and rest.isdecimal() else 1)))
        except (Refused, Unreachable, Unfit) as problem:
            self.note(str(problem))
            return
        lines = [Text(past.title()), *past.drawn(WIDTH), *past.told()] if past.shown else [self.words.say("past-none")]
        self.note("\n".join(str(line).rstrip() for line in lines))

    def word(self, rest: str) -> None:
        """A word of mine for the next deal."""
        shown = self.wait(self.at.seal()) if rest else ""
        if shown:
            given = self.words.say("word-given", seal=shown)
            self.note(self.order("word", word=rest[:24], commitment=shown) or given)

    def hold(self, rest: str) -> None:
        """More time in a window."""
        self.note(self.refusal(self.answer(self.at.about_now("hold")), "line-down"))

    def ahead(self, rest: str) -> None:
        """Pass ahead: this kind of window, for this turn or this game; or be asked again."""
        untils = {word: until for until in AHEAD for word in self.words.say(f"line-ahead-{until}").split()}
        until = untils.get(rest.casefold())
        if until is None:
            self.note(self.words.say("line-ahead", words=", ".join(untils)))
        else:
            self.note(self.order("ahead", until=until) or self.at.you.ahead_text)

    def step(self, rest: str) -> None:
        """The bots' next step."""
        self.note(self.order("step"))

    def sit(self, rest: str) -> None:
        """Take a seat: the one that is named, or any."""
        self.note(self.order("sit", seat=rest[:1].upper()))

    def away(self, rest: str) -> None:
        """Let a bot play for a while, or take the cards back."""
        mine = [chair for chair in self.at.table.chairs if chair.seat == self.at.you.seat] if self.at.table else []
        self.note(self.order("away", away=not (mine and mine[0].stand_in)))

    def link(self, rest: str) -> None:
        """How others come to this table."""
        table = self.at.table
        self.note(self.words.say("line-link", link=self.service.public + table.link) if table else "")

    def note(self, text: str) -> None:
        """Say why, or what, if there is anything to say."""
        if text:
            with self.changed:
                self.fresh.append(Told(text, happened=False))
