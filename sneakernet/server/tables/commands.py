"""Commands: what people at a table may do, apart from choosing. Each runs alone at its table: it is locked."""

from typing import Final

import msgspec

from sneakernet.server.people.guests import read_name
from sneakernet.server.people.names import distinct
from sneakernet.server.tables import chat, choose, deal, pass_ahead
from sneakernet.server.tables.caller import Caller
from sneakernet.server.tables.entries import (
    AnyEntry,
    Armed,
    Changed,
    Hosted,
    Kicked,
    Muted,
    Named,
    Sat,
    Stood,
    Waits,
)
from sneakernet.server.tables.plans import check_bot, read_plan, stand_in_bot
from sneakernet.server.tables.seats import bot_name, first_free, number_of, sit_down
from sneakernet.server.tables.state import Over
from sneakernet.server.tables.table import Table
from sneakernet.server.wire import commands as wire
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.messages import Pong
from sneakernet.table import handles

MOST_SENT_AWAY: Final = 100  # and as many may be muted
BETWEEN_GAMES: Final = ("game", "edition", "seats", "settings")


async def do(table: Table, caller: Caller, command: wire.Command) -> None:
    """Carry out a command, or raise Refused."""
    async with table.lock:
        if caller.id in table.state.roster.kicked:  # perhaps while this waited
            raise Refused("not_found")
        match command:
            case wire.Ping():
                caller.reply(Pong(command.id))
            case wire.Why():
                choose.why(table.state, caller, command)
            case wire.Choose():
                await choose.choose(table, caller, command)
            case wire.Undo():
                await choose.undo(table, caller, command)
            case wire.Hold():
                await choose.hold(table, caller, command)
            case wire.Say():
                await chat.say(table.state, caller, command)
            case _:
                table.services.allow_entry(table.id, caller.id)
                await arrange(table, caller, command)
                caller.done(command.id)
                table.audience.show_table()
                table.arrange()


async def arrange(table: Table, caller: Caller, command: wire.Command) -> None:
    """Commands that change who sits where, or how the table is played."""
    match command:
        case wire.Sit():
            await sit(table, caller, command)
        case wire.Stand():
            await stand(table, seat_of(table, caller))
        case wire.Away(away=True):
            table.state.away.add(seat_of(table, caller))
        case wire.Away():
            table.state.away.discard(seat_of(table, caller))
        case wire.Start():
            only_host(table, caller)
            await deal.start(table)
        case wire.Seal():
            only_between(table, seat_of(table, caller))
            await deal.seal(table)
        case wire.Word():
            await deal.add_word(table, only_between(table, seat_of(table, caller)), command)
        case wire.Rematch():
            await deal.answer_offer(table, seat_of(table, caller), command.accept)
        case wire.Step():
            seat_of(table, caller)
            table.bots.go_on()
        case wire.Rename():
            await rename(table, caller, command)
        case wire.Arm():
            await arm(table, seat_of(table, caller), command)
            table.audience.tell_you(caller.id)
        case wire.Ahead():
            passed = pass_ahead.entry(table.state, seat_of(table, caller), command)
            if passed.until != "off" or passed.seat in table.state.roster.ahead:
                await table.journal.note(passed)
            table.audience.tell_you(caller.id)
        case _:
            only_host(table, caller)
            await host(table, command)


async def host(table: Table, command: wire.Command) -> None:
    """Commands of the host."""
    match command:
        case wire.Kick(guest=guest):
            await kick(table, guest)
        case wire.Mute(guest=guest, mute=mute):
            await give_voice(table, guest, mute)
        case wire.SeatBot():
            await seat_bot(table, command)
        case wire.Change():
            await change(table, command)
        case wire.SkipWait(seat=seat):
            number = number_of(table.state, seat)
            if table.state.away_left(number) is None:
                raise Refused("forbidden", ref="seat")
            table.state.away.add(number)
        case _:
            raise Refused("bad_message", ref="do")


# Who may


def seat_of(table: Table, caller: Caller) -> int:
    """The caller's seat; Refused for a watcher."""
    seat = table.state.roster.seat_of(caller.id)
    if seat < 0:
        raise Refused("forbidden")
    return seat


def only_between(table: Table, seat: int) -> int:
    """The seat; Refused while a game goes on, and where a position is laid out that somebody may know."""
    if table.state.playing is not None:
        raise Refused("conflict")
    return seat


def only_host(table: Table, caller: Caller) -> None:
    """Refused for everybody else."""
    if caller.id != table.state.roster.host:
        raise Refused("forbidden")


# Sitting


async def sit(table: Table, caller: Caller, command: wire.Sit) -> None:
    """Take a chair: at once, or a bot's as soon as it is not asked."""
    state, roster = table.state, table.state.roster
    wanted = number_of(state, command.seat) if command.seat else first_free(state, caller.id)
    mine = roster.seat_of(caller.id)
    if wanted == mine:
        return
    if not table.services.moderation.hears(roster.host, caller.id):
        raise Refused("forbidden")
    waiting = roster.waiting.get(wanted)
    if roster.chairs[wanted].guest or (waiting is not None and waiting.guest != caller.id):
        raise Refused("seat_taken", ref="seat")
    running = state.playing is not None
    if running and (mine >= 0 or roster.seen.get(caller.id, set()) - {wanted}):
        raise Refused("forbidden", key="seen-cards")
    if running and roster.puzzle and caller.id not in roster.seen:
        raise Refused("forbidden", key="puzzle-alone")
    sits = Waits(wanted, caller.id, caller.guest.name)
    if running and not state.is_free_now(wanted):
        await table.journal.note(sits)
    else:
        await sit_down(state, table.journal, table.audience, sits)


async def stand(table: Table, seat: int) -> None:
    """Somebody leaves the chair; in a running game a bot takes it at once."""
    state, roster = table.state, table.state.roster
    guest = roster.chairs[seat].guest
    bot = stand_in_bot(roster.plan) if state.playing is not None else ""
    entries: list[AnyEntry] = [Stood(seat, bot, bot_name(roster, seat) if bot else "")]
    heirs = [roster.chairs[other].guest for other in roster.people() if other != seat]
    if guest == roster.host and heirs:
        entries.append(Hosted(heirs[0]))
    await table.journal.note(*entries)
    state.away.discard(seat)
    state.presence.gone.pop(guest, None)
    await deal.deal_if_all_accept(table)
    table.audience.welcome(guest)


async def seat_bot(table: Table, command: wire.SeatBot) -> None:
    """The host puts a bot on a chair, or frees it."""
    roster = table.state.roster
    seat = number_of(table.state, command.seat)
    chair = roster.chairs[seat]
    if chair.guest:
        raise Refused("seat_taken", ref="seat")
    if table.state.playing is not None and not command.bot:
        raise Refused("forbidden", ref="seat")
    check_bot(command.bot)
    name = chair.name if chair.bot else bot_name(roster, seat)
    await table.journal.note(Stood(seat, command.bot, name if command.bot else ""))


async def arm(table: Table, seat: int, command: wire.Arm) -> None:
    """Other armed answers; the same ones once more are not written down."""
    if command.orders != table.state.roster.orders.get(seat, []):
        await table.journal.note(Armed(seat, tuple(command.orders)))


def only_who_was_here(table: Table, guest: str, others: set[str]) -> None:
    """Refused for whom this table has never seen, and where it keeps enough people in mind."""
    if not table.state.was_here(guest):
        raise Refused("not_found", ref="guest")
    if len(others) >= MOST_SENT_AWAY:
        raise Refused("forbidden", ref="guest", key="too-many-guests")


async def give_voice(table: Table, guest: str, mute: bool) -> None:
    """Somebody may not chat, or may again."""
    muted = table.state.roster.muted
    if mute == (guest in muted):
        return
    if mute:
        only_who_was_here(table, guest, muted)
    await table.journal.note(Muted(guest, mute))


async def kick(table: Table, guest: str) -> None:
    """Somebody has to go, and cannot come back."""
    if guest in table.state.roster.kicked:
        return
    only_who_was_here(table, guest, table.state.roster.kicked)
    if guest == table.state.roster.host:
        raise Refused("forbidden", ref="guest")
    seat = table.state.roster.seat_of(guest)
    if seat >= 0:
        await stand(table, seat)
    await table.journal.note(Kicked(guest))
    for client in [client for client in table.state.presence.clients if client.guest == guest]:
        client.end("kicked")


async def rename(table: Table, caller: Caller, command: wire.Rename) -> None:
    """Another name, here and everywhere."""
    name = read_name(command.name)
    await table.services.guests.change(caller.guest, name=name)
    roster = table.state.roster
    if (seat := roster.seat_of(caller.id)) >= 0:
        others = [chair.name for chair in roster.chairs if chair.guest != caller.id and chair.name]
        if (shown := distinct(name, others)) != roster.chairs[seat].name:
            await table.journal.note(Named(caller.id, shown))
    table.audience.tell_you(caller.id)


async def change(table: Table, command: wire.Change) -> None:
    """Another plan."""
    plan, stage = table.state.roster.plan, table.state.stage
    asked = {name: value for name, value in msgspec.structs.asdict(command).items() if name != "id"}
    fields = {name: value for name, value in asked.items() if value is not None}
    another = [name for name in BETWEEN_GAMES if name in fields]
    if another and table.state.playing is not None:
        raise Refused("forbidden", ref=another[0])
    if fields.get("game", plan.game) != plan.game:
        fields = {"edition": "", "settings": {}, "stand_in": "", "seats": 0, **fields}
    if table.state.roster.puzzle and table.state.playing is not None and fields.get("public"):
        raise Refused("forbidden", ref="public", key="puzzle-alone")
    changed = read_plan(msgspec.structs.replace(plan, **fields))
    if any(chair.guest for chair in table.state.roster.chairs[changed.seats :]):
        raise Refused("seat_taken", ref="seats")
    await table.journal.note(Changed(changed))
    table.set_clocks()
    if changed.tempo != plan.tempo:
        table.bots.go_on()
    if another and isinstance(stage, Over):
        table.offer_another(stage)


# Beginning


async def furnish(table: Table, host_id: str, wish: wire.Wish) -> None:
    """A new table gets its bots and its host, and is dealt if that was the wish."""
    plan = table.state.roster.plan
    entries: list[AnyEntry] = []
    names = handles(plan.seats, table.id)
    for seat, chair in enumerate(wish.chairs[: plan.seats]):
        if chair.bot:
            entries.append(Stood(seat, chair.bot, names[seat]))
    if wish.sit:
        seat = number_of(table.state, wish.sit)
        entries.append(Sat(seat, host_id, distinct(table.services.guests.name(host_id), names)))
    if entries:
        await table.journal.note(*entries)
    table.state.presence.expect(host_id)
    if wish.start:
        await deal.start(table)
