"""Finished games, read back and shown in a process of their own. What was asked for lately is remembered."""

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final, Generic, TypeVar

from sneakernet.server.archive.earlier import Past, earlier_page
from sneakernet.server.archive.replays import Finished, chance_page, observer_of, read_back, record_text, replay_page
from sneakernet.server.tables.services import Services
from sneakernet.server.thinking.processes import Processes
from sneakernet.server.wire.errors import Refused

GAMES: Final = 200
PAGE_BYTES: Final = 16 * 1024 * 1024  # of pages that are remembered
MOST_WAITING: Final = 32
K = TypeVar("K")
V = TypeVar("V")
R = TypeVar("R")


class Remembered(Generic[K, V]):
    """What was made lately; what was not asked for longest is forgotten."""

    def __init__(self, most: int, weigh: Callable[[V], int] = lambda _: 1) -> None:
        self.most = most
        self.weigh = weigh
        self.weight = 0
        self.kept: OrderedDict[K, V] = OrderedDict()

    async def get(self, key: K, make: Callable[[], Awaitable[V]]) -> V:
        """What is remembered under this key, or made now."""
        if key not in self.kept:
            self.put(key, await make())
        self.kept.move_to_end(key)
        return self.kept[key]

    def clear(self) -> None:
        """Nothing is remembered."""
        self.kept.clear()
        self.weight = 0

    def put(self, key: K, value: V) -> None:
        """Remember this as well; the newest is always kept."""
        self.weight += self.weigh(value) - (self.weigh(self.kept[key]) if key in self.kept else 0)
        self.kept[key] = value
        while self.weight > self.most and len(self.kept) > 1:
            self.weight -= self.weigh(self.kept.popitem(last=False)[1])


class Archive:
    """Finished games."""

    def __init__(self, services: Services) -> None:
        self.store = services.store
        self.pool = Processes(min(1, services.settings.bot_processes))
        self.waiting = 0
        self.games: Remembered[str, Finished] = Remembered(GAMES)
        self.pages: Remembered[tuple[object, ...], bytes] = Remembered(PAGE_BYTES, len)
        self.records: Remembered[str, str] = Remembered(GAMES)

    async def run(self, work: Callable[[], R]) -> R:
        """Something that takes long, in the process for it; Refused where too much waits already."""
        if self.waiting >= MOST_WAITING:
            raise Refused("retry_later", wait=5)
        self.waiting += 1
        try:
            return await self.pool.run(work)
        finally:
            self.waiting -= 1

    async def finished(self, game: str) -> Finished:
        """A game that is over, with its picks; Refused before the end as if it were not there."""
        return await self.games.get(game, partial(self.read, game))

    async def read(self, game: str) -> Finished:
        row = await self.store.game(game)
        if row is None or not row.over:
            raise Refused("not_found")
        stored = await self.store.load(row.table_id)
        journal = stored.journal if stored is not None else []
        rows, states = await self.store.picks(game), await self.store.states(game)
        found = await self.run(partial(read_back, row, rows, states, journal))
        if found is None:
            raise Refused("closed")
        return found

    async def page(self, game: str, side: str, first: int, count: int, language: str) -> bytes:
        """Some frames of a replay, as they go over the wire."""
        found = await self.finished(game)
        observer_of(side, found.row.seats)
        work = partial(replay_page, found, side, first, count, language)
        return await self.pages.get((game, side, first, count, language), lambda: self.run(work))

    async def chance(self, game: str) -> bytes:
        """What the chance of a game came from."""
        found = await self.finished(game)
        return await self.pages.get((game, "chance"), lambda: self.run(partial(chance_page, found)))

    async def record(self, game: str) -> str:
        """The record of a game."""
        found = await self.finished(game)
        return await self.records.get(game, lambda: self.run(partial(record_text, found.row, found.lines)))

    def knows_past(self, past: Past, *asked: object) -> bool:
        """Whether these views were made lately."""
        return key_of(past, *asked) in self.pages.kept

    async def earlier(self, past: Past, before: int, count: int, language: str) -> bytes:
        """Earlier views of a game that goes on, as they go over the wire."""
        work = partial(earlier_page, past, before, count, language)
        return await self.pages.get(key_of(past, before, count, language), lambda: self.run(work))

    def forget(self) -> None:
        """Somebody is to be forgotten: games are read back with the names that are stored now."""
        for remembered in (self.games, self.pages, self.records):
            remembered.clear()

    async def close(self) -> None:
        """Send the process home."""
        await self.pool.close()


def key_of(past: Past, *asked: object) -> tuple[object, ...]:
    """Under what earlier views are remembered: as long as nobody has been shown another one."""
    return ("earlier", past.row.id, past.observer, *past.seqs, *past.names, *sorted(past.answers.items()), *asked)
