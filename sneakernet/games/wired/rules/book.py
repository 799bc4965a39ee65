"""The catalogue of WIRED, and the kinds of op that its rules and cards are made of."""

from typing import Final

from mypy_extensions import i64

from sneakernet.core.op import Book, Op, Question, Seq
from sneakernet.games.wired.rules.state import Wired

BOOK: Final = Book[Wired]()


class Word(Op[Wired]):
    """A step of the turn or of an event, about player `me`."""

    def __init__(self) -> None:
        super().__init__(BOOK)


class Choice(Question[Wired]):
    """A question to player `me`; `about` is its name at the border."""

    def __init__(self, about: str) -> None:
        super().__init__(BOOK, about)


class Play(Op[Wired]):
    """What happens when a card of some kind is played from hand as a MOVE."""

    def __init__(self) -> None:
        super().__init__(BOOK)

    def legal(self, s: Wired, me: i64, kind: i64) -> bool:
        """Whether the card has a legal target now."""
        raise NotImplementedError


def seq(*steps: Op[Wired]) -> Seq[Wired]:
    """One step after the other."""
    return Seq(BOOK, list(steps))
