"""What a seat knows of an Access Denied table, as a row of small numbers; `encoding` names the columns."""

from typing import Final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count
from sneakernet.core.glance import Abouts, Glance
from sneakernet.games.access_denied import names
from sneakernet.games.access_denied.book import BOOK
from sneakernet.games.access_denied.pack import CARDS
from sneakernet.games.access_denied.places import in_play, set_aside
from sneakernet.games.access_denied.standing import actions_left, hand_limit, ignores_limit
from sneakernet.games.access_denied.state import EXPIRED, GOAL, P_BY, Net
from sneakernet.games.access_denied.verbs import who_sees_the_attempt
from sneakernet.games.access_denied.view import as_seen

ABOUTS: Final[Abouts] = Abouts(BOOK)
BLANK: Final = bytes(2560)
SECTORS: Final = 6
STEPS: Final = 7


def glance(s: Net, seat: i64) -> bytes:
    """Cards, standings, the turn, the attempt, the trade, and the notes of this seat, as in its view."""
    g = Glance(s, seat, BLANK)
    seen = as_seen(s, seat)
    g.question(s, ABOUTS)
    for n in range(s.seats()):
        player(g, s, seen, g.player(n))
    for sector in range(i64(SECTORS)):
        beside(g, s, sector)
    g.number(s.deck_size())
    g.number(s.pile_size())
    g.one_of(s.pile_top(), CARDS)
    g.cards(in_play(s), CARDS)
    seers: i64 = 0
    if s.attempt_by() >= 0:
        seers = who_sees_the_attempt(s)
    place(g, s, s.handed(), seers)
    seers = 0
    if s.plays() > 0:
        seers = BIT[s.play(0, P_BY)]
    place(g, s, set_aside(s), seers)
    turn(g, s, seen)
    attempt(g, s)
    return g.row()


def place(g: Glance, s: Net, cards: i64, seen_by: i64) -> None:
    """A place: how many cards there are; those that the seat sees or remembers."""
    g.number(count(cards))
    g.cards(cards if seen_by & BIT[g.seat] else cards & s.known_to(g.seat), CARDS)


def player(g: Glance, s: Net, seen: Net, p: i64) -> None:
    """Hand, upgrades, levels, the hand limit, what the player is under."""
    place(g, s, s.hand(p), BIT[p])
    g.cards(s.upgrades(p), CARDS)
    for sector in range(i64(SECTORS)):
        g.number(s.level(p, sector))
    if ignores_limit(seen, p):
        g.skip(1)
    else:
        g.number(hand_limit(seen, p))
    g.cards(s.status(p) & 7, 3)
    g.cards(s.next_turn(p) & 31, 5)
    g.cards(s.proven(p), 6)


def beside(g: Glance, s: Net, sector: i64) -> None:
    """A sector: whose it is, its password as far as it is known, the cards beside it, and the notes."""
    owner = s.controller(sector)
    g.who(owner)
    seers: i64 = 0
    if owner >= 0:
        seers = BIT[owner]
    place(g, s, s.password(sector), seers)
    traps: i64 = 0
    for n in range(s.traps()):
        if s.trap_sector(n) == sector:
            traps |= BIT[s.trap_card(n)]
    g.cards(traps, CARDS)
    if s.has_notes(g.seat, sector):
        g.cards(s.codes_noted(g.seat, sector, True), 6)
        g.cards(s.codes_noted(g.seat, sector, False), 6)
    else:
        g.skip(12)


def turn(g: Glance, s: Net, seen: Net) -> None:
    """Whose turn it is, and what is left of it."""
    g.who(s.active())
    g.who(s.starter())
    g.one_of(seen.step(), STEPS)
    g.number(s.turns())
    g.number(s.setting(GOAL))
    if s.step() == names.ACTION:
        g.number(actions_left(seen, s.active()))
    else:
        g.skip(1)
    g.number(s.offers())
    g.switch(s.setting(EXPIRED) != 0)
    g.cards(s.now() & 31, 5)


def attempt(g: Glance, s: Net) -> None:
    """The attempt in progress, and the partner of a trade."""
    p = s.attempt_by()
    if p >= 0:
        sector = s.attempt_sector()
        g.who(p)
        g.one_of(sector, SECTORS)
        g.number(s.level(p, sector) + 1)
    else:
        g.skip(g.seats + SECTORS + 1)
    g.who(s.partner())
