"""Vector: many tables at once, stepped by one call, for learners.

    tables = Vector(find(GAME), tables=64)
    tables.reset("7")
    while learning:
        tables.step(policy(tables.observations, tables.masks))

Row n of every array is table n. The arrays are made once and stay: compiled code writes into them at every step, and
nobody else can. What is to outlast the next step is copied.
"""

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from sneakernet.core.game import Game
from sneakernet.core.glance import Glance
from sneakernet.core.state import MOST_OPTIONS, State
from sneakernet.core.tables import Tables
from sneakernet.encoding.actions import actions
from sneakernet.encoding.encoding import encoding_of
from sneakernet.encoding.observations import Observer

Array = npt.NDArray[Any]


class Vector:
    """The arrays, for B tables with S seats, C columns and A actions:

    | array | form | what it holds |
    |---|---|---|
    | `observations` | B × C, uint8 | what the seat knows that is asked there |
    | `masks` | B × A, bool | which actions it has |
    | `legal`, `counts` | B × 64, B, int32 | the same as numbers: the first `counts[n]` of row n |
    | `asked` | B, int32 | which seat is asked |
    | `over` | B, bool | whether the last step ended a game there; the row is the first one of the next game |
    | `rewards` | B × S, float64 | what each seat got for the game that ended: its share of the win |
    | `states` | B × C, uint8 | with `whole`: the row of the same seat if nothing were hidden, for a critic |
    """

    def __init__(
        self,
        game: Game,
        edition: str = "",
        seats: int = 0,
        tables: int = 64,
        whole: bool = False,
        **settings: object,
    ) -> None:
        rules = game.rules
        self.game: Final = game
        self.edition, self.seats, self.settings = rules.check(edition, seats, settings)
        self.actions: Final = actions(game, self.edition)
        self.version: Final = encoding_of(game).version
        observer = Observer(game, self.edition, self.seats, self.actions, tables)
        self.columns: Final = observer.columns
        critic = Glance(len(self.columns), None, tables) if whole else None
        start: State = rules.start(self.edition, self.seats, self.settings)
        self.tables: Final = Tables(rules, start, observer.look, observer.sheet, critic)
        sheet, split = array_of(observer.sheet.sheet, np.uint8), tables * len(self.columns)
        self.observations: Final = sheet[:split].reshape(tables, -1)
        self.masks: Final = sheet[split:].reshape(tables, -1).view(np.bool_)
        self.legal: Final = array_of(observer.sheet.legal, np.int32).reshape(tables, MOST_OPTIONS)
        self.counts: Final = array_of(observer.sheet.has, np.int32)
        self.asked: Final = array_of(self.tables.asked, np.int32)
        self.over: Final = array_of(self.tables.over, np.bool_)
        self.rewards: Final = array_of(self.tables.shares, np.float64).reshape(tables, -1)
        self.states: Final = array_of(b"" if critic is None else critic.sheet, np.uint8).reshape(-1, len(self.columns))

    def __len__(self) -> int:
        return len(self.asked)

    def reset(self, seed: str = "1") -> None:
        """Deal at every table: the same games for the same seed."""
        self.tables.reset(seed)

    def step(self, chosen: Array) -> int:
        """One action at each table; returns how many games ended."""
        if np.shape(chosen) != (len(self),):
            raise ValueError(f"{len(self)} tables need as many actions")
        return self.tables.step(np.asarray(chosen, dtype="<i8").tobytes())

    def random_actions(self, random: np.random.Generator) -> Array:
        """A legal action for each table, each equally likely."""
        places = (random.random(len(self)) * self.counts).astype(np.int64)
        picked: Array = self.legal[np.arange(len(self)), places]
        return picked


def array_of(numbers: Any, kind: Any) -> Array:
    """Numbers of the engine as an array that shows them where they lie."""
    return np.frombuffer(numbers, kind)
