"""Judgement: what a good position looks like for one seat, as a sum of parts that can be named in words."""

from math import exp
from typing import Generic, final

from mypy_extensions import i64

from sneakernet.core.op import S, answer
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Rules


@final
class Reason:
    """Why an option is good: the name of a sentence, and by how many points it counts."""

    def __init__(self, key: str, points: float) -> None:
        self.key = key
        self.points = points

    def __repr__(self) -> str:
        return f"Reason({self.key!r}, {self.points:.2f})"


class Judgement(Generic[S]):
    """One game's sense of a good position. It judges imagined worlds, in which every card has a place."""

    def __init__(self, parts: tuple[str, ...], scale: float) -> None:
        self.parts = parts  # the names of what it looks at; `reason-<part>` says it in words
        self.scale = scale  # so many points ahead make a win about e times as likely

    def part(self, s: S, me: i64, n: i64) -> float:
        """One part of the judgement, in points: the higher the better for `me`."""
        raise NotImplementedError

    def blind(self, s: S, me: i64) -> S:
        """The same table with everything that `me` does not know put in one fixed order."""
        raise NotImplementedError

    def forget(self, s: S, me: i64, memory: i64, rng: Rng) -> None:
        """Drop some of what `me` only remembers; what it sees it never forgets."""

    def value(self, s: S, me: i64) -> float:
        """How good this world is for a seat, in points."""
        total = 0.0
        for n in range(i64(len(self.parts))):
            total += self.part(s, me, n)
        return total

    def chances(self, s: S) -> list[float]:
        """Every seat's chance to win, from how good its own position is."""
        seats: int = s.seats()
        values = [self.value(s, seat) for seat in range(seats)]
        best = max(values)
        odds = [exp((value - best) / self.scale) for value in values]
        total = sum(odds)
        return [odd / total for odd in odds]


def look_ahead(rules: Rules[S], judgement: Judgement[S], world: S, rng: Rng) -> i64:
    """The option after which the asked seat is best off in this world; of equal ones a random one."""
    me = world.asked()
    best: i64 = 0
    hope = 0.0
    equal: i64 = 0
    for k in range(world.offered()):
        after = world.copy()
        answer(after, rules.book.ops, k)
        value = judgement.value(after, me)
        if equal == 0 or value > hope:
            best = k
            hope = value
            equal = 1
        elif value == hope:
            equal += 1
            if rng.below(equal) == 0:
                best = k
    return best


def hopes(rules: Rules[S], judgement: Judgement[S], worlds: list[S]) -> list[list[float]]:
    """For each option: each part of the judgement after it, on average over these worlds."""
    me = worlds[0].asked()
    parts = len(judgement.parts)
    found: list[list[float]] = []
    for k in range(worlds[0].offered()):
        sums = [0.0] * parts
        for world in worlds:
            after = world.copy()
            answer(after, rules.book.ops, k)
            for n in range(parts):
                sums[n] += judgement.part(after, me, n)
        found.append([total / len(worlds) for total in sums])
    return found
