"""Thinkers: bots think away from the event loop, in processes of their own, and get a record, never a state."""

import asyncio
import multiprocessing
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from sneakernet.bots import make, spot_at
from sneakernet.core.record import Record, parse, replay
from sneakernet.games import find

QUICK: Final = frozenset({"uniform"})  # not worth a journey to another process


def think(text: str, bot: str, seed: str) -> str:
    """What a bot picks where a record leads. Runs in a process of its own."""
    record = parse(text)
    rules = find(record.game)
    state = replay(rules, record)
    ask = rules.ask(state)
    if ask is None:
        return ""
    choice = make(bot, rules).pick(spot_at(rules, state, ask, seed))
    return ask.options[choice].spelling


class Thinkers:
    """The bots of all tables."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool: Executor | None = None
        self.quick = ThreadPoolExecutor(1, thread_name_prefix="sneakernet-bots")

    async def pick(self, record: Record, more: list[str], bot: str, seed: str) -> str:
        """The spelling of what a bot picks after these further picks; empty if the game is over there."""
        r = record
        text = Record(r.game, r.edition, r.version, r.seats, r.seed, r.settings, r.picks + more).write()
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self.executor(bot), think, text, bot, seed)
        except BrokenProcessPool:
            self.pool = None  # a process died: the next question gets new ones
            return await loop.run_in_executor(self.executor(bot), think, text, bot, seed)

    def executor(self, bot: str) -> Executor:
        """Where this bot thinks."""
        if bot in QUICK or self.processes == 0:
            return self.quick
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.processes, mp_context=context)
        return self.pool

    def close(self) -> None:
        """Send them home."""
        self.quick.shutdown(wait=False, cancel_futures=True)
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
