"""Choosing: picks of people, undo, and what happens in windows."""

from typing import TYPE_CHECKING

from sneakernet.core.choice import IllegalPick
from sneakernet.core.view import letter
from sneakernet.server.storage.store import SealedRow
from sneakernet.server.tables import render
from sneakernet.server.tables.answers import PASS
from sneakernet.server.tables.game import Choice, Play
from sneakernet.server.tables.roster import Held
from sneakernet.server.tables.undo import may_undo
from sneakernet.server.wire import commands as wire
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.messages import WhyMessage

if TYPE_CHECKING:
    from sneakernet.server.tables.commands import Caller
    from sneakernet.server.tables.table import Table


def request_of(command: wire.Choose) -> str:
    """What a client asked for, word by word: to tell a repetition from another choice."""
    return f"{command.seq} {command.pick if command.option is None else f'#{command.option}'}"


async def choose(table: "Table", caller: "Caller", command: wire.Choose) -> None:
    """A choice: known already, or stale, or not allowed, or stored and carried out."""
    play = table.play
    if play is None:
        raise Refused("not_started")
    seat = table.roster.seat_of(caller.id)
    if seat < 0:
        raise Refused("forbidden")
    request = request_of(command)
    known = play.choices.get((seat, command.id))
    if known is not None:
        if known.request != request:
            raise Refused("conflict", ref="id")
        caller.done(command.id, known.seq, again=True, sealed=known.sealed)
        return
    if play.over:
        raise Refused("game_over")
    if command.seq != play.seqs[seat]:
        raise Refused("stale", ref="seq")
    if play.opening is not None:
        await seal(table, caller, command, seat, request)
        return
    ask = play.asked_of(seat)
    if ask is None or ask.seat != seat:
        raise Refused("not_your_turn")
    pick = read_pick(table, caller, command, seat)
    table.away.discard(seat)
    await table.commit(seat, pick, caller.id, command.id, request)
    seq = play.seqs[seat]
    play.pick(pick)
    caller.done(command.id, seq)
    await table.move_on()


def read_pick(table: "Table", caller: "Caller", command: wire.Choose, seat: int) -> str:
    """The spelling of an option on the list, or Refused with the rule."""
    play = table.play
    assert play is not None
    ask = play.match.ask()
    assert ask is not None
    spellings = [option.spelling for option in ask.options]
    if command.option is not None:
        if command.option < len(spellings):
            return spellings[command.option]
        raise Refused("illegal_choice", ref="option")
    if command.pick in spellings:
        return command.pick
    raise illegal(table, caller, play, command.pick, seat)


def illegal(table: "Table", caller: "Caller", play: Play, pick: str, seat: int) -> Refused:
    """Why a pick is none, with its rule."""
    try:
        refusal = play.rules.refuse(play.match.state, seat, pick)
    except (IllegalPick, LookupError, ValueError):
        return Refused("illegal_choice", ref="pick")
    said = render.reader(table, play, seat, caller.language)
    return Refused("illegal_choice", ref="pick", rule=refusal.rule, text=said.refusal(refusal))


async def seal(table: "Table", caller: "Caller", command: wire.Choose, seat: int, request: str) -> None:
    """An answer in a window: kept, and opened when the window closes. It may be changed until then."""
    play = table.play
    assert play is not None and play.opening is not None
    if seat not in play.opening.eligible or not play.opening.by_hand:
        raise Refused("not_your_turn")
    if table.answers.shows is not None:
        raise Refused("stale", ref="seq")
    holder = table.answers.holders.get(seat)
    spellings = [option.spelling for option in holder[0].options] if holder else [PASS]
    pick = spellings[command.option] if command.option is not None and command.option < len(spellings) else command.pick
    if pick not in spellings:
        raise Refused("illegal_choice", ref="pick")
    n = sum(choice.sealed for choice in play.choices.values())
    row = SealedRow(play.id, n, play.seqs[seat], letter(seat), pick, command.id, request)
    await table.store.seal(row)
    play.choices[seat, command.id] = Choice(request, play.seqs[seat], True)
    table.answers.sealed[seat] = pick
    caller.done(command.id, play.seqs[seat], sealed=True)
    table.show_window_to(caller.id)
    table.scheduler.close_if_all_answered()


async def hold(table: "Table", caller: "Caller", command: wire.Hold) -> None:
    """More time in the window, without a name."""
    play = table.play
    seat = table.roster.seat_of(caller.id)
    if play is None or play.opening is None or command.seq != play.seqs[table.observer(caller.id)]:
        raise Refused("stale", ref="seq")
    if seat not in play.opening.eligible or not play.opening.by_hand:
        raise Refused("not_your_turn")
    answers = table.answers
    if answers.held or answers.until is None or answers.shows is not None or table.holds_left(seat) < 1:
        raise Refused("forbidden")
    await table.note(Held(seat))
    answers.hold()
    caller.done(command.id, play.seqs[seat])
    table.show_window()
    table.scheduler.arrange()


async def undo(table: "Table", caller: "Caller", command: wire.Undo) -> None:
    """Take back my last choice."""
    play = table.play
    if play is None:
        raise Refused("not_started")
    seat = table.roster.seat_of(caller.id)
    if seat < 0:
        raise Refused("forbidden")
    if command.seq != play.seqs[seat]:
        raise Refused("stale", ref="seq")
    if not may_undo(play, seat):
        raise Refused("cannot_undo")
    assert play.last is not None
    await table.take_back(seat, len(play.match.record.picks) - play.last.picks, caller.id)
    play.undo()
    table.undone = table.name_of(caller.id)
    caller.done(command.id, play.seqs[seat])
    await table.move_on()


def why(table: "Table", caller: "Caller", command: wire.Why) -> None:
    """Why a card cannot be played now, with the rule."""
    play = table.play
    seat = table.roster.seat_of(caller.id)
    if seat < 0:
        raise Refused("forbidden")
    if play is None:
        raise Refused("not_started")
    if command.card not in play.rules.cards(play.row.edition):
        raise Refused("not_found", ref="card")
    state = play.match.state if seat == play.hush else play.face.state
    refusal = play.rules.why_not(state, seat, command.card)
    said = render.reader(table, play, seat, caller.language)
    text = "" if refusal is None else said.refusal(refusal)
    rule = "" if refusal is None else refusal.rule
    caller.reply(WhyMessage(command.id, command.card, refusal is None, text, rule))
