"""Clocks: thinking time of people, and the times that a game itself sets."""

from typing import Final

import msgspec

from sneakernet.core.choice import Ask
from sneakernet.core.view import View
from sneakernet.server.tables.entries import Plan
from sneakernet.server.tables.game import TableGame
from sneakernet.server.wire.commands import Clock
from sneakernet.table.clock import clock_of

GRACE: Final = 30.0  # seconds that everybody gets when the server was down


class Clocks:
    """What is left of everybody's time, and since when the present question runs."""

    def __init__(self, game: TableGame, plan: Clock, pace: str, deadline_hours: int) -> None:
        settings = game.rules.check(game.row.edition, game.seats, game.settings)[2]
        self.game_clock = clock_of(game.passport, settings)
        self.plan = plan
        self.pace = pace
        self.deadline = deadline_hours * 3600.0
        self.turns = pace == "turns"
        self.banks = self.turns or plan.kind == "bank"  # time that is used up is gone: for a game, or over days a turn
        self.bank = [self.deadline if self.turns else float(plan.seconds)] * game.seats
        self.game_used = 0.0
        self.turn = -1
        self.turn_left = 0.0
        self.since: float | None = None  # the present question runs since
        self.used = 0.0  # by the present question before that
        self.person: float | None = None  # what the player has for it
        self.answer: float | None = None  # what the game gives for it
        self.in_turn = False  # it is paid from the turn's time
        self.seat = -1

    def follow(self, plan: Plan) -> bool:
        """Whether these are the clocks of such a plan."""
        return (self.plan, self.pace, self.deadline) == (plan.clock, plan.pace, plan.deadline_hours * 3600.0)

    def anew(self, game: TableGame, plan: Plan, now: float) -> "Clocks":
        """The clocks of another plan; what the game itself has used is used."""
        self.done(now)
        other = Clocks(game, plan.clock, plan.pace, plan.deadline_hours)
        other.game_used, other.turn, other.turn_left = self.game_used, self.turn, self.turn_left
        alike = self.deadline == other.deadline if self.turns else plan.clock == self.plan
        other.bank = self.bank if alike and self.turns == other.turns else other.bank
        return other

    def text(self) -> str:
        """As it is stored with each pick."""
        bank = [round(left, 1) for left in self.bank]
        return msgspec.json.encode((bank, round(self.game_used, 1), self.turn, self.turn_left)).decode()

    def restore(self, text: str, game_grace: float = GRACE) -> None:
        """Take up what was stored; nobody loses time because the server was down."""
        bank, self.game_used, self.turn, self.turn_left = msgspec.json.decode(text)
        if self.banks:
            self.bank = [left if self.turns else left + GRACE for left in bank]
        self.game_used = max(0.0, self.game_used - game_grace)

    def forgive(self) -> None:
        """The server was down: who is asked gets more time for this question than they had."""
        if self.person is not None and not self.banks:
            self.person += GRACE
        if self.answer is not None:
            self.answer += GRACE
        if self.in_turn:
            self.turn_left += GRACE

    def ask(self, ask: Ask, view: View, used: float = 0.0) -> None:
        """A person is asked: from now on their time runs. `used`: days that passed in a game by turns."""
        self.seat = ask.seat
        self.used = used
        self.person = self.answer = None
        self.in_turn = False
        if self.turns:
            if self.turn_begins(view):
                self.bank = [self.deadline] * len(self.bank)
            self.person = self.bank[ask.seat]
            return
        if self.plan.kind == "move":
            self.person = float(self.plan.seconds)
        elif self.plan.kind == "bank":
            self.person = self.bank[ask.seat]
        self.answer = self.game_clock.answer_seconds(ask, view)
        whole = self.game_clock.turn_seconds(ask, view)
        if whole is not None:
            if self.turn_begins(view):
                self.turn_left = whole
            self.answer, self.in_turn = self.turn_left, True

    def give(self, seconds: float) -> None:
        """Who is asked has so much more time for this turn: days on which they are away."""
        if self.turns and self.person is not None and seconds > 0:
            self.person += seconds
            self.bank[self.seat] += seconds

    def turn_begins(self, view: View) -> bool:
        """Whether this is the first question of a turn; in a game that counts no turns each question is one."""
        turn = view.facts.get("turn")
        if not isinstance(turn, int):
            return True
        begins, self.turn = turn != self.turn, turn
        return begins

    def run(self, now: float, *, runs: bool) -> None:
        """Time runs, or stands still."""
        if not runs:
            self.stop(now)
        elif self.since is None:
            self.since = now

    def stop(self, now: float) -> None:
        """Time stands still."""
        if self.since is not None:
            self.used += now - self.since
            self.game_used += now - self.since
            self.since = None

    def done(self, now: float) -> None:
        """The question is answered: what it took is taken off."""
        self.stop(now)
        if self.seat >= 0 and self.banks:
            increment = 0 if self.turns else self.plan.increment
            self.bank[self.seat] = max(0.0, self.bank[self.seat] - self.used) + increment
        if self.in_turn:
            self.turn_left = max(0.0, self.turn_left - self.used)
        self.seat = -1
        self.used = 0.0
        self.person = self.answer = None
        self.in_turn = False

    def left(self, whole: float | None, now: float) -> float | None:
        """What is left of a time."""
        if whole is None:
            return None
        running = now - self.since if self.since is not None else 0.0
        return max(0.0, whole - self.used - running)

    def left_of(self, seat: int, now: float) -> float | None:
        """What a seat's clock shows."""
        if seat == self.seat:
            both = [left for left in (self.left(self.person, now), self.left(self.answer, now)) if left is not None]
            return min(both, default=None)
        return self.bank[seat] if self.banks and not self.turns else None

    def seen(self, asked: int) -> bool:
        """Whether anybody has a clock to look at while this seat is asked."""
        runs = asked >= 0 and asked == self.seat and (self.person is not None or self.answer is not None)
        return runs or (self.banks and not self.turns)

    def expires(self) -> float | None:
        """When the present question's time is up, if it runs."""
        if self.since is None:
            return None
        times = [time for time in (self.person, self.answer) if time is not None]
        return self.since + max(0.0, min(times) - self.used) if times else None

    def rules_say(self, now: float) -> bool:
        """Whether it is the game's own time that is up."""
        left = self.left(self.answer, now)
        return left is not None and left <= 0

    def game_expires(self) -> float | None:
        """When the whole game's time is up, if it runs."""
        whole = self.game_clock.game_seconds()
        if whole is None or self.since is None:
            return None
        return self.since + max(0.0, whole - self.game_used)
