"""PettingZoo: every game and edition as an AEC environment.

    from sneakernet.adapters import pettingzoo
    env = pettingzoo.env(GAME, seats=4)

What an agent observes is the row of its seat (`sneakernet.encoding`) and the mask of its actions. Views are not built,
and nothing is encoded before somebody asks for it. The reward comes at the end: the agent's share of the win.
"""

from collections.abc import Iterator
from itertools import islice
from secrets import token_hex
from sys import maxsize
from typing import Any, Final

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from numpy import frombuffer
from pettingzoo import AECEnv

from sneakernet.core.glance import REFUSED, act
from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Rules
from sneakernet.core.state import NOBODY, State
from sneakernet.encoding import Observer, actions, encoding_of, illegal
from sneakernet.table.clock import check_without_clock

Observation = dict[str, npt.NDArray[Any]]

ROW: Final = np.dtype(np.uint8)
MASK: Final = np.dtype(np.bool_)  # looking for the ones in it takes a tenth of the time that small numbers take

# What PettingZoo keeps of a game beside the table itself
OF_A_GAME: Final = (
    *("agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos"),
    *("_asked", "_dealt"),
)


class ActionSpace(spaces.Discrete):
    """All actions of an edition. Gymnasium's own takes masks of small numbers; this one takes switches too."""

    def sample(self, mask: npt.NDArray[Any] | None = None, probability: npt.NDArray[Any] | None = None) -> np.int64:
        """A random action; with a mask one of those that it allows."""
        return super().sample(None if mask is None else mask.astype(np.int8), probability)


class Environment(AECEnv[str, Observation, int]):
    """One table. `reset(seed=7)` deals the game that seed 7 deals everywhere; later resets deal on from there."""

    def __init__(
        self, game: str, edition: str = "", seats: int = 0, render_mode: str | None = None, **settings: object
    ) -> None:
        super().__init__()
        self.rules: Rules[Any] = find(game).rules
        self.edition, players, self.settings = check_without_clock(find(game), edition, seats, settings)
        self.actions = actions(find(game), self.edition)
        observer = Observer(find(game), self.edition, players, self.actions)
        self.columns = observer.columns
        self._observer, self._width = observer, len(self.columns)
        self.metadata = {
            "name": f"sneakernet_{game.replace('-', '_')}_v{encoding_of(find(game)).version}",
            "render_modes": ["ansi", "human"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"player_{n}" for n in range(players)]
        self._seat = {agent: n for n, agent in enumerate(self.possible_agents)}
        self._action_space = ActionSpace(len(self.actions))
        self._observation_space = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (len(self.columns),), np.uint8),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.bool_),
            }
        )
        self.state_space = spaces.Box(0, 255, (len(self.columns),), np.uint8)
        self._ops = self.rules.book.ops
        self._numbers = self.actions.at_table(players)
        self._table: State = self.rules.start(self.edition, players, self.settings)
        self._deals = Rng(token_hex(16))
        self._dealt = False
        self._asked: int = NOBODY
        self.agents = []

    def __getstate__(self) -> dict[str, Any]:
        """How the table was made, and how far it has come: for copies, and for other processes."""
        made = {"game": self.rules.name, "edition": self.edition, "seats": len(self.possible_agents)}
        return {
            "made": made | {"render_mode": self.render_mode} | dict(self.settings),
            "game": {name: getattr(self, name) for name in OF_A_GAME if hasattr(self, name)},
            "state": self._state.encode() if self._dealt else b"",
            "stream": [int(word) for word in self._deals.words],
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        Environment.__init__(self, **kept["made"])
        for name, value in kept["game"].items():
            setattr(self, name, value)
        if self._dealt:
            self._state = self._table.copy()
            self._state.decode(kept["state"])
        for n, word in enumerate(kept["stream"]):
            self._deals.words[n] = word

    def observation_space(self, agent: str) -> spaces.Dict:
        """The row of a seat, and the mask of its actions."""
        return self._observation_space

    def action_space(self, agent: str) -> ActionSpace:
        """All actions that this edition can ever offer."""
        return self._action_space

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        agents = self.possible_agents
        if seed is None:
            self._state = self._table.copy()
            self.rules.deal(self._state, self._deals)
        else:
            self._state = self.rules.new(self.edition, len(agents), str(seed), self.settings)
            self._deals = Rng(f"after {seed}")
        self._dealt = True
        self.agents = agents[:]
        self.rewards = dict.fromkeys(agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(agents, 0.0)
        self.terminations = dict.fromkeys(agents, False)
        self.truncations = dict.fromkeys(agents, False)
        self.infos = {agent: {} for agent in agents}
        self._asked = int(self._state.asked())
        self.agent_selection = agents[self._asked]

    def step(self, action: int | None) -> None:
        """The agent whose turn it is acts; what is not on its mask raises IllegalPick and changes nothing."""
        if self._asked < 0 or action is None:
            self._leave(action)
            return
        asked = act(self._state, self._ops, self._numbers, action)
        if asked >= 0:
            self._asked = asked
            self.agent_selection = self.possible_agents[asked]
        elif asked == REFUSED:
            raise illegal(action)
        else:
            self._end()

    def _end(self) -> None:
        """Nobody is asked any more: everybody gets a share of the win."""
        outcome = self.rules.outcome(self._state)
        assert outcome is not None
        self._asked = NOBODY
        self.rewards = dict(zip(self.agents, outcome.shares, strict=True))
        self._cumulative_rewards = dict(self.rewards)
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _need_a_game(self) -> None:
        """Asked here, as a `__getattr__` would make every attribute slower."""
        if not self._dealt:
            raise RuntimeError("call reset() first: there is no game yet")

    def _leave(self, action: int | None) -> None:
        """After the end the agents leave one by one."""
        self._need_a_game()
        if action is not None or self._asked >= 0:
            raise ValueError("None is the action of an agent whose game is over, and of no other")
        agent = self.agents.pop(0)
        for known in (self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            del known[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def agent_iter(self, max_iter: int = maxsize) -> Iterator[str]:
        """The agents as they are asked, until the last one has left; PettingZoo's own takes longer to say so."""
        return islice(self._turns(), min(max_iter, maxsize))

    def _turns(self) -> Iterator[str]:
        while self.agents:
            yield self.agent_selection

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """As PettingZoo's own. While anybody is asked nothing is won and nobody is out: that is not looked up."""
        seat = self._asked
        if not observe or seat < 0:
            self._need_a_game()
            return super().last(observe)
        seen, width = self._observer.row(self._state, seat), self._width
        row, mask = frombuffer(seen, ROW, width), frombuffer(seen, MASK, -1, width)
        return {"observation": row, "action_mask": mask}, 0.0, False, False, self.infos[self.agent_selection]

    def observe(self, agent: str) -> Observation:
        """What the seat knows, in arrays that cannot be written to. Only the one who is asked has actions."""
        self._need_a_game()
        seen, width = self._observer.row(self._state, self._seat[agent]), self._width
        return {"observation": frombuffer(seen, ROW, width), "action_mask": frombuffer(seen, MASK, -1, width)}

    def state(self) -> npt.NDArray[Any]:
        """For a critic that sees everything in training: the row of the agent that is asked (after the end, of the
        first one) as if nothing were hidden."""
        self._need_a_game()
        return frombuffer(self._observer.whole_row(self._state, max(0, self._asked)), ROW, self._width)

    def render(self) -> str | None:
        """The whole position as text, with everything that is hidden from players."""
        self._need_a_game()
        text = self.rules.save(self._state)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open that must be closed."""


env = raw_env = Environment
"""PettingZoo's names. There is nothing to wrap: the environment itself refuses what is out of order."""
