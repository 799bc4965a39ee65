"""Play: one game at a table. It knows the record, where it leads, and how much of that everybody has been shown.

The engine may be further than the table shows: behind an open window, or at a question asked in a hush. What is shown
is `face`, the state of the last moment that everybody could see, and the events up to `shown`.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any, Final

from sneakernet.core.choice import Ask
from sneakernet.core.complaint import Complaint
from sneakernet.core.event import Event, Happened, told
from sneakernet.core.record import BadRecord, Record
from sneakernet.core.registry import find
from sneakernet.core.state import State
from sneakernet.core.view import SPECTATOR, View, letter, seat_of
from sneakernet.core.windows import Opening, WindowPolicy
from sneakernet.server.storage.chain import UNDO, Broken, first_digest, lines_of
from sneakernet.server.storage.store import GameRow, PickRow, StateRow
from sneakernet.server.tables.moment import Choice, Last, Moment, seen
from sneakernet.table import Match

EVERY: Final = 4  # rows from one state that is kept to the next
NOT_HUSHED: Final = -9  # no seat, and no watcher either


class TableGame:
    """A game at a table."""

    def __init__(self, row: GameRow) -> None:
        self.row = row
        self.id = row.id
        try:
            game = find(row.game)
            rules = game.rules
            self.settings: dict[str, str] = json.loads(row.settings)
            record = Record(row.game, row.edition, rules.version, row.seats, row.seed, self.settings)
            self.match = Match(game, record)
        except Complaint as problem:
            raise Broken(problem.key, **problem.told) from None
        except ValueError:
            raise Broken("row-does-not-follow", line=1) from None
        self.passport = game
        self.rules: Any = rules
        self.seats = row.seats
        settings = rules.check(row.edition, row.seats, self.settings)[2]
        self.windows: WindowPolicy = rules.windows(row.edition, row.seats, settings)
        self.n = 0  # rows of this game in the store
        self.shown = 0
        self.told = dict.fromkeys([*range(row.seats), SPECTATOR], 0)
        self.seqs = dict(self.told)  # per reader: how many views they were shown
        self.asks = dict.fromkeys(self.told, ("", ""))  # per reader: whom they last saw asked what
        self.readers = list(self.told)  # who sees something new at this moment
        self.face = Moment(rules, self.match.state.copy())
        self.fresh: Moment | None = None  # in some windows: the table as it was when their question was due
        self.face_log = 0  # how long the log was then
        self.face_picks = 0  # how many picks had been made
        self.opening: Opening | None = None
        self.only_own = False  # windows open only where they wait for the player whose turn it is, or for bots
        self.bots: frozenset[int] = frozenset()  # seats that bots play for now
        self.empty = False  # another window opens after this one, before anything is asked
        self.passed = -1  # the event before which the window is over
        self.hush: int = NOT_HUSHED  # the seat that is asked in a hush without a window
        self.last: Last | None = None
        self.mover = NOT_HUSHED  # the seat that picked last
        self.choices: dict[tuple[int, str], Choice] = {}  # by seat, and the id that its player gave
        self.digest = first_digest(row)
        self.marked = -EVERY  # the row before which the state was kept last

    # Reading back

    def restore(self, rows: list[PickRow], states: list[StateRow] | None = None) -> None:
        """Take up a game where its stored rows end; Broken names the row that does not fit.

        It may have been played by rules of another version, if these lead to the same states.
        """
        marks = {state.n: state.digest for state in states or ()}
        known, given = self.rules.version, self.row.version
        if given != known and not marks:
            raise Broken("rules-version", line=1, given=given, game=self.row.game, known=known)
        lines = lines_of(self.row, rows)
        answered = self.replay(list(lines.values()), {at: marks.get(n, "") for at, n in enumerate(lines)})
        self.compare(marks.get(len(rows), ""), len(lines))
        if self.row.over and self.match.ask() is not None:
            raise Broken("row-does-not-follow", line=len(rows) + 2)  # it was over, and rows are missing
        for row in rows:
            if row.choice:
                seat = seat_of(row.seat)
                self.choices[seat, row.choice] = Choice(row.request, json.loads(row.seqs)[seat], False)
        self.n = len(rows)
        if rows:
            self.digest = rows[-1].digest
            self.seqs = dict(zip(self.told, json.loads(rows[-1].seqs), strict=True))
            self.shown = len(self.match.log) if rows[-1].pick == UNDO else rows[-1].shown
            if answered is not None and self.windows.asking(self.public(), answered.about, answered.seat) is not None:
                self.passed = self.shown  # its window was over
            self.told = dict.fromkeys(self.told, self.shown)

    def compare(self, digest: str, picks: int) -> None:
        """Broken where the rules have led elsewhere than when the game was played."""
        if digest and digest != self.rules.digest(self.match.state):
            raise Broken("rules-changed", line=picks + 1, game=self.row.game)

    def replay(self, lines: list[str], marks: Mapping[int, str] | None = None) -> Ask | None:
        """The game as these picks make it; everybody has seen it up to the last question that was asked openly.

        Returns the question that was answered last. `marks`: digests of the states before some picks.
        """
        ask = None
        old = self.match.record
        record = Record(old.game, old.edition, old.version, old.seats, old.seed, self.settings)
        self.match = Match(self.passport, record)
        try:
            for number, line in enumerate(lines, 2):
                if marks:
                    self.compare(marks.get(number - 2, ""), number - 2)
                ask = self.match.ask()
                if ask is not None and not ask.hushed:
                    self.look_up()
                self.match.follow(line, number)
        except BadRecord as problem:
            raise Broken(problem.key, **problem.told) from None
        return ask

    # Where the game is

    @property
    def over(self) -> bool:
        return self.match.ask() is None and self.opening is None

    def asked(self) -> Ask | None:
        """The open question, if everybody may know of it now."""
        ask = self.match.ask()
        return None if ask is None or ask.hushed or self.opening is not None or self.hush >= 0 else ask

    def asked_openly(self) -> int:
        """The seat that everybody sees asked, or choosing in a window of its own turn; -1: none."""
        if self.opening is not None:
            return self.opening.eligible[0] if self.opening.own else -1
        ask = self.asked()
        return -1 if ask is None else ask.seat

    def timed(self) -> Ask | None:
        """The question whose time runs: none while others may answer; who plays has a window like any question."""
        if self.opening is None:
            return self.match.ask()
        return Ask(self.opening.eligible[0], self.opening.kind, (), True) if self.opening.own else None

    def asked_of(self, seat: int) -> Ask | None:
        """The open question as this seat may know it."""
        ask = self.match.ask()
        if ask is None or self.opening is not None or (ask.hushed and ask.seat != seat):
            return None
        return ask

    def cause(self) -> Event:
        """What an answer would be to: what opened the window, else the card that lies in play."""
        if self.opening is not None and self.opening.cause is not None:
            return self.opening.cause
        pile = self.rules.view(self.match.state, SPECTATOR).places.get("in play")
        return Event("", "", pile.cards[-1] if pile is not None and pile.cards else "")

    def look_up(self) -> None:
        """Everybody sees everything up to now."""
        self.face = Moment(self.rules, self.match.state.copy())
        self.face_log = len(self.match.log)
        self.face_picks = len(self.match.record.picks)

    def now(self) -> Moment:
        """Where the game is: most often what everybody sees."""
        fresh = self.face_picks == len(self.match.record.picks)
        return self.face if fresh else Moment(self.rules, self.match.state.copy())

    def public(self) -> View:
        """What a watcher sees at the last moment that everybody saw."""
        return self.face.view(SPECTATOR)

    def view(self, observer: int) -> View:
        """What somebody sees now: the face, or the table itself for who is asked in a hush."""
        if observer == self.hush:
            seen: View = self.rules.view(self.match.state, observer)
        else:
            seen = (self.fresh or self.face).view(observer)
        view = View(observer, dict(seen.places), dict(seen.facts))
        view.memory = dict(seen.memory)
        log = self.match.log
        self.match.deductions.complete(view, log, len(log) if observer == self.hush else self.face_log, at_once=False)
        ask = self.asked_of(observer)
        if ask is not None and ask.seat == observer:
            view.asked, view.about, view.options = seen.asked, seen.about, seen.options
        else:  # what they were shown before: more would tell of hidden steps
            view.asked, view.about = self.asks[observer]
        return view

    def seen(self, view: View) -> bytes:
        """The same as it goes over the wire, remembered for who may see it next."""
        shown = seen(view)
        if view.seat != self.hush and self.fresh is None:
            self.face.marks[view.seat] = hash(shown)
        return shown

    def upto(self, observer: int) -> int:
        """How far into the log somebody may read now."""
        return len(self.match.log) if observer == self.hush else self.shown

    def events(self, observer: int, first: int, last: int) -> list[Event]:
        """What happened, as somebody may know it."""
        found: list[Event] = self.rules.read(self.match.log[first:last], self.seats, observer)
        return found

    def mark(self) -> StateRow | None:
        """Where the game stands now, to be kept every few rows."""
        if self.n < self.marked + EVERY:
            return None
        self.marked = self.n
        return self.final_mark()

    def final_mark(self) -> StateRow:
        """Where the game stands now."""
        return StateRow(self.id, self.n, self.rules.digest(self.match.state))

    def count(self, row: PickRow) -> None:
        """The newest row of the game in the store is this one."""
        self.n = row.n + 1
        self.digest = row.digest

    # Moving on

    def pick_all(self, picks: list[str]) -> None:
        """Carry out picks that are in the store and make up one choice: it is taken back as a whole."""
        self.pick(picks[0])
        first, told = self.last, self.match.state.told_by_asking
        for pick in picks[1:]:
            self.pick(pick)
            told |= self.match.state.told_by_asking
        if self.last is not None:
            self.last, self.match.state.told_by_asking = first, told

    def pick(self, pick: str) -> None:
        """Carry out a pick that is in the store."""
        ask = self.match.ask()
        assert ask is not None
        if not ask.hushed:
            last = self.last
            previous = last if last is not None and last.seat == ask.seat and last.is_harmless(self.match) else None
            told = int(self.match.state.told_by_asking)
            picks = len(self.match.record.picks)
            self.last = Last(ask.seat, self.now(), len(self.match.log), picks, previous, told)
            self.match.state.told_by_asking = 0
        elif self.last is not None and (ask.seat == self.last.seat or pick != ask.options[0].spelling):
            self.last = None  # who passes in a hush has not moved, as far as anybody may know
        self.match.pick(pick)
        self.hush = NOT_HUSHED
        self.mover = ask.seat

    def undo(self) -> None:
        """The last pick was never made, nor were the passes in a hush that followed it."""
        last = self.last
        assert last is not None
        self.replay(self.match.record.picks[: last.picks])
        self.shown = len(self.match.log)
        self.told = {observer: min(at, self.shown) for observer, at in self.told.items()}
        self.asks = dict.fromkeys(self.told, ("", ""))
        self.last, self.match.state.told_by_asking = last.previous, last.told

    def advance(self, windows: bool, own: bool = False, bots: frozenset[int] = frozenset()) -> None:
        """After a pick: open a window, ask in a hush, or show where the game is to whoever can see a difference.

        `windows`: all of them; `own`: only those that wait for who plays, or in which bots may answer.
        """
        self.opening = self.fresh = None
        self.only_own, self.bots = own and not windows, bots
        found = self.next_window() if windows or own else None
        ask = self.match.ask()
        if found is not None:
            self.shown, self.opening = found
            if self.opening.cause is None:  # a window before something happens
                self.passed = self.shown
            self.empty = self.next_window() is not None
            if self.opening.kind in self.windows.fresh and (lines := self.match.record.picks[self.face_picks :]):
                self.fresh = self.face.until(lines, self.opening.kind)
            self.last = None
            self.readers = list(self.told)
            self.asks = dict.fromkeys(self.told, ("", ""))
        elif ask is not None and ask.hushed:
            self.hush = ask.seat
            self.readers = [ask.seat]
        else:
            before, self.shown = self.face, len(self.match.log)
            self.look_up()
            self.readers = [observer for observer in self.told if self.sees_more(observer, before, ask)]
            now = ("", "") if ask is None else (letter(ask.seat), ask.about)
            self.asks |= dict.fromkeys(self.readers, now)
            before.views.clear()
        for observer in self.readers:
            self.seqs[observer] += 1

    def sees_more(self, observer: int, before: Moment, ask: Ask | None) -> bool:
        """Whether this moment differs for somebody. That a player goes on choosing in several steps does not show."""
        asked = "" if ask is None else letter(ask.seat)
        if observer == self.mover or self.asks[observer][0] != asked or asked in ("", letter(observer)):
            return True
        if self.events(observer, self.told[observer], self.shown):
            return True
        return before.mark(observer) != self.face.mark(observer)

    def are_shown(self) -> None:
        """The readers have been shown what there is."""
        for observer in self.readers:
            self.told[observer] = self.upto(observer)
        (self.fresh or self.face).forget_views()

    def next_window(self) -> tuple[int, Opening] | None:
        """The next window that what happened since calls for, and how far everybody sees before it."""
        public = self.public()
        ask = self.match.ask()
        openly = ask if ask is not None and not ask.hushed else None
        numbers = [n for n in range(self.face_log, len(self.match.log)) if told(self.match.log[n], self.seats)]
        events = [self.public_event(self.match.log[n]) for n in numbers]
        for at, (n, event) in enumerate(zip(numbers, events, strict=True)):
            if n < self.shown:
                continue
            opening = self.as_here(self.windows.before(public, event)) if n != self.passed else None
            if opening is not None:
                return n, opening
            opening = self.as_here(self.windows.after(public, events, at, openly))
            if opening is not None:
                return n + 1, opening
        end = len(self.match.log)
        if ask is not None and ask.hushed and end != self.passed:
            opening = self.as_here(self.windows.asking(public, ask.about, ask.seat))
            if opening is not None:
                return end, opening
        return None

    def as_here(self, opening: Opening | None) -> Opening | None:
        """A window as this table opens it; over days those about who plays wait for them, others are for bots."""
        if opening is None or not opening.eligible:
            return None
        if opening.own or not self.only_own:
            return opening
        if opening.kind in self.windows.own:
            return opening._replace(own=True)
        return opening._replace(by_hand=False) if self.bots.intersection(opening.eligible) else None

    def trial(self) -> tuple[State, list[Happened]]:
        """Where the game is once more, to try something, and what happens there."""
        state = self.match.state.copy()
        state.log = []
        return state, state.log

    def public_event(self, happened: Happened) -> Event:
        """One thing that happened, as a watcher may know it."""
        found: list[Event] = self.rules.read([happened], self.seats, SPECTATOR)
        return found[0]

    def in_window(self, ask: Ask | None) -> Ask | None:
        """A question, if it is the one that the open window is for: what comes later is asked when it is seen."""
        if ask is None or (opening := self.opening) is None or self.empty or not ask.hushed:
            return None
        return ask if ask.about == opening.kind and ask.seat in opening.eligible else None

    def passed_over(self, armed: Callable[[Ask], bool]) -> list[tuple[int, str]]:
        """The hushed questions that follow each other here and that orders alone would answer, with their passes."""
        found: list[tuple[int, str]] = []
        ask = self.match.ask()
        if ask is None or not ask.hushed:
            return found
        state, heard = self.trial()
        while (ask := self.rules.ask(state)) is not None and ask.hushed and ask.about in self.windows.instant:
            if heard or self.hush < 0 or armed(ask):
                break
            found.append((ask.seat, ask.options[0].spelling))
            self.rules.pick(state, 0)
        return found

    def answers(self, reply: Callable[[Ask], str]) -> list[tuple[int, str]]:
        """What is answered in the open window, one after the other, until something happens that everybody hears."""
        found: list[tuple[int, str]] = []
        state, heard = self.trial()
        while (ask := self.in_window(self.rules.ask(state))) is not None:
            found.append((ask.seat, reply(ask)))
            self.rules.pick(state, self.rules.find(state, found[-1][1]))
            if any(told(happened, self.seats) for happened in heard):
                break
        return found

    def holders(self) -> dict[int, tuple[Ask, list[str]]]:
        """Who would be asked in this window if all before them passed: the question, and the passes it assumes."""
        found: dict[int, tuple[Ask, list[str]]] = {}
        state, heard = self.trial()
        passes: list[str] = []
        while (ask := self.in_window(self.rules.ask(state))) is not None and ask.seat not in found:
            if any(told(happened, self.seats) for happened in heard):
                break
            found[ask.seat] = (ask, list(passes))
            passes.append(f"{letter(ask.seat)} {ask.options[0].spelling}")
            self.rules.pick(state, 0)
        return found
