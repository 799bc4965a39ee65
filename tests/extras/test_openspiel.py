"""OpenSpiel's own random simulation test on every game and edition, and what it does not look at."""

import random
from pathlib import Path

import numpy as np
import pyspiel
import pytest

from sneakernet.adapters import openspiel
from sneakernet.core.choice import IllegalPick
from sneakernet.core.registry import all_games, find
from sneakernet.core.rng import STREAM
from sneakernet.core.settings import BadSetting
from sneakernet.lab.batch import run_making
from sneakernet.lab.dataset import encode_result, write
from sneakernet.lab.match import Match

NAMES = [name for name in pyspiel.registered_names() if name.startswith("python_sneakernet_")]
HACKERS = "python_sneakernet_hackers(players=4)"


def dealt(name: str, seed: int = 1) -> openspiel.GameState:
    """A game after the deal."""
    state = pyspiel.load_game(name).new_initial_state()
    assert isinstance(state, openspiel.GameState)
    for byte in seed.to_bytes(openspiel.BYTES, "big"):
        state.apply_action(byte)
    return state


def test_every_edition_has_a_name() -> None:
    assert len(NAMES) == sum(len(rules.editions) for rules in [game.rules for game in all_games()])


@pytest.mark.parametrize("name", [*NAMES, "python_sneakernet_hackers(players=3,encrypted=true,round_cap=9)"])
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_there_is_one_win_to_share(name: str) -> None:
    game = pyspiel.load_game(name)
    assert (game.get_type().utility, game.utility_sum()) == (pyspiel.GameType.Utility.CONSTANT_SUM, 1.0)


def test_the_bytes_of_the_seed_deal_the_game_of_that_seed() -> None:
    state = dealt(HACKERS, 258)
    assert state.play.seed == [0, 0, 1, 2]
    assert str(state) == find("hackers").rules.save(find("hackers").rules.new("", 4, "258"))


def test_a_data_set_of_the_lab_holds_what_openspiel_shows(tmp_path: Path) -> None:
    write(run_making(encode_result, [Match("wired", "base-game", 3, (), "258", ("uniform",) * 3)], 1), tmp_path / "set")
    with np.load(tmp_path / "set", allow_pickle=False) as file:
        data = dict(file)
    state = dealt("python_sneakernet_wired(players=3)", 258)
    for n, action in enumerate(data["action"].tolist()):
        assert state.current_player() == data["seat"][n]
        assert state.legal_actions() == data["action_mask"][n].nonzero()[0].tolist()
        assert state.observation_tensor(state.current_player()) == data["observation"][n].tolist()
        assert state.action_to_string(state.current_player(), action) == data["actions"][action]
        state.apply_action(action)
    assert state.returns() == pytest.approx(data["shares"][0].tolist())


def test_an_illegal_action_changes_nothing() -> None:
    fresh = pyspiel.load_game(HACKERS).new_initial_state()
    assert isinstance(fresh, openspiel.GameState)
    state = dealt(HACKERS)
    legal = state.legal_actions()
    number = state.get_game().num_distinct_actions()
    wrong = [-2, number, 9999, *[n for n in range(number) if n not in legal][:3], legal[-1] - number]
    for table, actions in ((state, wrong), (fresh, [-2, openspiel.VALUES])):
        before = str(table)
        for action in actions:
            with pytest.raises(IllegalPick):
                table.apply_action(action)
        assert str(table) == before and not table.play.picks


def test_what_cannot_be_set_is_refused_when_the_game_is_loaded() -> None:
    with pytest.raises(BadSetting, match="setting-no-seat"):
        pyspiel.load_game("python_sneakernet_hackers(players=3,starter=D)")


def test_a_written_game_goes_on_where_it_stood() -> None:
    state = dealt(HACKERS)
    state.apply_action(state.legal_actions()[0])
    game, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(other) == str(state) and game.num_players() == 4
    assert other.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_world_looks_the_same_to_its_player(name: str) -> None:
    chance = random.Random(name)
    state = dealt(name)
    for _ in range(30):
        player = state.current_player()
        other = state.resample_from_infostate(player, chance.random)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.observation_tensor(player) == state.observation_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        state.apply_action(chance.choice(state.legal_actions()))


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_world_holds_nothing_of_the_real_one_that_its_player_does_not_know(name: str) -> None:
    chance = random.Random(name)
    state = dealt(name)
    for _ in range(25):
        state.apply_action(chance.choice(state.legal_actions()))
    player = state.current_player()
    other = state.resample_from_infostate(player, chance.random)
    assert isinstance(other, openspiel.GameState)
    assert other.history() == [] and (other.play.seed, other.play.log, other.play.picks) == ([], [], [])
    assert state.play.state is not None and other.play.state is not None
    stream, real = ([int(s.row[STREAM + n]) for n in range(4)] for s in (other.play.state, state.play.state))
    assert stream != real
    for rival in range(state.get_game().num_players()):
        if rival != player:
            letter, recall, now = other.information_state_string(rival).split("\n")
            assert len(letter) == 1 and len(recall) == 24 and now == other.observation_string(rival)
    written = pyspiel.serialize_game_and_state(other.get_game(), other)
    again = pyspiel.deserialize_game_and_state(written)[1]
    assert str(again) == str(other)
    assert again.information_state_string(player) == state.information_state_string(player)


class Memory:
    """What one seat sees, is told and does, kept apart from the adapter's own keeping."""

    def __init__(self, state: pyspiel.State, seat: int) -> None:
        assert isinstance(state, openspiel.GameState)
        self.state, self.seat = state, seat
        self.told: list[str] = []
        self.saw: list[str] = [state.observation_string(seat)]
        self.events = 0

    def act(self, share: float) -> None:
        """One more step of the game, with an action so far down the list."""
        legal = self.state.legal_actions()
        action = legal[int(share * len(legal))]
        pick = [self.state.action_to_string(self.seat, action)] if self.state.current_player() == self.seat else []
        self.state.apply_action(action)
        told = self.state.table.rules.read(self.state.play.log, self.state.table.players, self.seat)
        self.told += [*pick, *[str(event) for event in told[self.events :]]]
        self.events = len(told)
        row = self.state.observation_string(self.seat)
        self.saw += pick + ([row] if row != self.saw[-1] else [])

    def same(self, other: "Memory") -> bool:
        """Whether the seat cannot tell one from the other."""
        return (self.told, self.saw) == (other.told, other.saw)


@pytest.mark.parametrize("name", NAMES)
def test_information_states_are_equal_just_when_the_seat_cannot_tell_them_apart(name: str) -> None:
    chance = random.Random(name)
    alike = different = 0
    for seat in range(3):
        state = dealt(name, seat)
        one, two, three = [Memory(state.resample_from_infostate(seat, chance.random), seat) for _ in range(3)]
        for _ in range(40):
            share = chance.random()
            for world, down in ((one, share), (two, share), (three, chance.random())):
                if not world.state.is_terminal():
                    world.act(down)
            for a, b in ((one, two), (one, three), (two, three)):
                assert (a.state.information_state_string(seat) == b.state.information_state_string(seat)) == a.same(b)
                alike += a.same(b) and str(a.state) != str(b.state)
                different += not a.same(b)
    assert alike and different


def test_players_remember_what_they_did_and_were_told() -> None:
    state = dealt(HACKERS)
    player = state.current_player()
    pick = state.action_to_string(player, state.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])
    lines = state.information_state_string(player).splitlines()
    at = lines.index(f"> {pick}")
    assert lines[at - 1].startswith("B began") and lines[at + 1] == f"B {pick.replace('add', 'added')}"
    others = state.information_state_string((player + 1) % 4).splitlines()
    assert any(line.endswith(" dealt:?") for line in others) and f"> {pick}" not in others


@pytest.mark.parametrize("name", [NAMES[0], NAMES[-2], NAMES[-1]])
def test_two_tensors_of_information_states_are_the_same_just_when_the_strings_are(name: str) -> None:
    """Along a game and in worlds that its players imagine, for every player."""
    state, chance = dealt(name), random.Random(1)
    table = state.table
    strings: dict[str, tuple[float, ...]] = {}
    for n in range(50):
        if state.is_terminal():
            break
        asked = state.current_player()
        for world in [state, *([state.resample_from_infostate(asked, chance.random)] if n % 9 == 8 else [])]:
            for player in range(table.players):
                string, tensor = world.information_state_string(player), tuple(world.information_state_tensor(player))
                assert len(tensor) == table.information_state_tensor_size()
                assert strings.setdefault(string, tensor) == tensor
        state.apply_action(chance.choice(state.legal_actions()))
    assert len(set(strings.values())) == len(strings) > 50
