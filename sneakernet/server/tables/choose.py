"""Choosing: picks of people, undo, hints, and what happens in windows."""

from sneakernet.bots.hints import Hint
from sneakernet.core.choice import Ask, IllegalPick, Refusal
from sneakernet.core.view import letter
from sneakernet.say import thoughts
from sneakernet.server.storage.store import SealedRow
from sneakernet.server.tables import render
from sneakernet.server.tables.answers import PASS
from sneakernet.server.tables.caller import Caller
from sneakernet.server.tables.entries import Held
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.journal import PERSON
from sneakernet.server.tables.moment import Choice
from sneakernet.server.tables.state import Playing, TableState
from sneakernet.server.tables.table import Table
from sneakernet.server.tables.undo import may_undo
from sneakernet.server.wire import commands as wire
from sneakernet.server.wire.errors import Refused
from sneakernet.server.wire.messages import HintMessage, WhyMessage
from sneakernet.table.sets import APART, picks_of


def request_of(command: wire.Choose) -> str:
    """What a client asked for, word by word: to tell a repetition from another choice."""
    if command.set is not None:
        return f"{command.seq} {APART.join(command.set)}"
    return f"{command.seq} {command.pick if command.option is None else f'#{command.option}'}"


async def choose(table: Table, caller: Caller, command: wire.Choose) -> None:
    """A choice: known already, or stale, or not allowed, or stored and carried out."""
    game, seat = game_of(table.state, caller)
    if command.game != game.id:
        raise Refused("stale", ref="game")
    request = request_of(command)
    known = game.choices.get((seat, command.id))
    if known is not None:
        if known.request != request:
            raise Refused("conflict", ref="id")
        caller.done(command.id, known.seq, again=True, sealed=known.sealed)
        return
    playing = table.state.playing
    if playing is None:
        raise Refused("game_over")
    if command.seq != game.seqs[seat]:
        raise Refused("stale", ref="seq")
    if game.opening is not None:
        await seal(table, playing, caller, command, seat)
        return
    ask = game.asked_of(seat)
    if ask is None or ask.seat != seat:
        raise Refused("not_your_turn")
    picks, figures, began = read_picks(table.state, game, caller, command, ask), table.services.figures, table.now()
    table.state.away.discard(seat)
    await table.commit(playing, seat, picks, PERSON, command.id, request)
    caller.done(command.id, game.seqs[seat])
    await table.move_on(playing)
    figures.choices.inc()
    figures.choice_seconds.observe(table.now() - began)


def game_of(table: TableState, caller: Caller) -> tuple[TableGame, int]:
    """The game and the seat that a command is about; Refused where there is none."""
    if table.game is None:
        raise Refused("not_started")
    seat = table.roster.seat_of(caller.id)
    if seat < 0:
        raise Refused("forbidden")
    return table.game, seat


def read_picks(table: TableState, game: TableGame, caller: Caller, command: wire.Choose, ask: Ask) -> list[str]:
    """The spelling of an option on the list, or those that make up a set; or Refused with the rule."""
    spellings = [option.spelling for option in ask.options]
    if command.set is not None:
        return read_set(table, game, caller, command.set, ask.seat)
    if command.option is not None:
        if command.option < len(spellings):
            return [spellings[command.option]]
        raise Refused("illegal_choice", ref="option")
    if command.pick in spellings:
        return [command.pick]
    try:
        refusal = game.rules.refuse(game.match.state, ask.seat, command.pick)
    except (IllegalPick, LookupError, ValueError):
        raise Refused("illegal_choice", ref="pick") from None
    raise illegal(table, caller, game, refusal, ask.seat, "pick")


def read_set(table: TableState, game: TableGame, caller: Caller, marked: list[str], seat: int) -> list[str]:
    """The picks that make up a set, or Refused with the rule."""
    try:
        return picks_of(game.rules, game.match.state, marked)
    except IllegalPick as problem:
        raise illegal(table, caller, game, problem.refusal, seat, "set") from None
    except (LookupError, ValueError):
        raise Refused("illegal_choice", ref="set") from None


def illegal(table: TableState, caller: Caller, game: TableGame, refusal: Refusal, seat: int, ref: str) -> Refused:
    """Why a choice is none, with its rule."""
    said = render.reader(table, game, seat, caller.language)
    return Refused("illegal_choice", ref=ref, rule=refusal.rule, text=said.refusal(refusal))


async def seal(table: Table, playing: Playing, caller: Caller, command: wire.Choose, seat: int) -> None:
    """An answer in a window: kept, and opened when the window closes. It may be changed until then."""
    game, window = playing.game, playing.window
    refuse_answer(game, seat)
    if window.shows is not None:
        raise Refused("stale", ref="seq")
    if command.set is not None:  # nobody is asked for a set in a hush
        raise Refused("illegal_choice", ref="set")
    holder = window.holders.get(seat)
    spellings = [option.spelling for option in holder[0].options] if holder else [PASS]
    pick = spellings[command.option] if command.option is not None and command.option < len(spellings) else command.pick
    if pick not in spellings:
        raise Refused("illegal_choice", ref="pick")
    n, request = sum(choice.sealed for choice in game.choices.values()), request_of(command)
    row = SealedRow(game.id, n, game.seqs[seat], letter(seat), pick, command.id, request)
    await table.services.store.seal(table.state.lease, row)
    game.choices[seat, command.id] = Choice(request, game.seqs[seat], True)
    window.sealed[seat] = pick
    caller.done(command.id, game.seqs[seat], sealed=True)
    table.audience.show_window(playing, caller.id)
    table.close_if_all_answered(playing)


def refuse_answer(game: TableGame, seat: int) -> None:
    """Refused for whom the open window is not meant."""
    if game.opening is None or seat not in game.opening.eligible or not game.opening.by_hand:
        raise Refused("not_your_turn")


async def hold(table: Table, caller: Caller, command: wire.Hold) -> None:
    """More time in the window, without a name."""
    state, playing = table.state, table.state.playing
    seat = state.roster.seat_of(caller.id)
    if playing is None or playing.game.opening is None:
        raise Refused("stale", ref="seq")
    game, window = playing.game, playing.window
    if command.seq != game.seqs[state.observer(caller.id)]:
        raise Refused("stale", ref="seq")
    refuse_answer(game, seat)
    if window.held or window.until is None or window.shows is not None or state.holds_left(seat) < 1:
        raise Refused("forbidden")
    await table.journal.note(Held(seat))
    window.hold()
    caller.done(command.id, game.seqs[seat])
    table.audience.show_window(playing)
    table.arrange()


async def undo(table: Table, caller: Caller, command: wire.Undo) -> None:
    """Take back my last choice."""
    game, seat = game_of(table.state, caller)
    if command.seq != game.seqs[seat]:
        raise Refused("stale", ref="seq")
    playing = table.state.playing
    if playing is None or not may_undo(game, seat):
        raise Refused("cannot_undo")
    await table.undo(playing, seat, table.state.name_of(caller.id))
    caller.done(command.id, game.seqs[seat])
    await table.move_on(playing)


def why(table: TableState, caller: Caller, command: wire.Why) -> None:
    """Why a card cannot be played now, with the rule."""
    seat = table.roster.seat_of(caller.id)
    if seat < 0:
        raise Refused("forbidden")
    game = table.game
    if game is None:
        raise Refused("not_started")
    if command.card not in game.rules.cards(game.row.edition):
        raise Refused("not_found", ref="card")
    state = game.match.state if seat == game.hush else game.face.state
    refusal = game.rules.why_not(state, seat, command.card)
    said = render.reader(table, game, seat, caller.language)
    text = "" if refusal is None else said.refusal(refusal)
    rule = "" if refusal is None else refusal.rule
    caller.reply(WhyMessage(command.id, command.card, refusal is None, text, rule))


# Hints


async def tell_hint(table: Table, caller: Caller, command: wire.Hint) -> None:
    """Answer with a hint, unless the table has moved on meanwhile. The table is not locked while it is thought."""
    hints = table.services.hints
    async with table.lock:
        game, seat = asked(table.state, caller, command)
        table.services.allow_thought(caller.id)
        thought = hints.thought((game.id, game.n, seat), game.match.record, caller.id)
    found = await hints.wait(thought)
    async with table.lock:
        game, seat = asked(table.state, caller, command)
        caller.reply(in_words(table.state, game, seat, caller.language, command.id, found))


def asked(table: TableState, caller: Caller, command: wire.Hint) -> tuple[TableGame, int]:
    """The game and the seat that a hint is for; Refused where there is none."""
    game, roster = table.game, table.roster
    if caller.id in roster.kicked:
        raise Refused("not_found")
    seat = roster.seat_of(caller.id)
    if seat < 0 or not roster.hints_now():
        raise Refused("forbidden", key="" if seat < 0 else "no-hints")
    if game is None:
        raise Refused("not_started")
    if game.over:
        raise Refused("game_over")
    if command.seq != game.seqs[seat]:
        raise Refused("stale", ref="seq")
    ask = game.asked_of(seat)
    if ask is None or ask.seat != seat:  # in a window nobody is told whether they are asked
        raise Refused("not_your_turn")
    return game, seat


def in_words(table: TableState, game: TableGame, seat: int, language: str, command: str, found: Hint) -> HintMessage:
    """A hint as it is said to its seat."""
    ask = game.asked_of(seat)
    assert ask is not None
    said = render.reader(table, game, seat, language)
    options = {option.pick: option.text for option in said.prompt(ask, game.view(seat)).options}
    text = thoughts.hint(said.voice.speech, said.words, options[found.pick], found.chance, found.reasons, found.lead)
    return HintMessage(command, game.seqs[seat], found.pick, round(found.chance, 3), text)
