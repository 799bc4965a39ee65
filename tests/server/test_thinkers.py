"""Thinkers: a process that dies takes no question with it, and nobody waits for others who ask for much."""

import asyncio
import os
import signal
import threading
from functools import partial

from sneakernet.bots.levels import LEVELS
from sneakernet.core.record import Record
from sneakernet.core.registry import find
from sneakernet.server.thinking.pool import ThinkingPool
from sneakernet.server.thinking.processes import Processes


def test_a_process_that_dies_is_replaced() -> None:
    async def scene() -> None:
        pool = ThinkingPool(1)
        try:
            first = await pool.run(os.getpid)
            os.kill(first, signal.SIGKILL)
            found = await asyncio.gather(*[pool.run(os.getpid) for _ in range(3)])
            assert len(set(found)) == 1 and first not in found, "one new process for all of them"
            assert await pool.run(os.getpid) == found[0]
        finally:
            await pool.close()

    asyncio.run(scene())


def test_who_asks_for_much_waits_for_themselves() -> None:
    """Ann asks eight times before Bob and Cat ask once: they are next after the first of hers."""
    order: list[str] = []
    gate = threading.Event()

    async def scene() -> None:
        processes = Processes(0)
        first = asyncio.create_task(processes.run(gate.wait, "Ann"))
        await asyncio.sleep(0)
        asked = [("Ann", n) for n in range(8)] + [("Bob", 0), ("Cat", 0)]
        rest = [asyncio.create_task(processes.run(partial(order.append, who), who)) for who, _ in asked]
        await asyncio.sleep(0)
        assert processes.length == 10
        gate.set()
        await asyncio.gather(first, *rest)
        assert order[:3] == ["Ann", "Bob", "Cat"] and order.count("Ann") == 8
        await processes.close()

    asyncio.run(scene())


def test_a_process_whose_work_nobody_waits_for_any_more_is_busy_until_it_is_done() -> None:
    gate = threading.Event()

    async def scene() -> None:
        processes = Processes(0)
        first = asyncio.create_task(processes.run(gate.wait))
        await asyncio.sleep(0)
        given_up = asyncio.create_task(processes.run(gate.wait))
        await asyncio.sleep(0)
        for task in (first, given_up):
            task.cancel()
        await asyncio.gather(first, given_up, return_exceptions=True)
        assert processes.busy == 1
        gate.set()
        assert await processes.run(lambda: 7) == 7
        await processes.close()

    asyncio.run(scene())


def test_bots_that_answer_in_a_moment_do_not_wait_behind_those_that_think_for_seconds() -> None:
    game = find("hackers")
    record = Record("hackers", "2022", game.rules.version, 3, "1", {})
    state = game.rules.new("2022", 3, "1", {})
    pool = ThinkingPool(0)
    pool.quick = Processes(0)
    gate = threading.Event()

    async def scene() -> None:
        slow = asyncio.create_task(pool.run(gate.wait))
        await asyncio.sleep(0)
        for bot, level in LEVELS.items():
            work = asyncio.create_task(pool.pick(game, state, record, [], bot, "seed"))
            if level.searches:
                await asyncio.sleep(0)
                assert not work.done() and pool.length == 1
                work.cancel()
            else:
                assert await work
        gate.set()
        await slow
        await pool.close()

    asyncio.run(scene())
