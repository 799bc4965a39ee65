"""What a seat knows of an Access Denied table, as a row of small numbers; `encoding` names the columns."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.core.glance import Abouts, Glance, Look
from sneakernet.games.access_denied.rules import names
from sneakernet.games.access_denied.rules.book import BOOK
from sneakernet.games.access_denied.rules.cells import CARDS, EXPIRED, GOAL, P_BY
from sneakernet.games.access_denied.rules.places import in_play, set_aside
from sneakernet.games.access_denied.rules.standing import actions_left, as_seen, hand_limit, ignores_limit
from sneakernet.games.access_denied.rules.state import ETAXES_AT, FEWER_AT, MORE_AT, Net
from sneakernet.games.access_denied.rules.verbs import who_sees_the_attempt

ABOUTS: Final[Abouts] = Abouts(BOOK)
ALL: Final = -1  # cards: nothing is hidden
SECTORS: Final = 6
STEPS: Final = 7


@final
class NetLook(Look[Net]):
    """Cards, standings, the turn, the attempt, the trade, and the notes of a seat, as in its view."""

    def fill(self, g: Glance, s: Net, seat: i64) -> None:
        g.begin(s, seat)
        seen = as_seen(s, seat)
        known = i64(ALL) if g.open else s.known_to(seat)
        g.question(s, ABOUTS)
        for n in range(s.seats()):
            player(g, s, seen, g.player(n), known)
        for sector in range(i64(SECTORS)):
            beside(g, s, sector, known)
        g.number(s.deck_size())
        g.number(s.pile_size())
        g.one_of(s.pile_top(), CARDS)
        between(g, s, known)
        turn(g, s, seen)
        attempt(g, s)
        g.end(s)


def player(g: Glance, s: Net, seen: Net, p: i64, known: i64) -> None:
    """Hand, upgrades, levels, the hand limit, what the player is under."""
    hand = s.hand(p)
    g.place(hand, hand if p == g.seat else known, CARDS)
    g.some(s.upgrades(p), s.pack.upgrades)
    g.numbers_in(s.levels(p), 2, SECTORS)
    if ignores_limit(seen, p):
        g.skip(1)
    else:
        g.number(hand_limit(seen, p))
    g.cards((s.status(p) & 7) | ((s.next_turn(p) & 31) << 3), 8)
    adding_up(g, s.next_turn(p))
    g.cards(s.proven(p), 6)


def adding_up(g: Glance, effects: i64) -> None:
    """Effects of a turn that add up: taxes, more actions, fewer."""
    g.number((effects >> ETAXES_AT) & 255)
    g.number((effects >> MORE_AT) & 255)
    g.number(effects >> FEWER_AT)


def beside(g: Glance, s: Net, sector: i64, known: i64) -> None:
    """A sector: whose it is, its password as far as it is known, the cards beside it, and the notes."""
    owner = s.controller(sector)
    g.who(owner)
    password = s.password(sector)
    g.place(password, password if owner == g.seat else known, CARDS)
    traps: i64 = 0
    for n in range(s.traps()):
        if s.trap_sector(n) == sector:
            traps |= BIT[s.trap_card(n)]
    g.some(traps, s.pack.traps)
    g.cards(s.noted(g.seat, sector), 12)


def between(g: Glance, s: Net, known: i64) -> None:
    """The cards that are on their way: in play, handed over in an attempt, set aside."""
    g.cards(in_play(s), CARDS)
    handed = s.handed()
    looks = s.attempt_by() >= 0 and (who_sees_the_attempt(s) & BIT[g.seat]) != 0
    g.place(handed, handed if looks else known, CARDS)
    aside = set_aside(s)
    looks = s.plays() > 0 and s.play(0, P_BY) == g.seat
    g.place(aside, aside if looks else known, CARDS)


def turn(g: Glance, s: Net, seen: Net) -> None:
    """Whose turn it is, and what is left of it."""
    g.who(s.active())
    g.who(s.starter())
    g.one_of(seen.step(), STEPS)
    g.number(s.turns())
    g.number(s.setting(GOAL))
    if seen.step() == names.ACTION:
        g.number(actions_left(seen, s.active()))
    else:
        g.skip(1)
    g.number(s.offers())
    g.switch(s.setting(EXPIRED) != 0)
    g.cards(s.now() & 31, 5)
    adding_up(g, s.now())


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


LOOK: Final = NetLook()
