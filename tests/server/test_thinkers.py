"""Thinkers: a process that dies takes no question with it."""

import asyncio
import os
import signal

from sneakernet.server.thinking.pool import ThinkingPool


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
