"""Answer rounds: the players are asked in turn whether they answer a play. When a table waits is in `windows.py`."""

from typing import Generic

from mypy_extensions import i64, mypyc_attr

from sneakernet.core.op import Book, Op, Question, S


@mypyc_attr(allow_interpreted_subclasses=True)
class AnswerRound(Op[S], Generic[S]):
    """Asks the players in turn, from the left neighbour of `a`, who comes last, until all have passed in one round.

    A game writes `run`: it opens itself for those after the next who may answer, and above that the question to them.
    An answer that is played begins the round anew: its question calls `reopen` before it opens the answer's own
    procedures. So answers nest, and the one played last is dealt with first.
    """

    def __init__(self, book: Book[S], ask: Question[S]) -> None:
        super().__init__(book)
        self.ask: i64 = ask.code


def reopen(s: S) -> None:
    """An answer was played: the round below begins anew, from its first player."""
    s.begin_anew(s.open_seat(0))
