"""The messages of a table, put together for one reader."""

from typing import Any, cast

from msgspec import Raw

from sneakernet.core.event import Event
from sneakernet.core.registry import find
from sneakernet.core.view import SPECTATOR, letter
from sneakernet.server.storage.seal import commitment, words_of
from sneakernet.server.storage.store import ChatRow
from sneakernet.server.tables.call import call_of, say_call
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.plans import stand_in_bot
from sneakernet.server.tables.state import Idle, Over, TableState
from sneakernet.server.tables.undo import may_undo
from sneakernet.server.wire.commands import PROTOCOL
from sneakernet.server.wire.messages import (
    Chair,
    ChatLine,
    RematchState,
    TableMessage,
    ViewMessage,
    Watcher,
    Welcome,
    WindowState,
    You,
)
from sneakernet.server.wire.sentences import CALL, Reader, event_line, voice
from sneakernet.table.sets import set_choice

LOG_LINES = 200
SHOWN = 30  # of those who watch; of the others their number


def milliseconds(seconds: float | None) -> int | None:
    """A duration as it goes over the wire."""
    return None if seconds is None else max(0, round(seconds * 1000))


def reader(table: TableState, game: TableGame, observer: int, language: str) -> Reader:
    """What is said to this reader about a game."""
    return voice(language).at(game.row.game, game.row.edition, table.roster.names_in_game(), observer)


def view_message(table: TableState, game: TableGame, observer: int, language: str, fresh: bool) -> ViewMessage:
    """All that somebody may see of a game. `fresh`: with what happened since their view before."""
    said = reader(table, game, observer, language)
    events = game.events(observer, game.told[observer], game.upto(observer)) if fresh else []
    window = window_state(table, game, observer, said)
    shown = moment(said, game, observer, events, window, observer != SPECTATOR and may_undo(game, observer))
    if fresh and table.playing is not None and table.playing.undone:
        shown.news.insert(0, said.voice.say("undone", name=table.playing.undone))
    return shown


def moment(
    said: Reader, game: TableGame, observer: int, events: list[Event], window: WindowState | None, can_undo: bool
) -> ViewMessage:
    """A moment of a game as somebody sees it, with what they have just been told."""
    view = game.view(observer)
    ask = game.asked_of(observer) if observer != SPECTATOR else None
    mine = ask is not None and ask.seat == observer
    prompt = said.prompt(ask, view, set_choice(game.rules, game.match.state)) if ask is not None and mine else None
    outcome = game.match.outcome() if game.over else None
    result = None if outcome is None else said.result(game.rules, game.match.state, outcome)
    return ViewMessage(
        game=game.id,
        seq=game.seqs[observer],
        seat=letter(observer),
        view=Raw(game.seen(view)),
        asked=view.asked,
        about=view.about,
        waiting=waiting(said, view.asked, prompt.text if prompt else "", window, result.text if result else ""),
        prompt=prompt,
        window=window,
        events=[event_line(event) for event in events],
        news=said.news(events),
        can_undo=can_undo,
        result=result,
    )


def waiting(said: Reader, asked: str, prompt: str, window: WindowState | None, result: str) -> str:
    """What happens now, in one line."""
    if result:
        return result
    if window is not None:
        return window.text
    if prompt:
        return said.voice.say("waiting-you", ask=prompt)
    if asked and asked != said.people.me:
        return said.voice.say("waiting-other", name=said.people.name(asked))
    return said.voice.say("waiting-moment")


def window_state(table: TableState, game: TableGame, observer: int, said: Reader) -> WindowState | None:
    """The open window as somebody may know it: the same for all, but for their own prompt and answer."""
    opening, playing = game.opening, table.playing
    if opening is None or playing is None:
        return None
    answers = playing.window
    left = answers.left(table.time.now())
    sort = table.sort()
    prompt = None
    eligible = [seat for seat in opening.eligible if opening.by_hand or table.by_bot(seat)]
    if opening.by_hand and observer in eligible:
        view = game.view(observer)
        holder = answers.holders.get(observer)
        prompt = said.prompt(holder[0], view) if holder else said.only(opening.kind, view, opening.own)
    return WindowState(
        kind=opening.kind,
        sort=sort,
        sort_text=said.voice.say(f"sort-{sort}") if sort else "",
        text=said.cause(None if opening.own else opening.cause, opening.by_hand),
        cause=None if opening.cause is None else event_line(opening.cause),
        eligible=[letter(seat) for seat in eligible],
        left_ms=-1 if left is None else round(left * 1000),
        total_ms=round(answers.total * 1000),
        held=answers.held,
        holds_left=table.holds_left(observer),
        answer=answers.sealed.get(observer, ""),
        prompt=prompt,
    )


def chair(table: TableState, seat: int) -> Chair:
    """A chair as everybody sees it."""
    sits = table.roster.chairs[seat]
    openly, left = False, None
    if not isinstance(table.stage, Idle):
        clocks = table.stage.clocks
        openly = table.stage.game.asked_openly() == seat
        left = clocks.left_of(seat, table.time.now()) if openly or clocks.seat != seat else None
    ahead, waiting = table.roster.ahead.get(seat), table.roster.waiting.get(seat)
    stands_in = table.stands_in(seat)
    return Chair(
        seat=letter(seat),
        kind=cast("Any", sits.kind),
        name=sits.name,
        guest=sits.guest,
        bot=sits.bot or (stand_in_bot(table.roster.plan) if stands_in else ""),
        present=bool(sits.bot) or table.presence.is_present(sits.guest),
        stand_in=stands_in,
        away_ms=milliseconds(table.away_left(seat)),
        clock_ms=milliseconds(left),
        running=openly and left is not None and table.awake(),
        ahead=ahead is not None,
        ahead_sort=ahead.sort if ahead else "",
        next=waiting.name if waiting else "",
    )


def watchers(table: TableState) -> list[Watcher]:
    """Who is here and does not sit, by name."""
    seated = {sits.guest for sits in table.roster.chairs}
    here = sorted((name, guest) for guest, name in table.visitors().items() if guest not in seated)
    return [Watcher(guest, name) for name, guest in here]


def table_message(table: TableState, language: str) -> TableMessage:
    """The table as everybody sees it."""
    roster, plan, game, over = table.roster, table.roster.plan, table.game, isinstance(table.stage, Over)
    here = watchers(table)
    return TableMessage(
        id=table.id,
        link=f"/t/{table.id}",
        title=plan.title,
        host=roster.host,
        public=plan.public,
        phase="waiting" if game is None else "over" if over else "playing",
        game=plan.game,
        game_title=find(plan.game).rules.title,
        edition=plan.edition,
        seats=plan.seats, settings=plan.settings,
        pace=cast("Any", plan.pace),
        deadline_hours=plan.deadline_hours,
        clock=plan.clock,
        beat=plan.beat, decoys=plan.decoys, watch=plan.watch,
        chat=plan.chat, absent_seconds=plan.absent_seconds,
        stand_in=stand_in_bot(table.roster.plan),
        hints=cast("Any", plan.hints),
        hints_now=roster.hints_now(),
        tempo=cast("Any", plan.tempo),
        chairs=[chair(table, seat) for seat in range(plan.seats)],
        watchers=sorted({watcher.name for watcher in here[:SHOWN]}), watching=here[:SHOWN], watching_count=len(here),
        muted=sorted(roster.muted),
        games=roster.games[:] if over else roster.games[:-1],
        playing=game.id if game is not None else "",
        puzzle=roster.puzzle,
        commitment=commitment(game.row.seed, game.row.salt) if game is not None else "",
        words=words_of(game.row.seed) if game is not None else {},
        next_commitment=roster.seal.commitment if roster.seal is not None else "",
        next_words=sorted(map(letter, roster.words)), word_seconds=plan.word_seconds,
        deal_ms=None if table.deal_at is None else milliseconds(table.deal_at - table.time.now()),
        seed=game.row.seed if game is not None and over else "",
        salt=game.row.salt if game is not None and over else "",
        rematch=rematch_state(table),
        trouble=trouble(table, language), notice=table.services.moderation.notice,
    )  # fmt: skip


def trouble(table: TableState, language: str) -> str:
    """Why the game that was played here cannot be continued; mostly empty."""
    why = table.stage.trouble if isinstance(table.stage, Idle) else None
    return "" if why is None else voice(language).trouble(why)


def rematch_state(table: TableState) -> RematchState | None:
    """The offer of another game."""
    offer = table.stage.offer if isinstance(table.stage, Over) else None
    if offer is None:
        return None
    left = None if offer.until is None else offer.until - table.time.now()
    accepted = sorted(map(letter, table.roster.accepted))
    return RematchState(offer.next.replay, offer.next.starter, accepted, milliseconds(left))


def you(table: TableState, guest: str, language: str) -> You:
    """The reader."""
    seat = table.roster.seat_of(guest)
    ahead = table.roster.ahead.get(seat)
    return You(
        guest=guest,
        name=table.name_of(guest),
        seat=letter(seat),
        host=guest == table.roster.host,
        language=language,
        orders=table.roster.orders.get(seat, []),
        ahead=ahead.until if ahead else "off",
        ahead_sort=ahead.sort if ahead else "",
        ahead_text=voice(language).ahead(ahead.until, ahead.sort) if ahead else "",
    )


def chat_line(row: ChatRow, language: str, wall: float) -> ChatLine:
    """A line of chat; a quick phrase or a call is said in the reader's language."""
    said, has, seeks = voice(language), list[str](), list[str]()
    text = said.phrases.get(row.phrase, row.text)
    if row.phrase == CALL:
        call = call_of(row.text)
        text, has, seeks = say_call(call, said), call.has, call.seeks
    ago = max(0, round((wall - row.at) * 1000))
    return ChatLine(row.n, row.guest, row.name, row.seat, text, row.phrase, has, seeks, ago)


def latest(said: Reader, events: list[Event]) -> list[str]:
    """The newest sentences of a log, without saying all of it: the first one of a part may lack its beginning."""
    size = LOG_LINES
    while len(told := said.news(events[-size:])) <= LOG_LINES and size < len(events):
        size *= 2
    return told[-LOG_LINES:]


def welcome(table: TableState, guest: str, language: str) -> Welcome:
    """Everything there is to know for somebody who comes, or comes back."""
    observer = table.observer(guest)
    game = table.game if table.may_look(observer) else None
    log: list[str] = []
    if game is not None:
        log = latest(reader(table, game, observer, language), game.events(observer, 0, game.told[observer]))
    wall, plan, hears = table.time.wall(), table.roster.plan, table.services.moderation.hears
    return Welcome(
        protocol=PROTOCOL,
        you=you(table, guest, language),
        table=table_message(table, language),
        view=None if game is None else view_message(table, game, observer, language, fresh=False),
        log=log,
        chat=[chat_line(row, language, wall) for row in table.chat if hears(guest, row.guest)] if plan.chat else [],
        phrases=voice(language).phrases,
    )
