"""What a seat knows of a WIRED table, as a row of small numbers; `encoding` names the columns.

Networks are counted, not drawn: cards of each kind, issues of each kind, computers that score.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from sneakernet.core.bits import BIT
from sneakernet.core.glance import Abouts, Glance
from sneakernet.core.op import Op
from sneakernet.core.state import NOBODY
from sneakernet.games.wired.rules import classes, duel, network, trade, words
from sneakernet.games.wired.rules.book import BOOK
from sneakernet.games.wired.rules.cells import INTERNET, LOOSE_CABLES, NO_NODE
from sneakernet.games.wired.rules.deals import NO_OFFER, OPEN
from sneakernet.games.wired.rules.network import CABLE_2
from sneakernet.games.wired.rules.state import Wired
from sneakernet.games.wired.rules.stock import FIELD, KINDS, ONE, SHIFT

ABOUTS: Final[Abouts] = Abouts(BOOK)
ISSUES: Final = 3
TOKENS: Final = 16  # classifications in play, with their marks


def glance(g: Glance, s: Wired, seat: i64) -> bytes:
    """What the view of this seat shows, but for the shape of networks."""
    g.begin(s, seat)
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
    return g.row(s)


def stock(g: Glance, cards: i64) -> None:
    """How many of each kind."""
    sheet = g.sheet
    at = g.at
    kind: i64 = 0
    rest = cards
    while rest != 0:
        found = rest & FIELD[kind]
        if found != 0:
            sheet[at + kind] = u8(found >> SHIFT[kind])
            rest ^= found
        kind += 1
    g.at = at + KINDS


def player(g: Glance, s: Wired, p: i64) -> None:
    """A hand as far as it is known, and what lies open before its player."""
    g.number(s.hand_size(p))
    stock(g, s.known_hand(g.seat, p))
    g.number(s.score(p))
    g.number(network.active_computers(s, p))
    entries = s.classes(p)
    while entries != 0:
        g.one_more(classes.token(entries & classes.ENTRY))
        entries >>= classes.BITS
    g.skip(TOKENS)
    equipment(g, s, p)
    g.numbers(s.trouble(p), 8, ISSUES)
    g.switch((s.done() & BIT[p]) != 0)
    g.switch((s.dome() & BIT[p]) != 0)


def equipment(g: Glance, s: Wired, p: i64) -> None:
    """How many computers, cables and switches are in play."""
    g.number(s.computers(p))
    switches: i64 = 0
    switch = s.first(INTERNET + p)
    while switch != NO_NODE:
        cables(g, s, switch)
        switches += 1
        switch = s.next(switch)
    cables(g, s, LOOSE_CABLES + p)
    g.skip(2)
    g.number(switches)


def cables(g: Glance, s: Wired, parent: i64) -> None:
    """Count the cables that hang on a switch, or on nothing, each in the column of its kind."""
    cable = s.first(parent)
    while cable != NO_NODE:
        g.one_more(network.kind_of(cable) - CABLE_2)
        cable = s.next(cable)


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
    state = s.offer_state()
    giver = s.offer_from()
    to = s.offer_to()
    if state == NO_OFFER or (state != OPEN and g.seat != giver):
        g.skip(2 * g.seats + 1 + 2 * KINDS)
        return
    g.who(giver)
    g.who(to)
    g.switch(state == OPEN)
    if g.seat == giver or g.seat == to:  # noqa: PLR1714 - a tuple would be made of them, boxed
        stock(g, s.give())
        stock(g, s.want())
    else:
        g.skip(2 * KINDS)


def choosing(g: Glance, s: Wired) -> None:
    """What an unfinished choice of this seat is about: the card, and the victim."""
    kind: i64 = NOBODY
    victim: i64 = NOBODY
    if s.asked() == g.seat:
        op = s.open_op(0)
        if op == words.target.code:
            kind = s.open_number(0) // words.VICTIMS
            victim = s.open_number(0) % words.VICTIMS
        elif CARD_QUESTIONS[op]:
            kind = s.open_number(0)
    g.one_of(kind, KINDS)
    g.who(victim)


def card_questions() -> list[int]:
    """By op: whether it is a question about playing a card, whose kind is its number."""
    asked: list[Op[Wired]] = [words.place, words.victim, words.mend, words.keep_or_hire]
    asked += [duel.audit_victim, duel.rob_which]
    codes = [int(op.code) for op in asked]
    return [1 if code in codes else 0 for code in range(len(BOOK.ops))]


CARD_QUESTIONS: Final = vec[i64](card_questions())
