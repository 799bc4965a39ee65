"""Sets of cards: how they are picked, what people may mark, and how several cards are handed on."""

from mypy_extensions import i64

from sneakernet.core.bits import BIT, lowest, members
from sneakernet.core.choosing import Choosing
from sneakernet.games.access_denied.rules import names, verbs
from sneakernet.games.access_denied.rules.state import Net


def later_than(cards: i64, picked: i64) -> i64:
    """Those of a set that come after all picked ones: a set is picked in ascending order, so it has one path."""
    free = cards & ~picked
    while picked != 0:
        low = lowest(picked)
        picked &= picked - 1
        free &= ~(BIT[low] - 1)
    return free


def of_hand(s: Net, choosing: Choosing, verb: i64, cards: i64) -> Choosing:
    """A set that is picked in ascending order, from what it has so far on."""
    verb += s.pack.offset
    return choosing.has(int(verb), int(s.picked())).each(int(verb), int(later_than(cards, s.picked())))


def in_order(s: Net, rule: str, verb: i64, cards: i64, n: i64) -> Choosing:
    """So many of these cards, laid one on the other in the order in which they are picked (AD-R92)."""
    return Choosing(rule, int(n), int(n), ordered=True).each(int(verb + s.pack.offset), int(cards))


def one_of_each_code(s: Net, choosing: Choosing, verb: i64, cards: i64, rule: str) -> Choosing:
    """A set in which no code comes twice."""
    pack = s.pack
    return choosing.one_of_each({int(verb + pack.offset) + n: int(pack.codes[n]) for n in members(cards)}, rule)


def hand_to(s: Net, p: i64, cards: i64, to: i64) -> None:
    """Several cards pass privately by their owner's choice."""
    rest = cards
    while rest != 0:
        verbs.give(s, p, lowest(rest), to, names.GAVE)
        rest &= rest - 1
