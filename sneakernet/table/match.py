"""Match: a record being played. It knows the rules, the record, the state where it leads, and what happened."""

from collections.abc import Mapping
from typing import Any

from sneakernet.core.choice import Ask
from sneakernet.core.event import Event, Happened
from sneakernet.core.game import Game
from sneakernet.core.record import Record, choose, open_record, replay
from sneakernet.core.rules import Outcome, Rules
from sneakernet.core.settings import changed
from sneakernet.core.state import State
from sneakernet.core.view import SPECTATOR, Pile, View, letter
from sneakernet.table.deductions import Deductions
from sneakernet.table.sets import picks_of


class Match:
    """One game, from its record on. Every pick is written into the record as it is made."""

    def __init__(self, game: Game, record: Record) -> None:
        self.game = game
        self.rules = game.rules
        self.record = record
        self.log: list[Happened] = []
        self.state: State = replay(game.rules, record, self.log)
        self.asked: tuple[State, int, Ask | None] | None = None  # the question of a state after so many picks
        record.digest = ""  # it told where the record led; the game goes on from there
        self.deductions = Deductions(game, record.seats, self.start)

    @classmethod
    def new(cls, game: Game, edition: str, seats: int, seed: str, settings: Mapping[str, str]) -> "Match":
        """A new game, dealt."""
        return cls(game, open_record(game.rules, edition, seats, seed, dict(settings)))

    def until(self, picks: int) -> "Match":
        """The same game after so many picks."""
        r = self.record
        return Match(self.game, Record(r.game, r.edition, r.version, r.seats, r.seed, r.settings, r.picks[:picks]))

    def start(self) -> State:
        """The table before the first shuffle."""
        edition, seats, values = self.rules.check(self.record.edition, self.record.seats, self.record.settings)
        state: State = self.rules.start(edition, seats, values)
        return state

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.record.seats

    def ask(self) -> Ask | None:
        """Who is asked what; None when the game is over. The rules are asked once after each pick."""
        known, picks = self.asked, len(self.record.picks)
        if known is None or known[0] is not self.state or known[1] != picks:
            known = self.asked = (self.state, picks, self.rules.ask(self.state))
        return known[2]

    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return self.rules.outcome(self.state)

    def pick(self, choice: int | str) -> None:
        """Pick by number (from 0) or by spelling, for whoever is asked; IllegalPick, and nothing changed, if wrong."""
        ask = self.ask()
        number = self.rules.find(self.state, choice) if isinstance(choice, str) else choice
        self.rules.pick(self.state, number)
        assert ask is not None
        spelling = choice if isinstance(choice, str) else ask.options[choice].spelling
        self.record.picks.append(f"{letter(ask.seat)} {spelling}")

    def pick_set(self, marked: list[str]) -> int:
        """Pick all of a set, marked in any order; the number of picks. IllegalPick, and nothing changed, if wrong."""
        picks = picks_of(self.rules, self.state, marked)
        for pick in picks:
            self.pick(pick)
        return len(picks)

    def follow(self, line: str, number: int = 0) -> None:
        """Carry out a line of a stored record; BadRecord, and nothing changed, if it does not fit."""
        choose(self.rules, self.state, line, number)
        self.record.picks.append(line)

    def view(self, seat: int) -> View:
        """What a seat, the spectator, or the reader of everything sees."""
        if seat < SPECTATOR:
            return everything(self.rules, self.state)
        return self.deductions.complete(self.rules.view(self.state, seat), self.log, len(self.log))

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What happened, as this reader may know it, from a place in the log on."""
        return self.rules.read(self.log[since:], self.seats, seat)

    def text(self) -> str:
        """The record with its digest, as text."""
        r = self.record
        digest = self.rules.digest(self.state)
        done = Record(r.game, r.edition, r.version, r.seats, r.seed, r.settings, r.picks, digest)
        return done.write()


class LaidOut(Match):
    """A written position, played on. Nobody knows what came before it, so nothing follows from that."""

    def __init__(self, game: Game, written: str, picks: list[str] | None = None) -> None:
        self.game = game
        self.rules = rules = game.rules
        self.written = written
        self.log = []
        self.state = rules.load(written, self.log)
        settings = changed(rules.settings, rules.settings_of(self.state))
        seats = int(self.state.seats())
        self.record = Record(rules.name, rules.edition_of(self.state), rules.version, seats, "position", settings)
        self.asked = None
        for number, line in enumerate(picks or [], 1):
            self.follow(line, number)

    def until(self, picks: int) -> Match:
        return LaidOut(self.game, self.written, self.record.picks[:picks])

    def view(self, seat: int) -> View:
        return everything(self.rules, self.state) if seat < SPECTATOR else self.rules.view(self.state, seat)

    def text(self) -> str:
        """The position where it is now."""
        return self.rules.save(self.state)


def everything(rules: Rules[Any], s: State) -> View:
    """All that any seat knows, in one view: for replays, where nothing is a secret any more."""
    seats = int(s.seats())
    views = [rules.view(s, seat) for seat in range(seats)]
    whole = rules.view(s, SPECTATOR)
    for name in whole.places:
        piles = [view.places[name] for view in views]
        known = {card for pile in piles for card in pile.cards}
        best = max(piles, key=lambda pile: len(pile.cards))
        if len(best.cards) < len(known):  # each seat knows another part of it
            best = Pile(best.count, tuple(sorted(known)))
        whole.places[name] = best
    for view in views:
        whole.facts = {name: fuller(value, view.facts[name]) for name, value in whole.facts.items()}
    ask = rules.ask(s)
    if ask is not None:
        whole.asked, whole.about, whole.options = letter(ask.seat), ask.about, ask.options
    return whole


def fuller(mine: object, theirs: object) -> object:
    """A fact with its gaps filled from another view of it."""
    if isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
        return [b if a is None else a for a, b in zip(mine, theirs, strict=True)]
    return theirs if mine is None else mine
