"""Look: a bot that has learned and does not search. It answers within a few milliseconds."""

from typing import Any

from sneakernet.bots.bot import Spot
from sneakernet.bots.judgement.judgement import Judgement
from sneakernet.bots.learned import NetAt
from sneakernet.bots.memory import recall
from sneakernet.bots.search.look import look


class Look:
    """One look at each option in a few worlds."""

    def __init__(self, judgement: Judgement[Any], net: NetAt, worlds: int) -> None:
        self.judgement = judgement
        self.net = net
        self.worlds = worlds

    def pick(self, spot: Spot) -> int:
        base = recall(spot, self.judgement)
        custom = int(self.judgement.custom(base))
        if custom >= 0:
            return custom
        net = self.net(spot.game, spot.rules.edition_of(base), int(base.seats()))
        assert net is not None
        hopes = look(spot.rules, self.judgement, net, base, self.worlds, spot.rng)
        idle = int(self.judgement.idle(base))
        worth = [k for k in range(len(hopes)) if k != idle and not self.judgement.is_folly(base, base.option(k))]
        return max(worth or range(len(hopes)), key=lambda k: hopes[k])
