"""What a seat knows of a WIRED table, as a row of small numbers; `encoding` names the columns.

Networks are counted: cards of each kind, issues of each kind, computers that score. Then they are told as a table with
a line for each name that a card in play can have, because options name such cards.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.core.glance import Abouts, Glance, Look
from sneakernet.core.op import Op
from sneakernet.core.state import NOBODY
from sneakernet.games.wired.rules import classes, duel, network, trade, words
from sneakernet.games.wired.rules.book import BOOK
from sneakernet.games.wired.rules.cells import (
    CABLES_2,
    CABLES_3,
    COMPUTER_CARDS,
    INTERNET,
    LABELS,
    LOOSE_CABLES,
    LOOSE_COMPUTERS,
    NO_NODE,
    SWITCH_1,
    SWITCHES,
)
from sneakernet.games.wired.rules.deals import NO_OFFER, OPEN
from sneakernet.games.wired.rules.kind import PACK
from sneakernet.games.wired.rules.network import CABLE_2
from sneakernet.games.wired.rules.state import Wired
from sneakernet.games.wired.rules.stock import FIELD, KINDS, ONE, SHIFT

ABOUTS: Final[Abouts] = Abouts(BOOK)
ISSUES: Final = 3
TOKENS: Final = 16  # classifications in play, with their marks
ALL: Final = -1  # of a set
NAMES: Final = SWITCHES + CABLES_2 + CABLES_3 + COMPUTER_CARDS
LINE: Final = 3 + ISSUES  # columns for each name


@final
class WiredLook(Look[Wired]):
    """What the view of a seat shows."""

    def fill(self, g: Glance, s: Wired, seat: i64) -> None:
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
        event(g, s)
        offer(g, s)
        choosing(g, s)
        for n in range(s.seats()):
            table(g, s, g.player(n))
        g.end(s)


def stock(g: Glance, cards: i64) -> None:
    """How many of each kind."""
    at = g.at
    kind: i64 = 0
    rest = cards
    while rest != 0:
        found = rest & FIELD[kind]
        if found != 0:
            g.put(at + kind, found >> SHIFT[kind])
            rest ^= found
        kind += 1
    g.at = at + KINDS


def player(g: Glance, s: Wired, p: i64) -> None:
    """A hand as far as it is known, and what lies open before its player."""
    g.number(s.hand_size(p))
    stock(g, s.hand(p) if g.open else s.known_hand(g.seat, p))
    g.number(s.score(p))
    g.number(network.active_computers(s, p))
    tokens(g, s.classes(p), ALL)
    equipment(g, s, p)
    g.numbers_in(s.trouble(p), 8, ISSUES)
    g.switch((s.done() & BIT[p]) != 0)
    g.switch((s.dome() & BIT[p]) != 0)


def tokens(g: Glance, entries: i64, chosen: i64) -> None:
    """How many classifications of each look are in play, of a set of places in the list."""
    rest = entries
    places = chosen
    while rest != 0:
        if places & 1:
            g.one_more(classes.token(rest & classes.ENTRY))
        rest >>= classes.BITS
        places >>= 1
    g.skip(TOKENS)


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


def event(g: Glance, s: Wired) -> None:
    """The classification that a HEAD HUNTER named, and the computers that the auditor has named so far."""
    named: i64 = NOBODY
    if s.event_target() != NOBODY and s.area_size() > 0 and PACK.counters & BIT[s.area(0)] != 0:
        named = classes.token(classes.entry(s.classes(s.event_target()), s.event_class()))
    g.one_of(named, TOKENS)
    g.cards(s.taken(), COMPUTER_CARDS)


def offer(g: Glance, s: Wired) -> None:
    """The open offer: its contents for the two players, for the others only that it is there."""
    state = s.offer_state()
    giver = s.offer_from()
    to = s.offer_to()
    if state == NO_OFFER or (state != OPEN and g.seat != giver and not g.open):
        g.skip(2 * g.seats + 1 + 2 * (KINDS + TOKENS))
        return
    g.who(giver)
    g.who(to)
    g.switch(state == OPEN)
    if g.open or g.seat == giver or g.seat == to:  # noqa: PLR1714 - a tuple would be made of them, boxed
        stock(g, s.give())
        stock(g, s.want())
        tokens(g, s.classes(giver), s.give_classes())
        tokens(g, s.classes(to), s.want_classes())
    else:
        g.skip(2 * (KINDS + TOKENS))


def choosing(g: Glance, s: Wired) -> None:
    """What an unfinished choice of this seat is about: the card or the equipment, and the victim."""
    kind: i64 = NOBODY
    name: i64 = NOBODY
    victim: i64 = NOBODY
    if s.asked() == g.seat:
        op = s.open_op(0)
        if op == words.target.code:
            kind = s.open_number(0) // words.VICTIMS
            victim = s.open_number(0) % words.VICTIMS
        elif op == words.replug.code:
            name = s.open_number(0)
        elif op == words.attach.code:
            name = s.open_number(0) // LABELS
        elif CARD_QUESTIONS[op]:
            kind = s.open_number(0)
    g.one_of(kind, KINDS)
    g.one_of(name - SWITCH_1 if name != NOBODY else name, NAMES)
    g.who(victim)


def table(g: Glance, s: Wired, p: i64) -> None:
    """A line for each name in a network."""
    switch = s.first(INTERNET + p)
    while switch != NO_NODE:
        line(g, s, switch, NO_NODE, True)
        branch(g, s, s.first(switch), network.name_of(s, switch), s.issues(switch) == 0)
        switch = s.next(switch)
    branch(g, s, s.first(LOOSE_CABLES + p), NO_NODE, False)
    computers(g, s, s.first(LOOSE_COMPUTERS + p), NO_NODE, False)
    g.skip(NAMES * LINE)


def branch(g: Glance, s: Wired, first: i64, on: i64, active: bool) -> None:
    """The cables on a switch, or the floating ones, with their computers."""
    cable = first
    while cable != NO_NODE:
        line(g, s, cable, on, active)
        computers(g, s, s.first(cable), network.name_of(s, cable), active and s.issues(cable) == 0)
        cable = s.next(cable)


def computers(g: Glance, s: Wired, first: i64, on: i64, active: bool) -> None:
    """The computers on a cable, or the floating ones."""
    computer = first
    while computer != NO_NODE:
        line(g, s, computer, on, active)
        computer = s.next(computer)


def line(g: Glance, s: Wired, node: i64, on: i64, active: bool) -> None:
    """A card in play: that it is there, whether it is active, the name it hangs on, its issues of each kind."""
    at = g.at + (network.name_of(s, node) - SWITCH_1) * LINE
    g.put(at, 1)
    if on != NO_NODE:
        g.put(at + 2, on)
    issues = s.issues(node)
    if issues == 0:
        if active:
            g.put(at + 1, 1)
        return
    back = g.at
    g.at = at + 2
    while issues != 0:
        g.one_more(issues & 3)
        issues >>= 2
    g.at = back


def card_questions() -> list[int]:
    """By op: whether it is a question about playing a card, whose kind is its number."""
    asked: list[Op[Wired]] = [words.place, words.victim, words.mend, words.keep_or_hire]
    asked += [duel.audit_victim, duel.rob_which]
    codes = [int(op.code) for op in asked]
    return [1 if code in codes else 0 for code in range(len(BOOK.ops))]


CARD_QUESTIONS: Final = vec[i64](card_questions())
LOOK: Final = WiredLook()
