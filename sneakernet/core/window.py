"""Windows: the moments in which others may answer a play."""

from typing import Generic

from mypy_extensions import i64

from sneakernet.core.op import Book, Op, Question, S


class Window(Op[S], Generic[S]):
    """Polls those who may answer, from the left neighbour of `a`, who comes last, until all have passed in one round.

    An answer that is played begins the round anew: its question calls `reopen` before it opens the answer's own
    procedures. So answers nest, and the one played last is dealt with first.
    """

    def __init__(self, book: Book[S], ask: Question[S]) -> None:
        super().__init__(book)
        self.ask: i64 = ask.code

    def next_place(self, s: S, a: i64, polled: i64) -> i64:
        """The place of the next who may answer, counted from the left neighbour of `a` (1); 0: nobody after so many."""
        raise NotImplementedError

    def run(self, s: S, a: i64, b: i64) -> None:
        """`b`: the place that was polled last in this round."""
        place = self.next_place(s, a, b)
        if place > 0:
            s.push(self.code, a, place)
            s.push(self.ask, s.after(a, place), a)


def reopen(s: S) -> None:
    """An answer was played: the window below polls anew, from its first player."""
    s.begin_anew(s.open_seat(0))
