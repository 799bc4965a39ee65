"""The roster: who sits where and what the host has set. It is what the entries of a table's journal add up to."""

from collections import Counter
from copy import deepcopy
from typing import Any

import msgspec
from msgspec import Struct

from sneakernet.core.rules import Rules
from sneakernet.core.settings import changed
from sneakernet.core.view import letter
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

    def what(self) -> tuple[object, ...]:
        """What is played: this cannot change during a game."""
        return (self.game, self.edition, self.seats, self.settings)


# The entries of a journal


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


class Dealt(Entry, frozen=True):
    """A game began."""

    game: str


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
    | Armed | Passed | Dealt | Held | Ended | Accepted | Declined
)  # fmt: skip

DECODER = msgspec.json.Decoder(AnyEntry)


class Chair:
    """A chair: a person, a bot, or nobody."""

    def __init__(self) -> None:
        self.guest = ""
        self.bot = ""
        self.name = ""

    @property
    def kind(self) -> str:
        return "person" if self.guest else "bot" if self.bot else "open"


class Roster:
    """The sum of a journal."""

    def __init__(self) -> None:
        self.host = ""
        self.plan = Plan("", "", 0, {})
        self.chairs: list[Chair] = []
        self.kicked: set[str] = set()
        self.muted: set[str] = set()
        self.seen: dict[str, set[int]] = {}  # per guest: the seats whose cards they have seen in this game
        self.orders: dict[int, list[Order]] = {}
        self.games: list[str] = []
        self.ahead: dict[int, Passed] = {}
        self.waiting: dict[int, Waits] = {}  # per seat: who takes it next
        self.held: Counter[int] = Counter()  # per seat: holds used up in this game
        self.enders: list[str] = []  # who sat where when the last game ended; empty while one goes on
        self.last_names: list[str] = []  # how they were called
        self.accepted: set[int] = set()  # who wants another
        self.declined = False  # a drawn game is not played again
        self.length = 0

    def copy(self) -> "Roster":
        """The same roster once more."""
        return deepcopy(self)

    def read(self, journal: list[str]) -> "Roster":
        """Add up a stored journal."""
        for line in journal:
            self.apply(DECODER.decode(line))
        return self

    def apply(self, entry: AnyEntry) -> None:
        """One more entry."""
        self.length += 1
        match entry:
            case Made(host, plan):
                self.host = host
                self.set_plan(plan)
            case Changed(plan):
                self.set_plan(plan)
            case Sat(seat, guest, name):
                self.occupy(seat, guest, "", name)
                self.seen.setdefault(guest, set()).add(seat)
                self.wait_no_more(guest)
            case Stood(seat, bot, name):
                self.occupy(seat, "", bot, name)
            case Named(guest, name):
                for chair in self.chairs:
                    if chair.guest == guest:
                        chair.name = name
            case Kicked(guest):
                self.kicked.add(guest)
                self.wait_no_more(guest)
            case Muted(guest, mute):
                (self.muted.add if mute else self.muted.discard)(guest)
            case Hosted(guest):
                self.host = guest
            case Waits(seat, guest):
                self.wait_no_more(guest)
                self.waiting[seat] = entry
            case _:
                self.play_on(entry)

    def play_on(self, entry: Armed | Passed | Held | Dealt | Ended | Accepted | Declined) -> None:
        """Something about a game, or about the next one."""
        match entry:
            case Armed(seat, orders):
                self.orders[seat] = list(orders)
            case Passed(seat, "off"):
                self.ahead.pop(seat, None)
            case Passed(seat):
                self.ahead[seat] = entry
            case Held(seat):
                self.held[seat] += 1
            case Dealt(game):
                self.games.append(game)
                self.orders, self.ahead, self.held = {}, {}, Counter()
                self.enders, self.last_names = [], []
                self.seen = {chair.guest: {seat} for seat, chair in enumerate(self.chairs) if chair.guest}
                self.ask_anew()
            case Ended():
                self.enders, self.last_names = self.players(), self.names()
            case Accepted(seat, accept):
                (self.accepted.add if accept else self.accepted.discard)(seat)
            case Declined():
                self.ask_anew(declined=True)

    def ask_anew(self, declined: bool = False) -> None:
        """What was accepted is no longer what is offered."""
        self.accepted, self.declined = set(), declined

    def set_plan(self, plan: Plan) -> None:
        """Another plan may have more or fewer chairs, and another game to be accepted."""
        if plan.what() != self.plan.what():
            self.ask_anew()
        self.plan = plan
        self.chairs = (self.chairs + [Chair() for _ in range(plan.seats)])[: plan.seats]

    def occupy(self, seat: int, guest: str, bot: str, name: str) -> None:
        """Who sits on a chair from now on."""
        chair = self.chairs[seat]
        chair.guest, chair.bot, chair.name = guest, bot, name
        self.orders.pop(seat, None)
        self.ahead.pop(seat, None)
        self.accepted.discard(seat)

    def wait_no_more(self, guest: str) -> None:
        """Somebody waits for no chair any more, or for another one."""
        self.waiting = {seat: waits for seat, waits in self.waiting.items() if waits.guest != guest}

    def players(self) -> list[str]:
        """Who sits where: guests and bots."""
        return [chair.guest or f"bot:{chair.name}" for chair in self.chairs]

    def seat_of(self, guest: str) -> int:
        """The seat of a guest, -1 for none."""
        for seat, chair in enumerate(self.chairs):
            if guest and chair.guest == guest:
                return seat
        return -1

    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.guest]

    def hints_now(self) -> bool:
        """Whether the host lets people ask for hints: where nobody has said so, who sits alone among bots may."""
        return self.plan.hints == "on" or (self.plan.hints == "alone" and len(self.people()) == 1)

    def names(self) -> list[str]:
        """How everybody at the table is called; an open chair by its letter."""
        return [chair.name or letter(seat) for seat, chair in enumerate(self.chairs)]

    def names_in_game(self) -> list[str]:
        """How everybody in the game is called; after its end as they were then, whoever has gone since."""
        return self.last_names or self.names()


def names_at_end(journal: list[str], game: str) -> list[str]:
    """How everybody was called when a game at this table ended; empty if the journal does not tell."""
    roster = Roster()
    for line in journal:
        entry = DECODER.decode(line)
        roster.apply(entry)
        if isinstance(entry, Ended) and entry.game == game:
            return roster.last_names
    return []


def encode(entry: AnyEntry) -> str:
    """An entry as it is stored."""
    return msgspec.json.encode(entry).decode()


def make_plan(rules: Rules[Any], wanted: Plan) -> Plan:
    """A plan with its edition, seats and settings checked; BadSetting if the game does not offer them.

    It keeps what the host chose, not what follows from the number of seats (AD-83): that may change.
    """
    edition, seats, values = rules.check(wanted.edition, wanted.seats, wanted.settings)
    chosen = changed(rules.settings, {name: values[name] for name in wanted.settings})
    return msgspec.structs.replace(wanted, edition=edition, seats=seats, settings=chosen)
