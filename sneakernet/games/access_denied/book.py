"""The catalogue of Access Denied, and the two kinds of op that its rules and cards are made of."""

from typing import Final

from sneakernet.core.op import Book, Op, Question, Seq
from sneakernet.games.access_denied.state import Net

BOOK: Final = Book[Net]()


class Word(Op[Net]):
    """A step of the turn or an effect of a card, about one player; the number is often the slot of a pending play."""

    def __init__(self) -> None:
        super().__init__(BOOK)


class Choice(Question[Net]):
    """A question to one player; `about` is its name."""

    def __init__(self, about: str) -> None:
        super().__init__(BOOK, about)


def seq(*steps: Op[Net]) -> Seq[Net]:
    """One step after the other."""
    return Seq(BOOK, list(steps))
