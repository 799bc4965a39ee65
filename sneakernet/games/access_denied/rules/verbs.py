"""The only code that moves cards and markers. A verb moves the card, the knowledge and the news of it together."""

from typing import Final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest, nth
from sneakernet.core.knowledge import show
from sneakernet.games.access_denied.rules import names
from sneakernet.games.access_denied.rules.cells import ALL_COUNT, GOAL
from sneakernet.games.access_denied.rules.places import holds
from sneakernet.games.access_denied.rules.standing import CUT_AT, ROOT, roots_that_count
from sneakernet.games.access_denied.rules.state import NO_CARD, Net

NOBODY: Final = -1
ABSENT: Final = 8
ANY: Final = -1  # cards of whatever kind: every bit


def reveal(s: Net, cards: i64, observers: i64) -> None:
    """These observers see these cards in a place that is no foreign password."""
    show(s, cards, observers)
    for q in range(s.seats() + 1):
        if observers & BIT[q]:
            s.sight(q, cards)


# Deck, pile and hands


def reshuffle(s: Net, p: i64) -> None:
    """The whole pile is shuffled and becomes the deck (AD-38)."""
    size = s.pile_size()
    cards: i64 = 0
    for n in range(size):
        card = s.pile(n)
        cards |= BIT[card]
    for q in range(s.seats() + 1):
        s.set_known_to(q, s.known_to(q) & ~cards)
    s.empty_pile()
    rest = cards
    while rest != 0:
        s.put_on_deck(lowest(rest))
        rest &= rest - 1
    shuffle_deck(s)
    s.tell(names.RESHUFFLED, p, n=size)


def shuffle_deck(s: Net) -> None:
    """Every order of the deck is equally likely."""
    n = s.deck_size() - 1
    while n > 0:
        other = s.below(n + 1)
        card = s.deck(n)
        s.set_deck(n, s.deck(other))
        s.set_deck(other, card)
        n -= 1


def draw(s: Net, p: i64, verb: i64) -> bool:
    """One card from the deck, seen by its drawer alone; False if there is none (AD-38, AD-39)."""
    if s.deck_size() == 0:
        if s.pile_size() == 0:
            return False
        reshuffle(s, p)
    card = s.take_deck()
    s.set_hand(p, s.hand(p) | BIT[card])
    s.set_known_to(p, s.known_to(p) | BIT[card])
    s.sight(p, BIT[card])
    s.news(verb, p, card, known_to=BIT[p])
    return True


def leave_hand(s: Net, p: i64, cards: i64) -> None:
    """Cards leave a hand before everybody's eyes."""
    s.set_hand(p, s.hand(p) & ~cards)
    s.reveal_to_all(cards)


def enter_hand(s: Net, p: i64, cards: i64) -> None:
    """Cards that everybody can name come into a hand."""
    s.set_hand(p, s.hand(p) | cards)


def discard(s: Net, p: i64, card: i64) -> None:
    """A hand card goes faceup on the pile (AD-35)."""
    leave_hand(s, p, BIT[card])
    s.put_on_pile(card, NOBODY)
    s.news(names.DISCARDED, p, card, known_to=s.everyone())


def discard_at_random(s: Net, p: i64, n: i64) -> None:
    """So many hand cards, picked at random, in the order in which they were picked (AD-R7, AD-R92)."""
    while n > 0 and s.hand(p) != 0:
        discard(s, p, random_card(s, s.hand(p)))
        n -= 1


def random_card(s: Net, cards: i64) -> i64:
    """One card of a set, each equally likely (AD-R7)."""
    return nth(cards, s.below(count(cards)))


def discard_upgrade(s: Net, p: i64, card: i64) -> None:
    """A faceup upgrade goes on the pile."""
    s.set_upgrades(p, s.upgrades(p) & ~BIT[card])
    s.put_on_pile(card, NOBODY)
    s.news(names.DISCARDED, p, card, known_to=s.everyone())


def take_top(s: Net, p: i64) -> None:
    """The top card of the pile into a hand, as everybody sees (AD-53)."""
    card = s.pile_top()
    s.take_from_pile(card)
    enter_hand(s, p, BIT[card])
    s.news(names.SALVAGED, p, card, known_to=s.everyone())


def slip(s: Net, p: i64, cards: i64, kind: i64, seen: i64) -> None:
    """Cards are about to leave a hand. Who does not see them, but knows their kind, may no longer know which it has."""
    held = holds(s, p)
    n = count(cards)
    for q in range(s.seats() + 1):
        known = s.known_to(q) & held
        if known & kind and not (seen & BIT[q]):
            sure = known == held and count(known & kind) == n  # it can have been no others
            if not sure and count(held) - count(known & ~kind) > n:
                s.set_known_to(q, s.known_to(q) & ~(known & kind))


def move_unseen(s: Net, p: i64, card: i64, to: i64, kind: i64, seen: i64) -> None:
    """A card from hand to hand, as these see; the others may know its kind."""
    slip(s, p, BIT[card], kind, seen | BIT[p])
    s.set_hand(p, s.hand(p) & ~BIT[card])
    s.set_hand(to, s.hand(to) | BIT[card])
    show(s, BIT[card], seen)
    s.sight(to, BIT[card])


def pass_card(s: Net, p: i64, card: i64, to: i64, kind: i64 = ANY) -> i64:
    """A card from hand to hand, unseen by the others; who has seen it."""
    seen: i64 = BIT[p] | BIT[to]
    move_unseen(s, p, card, to, kind, seen)
    return seen


def give(s: Net, p: i64, card: i64, to: i64, verb: i64, kind: i64 = ANY) -> None:
    """A card passes facedown by its owner's choice."""
    s.news(verb, p, card, to, known_to=pass_card(s, p, card, to, kind))


def divide(s: Net, p: i64, card: i64, to: i64, other: i64, me: i64) -> None:
    """Two cards go to two players; their old owner does not learn which one went where (AD-R74)."""
    move_unseen(s, p, card, to, ANY, BIT[to])
    s.news(names.TOOK, to, card, p, known_to=BIT[to])
    move_unseen(s, p, other, me, ANY, BIT[me])
    s.news(names.TOOK, me, other, p, known_to=BIT[me])
    s.set_known_to(p, s.known_to(p) & ~(BIT[card] | BIT[other]))


def give_openly(s: Net, p: i64, card: i64, to: i64, verb: i64) -> None:
    """A card passes from hand to hand before everybody's eyes."""
    leave_hand(s, p, BIT[card])
    enter_hand(s, to, BIT[card])
    s.news(verb, p, card, to, known_to=s.everyone())


def take(s: Net, p: i64, card: i64, owner: i64) -> None:
    """A card passes facedown, not by its owner's choice; both know it."""
    s.news(names.TOOK, p, card, owner, known_to=pass_card(s, owner, card, p))


def set_aside(s: Net, p: i64, cards: i64) -> None:
    """Hand cards named at an announcement lie facedown and are no longer hand (AD-R101)."""
    hide(s, p, cards, BIT[p])
    s.set_hand(p, s.hand(p) & ~cards)
    s.set_aside(cards)
    rest = cards
    while rest != 0:
        s.news(names.SET_ASIDE, p, lowest(rest), known_to=BIT[p])
        rest &= rest - 1


def hide(s: Net, p: i64, cards: i64, seen_by: i64) -> None:
    """Several cards are taken out of a hand at once; who does not see them no longer knows which are where."""
    hand = s.hand(p)
    for q in range(s.seats() + 1):
        if seen_by & BIT[q]:
            s.set_known_to(q, s.known_to(q) | cards)
            s.sight(q, cards)
        elif hand != cards:
            s.set_known_to(q, s.known_to(q) & ~hand)


# Attempts


def hand_over(s: Net, p: i64, cards: i64) -> None:
    """Cards lie before the controller: seen by both, and by who wiretaps (AD-43, AD-R22)."""
    sector = s.attempt_sector()
    seen: i64 = BIT[p] | BIT[s.controller(sector)] | s.wired()
    for q in range(s.seats() + 1):
        s.set_before(q, s.known_to(q) & s.hand(p))
    hide(s, p, cards, seen)
    s.set_hand(p, s.hand(p) & ~cards)
    s.set_handed(cards)
    rest = cards
    while rest != 0:
        s.news(names.HANDED_OVER, p, lowest(rest), names.AT_SECTOR + sector, known_to=seen)
        rest &= rest - 1


def lay_out(s: Net, p: i64, card: i64) -> None:
    """One card of the cost of an uncontrolled sector lies faceup (AD-47)."""
    leave_hand(s, p, BIT[card])
    s.set_handed(s.handed() | BIT[card])
    s.lay_out(card)
    s.news(names.PAID, p, card, names.AT_SECTOR + s.attempt_sector(), known_to=s.everyone())


def who_sees_the_attempt(s: Net) -> i64:
    """The observers who see the cards of an attempt."""
    controller = s.controller(s.attempt_sector())
    if controller == NOBODY:
        return s.everyone()
    return BIT[s.attempt_by()] | BIT[controller] | s.wired()


def return_cards(s: Net, cards: i64) -> None:
    """Cards of an attempt go back to their player."""
    p = s.attempt_by()
    seen = who_sees_the_attempt(s)
    s.set_handed(s.handed() & ~cards)
    s.set_hand(p, s.hand(p) | cards)
    rest = cards
    while rest != 0:
        s.news(names.RETURNED, p, lowest(rest), names.AT_SECTOR + s.attempt_sector(), known_to=seen)
        rest &= rest - 1


def recall_hand(s: Net) -> None:
    """All cards of an attempt are back: what an observer knew of that hand holds again."""
    hand = s.hand(s.attempt_by())
    for q in range(s.seats() + 1):
        s.set_known_to(q, s.known_to(q) | (s.before(q) & hand))
        s.set_before(q, 0)


def keep_cards(s: Net, cards: i64) -> None:
    """Cards of an attempt go into the controller's hand (AD-45)."""
    p = s.attempt_by()
    seen = who_sees_the_attempt(s)
    controller = s.controller(s.attempt_sector())
    slip(s, p, cards, ANY, seen)
    for q in range(s.seats() + 1):
        s.set_before(q, 0)
    s.set_handed(s.handed() & ~cards)
    s.set_hand(controller, s.hand(controller) | cards)
    rest = cards
    while rest != 0:
        s.news(names.KEPT, controller, lowest(rest), p, known_to=seen)
        rest &= rest - 1


def cost_to_pile(s: Net) -> None:
    """The cost of an uncontrolled sector goes to the pile in the order laid out (AD-R92)."""
    for n in range(s.paid_size()):
        s.put_on_pile(s.paid(n), NOBODY)
    s.set_handed(0)


# What is known of passwords


def learn(s: Net, q: i64, sector: i64, code: i64, present: bool, reason: i64) -> None:
    """An observer learns whether a code is in a password; what was learned first stays."""
    if s.note(q, sector, code) == 0:
        s.set_note(q, sector, code, reason if present else reason + ABSENT, s.turns())


def show_code(s: Net, viewer: i64, cards: i64, owner: i64) -> None:
    """One of these password cards, picked at random, is shown to one player: its letter and its sector (R88, R81)."""
    card = random_card(s, cards)
    code = s.pack.codes[card]
    for sector in range(i64(6)):
        if s.password(sector) & BIT[card]:
            s.tell(names.SAW, viewer, code, names.AT_SECTOR + sector, known_to=BIT[viewer] | BIT[owner])
            learn(s, viewer, sector, code, True, names.SHOWN)


def own_passwords(s: Net, p: i64) -> i64:
    """All password cards of a player."""
    cards: i64 = 0
    for sector in range(i64(6)):
        if s.controller(sector) == p:
            cards |= s.password(sector)
    return cards


def prove_code(s: Net, p: i64, code: i64) -> None:
    """An upgrade laid by AD-59 proves its code to everybody (AD-R100)."""
    own: i64 = -1
    several = False
    for sector in range(i64(6)):
        if s.controller(sector) == p:
            several = own >= 0
            own = sector
    if several:
        s.set_proven(p, s.proven(p) | BIT[code])
        return
    for q in range(s.seats() + 1):
        if q != p:
            learn(s, q, own, code, True, names.UPGRADE)


# Markers


def rise(s: Net, p: i64, sector: i64) -> None:
    """The marker rises one level; statuses that wait for Oper end; at Root the win is checked at once (AD-75)."""
    level = s.level(p, sector) + 1
    s.set_level(p, sector, level)
    s.tell(names.ROSE, p, target=names.AT_SECTOR + sector, n=level)
    if level == 2 and s.status(p):
        end_statuses(s, p, sector)
    if level == ROOT:
        all_count = s.setting(ALL_COUNT) != 0
        if roots_that_count(s, p, all_count) >= s.setting(GOAL):
            s.tell(names.WON, p)
            s.finish(BIT[p], names.BY_GOAL)


def end_statuses(s: Net, p: i64, sector: i64) -> None:
    """Oper in TeleComm ends S.O.L., Oper in Micronopoly ends every Beta Site (AD-R38)."""
    status = s.status(p)
    if sector == names.TELECOMM:
        for effect in range(i64(2)):
            if status & BIT[effect]:
                s.tell(names.FREED, p, names.UPGRADES_OFF + effect, known_to=s.everyone())
        s.set_status(p, status & ~i64(3))
    elif sector == names.MICRONOPOLY and status >> CUT_AT:
        s.tell(names.FREED, p, names.LIMIT_CUT, known_to=s.everyone())
        s.set_status(p, status & 15)


def remove_marker(s: Net, p: i64, sector: i64) -> None:
    """A marker goes back to its owner (AD-R36)."""
    s.set_level(p, sector, 0)
    s.tell(names.LOST_ACCESS, p, target=names.AT_SECTOR + sector)


def lift_trap(s: Net, n: i64) -> None:
    """A sector card goes to the pile; it is not "just played" (AD-R16)."""
    card = s.trap_card(n)
    s.news(names.LIFTED, s.trap_owner(n), card, names.AT_SECTOR + s.trap_sector(n), known_to=s.everyone())
    s.lift_trap(n)
    s.put_on_pile(card, NOBODY)


def file_play(s: Net, card: i64, by: i64) -> None:
    """A played card goes to the pile, on top (AD-65)."""
    if card != NO_CARD:
        s.put_on_pile(card, by)
        s.news(names.FILED, by, card, known_to=s.everyone())
