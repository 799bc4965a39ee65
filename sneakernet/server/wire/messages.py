"""What the server says: messages down a socket, and the answers of the HTTP routes that share them."""

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from sneakernet.server.wire.commands import Clock, Hints, Order, Tempo

Code = Literal[
    "bad_message", "bad_name", "bad_setting", "bad_text", "cannot_undo", "closed", "conflict", "forbidden", "game_over",
    "illegal_choice", "not_found", "not_started", "not_your_turn", "rate_limited", "retry_later", "seat_taken", "stale",
    "storage_unavailable", "too_large", "unauthorized",
]  # fmt: skip


class Guest(Struct, frozen=True):
    """Somebody with a name. `id` is public; the secret is in the cookie or the bearer token."""

    id: str
    name: str
    language: str


class OptionLine(Struct, frozen=True, omit_defaults=True):
    """One option: its number, its spelling, and how it reads."""

    n: int
    pick: str
    label: str  # short, as it is listed under its question: "Worm"
    text: str  # a sentence of its own: "Add Worm"
    verb: str
    card: str = ""
    target: str = ""
    number: int = 0
    rules: list[str] = []  # the rules that speak of its card


class SetOption(OptionLine, frozen=True, omit_defaults=True):
    """Something that can be marked for a set; its spelling goes into `set`."""

    times: int = 1  # so often
    like: str = ""  # the first one that is exchangeable with it
    group: int = -1  # of those with the same number, only one may be in the set


class SetPrompt(Struct, frozen=True):
    """The question is one step of choosing a set. It can be answered with all of it at once, by `set`."""

    name: str  # what it makes up: "Password"
    rule: str
    least: int  # so many, with those chosen already
    most: int
    ordered: bool  # the order in which it is given counts
    done: str  # the option that ends it; none of the set. Empty: it ends when it is complete
    chosen: list[str]  # what is in it already, as labels
    options: list[SetOption]  # what may be marked


class Prompt(Struct, frozen=True):
    """The question that waits for this reader."""

    about: str
    text: str
    help: str
    options: list[OptionLine]
    set: SetPrompt | None = None


class EventLine(Struct, frozen=True, omit_defaults=True):
    """One thing that happened, as this reader may know it; `card` is "?" where it is hidden."""

    event: str  # the whole spelling: "A added:worm"
    verb: str
    seat: str = ""
    card: str = ""
    target: str = ""
    n: int = 0


class WindowState(Struct, frozen=True):
    """An answer window. Everybody sees that it is open, for whom, and how long; nobody sees who could answer."""

    kind: str  # what may be answered: "shield", "respond", "audit_answer", …
    sort: str  # what `ahead` by kind would pass from now on; empty where nothing can be passed ahead
    sort_text: str  # the same in words, as part of a sentence: "an attempt"
    text: str
    cause: EventLine | None
    eligible: list[str]  # the seats that could answer as far as everybody knows
    left_ms: int  # -1: untimed, it closes when all have answered
    total_ms: int
    held: bool
    holds_left: int  # yours; 0 for a watcher
    answer: str  # yours: "" (none yet), "pass" or the spelling of your sealed answer
    prompt: Prompt | None  # only if you are among the eligible


class Result(Struct, frozen=True):
    """How a game ended."""

    winners: list[str]
    shares: list[float]
    scores: list[int]
    reason: str
    text: str
    names: list[str]  # of the seats, when it ended
    why: str  # one sentence more: what decided it
    places: dict[str, list[str]]  # every place with all cards that anybody knew: the hands are open now


class ViewMessage(Struct, frozen=True, tag_field="type", tag="view"):
    """All that this reader may see of the game, whole, whenever it changes."""

    game: str  # id of this game (a table plays several)
    seq: int
    seat: str
    view: Annotated[Raw, Meta(extra_json_schema={"type": "object"})]  # places, memory, facts; shaped by the game
    asked: str  # the seat that is asked openly; empty while an answer window is open and after the end
    about: str
    waiting: str  # one line: what happens now
    prompt: Prompt | None  # only for the reader who is asked
    window: WindowState | None
    events: list[EventLine]  # since the view before
    news: list[str]  # the same, as sentences
    can_undo: bool
    result: Result | None


class Chair(Struct, frozen=True):
    """A chair of the table and who sits on it."""

    seat: str
    kind: Literal["open", "person", "bot"]
    name: str
    guest: str  # public id of the person, else empty
    bot: str  # name of the bot that sits here, or stands in
    present: bool
    stand_in: bool  # a bot plays for an absent person
    away_ms: int | None  # until a bot stands in; None while the person is here
    clock_ms: int | None
    running: bool  # this seat's clock runs
    ahead: bool  # has passed ahead
    ahead_sort: str  # only in windows of this sort; empty: in all
    next: str  # who takes this chair as soon as its turn is over


class Watcher(Struct, frozen=True):
    """Somebody who is here and does not sit."""

    guest: str  # public id
    name: str


class RematchState(Struct, frozen=True):
    """Another game is offered. `replay`: a drawn game is played again (HK-19)."""

    replay: bool
    starter: str
    accepted: list[str]
    left_ms: int | None


class TableMessage(Struct, frozen=True, tag_field="type", tag="table"):
    """The table: what is played, who sits there, whether they are present, and their clocks."""

    id: str
    link: str
    title: str
    host: str
    public: bool
    phase: Literal["waiting", "playing", "over"]
    game: str
    game_title: str
    edition: str
    seats: int
    settings: dict[str, str]
    pace: Literal["live", "turns"]
    deadline_hours: int
    clock: Clock
    beat: int
    decoys: bool
    watch: bool
    chat: bool
    absent_seconds: int
    stand_in: str
    hints: Hints
    hints_now: bool  # who is asked may ask for one
    tempo: Tempo
    chairs: list[Chair]
    watchers: list[str]  # their names
    watching: list[Watcher]  # the same, with what the host needs to remove one
    watching_count: int  # how many they are: of a crowd only some are named
    muted: list[str]
    games: list[str]  # ids of the games that are over, oldest first: for replays
    playing: str  # id of the present game, empty before the first
    puzzle: str  # id of the finished game whose position was laid out: nobody else can sit down; else empty
    commitment: str  # SHA-256 of salt and the server's secret, shown from the deal on
    words: dict[str, str]  # what seats have added to that deal
    next_commitment: str  # the same of the next deal, once its secret is fixed
    next_words: list[str]  # seats that have added something to it
    deal_ms: int | None  # until the next deal, where words are waited for
    word_seconds: int
    seed: str  # these two only after the end: the secret, and behind it the words
    salt: str
    rematch: RematchState | None
    trouble: str  # why this table cannot be played, normally empty
    notice: str  # what the owner of the server tells everybody, normally empty


class ChatLine(Struct, frozen=True, tag_field="type", tag="chat"):
    """Somebody says something. Always shown as plain text."""

    n: int
    guest: str
    name: str
    seat: str
    text: str
    phrase: str  # name of a quick phrase, or `call`; the text is in your language then
    has: list[str]  # of a call for a trade: one of these for one of those
    seeks: list[str]
    ago_ms: int


class You(Struct, frozen=True):
    """The reader: who, where, and with which rights."""

    guest: str
    name: str
    seat: str
    host: bool
    language: str
    orders: list[Order]
    ahead: str
    ahead_sort: str  # the windows that are passed ahead by `kind`
    ahead_text: str  # what is passed ahead, in a sentence; empty: nothing


class Welcome(Struct, frozen=True, tag_field="type", tag="welcome"):
    """The first message on a socket, and the answer to `hello`: everything there is to know."""

    protocol: int
    you: You
    table: TableMessage
    view: ViewMessage | None
    log: list[str]  # the present game so far, in sentences
    chat: list[ChatLine]
    phrases: dict[str, str]


class YouMessage(Struct, frozen=True, tag_field="type", tag="you"):
    """Something about the reader changed: seat, name, orders."""

    you: You


class Ack(Struct, frozen=True, tag_field="type", tag="ack"):
    """A command was carried out, and a choice is on disk. `again`: it had been already."""

    id: str
    seq: int
    again: bool
    sealed: bool  # an answer in a window: kept until the window closes


class Problem(Struct, frozen=True, tag_field="type", tag="error"):
    """A command was refused; nothing changed. With a choice comes the current view."""

    code: Code
    text: str
    id: str
    ref: str  # the field at fault, or empty
    rule: str  # the rule behind an illegal choice
    seq: int | None
    view: ViewMessage | None


class WhyMessage(Struct, frozen=True, tag_field="type", tag="why"):
    """The answer to `why`."""

    id: str
    card: str
    possible: bool
    text: str
    rule: str


class HintMessage(Struct, frozen=True, tag_field="type", tag="hint"):
    """The answer to `hint`: what the search would pick, how likely that wins, and both in words, with the reason."""

    id: str
    seq: int
    pick: str
    chance: float
    text: str


class WindowMessage(Struct, frozen=True, tag_field="type", tag="window"):
    """The answer window changed: held, or your answer is sealed. `window` None: it closed, a view follows."""

    seq: int
    window: WindowState | None


class Pong(Struct, frozen=True, tag_field="type", tag="pong"):
    """The answer to `ping`."""

    id: str


class Bye(Struct, frozen=True, tag_field="type", tag="bye"):
    """The server closes this socket, and why: kicked, signed_out, restart, closed."""

    code: str
    text: str


Message = (
    Welcome | ViewMessage | TableMessage | ChatLine | YouMessage | Ack | Problem | WhyMessage | HintMessage
    | WindowMessage | Pong | Bye
)  # fmt: skip
