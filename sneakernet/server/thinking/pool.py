"""Thinkers: bots think away from the event loop, in processes of their own, and get a record, never a state."""

import asyncio
import multiprocessing
import os
import threading
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final, TypeVar

from sneakernet.bots import make, spot_at
from sneakernet.core.game import Game
from sneakernet.core.record import Record, choose, parse, replay
from sneakernet.core.registry import find, game_names
from sneakernet.core.state import State

QUICK: Final = frozenset({"uniform"})  # not worth a journey to another process
REMEMBERED: Final = 64
R = TypeVar("R")


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


def stand_back(parent: int) -> None:
    """A process lets the server go first, and ends when the server does, however that ended."""
    if hasattr(os, "nice"):
        os.nice(10)

    def watch() -> None:
        while os.getppid() == parent:
            time.sleep(1.0)
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


def ready() -> bool:
    """Something to do for a process that has just started."""
    return bool(game_names())


class ThinkingPool:
    """The bots of all tables."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: Executor | None = None

    async def pick(self, game: Game, state: State, record: Record, more: list[str], bot: str, seed: str) -> str:
        """The spelling of what a bot picks after some more picks; empty if the game is over there."""
        if bot in QUICK:
            return decide(game, state, more, bot, seed)
        return await self.run(partial(think, record.header() + "\n", list(record.picks), more, bot, seed))

    async def run(self, work: Callable[[], R]) -> R:
        """Something to think about, away from the event loop."""
        loop = asyncio.get_running_loop()
        pool = self.executor()
        try:
            return await loop.run_in_executor(pool, work)
        except BrokenProcessPool:  # a process died: the question gets a new one, and so do others that died with it
            self.pool = None if self.pool is pool else self.pool
            return await loop.run_in_executor(self.executor(), work)

    def warm_up(self) -> None:
        """Start the processes, so that the first bot need not wait for them."""
        if self.processes > 0:
            self.executor().submit(ready)

    def executor(self) -> Executor:
        """Where bots think."""
        if self.pool is None and self.processes == 0:
            self.pool = ThreadPoolExecutor(1, thread_name_prefix="sneakernet-bots")
        elif self.pool is None:
            context = multiprocessing.get_context("spawn")
            parent = os.getpid()
            self.pool = ProcessPoolExecutor(self.processes, context, initializer=stand_back, initargs=(parent,))
        return self.pool

    async def close(self) -> None:
        """Send them home, whatever they are thinking about; nothing of theirs is left behind."""
        pool, self.pool = self.pool, None
        if isinstance(pool, ProcessPoolExecutor):
            for process in list(pool._processes.values()):  # as Python 3.14 does it: terminate_workers
                process.terminate()
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)
