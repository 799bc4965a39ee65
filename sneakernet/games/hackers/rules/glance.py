"""What a seat knows of a HACKERS table, as a row of small numbers; `encoding` names the columns."""

from typing import Final

from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.core.glance import Abouts, Glance
from sneakernet.games.hackers.rules import verbs
from sneakernet.games.hackers.rules.book import BOOK
from sneakernet.games.hackers.rules.cells import CARDS
from sneakernet.games.hackers.rules.state import Hackers

ABOUTS: Final[Abouts] = Abouts(BOOK)


def glance(g: Glance, s: Hackers, seat: i64) -> bytes:
    """Everything that the view of this seat shows."""
    g.begin(s, seat)
    known = s.known_to(seat)
    g.question(s, ABOUTS)
    for n in range(s.seats()):
        p = g.player(n)
        hand = s.hand(p)
        g.place(hand, hand if s.hand_seen_by(p) & BIT[seat] else known, CARDS)
        files = s.files(p)
        if s.files_seen_by(p) & BIT[seat]:
            g.place(files, files, CARDS)
            g.number(verbs.score(s, p))
        else:
            g.place(files, known, CARDS)
            g.skip(1)
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
    return g.row(s)
