"""OpenSpiel: every game and edition as a Python game that is loaded by its name.

    import pyspiel
    import sneakernet.adapters.openspiel
    game = pyspiel.load_game("python_sneakernet_GAME(players=4)")

A game with several editions has a name for each, which ends in the edition's. Settings are parameters beside the number
of players. Chance deals the seed, byte by byte; from then on the game runs by its own stream. What a player is told
comes from the view of the seat alone.
"""

from collections.abc import Callable, Mapping
from hashlib import blake2b
from typing import Any, Final, NamedTuple

import numpy as np
import pyspiel

from sneakernet.core.event import Happened, card_known, told
from sneakernet.core.registry import all_games, find
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Rules
from sneakernet.core.settings import ON_OFF, Setting
from sneakernet.core.state import NOBODY, State
from sneakernet.core.view import letter
from sneakernet.encoding import Observer, actions, illegal
from sneakernet.table.clock import check_without_clock

BYTES: Final = 4  # of the seed
VALUES: Final = 256
RECENT: Final = 32  # events in an information state's tensor, the latest last
OF_AN_EVENT: Final = 5  # numbers
RECALL: Final = 96  # bits of a fingerprint
LONGEST: Final = 100_000  # decisions: more than any round cap leaves room for

Parameter = bool | int | str
Header = tuple[str, str, int, dict[str, str]]
"""Game, edition, players, settings."""

Told = tuple[int, int, int, int, int]
"""An event as a player was told of it: its verb, its seat as the player counts seats, its card if the player knows it,
its target, its number; the first four from 1 on, 0 for none."""

Pick = tuple[int, int, int, str]
"""How many events were before it, whose pick, its number on the list, how it is spelled."""


class Seen(NamedTuple):
    """The row that a player saw last, and a fingerprint of all rows and own picks up to it, in their order."""

    row: bytes
    recall: str


NOTHING: Final = Seen(b"", "")


class Play:
    """One game so far: the seed's bytes, the state, what happened, and what each player saw and did of it.

    What players remember is put together when somebody asks for it: most searches play on without asking.
    """

    def __init__(self, header: Header, seed: list[int], state: State | None = None) -> None:
        self.header = header
        self.seed = seed
        self.state = state
        self.log: list[Happened] = []
        self.picks: list[Pick] = []
        self.past: dict[int, list[str]] = {}  # in an imagined world: what one player was told before it was imagined
        self.before: dict[int, list[Told]] = {}  # of that the latest events, in numbers
        self.seen: list[Seen] = [NOTHING] * header[2]
        self.base: State | None = None  # the position that everybody saw last, and how many picks were before it
        self.looked = 0
        self.read: dict[int, tuple[int, int, list[str]]] = {}  # by player: how much of log and picks is in words

    def begin(self, state: State) -> None:
        """The game, or an imagined world, is on the table."""
        self.state, self.base = state, state.copy()
        state.log = self.log

    def look(self, rules: Rules[Any], observer: Observer) -> None:
        """Everybody looks at every position since the last time, and remembers what is new, and the own picks."""
        assert self.base is not None
        s = self.base.copy()
        self.see(s, observer)
        for _, player, choice, spelling in self.picks[self.looked :]:
            row, recall = self.seen[player]
            self.seen[player] = Seen(row, chained(recall, spelling.encode()))
            rules.pick(s, choice)
            self.see(s, observer)
        self.base, self.looked = s, len(self.picks)

    def see(self, s: State, observer: Observer) -> None:
        """Everybody looks at one position."""
        for player, (before, recall) in enumerate(self.seen):
            row = observer.row(s, player)
            if row != before:
                self.seen[player] = Seen(row, chained(recall, row))

    def told(self, rules: Rules[Any], player: int) -> list[str]:
        """What a player was told and picked, in one order; only what is new is put into words."""
        events, picks, lines = self.read.get(player, (0, 0, self.past.get(player, [])))
        if events < len(self.log) or picks < len(self.picks):
            lines = lines[:]
            for before, seat, _, spelling in [*self.picks[picks:], (len(self.log), NOBODY, 0, "")]:
                lines += [str(event) for event in rules.read(self.log[events:before], self.header[2], player)]
                lines += [f"> {spelling}"] if seat == player else []
                events = before
            self.read[player] = (events, len(self.picks), lines)
        return lines

    def recent(self, player: int) -> list[Told]:
        """The latest events that a player was told of."""
        found: list[Told] = []
        for h in reversed(self.log):
            if told(h, player):
                seat = (h.seat - player) % self.header[2] if h.seat >= 0 else -1
                card = h.card if card_known(h, player) else -1
                found.append((h.verb + 1, int(seat) + 1, int(card) + 1, int(h.target) + 1, int(h.n)))
                if len(found) == RECENT:
                    break
        return [*self.before.get(player, []), *reversed(found)][-RECENT:]

    def imagined(self, rules: Rules[Any], player: int, world: State) -> "Play":
        """A world in which this player remembers all, the others what their rows hold, and nobody the real deal."""
        other = Play(self.header, [])
        other.past = {player: self.told(rules, player)}
        other.before = {player: self.recent(player)}
        other.seen[player] = self.seen[player]
        other.begin(world)
        return other

    def __deepcopy__(self, memo: dict[int, Any]) -> "Play":
        other = Play(self.header, self.seed[:], None if self.state is None else self.state.copy())
        other.log, other.picks, other.seen, other.read = self.log[:], self.picks[:], self.seen[:], dict(self.read)
        other.past, other.before, other.base, other.looked = self.past, self.before, self.base, self.looked
        if other.state is not None:
            other.state.log = other.log
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        log = [(h.verb, h.seat, h.card, h.target, h.n, h.known_to, h.told_to) for h in self.log]
        states = [None if s is None else s.encode() for s in (self.state, self.base)]
        rest = (self.picks, self.past, self.before, self.seen, self.looked)
        return restored, (self.header, self.seed, states, log, rest)


def restored(
    header: Header, seed: list[int], states: list[bytes | None], log: list[tuple[int, ...]], rest: tuple[Any, ...]
) -> Play:
    """A game that was written down, on the table again."""
    play = Play(header, seed)
    play.log = [Happened(*fields) for fields in log]
    play.state, play.base = (None if encoded is None else decoded(header, encoded) for encoded in states)
    play.picks, play.past, play.before, play.seen, play.looked = rest
    if play.state is not None:
        play.state.log = play.log
    return play


def decoded(header: Header, encoded: bytes) -> State:
    """A state from its bytes."""
    name, edition, players, settings = header
    state: State = find(name).rules.start(edition, players, settings)
    state.decode(encoded)
    return state


def chained(recall: str, what: bytes) -> str:
    """The fingerprint of everything up to now, from the one before and what is new."""
    return blake2b(recall.encode() + what, digest_size=12).hexdigest()


class Game(pyspiel.Game):
    """One game in one edition, with its number of players and its settings."""

    def __init__(
        self, kind: pyspiel.GameType, rules: Rules[Any], edition: str, params: Mapping[str, Parameter] | None = None
    ) -> None:
        given = dict(params or {})
        players = int(given.get("players", 0))
        chosen = {name: value for name, value in given.items() if name != "players"}
        self.rules = rules
        self.edition, self.players, self.settings = check_without_clock(find(rules.name), edition, players, chosen)
        self.header: Header = (rules.name, self.edition, self.players, self.settings)
        rules.start(self.edition, self.players, self.settings)  # what cannot be set is refused here, not at the deal
        self.actions = actions(find(rules.name), self.edition)
        self.observer = Observer(find(rules.name), self.edition, self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.actions),
            max_chance_outcomes=VALUES,
            num_players=self.players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> "GameState":
        """A table before the deal."""
        return GameState(self)

    def make_py_observer(
        self, iig_obs_type: "pyspiel.IIGObservationType | None" = None, params: Mapping[str, Parameter] | None = None
    ) -> "SeatObserver":
        """What players are told."""
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return SeatObserver(len(self.observer.columns), recall)


class GameState(pyspiel.State):
    """One game being played."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.play = Play(game.header, [])

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
        return sorted(self.table.actions.offered(s))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next byte of the seed."""
        return [(n, 1 / VALUES) for n in range(VALUES)]

    def _apply_action(self, action: int) -> None:
        """Chance deals a byte of the seed, and with the last one the game; a player picks."""
        play, game = self.play, self.table
        s = play.state
        if not 0 <= action < (VALUES if s is None else len(game.actions)):
            raise illegal(action)
        if s is not None:
            options = game.actions.offered(s)
            if action not in options:
                raise illegal(action)
            choice = options.index(action)
            play.picks.append((len(play.log), int(s.asked()), choice, game.rules.named(s.option(choice)).spelling))
            game.rules.pick(s, choice)
            return
        play.seed.append(action)
        if len(play.seed) == BYTES:
            seed = str(int.from_bytes(bytes(play.seed), "big"))
            play.begin(game.rules.new(game.edition, game.players, seed, game.settings, play.log))

    def _action_to_string(self, player: int, action: int) -> str:
        """An option as it is spelled."""
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed:{action}"
        s, acts = self.play.state, self.table.actions
        if acts.by_place and s is not None and action < s.offered():
            return self.table.rules.named(s.option(action)).spelling
        return acts.spellings[action]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.play.state is not None and self.play.state.asked() < 0

    def returns(self) -> list[float]:
        """Everybody's share of the win."""
        game, s = self.table, self.play.state
        outcome = None if s is None else game.rules.outcome(s)
        return [0.0] * game.players if outcome is None else list(outcome.shares)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "GameState":
        """A world that this player cannot tell from the real one. It has no history: the real one tells the seed."""
        game, play = self.table, self.play
        other = game.new_initial_state()
        if play.state is not None:
            play.look(game.rules, game.observer)
            other.play = play.imagined(game.rules, player, game.rules.imagine(play.state, player, Rng(str(sampler()))))
        return other

    def __str__(self) -> str:
        s = self.play.state
        return f"seed {self.play.seed}" if s is None else self.table.rules.save(s)


class SeatObserver:
    """What one seat knows now; with perfect recall also all that it saw, was told and did before, in this order."""

    def __init__(self, columns: int, recall: bool) -> None:
        self.recall = recall
        self.tensor = np.zeros(columns + (RECENT * OF_AN_EVENT + RECALL if recall else 0), np.float32)
        row, events, bits = np.split(self.tensor, (columns, columns + RECENT * OF_AN_EVENT))
        self.dict = {"observation": row}
        if recall:
            self.dict |= {"events": events.reshape(RECENT, OF_AN_EVENT), "recall": bits}

    def set_from(self, state: GameState, player: int) -> None:
        """The row of the seat; with perfect recall also the latest events that it was told of, and a fingerprint of all
        that it saw and did: two tensors are the same just when the strings are."""
        self.tensor[:] = 0
        play = state.play
        if play.state is None:
            return
        self.dict["observation"][:] = np.frombuffer(state.table.observer.row(play.state, player), np.uint8)
        if self.recall:
            events = play.recent(player)
            self.dict["events"][RECENT - len(events) :] = np.array(events, np.float32).reshape(-1, OF_AN_EVENT)
            all_of_it = bytes.fromhex(chained("", self.string_from(state, player).encode()))
            self.dict["recall"][:] = np.unpackbits(np.frombuffer(all_of_it, np.uint8))

    def string_from(self, state: GameState, player: int) -> str:
        """What the row says, in words. With perfect recall there come before it: whose memory this is, the events that
        the seat was told of and its own picks, and the fingerprint of all rows that it saw."""
        game, play = state.table, state.play
        if play.state is None:
            return ""
        row = game.observer.row(play.state, player)
        now = "; ".join(f"{name}: {n}" for name, n in zip(game.observer.columns, row, strict=True) if n)
        if not self.recall:
            return now
        play.look(game.rules, game.observer)
        return "\n".join([letter(player), *play.told(game.rules, player), play.seen[player].recall, now])


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
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(counts),
        min_num_players=min(counts),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
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


for each in [game.rules for game in all_games()]:
    for name in each.editions:
        register(each, name)
