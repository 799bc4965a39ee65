"""Hints: what the search would pick, thought over away from the event loop and said to the seat that is asked alone."""

import asyncio
from collections import OrderedDict
from functools import partial
from typing import TYPE_CHECKING, Final

from sneakernet.bots.bot import spot_at
from sneakernet.bots.hints import Hint, hint
from sneakernet.core.record import parse
from sneakernet.core.registry import find
from sneakernet.say import thoughts
from sneakernet.server.tables import render
from sneakernet.server.tables.game import Play
from sneakernet.server.thinking.pool import MEMORY
from sneakernet.server.wire import commands as wire
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.messages import HintMessage

if TYPE_CHECKING:
    from sneakernet.server.tables.commands import Caller
    from sneakernet.server.tables.lobby import Lobby
    from sneakernet.server.tables.table import Table

SECONDS: Final = 1.0  # of thinking
PATIENCE: Final = 10.0  # seconds until somebody is told to ask again: bots may think before
MOST_WAITING: Final = 4  # hints that are thought about or wait for that; bots must not wait for more
REMEMBERED: Final = 100

Key = tuple[str, int, int]  # game, rows in the store, seat


def think(header: str, lines: list[str], seed: str) -> Hint:
    """What to pick where a record leads. Runs in a process of its own."""
    game = find(parse(header).game)
    state = MEMORY.state(header, lines).copy()
    ask = game.rules.ask(state)
    assert ask is not None
    return hint(spot_at(game, state, ask, seed), seconds=SECONDS)


class Hints:
    """The hints of all tables. Each question is thought about once."""

    def __init__(self, lobby: "Lobby") -> None:
        self.lobby = lobby
        self.thoughts: OrderedDict[Key, asyncio.Task[Hint]] = OrderedDict()

    async def tell(self, table: "Table", caller: "Caller", command: wire.Hint) -> None:
        """Answer with a hint, unless the table has moved on meanwhile. The table is not locked while it is thought."""
        async with table.lock:
            play, seat = asked(table, caller, command)
            task = self.thought(play, seat)
        try:
            found = await asyncio.wait_for(asyncio.shield(task), PATIENCE)
        except TimeoutError:
            raise Refused("retry_later") from None
        async with table.lock:
            play, seat = asked(table, caller, command)
            caller.reply(in_words(table, play, seat, caller.language, command.id, found))

    def thought(self, play: Play, seat: int) -> asyncio.Task[Hint]:
        """The thought about a question: begun already, or begun now if not too many are."""
        key = (play.id, play.n, seat)
        task = self.thoughts.get(key)
        if task is None or (task.done() and task.exception() is not None):
            if sum(not other.done() for other in self.thoughts.values()) >= MOST_WAITING:
                raise Refused("retry_later")
            record = play.match.record
            work = partial(think, record.header() + "\n", list(record.picks), f"hint {play.n}")
            task = self.thoughts[key] = asyncio.get_running_loop().create_task(self.lobby.pool.run(work))
        self.thoughts.move_to_end(key)
        while len(self.thoughts) > REMEMBERED:
            self.thoughts.popitem(last=False)
        return task

    def stop(self) -> None:
        """Nobody waits any more."""
        for task in self.thoughts.values():
            task.cancel()


def asked(table: "Table", caller: "Caller", command: wire.Hint) -> tuple[Play, int]:
    """The game and the seat that a hint is for; Refused where there is none."""
    play, roster = table.play, table.roster
    if caller.id in roster.kicked:
        raise Refused("not_found")
    seat = roster.seat_of(caller.id)
    if seat < 0 or not roster.hints_now():
        raise Refused("forbidden", key="" if seat < 0 else "no-hints")
    if play is None:
        raise Refused("not_started")
    if play.over:
        raise Refused("game_over")
    if command.seq != play.seqs[seat]:
        raise Refused("stale", ref="seq")
    ask = play.asked_of(seat)
    if ask is None or ask.seat != seat:  # in a window nobody is told whether they are asked
        raise Refused("not_your_turn")
    return play, seat


def in_words(table: "Table", play: Play, seat: int, language: str, command: str, found: Hint) -> HintMessage:
    """A hint as it is said to its seat."""
    ask = play.asked_of(seat)
    assert ask is not None
    said = render.reader(table, play, seat, language)
    options = {option.pick: option.text for option in said.prompt(ask, play.view(seat)).options}
    text = thoughts.hint(said.voice.speech, said.words, options[found.pick], found.chance, found.reasons, found.lead)
    return HintMessage(command, play.seqs[seat], found.pick, round(found.chance, 3), text)
