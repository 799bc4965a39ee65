"""Thinkers: bots think away from the event loop, in processes of their own, and get a record, never a state."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, TypeVar

import msgspec
from msgspec import Struct, structs

from sneakernet.bots import make, spot_at
from sneakernet.bots.levels import LEVELS
from sneakernet.core.game import Game
from sneakernet.core.record import Record, choose, parse, replay
from sneakernet.core.registry import find
from sneakernet.core.state import State
from sneakernet.server.thinking.processes import Processes

QUICK: Final = frozenset({"uniform"})  # not worth a journey to another process
REMEMBERED: Final = 64
R = TypeVar("R")
Elsewhere = Callable[[bytes, str], Awaitable[str | None]]


class Memory:
    """The games a process has thought about lately, so that only new picks have to be carried out."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, tuple[list[str], State]] = OrderedDict()

    def state(self, header: str, lines: list[str]) -> State:
        """Where a record leads."""
        record = parse(header)
        rules = find(record.game).rules
        known, state = self.games.pop(header, ([], None))
        if state is None or lines[: len(known)] != known:
            known, state = [], replay(rules, record)
        for n, line in enumerate(lines[len(known) :]):
            choose(rules, state, line, len(known) + n + 2)
        self.games[header] = (lines, state)
        if len(self.games) > REMEMBERED:
            self.games.popitem(last=False)
        return state


MEMORY: Final = Memory()


def decide(game: Game, state: State, more: list[str], bot: str, seed: str) -> str:
    """What a bot picks in a state after some more picks; empty if the game is over there."""
    there = state.copy()
    for line in more:
        choose(game.rules, there, line)
    ask = game.rules.ask(there)
    if ask is None:
        return ""
    choice = make(bot, game, patient=True).pick(spot_at(game, there, ask, seed))
    return str(ask.options[choice].spelling)


def think(header: str, lines: list[str], more: list[str], bot: str, seed: str) -> str:
    """What a bot picks where a record leads. Runs in a process of its own."""
    return decide(find(parse(header).game), MEMORY.state(header, lines), more, bot, seed)


def is_quick(bot: str) -> bool:
    """Whether a bot looks a single pick ahead, which takes a moment: who searches thinks for seconds."""
    return bot in LEVELS and not LEVELS[bot].searches


class Thought(Struct, frozen=True):
    """What a bot is to think about: a record, a few more picks, who thinks, and the chance it has."""

    header: str
    lines: list[str]
    more: list[str]
    bot: str
    seed: str


class ThinkingPool:
    """The bots of all tables. Those that answer in a moment do not wait behind those that think for seconds."""

    def __init__(self, processes: int) -> None:
        self.long = Processes(processes)
        self.quick = Processes(1) if processes > 0 else self.long
        self.elsewhere: Elsewhere | None = None  # who thinks for seconds on other machines, if anybody does

    @property
    def length(self) -> int:
        """How many thoughts wait for a process."""
        return self.long.length + (self.quick.length if self.quick is not self.long else 0)

    async def pick(
        self, game: Game, state: State, record: Record, more: list[str], bot: str, seed: str, owner: str = ""
    ) -> str:
        """The spelling of what a bot picks after some more picks; empty if the game is over there.

        `owner`: whose table it is. Many tables of one guest wait for each other, not others for them.
        """
        if bot in QUICK:
            return decide(game, state, more, bot, seed)
        thought = Thought(record.header() + "\n", list(record.picks), more, bot, seed)
        work = partial(think, *structs.astuple(thought))
        if is_quick(bot):
            return await self.quick.run(work, owner)
        if self.elsewhere is not None and (found := await self.elsewhere(msgspec.msgpack.encode(thought), owner)):
            return found
        return await self.long.run(work, owner)

    async def run(self, work: Callable[[], R], owner: str = "") -> R:
        """Something else that takes long."""
        return await self.long.run(work, owner)

    def warm_up(self) -> None:
        """Start the processes, so that the first bot need not wait for them."""
        self.quick.warm_up()

    async def close(self) -> None:
        """Send all processes home."""
        await self.quick.close()
        await self.long.close()
