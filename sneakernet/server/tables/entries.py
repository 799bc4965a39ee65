"""The entries of a table's journal: everything that happens to a table, apart from the games played at it."""

import msgspec
from msgspec import Struct

from sneakernet.server.wire.commands import Clock, Order


class Plan(Struct, frozen=True):
    """What is played at a table, and how."""

    game: str
    edition: str
    seats: int
    settings: dict[str, str]
    title: str = ""
    public: bool = False
    pace: str = "live"
    deadline_hours: int = 48
    clock: Clock = Clock()
    beat: int = 3
    decoys: bool = True
    watch: bool = True
    chat: bool = True
    absent_seconds: int = 60
    stand_in: str = ""
    hints: str = "alone"
    tempo: str = "normal"
    word_seconds: int = 0

    def what(self) -> tuple[object, ...]:
        """What is played: this cannot change during a game."""
        return (self.game, self.edition, self.seats, self.settings)


class Entry(Struct, frozen=True, tag_field="entry", tag=str.lower):
    """Something that happened to a table, apart from the games played at it."""


class Made(Entry, frozen=True):
    """The table was made by its host."""

    host: str
    plan: Plan


class Changed(Entry, frozen=True):
    """The host changed what is played, or how."""

    plan: Plan


class Sat(Entry, frozen=True):
    """Somebody sat down."""

    seat: int
    guest: str
    name: str


class Stood(Entry, frozen=True):
    """Somebody left a chair; a bot may take it."""

    seat: int
    bot: str = ""
    name: str = ""


class Named(Entry, frozen=True):
    """Somebody has another name now."""

    guest: str
    name: str


class Kicked(Entry, frozen=True):
    """Somebody may not come back."""

    guest: str


class Muted(Entry, frozen=True):
    """Somebody may not chat, or may again."""

    guest: str
    mute: bool


class Hosted(Entry, frozen=True):
    """Somebody else is the host."""

    guest: str


class Armed(Entry, frozen=True):
    """The armed answers of a seat are these now: it has set them, or used one up."""

    seat: int
    orders: tuple[Order, ...]


class Sealed(Entry, frozen=True):
    """The secret of the next deal is fixed: its fingerprint is shown from now on."""

    secret: str
    salt: str


class Worded(Entry, frozen=True):
    """Somebody has added a word to the next deal."""

    seat: int
    word: str


class Dealt(Entry, frozen=True):
    """A game began; `puzzle`: from a position of this one, whose cards somebody may know."""

    game: str
    puzzle: str = ""


class Held(Entry, frozen=True):
    """Somebody has used up one of their holds in this game."""

    seat: int


class Passed(Entry, frozen=True):
    """Somebody passes ahead: all windows of a turn or a game, or one sort while their cards lie so; or no longer."""

    seat: int
    until: str  # "turn", "game", "kind" or "off"
    sort: str = ""
    turn: int = 0  # in which it was said
    cards: dict[str, tuple[int, tuple[str, ...]]] = {}  # what everybody saw of their cards then


class Waits(Entry, frozen=True):
    """Somebody takes a bot's chair as soon as it is not asked."""

    seat: int
    guest: str
    name: str


class Ended(Entry, frozen=True):
    """A game is over: who sits where now is what the next one is told of it (HK-2)."""

    game: str


class Accepted(Entry, frozen=True):
    """Somebody wants another game, or not any more."""

    seat: int
    accept: bool = True


class Declined(Entry, frozen=True):
    """A drawn game is not played again (HK-19.3)."""


AnyEntry = (
    Made | Changed | Sat | Stood | Named | Kicked | Muted | Hosted | Waits
    | Sealed | Worded | Armed | Passed | Dealt | Held | Ended | Accepted | Declined
)  # fmt: skip

DECODER = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> str:
    """An entry as it is stored."""
    return msgspec.json.encode(entry).decode()


def decode(line: str) -> AnyEntry:
    """A stored entry."""
    entry: AnyEntry = DECODER.decode(line)
    return entry
