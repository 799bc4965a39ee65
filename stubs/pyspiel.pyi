from collections.abc import Callable, Mapping
from enum import IntEnum
from typing import Any

class PlayerId(IntEnum):
    CHANCE = -1
    TERMINAL = -4

class GameType:
    class Dynamics(IntEnum):
        SEQUENTIAL = 1

    class ChanceMode(IntEnum):
        EXPLICIT_STOCHASTIC = 1

    class Information(IntEnum):
        IMPERFECT_INFORMATION = 2

    class Utility(IntEnum):
        CONSTANT_SUM = 1

    class RewardModel(IntEnum):
        TERMINAL = 1

    short_name: str
    utility: Utility
    def __init__(
        self,
        *,
        short_name: str,
        long_name: str,
        dynamics: Dynamics,
        chance_mode: ChanceMode,
        information: Information,
        utility: Utility,
        reward_model: RewardModel,
        max_num_players: int,
        min_num_players: int,
        provides_information_state_string: bool,
        provides_information_state_tensor: bool,
        provides_observation_string: bool,
        provides_observation_tensor: bool,
        parameter_specification: Mapping[str, bool | int | str],
    ) -> None: ...

class GameInfo:
    def __init__(
        self,
        *,
        num_distinct_actions: int,
        max_chance_outcomes: int,
        num_players: int,
        min_utility: float,
        max_utility: float,
        utility_sum: float,
        max_game_length: int,
    ) -> None: ...

class IIGObservationType:
    perfect_recall: bool

class Game:
    def __init__(self, kind: GameType, info: GameInfo, params: Mapping[str, Any]) -> None: ...
    def new_initial_state(self) -> State: ...
    def get_type(self) -> GameType: ...
    def utility_sum(self) -> float | None: ...
    def num_players(self) -> int: ...
    def num_distinct_actions(self) -> int: ...

class State:
    def __init__(self, game: Game) -> None: ...
    def get_game(self) -> Game: ...
    def clone(self) -> State: ...
    def current_player(self) -> int: ...
    def is_chance_node(self) -> bool: ...
    def is_terminal(self) -> bool: ...
    def legal_actions(self) -> list[int]: ...
    def apply_action(self, action: int) -> None: ...
    def action_to_string(self, player: int, action: int) -> str: ...
    def returns(self) -> list[float]: ...
    def history(self) -> list[int]: ...
    def full_history(self) -> list[Any]: ...
    def information_state_string(self, player: int) -> str: ...
    def observation_string(self, player: int) -> str: ...
    def observation_tensor(self, player: int) -> list[float]: ...
    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> State: ...

def register_game(kind: GameType, game: type[Game]) -> None: ...
def load_game(name: str) -> Game: ...
def registered_names() -> list[str]: ...
def random_sim_test(game: Game, num_sims: int, serialize: bool, verbose: bool) -> None: ...
def serialize_game_and_state(game: Game, state: State) -> str: ...
def deserialize_game_and_state(text: str) -> tuple[Game, State]: ...

class RandomRolloutEvaluator:
    def __init__(self, n_rollouts: int, seed: int) -> None: ...

class MCTSBot:
    def __init__(
        self,
        game: Game,
        evaluator: RandomRolloutEvaluator,
        uct_c: float,
        max_simulations: int,
        max_memory_mb: int,
        solve: bool,
        seed: int,
        verbose: bool,
    ) -> None: ...
    def step(self, state: State) -> int: ...
