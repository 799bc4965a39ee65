"""HACKERS: points in FILES, what the hand promises, what is in danger, and what the rivals are up to."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.bots.judgement.judgement import Judgement, ops_about
from sneakernet.bots.judgement.order import Order, forget_some, keep_to_myself
from sneakernet.core.bits import BIT, count, lowest
from sneakernet.core.rng import Rng
from sneakernet.games.hackers.rules import names
from sneakernet.games.hackers.rules.book import BOOK
from sneakernet.games.hackers.rules.card import PACK
from sneakernet.games.hackers.rules.cards import BURN, DADE, OFFICER, SCAPEGOAT
from sneakernet.games.hackers.rules.cells import CARDS
from sneakernet.games.hackers.rules.imagine import laid_out
from sneakernet.games.hackers.rules.state import NO_CARD, Hackers

PARTS: Final = ("files", "hand", "safety")
FILES: Final = 0
HAND: Final = 1
MOST_FILES: Final = 3

NEXT_TURN: Final = 0.9  # how much counts of what the best card in hand will bring
TURN_AFTER: Final = 0.45  # and of what a second one will bring beside it
LAST_TURN: Final = 0.8
THREAT: Final = 0.5  # how likely a strike in a rival's hand comes

BUSY: Final = ops_about(BOOK, ("limit", "media_add", "dive_box", "virus_card", "virus_place", "order_returns"))
ORDERS: Final = ops_about(BOOK, ("order_returns",))

STRIKERS: Final[i64] = BIT[BURN.number] | BIT[DADE.number]
OFFICERS: Final[i64] = BIT[OFFICER.number]
SWAPPERS: Final[i64] = BIT[SCAPEGOAT.number]


def worth(files: i64) -> i64:
    """What a set of FILES scores (HK-17, 55)."""
    total: i64 = 0
    rest = files
    while rest != 0:
        total += PACK.values[lowest(rest)]
        rest &= rest - 1
    if files & PACK.baud_300:
        rest = files & PACK.doubles
        while rest != 0:
            total += PACK.values[lowest(rest)]
            rest &= rest - 1
    return total


def three_best(files: i64) -> i64:
    """FILES once they are brought down to three, the cheapest leaving first (HK-13)."""
    kept = files
    while count(kept) > MOST_FILES:
        best: i64 = -1
        after: i64 = 0
        rest = kept
        while rest != 0:
            without = kept & ~(rest & -rest)
            rest &= rest - 1
            if worth(without) > best:
                best = worth(without)
                after = without
        kept = after
    return kept


def settled(files: i64) -> i64:
    """What FILES score once they are brought down to three."""
    return worth(three_best(files))


def added(files: i64, card: i64) -> i64:
    """FILES after a card was added to them: less what it sweeps, and the three best of the rest (HK-40, 41)."""
    bit = BIT[card]
    if files == 0 and PACK.needs_another & bit:
        return files
    left = files & ~PACK.baud(PACK.called_if_it_sweeps[card])
    if PACK.baud_1200 & bit:
        left &= ~PACK.leaves_on_1200
    return three_best(left | bit)


def gain(s: Hackers, p: i64, files: i64, card: i64) -> float:
    """By how much a card would raise a player's FILES if it were added to these."""
    gained = float(worth(added(files, card)) - worth(files))
    if BIT[card] & SWAPPERS and rival_has(s, p, OFFICERS):
        gained += 3.0
    return gained


def rival_has(s: Hackers, p: i64, cards: i64) -> bool:
    """Whether one of these cards lies unshielded in a rival's FILES."""
    for n in range(i64(1), s.seats()):
        files = s.files(s.after(p, n))
        if files & cards and (files & PACK.shields) == 0:
            return True
    return False


def turns_left(s: Hackers, p: i64) -> i64:
    """How many more cards a player will add: 2 for `some`, 1 once HACK THE PLANET is called, then 0 (HK-16)."""
    if s.announcer() < 0:
        return 2
    if not s.ending():
        return 1
    if p == s.active():
        return 1 if is_adding(s, p) else 0
    ahead = (p - s.active()) % s.seats()
    last = (s.announcer() - s.active()) % s.seats()
    return 1 if ahead <= last else 0


def is_adding(s: Hackers, p: i64) -> bool:
    """Whether a player is asked which card to add."""
    return s.asked() == p and names.ADD <= s.option(0) < names.RETURN


def promise(s: Hackers, p: i64) -> float:
    """What the best card in hand will bring, and a second one beside it; who has added keeps only one card (HK-9)."""
    turns = turns_left(s, p)
    files = three_best(s.files(p))
    first = best_card(s, p, files, s.hand(p))
    if turns == 0 or first == NO_CARD:
        return 0.0
    brings = max(0.0, gain(s, p, files, first))
    if turns == 1:
        return LAST_TURN * brings
    files = added(files, first)
    second = best_card(s, p, files, s.hand(p) & ~BIT[first])
    if second == NO_CARD or (p == s.active() and not is_adding(s, p)):
        return NEXT_TURN * brings
    return NEXT_TURN * brings + TURN_AFTER * max(0.0, gain(s, p, files, second))


def best_card(s: Hackers, p: i64, files: i64, hand: i64) -> i64:
    """The card of a hand that would raise these FILES most, or none."""
    best: i64 = NO_CARD
    most = 0.0
    rest = hand
    while rest != 0:
        brings = gain(s, p, files, lowest(rest))
        if best == NO_CARD or brings > most:
            most = brings
            best = lowest(rest)
        rest &= rest - 1
    return best


def danger(s: Hackers, p: i64) -> float:
    """What a player may lose to a strike that a rival holds (HK-33, 37)."""
    files = s.files(p)
    if (files & PACK.baud_2400) == 0 or files & PACK.guards:
        return 0.0
    loss = float(worth(files) - worth(files & ~PACK.baud_2400))
    if files & PACK.shields and loss > 3.0:
        loss = 3.0
    return loss * threat(s, p)


def threat(s: Hackers, p: i64) -> float:
    """How likely a strike that a rival holds comes while it still counts."""
    likely = 0.0
    for n in range(i64(1), s.seats()):
        rival = s.after(p, n)
        if s.hand(rival) & STRIKERS and turns_left(s, rival) > 0:
            likely += THREAT
    return likely if likely < 1.0 else 0.9


def line_up(order: Order, s: Hackers, place: i64) -> None:
    """The hidden cards of a place, those first of which everybody knows that they were drawn for Virus or Worm."""
    order.line_up(place & s.chosen())
    order.line_up(place & s.drawn())
    order.line_up(place)


@final
class HackersJudgement(Judgement[Hackers]):
    """A good table: points in FILES, a hand that promises more, nothing in danger, and rivals who are behind."""

    def __init__(self) -> None:
        super().__init__(PARTS, 4.0)

    def part(self, s: Hackers, p: i64, n: i64) -> float:
        if n == FILES:
            return float(settled(s.files(p)))
        return promise(s, p) if n == HAND else -danger(s, p)

    def turn(self, s: Hackers) -> i64:
        return s.turns()

    def busy(self, s: Hackers) -> bool:
        return BUSY[s.open_op(0)] != 0

    def shrugs(self, s: Hackers) -> i64:
        """In which order a rival returns its cards changes nothing for it: a strike is judged when it has struck."""
        return 0 if ORDERS[s.open_op(0)] else -1

    def urgency(self, s: Hackers) -> float:
        """A lead is worth more once HACK THE PLANET is called, and being behind hurts more (HK-16)."""
        if s.ending():
            return 1.7
        return 1.0 if s.announcer() < 0 else 1.35

    def blind(self, s: Hackers, me: i64) -> Hackers:
        table = s.copy()
        order = Order(CARDS, laid_out(s) & ~s.known_to(me))
        for p in range(s.seats()):
            line_up(order, s, s.hand(p))
            line_up(order, s, s.files(p))
        line_up(order, s, s.box())
        for n in range(s.deck_size()):
            order.line_up(BIT[s.deck(n)])
        table.rename(order.names)
        keep_to_myself(table, me)
        return table

    def forget(self, s: Hackers, me: i64, memory: i64, rng: Rng) -> None:
        seen = s.hand(me) | s.box()
        for p in range(s.seats()):
            if s.files_seen_by(p) & BIT[me]:
                seen |= s.files(p)
            if s.hand_seen_by(p) & BIT[me]:
                seen |= s.hand(p)
        for card in (s.snoop(), s.phones()):
            if card != NO_CARD:
                seen |= BIT[card]
        forget_some(s, me, s.known_to(me) & ~seen, memory, rng)


JUDGEMENT: Final = HackersJudgement()
