"""What a seat knows of a HACKERS table, as a row of small numbers; `encoding` names the columns."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.core.glance import Abouts, Glance, Look
from sneakernet.games.hackers.rules import verbs
from sneakernet.games.hackers.rules.book import BOOK
from sneakernet.games.hackers.rules.cells import CARDS
from sneakernet.games.hackers.rules.state import Hackers

ABOUTS: Final[Abouts] = Abouts(BOOK)
ALL: Final = -1  # cards: nothing is hidden


@final
class HackersLook(Look[Hackers]):
    """Everything that the view of a seat shows."""

    def fill(self, g: Glance, s: Hackers, seat: i64) -> None:
        g.begin(s, seat)
        known = i64(ALL) if g.open else s.known_to(seat)
        g.question(s, ABOUTS)
        for n in range(s.seats()):
            player(g, s, g.player(n), known)
        g.number(s.deck_size())
        g.one_of(s.snoop(), CARDS)  # NO_CARD is none
        g.one_of(s.phones(), CARDS)
        g.place(s.box(), known, CARDS)
        g.who(s.active())
        g.who(s.starter())
        g.who(s.announcer())
        g.number(s.turns())
        g.number(s.round())
        g.switch(s.ending())
        g.end(s)


def player(g: Glance, s: Hackers, p: i64, known: i64) -> None:
    """Hand, FILES and points as far as they are seen."""
    eye = BIT[g.seat]
    hand = s.hand(p)
    g.place(hand, hand if s.hand_seen_by(p) & eye else known, CARDS)
    files = s.files(p)
    if g.open or s.files_seen_by(p) & eye:
        g.place(files, files, CARDS)
        g.number(verbs.score(s, p))
    else:
        g.place(files, known, CARDS)
        g.skip(1)


LOOK: Final = HackersLook()
