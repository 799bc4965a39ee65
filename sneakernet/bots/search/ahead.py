"""Ahead: how a search uses what was learned: to try options, to choose worlds, to play on and to judge."""

from math import exp
from typing import Final

from mypy_extensions import i64

from sneakernet.bots.judgement.judgement import STEPS_OF_A_MOVE, Judgement, complete
from sneakernet.bots.search.manner import Manner
from sneakernet.bots.search.net import Net
from sneakernet.core.op import S
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Rules

FAR: Final = -6.0  # a logarithm: how much a far-fetched option is wanted in imagined futures
MOST: Final = 20.0  # the logarithm beyond which nothing is likelier
CERTAIN: Final = 0x1000000  # of so many drawn numbers, how many are below a chance


def happens(chance: float, rng: Rng) -> bool:
    """Something that happens with this chance."""
    return float(rng.below(CERTAIN)) < chance * float(CERTAIN)


def wished(net: Net, s: S, manner: Manner) -> list[float]:
    """What the seat's wishes say of its options, as shares of a win; it knows no more than it sees."""
    wishes = net.wish(s)
    most = max(wishes)
    return [max(-manner.sure, manner.trust * (wish - most)) for wish in wishes]


def likely_world(rules: Rules[S], net: Net, base: S, rng: Rng, candidates: int) -> S:
    """One of several imagined worlds, by how likely rivals who play as learned hold these cards."""
    me = base.asked()
    chosen = base
    total = 0.0
    for _ in range(candidates):
        world = rules.imagine(base, int(me), rng)
        weight = exp(max(-MOST, min(MOST, net.likely(world, me))))
        total += weight
        if happens(weight / total, rng):
            chosen = world
    return chosen


def drawn(net: Net, judgement: Judgement[S], s: S, rng: Rng) -> i64:
    """An option, each as likely as whoever is asked wants it; what is far-fetched hardly ever."""
    wishes = net.wish(s)
    total = 0.0
    best: i64 = 0
    for k in range(s.offered()):
        far = judgement.is_far_fetched(s, s.option(k))
        weight = exp(wishes[k] + FAR if far else wishes[k])
        total += weight
        if happens(weight / total, rng):
            best = k
    return best


def learned_chances(
    rules: Rules[S], judgement: Judgement[S] | None, net: Net, s: S, me: i64, old_eyes: float
) -> list[float]:
    """How likely each seat is to win, by what was learned and `me` sees, and in part by judgement."""
    found = net.chances(s, me)
    if old_eyes > 0.0 and judgement is not None:
        judged = judgement.chances(complete(rules, judgement, s, s.asked(), STEPS_OF_A_MOVE))
        for seat in range(s.seats()):
            found[seat] += old_eyes * (judged[seat] - found[seat])
    return found
