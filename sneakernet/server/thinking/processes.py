"""Processes for what takes long, and those who wait. Owners are served in turn, however much one of them asks for."""

import asyncio
import multiprocessing
import os
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from sneakernet.core.registry import game_names

R = TypeVar("R")


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


class Processes:
    """Work is carried out by so many processes; 0: in a thread."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.busy = 0
        self.waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()  # by owner, who is next first
        self.pool: Executor | None = None

    @property
    def length(self) -> int:
        """How many wait for a process."""
        return sum(not turn.done() for queue in self.waiting.values() for turn in queue)

    async def run(self, work: Callable[[], R], owner: str = "") -> R:
        """Something to think about, away from the event loop, when it is its owner's turn."""
        await self.turn(owner)
        loop, pool = asyncio.get_running_loop(), self.executor()
        try:
            return await self.carry_out(loop, pool, work)
        except BrokenProcessPool:  # a process died: the question gets a new one, and so do others that died with it
            self.pool = None if self.pool is pool else self.pool
            await self.turn(owner)
            return await self.carry_out(loop, self.executor(), work)

    async def turn(self, owner: str) -> None:
        """Wait for a process; from then on it is taken."""
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(owner, deque()).append(turn)
        self.serve()
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.leave()
            raise

    async def carry_out(self, loop: asyncio.AbstractEventLoop, pool: Executor, work: Callable[[], R]) -> R:
        """The process is taken until it has done its work, whether or not anybody still waits for that."""

        def done(_: Future[R]) -> None:
            if not loop.is_closed():
                loop.call_soon_threadsafe(self.leave)

        try:
            future = pool.submit(work)
        except BaseException:
            self.leave()
            raise
        future.add_done_callback(done)
        return await asyncio.wrap_future(future)

    def leave(self) -> None:
        """A process is free again."""
        self.busy -= 1
        self.serve()

    def serve(self) -> None:
        """Whoever is next has a process, as long as there is one; their owner is served again after all others."""
        while self.busy < max(1, self.processes) and self.waiting:
            owner, queue = self.waiting.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self.waiting[owner] = queue
            if not turn.done():
                self.busy += 1
                turn.set_result(None)

    def warm_up(self) -> None:
        """Start the processes, so that the first bot need not wait for them."""
        if self.processes > 0:
            self.executor().submit(ready)

    def executor(self) -> Executor:
        """Where the work is done."""
        if self.pool is None and self.processes == 0:
            self.pool = ThreadPoolExecutor(1, thread_name_prefix="sneakernet-bots")
        elif self.pool is None:
            context = multiprocessing.get_context("spawn")
            parent = os.getpid()
            self.pool = ProcessPoolExecutor(self.processes, context, initializer=stand_back, initargs=(parent,))
        return self.pool

    async def close(self) -> None:
        """Send the processes home, whatever they are thinking about; nothing of theirs is left behind."""
        pool, self.pool = self.pool, None
        if isinstance(pool, ProcessPoolExecutor):
            for process in list(pool._processes.values()):  # as Python 3.14 does it: terminate_workers
                process.terminate()
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)
