"""What observers can still say of cards whose place they have lost: where they are not, and what a hand surely holds.

A lead says that of these cards a hand holds at least so many: one of two cards seen there was taken; the card that was
traded has this code; what was held when the pile was shuffled did not come from it. Cards that lie before a player in
an attempt, or set aside, count as hand until they go elsewhere. Who holds a hand needs no leads of it.
"""

from typing import Final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count
from sneakernet.games.access_denied.notes import DECK, MOST_LEADS
from sneakernet.games.access_denied.places import set_aside
from sneakernet.games.access_denied.state import GAINED, P_BY, WITH_CODES, Net

ANY: Final = 0x7FFFFFFFFFFFFFFF  # of whatever kind
AWAY: Final = -1  # neither a hand nor the deck


def holds(s: Net, p: i64) -> i64:
    """A hand, with what was put down from it and has gone nowhere yet."""
    cards = s.hand(p)
    if s.attempt_by() == p and s.attempt_kind() == WITH_CODES:
        cards |= s.handed()
    if s.aside() != 0 and s.plays() > 0 and s.play(0, P_BY) == p:
        cards |= set_aside(s)
    return cards


def add(s: Net, cards: i64, p: i64, least: i64, observers: i64) -> None:
    """A new lead; of two about the same cards an observer keeps the better. Beyond what fits they are lost."""
    observers &= ~BIT[p]
    if least <= 0 or observers == 0:
        return
    n = s.like_it(s.leads(), cards, p)
    while n >= 0:
        known = s.lead_observers(n)
        if s.lead_least(n) < least:
            s.set_lead(n, cards, p, s.lead_least(n), known & ~observers)
        else:
            observers &= ~known
        n = s.like_it(n, cards, p)
    if observers == 0:
        return
    if s.leads() == MOST_LEADS:
        drop_what_is_known(s)
    if s.leads() < MOST_LEADS:
        s.put_lead(cards, p, least, observers)


def drop_what_is_known(s: Net) -> None:
    """Leads that say no more than their observers see anyway."""
    n = s.leads()
    while n > 0:
        n -= 1
        p = s.lead_hand(n)
        there = s.lead_cards(n) & holds(s, p)
        needed: i64 = 0
        for q in range(s.seats() + 1):
            if s.lead_observers(n) & BIT[q] and count(there & s.known_to(q)) < s.lead_least(n):
                needed |= BIT[q]
        s.set_lead(n, s.lead_cards(n), p, s.lead_least(n), needed)


def gain(s: Net, cards: i64, p: i64, more: i64, observers: i64) -> None:
    """So many more of these cards have come to a hand."""
    observers &= ~BIT[p]
    if more <= 0:
        return
    n = s.like_it(s.leads(), cards, p)
    while n >= 0:
        if s.lead_observers(n) == observers:
            s.set_lead(n, cards, p, s.lead_least(n) + more, observers)
            return
        n = s.like_it(n, cards, p)
    add(s, cards, p, more, observers)


def lose_sight(s: Net, q: i64, cards: i64, p: i64) -> None:
    """Cards that an observer saw in a hand lie there among others, and which of them will be moved is not seen."""
    s.only_there(q, cards, BIT[p])
    add(s, cards, p, count(cards), BIT[q])


def slip(s: Net, p: i64, to: i64, cards: i64, kind: i64, seen: i64) -> None:
    """Cards are about to go from hand to hand. Who does not see them knows how many, and of which kind they are."""
    held = holds(s, p)
    n = count(cards)
    for q in range(s.seats() + 1):
        known = s.known_to(q) & held
        if known & kind and not (seen & BIT[q]):
            if known == held and count(known & kind) == n:
                seen |= BIT[q]  # it can have been no others
            elif count(held) - count(known & ~kind) > n:
                lose_sight(s, q, known & kind, p)
    revise(s, p, to, cards, kind, seen, count(held))
    if to == AWAY:
        return
    for q in range(s.seats() + 1):
        if not (seen & BIT[q]):
            s.followed(q, p, to, kind)
    if kind != ANY:
        gain(s, kind, to, n, s.everyone() & ~seen)
    if to == s.active():
        s.use(GAINED)


def revise(s: Net, p: i64, to: i64, cards: i64, kind: i64, seen: i64, size: i64) -> None:
    """What was known of both hands before, after cards went over."""
    n = s.leads()
    while n > 0:
        n -= 1
        those = s.lead_cards(n)
        hand = s.lead_hand(n)
        least = s.lead_least(n)
        eyes = s.lead_observers(n) & seen
        others = s.lead_observers(n) & ~seen
        if hand == p:
            s.set_lead(n, those, p, least - (count(cards) if those & kind else 0), others)
            add(s, those & ~cards, p, least - count(those & cards), eyes)
            if to != AWAY and others != 0 and those != kind:
                gain(s, those, to, count(cards) - size + least, others)
        elif hand == to and eyes != 0 and those & cards:
            s.set_lead(n, those, to, least, others)
            add(s, those & ~cards, to, least, eyes)


def reshuffled(s: Net, cards: i64) -> None:
    """The deck is what lay on the pile; what is held now did not come from there (AD-38)."""
    for q in range(s.seats() + 1):
        s.only_there(q, cards, BIT[DECK])
        s.set_elsewhere(q, DECK, ANY & ~cards)
    s.shuffled(cards)
    for p in range(s.seats()):
        add(s, ANY & ~cards, p, count(holds(s, p)), s.everyone())


def refute(s: Net, p: i64, burdens: i64) -> None:
    """A player does what these hot potatoes forbid: none was there when the turn began, nor has one come (AD-64)."""
    if burdens and not s.rule.burdens_shown and not s.is_used(GAINED):
        s.rule_out(p, burdens)
