"""Commands: what people at a table may do, apart from choosing."""

import json
import secrets
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from sneakernet.core.registry import find
from sneakernet.core.view import letter
from sneakernet.server.limits import Buckets
from sneakernet.server.people.guests import read_name
from sneakernet.server.people.names import BadText, clean_text, distinct
from sneakernet.server.storage.seal import fresh_seal
from sneakernet.server.storage.store import ChatRow, GameRow, GuestRow
from sneakernet.server.tables import choose, pass_ahead, rematch, render
from sneakernet.server.tables.game import Play
from sneakernet.server.tables.roster import (
    AnyEntry,
    Armed,
    Changed,
    Dealt,
    Hosted,
    Kicked,
    Muted,
    Named,
    Roster,
    Sat,
    Stood,
    Waits,
)
from sneakernet.server.wire import commands as wire
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.messages import Ack, Message, Pong
from sneakernet.server.wire.sentences import PHRASES
from sneakernet.table import handles
from sneakernet.table.series import Next

if TYPE_CHECKING:
    from sneakernet.server.tables.table import Table

Reply = Callable[[Message], None]
BETWEEN_GAMES: Final = ("game", "edition", "seats", "settings")


class Caller:
    """Who sends a command, in which language, and how to answer."""

    def __init__(self, guest: GuestRow, language: str, reply: Reply) -> None:
        self.guest = guest
        self.id = guest.id
        self.language = language
        self.reply = reply

    def done(self, command: str, seq: int = 0, again: bool = False, sealed: bool = False) -> None:
        """It is carried out."""
        self.reply(Ack(command, seq, again, sealed))


class Commands:
    """One method per command. Each runs alone at its table: the table is locked."""

    def __init__(self) -> None:
        self.chat_limits: Buckets | None = None

    async def do(self, table: "Table", caller: Caller, command: wire.Command) -> None:
        """Carry out a command, or raise Refused."""
        if isinstance(command, wire.Hint):  # the table does not wait for it
            await table.lobby.hints.tell(table, caller, command)
            return
        async with table.lock:
            if caller.id in table.roster.kicked:  # perhaps while this waited
                raise Refused("not_found")
            match command:
                case wire.Ping():
                    caller.reply(Pong(command.id))
                case wire.Why():
                    choose.why(table, caller, command)
                case wire.Choose():
                    await choose.choose(table, caller, command)
                case wire.Undo():
                    await choose.undo(table, caller, command)
                case wire.Hold():
                    await choose.hold(table, caller, command)
                case wire.Say():
                    await self.say(table, caller, command)
                case _:
                    await self.arrange(table, caller, command)
                    caller.done(command.id)
                    table.show_table()
                    table.scheduler.arrange()

    async def arrange(self, table: "Table", caller: Caller, command: wire.Command) -> None:
        """Commands that change who sits where, or how the table is played."""
        match command:
            case wire.Sit():
                await self.sit(table, caller, command)
            case wire.Stand():
                await self.stand(table, self.seat_of(table, caller))
            case wire.Away():
                seat = self.seat_of(table, caller)
                (table.away.add if command.away else table.away.discard)(seat)
            case wire.Start():
                self.only_host(table, caller)
                await self.start(table)
            case wire.Rematch():
                await rematch.answer(table, self.seat_of(table, caller), command.accept)
            case wire.Rename():
                await self.rename(table, caller, command)
            case wire.Arm():
                await table.note(Armed(self.seat_of(table, caller), tuple(command.orders)))
                table.tell_you(caller.id)
            case wire.Ahead():
                await pass_ahead.pass_ahead(table, self.seat_of(table, caller), command)
                table.tell_you(caller.id)
            case _:
                self.only_host(table, caller)
                await self.host(table, command)

    async def host(self, table: "Table", command: wire.Command) -> None:
        """Commands of the host."""
        match command:
            case wire.Kick(guest=guest):
                await self.kick(table, guest)
            case wire.Mute(guest=guest, mute=mute):
                await table.note(Muted(guest, mute))
            case wire.SeatBot():
                await self.seat_bot(table, command)
            case wire.Change():
                await self.change(table, command)
            case wire.SkipWait(seat=seat):
                number = self.number(table, seat)
                if table.away_left(number) is None:
                    raise Refused("forbidden", ref="seat")
                table.away.add(number)
            case _:
                raise Refused("bad_message", ref="do")

    # Who may

    def seat_of(self, table: "Table", caller: Caller) -> int:
        """The caller's seat; Refused for a watcher."""
        seat = table.roster.seat_of(caller.id)
        if seat < 0:
            raise Refused("forbidden")
        return seat

    def only_host(self, table: "Table", caller: Caller) -> None:
        if caller.id != table.roster.host:
            raise Refused("forbidden")

    def number(self, table: "Table", seat: str) -> int:
        """The number of a seat of this table."""
        number = ord(seat) - ord("A")
        if not 0 <= number < table.roster.plan.seats:
            raise Refused("not_found", ref="seat")
        return number

    # Sitting

    async def sit(self, table: "Table", caller: Caller, command: wire.Sit) -> None:
        """Take a chair: at once, or a bot's as soon as it is not asked."""
        roster = table.roster
        running = table.play is not None and not table.play.over
        wanted = self.number(table, command.seat) if command.seat else self.first_free(table, caller, running)
        chair = roster.chairs[wanted]
        mine = roster.seat_of(caller.id)
        if wanted == mine:
            return
        waiting = roster.waiting.get(wanted)
        if chair.guest or (waiting is not None and waiting.guest != caller.id):
            raise Refused("seat_taken", ref="seat")
        if running and (mine >= 0 or roster.seen.get(caller.id, set()) - {wanted}):
            raise Refused("forbidden", key="seen-cards")
        sits = Waits(wanted, caller.id, caller.guest.name)
        if running and not table.is_free_now(wanted):
            await table.note(sits)
        else:
            await self.seat(table, sits)

    def first_free(self, table: "Table", caller: Caller, running: bool) -> int:
        """An open chair, else a bot's; the one I had in this game comes first."""
        chairs = table.roster.chairs
        seen: set[int] = table.roster.seen.get(caller.id, set()) if running else set()
        order: list[int] = [*seen, *[n for n, c in enumerate(chairs) if c.kind == "open"], *range(len(chairs))]
        for seat in order:
            if not chairs[seat].guest and seat not in table.roster.waiting:
                return seat
        raise Refused("seat_taken", ref="seat")

    async def seat(self, table: "Table", visitor: Waits) -> None:
        """Somebody sits down; where they sat before is free."""
        seat = visitor.seat
        others = [chair.name for chair in table.roster.chairs if chair.guest and chair.guest != visitor.guest]
        entries: list[AnyEntry] = []
        before = table.roster.seat_of(visitor.guest)
        if before >= 0:
            entries.append(Stood(before))
        entries.append(Sat(seat, visitor.guest, distinct(visitor.name, others)))
        await table.note(*entries)
        table.away.discard(seat)
        if not table.is_present(visitor.guest):
            table.gone[visitor.guest] = table.time.now()
        table.welcome(visitor.guest)
        table.show_table()

    async def stand(self, table: "Table", seat: int) -> None:
        """Somebody leaves the chair; in a running game a bot takes it at once (HK-60, WD-87)."""
        guest = table.roster.chairs[seat].guest
        running = table.play is not None and not table.play.over
        bot = table.stand_in_bot() if running else ""
        entries: list[AnyEntry] = [Stood(seat, bot, self.handle(table.roster, seat) if bot else "")]
        heirs = [table.roster.chairs[other].guest for other in table.roster.people() if other != seat]
        if guest == table.roster.host and heirs:
            entries.append(Hosted(heirs[0]))
        await table.note(*entries)
        table.away.discard(seat)
        table.gone.pop(guest, None)
        await rematch.deal_if_all_accept(table)
        table.welcome(guest)

    def handle(self, roster: Roster, seat: int, others: Sequence[str] = ()) -> str:
        """A name for a bot that nobody else has at this table, nor any of the others who are about to come."""
        taken = [*roster.names(), *others]
        proposed = [name for name in handles(12, secrets.token_hex(4)) if name not in taken]
        return distinct(proposed[0] if proposed else f"bot {seat + 1}", taken)

    async def seat_bot(self, table: "Table", command: wire.SeatBot) -> None:
        """The host puts a bot on a chair, or frees it."""
        seat = self.number(table, command.seat)
        running = table.play is not None and not table.play.over
        if table.roster.chairs[seat].guest:
            raise Refused("seat_taken", ref="seat")
        if running and not command.bot:
            raise Refused("forbidden", ref="seat")
        table.lobby.check_bot(table.roster.plan.game, command.bot)
        name = table.roster.chairs[seat].name if table.roster.chairs[seat].bot else self.handle(table.roster, seat)
        await table.note(Stood(seat, command.bot, name if command.bot else ""))

    async def kick(self, table: "Table", guest: str) -> None:
        """Somebody has to go, and cannot come back."""
        if guest == table.roster.host:
            raise Refused("forbidden", ref="guest")
        seat = table.roster.seat_of(guest)
        if seat >= 0:
            await self.stand(table, seat)
        await table.note(Kicked(guest))
        for client in [client for client in table.clients if client.guest == guest]:
            client.end("kicked")

    async def rename(self, table: "Table", caller: Caller, command: wire.Rename) -> None:
        """Another name, here and everywhere."""
        name = read_name(command.name)
        await table.lobby.guests.change(caller.guest, name=name)
        if table.roster.seat_of(caller.id) >= 0:
            others = [chair.name for chair in table.roster.chairs if chair.guest != caller.id and chair.name]
            await table.note(Named(caller.id, distinct(name, others)))
        table.tell_you(caller.id)

    async def change(self, table: "Table", command: wire.Change) -> None:
        """Another plan."""
        asked = {name: value for name, value in msgspec.structs.asdict(command).items() if name != "id"}
        fields = {name: value for name, value in asked.items() if value is not None}
        if table.play is not None and not table.play.over and any(name in fields for name in BETWEEN_GAMES):
            raise Refused("forbidden", ref=next(name for name in BETWEEN_GAMES if name in fields))
        if fields.get("game", table.roster.plan.game) != table.roster.plan.game:
            fields = {"edition": "", "settings": {}, "stand_in": "", "seats": 0, **fields}
        plan = table.lobby.read_plan(msgspec.structs.replace(table.roster.plan, **fields))
        if any(chair.guest for chair in table.roster.chairs[plan.seats :]):
            raise Refused("seat_taken", ref="seats")
        await table.note(Changed(plan))
        table.set_clocks()
        if table.play is not None and table.play.over and any(name in fields for name in BETWEEN_GAMES):
            rematch.offer_another(table)

    # Beginning

    async def furnish(self, table: "Table", host: str, wish: wire.Wish) -> None:
        """A new table gets its bots and its host, and is dealt if that was the wish."""
        entries: list[AnyEntry] = []
        names = handles(table.roster.plan.seats, table.id)
        for seat, chair in enumerate(wish.chairs[: table.roster.plan.seats]):
            if chair.bot:
                entries.append(Stood(seat, chair.bot, names[seat]))
        if wish.sit:
            seat = self.number(table, wish.sit)
            entries.append(Sat(seat, host, distinct(table.lobby.guests.name(host), names)))
        if entries:
            await table.note(*entries)
        table.gone[host] = table.time.now()
        if wish.start:
            await self.start(table)

    async def start(self, table: "Table") -> None:
        """The game begins; after one has ended, the next."""
        if table.play is not None and not table.play.over:
            raise Refused("conflict")
        following = table.offer.next if table.offer is not None else Next({})
        await self.deal(table, following)

    async def deal(self, table: "Table", following: Next) -> None:
        """A new game: chairs still free get bots, the seed is sealed, the cards are dealt."""
        plan = table.roster.plan
        fills: list[Stood] = []
        for seat, chair in enumerate(table.roster.chairs):
            if chair.kind == "open":
                taken = [fill.name for fill in fills]
                fills.append(Stood(seat, table.stand_in_bot(), self.handle(table.roster, seat, taken)))
        rules = find(plan.game).rules
        settings = {**plan.settings, **following.settings}
        seal = fresh_seal()
        game = secrets.token_urlsafe(16)
        entries: list[AnyEntry] = [*fills, Dealt(game)]
        after, noted = table.noting(*entries)
        before = table.play.id if following.replay and table.play is not None else ""
        row = GameRow(
            game, table.id, len(after.games), plan.game, plan.edition, rules.version, plan.seats, seal.seed, seal.salt,
            json.dumps(settings), json.dumps(after.names()), before, 0, table.time.wall(),
        )  # fmt: skip
        play = Play(row)
        await table.store.deal(noted, row)
        table.roster = after
        table.away.clear()
        table.take_up(play)
        await table.deal_shown()

    # Talking

    async def say(self, table: "Table", caller: Caller, command: wire.Say) -> None:
        """A line of chat."""
        if not table.roster.plan.chat or caller.id in table.roster.muted:
            raise Refused("forbidden")
        self.chat_allowed(table, caller)
        if command.phrase and command.phrase not in PHRASES:
            raise Refused("bad_text", ref="phrase")
        try:
            text = "" if command.phrase else clean_text(command.text)
        except BadText as problem:
            raise Refused("bad_text", ref="text", key=problem.key) from None
        if not text and not command.phrase:
            raise Refused("bad_text", ref="text")
        n = table.chat[-1].n + 1 if table.chat else 0
        seat = letter(table.roster.seat_of(caller.id))
        row = ChatRow(table.id, n, caller.id, table.name_of(caller.id), seat, text, command.phrase, table.time.wall())
        keep = table.lobby.settings.limits.chat_kept
        await table.store.say(row, keep)
        table.chat = [*table.chat[1 - keep :], row]
        caller.done(command.id)
        for client in table.clients:
            client.send(render.chat_line(row, client.language, row.at))

    def chat_allowed(self, table: "Table", caller: Caller) -> None:
        """Not too much at once."""
        limits = table.lobby.settings.limits
        if self.chat_limits is None:
            self.chat_limits = Buckets(limits.chat_lines / limits.chat_seconds, limits.chat_lines)
        wait = self.chat_limits.take(caller.id, table.time.now())
        if wait:
            raise Refused("rate_limited", wait=wait)
