"""Services: what every table needs of the server. Tables know this, and nothing of each other."""

import asyncio
from collections.abc import Coroutine
from typing import Any

from sneakernet.server.clock import Time
from sneakernet.server.figures import Figures
from sneakernet.server.limits import Buckets
from sneakernet.server.people.channels import Channels
from sneakernet.server.people.guests import Guests
from sneakernet.server.people.keys import Keys
from sneakernet.server.people.moderation import Moderation
from sneakernet.server.people.passkeys import Passkeys
from sneakernet.server.settings import Settings
from sneakernet.server.storage.store import Store
from sneakernet.server.thinking.hints import Hints
from sneakernet.server.thinking.pool import ThinkingPool
from sneakernet.server.wire.errors import Refused


class Services:
    """Settings, store, time, bots and guests, and work that nobody waits for."""

    def __init__(
        self, settings: Settings, store: Store, time: Time, pool: ThinkingPool, figures: Figures | None = None
    ) -> None:
        self.settings = settings
        self.store = store
        self.time = time
        self.pool = pool
        self.guests = Guests(store, time)
        self.keys = Keys(self.guests)
        self.passkeys = Passkeys(store, time)
        self.channels = Channels(settings, store, time)
        self.moderation = Moderation(store, time)
        self.figures = figures or Figures()
        self.hints = Hints(pool)
        limits = settings.limits
        self.chat = Buckets(limits.chat_lines / limits.chat_seconds, limits.chat_lines)
        self.thoughts = Buckets(limits.thoughts_per_second, limits.thought_burst)  # what costs much to answer
        self.entries = Buckets(limits.entries_per_minute / 60, limits.entry_burst)
        self.polls: dict[str, asyncio.Event] = {}  # by table: requests that wait for news without a socket
        self.works: set[asyncio.Task[None]] = set()
        self.closing = False  # the server is about to stop: nobody waits for news any more

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that nobody waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self.works.add(task)
        task.add_done_callback(self.works.discard)

    def allow_thought(self, key: str, cost: float = 1.0) -> None:
        """Refused where an address or a guest has asked for much that is dear."""
        wait = self.thoughts.take(key, self.time.now(), cost)
        if wait:
            raise Refused("rate_limited", wait=wait)

    def allow_entry(self, table_id: str, guest: str) -> None:
        """Refused for who writes more into a table's journal than anybody needs to."""
        wait = self.entries.take(f"{table_id} {guest}", self.time.now())
        if wait:
            raise Refused("rate_limited", wait=wait)

    async def pause(self, seconds: float) -> None:
        """Wait a little, by the tables' clock."""
        if seconds > 0:
            done = asyncio.Event()
            self.time.call_at(self.time.now() + seconds, done.set)
            await done.wait()

    def wake_polls(self, table_id: str) -> None:
        """There is something new for those who wait by HTTP."""
        event = self.polls.pop(table_id, None)
        if event is not None:
            event.set()

    def close(self) -> None:
        """Whoever waits for news gets an answer now."""
        self.closing = True
        for table_id in list(self.polls):
            self.wake_polls(table_id)

    async def wait_for_news(self, table_id: str, seconds: float) -> None:
        """Wait until something happens at a table, but not longer than this."""
        event = self.polls.setdefault(table_id, asyncio.Event())
        try:
            await asyncio.wait_for(event.wait(), seconds)
        except TimeoutError:
            return
