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
    from sneakernet.server.tables.table import Desk

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
    """One method per command. Each runs alone at its table: the desk is locked."""

    def __init__(self) -> None:
        self.chat_limits: Buckets | None = None

    async def do(self, desk: "Desk", caller: Caller, command: wire.Command) -> None:
        """Carry out a command, or raise Refused."""
        if isinstance(command, wire.Hint):  # the table does not wait for it
            await desk.hall.hints.tell(desk, caller, command)
            return
        async with desk.lock:
            if caller.id in desk.roster.kicked:  # perhaps while this waited
                raise Refused("not_found")
            match command:
                case wire.Ping():
                    caller.reply(Pong(command.id))
                case wire.Why():
                    choose.why(desk, caller, command)
                case wire.Choose():
                    await choose.choose(desk, caller, command)
                case wire.Undo():
                    await choose.undo(desk, caller, command)
                case wire.Hold():
                    await choose.hold(desk, caller, command)
                case wire.Say():
                    await self.say(desk, caller, command)
                case _:
                    await self.arrange(desk, caller, command)
                    caller.done(command.id)
                    desk.show_table()
                    desk.driver.arrange()

    async def arrange(self, desk: "Desk", caller: Caller, command: wire.Command) -> None:
        """Commands that change who sits where, or how the table is played."""
        match command:
            case wire.Sit():
                await self.sit(desk, caller, command)
            case wire.Stand():
                await self.stand(desk, self.seat_of(desk, caller))
            case wire.Away():
                seat = self.seat_of(desk, caller)
                (desk.away.add if command.away else desk.away.discard)(seat)
            case wire.Start():
                self.only_host(desk, caller)
                await self.start(desk)
            case wire.Rematch():
                await rematch.answer(desk, self.seat_of(desk, caller), command.accept)
            case wire.Rename():
                await self.rename(desk, caller, command)
            case wire.Arm():
                await desk.note(Armed(self.seat_of(desk, caller), tuple(command.orders)))
                desk.tell_you(caller.id)
            case wire.Ahead():
                await pass_ahead.pass_ahead(desk, self.seat_of(desk, caller), command)
                desk.tell_you(caller.id)
            case _:
                self.only_host(desk, caller)
                await self.host(desk, command)

    async def host(self, desk: "Desk", command: wire.Command) -> None:
        """Commands of the host."""
        match command:
            case wire.Kick(guest=guest):
                await self.kick(desk, guest)
            case wire.Mute(guest=guest, mute=mute):
                await desk.note(Muted(guest, mute))
            case wire.SeatBot():
                await self.seat_bot(desk, command)
            case wire.Change():
                await self.change(desk, command)
            case wire.SkipWait(seat=seat):
                number = self.number(desk, seat)
                if desk.away_left(number) is None:
                    raise Refused("forbidden", ref="seat")
                desk.away.add(number)
            case _:
                raise Refused("bad_message", ref="do")

    # Who may

    def seat_of(self, desk: "Desk", caller: Caller) -> int:
        """The caller's seat; Refused for a watcher."""
        seat = desk.roster.seat_of(caller.id)
        if seat < 0:
            raise Refused("forbidden")
        return seat

    def only_host(self, desk: "Desk", caller: Caller) -> None:
        if caller.id != desk.roster.host:
            raise Refused("forbidden")

    def number(self, desk: "Desk", seat: str) -> int:
        """The number of a seat of this table."""
        number = ord(seat) - ord("A")
        if not 0 <= number < desk.roster.plan.seats:
            raise Refused("not_found", ref="seat")
        return number

    # Sitting

    async def sit(self, desk: "Desk", caller: Caller, command: wire.Sit) -> None:
        """Take a chair: at once, or a bot's as soon as it is not asked."""
        roster = desk.roster
        running = desk.play is not None and not desk.play.over
        wanted = self.number(desk, command.seat) if command.seat else self.first_free(desk, caller, running)
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
        if running and not desk.is_free_now(wanted):
            await desk.note(sits)
        else:
            await self.seat(desk, sits)

    def first_free(self, desk: "Desk", caller: Caller, running: bool) -> int:
        """An open chair, else a bot's; the one I had in this game comes first."""
        chairs = desk.roster.chairs
        seen: set[int] = desk.roster.seen.get(caller.id, set()) if running else set()
        order: list[int] = [*seen, *[n for n, c in enumerate(chairs) if c.kind == "open"], *range(len(chairs))]
        for seat in order:
            if not chairs[seat].guest and seat not in desk.roster.waiting:
                return seat
        raise Refused("seat_taken", ref="seat")

    async def seat(self, desk: "Desk", visitor: Waits) -> None:
        """Somebody sits down; where they sat before is free."""
        seat = visitor.seat
        others = [chair.name for chair in desk.roster.chairs if chair.guest and chair.guest != visitor.guest]
        entries: list[AnyEntry] = []
        before = desk.roster.seat_of(visitor.guest)
        if before >= 0:
            entries.append(Stood(before))
        entries.append(Sat(seat, visitor.guest, distinct(visitor.name, others)))
        await desk.note(*entries)
        desk.away.discard(seat)
        if not desk.is_present(visitor.guest):
            desk.gone[visitor.guest] = desk.time.now()
        desk.welcome(visitor.guest)
        desk.show_table()

    async def stand(self, desk: "Desk", seat: int) -> None:
        """Somebody leaves the chair; in a running game a bot takes it at once (HK-60, WD-87)."""
        guest = desk.roster.chairs[seat].guest
        running = desk.play is not None and not desk.play.over
        bot = desk.stand_in_bot() if running else ""
        entries: list[AnyEntry] = [Stood(seat, bot, self.handle(desk.roster, seat) if bot else "")]
        heirs = [desk.roster.chairs[other].guest for other in desk.roster.people() if other != seat]
        if guest == desk.roster.host and heirs:
            entries.append(Hosted(heirs[0]))
        await desk.note(*entries)
        desk.away.discard(seat)
        desk.gone.pop(guest, None)
        await rematch.deal_if_all_accept(desk)
        desk.welcome(guest)

    def handle(self, roster: Roster, seat: int, others: Sequence[str] = ()) -> str:
        """A name for a bot that nobody else has at this table, nor any of the others who are about to come."""
        taken = [*roster.names(), *others]
        proposed = [name for name in handles(12, secrets.token_hex(4)) if name not in taken]
        return distinct(proposed[0] if proposed else f"bot {seat + 1}", taken)

    async def seat_bot(self, desk: "Desk", command: wire.SeatBot) -> None:
        """The host puts a bot on a chair, or frees it."""
        seat = self.number(desk, command.seat)
        running = desk.play is not None and not desk.play.over
        if desk.roster.chairs[seat].guest:
            raise Refused("seat_taken", ref="seat")
        if running and not command.bot:
            raise Refused("forbidden", ref="seat")
        desk.hall.check_bot(desk.roster.plan.game, command.bot)
        name = desk.roster.chairs[seat].name if desk.roster.chairs[seat].bot else self.handle(desk.roster, seat)
        await desk.note(Stood(seat, command.bot, name if command.bot else ""))

    async def kick(self, desk: "Desk", guest: str) -> None:
        """Somebody has to go, and cannot come back."""
        if guest == desk.roster.host:
            raise Refused("forbidden", ref="guest")
        seat = desk.roster.seat_of(guest)
        if seat >= 0:
            await self.stand(desk, seat)
        await desk.note(Kicked(guest))
        for line in [line for line in desk.lines if line.guest == guest]:
            line.end("kicked")

    async def rename(self, desk: "Desk", caller: Caller, command: wire.Rename) -> None:
        """Another name, here and everywhere."""
        name = read_name(command.name)
        await desk.hall.guests.change(caller.guest, name=name)
        if desk.roster.seat_of(caller.id) >= 0:
            others = [chair.name for chair in desk.roster.chairs if chair.guest != caller.id and chair.name]
            await desk.note(Named(caller.id, distinct(name, others)))
        desk.tell_you(caller.id)

    async def change(self, desk: "Desk", command: wire.Change) -> None:
        """Another plan."""
        asked = {name: value for name, value in msgspec.structs.asdict(command).items() if name != "id"}
        fields = {name: value for name, value in asked.items() if value is not None}
        if desk.play is not None and not desk.play.over and any(name in fields for name in BETWEEN_GAMES):
            raise Refused("forbidden", ref=next(name for name in BETWEEN_GAMES if name in fields))
        if fields.get("game", desk.roster.plan.game) != desk.roster.plan.game:
            fields = {"edition": "", "settings": {}, "stand_in": "", "seats": 0, **fields}
        plan = desk.hall.read_plan(msgspec.structs.replace(desk.roster.plan, **fields))
        if any(chair.guest for chair in desk.roster.chairs[plan.seats :]):
            raise Refused("seat_taken", ref="seats")
        await desk.note(Changed(plan))
        desk.set_clocks()
        if desk.play is not None and desk.play.over and any(name in fields for name in BETWEEN_GAMES):
            rematch.offer_another(desk)

    # Beginning

    async def furnish(self, desk: "Desk", host: str, wish: wire.Wish) -> None:
        """A new table gets its bots and its host, and is dealt if that was the wish."""
        entries: list[AnyEntry] = []
        names = handles(desk.roster.plan.seats, desk.id)
        for seat, chair in enumerate(wish.chairs[: desk.roster.plan.seats]):
            if chair.bot:
                entries.append(Stood(seat, chair.bot, names[seat]))
        if wish.sit:
            seat = self.number(desk, wish.sit)
            entries.append(Sat(seat, host, distinct(desk.hall.guests.name(host), names)))
        if entries:
            await desk.note(*entries)
        desk.gone[host] = desk.time.now()
        if wish.start:
            await self.start(desk)

    async def start(self, desk: "Desk") -> None:
        """The game begins; after one has ended, the next."""
        if desk.play is not None and not desk.play.over:
            raise Refused("conflict")
        following = desk.offer.next if desk.offer is not None else Next({})
        await self.deal(desk, following)

    async def deal(self, desk: "Desk", following: Next) -> None:
        """A new game: chairs still free get bots, the seed is sealed, the cards are dealt."""
        plan = desk.roster.plan
        fills: list[Stood] = []
        for seat, chair in enumerate(desk.roster.chairs):
            if chair.kind == "open":
                taken = [fill.name for fill in fills]
                fills.append(Stood(seat, desk.stand_in_bot(), self.handle(desk.roster, seat, taken)))
        rules = find(plan.game).rules
        settings = {**plan.settings, **following.settings}
        seal = fresh_seal()
        game = secrets.token_urlsafe(16)
        entries: list[AnyEntry] = [*fills, Dealt(game)]
        after, noted = desk.noting(*entries)
        before = desk.play.id if following.replay and desk.play is not None else ""
        row = GameRow(
            game, desk.id, len(after.games), plan.game, plan.edition, rules.version, plan.seats, seal.seed, seal.salt,
            json.dumps(settings), json.dumps(after.names()), before, 0, desk.time.wall(),
        )  # fmt: skip
        play = Play(row)
        await desk.store.deal(noted, row)
        desk.roster = after
        desk.away.clear()
        desk.take_up(play)
        await desk.deal_shown()

    # Talking

    async def say(self, desk: "Desk", caller: Caller, command: wire.Say) -> None:
        """A line of chat."""
        if not desk.roster.plan.chat or caller.id in desk.roster.muted:
            raise Refused("forbidden")
        self.chat_allowed(desk, caller)
        if command.phrase and command.phrase not in PHRASES:
            raise Refused("bad_text", ref="phrase")
        try:
            text = "" if command.phrase else clean_text(command.text)
        except BadText as problem:
            raise Refused("bad_text", ref="text", key=problem.key) from None
        if not text and not command.phrase:
            raise Refused("bad_text", ref="text")
        n = desk.chat[-1].n + 1 if desk.chat else 0
        seat = letter(desk.roster.seat_of(caller.id))
        row = ChatRow(desk.id, n, caller.id, desk.name_of(caller.id), seat, text, command.phrase, desk.time.wall())
        keep = desk.hall.settings.limits.chat_kept
        await desk.store.say(row, keep)
        desk.chat = [*desk.chat[1 - keep :], row]
        caller.done(command.id)
        for line in desk.lines:
            line.send(render.chat_line(row, line.language, row.at))

    def chat_allowed(self, desk: "Desk", caller: Caller) -> None:
        """Not too much at once."""
        limits = desk.hall.settings.limits
        if self.chat_limits is None:
            self.chat_limits = Buckets(limits.chat_lines / limits.chat_seconds, limits.chat_lines)
        wait = self.chat_limits.take(caller.id, desk.time.now())
        if wait:
            raise Refused("rate_limited", wait=wait)
