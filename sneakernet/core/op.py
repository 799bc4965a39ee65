"""Ops: sentences of the rulebook and words of the cards, numbered in a catalogue; and the engine, which is one loop.

Functions live in the catalogue, numbers live in the state: a frame on the stack is (op, seat, number).

What a game inherits from allows subclasses that are not compiled: a game of another package need not be.
"""

from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sneakernet.core.bits import BIT
from sneakernet.core.choosing import NO_OPTION, Choosing
from sneakernet.core.state import ASKED, DEPTH, MOST_OPS, NOBODY, NUMBER_AT, OFFERED, OPTIONS, SEAT_AT, STACK, State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Op(Generic[S]):
    """One sentence of the rulebook, or one word of a card. It has a number and no memory."""

    def __init__(self, book: "Book[S]") -> None:
        self.name = ""
        self.code: i64 = book.add(self)

    def run(self, s: S, a: i64, b: i64) -> None:
        """Change the state, or open further procedures; `a` is usually the player it is about."""
        raise NotImplementedError

    def take(self, s: S, a: i64, b: i64, pick: i64) -> None:
        """Carry out the answer to what this op asked."""
        raise NotImplementedError


class Book(Generic[S]):
    """The catalogue of one game: an op made with it gets the next number."""

    def __init__(self) -> None:
        self.ops: vec[Op[Any]] = vec[Op]([])  # type: ignore[type-arg]
        self.names: dict[str, int] = {}

    def add(self, op: Op[S]) -> i64:
        """Give an op its number, and a name that is unique: its class, counted where there are several."""
        code = len(self.ops)
        if code >= MOST_OPS:
            raise RuntimeError("a game has more procedures than a frame can name")
        plain = type(op).__name__
        name = plain
        n = 1
        while name in self.names:
            n += 1
            name = f"{plain}.{n}"
        op.name = name
        self.names[name] = code
        self.ops = append(self.ops, op)
        return code


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Op[S]):
    """Asks seat `a`. No option: nothing happens; one: it is taken; more: the engine stops and waits."""

    def __init__(self, book: Book[S], about: str) -> None:
        super().__init__(book)
        self.about: Final = about

    def offers(self, s: S, a: i64, b: i64) -> None:
        """Offer every legal answer, each once."""
        raise NotImplementedError

    def hushed(self, s: S, a: i64, b: i64) -> bool:
        """Whether nobody else may learn that this is being asked."""
        return False

    def is_plain(self, s: S, a: i64, b: i64) -> bool:
        """Whether it follows from what everybody sees if there are no options, one, or more."""
        return False

    def choosing(self, s: S, a: i64, b: i64) -> Choosing | None:
        """The set of which this picks one, for people who choose all of it at once; None: it is a choice of one."""
        return None

    def run(self, s: S, a: i64, b: i64) -> None:
        row = s.row
        row[OFFERED] = 0
        self.offers(s, a, b)
        n = row[OFFERED]
        if n < 2 and s.unasked is not None:
            s.unasked.append((int(self.code), int(a), int(row[OPTIONS]) if n == 1 else NO_OPTION))
        if s.log is not None and not self.hushed(s, a, b) and not self.is_plain(s, a, b):
            s.told_by_asking |= BIT[a]
        if n == 1:
            row[OFFERED] = 0
            self.take(s, a, b, row[OPTIONS])
        elif n > 1:
            row[DEPTH] += 1  # its frame, which `settle` took off, stays: it can be asked again in an imagined world
            row[ASKED] = a

    def again(self, s: S, a: i64, b: i64) -> None:
        """Ask once more after this answer."""
        s.push(self.code, a, b)


class Seq(Op[S]):
    """Several ops, one after the other."""

    def __init__(self, book: Book[S], steps: list[Op[S]]) -> None:
        super().__init__(book)
        self.steps: Final = vec[i64]([int(step.code) for step in steps])

    def run(self, s: S, a: i64, b: i64) -> None:
        s.push_each(self.steps, 0, a, b)

    def run_from(self, s: S, first: i64, a: i64, b: i64) -> None:
        """Only the steps from this one on: a position may begin in the middle of a turn."""
        s.push_each(self.steps, first, a, b)


class EachOther(Op[S]):
    """An op for each other player, clockwise from the left neighbour of `a`; `b` stays what it is."""

    def __init__(self, book: Book[S], step: Op[S]) -> None:
        super().__init__(book)
        self.step: i64 = step.code

    def run(self, s: S, a: i64, b: i64) -> None:
        n = s.seats() - 1
        while n > 0:
            s.push(self.step, s.after(a, n), b)
            n -= 1


class Everybody(Op[S]):
    """An op for every player, clockwise from the left neighbour of `a`, who comes last."""

    def __init__(self, book: Book[S], step: Op[S]) -> None:
        super().__init__(book)
        self.step: i64 = step.code

    def run(self, s: S, a: i64, b: i64) -> None:
        n = s.seats()
        while n > 0:
            s.push(self.step, s.after(a, n), b)
            n -= 1


def settle(s: S, ops: "vec[Op[Any]]") -> None:
    """The engine: run what is open until somebody must answer, or nothing is left and the game is over."""
    row = s.row
    while row[DEPTH] > 0 and row[ASKED] == NOBODY:
        depth = row[DEPTH] - 1
        row[DEPTH] = depth
        frame = row[STACK + depth]
        ops[frame & (MOST_OPS - 1)].run(s, (frame >> SEAT_AT) & 7, frame >> NUMBER_AT)


def answer(s: S, ops: "vec[Op[Any]]", n: i64) -> None:
    """Pick option n of the open question, and go on."""
    take_answer(s, ops, n)
    settle(s, ops)


def answer_until(s: S, ops: "vec[Op[Any]]", n: i64, about: str) -> None:
    """The same, but go on only until this question is due, whether it would be asked or not."""
    take_answer(s, ops, n)
    row = s.row
    while row[DEPTH] > 0 and row[ASKED] == NOBODY:
        op = ops[s.open_op(0)]
        if isinstance(op, Question) and op.about == about:
            return
        a, b = s.open_seat(0), s.open_number(0)
        s.drop(1)
        op.run(s, a, b)


def take_answer(s: S, ops: "vec[Op[Any]]", n: i64) -> None:
    """Carry out option n of the open question, and nothing that follows from it."""
    row = s.row
    pick = row[OPTIONS + n]
    row[ASKED] = NOBODY
    row[OFFERED] = 0
    depth = row[DEPTH] - 1
    row[DEPTH] = depth
    frame = row[STACK + depth]
    ops[frame & (MOST_OPS - 1)].take(s, (frame >> SEAT_AT) & 7, frame >> NUMBER_AT, pick)
