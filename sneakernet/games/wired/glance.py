"""What a seat knows of a WIRED table, as a row of small numbers; `encoding` names the columns.

Networks are counted, not drawn: cards of each kind, issues of each kind, computers that score.
"""

from typing import Final

from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.core.glance import Abouts, Glance
from sneakernet.games.wired import classes, duel, network, trade, words
from sneakernet.games.wired.book import BOOK
from sneakernet.games.wired.deals import NO_OFFER, OPEN
from sneakernet.games.wired.network import INTERNET
from sneakernet.games.wired.state import NO_NODE, Wired
from sneakernet.games.wired.stock import KINDS, ONE, how_many

ABOUTS: Final[Abouts] = Abouts(BOOK)
EQUIPMENT: Final = 4  # kinds of equipment, the first ones of the pack
ISSUES: Final = 3
TOKENS: Final = 16  # classifications in play, with their marks


def glance(s: Wired, seat: i64) -> bytes:
    """What the view of this seat shows, but for the shape of networks."""
    g = Glance(s, seat)
    g.question(s, ABOUTS)
    for n in range(s.seats()):
        player(g, s, g.player(n))
    g.number(s.draw_size())
    stock(g, s.discards())
    area: i64 = 0
    for n in range(s.area_size()):
        area += ONE[s.area(n)]
    stock(g, area)
    turn(g, s)
    offer(g, s)
    choosing(g, s)
    return g.row()


def stock(g: Glance, cards: i64) -> None:
    """How many of each kind."""
    for kind in range(i64(KINDS)):
        g.number(how_many(cards, kind))


def player(g: Glance, s: Wired, p: i64) -> None:
    """A hand as far as it is known, and what lies open before its player."""
    g.number(s.hand_size(p))
    stock(g, s.known_hand(g.seat, p))
    g.number(s.score(p))
    g.number(network.active_computers(s, p))
    entries = s.classes(p)
    base = g.at
    while entries != 0:
        g.at = base + classes.token(entries & classes.ENTRY)
        g.sheet[g.at] += 1
        entries >>= classes.BITS
    g.at = base + TOKENS
    base = g.at
    node = network.after(s, INTERNET + p)
    while node != NO_NODE:
        g.sheet[base + network.kind_of(node)] += 1
        node = network.after(s, node)
    g.at = base + EQUIPMENT
    for issue in range(i64(ISSUES)):
        g.number((s.trouble(p) >> (8 * issue)) & 255)
    g.switch((s.done() & BIT[p]) != 0)
    g.switch((s.dome() & BIT[p]) != 0)


def turn(g: Glance, s: Wired) -> None:
    """Whose turn it is, and what is left of it."""
    g.who(s.active())
    g.who(s.dealer())
    g.who(s.finisher())
    g.who(s.event_target())
    g.number(s.turns())
    g.number(s.round())
    g.number(s.moves())
    g.number(s.offers_per_turn() - s.offers_made())
    g.switch(s.dome() == 0 and not trade.trading_stopped(s))
    g.switch(s.trading() and s.closed() == 0)
    g.number(s.target())
    g.number(s.bout())


def offer(g: Glance, s: Wired) -> None:
    """The open offer: its contents for the two players, for the others only that it is there."""
    giver = s.offer_from()
    to = s.offer_to()
    is_open = s.offer_state() == OPEN
    there = s.offer_state() != NO_OFFER and (is_open or g.seat == giver)
    inside = there and g.seat in (giver, to)
    g.who(giver if there else -1)
    g.who(to if there else -1)
    g.switch(there and is_open)
    stock(g, s.give() if inside else 0)
    stock(g, s.want() if inside else 0)


def choosing(g: Glance, s: Wired) -> None:
    """What an unfinished choice of this seat is about: the card, and the victim."""
    kind: i64 = -1
    victim: i64 = -1
    if s.asked() == g.seat:
        op = s.frame(0, 0)
        b = s.frame(0, 2)
        if op == words.target.code:
            kind = b // words.VICTIMS
            victim = b % words.VICTIMS
        elif with_a_card(op):
            kind = b
    g.one_of(kind, KINDS)
    g.who(victim)


def with_a_card(op: i64) -> bool:
    """Whether this question is part of playing a card, whose kind is its number."""
    if op in (duel.audit_victim.code, duel.rob_which.code):
        return True
    return op in (words.place.code, words.victim.code, words.mend.code, words.keep_or_hire.code)
