"""Windows: the moments in which others may answer a play."""

from typing import Generic

from mypy_extensions import i64

from sneakernet.core.op import Book, Op, Question, S


class Window(Op[S], Generic[S]):
    """Polls every player in turn, from the left neighbour of `a`, who comes last, until all have passed in one round.

    An answer that is played begins the round anew: its question calls `reopen` before it opens the answer's own
    procedures. So answers nest, and the one played last is dealt with first.
    """

    def __init__(self, book: Book[S], ask: Question[S]) -> None:
        super().__init__(book)
        self.ask: i64 = ask.code

    def run(self, s: S, a: i64, b: i64) -> None:
        """`b` counts the players polled in this round."""
        if b < s.seats():
            s.push(self.code, a, b + 1)
            s.push(self.ask, s.after(a, b + 1), a)


def reopen(s: S) -> None:
    """An answer was played: the window below polls anew, from its first player."""
    s.begin_anew(s.open_seat(0))
