"""A time that passes as fast as nobody has anything to do, and dice that everything there rolls."""

import asyncio
import random
import secrets
import selectors
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from sneakernet.server.clock import Alarm

WALL = 1_000_000.0


class Idle(selectors.SelectSelector):
    """Nothing ever comes from outside: where the loop would wait, its time moves on instead."""

    def __init__(self) -> None:
        super().__init__()
        self.time = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "everybody waits for somebody else"
        self.time += timeout
        return []


class VirtualLoop(asyncio.SelectorEventLoop):
    """An event loop whose clock moves only where nothing else is left to do."""

    def __init__(self) -> None:
        self.idle = Idle()
        super().__init__(self.idle)

    def time(self) -> float:
        return self.idle.time


class VirtualTime:
    """The tables' time; the date may jump."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.loop = loop
        self.offset = WALL

    def now(self) -> float:
        return self.loop.time()

    def wall(self) -> float:
        return self.loop.time() + self.offset

    def call_at(self, when: float, callback: Callable[[], None]) -> Alarm:
        return self.loop.call_later(max(0.0, when - self.now()), callback)


@contextmanager
def chance(seed: int) -> Iterator[random.Random]:
    """Secrets that are none: everything drawn at random follows from the seed."""
    dice = random.Random(seed)
    kept = secrets.token_hex, secrets.token_urlsafe, secrets.randbelow
    letters = "abcdefghijklmnopqrstuvwxyz"
    secrets.token_hex = lambda nbytes=None: f"{dice.getrandbits(8 * (nbytes or 32)):x}"
    secrets.token_urlsafe = lambda nbytes=None: "".join(dice.choices(letters, k=22))
    secrets.randbelow = lambda exclusive_upper_bound: int(dice.random() * exclusive_upper_bound)
    try:
        yield random.Random(seed + 1)
    finally:
        secrets.token_hex, secrets.token_urlsafe, secrets.randbelow = kept
