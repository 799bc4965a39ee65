"""The lobby: all tables. They are made here, taken up from the store when somebody comes, and forgotten when idle."""

import asyncio
import logging
import secrets
from contextlib import suppress
from typing import Final

import msgspec

from sneakernet.core.registry import find
from sneakernet.core.view import seat_of
from sneakernet.server.archive.archive import Archive
from sneakernet.server.archive.positions import as_played, lay_out
from sneakernet.server.archive.printing import Printer
from sneakernet.server.archive.reviews import Reviews
from sneakernet.server.limits import Buckets
from sneakernet.server.storage.store import Elsewhere, Lease, Lost, StorageUnavailable, Taken
from sneakernet.server.tables import choose, commands, render
from sneakernet.server.tables.caller import Caller
from sneakernet.server.tables.entries import Made, Plan
from sneakernet.server.tables.plans import check_bot, lobby_line, read_plan
from sneakernet.server.tables.restore import restore
from sneakernet.server.tables.services import Services
from sneakernet.server.tables.table import Table
from sneakernet.server.wire import commands as wire
from sneakernet.server.wire.channels import Preferences
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.messages import ViewMessage
from sneakernet.server.wire.pages import Invited, LobbyLine
from sneakernet.server.wire.problems import problem

LOG = logging.getLogger("sneakernet.server")
ID_LENGTH: Final = 22
LATELY: Final = 24 * 3600.0
SOON: Final = 120.0  # seconds before something is due in which its table comes into memory
AT_ONCE: Final = 500
IN_MEMORY: Final = 0.0
NEVER: Final = 1e12
MOST_INVITED: Final = 10


class Invitation(msgspec.Struct, frozen=True):
    """Somebody wants somebody at a table."""

    table: str
    by: str
    at: float


class Lobby:
    """All tables."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.time = services.time
        self.store = services.store
        self.store.lost = self.drop
        self.store.changed = services.guests.refresh
        self.store.gone = self.signed_out
        self.guests = services.guests
        self.moderation = services.moderation
        self.archive = Archive(services)
        self.printer = Printer(self.archive)
        self.reviews = Reviews(services, self.archive)
        self.told = Buckets(1 / 3600, 3)  # of those who seek company
        self.tables: dict[str, Table] = {}
        self.left = 0  # how many have left memory so far
        self.loading: dict[str, asyncio.Task[Table | None]] = {}

    # Finding

    async def find(self, table_id: str) -> Table:
        """The table with this id; Refused if there is none, or if it may be newer at another worker by now."""
        if table_id in self.tables and not await self.store.is_sure():
            raise Refused("retry_later", wait=1)
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
        """Take a table up from the store, if no other worker has it."""
        lease = await self.store.claim(table_id)
        stored = await self.store.load(table_id)
        if lease is None or stored is None:
            return None
        table = Table(self.services, table_id)
        table.state.lease = lease
        try:
            await restore(table, stored)
        except (msgspec.MsgspecError, LookupError, ValueError):
            LOG.exception("table %s cannot be read back", table_id)
            raise Refused("closed") from None
        if lease.lost:
            raise Lost(table_id)
        self.tables[table_id] = table
        table.arrange()
        if table.state.roster.plan.pace == "turns":
            with suppress(StorageUnavailable, Taken):  # then it is woken too early, which does no harm
                await self.store.put_off(lease, IN_MEMORY)
        return table

    def drop(self, lease: Lease) -> None:
        """The lease of a table is lost: whoever is here comes back, and finds it as it is in the store."""
        table = self.tables.get(lease.table)
        if table is not None and table.state.lease is lease:
            self.put_away(table)
            for client in list(table.state.presence.clients):
                client.end("restart")

    async def give_away(self, table: Table) -> bool:
        """A table where nobody is goes to the worker to which somebody has come for it; False: somebody is here."""
        state = table.state
        if state.lease.lost:
            return True
        if state.presence.clients or table.lock.locked() or table.bots.thinking or table.id in self.services.polls:
            return False
        self.put_away(table)
        with suppress(StorageUnavailable):
            await self.store.release(state.lease)
        return True

    def put_away(self, table: Table) -> None:
        """A table leaves memory."""
        table.stop()
        self.left += 1
        self.tables.pop(table.id, None)
        self.services.polls.pop(table.id, asyncio.Event()).set()

    async def forget_idle(self) -> None:
        """Tables where nobody has been for a while leave memory; they are in the store. Games over days are woken."""
        for table in list(self.tables.values()):
            if self.is_idle(table) and await self.may_leave(table):
                self.put_away(table)
                with suppress(StorageUnavailable):
                    await self.store.release(table.state.lease)

    def is_idle(self, table: Table) -> bool:
        """Whether nobody has been there for a while."""
        idle = self.time.now() - table.used_at > self.services.settings.limits.idle_table_seconds
        return idle and not table.state.presence.clients and not table.lock.locked() and not table.bots.thinking

    async def may_leave(self, table: Table) -> bool:
        """Whether nothing happens there soon; for a game over days the store keeps when something will."""
        if table.state.playing is None or table.state.roster.plan.pace != "turns":
            return True
        due = min(table.scheduler.deadlines(), default=NEVER)
        if due - self.time.now() < 2 * SOON:
            return False
        lease = table.state.lease
        with suppress(StorageUnavailable, Taken):
            await self.store.put_off(lease, self.time.wall() + due - self.time.now())
            if self.is_idle(table):
                return True
            await self.store.put_off(lease, IN_MEMORY)  # somebody has come meanwhile
        return False

    def stop(self) -> None:
        """Hang up everywhere."""
        self.services.close()
        self.services.hints.stop()
        for table in self.tables.values():
            table.stop()
            for client in table.state.presence.clients:
                client.end("restart")

    async def wake_turns(self) -> None:
        """After a start: games over days that were in memory go on by themselves."""
        with suppress(StorageUnavailable):
            await self.wake(IN_MEMORY, IN_MEMORY)

    async def wake_due(self) -> None:
        """Games over days where something is due soon come back into memory."""
        with suppress(StorageUnavailable):
            await self.wake(1.0, self.time.wall() + SOON)

    async def wake(self, first: float, last: float) -> None:
        """Tables that were put off until some time from the first to the last."""
        after = ""
        while found := await self.store.due(first, last, after, AT_ONCE):
            for after in found:
                with suppress(Refused, StorageUnavailable, Taken, Elsewhere):
                    await self.find(after)
                await asyncio.sleep(0)

    def signed_out(self, name: str) -> None:
        """A guest or a device was signed out, perhaps by another worker: they are not here any more."""
        self.guests.forget(name)
        for table in self.tables.values():
            for client in list(table.state.presence.clients):
                if name in (client.guest, client.device):
                    client.end("signed_out")

    # Making

    async def make(self, host: str, wish: wire.Wish) -> Table:
        """A new table."""
        if self.moderation.draining:
            raise Refused("retry_later", key="draining", wait=60)
        if wish.puzzle is not None:
            wish = await as_played(self.archive, wish)
        plan = read_plan(
            Plan(
                wish.game, wish.edition, wish.seats, dict(wish.settings), wish.title, wish.public, wish.pace,
                wish.deadline_hours, wish.clock, wish.beat, wish.decoys, wish.watch, wish.chat, wish.absent_seconds,
                wish.stand_in, wish.hints, wish.tempo, wish.word_seconds,
            )
        )  # fmt: skip
        for chair in wish.chairs:
            check_bot(chair.bot)
        if wish.sit and seat_of(wish.sit) >= plan.seats:
            raise Refused("not_found", ref="sit")
        table = Table(self.services, secrets.token_urlsafe(16))
        table.state.lease = await self.store.claim(table.id, new=True) or table.state.lease
        await table.journal.note(Made(host, plan))
        self.tables[table.id] = table
        self.services.figures.tables_made.inc()
        if wish.puzzle is None:
            await commands.furnish(table, host, wish)
        else:
            await lay_out(self.archive, table, host, wish)
        table.arrange()
        if plan.public and plan.seats > len(table.state.roster.people()) and not wish.start:
            self.services.begin(self.tell_seekers(host, plan.game))
        return table

    async def invite(self, guest: str, host: str, table: Table) -> bool:
        """Somebody finds this table on their page, and is told."""
        if await self.store.guest(guest) is None or table.state.roster.seat_of(guest) >= 0:
            return False
        text = (await self.store.preferences(guest)).get("invited", "[]")
        known = msgspec.json.decode(text, type=list[Invitation])
        fresh = [one for one in known if one.table != table.id][1 - MOST_INVITED :]
        made = Invitation(table.id, host, self.time.wall())
        await self.store.set_preference(guest, "invited", msgspec.json.encode([*fresh, made]).decode())
        if not self.told.take(guest, self.time.now()):
            title = find(table.state.roster.plan.game).rules.title
            self.services.begin(self.services.channels.tell(guest, "notice-invited", title))
        return True

    async def invitations(self, guest: str) -> list[Invited]:
        """The tables to which somebody is invited and where there is still room, the newest first."""
        text = (await self.store.preferences(guest)).get("invited", "[]")
        found: list[Invited] = []
        for one in reversed(msgspec.json.decode(text, type=list[Invitation])):
            with suppress(Refused, Elsewhere, Taken):
                roster, host = (await self.find(one.table)).state.roster, await self.store.guest(one.by)
                free = len(roster.people()) < roster.plan.seats and roster.seat_of(guest) < 0
                if host is not None and free and guest not in roster.kicked:
                    found.append(Invited(lobby_line(one.table, roster, one.at), host.name))
        return found

    async def refuse_invitation(self, guest: str, table: str) -> None:
        """It is no longer on their page."""
        text = (await self.store.preferences(guest)).get("invited", "[]")
        left = [one for one in msgspec.json.decode(text, type=list[Invitation]) if one.table != table]
        await self.store.set_preference(guest, "invited", msgspec.json.encode(left).decode() if left else "")

    async def tell_seekers(self, host: str, game: str) -> None:
        """Tell those who want to play a game that somebody else wants to as well; each once in a while."""
        with suppress(StorageUnavailable):
            for guest, text in (await self.store.who_prefers("all", f'"{game}"')).items():
                wanted = msgspec.json.decode(text, type=Preferences)
                heard = self.moderation.hears(guest, host)
                if guest != host and game in wanted.seeks and heard and not self.told.take(guest, self.time.now()):
                    await self.services.channels.tell(guest, "notice-wanted", find(game).rules.title)

    # Tables in lines

    async def public_tables(self, most: int = 100) -> list[LobbyLine]:
        """The public tables where something changed lately, the newest first."""
        texts = await self.store.lobby(self.time.wall() - LATELY, most)
        return [msgspec.json.decode(text, type=LobbyLine) for text in texts]

    async def tables_of(self, guest: str, most: int = 100) -> list[LobbyLine]:
        """The tables where somebody sits."""
        return [msgspec.json.decode(text, type=LobbyLine) for text in await self.store.tables_of(guest, most)]


async def carry_out(table: Table, caller: Caller, command: wire.Command) -> None:
    """Carry out a command; whatever goes wrong is answered by its name."""
    try:
        if isinstance(command, wire.Hint):  # the table does not wait for it
            await choose.tell_hint(table, caller, command)
        else:
            await commands.do(table, caller, command)
        return
    except Refused as refused:
        reason = refused
    except StorageUnavailable:
        reason = Refused("storage_unavailable")
    except Taken:
        reason = Refused("retry_later")
    except Exception:
        LOG.exception("a command failed", extra={"table": table.id})
        reason = Refused("retry_later")
    table.services.figures.refusals.labels(reason.code).inc()
    state, seq, view = table.state, None, None
    if state.game is not None:
        observer = state.observer(caller.id)
        seq = state.game.seqs[observer]
        if isinstance(command, wire.Choose | wire.Undo | wire.Hold) and reason.code != "not_found":
            view = view_now(table, observer, caller.language)
    caller.reply(problem(reason, caller.language, command.id, seq, view))


def view_now(table: Table, observer: int, language: str) -> ViewMessage | None:
    """What somebody sees, for whom a choice was refused."""
    state = table.state
    if state.game is None or not state.may_look(observer):
        return None
    return render.view_message(state, state.game, observer, language, fresh=False)
