"""The catalogue of Access Denied, and the two kinds of op that its rules and cards are made of."""

from typing import Final

from mypy_extensions import i64

from sneakernet.core.op import Book, Op, Question, Seq
from sneakernet.games.access_denied.rules.names import MAY
from sneakernet.games.access_denied.rules.state import Net

BOOK: Final = Book[Net]()


class Word(Op[Net]):
    """A step of the turn or an effect of a card, about one player; the number is often the slot of a pending play."""

    def __init__(self) -> None:
        super().__init__(BOOK)


class Choice(Question[Net]):
    """A question to one player; `about` is its name."""

    def __init__(self, about: str) -> None:
        super().__init__(BOOK, about)


class OwnChoice(Choice):
    """A question of the own turn that must not show: all learn when it may be asked, and nobody whether it is (R62)."""

    def __init__(self, about: str, moment: int) -> None:
        super().__init__(about)
        self.moment: i64 = moment

    def run(self, s: Net, a: i64, b: i64) -> None:
        if s.log is not None and self.hushed(s, a, b) and self.expected(s, a, b):
            s.tell(MAY, a, self.moment, known_to=s.everyone())
        super().run(s, a, b)

    def expected(self, s: Net, a: i64, b: i64) -> bool:
        """Whether it may be asked now, as far as everybody knows."""
        return not s.turn_is_over()


def seq(*steps: Op[Net]) -> Seq[Net]:
    """One step after the other."""
    return Seq(BOOK, list(steps))
