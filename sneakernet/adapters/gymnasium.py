"""Gymnasium: many tables as one vector environment with one learner at each, among bots inside it.

    from sneakernet.adapters import gymnasium
    env = gymnasium.vector_env(GAME, tables=64, opponents="greedy")

At table n the learner has seat n modulo the number of seats, so that it plays all of them; `infos["seat"]` says so.
`SAME_STEP` is Gymnasium's name for what happens at an end: the reward is the learner's share of the win, and the
observation is the first one of the next game. Who plays all seats with one policy takes `sneakernet.encoding.vector`
itself, which is faster.
"""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv

from sneakernet.bots import spot_at
from sneakernet.bots.registry import make
from sneakernet.core.registry import find
from sneakernet.encoding.vector import Array, Vector
from sneakernet.table.clock import check_without_clock

UNIFORM: Final = "uniform"
Step = tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]


class TablesEnv(VectorEnv[dict[str, Array], Array, Array]):
    """The learner's rows and masks. Actions off the mask raise IllegalPick."""

    def __init__(
        self,
        game: str,
        edition: str = "",
        seats: int = 0,
        tables: int = 64,
        opponents: str = UNIFORM,
        **settings: Any,
    ) -> None:
        edition, players, _ = check_without_clock(find(game), edition, seats, settings)
        self.many = Vector(find(game), edition, players, tables, **settings)
        self.num_envs = tables
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.single_action_space = spaces.Discrete(len(self.many.actions))
        self.action_space = spaces.MultiDiscrete([len(self.many.actions)] * tables)
        self.single_observation_space = seen_by(len(self.many.columns), len(self.many.actions))
        self.observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, self.many.observations.shape, np.uint8),
                "action_mask": spaces.Box(0, 1, self.many.masks.shape, np.bool_),
            }
        )
        self.seat = np.arange(tables) % players
        self.bot = None if opponents == UNIFORM else make(opponents, find(game))
        self.picks = 0
        self.seed = ""

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Deal at every table; without a seed the games go on from the last one."""
        self.seed = str(seed if seed is not None else f"after {self.seed}")
        self.many.reset(self.seed)
        self.picks = 0
        for n in range(self.num_envs):
            self.others(n)
        return self.seen(), {"seat": self.seat}

    def step(self, actions: Array) -> Step:
        """One action of the learner at each table, and the picks of the others until it is asked again."""
        rewards, over = np.zeros(self.num_envs), np.zeros(self.num_envs, np.bool_)
        for n, action in enumerate(actions):
            ended = self.many.tables.act(n, int(action))
            if ended:
                rewards[n], over[n] = self.many.rewards[n, self.seat[n]], True
            share = self.others(n)
            if share is not None and not over[n]:
                rewards[n], over[n] = share, True
        return self.seen(), rewards, over, np.zeros(self.num_envs, np.bool_), {"seat": self.seat}

    def others(self, n: int) -> float | None:
        """Everybody else picks until the learner is asked; what it got if a game ended meanwhile."""
        tables, me, got = self.many.tables, int(self.seat[n]), None
        while self.many.asked[n] != me:
            if self.bot is None:
                ended = tables.pick_any(n)
            else:
                s, rules = tables.games[n], self.many.game.rules
                ask = rules.ask(s)
                assert ask is not None
                self.picks += 1
                ended = tables.pick(n, self.bot.pick(spot_at(self.many.game, s, ask, f"{self.seed} {self.picks}")))
            if ended and got is None:
                got = float(self.many.rewards[n, me])
        tables.show(n)
        return got

    def seen(self) -> dict[str, Array]:
        """Rows and masks, which stay: a step writes into them."""
        return {"observation": self.many.observations, "action_mask": self.many.masks}


def seen_by(columns: int, actions: int) -> spaces.Dict:
    """What one learner sees."""
    row, mask = spaces.Box(0, 255, (columns,), np.uint8), spaces.Box(0, 1, (actions,), np.bool_)
    return spaces.Dict({"observation": row, "action_mask": mask})


vector_env = TablesEnv
