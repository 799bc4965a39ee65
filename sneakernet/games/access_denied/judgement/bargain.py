"""Bargains in Access Denied: what to ask for, what a partner would give, what an offer in vain costs (AD-28).

A trade is judged as a whole before it is opened: who opens one asks other people for cards, and means to take them.
"""

from typing import Final

from mypy_extensions import i64

from sneakernet.bots.judgement.judgement import ops_about
from sneakernet.core.bits import BIT, lowest
from sneakernet.games.access_denied.judgement.net_worth import ROOT, SECTORS, codes, in_hand
from sneakernet.games.access_denied.judgement.worth import Worth
from sneakernet.games.access_denied.rules import names
from sneakernet.games.access_denied.rules.book import BOOK
from sneakernet.games.access_denied.rules.cells import WANTED
from sneakernet.games.access_denied.rules.state import NOBODY, Net

WRITING: Final = ops_about(BOOK, ("trade_name", "trade_wanted"))
ANSWERING: Final = ops_about(BOOK, ("trade_answer",))
ACCEPTING: Final = ops_about(BOOK, ("trade_accept",))

OPEN: Final = 0.2  # what it costs both while an offer hangs in the air
IN_VAIN: Final = 2.5  # what it costs its author when nothing comes of it: more than a turn of its own
GAIN: Final = 0.1  # by how much a bargain must better a hand
ENVY: Final = 0.4  # how much of the other's gain counts against it
ASKED_FOR: Final = 0.3  # a partner likes to give what it was asked for


def regret(s: Net, p: i64) -> float:
    """The patience that offers cost: while they are open, and when they came to nothing (AD-R71)."""
    cost = 0.0
    if s.active() == p:
        cost = IN_VAIN * float(s.offers())
    if s.partner() != NOBODY and p in (s.active(), s.partner()):
        cost += OPEN
    return cost


def gain(s: Net, p: i64, gives: i64, gets: i64, w: Worth) -> float:
    """By how much an exchange betters a player's hand."""
    hand = s.hand(p)
    before = codes(s, p, w) + in_hand(s, p, w)
    s.set_hand(p, (hand & ~gives) | gets)
    after = codes(s, p, w) + in_hand(s, p, w)
    s.set_hand(p, hand)
    return after - before


def is_welcome(s: Net, cards: i64, w: Worth) -> bool:
    """Whether the author of the open offer would take these cards for its own."""
    return cards != 0 and gain(s, s.active(), s.offered_card(), cards, w) >= GAIN


def write(s: Net, me: i64) -> i64:
    """The rest of an offer: it is not named, and asks for the codes that the author knows and does not hold."""
    wishes = missing_codes(s, me)
    for k in range(s.offered()):
        option = s.option(k)
        if option == names.O_UNNAMED or (option >= names.O_WANT and wishes & BIT[option - names.O_WANT]):
            return k
    return 0  # done


def missing_codes(s: Net, me: i64) -> i64:
    """Codes of foreign passwords that a player knows and cannot show."""
    found: i64 = 0
    for sector in range(i64(SECTORS)):
        if s.level(me, sector) < ROOT:
            found |= s.codes_noted(me, sector, True)
    for code in range(i64(6)):
        if found & BIT[code] and s.hand(me) & s.pack.of_code[code]:
            found &= ~BIT[code]
    return found


def reply(s: Net, partner: i64, w: Worth) -> i64:
    """The card for which both are better off, best for the partner who gives it; without such a card it declines."""
    best: i64 = 0  # decline, or done when a card is named already
    most = 0.0
    if s.picked() != 0:
        return best
    for k in range(s.offered()):
        option = s.option(k)
        if option >= names.O_GIVE:
            card = BIT[option & 63]
            theirs = gain(s, s.active(), s.offered_card(), card, w)
            if theirs >= GAIN:
                wish = gain(s, partner, card, s.offered_card(), w) - ENVY * theirs
                if s.setting(WANTED) & BIT[s.pack.codes[lowest(card)]]:
                    wish += ASKED_FOR
                if wish > most:
                    most = wish
                    best = k
    return best


def expect(s: Net, w: Worth) -> i64:
    """What the one who is asked about a trade will probably say; -1: hard to tell."""
    op = s.open_op(0)
    if ANSWERING[op]:
        return reply(s, s.asked(), w)
    if ACCEPTING[op] and is_welcome(s, s.picked(), w):
        return 1
    return -1
