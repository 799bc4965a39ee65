"""Glance: what one seat knows, as a row of small numbers, one byte each, for programs that learn or search.

A game fills it from the same bits as its view; `encoding` names the columns, and a test holds both against the view.
"""

from typing import Any, Final, Generic, final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from sneakernet.core.bits import BIT, count, lowest
from sneakernet.core.op import Book, Op, Question, S, answer
from sneakernet.core.state import MOST_OPTIONS, NOBODY, State

MOST: Final = 255  # larger numbers are cut
NEAR: Final = 5  # codes that are the same without their last five bits are near each other
REFUSED: Final = -2  # in place of a seat


@final
class Abouts:
    """The kinds of question that a game asks, each with its number."""

    def __init__(self, book: Book[Any]) -> None:
        self.names: list[str] = []
        self.ops: vec[Op[Any]] = book.ops
        self.of_op: Final = vec[i64]([0] * len(book.ops))
        for code in range(len(book.ops)):
            op = book.ops[code]
            if isinstance(op, Question):
                if op.about not in self.names:
                    self.names.append(op.about)
                self.of_op[code] = self.names.index(op.about)


@final
class Numbers:
    """The numbers of the actions at a table: from the codes of all options of an edition, which ascend, to numbers and
    back. An action that names a seat is numbered by how far this seat is from the one who acts: `turned` says for each
    seat and each place of a code which number that is, `back` the opposite.

    Without codes a number is a place on the list of options.
    """

    def __init__(self, codes: vec[i64], turned: vec[i64], back: vec[i64]) -> None:
        self.codes: Final = codes
        self.gaps: Final = gaps(codes)
        self.turned: Final = turned
        self.back: Final = back
        self.actions: i64 = len(codes) if len(codes) > 0 else MOST_OPTIONS

    def number(self, seat: i64, code: i64) -> i64:
        """The number of an option of this seat."""
        codes = self.codes
        n = code - self.gaps[code >> NEAR] if code >> NEAR < i64(len(self.gaps)) else i64(-1)
        if n < 0 or n >= i64(len(codes)) or codes[n] != code:
            n = number_of(codes, code)
        return self.turned[seat * i64(len(codes)) + n]

    def code(self, seat: i64, number: i64) -> i64:
        """The code of an action of this seat."""
        return self.codes[self.back[seat * i64(len(self.codes)) + number]]


@final
class Glance:
    """A sheet of rows, each filled from left to right. Seats are counted from the one who looks.

    All rows lie side by side in `sheet`, and behind them the masks, one byte for each action. `legal` holds the actions
    of each row once more as numbers, so many as `has` says. A row is cleared by what was written last: `written` says
    where that was. With `open` nothing is hidden: what a critic sees in training, and no player.
    """

    def __init__(self, columns: int, numbers: Numbers | None = None, rows: int = 1) -> None:
        actions = numbers.actions if numbers is not None else i64(0)
        self.columns: i64 = columns
        self.actions: i64 = actions
        self.numbers: Numbers | None = numbers
        self.sheet: Final = vec[u8]([0] * int(rows * (columns + actions)))
        self.masks: i64 = rows * columns  # where they begin
        self.legal: Final = vec[i32]([0] * (rows * MOST_OPTIONS if numbers is not None else 1))
        self.has: Final = vec[i32]([0] * rows)
        self.written: Final = vec[i32]([0] * (rows * columns))
        self.marks: Final = vec[i64]([0] * rows)  # how many places were written
        self.open = False
        self.line: i64 = 0  # the row that is filled
        self.first: i64 = 0  # its first place
        self.mark: i64 = 0  # where its next place is noted
        self.at: i64 = 0
        self.seat: i64 = 0
        self.seats: i64 = 0

    def begin(self, s: State, seat: i64) -> None:
        """A clean row for what this seat knows."""
        first = self.line * self.columns
        sheet = self.sheet
        written = self.written
        for n in range(first, first + self.marks[self.line]):
            sheet[first + i64(written[n])] = u8(0)
        self.first = first
        self.mark = first
        self.at = first
        self.seat = seat
        self.seats = s.seats()

    def put(self, at: i64, n: i64) -> None:
        """A number into an empty place."""
        self.sheet[at] = u8(n)
        self.written[self.mark] = i32(at - self.first)
        self.mark += 1

    def player(self, n: i64) -> i64:
        """The n-th player, counted from the one who looks."""
        p = self.seat + n
        return p if p < self.seats else p - self.seats  # a division would take longer than all else here

    def cards(self, cards: i64, most: i64) -> None:
        """A set of cards (or of other things below `most`): a 1 for each that is in it."""
        at = self.at
        rest = cards
        while rest != 0:
            self.put(at + lowest(rest), 1)
            rest &= rest - 1
        self.at = at + most

    def some(self, cards: i64, among: i64) -> None:
        """As `cards`, where none but some cards can be: they alone have columns."""
        rest = cards
        while rest != 0:
            self.put(self.at + count(among & ((rest & -rest) - 1)), 1)
            rest &= rest - 1
        self.at += count(among)

    def place(self, cards: i64, seen: i64, most: i64) -> None:
        """A place: how many cards there are, and those of them that the seat sees or remembers."""
        if cards != 0:
            self.put(self.at, count(cards))
        self.at += 1
        self.cards(cards & seen, most)

    def number(self, n: i64) -> None:
        """A number, cut where it does not fit into a byte."""
        if n > 0:
            self.put(self.at, n if n < MOST else i64(MOST))
        self.at += 1

    def numbers_in(self, packed: i64, bits: i64, most: i64) -> None:
        """Numbers that lie side by side in one integer, the first one lowest."""
        at = self.at
        all_bits = BIT[bits] - 1
        rest = packed
        while rest != 0:
            if rest & all_bits != 0:
                self.put(at, rest & all_bits)
            rest >>= bits
            at += 1
        self.at += most

    def switch(self, on: bool) -> None:
        """Something that is so or not."""
        if on:
            self.put(self.at, 1)
        self.at += 1

    def one_more(self, which: i64) -> None:
        """Count one more of the things whose columns begin here; the row goes on behind them when `skip` is called."""
        at = self.at + which
        n = i64(self.sheet[at])
        if n == 0:
            self.put(at, 1)
        else:
            self.sheet[at] = u8(n + 1)

    def skip(self, columns: i64) -> None:
        """The row goes on so many columns further."""
        self.at += columns

    def one_of(self, which: i64, most: i64) -> None:
        """One of `most` things, or with -1 none of them."""
        if which >= 0:
            self.put(self.at + which, 1)
        self.at += most

    def who(self, p: i64) -> None:
        """A player, or nobody."""
        seats = self.seats
        if p >= 0:
            ahead = p - self.seat
            self.put(self.at + (ahead if ahead >= 0 else ahead + seats), 1)
        self.at += seats

    def question(self, s: State, abouts: Abouts) -> None:
        """Who is asked and what about; of a question asked in a hush only the asked one knows."""
        asked = s.asked()
        about: i64 = NOBODY
        if asked >= 0:
            code = s.open_op(0)
            op = abouts.ops[code]
            assert isinstance(op, Question)
            if not self.open and asked != self.seat and op.hushed(s, s.open_seat(0), s.open_number(0)):
                asked = NOBODY
            else:
                about = abouts.of_op[code]
        self.who(asked)
        self.one_of(about, i64(len(abouts.names)))

    def end(self, s: State) -> None:
        """The row is full. Behind it the mask: 1 where this seat, if it is the one who is asked, has the action now."""
        line = self.line
        if self.at - self.first != self.columns:
            raise RuntimeError(f"{int(self.at - self.first)} columns were filled, and {int(self.columns)} have names")
        self.marks[line] = self.mark - self.first
        numbers = self.numbers
        if numbers is None:
            return
        mask = self.masks + line * self.actions
        first = line * MOST_OPTIONS
        for n in range(i64(self.has[line])):
            self.sheet[mask + i64(self.legal[first + n])] = u8(0)
        has: i64 = s.offered() if s.asked() == self.seat else i64(0)
        self.has[line] = i32(has)
        named = len(numbers.codes) > 0
        for n in range(has):
            number = numbers.number(self.seat, s.option(n)) if named else i64(n)
            self.sheet[mask + number] = u8(1)
            self.legal[first + n] = i32(number)


@mypyc_attr(allow_interpreted_subclasses=True)
class Look(Generic[S]):
    """How a game fills a row."""

    def fill(self, g: Glance, s: S, seat: i64) -> None:
        """Everything that this seat knows."""
        raise NotImplementedError


def offered(s: State) -> list[int]:
    """The codes of the options of the open question."""
    return [int(s.option(n)) for n in range(s.offered())]


def gaps(codes: vec[i64]) -> vec[i64]:
    """For codes near each other, how far the first of them is from its number; mostly the others are as far."""
    last = codes[len(codes) - 1] if len(codes) > 0 else i64(0)
    found = vec[i64]([0] * int((last >> NEAR) + 1))
    for n in range(i64(len(codes)) - 1, i64(-1), i64(-1)):
        found[codes[n] >> NEAR] = codes[n] - n
    return found


def number_of(codes: vec[i64], code: i64) -> i64:
    """Where a code stands among all codes of an edition, which ascend."""
    low: i64 = 0
    high = i64(len(codes))
    while low < high:
        middle = (low + high) >> 1
        if codes[middle] < code:
            low = middle + 1
        else:
            high = middle
    if low == len(codes) or codes[low] != code:
        raise LookupError(f"option {int(code)} has no number")
    return low


def act(s: State, ops: "vec[Op[Any]]", numbers: Numbers, action: i64) -> i64:
    """Do this action of the seat that is asked; who is asked next, or REFUSED, and nothing changed, if it is none."""
    if s.asked() < 0 or action < 0 or action >= numbers.actions:
        return REFUSED
    if len(numbers.codes) == 0:
        if action >= s.offered():
            return REFUSED
        answer(s, ops, action)
        return s.asked()
    code = numbers.code(s.asked(), action)
    for n in range(s.offered()):
        if s.option(n) == code:
            answer(s, ops, n)
            return s.asked()
    return REFUSED
