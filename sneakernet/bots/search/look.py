"""Look: each option once in a few worlds, the turn played on as learned and then judged. It takes milliseconds."""

from typing import Final

from mypy_extensions import i64

from sneakernet.bots.judgement.judgement import Judgement
from sneakernet.bots.search.net import Net
from sneakernet.core.op import S, answer
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Rules

MOST_STEPS: Final = 40  # of one turn
WEIGHT: Final = 0.01  # share of a win by which an option is better that is wanted e times more
LEAST: Final = -6.0


def look(rules: Rules[S], judgement: Judgement[S], net: Net, base: S, worlds: int, rng: Rng) -> list[float]:
    """What the seat that is asked hopes for after each option."""
    me = base.asked()
    found = [WEIGHT * max(LEAST, wish) for wish in net.wish(base)]
    for _ in range(worlds):
        world = rules.imagine(base, int(me), rng)
        for k in range(base.offered()):
            after = world.copy()
            after.blind = True
            turn = judgement.turn(after)
            answer(after, rules.book.ops, k)
            found[k] += hope_after(rules, judgement, net, after, me, turn) / float(worlds)
    return found


def hope_after(rules: Rules[S], judgement: Judgement[S], net: Net, s: S, me: i64, turn: i64) -> float:
    """What a seat hopes for when this turn is over, which everybody plays on as learned."""
    steps: i64 = 0
    while s.asked() >= 0 and judgement.turn(s) == turn and steps < MOST_STEPS:
        k = judgement.habit(s)
        answer(s, rules.book.ops, most_wanted(judgement, net, s) if k < 0 else k)
        steps += 1
    if s.asked() >= 0:
        return net.chances(s, me)[me]
    outcome = rules.outcome(s)
    assert outcome is not None
    return outcome.shares[me]


def most_wanted(judgement: Judgement[S], net: Net, s: S) -> i64:
    """The option that whoever is asked wants most; nothing far-fetched."""
    wishes = net.wish(s)
    best: i64 = -1
    for k in range(s.offered()):
        if not judgement.is_far_fetched(s, s.option(k)) and (best < 0 or wishes[k] > wishes[best]):
            best = k
    return max(best, 0)
