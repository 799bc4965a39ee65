"""OpenSpiel's own random simulation test on every game and edition, and what it does not look at."""

import random

import pyspiel
import pytest

from sneakernet.adapters import openspiel
from sneakernet.games import GAMES

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
    assert len(NAMES) == sum(len(rules.editions) for rules in GAMES.values())


@pytest.mark.parametrize("name", [*NAMES, "python_sneakernet_hackers(players=3,encrypted=true,round_cap=9)"])
def test_openspiel_finds_nothing_wrong(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_the_bytes_of_the_seed_deal_the_game_of_that_seed() -> None:
    state = dealt(HACKERS, 258)
    assert state.play.seed == [0, 0, 1, 2]
    assert str(state) == GAMES["hackers"].save(GAMES["hackers"].new("", 4, "258"))


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


def test_players_remember_what_they_did_and_were_told() -> None:
    state = dealt(HACKERS)
    player = state.current_player()
    pick = state.action_to_string(player, state.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])
    lines = state.information_state_string(player).splitlines()
    assert pick in lines and any(line.startswith("A drew") or " dealt:" in line for line in lines)
    others = state.information_state_string((player + 1) % 4).splitlines()
    assert any(line.endswith(" dealt:?") for line in others) and pick not in others
