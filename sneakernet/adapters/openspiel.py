"""OpenSpiel: every game and edition as a Python game that is loaded by its name.

    import pyspiel
    import sneakernet.adapters.openspiel
    game = pyspiel.load_game("python_sneakernet_hackers(players=4,encrypted=true)")

A game with several editions has a name for each: python_sneakernet_access_denied_2013. Chance deals the seed, byte by
byte; from then on the game runs by its own stream. What a player is told comes from the view of the seat alone.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import pyspiel

from sneakernet.core.event import Happened
from sneakernet.core.glance import offered
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Rules
from sneakernet.core.settings import ON_OFF, Setting
from sneakernet.core.state import State
from sneakernet.encoding import actions, observer
from sneakernet.games import GAMES, find

BYTES: Final = 4  # of the seed
VALUES: Final = 256
LONGEST: Final = 100_000  # decisions: more than any round cap leaves room for

Parameter = bool | int | str
Header = tuple[str, str, int, dict[str, str]]
"""Game, edition, players, settings."""


class Play:
    """What happened in one game so far: the seed's bytes, then the state, the events and everybody's own picks."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.seed: list[int] = []
        self.state: State | None = None
        self.log: list[Happened] = []
        self.picks: list[tuple[int, str]] = []
        self.read: dict[int, tuple[int, list[str]]] = {}  # per player: how many events it has read, and the text

    def told(self, rules: Rules[Any], player: int) -> list[str]:
        """What happened, as a player was told; only what is new is put into words."""
        done, lines = self.read.get(player, (0, []))
        if done < len(self.log):
            new = rules.read(self.log[done:], self.header[2], player)
            lines = [*lines, *[str(event) for event in new]]
            self.read[player] = (len(self.log), lines)
        return lines

    def go_on(self, seed: list[int], state: State | None, log: list[Happened], picks: list[tuple[int, str]]) -> "Play":
        """Stand where another one stands."""
        self.seed, self.state, self.log, self.picks = seed[:], state, log[:], picks[:]
        if state is not None:
            state.log = self.log
        return self

    def __deepcopy__(self, memo: dict[int, Any]) -> "Play":
        state = None if self.state is None else self.state.copy()
        other = Play(self.header).go_on(self.seed, state, self.log, self.picks)
        other.read = dict(self.read)
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        state = None if self.state is None else self.state.encode()
        log = [(h.verb, h.seat, h.card, h.target, h.n, h.known_to, h.told_to) for h in self.log]
        return restored, (self.header, self.seed, state, log, self.picks)


def restored(
    header: Header, seed: list[int], encoded: bytes | None, log: list[tuple[int, ...]], picks: list[tuple[int, str]]
) -> Play:
    """A game that was written down, on the table again."""
    state = None
    if encoded is not None:
        name, edition, players, settings = header
        state = find(name).start(edition, players, settings)
        state.decode(encoded)
    return Play(header).go_on(seed, state, [Happened(*fields) for fields in log], picks)


class Game(pyspiel.Game):
    """One game in one edition, with its number of players and its settings."""

    def __init__(
        self, kind: pyspiel.GameType, rules: Rules[Any], edition: str, params: Mapping[str, Parameter] | None = None
    ) -> None:
        given = dict(params or {})
        players = int(given.get("players", 0))
        chosen = {name: value for name, value in given.items() if name != "players"}
        self.rules = rules
        self.edition, self.players, self.settings = rules.check(edition, players, chosen)
        self.header: Header = (rules.name, self.edition, self.players, self.settings)
        self.actions = actions(rules, self.edition)
        self.observer = observer(rules, self.edition, self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.actions),
            max_chance_outcomes=VALUES,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> "GameState":
        """A table before the deal."""
        return GameState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, Parameter] | None = None
    ) -> "SeatObserver":
        """What players are told."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SeatObserver(len(self.observer.columns), recall)


class GameState(pyspiel.State):
    """One game being played."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.play = Play(game.header)

    @property
    def table(self) -> Game:
        """The game that is played."""
        game = self.get_game()
        assert isinstance(game, Game)
        return game

    def current_player(self) -> int:
        """The seat that is asked."""
        s = self.play.state
        if s is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(s.asked()) if s.asked() >= 0 else int(pyspiel.PlayerId.TERMINAL)

    def _legal_actions(self, player: int) -> list[int]:
        """The numbers of the options, ascending."""
        s = self.play.state
        if s is None or s.asked() != player:
            return []
        number = self.table.actions.number
        return sorted(number[code] for code in offered(s))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed."""
        return [(n, 1 / VALUES) for n in range(VALUES)]

    def _apply_action(self, action: int) -> None:
        """Chance deals a byte of the seed, and with the last one the game; a player picks."""
        play, game = self.play, self.table
        s = play.state
        if s is not None:
            play.picks.append((int(s.asked()), game.actions.spellings[action]))
            game.rules.pick(s, offered(s).index(game.actions.codes[action]))
            return
        play.seed.append(action)
        if len(play.seed) == BYTES:
            seed = str(int.from_bytes(bytes(play.seed), "big"))
            play.state = game.rules.new(game.edition, game.players, seed, game.settings, play.log)

    def _action_to_string(self, player: int, action: int) -> str:
        """An option as it is spelled."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed:{action}"
        return self.table.actions.spellings[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.play.state is not None and self.play.state.asked() < 0

    def returns(self) -> list[float]:
        """Everybody's share of the win."""
        game, s = self.table, self.play.state
        outcome = None if s is None else game.rules.outcome(s)
        return [0.0] * game.players if outcome is None else list(outcome.shares)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "GameState":
        """A world that this player cannot tell from the real one."""
        other = self.clone()
        assert isinstance(other, GameState)
        if self.play.state is not None:
            other.play.state = self.table.rules.imagine(self.play.state, player, Rng(str(sampler())))
            other.play.state.log = other.play.log
        return other

    def __str__(self) -> str:
        s = self.play.state
        return f"seed {self.play.seed}" if s is None else self.table.rules.save(s)


class SeatObserver:
    """What one seat knows now; with perfect recall also all that it was told and did before."""

    def __init__(self, columns: int, recall: bool) -> None:
        self.recall = recall
        self.tensor = np.zeros(0 if recall else columns, np.float32)
        self.dict = {} if recall else {"observation": self.tensor}

    def set_from(self, state: GameState, player: int) -> None:
        """The row of the seat."""
        s = state.play.state
        if not self.recall:
            self.tensor[:] = 0 if s is None else np.frombuffer(state.table.observer.row(s, player), np.uint8)

    def string_from(self, state: GameState, player: int) -> str:
        """What the row says, in words; with perfect recall the events it was told and its own picks before it."""
        game, play = state.table, state.play
        if play.state is None:
            return ""
        row = game.observer.row(play.state, player)
        now = "; ".join(f"{name}: {n}" for name, n in zip(game.observer.columns, row, strict=True) if n)
        if not self.recall:
            return now
        picks = [pick for seat, pick in play.picks if seat == player]
        return "\n".join([*play.told(game.rules, player), *picks, now])


def default(setting: Setting) -> Parameter:
    """A setting's default as OpenSpiel writes it."""
    if setting.values == ON_OFF:
        return setting.default == "on"
    return setting.default if setting.values else int(setting.default)


def register(rules: Rules[Any], edition: str) -> None:
    """Make an edition known to OpenSpiel under its name."""
    words = ["python", "sneakernet", rules.name, *([edition] if len(rules.editions) > 1 else [])]
    counts = rules.seat_counts(edition)
    kind = pyspiel.GameType(
        short_name="_".join(words).replace("-", "_"),
        long_name=" ".join(["Sneakernet:", rules.title, *words[3:]]),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": counts[0],
            **{setting.name: default(setting) for setting in rules.settings},
        },
    )

    class Loaded(Game):  # a class, because OpenSpiel outlives the interpreter and would let go of anything less lasting
        def __init__(self, params: Mapping[str, Parameter] | None = None) -> None:
            super().__init__(kind, rules, edition, params)

    pyspiel.register_game(kind, Loaded)


for each in GAMES.values():
    for name in each.editions:
        register(each, name)
