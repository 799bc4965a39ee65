"""Reviews: the picks of one player that turned a finished game, thought over by the search that plays."""

import asyncio
import json
import time
from functools import partial
from typing import Final, NamedTuple

from sneakernet.bots.bot import Spot, spot_at, was_picked
from sneakernet.bots.hints import Moment, dear, moment, turning_points
from sneakernet.core.record import choose, parse
from sneakernet.core.registry import find
from sneakernet.core.view import seat_of
from sneakernet.say import thoughts
from sneakernet.server.archive.archive import Archive, Remembered
from sneakernet.server.archive.replays import Finished, observer_of, record_of
from sneakernet.server.storage.store import GameRow
from sneakernet.server.tables.services import Services
from sneakernet.server.thinking.processes import Processes
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.pages import MomentLine, ReviewPage
from sneakernet.server.wire.sentences import voice

GLANCE: Final = 100  # worlds for a first look at every decision
LONG_LOOK: Final = 1500  # worlds for those that seem dear: their cost is right to about two parts in a hundred of a win
DEAREST: Final = 8
MOST_SECONDS: Final = 6.0  # for each of the two looks
SPREAD: Final = 0.618  # steps of the golden section: wherever one stops, the whole game has been looked at evenly
MOST_WAITING: Final = 4
REMEMBERED: Final = 100

Key = tuple[str, str]
Decision = tuple[Spot, int, str]  # what was seen, which line of the record, the line


class Thoughts(NamedTuple):
    """The turning points of one seat, and how many of its decisions were looked at."""

    moments: list[Moment]
    choices: int
    thought_over: int


def look(decisions: list[Decision], worlds: int) -> list[Moment]:
    """Think decisions over, one at least, as long as there is time."""
    end = time.monotonic() + MOST_SECONDS
    seen: list[Moment] = []
    for decision in decisions:
        if seen and time.monotonic() > end:
            break
        seen.append(moment(*decision, worlds))
    return seen


def think_over(header: str, lines: list[str], seat: str) -> Thoughts:
    """What turned the game for one seat. Runs away from the event loop."""
    record = parse(header)
    game = find(record.game)
    rules = game.rules
    s = rules.new(record.edition, record.seats, record.seed, record.settings)
    decisions: list[Decision] = []
    for number, line in enumerate(lines):
        ask = rules.ask(s)
        if ask is None:
            break
        if was_picked(ask, line) and ask.seat == seat_of(seat):
            decisions.append((spot_at(game, s.copy(), ask, f"review {number}"), number, line))
        choose(rules, s, line)
    spread = [decisions[at] for at in sorted(range(len(decisions)), key=lambda at: at * SPREAD % 1)]
    seen = look(spread, GLANCE)
    dearest = sorted(zip(seen, spread, strict=False), key=lambda pair: -pair[0].cost)[:DEAREST]
    found = turning_points(look([decision for _, decision in dearest], LONG_LOOK))
    return Thoughts(list(found), len(decisions), len(seen))


def line(row: GameRow, lines: list[str], moment: Moment, language: str) -> MomentLine:
    """One turning point in words."""
    rules = find(row.game).rules
    said = voice(language).at(row.game, row.edition, json.loads(row.names), seat_of(moment.seat))
    s = rules.new(row.edition, row.seats, row.seed, json.loads(row.settings))
    for picked in lines[: moment.number]:
        choose(rules, s, picked)
    ask = rules.ask(s)
    assert ask is not None
    scene = said.words.scene(rules.view(s, ask.seat), said.people)
    words = {option.spelling: said.words.option(option, scene, said.people, ask.about) for option in ask.options}
    text = thoughts.moment(
        said.voice.speech, moment.number + 1, said.people.name(moment.seat), words[moment.played],
        words[moment.better], moment.before, moment.after, you=True,
    )  # fmt: skip
    return MomentLine(moment.number, text, round(moment.before, 3), round(moment.after, 3))


def in_words(found: Finished, moments: list[Moment], language: str) -> list[MomentLine]:
    """All turning points in words."""
    return [line(found.row, found.lines, moment, language) for moment in moments]


class Reviews:
    """One review at a time, in a process of its own, so that no bot has to wait for it."""

    def __init__(self, services: Services, archive: Archive) -> None:
        self.archive = archive
        self.pool = Processes(min(1, services.settings.bot_processes))
        self.lock = asyncio.Lock()
        self.waiting = 0
        self.done: Remembered[Key, Thoughts] = Remembered(REMEMBERED)
        self.told: Remembered[tuple[Key, str], list[MomentLine]] = Remembered(REMEMBERED)

    async def page(self, game: str, side: str, language: str) -> ReviewPage:
        """What turned a game for a player, in words."""
        game_played = await self.archive.finished(game)
        seats = game_played.row.seats
        if observer_of(side, seats) < 0:
            raise Refused("bad_message", detail="A …", ref="side")
        found = await self.thoughts(game_played, side)
        say = partial(in_words, game_played, found.moments, language)
        told = await self.told.get(((game, side), language), lambda: self.archive.run(say))
        return ReviewPage(game, side, told, found.choices, found.thought_over, dear(seats))

    def knows(self, game: str, side: str) -> bool:
        """Whether a review need not be thought over."""
        return (game, side) in self.done.kept

    async def thoughts(self, found: Finished, side: str) -> Thoughts:
        """Thought over once, then remembered."""
        key = (found.row.id, side)
        if not self.knows(*key) and self.waiting >= MOST_WAITING:
            raise Refused("retry_later")
        header = record_of(found.row, []).header() + "\n"
        work = partial(think_over, header, found.lines, side)
        self.waiting += 1
        try:
            async with self.lock:
                return await self.done.get(key, lambda: self.pool.run(work))
        finally:
            self.waiting -= 1

    async def close(self) -> None:
        """Send the process home."""
        await self.pool.close()
