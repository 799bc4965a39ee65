"""Greedy: looks one pick ahead in a few imagined worlds, and takes what its judgement likes best there."""

from typing import Any, Final

from sneakernet.bots.bot import Spot
from sneakernet.bots.judgement.judgement import RIVALS, Judgement, Reason, hopes
from sneakernet.bots.memory import EVERYTHING, recall

WORLDS: Final = 8
WORTH_SAYING: Final = 0.25  # points by which an option must be better than the average one


class Greedy:
    """One judgement, one pick ahead."""

    def __init__(
        self, judgement: Judgement[Any], worlds: int = WORLDS, memory: int = EVERYTHING, watchful: bool = True
    ) -> None:
        self.judgement = judgement
        self.worlds = worlds
        self.memory = memory
        self.watchful = watchful  # whether it cares how the others stand

    def parts(self, spot: Spot) -> list[list[float]]:
        """For each option: each part of the judgement after it."""
        base = recall(spot, self.judgement, self.memory)
        worlds = [spot.rules.suppose(base, spot.ask.seat, spot.rng) for _ in range(self.worlds)]
        return hopes(spot.rules, self.judgement, worlds)

    def pick(self, spot: Spot) -> int:
        values = [sum(parts if self.watchful else parts[:-1]) for parts in self.parts(spot)]
        best = max(values)
        good = [n for n, value in enumerate(values) if value > best - 1e-9]
        return good[int(spot.rng.below(len(good)))]

    def reasons(self, spot: Spot, choice: int) -> list[Reason]:
        """What speaks for an option: the parts in which it is better than the average one, the strongest first."""
        found = self.parts(spot)
        reasons: list[Reason] = []
        for n, name in enumerate((*self.judgement.parts, RIVALS)):
            average = sum(parts[n] for parts in found) / len(found)
            if found[choice][n] - average >= WORTH_SAYING:
                reasons.append(Reason(name, found[choice][n] - average))
        return sorted(reasons, key=lambda reason: -reason.points)
