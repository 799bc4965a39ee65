"""The catalogue of HACKERS, and the two kinds of op that its rules and cards are made of."""

from typing import Final

from mypy_extensions import i64

from sneakernet.core.op import Book, EachOther, Op, Question, Seq
from sneakernet.games.hackers.rules.state import Hackers

BOOK: Final = Book[Hackers]()


class Word(Op[Hackers]):
    """A step of the turn or an effect of a card, about player `me`; `card` is the card that says it."""

    def __init__(self) -> None:
        super().__init__(BOOK)


class Choice(Question[Hackers]):
    """A question to player `me`; `about` is its name."""

    def __init__(self, about: str) -> None:
        super().__init__(BOOK, about)


class Counted(Choice):
    """A choice among as many options as everybody counts, such as the cards of a HAND."""

    def is_plain(self, s: Hackers, me: i64, card: i64) -> bool:
        return True


def seq(*steps: Op[Hackers]) -> Seq[Hackers]:
    """One step after the other."""
    return Seq(BOOK, list(steps))


def each_other(step: Op[Hackers]) -> Op[Hackers]:
    """A step for each other player, clockwise from the left."""
    return EachOther(BOOK, step)
