"""Rules: one object per game. Asking and picking are written here, once for all games; the rest is the game's."""

import hashlib
from collections.abc import Mapping
from typing import Final, Generic

from mypy_extensions import i64, mypyc_attr

from sneakernet.core import position
from sneakernet.core.choice import Ask, IllegalPick, Option, Refusal
from sneakernet.core.choosing import Choosing
from sneakernet.core.event import HIDDEN, Event, Happened, card_known, told
from sneakernet.core.frames import load_frames, save_frames, spell_stream
from sneakernet.core.op import Book, Question, S, answer, answer_until, settle
from sneakernet.core.position import BadPosition, Position
from sneakernet.core.rng import Rng, branch, sow
from sneakernet.core.settings import BadSetting, Setting, changed, read_all
from sneakernet.core.state import EDITION, OFFERED, SEATS, SETTINGS
from sneakernet.core.view import EVERYTHING, SPECTATOR, View, letter
from sneakernet.core.windows import WindowPolicy

# The pick that the table makes when a clock runs out: on no list, recorded like any other.
TIMEOUT: Final = "timeout"
EXPIRED: Final = -1
DIGEST_FORM: Final = "v2"  # stands before every digest


class Outcome:
    """How a game ended: the winners, each seat's share of the win, and the scores."""

    def __init__(self, winners: list[int], shares: list[float], scores: list[int], reason: str) -> None:
        self.winners = winners
        self.shares = shares
        self.scores = scores
        self.reason = reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules(Generic[S]):
    """The rules of one game in all its editions."""

    def __init__(self, name: str, title: str, version: int, book: Book[S]) -> None:
        self.name = name
        self.title = title
        self.version = version  # rises when behaviour changes
        self.book = book
        self.editions: tuple[str, ...] = ()  # the first one is the default
        self.settings: tuple[Setting, ...] = ()
        self.verbs: tuple[str, ...] = ()  # names of the events
        self.deeds: tuple[str, ...] = ()  # those that tell what a player does, never what hidden cards make of it
        self.laid_out: tuple[str, ...] = ()  # those of them that only show which card is chosen, before its target is
        self.setup: i64 = 0  # the op with which a game begins
        self.listed: dict[int, Option] = {}
        self.cards_exist_once = True  # knowledge is one set of cards per observer; False: the game keeps its own

    # What a game provides

    def seat_counts(self, edition: str) -> tuple[int, ...]:
        """The numbers of players this edition allows; the first one is recommended."""
        raise NotImplementedError

    def lay(self, edition: str, seats: int, settings: Mapping[str, str]) -> S:
        """A table without cards, with its settings in place; core writes seats and edition into it afterwards."""
        raise NotImplementedError

    def place(self, s: S, text: Position) -> None:
        """Lay the cards of a written position on an empty table, and open the step it begins with."""
        raise NotImplementedError

    def fields(self, s: S) -> dict[str, str]:
        """The fields of the position of a state, without header and stack: what lies where, and who knows it."""
        raise NotImplementedError

    def deduced(self, s: S) -> dict[str, str]:
        """Fields of what the seats have worked out by now: kept in a position, but no part of the digest."""
        return {}

    def cards(self, edition: str = "") -> list[str]:
        """The ids of all cards of an edition, in the order of their numbers."""
        raise NotImplementedError

    def copies(self, card: str) -> int:
        """How many cards of a kind there are."""
        return 1

    def required_place(self, edition: str, card: str) -> str:
        """The place whose control a card requires, which an answer made in advance may wait for; mostly none."""
        return ""

    def windows(self, edition: str, seats: int, settings: Mapping[str, str]) -> WindowPolicy:
        """When others may answer, as far as everybody knows; `settings`: all of them."""
        return WindowPolicy(seats, settings, self.copies)

    def option(self, code: int) -> Option:
        """The option behind a code."""
        raise NotImplementedError

    def look(self, s: S, observer: int) -> View:
        """What an observer (a seat, or the number of seats for a spectator) knows."""
        raise NotImplementedError

    def imagine(self, s: S, seat: int, rng: Rng) -> S:
        """A state that this seat cannot tell from the real one."""
        raise NotImplementedError

    def has_learned(self, before: S, now: S) -> bool:
        """Whether anybody has come to know a card since; a game that keeps knowledge in its own way answers itself."""
        observers = range(int(now.seats()) + 1)
        return not self.cards_exist_once or any(now.known_to(q) & ~before.known_to(q) for q in observers)

    def outcome(self, s: S) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        raise NotImplementedError

    def why_not(self, s: S, seat: int, card: str) -> Refusal | None:
        """Why this seat cannot play or pick this card now; None when it can."""
        raise NotImplementedError

    def refuse(self, s: S, seat: int, pick: str) -> Refusal:
        """Why a pick that is not on the list is none."""
        raise NotImplementedError

    def all_cards(self, s: S) -> list[str]:
        """Every card that is in some place, for the check that none is lost or doubled."""
        raise NotImplementedError

    # Once for all games

    def check(self, edition: str, seats: int, settings: Mapping[str, object]) -> tuple[str, int, dict[str, str]]:
        """Edition, seats and settings, complete and checked."""
        chosen = edition or self.editions[0]
        if chosen not in self.editions:
            raise BadSetting("no-edition", game=self.name, given=chosen, known=self.editions)
        counts = self.seat_counts(chosen)
        if seats and seats not in counts:
            allowed = tuple(str(n) for n in sorted(counts))
            raise BadSetting("seat-count", game=self.name, edition=chosen, allowed=allowed, given=seats)
        return chosen, seats or counts[0], read_all(self.settings, settings)

    def start(self, edition: str, seats: int, settings: Mapping[str, str]) -> S:
        """A table before the first shuffle, ready to run."""
        s = self.lay(edition, seats, settings)
        s.row[SEATS] = seats
        s.row[EDITION] = self.editions.index(edition)
        for n, setting in enumerate(self.settings):
            s.row[SETTINGS + n] = setting.code(settings[setting.name])
        s.push(self.setup, 0, 0)
        return s

    def settings_of(self, s: S) -> dict[str, str]:
        """Every setting of a table with its value."""
        return {setting.name: setting.text(int(s.row[SETTINGS + n])) for n, setting in enumerate(self.settings)}

    def edition_of(self, s: S) -> str:
        """The edition that is played at a table."""
        return self.editions[s.edition()]

    def load(self, written: str, log: list[Happened] | None = None) -> S:
        """The state that a position describes, run to its first question."""
        text = position.parse(written)
        if text.text("game", self.name) != self.name:
            raise BadPosition("other-game", field="game", given=text.text("game"), game=self.name)
        given = position.pairs(text.words("settings"), "settings")
        try:
            edition, seats, values = self.check(text.text("edition"), text.number("seats", 0), given)
        except BadSetting as problem:
            raise BadPosition(problem.key, **problem.told) from None
        s = self.start(edition, seats, values)
        s.drop(1)
        s.log = log
        try:
            self.place(s, text)
            load_frames(s, self.book, text)
            text.finish()
        except BadPosition as problem:
            problem.told.setdefault("game", self.name)  # which has the sentence
            raise
        try:
            settle(s, self.book.ops)
        except (IndexError, ValueError, RuntimeError) as problem:
            raise BadPosition("unplayable") from problem
        return s

    def save(self, s: S) -> str:
        """The position of a state, as text; loading it gives the same table."""
        return position.write({**self.header(s), **self.fields(s), **self.deduced(s), **save_frames(s, self.book)})

    def header(self, s: S) -> dict[str, str]:
        """What is played: the first fields of a position."""
        kept = changed(self.settings, self.settings_of(s))
        return {
            "game": self.name,
            "edition": self.edition_of(s),
            "seats": str(int(s.seats())),
            "settings": " ".join(f"{name}={value}" for name, value in kept.items()),
        }

    def digest(self, s: S) -> str:
        """A fingerprint of a state: of what it says to a reader, not of how the row holds it."""
        ask = self.ask(s)
        question = "" if ask is None else " ".join([letter(ask.seat), ask.about, *[o.spelling for o in ask.options]])
        said = {**self.header(s), **self.fields(s), "question": question, "stream": spell_stream(s)}
        text = position.write(dict(sorted(said.items())))
        return f"{DIGEST_FORM}:{hashlib.sha256(text.encode()).hexdigest()[:32]}"

    def new(
        self,
        edition: str = "",
        seats: int = 0,
        seed: str = "1",
        settings: Mapping[str, object] | None = None,
        log: list[Happened] | None = None,
    ) -> S:
        """A new game, dealt and waiting for its first answer."""
        chosen, players, values = self.check(edition, seats, settings or {})
        s = self.start(chosen, players, values)
        sow(s.row, seed)
        s.log = log
        settle(s, self.book.ops)
        return s

    def deal(self, table: S, rng: Rng) -> None:
        """Deal a table that `start` laid and nobody has touched, with a shuffle from this stream."""
        branch(table.row, rng)
        settle(table, self.book.ops)

    def named(self, code: int) -> Option:
        """The option behind a code, made once."""
        option = self.listed.get(code)
        if option is None:
            option = self.option(code)
            self.listed[code] = option
        return option

    def question(self, s: S) -> Question[S]:
        """The question that is open."""
        op = self.book.ops[s.open_op(0)]
        assert isinstance(op, Question)
        return op

    def options(self, s: S) -> tuple[Option, ...]:
        """The options of the open question."""
        listed = self.listed
        found: list[Option] = []
        for n in range(s.offered()):
            code: int = s.option(n)
            option = listed.get(code)
            found.append(self.named(code) if option is None else option)
        return tuple(found)

    def ask(self, s: S) -> Ask | None:
        """Who is asked what; None when the game is over. Asking twice gives the same and changes nothing."""
        if s.asked() < 0:
            return None
        question = self.question(s)
        hushed = question.hushed(s, s.open_seat(0), s.open_number(0))
        return Ask(int(s.asked()), question.about, self.options(s), hushed)

    def choosing(self, s: S) -> Choosing | None:
        """The set of which the open question picks one; None: it is a choice of one, or the game is over."""
        if s.asked() < 0:
            return None
        return self.question(s).choosing(s, s.open_seat(0), s.open_number(0))

    def may_expire(self, s: S) -> bool:
        """Whether a clock of the table runs for the open question. Rules know no time: they only know that it is up."""
        return False

    def expire(self, s: S) -> None:
        """The time for the open question is up: carry out what the rules say then."""
        raise NotImplementedError

    def pick(self, s: S, choice: int) -> None:
        """Pick an option by its number on the list; IllegalPick, and nothing changed, if it is not there."""
        if choice == EXPIRED and self.may_expire(s):
            self.expire(s)
            settle(s, self.book.ops)
            return
        if choice < 0 or choice >= s.offered():
            raise IllegalPick(Refusal("", "no-such-option", n=choice + 1), str(choice))
        answer(s, self.book.ops, choice)

    def pick_until(self, s: S, pick: str, about: str) -> None:
        """Pick this, and stop where a question is due, whether it would be asked there or not."""
        answer_until(s, self.book.ops, self.find(s, pick), about)

    def find(self, s: S, pick: str) -> int:
        """The number of the option with this spelling; IllegalPick with the rule if it is not on the list."""
        for n, option in enumerate(self.options(s)):
            if option.spelling == pick:
                return n
        if pick == TIMEOUT and self.may_expire(s):
            return EXPIRED
        raise IllegalPick(self.refuse(s, int(s.asked()), pick), pick)

    def view(self, s: S, seat: int) -> View:
        """What a seat (or SPECTATOR) knows, with its question if it is asked."""
        observer = int(s.seats()) if seat == SPECTATOR else seat
        view = self.look(s, observer)
        view.seat = seat
        view.seats = int(s.seats())
        ask = self.ask(s)
        if ask is not None and (ask.seat == seat or not ask.hushed):
            view.asked = letter(ask.seat)
            view.about = ask.about
            if ask.seat == seat:
                view.options = ask.options
        return view

    def ask_again(self, s: S) -> bool:
        """Ask the open question anew after the cards were renamed; False if there is no choice in this world."""
        question = self.question(s)
        s.row[OFFERED] = 0
        question.offers(s, s.open_seat(0), s.open_number(0))
        return s.offered() > 1

    def read(self, log: list[Happened], seats: int, seat: int) -> list[Event]:
        """What happened, as a seat (or SPECTATOR) may know it; EVERYTHING reads all."""
        observer = seats if seat == SPECTATOR else (-1 if seat == EVERYTHING else seat)
        return [self.name_event(h, card_known(h, observer)) for h in log if told(h, observer)]

    def name_event(self, h: Happened, known: bool) -> Event:
        """An event with names in place of numbers. A game whose targets are not seats has its own."""
        card = "" if h.card < 0 else (self.card_name(int(h.card)) if known else HIDDEN)
        return Event(self.verbs[h.verb], letter(int(h.seat)), card, letter(int(h.target)), int(h.n))

    def card_name(self, card: int) -> str:
        """The id of a card by its number."""
        raise NotImplementedError


def step(rules: Rules[S], s: S, choice: int) -> S:
    """The pure form of a pick: the state after it, the given one unchanged."""
    after = s.copy()
    answer(after, rules.book.ops, i64(choice))
    return after
