"""The messages between a table and whoever sits at it or watches: what a client may send, and what it gets.

Durations are milliseconds left when the message was sent. Seats are letters, empty for somebody who watches.
Every sentence is ready to be shown, in the reader's language.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct, field

PROTOCOL = 2

Seat = Annotated[str, Meta(pattern="^[A-F]$", description="a seat's letter")]
SeatOrNone = Annotated[str, Meta(pattern="^[A-F]?$", description="a seat's letter, or empty for a watcher")]
Token = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Spelling = Annotated[str, Meta(max_length=120)]
Line = Annotated[str, Meta(max_length=400)]
Short = Annotated[str, Meta(max_length=120)]
Traded = Annotated[list[Short], Meta(max_length=6, description="cards, codes or whatever a game trades")]
Language = Annotated[str, Meta(max_length=16)]
Hints = Annotated[
    Literal["alone", "on", "off"], Meta(description="who may ask for hints: a person alone among bots, all, nobody")
]
Tempo = Annotated[
    Literal["slow", "normal", "fast", "step"],
    Meta(description="how fast bots play; `step`: each choice waits for a sign"),
]
WordSeconds = Annotated[
    Literal[0, 10, 20, 30], Meta(description="how long each deal waits for words, where several people sit")
]
Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]

# What both directions speak of


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Thinking time of people. `move`: seconds for each choice; `bank`: seconds for a game, plus an increment."""

    kind: Literal["none", "move", "bank"] = "none"
    seconds: Annotated[int, Meta(ge=0, le=86_400)] = 0
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class Order(Struct, frozen=True, forbid_unknown_fields=True):
    """An armed answer: pick this as soon as it is offered in an answer window that fits."""

    pick: Spelling  # the spelling up to its target: "play:cancelbot", "answer:hacked", "bottom"
    card: Short = ""  # only when this card was played
    by: SeatOrNone = ""  # only when this seat played it
    at: Short = ""  # only when it is aimed at this seat or place
    least: Annotated[int, Meta(ge=0, le=99)] = 0  # only when it is about at least so many cards
    requires: Short = ""  # only when it is a card that requires control of this place
    never: Short = ""  # not when this card was played
    uses: Annotated[int, Meta(ge=1, le=99)] = 1


class ChairWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit on a chair when a table is made: a bot, or nobody yet."""

    bot: Short = ""


class Puzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """A position of a finished game: after so many picks, from one seat's side."""

    game: Token
    step: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Seat


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """A table as its host wants it. Everything but the game has a default."""

    game: Short
    edition: Short = ""
    seats: Annotated[int, Meta(ge=0, le=6)] = 0
    settings: dict[Short, Short] = {}
    chairs: Annotated[list[ChairWish], Meta(max_length=6)] = field(default_factory=list)
    title: Short = ""
    public: bool = False
    pace: Literal["live", "turns"] = "live"
    deadline_hours: Annotated[int, Meta(ge=1, le=720)] = 48
    clock: Clock = Clock()
    beat: Literal[-1, 0, 2, 3, 5, 8] = 3
    decoys: bool = True
    watch: bool = True
    chat: bool = True
    absent_seconds: Annotated[int, Meta(ge=5, le=3600)] = 60
    stand_in: Short = ""
    hints: Hints = "alone"
    tempo: Tempo = "normal"
    word_seconds: WordSeconds = 0
    sit: SeatOrNone = "A"
    start: bool = False
    puzzle: Puzzle | None = None  # play on from there: game, edition, seats, settings and chair are those of that game


# From clients


class ClientMessage(Struct, tag_field="do", forbid_unknown_fields=True):
    """Anything a client may send. `id` comes back in the answer; a choice needs one of its own."""


class Choose(ClientMessage, tag="choose"):
    """Pick an option, by its spelling or by its number in the list; or where a set is asked for, all of it at once.

    `game` is the view's: a table plays several. `set`: the spellings of what is in the set, in any order unless the
    prompt says that the order counts.
    """

    id: Token
    game: Token
    seq: Count
    pick: Spelling = ""
    option: Annotated[int, Meta(ge=0, le=999)] | None = None
    set: Annotated[list[Spelling], Meta(max_length=64)] | None = None


class Sit(ClientMessage, tag="sit"):
    """Take a free chair, or a bot's; without a seat, the first that is to be had."""

    seat: SeatOrNone = ""
    id: Token = "-"


class Stand(ClientMessage, tag="stand"):
    """Leave the chair. In a running game a bot takes it."""

    id: Token = "-"


class Away(ClientMessage, tag="away"):
    """Let a bot play for me (`away` true), or take the cards back at once."""

    away: bool
    id: Token = "-"


class Start(ClientMessage, tag="start"):
    """Begin the game (host). Chairs still free get the table's stand-in bot."""

    id: Token = "-"


class Rematch(ClientMessage, tag="rematch"):
    """Answer the offer of another game."""

    accept: bool = True
    id: Token = "-"


class Undo(ClientMessage, tag="undo"):
    """Take my last choice back, while nothing hidden or random came to light and nobody else has moved."""

    seq: Count
    id: Token = "-"


class Seal(ClientMessage, tag="seal"):
    """Fix the secret of the next deal now: the table shows its fingerprint as `next_commitment`."""

    id: Token = "-"


class Word(ClientMessage, tag="word"):
    """My word for the next deal, which follows from it and from the secret with this fingerprint."""

    word: Line
    commitment: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
    id: Token = "-"


class Say(ClientMessage, tag="say"):
    """Chat: a text of my own, a quick phrase by its name, or `call`: I would give one of these for one of those."""

    text: Line = ""
    phrase: Short = ""
    has: Traded = field(default_factory=list)
    seeks: Traded = field(default_factory=list)
    id: Token = "-"


class Rename(ClientMessage, tag="rename"):
    """My name from now on."""

    name: Line
    id: Token = "-"


class Kick(ClientMessage, tag="kick"):
    """Remove somebody from the chair and the table (host). They cannot come back to it."""

    guest: Token
    id: Token = "-"


class Mute(ClientMessage, tag="mute"):
    """Take somebody's voice in the chat, or give it back (host)."""

    guest: Token
    mute: bool = True
    id: Token = "-"


class SeatBot(ClientMessage, tag="bot"):
    """Put a bot on a free or bot's chair, or with an empty name free the chair (host)."""

    seat: Seat
    bot: Short = ""
    id: Token = "-"


class Change(ClientMessage, tag="change"):
    """Change the table (host). Game, edition, seats and settings only while no game runs; the rest at any time."""

    game: Short | None = None
    edition: Short | None = None
    seats: Annotated[int, Meta(ge=0, le=6)] | None = None
    settings: dict[Short, Short] | None = None
    title: Short | None = None
    public: bool | None = None
    pace: Literal["live", "turns"] | None = None
    deadline_hours: Annotated[int, Meta(ge=1, le=720)] | None = None
    clock: Clock | None = None
    beat: Literal[-1, 0, 2, 3, 5, 8] | None = None
    decoys: bool | None = None
    watch: bool | None = None
    chat: bool | None = None
    absent_seconds: Annotated[int, Meta(ge=5, le=3600)] | None = None
    stand_in: Short | None = None
    hints: Hints | None = None
    tempo: Tempo | None = None
    word_seconds: WordSeconds | None = None
    id: Token = "-"


class Hold(ClientMessage, tag="hold"):
    """Ask for more time in the answer window, without saying who asks."""

    seq: Count
    id: Token = "-"


class Arm(ClientMessage, tag="arm"):
    """My armed answers, all of them: this list takes the place of the one before."""

    orders: Annotated[list[Order], Meta(max_length=12)] = field(default_factory=list)
    id: Token = "-"


class Ahead(ClientMessage, tag="ahead"):
    """Pass ahead: I will not answer before the present turn, or the game, is over. Everybody sees it.

    `kind`: nor in any window of this sort, until my cards change; without a sort, that of the open window.
    """

    until: Literal["off", "turn", "kind", "game"]
    sort: Short = ""
    id: Token = "-"


class SkipWait(ClientMessage, tag="skip_wait"):
    """Do not wait any longer for an absent player (host): the bot plays at once."""

    seat: Seat
    id: Token = "-"


class Step(ClientMessage, tag="step"):
    """Let the bots make their next choice, where they wait for a sign."""

    id: Token = "-"


class Why(ClientMessage, tag="why"):
    """Why can I not play this card now?"""

    card: Short
    id: Token = "-"


class Hint(ClientMessage, tag="hint"):
    """What would a strong player pick for me here? Where the host allows it."""

    seq: Count
    id: Token = "-"


class Hello(ClientMessage, tag="hello"):
    """Speak this language to me from now on, and send everything again."""

    language: Language = ""
    id: Token = "-"


class Ping(ClientMessage, tag="ping"):
    """Are you there?"""

    id: Token = "-"


Command = (
    Choose | Sit | Stand | Away | Start | Seal | Word | Rematch | Undo | Say | Rename | Kick | Mute | SeatBot | Change
    | Hold | Arm | Ahead | SkipWait | Step | Why | Hint | Hello | Ping
)  # fmt: skip
