"""Greedy: looks one pick ahead in a few imagined worlds, and takes what its judgement likes best there.

For a game without a judgement each of these worlds is played to its end at random: who wins there more often is better.
"""

from math import inf
from typing import Any, Final

from sneakernet.bots.bot import Spot
from sneakernet.bots.judgement.judgement import RIVALS, Judgement, Reason, hopes
from sneakernet.bots.memory import EVERYTHING, recall
from sneakernet.core.playout import play_out
from sneakernet.core.rules import step
from sneakernet.core.state import State

WORLDS: Final = 8
WORTH_SAYING: Final = 0.25  # points by which an option must be better than the average one


class Greedy:
    """One judgement, one pick ahead."""

    def __init__(
        self,
        judgement: Judgement[Any] | None,
        worlds: int = WORLDS,
        memory: int = EVERYTHING,
        watchful: bool = True,
    ) -> None:
        self.judgement = judgement
        self.worlds = worlds
        self.memory = memory
        self.watchful = watchful  # whether it cares how the others stand

    def imagined(self, spot: Spot, base: State | None = None) -> list[State]:
        """The worlds in which the options are compared."""
        if base is None:
            base = recall(spot, self.judgement, self.memory)
        return [spot.rules.imagine(base, spot.ask.seat, spot.rng) for _ in range(self.worlds)]

    def values(self, spot: Spot, base: State) -> list[float]:
        """How good each option is; what is folly is not compared."""
        if self.judgement is None:
            return shares_at_the_end(spot, self.imagined(spot, base))
        found = hopes(spot.rules, self.judgement, self.imagined(spot, base))
        values = [sum(parts if self.watchful else parts[:-1]) for parts in found]
        sound = [not self.judgement.is_folly(base, base.option(k)) for k in range(len(values))]
        return [value if ok or not any(sound) else -inf for value, ok in zip(values, sound, strict=True)]

    def pick(self, spot: Spot) -> int:
        """One of the options that lead to the best position, by chance; what was begun goes on as it was meant."""
        base = recall(spot, self.judgement, self.memory)
        if self.judgement is not None:
            for meant in (int(self.judgement.custom(base)), int(self.judgement.eager(base))):
                if meant >= 0:
                    return meant
        values = self.values(spot, base)
        best = max(values)
        good = [n for n, value in enumerate(values) if value > best - 1e-9]
        return good[int(spot.rng.below(len(good)))]

    def reasons(self, spot: Spot, choice: int) -> list[Reason]:
        """What speaks for an option: the parts in which it is better than the average one, the strongest first."""
        if self.judgement is None:
            return []
        found = hopes(spot.rules, self.judgement, self.imagined(spot))
        reasons: list[Reason] = []
        for n, name in enumerate((*self.judgement.parts, RIVALS)):
            average = sum(parts[n] for parts in found) / len(found)
            if found[choice][n] - average >= WORTH_SAYING:
                reasons.append(Reason(name, found[choice][n] - average))
        return sorted(reasons, key=lambda reason: -reason.points)


def shares_at_the_end(spot: Spot, worlds: list[State]) -> list[float]:
    """After each option: the share of the win that came to the asked seat, over all these worlds."""
    found = [0.0] * len(spot.ask.options)
    for world in worlds:
        for n in range(len(found)):
            after = step(spot.rules, world, n)
            play_out(spot.rules, after, spot.rng)
            outcome = spot.rules.outcome(after)
            assert outcome is not None
            found[n] += outcome.shares[spot.ask.seat]
    return found
