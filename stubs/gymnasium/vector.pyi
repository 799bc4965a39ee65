from enum import Enum
from typing import Any, Generic, TypeVar

from gymnasium.spaces import Space

Observation = TypeVar("Observation")
Action = TypeVar("Action")
Numbers = TypeVar("Numbers")

class AutoresetMode(Enum):
    SAME_STEP = "SameStep"

class VectorEnv(Generic[Observation, Action, Numbers]):
    metadata: dict[str, Any]
    num_envs: int
    single_action_space: Space
    action_space: Space
    single_observation_space: Space
    observation_space: Space
    def close(self) -> None: ...
