"""Glance: what one seat knows, as a row of small numbers, one byte each, for programs that learn or search.

A game fills it from the same bits as its view; `encoding` names the columns, and a test holds both against the view.
"""

from typing import Any, Final, final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from sneakernet.core.bits import BIT, count, lowest
from sneakernet.core.op import Book, Op, Question, answer
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
class Glance:
    """A sheet on which one row after another is filled, from left to right. Seats are counted from the one who looks.

    Behind the columns lies the mask: one byte for each of these codes of options, which ascend; or `by_place`, one byte
    for each place on the list of options.
    """

    def __init__(self, columns: int, codes: vec[i64], by_place: bool = False) -> None:
        self.columns: i64 = columns
        self.codes: Final = codes
        self.gaps: Final = gaps(codes)
        self.by_place: bool = by_place
        self.blank: bytes = bytes(columns + (MOST_OPTIONS if by_place else len(codes)))
        self.sheet: BytesWriter = BytesWriter()
        self.at: i64 = 0
        self.seat: i64 = 0
        self.seats: i64 = 0

    def begin(self, s: State, seat: i64) -> None:
        """A clean sheet for what this seat knows."""
        self.sheet.truncate(0)
        self.sheet.write(self.blank)
        self.at = 0
        self.seat = seat
        self.seats = s.seats()

    def player(self, n: i64) -> i64:
        """The n-th player, counted from the one who looks."""
        p = self.seat + n
        return p if p < self.seats else p - self.seats  # a division would take longer than all else here

    def cards(self, cards: i64, most: i64) -> None:
        """A set of cards (or of other things below `most`): a 1 for each that is in it."""
        at = self.at
        if cards != 0:
            sheet = self.sheet
            rest = cards
            while rest != 0:
                sheet[at + lowest(rest)] = u8(1)
                rest &= rest - 1
        self.at = at + most

    def some(self, cards: i64, among: i64) -> None:
        """As `cards`, where none but some cards can be: they alone have columns."""
        rest = cards
        while rest != 0:
            self.sheet[self.at + count(among & ((rest & -rest) - 1))] = u8(1)
            rest &= rest - 1
        self.at += count(among)

    def place(self, cards: i64, seen: i64, most: i64) -> None:
        """A place: how many cards there are, and those of them that the seat sees or remembers."""
        if cards != 0:
            self.sheet[self.at] = u8(count(cards))
        self.at += 1
        self.cards(cards & seen, most)

    def number(self, n: i64) -> None:
        """A number, cut where it does not fit into a byte."""
        if n > MOST:
            self.sheet[self.at] = u8(MOST)
        elif n > 0:
            self.sheet[self.at] = u8(n)
        self.at += 1

    def numbers(self, packed: i64, bits: i64, most: i64) -> None:
        """Numbers that lie side by side in one integer, the first one lowest."""
        sheet = self.sheet
        at = self.at
        all_bits = BIT[bits] - 1
        rest = packed
        while rest != 0:
            sheet[at] = u8(rest & all_bits)
            rest >>= bits
            at += 1
        self.at += most

    def switch(self, on: bool) -> None:
        """Something that is so or not."""
        if on:
            self.sheet[self.at] = u8(1)
        self.at += 1

    def one_more(self, which: i64) -> None:
        """Count one more of the things whose columns begin here; the row goes on behind them when `skip` is called."""
        at = self.at + which
        self.sheet[at] = self.sheet[at] + u8(1)  # `+=` would go by way of boxed numbers

    def skip(self, columns: i64) -> None:
        """The row goes on so many columns further."""
        self.at += columns

    def one_of(self, which: i64, most: i64) -> None:
        """One of `most` things, or with -1 none of them."""
        if which >= 0:
            self.sheet[self.at + which] = u8(1)
        self.at += most

    def who(self, p: i64) -> None:
        """A player, or nobody."""
        seats = self.seats
        if p >= 0:
            ahead = p - self.seat
            self.sheet[self.at + (ahead if ahead >= 0 else ahead + seats)] = u8(1)
        self.at += seats

    def question(self, s: State, abouts: Abouts) -> None:
        """Who is asked and what about; of a question asked in a hush only the asked one knows."""
        asked = s.asked()
        about: i64 = NOBODY
        if asked >= 0:
            code = s.open_op(0)
            op = abouts.ops[code]
            assert isinstance(op, Question)
            if asked != self.seat and op.hushed(s, s.open_seat(0), s.open_number(0)):
                asked = NOBODY
            else:
                about = abouts.of_op[code]
        self.who(asked)
        self.one_of(about, i64(len(abouts.names)))

    def row(self, s: State) -> bytes:
        """What was filled, and the mask: 1 where this seat, if it is the one who is asked, has the option now."""
        at = self.at
        if at != self.columns:
            raise RuntimeError(f"{int(at)} columns were filled, and {int(self.columns)} have names")
        codes = self.codes
        if s.asked() == self.seat and len(codes) > 0:
            sheet = self.sheet
            gaps = self.gaps
            for n in range(s.offered()):
                code = s.option(n)
                number = code - gaps[code >> NEAR]
                if number < 0 or number >= i64(len(codes)) or codes[number] != code:
                    number = number_of(codes, code)
                sheet[at + number] = u8(1)
        elif s.asked() == self.seat and self.by_place:
            for n in range(s.offered()):
                self.sheet[at + n] = u8(1)
        return self.sheet.getvalue()


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


def act(s: State, ops: "vec[Op[Any]]", codes: vec[i64], number: i64) -> int:
    """Pick the option with this number; who is asked next, or REFUSED, and nothing changed, if it is not offered.

    Without codes the number is a place on the list of options.
    """
    if len(codes) == 0 and 0 <= number < s.offered():
        answer(s, ops, number)
        return int(s.asked())
    if 0 <= number < i64(len(codes)):
        code = codes[number]
        for n in range(s.offered()):
            if s.option(n) == code:
                answer(s, ops, n)
                return int(s.asked())
    return REFUSED
