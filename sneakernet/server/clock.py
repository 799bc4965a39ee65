"""Time as the tables know it: a clock that never jumps, and a way to be called later. Tests bring their own."""

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    """Something that will happen, unless it is cancelled."""

    def cancel(self) -> None: ...


class Time(Protocol):
    """A clock. `now` never jumps and is for durations; `wall` is the date, for the store alone."""

    def now(self) -> float: ...

    def wall(self) -> float: ...

    def call_at(self, when: float, callback: Callable[[], None]) -> Alarm: ...


class RealTime:
    """The machine's own clocks."""

    def __init__(self) -> None:
        self.first_wall = time.time()
        self.first = time.monotonic()

    def now(self) -> float:
        return time.monotonic()

    def wall(self) -> float:
        """The date when the server started, moved on by the clock that never jumps."""
        return self.first_wall + (time.monotonic() - self.first)

    def call_at(self, when: float, callback: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, when - self.now()), callback)
