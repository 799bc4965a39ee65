"""The roster: who sits where and what the host has set. It is what the entries of a table's journal add up to."""

from collections import Counter
from copy import deepcopy

from sneakernet.core.view import letter
from sneakernet.server.storage.seal import Seal
from sneakernet.server.tables.entries import (
    Accepted,
    AnyEntry,
    Armed,
    Changed,
    Dealt,
    Declined,
    Ended,
    Held,
    Hosted,
    Kicked,
    Made,
    Muted,
    Named,
    Passed,
    Plan,
    Sat,
    Sealed,
    Stood,
    Waits,
    Worded,
    decode,
)
from sneakernet.server.wire.commands import Order


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
        self.puzzle = ""  # the game from which the present one was laid out
        self.ahead: dict[int, Passed] = {}
        self.waiting: dict[int, Waits] = {}  # per seat: who takes it next
        self.held: Counter[int] = Counter()  # per seat: holds used up in this game
        self.enders: list[str] = []  # who sat where when the last game ended; empty while one goes on
        self.last_names: list[str] = []  # how they were called
        self.accepted: set[int] = set()  # who wants another
        self.seal: Seal | None = None  # of the next deal
        self.words: dict[int, str] = {}  # per seat: what is added to it
        self.declined = False  # a drawn game is not played again
        self.length = 0

    def copy(self) -> "Roster":
        """The same roster once more."""
        return deepcopy(self)

    def read(self, journal: list[str]) -> "Roster":
        """Add up a stored journal."""
        for line in journal:
            self.apply(decode(line))
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
                self.muted = self.muted | {guest} if mute else self.muted - {guest}
            case Hosted(guest):
                self.host = guest
            case Waits(seat, guest):
                self.wait_no_more(guest)
                self.waiting[seat] = entry
            case _:
                self.play_on(entry)

    def play_on(self, entry: Sealed | Worded | Armed | Passed | Held | Dealt | Ended | Accepted | Declined) -> None:
        """Something about a game, or about the next one."""
        match entry:
            case Sealed(secret, salt):
                self.seal, self.words = Seal(secret, salt), {}
            case Worded(seat, word):
                self.words[seat] = word
            case Armed(seat, orders):
                self.orders[seat] = list(orders)
            case Passed(seat, "off"):
                self.ahead.pop(seat, None)
            case Passed(seat):
                self.ahead[seat] = entry
            case Held(seat):
                self.held[seat] += 1
            case Dealt(game, puzzle):
                self.games.append(game)
                self.puzzle = puzzle
                self.orders, self.ahead, self.held = {}, {}, Counter()
                self.enders, self.last_names = [], []
                self.seal, self.words = None, {}
                self.seen = {chair.guest: {seat} for seat, chair in enumerate(self.chairs) if chair.guest}
                self.ask_anew()
            case Ended():
                self.enders, self.last_names = self.players(), self.names()
            case Accepted(seat, accept):
                self.accepted = self.accepted | {seat} if accept else self.accepted - {seat}
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
        self.words.pop(seat, None)

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
        """How everybody at the table is called; an open chair by its letter, and who was forgotten not at all."""
        return [chair.name or ("" if chair.guest else letter(seat)) for seat, chair in enumerate(self.chairs)]

    def names_in_game(self) -> list[str]:
        """How everybody in the game is called; after its end as they were then, whoever has gone since."""
        return self.last_names or self.names()


def names_at_end(journal: list[str], game: str) -> list[str]:
    """How everybody was called when a game at this table ended; empty if the journal does not tell."""
    roster = Roster()
    for line in journal:
        entry = decode(line)
        roster.apply(entry)
        if isinstance(entry, Ended) and entry.game == game:
            return roster.last_names
    return []
