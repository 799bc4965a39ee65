"""A crowd: tables with people on every chair and a watcher, on sockets that cost next to nothing."""

import asyncio
import itertools
import random
import time
from typing import Final

import msgspec
from msgspec import Raw, Struct

from tools.checks.wire import Wire
from tools.server.house import Person, come_in

SEATS: Final = "ABCD"
WAIT: Final = 10.0


class Line(Struct):
    pick: str


class Prompt(Struct):
    options: list[Line]


class View(Struct):
    """As much of a view as a player in a hurry reads."""

    game: str
    seq: int
    prompt: Prompt | None
    result: Raw

    @property
    def over(self) -> bool:
        return bytes(self.result) != b"null"


class Welcome(Struct):
    view: View | None


class Answer(Struct):
    code: str = ""


VIEW: Final = msgspec.json.Decoder(View)
WELCOME: Final = msgspec.json.Decoder(Welcome)
ANSWER: Final = msgspec.json.Decoder(Answer)


class Seat:
    """Somebody at a table."""

    def __init__(self, table: "Busy", person: Person) -> None:
        self.table = table
        self.person = person
        self.view: View | None = None
        self.wire: Wire
        self.welcomed = asyncio.Event()

    async def come(self) -> None:
        """Come to the table, and look."""
        self.welcomed.clear()
        self.wire = Wire(self.person.port, f"/api/tables/{self.table.id}/socket", self.person.token, self.hear)
        await self.wire.connect()
        await asyncio.wait_for(self.welcomed.wait(), WAIT)

    def hear(self, wire: Wire, text: bytes) -> None:
        """Whatever comes."""
        if text.startswith(b'{"type":"view"'):
            self.table.seen_at = wire.at
            self.view = VIEW.decode(text)
        elif text.startswith(b'{"type":"welcome"'):
            self.view = WELCOME.decode(text).view
            self.welcomed.set()
        elif text.startswith(b'{"type":"ack"'):
            self.table.acked = True
        elif text.startswith(b'{"type":"error"'):
            self.table.problems.append(ANSWER.decode(text).code)


class Busy:
    """One table."""

    def __init__(self, ports: list[int], number: int, game: str, watchers: int = 1) -> None:
        self.watchers = watchers
        self.ports = ports  # of its first person, its second person, and so on, again and again
        self.number = number
        self.game = game
        self.id = ""
        self.seats: list[Seat] = []
        self.count = 0
        self.acked = True
        self.sent_at = self.seen_at = 0.0
        self.times: list[float] = []
        self.problems: list[str] = []

    async def open(self) -> None:
        """Everybody comes and sits down."""
        ports = itertools.cycle(self.ports)
        people = [await come_in(next(ports), f"p{self.number}-{n}") for n in range(len(SEATS) + self.watchers)]
        self.id = await people[0].table(self.game, seats=len(SEATS), beat=0)
        self.seats = [Seat(self, person) for person in people]
        for letter, seat in zip(SEATS + " " * self.watchers, self.seats, strict=True):
            await seat.come()
            if letter in SEATS[1:]:
                self.command(seat, do="sit", seat=letter)
                await self.answered()
        self.command(self.seats[0], do="start")
        await self.answered()

    def command(self, sender: Seat, /, **message: object) -> None:
        """Send a command."""
        self.acked = False
        self.count += 1
        sender.wire.say(msgspec.json.encode({**message, "id": f"c{self.number}-{self.count}"}))

    async def answered(self) -> None:
        """Wait until the newest command is acknowledged."""
        until = time.monotonic() + WAIT
        while not (self.acked and (self.seen_at > self.sent_at or not self.sent_at)):
            if time.monotonic() > until or self.problems:
                self.problems.append("no answer")
                return
            await asyncio.sleep(0.001)

    async def play(self, until: float, chance: random.Random) -> None:
        """One choice a second, now sooner, now later."""
        at = time.monotonic() + chance.random()
        while at < until:
            await asyncio.sleep(at - time.monotonic())
            await self.answered()
            self.note()
            self.move(chance)
            at = max(at + 0.5 + chance.random(), time.monotonic())
        await asyncio.sleep(max(0.0, until - time.monotonic()))
        await self.answered()
        self.note()

    def note(self) -> None:
        """How long the choice before this took to reach the last reader."""
        if self.sent_at and self.seen_at > self.sent_at:
            self.times.append(self.seen_at - self.sent_at)
        self.sent_at = 0.0

    def move(self, chance: random.Random) -> None:
        """Whoever is asked picks something; a game that is over is followed by another."""
        for seat in self.seats[: len(SEATS)]:
            view = seat.view
            if view is not None and view.prompt is not None:
                pick = chance.choice(view.prompt.options).pick
                view.prompt = None
                self.sent_at = time.perf_counter()
                self.command(seat, do="choose", game=view.game, seq=view.seq, pick=pick)
                return
        for seat in self.seats[: len(SEATS)]:
            if seat.view is not None and seat.view.over:
                seat.view = None
                self.command(seat, do="rematch")


class Crowd:
    """All tables."""

    def __init__(
        self, port: int, tables: int, game: str, ports: list[list[int]] | None = None, watchers: int = 1
    ) -> None:
        """`ports`: of several workers, for one table after the other."""
        there = ports or [[port]]
        self.tables = [Busy(there[n % len(there)], n, game, watchers) for n in range(tables)]

    def seats(self) -> list[Seat]:
        return [seat for table in self.tables for seat in table.seats]

    def times(self) -> list[float]:
        return [value for table in self.tables for value in table.times]

    def problems(self) -> list[str]:
        return [problem for table in self.tables for problem in table.problems]

    def forget(self) -> None:
        """What was measured so far was for warming up."""
        for table in self.tables:
            table.times.clear()

    async def open(self, first: int, last: int) -> None:
        """Some tables, one after the other."""
        for table in self.tables[first:last]:
            await table.open()

    async def play(self, seconds: float, chance: random.Random) -> None:
        """Everybody plays who is there."""
        until = time.monotonic() + seconds
        opened = [table for table in self.tables if table.seats]
        await asyncio.gather(*[table.play(until, random.Random(chance.random())) for table in opened])

    async def cut_and_return(self) -> int:
        """Every line breaks; how many are back with their view."""
        for seat in self.seats():
            seat.wire.cut()
            seat.view = None
        await asyncio.gather(*[seat.come() for seat in self.seats()], return_exceptions=True)
        return sum(seat.view is not None for seat in self.seats())
