"""What a seat knows of a HACKERS table, as a row of small numbers; `encoding` names the columns."""

from typing import Final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count
from sneakernet.core.glance import Abouts, Glance
from sneakernet.games.hackers import verbs
from sneakernet.games.hackers.book import BOOK
from sneakernet.games.hackers.state import CARDS, Hackers

ABOUTS: Final[Abouts] = Abouts(BOOK)
BLANK: Final = bytes(320)


def glance(s: Hackers, seat: i64) -> bytes:
    """Everything that the view of this seat shows."""
    g = Glance(s, seat, BLANK)
    known = s.known_to(seat)
    g.question(s, ABOUTS)
    for n in range(s.seats()):
        p = g.player(n)
        place(g, s.hand(p), known, s.hand_seen_by(p))
        place(g, s.files(p), known, s.files_seen_by(p))
        points: i64 = 0
        if s.files_seen_by(p) & BIT[seat]:
            points = verbs.score(s, p)
        g.number(points)
    g.number(s.deck_size())
    g.one_of(s.snoop(), CARDS)  # NO_CARD is none
    g.one_of(s.phones(), CARDS)
    place(g, s.box(), known, 0)
    g.who(s.active())
    g.who(s.starter())
    g.who(s.announcer())
    g.number(s.turns())
    g.number(s.round())
    g.switch(s.ending())
    return g.row()


def place(g: Glance, cards: i64, known: i64, seen_by: i64) -> None:
    """A place: how many cards there are; those that the seat sees or remembers."""
    g.number(count(cards))
    g.cards(cards if seen_by & BIT[g.seat] else cards & known, CARDS)
