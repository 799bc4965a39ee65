"""The scheduler: when something happens at a table by itself, because a time is up."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from sneakernet.server.clock import Alarm
from sneakernet.server.tables.state import Over, Playing, TableState

RETRY: Final = 1.0  # seconds until the disk is tried again


class Scheduler:
    """One alarm, set to the next moment at which something is due. What is due then, the table knows."""

    def __init__(self, table: TableState, due: Callable[[], Coroutine[Any, Any, None]]) -> None:
        self.table = table
        self.due = due
        self.alarm: Alarm | None = None
        self.tasks: set[asyncio.Task[None]] = set()

    def stop(self) -> None:
        """Nothing happens here any more by itself."""
        if self.alarm is not None:
            self.alarm.cancel()
        for task in self.tasks:
            task.cancel()

    def arrange(self) -> None:
        """Set the alarm to what is due next."""
        times = self.deadlines()
        if times:
            self.set_alarm(max(self.table.time.now(), min(times)))
        elif self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def set_alarm(self, when: float) -> None:
        """There is one alarm: a table that left memory must not be woken by another."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if self.table.lease.lost:
            return  # whoever has the table now sees to it
        self.alarm = self.table.time.call_at(when, self.ring)

    def try_again(self) -> None:
        """The disk failed: look again in a moment."""
        self.set_alarm(self.table.time.now() + RETRY)

    def ring(self) -> None:
        """Some time is up."""
        self.alarm = None
        self.begin(self.due())

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def deadlines(self) -> list[float]:
        """All moments at which something will happen by itself."""
        table = self.table
        match table.stage:
            case Over(offer=offer) if offer is not None and offer.until is not None:
                return [offer.until]
            case Playing() as playing if table.awake():
                return self.deadlines_of(playing)
            case _:
                return []

    def deadlines_of(self, playing: Playing) -> list[float]:
        """The same while a game goes on."""
        table = self.table
        found: list[float | None] = [playing.clocks.expires(), game_expires(playing)]
        if playing.game.opening is not None:
            found += [playing.window.next(), playing.window.decoy]
        lefts = [table.away_left(seat) for seat in range(playing.game.seats)]
        found += [table.time.now() + left for left in lefts if left is not None]
        found += table.presence.expiries()
        return [time for time in found if time is not None]


def game_expires(playing: Playing) -> float | None:
    """When the whole game's time is up, where the rules let it end now."""
    game, clocks = playing.game, playing.clocks
    if game.opening is not None or clocks.game_clock.game_seconds() is None:
        return None
    return clocks.game_expires() if game.rules.may_expire(game.match.state) else None
