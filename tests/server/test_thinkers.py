"""Thinkers: a process that dies takes no question with it."""

import asyncio
import os
import signal

from sneakernet.server.thinking.pool import Thinkers


def test_a_process_that_dies_is_replaced() -> None:
    async def scene() -> None:
        thinkers = Thinkers(1)
        try:
            first = await thinkers.run(os.getpid)
            os.kill(first, signal.SIGKILL)
            found = await asyncio.gather(*[thinkers.run(os.getpid) for _ in range(3)])
            assert len(set(found)) == 1 and first not in found, "one new process for all of them"
            assert await thinkers.run(os.getpid) == found[0]
        finally:
            await thinkers.close()

    asyncio.run(scene())
