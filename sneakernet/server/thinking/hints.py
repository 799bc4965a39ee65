"""Hints: what the search would pick, thought over away from the event loop and said to the seat that is asked alone."""

import asyncio
from collections import OrderedDict
from functools import partial
from typing import Final

from sneakernet.bots.bot import spot_at
from sneakernet.bots.hints import Hint, hint
from sneakernet.core.record import Record, parse
from sneakernet.core.registry import find
from sneakernet.server.thinking.pool import MEMORY, ThinkingPool
from sneakernet.server.wire.errors import Refused

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

    def __init__(self, pool: ThinkingPool) -> None:
        self.pool = pool
        self.thoughts: OrderedDict[Key, asyncio.Task[Hint]] = OrderedDict()

    async def wait(self, task: asyncio.Task[Hint]) -> Hint:
        """Wait for a thought; others may wait for the same."""
        try:
            return await asyncio.wait_for(asyncio.shield(task), PATIENCE)
        except TimeoutError:
            raise Refused("retry_later") from None

    def thought(self, key: Key, record: Record, owner: str) -> asyncio.Task[Hint]:
        """The thought about a question: begun already, or begun now if not too many are."""
        task = self.thoughts.get(key)
        if task is None or (task.done() and task.exception() is not None):
            if sum(not other.done() for other in self.thoughts.values()) >= MOST_WAITING:
                raise Refused("retry_later")
            work = partial(think, record.header() + "\n", list(record.picks), f"hint {key[1]}")
            task = self.thoughts[key] = asyncio.get_running_loop().create_task(self.pool.run(work, owner))
        self.thoughts.move_to_end(key)
        while len(self.thoughts) > REMEMBERED:
            self.thoughts.popitem(last=False)
        return task

    def stop(self) -> None:
        """Nobody waits any more."""
        for task in self.thoughts.values():
            task.cancel()
