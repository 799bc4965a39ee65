"""Uniform: every option is as good as any other."""

from sneakernet.bots.bot import Spot


class Uniform:
    """Picks at random."""

    def pick(self, spot: Spot) -> int:
        return int(spot.rng.below(len(spot.ask.options)))
