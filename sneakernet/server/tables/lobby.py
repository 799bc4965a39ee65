"""The lobby: all tables. They are made here, taken up from the store when somebody comes, and forgotten when idle."""

import asyncio
import json
import logging
import secrets
from collections.abc import Coroutine
from typing import Any, Final

import msgspec

from sneakernet.bots import bot_names
from sneakernet.core.registry import UnknownGame, find
from sneakernet.core.settings import BadSetting
from sneakernet.core.view import letter, seat_of
from sneakernet.server.archive.positions import as_played, lay_out
from sneakernet.server.clock import Time
from sneakernet.server.people.guests import Guests
from sneakernet.server.people.names import BadText, clean_text
from sneakernet.server.people.notify import Call, tell
from sneakernet.server.settings import Settings
from sneakernet.server.storage.store import Store
from sneakernet.server.tables.commands import Commands
from sneakernet.server.tables.roster import Made, Plan, Roster, make_plan
from sneakernet.server.tables.table import Table
from sneakernet.server.thinking.hints import Hints
from sneakernet.server.thinking.pool import ThinkingPool
from sneakernet.server.thinking.reviews import Reviews
from sneakernet.server.wire.commands import Wish
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.pages import LobbyLine
from sneakernet.server.wire.sentences import voice
from sneakernet.table.series import series_of

LOG = logging.getLogger("sneakernet.server")
FAVOURITES: Final = ("newcomer", "uniform")  # the bot that a chair gets when nobody says which
ID_LENGTH: Final = 22
LATELY: Final = 24 * 3600.0


class Lobby:
    """All tables."""

    def __init__(self, settings: Settings, store: Store, time: Time, pool: ThinkingPool) -> None:
        self.settings = settings
        self.store = store
        self.time = time
        self.pool = pool
        self.reviews = Reviews(self)
        self.hints = Hints(self)
        self.guests = Guests(store, time)
        self.commands = Commands()
        self.tables: dict[str, Table] = {}
        self.loading: dict[str, asyncio.Task[Table | None]] = {}
        self.polls: dict[str, asyncio.Event] = {}
        self.works: set[asyncio.Task[None]] = set()

    # Finding

    async def find(self, table_id: str) -> Table:
        """The table with this id; Refused if there is none."""
        table = self.tables.get(table_id)
        if table is None and len(table_id) == ID_LENGTH:
            task = self.loading.get(table_id)
            if task is None:
                task = asyncio.get_running_loop().create_task(self.load(table_id))
                self.loading[table_id] = task
                task.add_done_callback(lambda _: self.loading.pop(table_id, None))
            table = await asyncio.shield(task)
        if table is None:
            raise Refused("not_found")
        table.used_at = self.time.now()
        return table

    async def load(self, table_id: str) -> Table | None:
        """Take a table up from the store."""
        stored = await self.store.load(table_id)
        if stored is None:
            return None
        table = Table(self, table_id)
        try:
            await table.restore(stored)
        except (msgspec.MsgspecError, LookupError, ValueError):
            LOG.exception("table %s cannot be read back", table_id)
            raise Refused("closed") from None
        self.tables[table_id] = table
        table.scheduler.arrange()
        return table

    def forget_idle(self) -> None:
        """Tables where nobody has been for a while leave memory; they are in the store."""
        now = self.time.now()
        for table_id, table in list(self.tables.items()):
            playing = table.play is not None and not table.play.over
            waits = table.roster.plan.pace == "turns" and playing
            idle = now - table.used_at > self.settings.limits.idle_table_seconds
            if idle and not table.clients and not waits and not table.lock.locked():
                table.scheduler.stop()
                del self.tables[table_id]
                self.polls.pop(table_id, None)

    def stop(self) -> None:
        """Hang up everywhere."""
        self.hints.stop()
        for table in self.tables.values():
            table.scheduler.stop()
            for client in table.clients:
                client.end("restart")

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that nobody waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self.works.add(task)
        task.add_done_callback(self.works.discard)

    async def pause(self, seconds: float) -> None:
        """Wait a little, by the tables' clock."""
        if seconds > 0:
            done = asyncio.Event()
            self.time.call_at(self.time.now() + seconds, done.set)
            await done.wait()

    # Making

    async def make(self, host: str, wish: Wish) -> Table:
        """A new table."""
        if wish.puzzle is not None:
            wish = await as_played(self.store, wish)
        plan = self.read_plan(
            Plan(
                wish.game, wish.edition, wish.seats, dict(wish.settings), wish.title, wish.public, wish.pace,
                wish.deadline_hours, wish.clock, wish.beat, wish.decoys, wish.watch, wish.chat, wish.absent_seconds,
                wish.stand_in, wish.hints,
            )
        )  # fmt: skip
        for chair in wish.chairs:
            self.check_bot(plan.game, chair.bot)
        if wish.sit and seat_of(wish.sit) >= plan.seats:
            raise Refused("not_found", ref="sit")
        table = Table(self, secrets.token_urlsafe(16))
        await table.note(Made(host, plan))
        self.tables[table.id] = table
        await (lay_out if wish.puzzle is not None else self.commands.furnish)(table, host, wish)
        table.scheduler.arrange()
        return table

    def read_plan(self, plan: Plan) -> Plan:
        """A plan with everything checked, or Refused."""
        try:
            rules = find(plan.game).rules
        except UnknownGame as problem:
            raise Refused("bad_setting", detail=problem, ref="game") from None
        for name in series_of(find(plan.game)).given:
            if name in plan.settings:
                raise Refused("bad_setting", detail=name, ref="settings")
        try:
            checked = make_plan(rules, plan)
            title = clean_text(plan.title, 60)
        except BadSetting as problem:
            raise Refused("bad_setting", detail=problem, ref="settings") from None
        except BadText as problem:
            raise Refused("bad_text", ref="title", key=problem.key) from None
        self.check_bot(plan.game, plan.stand_in)
        return msgspec.structs.replace(checked, title=title)

    def check_bot(self, game: str, bot: str) -> None:
        """A bot that plays this game, or none."""
        if bot and bot not in bot_names():
            raise Refused("bad_setting", detail=bot, ref="bot")

    def first_bot(self, game: str) -> str:
        """The bot that a chair gets when nobody says which."""
        there = bot_names()
        return next((name for name in FAVOURITES if name in there), there[0])

    # The lobby

    def lobby_line(self, table_id: str, roster: Roster, unfinished: bool) -> LobbyLine:
        """A table in one line."""
        plan = roster.plan
        people = [chair.name for chair in roster.chairs if chair.guest]
        phase = "waiting" if not roster.games else "playing" if unfinished else "over"
        return LobbyLine(
            table_id, f"/t/{table_id}", plan.title, plan.game, find(plan.game).rules.title, plan.edition, plan.seats,
            people, plan.seats - len(people), phase, plan.pace, plan.watch,
        )  # fmt: skip

    async def public_tables(self, most: int = 100) -> list[LobbyLine]:
        """The public tables where something changed lately, the newest first."""
        texts = await self.store.lobby(self.time.wall() - LATELY, most)
        return [msgspec.json.decode(text, type=LobbyLine) for text in texts]

    async def tables_of(self, guest: str, most: int = 100) -> list[LobbyLine]:
        """The tables where somebody sits."""
        return [msgspec.json.decode(text, type=LobbyLine) for text in await self.store.tables_of(guest, most)]

    async def wake_turns(self) -> None:
        """After a start: games over days go on by themselves."""
        for text in await self.store.playing_by_turns(1000):
            try:
                await self.find(json.loads(text)["id"])
            except Refused:
                continue
            await asyncio.sleep(0)

    def tell_turn(self, table: Table, seat: int) -> None:
        """A game over days waits for somebody who is not here: call their web hook, if they have one."""
        chair = table.roster.chairs[seat]
        if chair.guest and not table.is_present(chair.guest):
            self.begin(self.call_hook(table, seat, chair.guest, chair.name))

    async def call_hook(self, table: Table, seat: int, guest: str, name: str) -> None:
        """Look the hook up, and call it."""
        row = await self.store.guest(guest)
        if row is not None and row.hook:
            text = voice(row.language).say("hook-turn", game=find(table.roster.plan.game).rules.title)
            tell(row.hook, Call(table.id, f"/t/{table.id}", table.roster.plan.game, letter(seat), name, text))

    # Waiting without a socket

    def wake_polls(self, table_id: str) -> None:
        """Something new for those who wait by HTTP."""
        event = self.polls.pop(table_id, None)
        if event is not None:
            event.set()

    async def wait_for_news(self, table_id: str, seconds: float) -> None:
        """Wait until something happens at a table, but not longer than this."""
        event = self.polls.setdefault(table_id, asyncio.Event())
        try:
            await asyncio.wait_for(event.wait(), seconds)
        except TimeoutError:
            return
