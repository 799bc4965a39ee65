"""Check games on the wire: two tables that a reader cannot tell apart are played on with choices of equal effect, and
tell that reader the same, byte by byte and moment by moment; and nothing hidden from a reader ever goes to them.

python -m tools.checks.traces --pairs 300 --games 100
"""

import argparse
import logging
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from sneakernet.core.event import HIDDEN
from sneakernet.core.registry import all_games
from sneakernet.core.rng import Rng
from sneakernet.core.view import SPECTATOR, letter
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.moment import seen
from tools.checks.report import Report
from tools.server.house import HandTime, House, Person, Socket, rest, run
from tools.server.scene import DRAWN

MOST: Final = 60  # choices of a pair
TRIED: Final = 24  # options whose effect is compared
BEAT: Final = 2  # seconds of a window
MOMENTS: Final = 3  # in which what is heard after a choice is compared
SEATS: Final = 3


class Side:
    """One of two tables, with the same people at both."""

    def __init__(self, house: House, people: list[Person]) -> None:
        self.house = house
        self.people = people
        self.table = ""
        self.sockets: list[Socket] = []

    async def open(self, game: str, beat: int) -> None:
        """Everybody sits down, somebody watches, and the game begins."""
        wish = {"seats": SEATS, "beat": beat, "decoys": False}
        self.table = await self.people[0].table(game, **wish)
        self.sockets = [await person.socket(self.table) for person in self.people]
        for seat in range(1, SEATS):
            await self.sockets[seat].ask(do="sit", seat=letter(seat))
        await self.sockets[0].ask(do="start")

    async def close(self) -> None:
        for socket in self.sockets:
            await socket.close()
            Socket.opened.remove(socket)

    @property
    def game(self) -> TableGame:
        found = self.house.lobby.tables[self.table].state.game
        assert found is not None
        return found

    async def lay(self, state: Any) -> None:
        """The game stands there from now on."""
        table = self.house.lobby.tables[self.table]
        async with table.lock:
            playing, play = table.state.playing, self.game
            assert playing is not None
            play.match.log.clear()
            play.match.state = state
            state.log = play.match.log
            play.told, play.shown, play.face_log = dict.fromkeys(play.told, 0), 0, 0
            play.seqs = dict.fromkeys(play.seqs, 100)
            play.asks = dict.fromkeys(play.asks, ("", ""))
            play.look_up()
            play.advance(beat_of(table) > 0)
            table.question_opens(playing)
            table.audience.show_view(playing)
            table.arrange()

    async def choose(self, seat: int, pick: str, name: str) -> None:
        about = {"game": self.game.id, "seq": self.game.seqs[seat]}
        await self.sockets[seat].ask(do="choose", id=name, pick=pick, **about)

    async def told(self, observer: int) -> list[str]:
        """What somebody has heard since they were asked last."""
        socket = self.sockets[SEATS if observer == SPECTATOR else observer]
        await socket.quiet()
        told, socket.raw[:] = list(socket.raw), []
        return told

    async def heard(self, observer: int) -> list[str]:
        """The same without what is drawn anew for each table."""
        return [DRAWN.sub('"ID"', text) for text in await self.told(observer)]


def beat_of(table: Any) -> int:
    beat: int = table.state.roster.plan.beat
    return beat


class Trace:
    """Pairs of games of one kind."""

    def __init__(self, house: House, time: HandTime, game: str, beat: int, rng: Rng) -> None:
        self.house = house
        self.time = time
        self.game = game
        self.beat = beat
        self.rng = rng
        self.other = 0  # choices that were not the same at both tables
        self.lengths: list[int] = []
        self.bytes = 0
        self.differences: list[str] = []

    async def play(self, people: list[Person], number: int) -> None:
        """One pair: two worlds, and one of those who cannot tell them apart."""
        sides = [Side(self.house, people), Side(self.house, people)]
        for side in sides:
            await side.open(self.game, self.beat)
        first, second = sides
        observer = [*range(SEATS), SPECTATOR][int(self.rng.below(SEATS + 1))]
        state = first.game.match.state
        world = first.game.rules.imagine(state, max(observer, 0) if observer != SPECTATOR else 0, self.rng)
        await first.lay(state)
        await second.lay(world)
        for side in sides:
            await rest()
            await side.heard(observer)
        count = 0
        while count < MOST and await self.step(first, second, observer, f"t{number}-{count}"):
            count += 1
        self.lengths.append(count)
        for side in sides:
            await side.close()

    async def step(self, first: Side, second: Side, observer: int, name: str) -> bool:
        """A choice at each table that has the same effect for who looks; whether there was one."""
        seat, picks = self.alike(first.game, second.game, observer)
        if not picks:
            return False
        sides = (first, second)
        for side, pick in zip(sides, picks, strict=True):
            await side.choose(seat, pick, name)
        self.other += picks[0] != picks[1]
        for moment in range(MOMENTS if self.beat else 1):
            here, there = await first.heard(observer), await second.heard(observer)
            self.bytes += sum(map(len, here))
            if here != there:
                after = [[str(event) for event in side.game.events(observer, 0, side.game.shown)] for side in sides]
                if moment == 0 or after[0] == after[1]:  # else a hidden card has come to light when the window was over
                    self.differences.append(f"{name} {picks}, seat {observer}: {here} / {there}")
                return False
            if self.beat:
                await self.time.move(self.beat)
        return True

    def alike(self, first: TableGame, second: TableGame, observer: int) -> tuple[int, tuple[str, ...]]:
        """Who is asked at both tables, and a pick at each with the same effect; no picks where there are none."""
        asks = [play.match.ask() for play in (first, second)]
        if asks[0] is None or asks[1] is None or asks[0].seat != asks[1].seat or first.opening is not None:
            return 0, ()
        seat, own = asks[0].seat, asks[0].seat == observer
        there: dict[object, str] = {}
        for option in asks[1].options[:TRIED]:
            there.setdefault(effect(second, option.spelling, observer, own), option.spelling)
        options = list(asks[0].options[:TRIED])
        while options:
            pick = options.pop(int(self.rng.below(len(options)))).spelling
            if (same := there.get(effect(first, pick, observer, own))) is not None:
                return seat, (pick, same)
        return 0, ()


def effect(play: TableGame, pick: str, observer: int, own: bool) -> object:
    """What somebody may know of a pick: what happens, what they see then, and who is asked next."""
    state, log = play.trial()
    play.rules.pick(state, play.rules.find(state, pick))
    ask = play.rules.ask(state)
    told = tuple(map(str, play.rules.read(log, play.seats, observer)))
    next_one = None if ask is None else (ask.seat, ask.about, ask.hushed)
    options = tuple(option.spelling for option in ask.options) if ask is not None and ask.seat == observer else ()
    return told, seen(play.rules.view(state, observer)), next_one, options, pick if own else ""


async def traces(report: Report, folder: Path, count: int, seed: str) -> None:
    """Pairs of every game, with windows and without."""
    async with House(folder, hand := HandTime()) as house:
        people = [await house.person(name) for name in ("Ann", "Bob", "Cat", "Wes")]
        kinds = [(game.name, beat) for game in all_games() for beat in (0, BEAT)]
        for game, beat in kinds:
            trace = Trace(house, hand, game, beat, Rng(f"traces {seed} {game} {beat}"))
            while len(trace.lengths) < count // len(kinds):
                await trace.play(people, len(trace.lengths))
            figure = (
                f"{len(trace.lengths)} pairs of {statistics.fmean(trace.lengths):.0f} choices, {trace.other} of them "
            )
            figure += f"not the same, {trace.bytes / 1024:.0f} KiB, {len(trace.differences)} differences"
            report.row(f"{game}, {'windows' if beat else 'no windows'}", figure, not trace.differences)
            for difference in trace.differences[:1]:
                report.note(difference[:1500])


# Canaries


class Kept(logging.Handler):
    """Every line of the log."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(record.getMessage())


def hidden(play: TableGame, observer: int) -> set[str]:
    """Cards of which somebody has never seen one, nor can infer where one lies."""
    view = play.rules.view(play.match.state, observer)
    known = {card for pile in view.places.values() for card in pile.cards}
    known |= {card for cards in view.memory.values() for card in cards}
    known |= {event.card for event in play.events(observer, 0, len(play.match.log))} - {"", HIDDEN}
    return set(play.rules.all_cards(play.match.state)) - known


def named(cards: set[str], text: str) -> Iterator[str]:
    """Those that a message names, in whatever it says of the table."""
    yield from (card for card in cards if f'"{card}"' in text or f":{card}" in text or f"/{card}" in text)


async def canaries(report: Report, folder: Path, games: int, seed: str) -> None:
    """Whole games; what is hidden from a reader, and secrets of the server and of others, are in nothing they get."""
    log, rng, hits, looked, messages = Kept(), Rng(f"canaries {seed}"), list[str](), 0, 0
    logging.getLogger().addHandler(log)
    logging.getLogger("sneakernet.server").setLevel(logging.INFO)
    async with House(folder, HandTime()) as house:
        people = [await house.person(name) for name in ("Ann", "Bob", "Cat", "Wes")]
        stranger = await house.person("Eve")
        tokens = [person.token for person in people]
        owner = Path(f"{house.settings.database}.owner").read_text(encoding="utf-8").strip()
        for number in range(games):
            side = Side(house, people)
            await side.open("hackers", 0)  # each card is there once: its name is its mark
            play = side.game
            secrets = [play.row.seed, play.row.salt, owner, *tokens]
            while (ask := play.match.ask()) is not None and play.n < 300:
                pick = ask.options[int(rng.below(len(ask.options)))].spelling
                await side.choose(ask.seat, pick, f"c{number}-{play.n}")
                for observer in (*range(SEATS), SPECTATOR):
                    texts = await side.told(observer)
                    unseen = hidden(play, observer) if play.hush < 0 and not play.over else set()
                    marks = secrets if not play.over else secrets[2:]
                    found = [
                        name for text in texts for name in [*named(unseen, text), *(m for m in marks if m in text)]
                    ]
                    hits += [f"game {number}, row {play.n}, reader {observer}: {name}" for name in found]
                    messages += len(texts)
                    looked += len(unseen)
            for path in (f"/api/tables/{side.table}", f"/api/replays/{play.id}", "/api/tables", "/healthz"):
                answer = await stranger.call("GET", path)
                whole = answer.body.decode(errors="replace") + str(answer.headers)
                hits += [f"{path}: {mark[:6]}…" for mark in secrets[2:] if mark in whole]
            await side.close()
        hits += [f"log: {line}" for line in log.lines for mark in [owner, *tokens] if mark in line]
    logging.getLogger().removeHandler(log)
    figure = f"{messages} messages of {games} games, {looked} hidden cards looked for, {len(log.lines)} lines of log, "
    report.row("canaries", figure + f"{len(hits)} found {hits[:3]}", not hits and looked > 0)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pairs", type=int, default=300)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="1")
    given = parser.parse_args()
    report = Report(f"traces, seed {given.seed}")
    for work, count in ((traces, given.pairs), (canaries, given.games)):
        with tempfile.TemporaryDirectory() as folder:
            run(work(report, Path(folder), count, given.seed))
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
