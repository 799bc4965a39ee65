"""What observers can still say of cards whose place they have lost: where they are not, and what hands surely hold.

A lead says that of these cards some hands hold at least so many: one of two cards seen there was taken; the card that
was traded has this code; what was held when the pile was shuffled did not come from it. Cards that lie before a player
in an attempt, or set aside, count as hand until they go elsewhere.
"""

from typing import Final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest
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


def hold_together(s: Net, hands: i64) -> i64:
    """What several hands hold."""
    cards: i64 = 0
    while hands != 0:
        cards |= holds(s, lowest(hands))
        hands &= hands - 1
    return cards


def add(s: Net, cards: i64, hands: i64, least: i64, observers: i64) -> None:
    """A new lead; of two about the same cards an observer keeps the better. Beyond what fits they are lost."""
    if hands & (hands - 1) == 0:
        observers &= ~hands  # who holds a hand needs no lead of it
    if least <= 0 or observers == 0 or s.blind:
        return
    n = s.like_it(s.leads(), cards, hands)
    while n >= 0:
        known = s.lead_observers(n)
        if s.lead_least(n) < least:
            s.set_lead(n, cards, hands, s.lead_least(n), known & ~observers)
        else:
            observers &= ~known
        n = s.like_it(n, cards, hands)
    if observers == 0:
        return
    if s.leads() == MOST_LEADS:
        drop_what_is_known(s)
    if s.leads() < MOST_LEADS:
        s.put_lead(cards, hands, least, observers)


def drop_what_is_known(s: Net) -> None:
    """Leads that say no more than their observers see anyway."""
    n = s.leads()
    while n > 0:
        n -= 1
        there = s.lead_cards(n) & hold_together(s, s.lead_hands(n))
        needed: i64 = 0
        for q in range(s.seats() + 1):
            if s.lead_observers(n) & BIT[q] and count(there & s.known_to(q)) < s.lead_least(n):
                needed |= BIT[q]
        s.set_lead(n, s.lead_cards(n), s.lead_hands(n), s.lead_least(n), needed)


def tidy(s: Net) -> None:
    """Leads that have become the same are one."""
    n = s.leads()
    while n > 0:
        n -= 1
        cards, hands = s.lead_cards(n), s.lead_hands(n)
        least, observers = s.lead_least(n), s.lead_observers(n)
        s.set_lead(n, cards, hands, 0, observers)
        add(s, cards, hands, least, observers)


def gain(s: Net, cards: i64, p: i64, more: i64, observers: i64) -> None:
    """So many more of these cards have come to a hand."""
    observers &= ~BIT[p]
    if more <= 0:
        return
    n = s.like_it(s.leads(), cards, BIT[p])
    while n >= 0:
        if s.lead_observers(n) == observers:
            s.set_lead(n, cards, BIT[p], s.lead_least(n) + more, observers)
            return
        n = s.like_it(n, cards, BIT[p])
    add(s, cards, BIT[p], more, observers)


def lose_sight(s: Net, q: i64, cards: i64, p: i64) -> None:
    """Cards that an observer saw in a hand lie there among others, and which of them will be moved is not seen."""
    s.only_there(q, cards, BIT[p])
    add(s, cards, BIT[p], count(cards), BIT[q])


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
    if s.blind:
        return
    if to != AWAY:
        s.receives(to, holds(s, to))
    revise(s, p, to, cards, kind, seen, count(held))
    if to != AWAY:
        for q in range(s.seats() + 1):
            if not (seen & BIT[q]):
                s.followed(q, p, to, kind)
        if kind != ANY:
            gain(s, kind, to, n, s.everyone() & ~seen)
        if to == s.active():
            s.use(GAINED)


def revise(s: Net, p: i64, to: i64, cards: i64, kind: i64, seen: i64, size: i64) -> None:
    """What was known of hands before, after cards went from one to the other."""
    there: i64 = BIT[to] if to != AWAY else 0
    n = s.leads()
    while n > 0:
        n -= 1
        hands = s.lead_hands(n)
        leaves = hands & BIT[p] != 0
        if leaves == (hands & there != 0):
            continue
        those = s.lead_cards(n)
        least = s.lead_least(n)
        eyes = s.lead_observers(n) & seen
        others = s.lead_observers(n) & ~seen
        if not leaves:
            if eyes != 0 and those & cards:
                s.set_lead(n, those, hands, least, others)
                add(s, those & ~cards, hands, least, eyes)
            continue
        if those & kind:
            s.set_lead(n, those, hands, least - count(cards), others)
            if there:
                add(s, those, hands | there, least, others)
            if hands == BIT[p] and there and those != kind:
                add(s, those, there, count(cards) - size + least, others)
        else:
            s.set_lead(n, those, hands, least, others)
        add(s, those & ~cards, hands, least - count(those & cards), eyes)


def reshuffled(s: Net, cards: i64) -> None:
    """The deck is what lay on the pile; what is held now did not come from there (AD-38)."""
    for q in range(s.seats() + 1):
        s.only_there(q, cards, BIT[DECK])
        s.set_elsewhere(q, DECK, ANY & ~cards)
    if s.blind:
        return
    s.shuffled(cards)
    tidy(s)
    for p in range(s.seats()):
        add(s, ANY & ~cards, BIT[p], count(holds(s, p)), s.everyone())


def refute(s: Net, p: i64, burdens: i64) -> None:
    """A player does what these hot potatoes forbid: none was there when the turn began, nor has one come (AD-64)."""
    if burdens and not s.rule.burdens_shown and not s.is_used(GAINED):
        s.rule_out(p, burdens)
