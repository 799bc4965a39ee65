"""Tables: many games side by side, for programs that learn. One call steps them all and fills a row for each; where a
game ends, the next one is dealt at once."""

from typing import Any, Final, final

from librt.strings import read_i64_le
from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from sneakernet.core.choice import IllegalPick, Refusal
from sneakernet.core.glance import REFUSED, Glance, Look, act
from sneakernet.core.op import answer
from sneakernet.core.rng import Rng, below
from sneakernet.core.rules import Rules
from sneakernet.core.state import State

NUMBER: Final = 8  # bytes of an action


@final
class Tables:
    """As many games as the sheet has rows. Row n is what the seat knows that is asked at table n.

    `whole`, if there is one, is filled in the same way with nothing hidden.
    """

    def __init__(self, rules: Rules[Any], table: State, look: Look[Any], sheet: Glance, whole: Glance | None) -> None:
        count = len(sheet.has)
        self.rules: Final = rules
        self.table: State = table
        self.look: Look[Any] = look
        self.sheet: Final = sheet
        self.whole: Glance | None = whole
        self.rng: Rng = Rng("")
        self.games: vec[State] = vec[State]([table] * count)
        self.asked: Final = vec[i32]([0] * count)
        self.over: Final = vec[u8]([0] * count)  # the last step ended a game here
        self.shares: Final = vec[float]([0.0] * (count * int(table.seats())))  # of that game, by seat

    def reset(self, seed: str) -> None:
        """Deal a game at every table: the same ones for the same seed."""
        self.rng = Rng(seed)
        for n in range(i64(len(self.asked))):
            self.over[n] = u8(0)
            self.forget(n)
            self.deal(n)
            self.show(n)

    def deal(self, n: i64) -> None:
        """The next game at a table."""
        s = self.table.copy()
        self.rules.deal(s, self.rng)
        self.games[n] = s
        self.asked[n] = i32(s.asked())

    def forget(self, n: i64) -> None:
        """Nobody has won anything."""
        seats = self.table.seats()
        for p in range(seats):
            self.shares[n * seats + p] = 0.0

    def show(self, n: i64) -> None:
        """Fill the row of a table."""
        s = self.games[n]
        self.sheet.line = n
        self.look.fill(self.sheet, s, s.asked())
        whole = self.whole
        if whole is not None:
            whole.line = n
            whole.open = True
            self.look.fill(whole, s, s.asked())

    def step(self, actions: bytes) -> int:
        """One action at each table, as eight bytes each; returns how many games ended. An action that is none stops the
        step where it stands: the tables before it have gone on."""
        ended: i64 = 0
        for n in range(i64(len(self.asked))):
            ended += self.act(n, read_i64_le(actions, n * NUMBER))
            self.show(n)
        return int(ended)

    def act(self, n: i64, action: i64) -> i64:
        """One action at one table; 1 if it ended the game. The row is not filled."""
        numbers = self.sheet.numbers
        assert numbers is not None
        if act(self.games[n], self.rules.book.ops, numbers, action) == REFUSED:
            raise IllegalPick(Refusal("", "no-such-option", n=int(action)), str(int(action)))
        return self.go_on(n)

    def pick(self, n: i64, choice: i64) -> i64:
        """The same with a place on the list of options."""
        answer(self.games[n], self.rules.book.ops, choice)
        return self.go_on(n)

    def pick_any(self, n: i64) -> i64:
        """The same with a random one of them."""
        return self.pick(n, below(self.rng.words, self.games[n].offered()))

    def go_on(self, n: i64) -> i64:
        """Who is asked next; where nobody is, everybody gets a share of the win, and the next game begins."""
        if self.over[n] != 0:
            self.over[n] = u8(0)
            self.forget(n)
        s = self.games[n]
        if s.asked() >= 0:
            self.asked[n] = i32(s.asked())
            return 0
        outcome = self.rules.outcome(s)
        assert outcome is not None
        seats = self.table.seats()
        for p in range(seats):
            self.shares[n * seats + p] = outcome.shares[p]
        self.over[n] = u8(1)
        self.deal(n)
        return 1
