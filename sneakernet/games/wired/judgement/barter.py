"""Barter in WIRED: which card to offer to whom for which one, by what the author of an offer knows (WD-50 to 53).

An offer is written as a whole before it is made: who is asked sees a card for a card, and is better off for it.
"""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.bots.judgement.judgement import ops_about
from sneakernet.core.state import NOBODY
from sneakernet.games.wired.judgement.network_worth import rounds_left, strength, turns_left
from sneakernet.games.wired.rules import names
from sneakernet.games.wired.rules.book import BOOK
from sneakernet.games.wired.rules.state import Wired
from sneakernet.games.wired.rules.stock import FIELD, KINDS, ONE, how_many, last_kind, size
from sneakernet.games.wired.rules.trade import is_partner

PARTNER: Final = ops_about(BOOK, ("partner",))
GIVE: Final = ops_about(BOOK, ("give",))
WANT: Final = ops_about(BOOK, ("want",))
ANSWER: Final = ops_about(BOOK, ("trade_answer",))

PROFIT: Final = 0.5  # points that an offer must promise: other people are asked for it
GAIN: Final = 0.1  # points by which it must better the partner's hand
ENVY: Final = 0.5  # and so much of what it brings the author
PATIENCE: Final = 3  # a player makes offers in one round of so many
NOTHING: Final = -1


@final
class Swap:
    """One card for another."""

    def __init__(self, fair: bool) -> None:
        self.fair = fair  # whether it betters the partner's hand, too
        self.to: i64 = NOBODY
        self.give: i64 = NOTHING
        self.want: i64 = NOTHING
        self.profit: float = -1000.0  # what it brings the author, times how likely the partner holds what is wanted


def is_worth_asking(s: Wired, me: i64) -> bool:
    """Whether there is an offer, or another one than that which is open, that both would like; not every round.

    Of two players one loses what the other gains.
    """
    if s.seats() == 2:
        return False
    if ANSWER[s.open_op(0)]:
        swap = best_swap(s, me, s.offer_from(), NOTHING, True)
        return swap.profit >= PROFIT and (s.give() != ONE[swap.want] or s.want() != ONE[swap.give])
    if s.offers_made() > 0 or (s.round() + me) % PATIENCE != 0:
        return False
    return best_swap(s, me, NOBODY, NOTHING, True).profit >= PROFIT


def write(s: Wired, me: i64) -> i64:
    """The next pick of an offer that is being written; -1: the open question is another one."""
    op = s.open_op(0)
    if PARTNER[op]:
        return place_of(s, names.TO + begun(s, me, NOBODY, NOTHING).to)
    if GIVE[op]:
        if s.give() != 0:
            return place_of(s, names.ENOUGH)
        return place_of(s, names.GIVE + begun(s, me, s.offer_to(), NOTHING).give)
    if WANT[op]:
        if s.want() != 0 or s.give() == 0:
            return place_of(s, names.PROPOSE)
        return place_of(s, names.WANT + begun(s, me, s.offer_to(), last_kind(s.give())).want)
    return NOTHING


def begun(s: Wired, me: i64, to: i64, give: i64) -> Swap:
    """Where an offer leads that somebody has begun: to a swap that both would like, or else that the author would."""
    found = best_swap(s, me, to, give, True)
    return found if found.to != NOBODY else best_swap(s, me, to, give, False)


def place_of(s: Wired, option: i64) -> i64:
    """Where an option stands in the list; the first one if it is not there."""
    for k in range(s.offered()):
        if s.option(k) == option:
            return k
    return 0


def best_swap(s: Wired, me: i64, to: i64, give: i64, fair: bool) -> Swap:
    """The card for a card that brings most, with this partner and this card where they are given."""
    found = Swap(fair)
    rounds = rounds_left(s)
    hand = s.hand(me)
    elsewhere = s.draw_pile()
    for q in range(s.seats()):
        if q != me:
            elsewhere += s.hand(q)
    before = strength(s, me, turns_left(s, me, rounds))
    for mine in range(i64(KINDS)):
        if hand & FIELD[mine] == 0 or give not in (NOTHING, mine):
            continue
        for theirs in range(i64(KINDS)):
            if theirs == mine or elsewhere & FIELD[theirs] == 0:
                continue
            s.set_hand(me, hand - ONE[mine] + ONE[theirs], s.hand_size(me))
            gain = strength(s, me, turns_left(s, me, rounds)) - before
            s.set_hand(me, hand, s.hand_size(me))
            if gain > found.profit:
                ask_around(s, me, to, mine, theirs, gain, rounds, found)
    return found


def ask_around(s: Wired, me: i64, to: i64, give: i64, want: i64, gain: float, rounds: float, found: Swap) -> None:
    """Who would take this swap and most likely can."""
    for p in range(s.seats()):
        if to not in (NOBODY, p) or not is_partner(s, me, p):
            continue
        profit = gain * likely(s, me, p, want)
        if profit <= found.profit:
            continue
        if not found.fair or gain_of_partner(s, me, p, give, want, rounds) >= max(GAIN, ENVY * gain):
            found.to = p
            found.give = give
            found.want = want
            found.profit = profit


def likely(s: Wired, me: i64, p: i64, kind: i64) -> float:
    """How likely a player holds a card of this kind, as `me` sees it."""
    known = s.known_hand(me, p)
    if known & FIELD[kind]:
        return 1.0
    unseen = s.draw_pile()
    for q in range(s.seats()):
        if q != me:
            unseen += s.hand(q) - s.known_hand(me, q)
    absent = 1.0 - float(how_many(unseen, kind)) / float(max(1, size(unseen)))
    chance = 1.0
    for _ in range(s.hand_size(p) - size(known)):
        chance *= absent
    return 1.0 - chance


def gain_of_partner(s: Wired, me: i64, p: i64, give: i64, want: i64, rounds: float) -> float:
    """By how much a swap betters a partner's hand, as far as `me` sees it: known cards, and the wanted one."""
    hand = s.hand(p)
    turns = turns_left(s, p, rounds)
    rest = s.known_hand(me, p)
    if rest & FIELD[want]:
        rest -= ONE[want]
    s.set_hand(p, rest + ONE[want], s.hand_size(p))
    before = strength(s, p, turns)
    s.set_hand(p, rest + ONE[give], s.hand_size(p))
    after = strength(s, p, turns)
    s.set_hand(p, hand, s.hand_size(p))
    return after - before
