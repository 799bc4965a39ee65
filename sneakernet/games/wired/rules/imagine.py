"""The worlds a seat can imagine: tables that it cannot tell from the real one."""

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, has
from sneakernet.core.knowledge import fresh_stream
from sneakernet.core.rng import Rng
from sneakernet.games.wired.rules import classes
from sneakernet.games.wired.rules.deals import NO_OFFER, OPEN
from sneakernet.games.wired.rules.state import Wired
from sneakernet.games.wired.rules.stock import ONE, kind_at, meet, size


def imagine(s: Wired, seat: i64, rng: Rng) -> Wired:
    """The cards that this seat does not know are dealt anew; what it knows of the other hands stays."""
    world = s.copy()
    pool = s.draw_pile()
    left = s.draw_size()
    for p in range(s.seats()):
        if p != seat:
            pool += s.hand(p) - s.known_hand(seat, p)
            left += s.hand_size(p) - size(s.known_hand(seat, p))
    for p in range(s.seats()):
        if p != seat:
            known = s.known_hand(seat, p)
            unknown = s.hand_size(p) - size(known)
            dealt = some_of(pool, left, unknown, rng)
            pool -= dealt
            left -= unknown
            world.set_hand(p, known + dealt, s.hand_size(p))
            what_others_know(s, world, seat, p, dealt, rng)
    world.set_draw_pile(pool, left)
    imagine_offer(s, world, seat, rng)
    fresh_stream(world, rng)
    return world


def some_of(cards: i64, cards_size: i64, n: i64, rng: Rng) -> i64:
    """So many of these cards at random."""
    found: i64 = 0
    rest = cards
    for k in range(n):
        kind = kind_at(rest, rng.below(cards_size - k))
        rest -= ONE[kind]
        found += ONE[kind]
    return found


def what_others_know(s: Wired, world: Wired, seat: i64, p: i64, dealt: i64, rng: Rng) -> None:
    """Others know as many cards of this hand as in the real world: the same where the seat knows them, else some."""
    for q in range(s.seats() + 1):
        if q not in (seat, p) and s.known_hand(q, p) != 0:
            theirs = s.known_hand(q, p)
            common = meet(theirs, s.known_hand(seat, p))
            besides = size(theirs) - size(common)
            if besides > 0:
                most = size(dealt)
                common += some_of(dealt, most, besides if besides < most else most, rng)
            world.set_known_hand(q, p, common)


def imagine_offer(s: Wired, world: Wired, seat: i64, rng: Rng) -> None:
    """An offer that the seat may not see has other contents of the same size."""
    state = s.offer_state()
    p = s.offer_from()
    to = s.offer_to()
    if state == NO_OFFER or seat == p or (state == OPEN and seat == to):
        return
    seen = world.known_hand(to, p) if state == OPEN else world.hand(p)  # the partner has seen what is given
    give = some_of(seen, size(seen), size(s.give()), rng)
    want = some_of(world.hand(to), world.hand_size(to), size(s.want()), rng)
    give_classes = some_places(classes.length(s.classes(p)), count(s.give_classes()), rng)
    want_classes = some_places(classes.length(s.classes(to)), count(s.want_classes()), rng)
    world.set_offer(give, give_classes, want, want_classes)


def some_places(places: i64, n: i64, rng: Rng) -> i64:
    """So many places of a list at random."""
    chosen: i64 = 0
    while n > 0:
        place = rng.below(places)
        if not has(chosen, place):
            chosen |= BIT[place]
            n -= 1
    return chosen
