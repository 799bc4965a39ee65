"""PettingZoo's own tests on every game and edition, and what they do not look at."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo import AECEnv
from pettingzoo.test import api_test, seed_test
from pettingzoo.utils import TerminateIllegalWrapper

from sneakernet.adapters.pettingzoo import Environment, env
from sneakernet.core.choice import IllegalPick
from sneakernet.core.registry import all_games, find
from sneakernet.encoding.observations import row_of
from sneakernet.lab.batch import run_making
from sneakernet.lab.dataset import encode_result, write
from sneakernet.lab.match import Match

TABLES: list[tuple[str, str, int, dict[str, Any]]] = [
    (rules.name, edition, seats, {})
    for rules in [game.rules for game in all_games()]
    for edition in rules.editions
    for seats in rules.seat_counts(edition)
]
VARIANTS: list[tuple[str, str, int, dict[str, Any]]] = [
    ("hackers", "", 3, {"encrypted": True}),
    ("hackers", "", 4, {"open_source": True, "phones_hacker": "ask"}),
    ("wired", "", 6, {"gemini": True, "switcheroo": True}),
]


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")  # of agents that are not asked
@pytest.mark.parametrize(("game", "edition", "seats", "settings"), [*TABLES, *VARIANTS])
def test_pettingzoo_finds_nothing_wrong(game: str, edition: str, seats: int, settings: dict[str, Any]) -> None:
    api_test(env(game, edition, seats, **settings), num_cycles=300)
    seed_test(lambda: env(game, edition, seats, **settings), num_cycles=100)


def play(table: Environment, random: Random) -> list[float]:
    """Play to the end at random; what each agent got."""
    got = dict.fromkeys(table.possible_agents, 0.0)
    for agent in table.agent_iter():
        seen, reward, over, _, _ = table.last()
        got[agent] += reward
        table.step(None if over else int(random.choice(seen["action_mask"].nonzero()[0])))
    return list(got.values())


@pytest.mark.parametrize(("game", "edition", "seats", "settings"), VARIANTS)
def test_agents_share_one_win(game: str, edition: str, seats: int, settings: dict[str, Any]) -> None:
    table = env(game, edition, seats, **settings)
    table.reset(seed=3)
    assert sum(play(table, Random(1))) == pytest.approx(1)
    assert table.agents == []


def test_the_last_agent_is_told_what_pettingzoo_itself_would_tell() -> None:
    table, random = env("access-denied", "2013", seats=3), Random(2)
    table.reset(seed=5)
    ends = 0
    for _ in table.agent_iter():
        (seen, *told), (own, *own_told) = table.last(), AECEnv.last(table)
        assert told == own_told == list(table.last(observe=False)[1:]) and table.last(observe=False)[0] is None
        assert all((seen[key] == own[key]).all() for key in ("observation", "action_mask"))
        ends += told[1] is True
        table.step(None if told[1] else int(random.choice(seen["action_mask"].nonzero()[0])))
    assert ends == 3


def test_as_many_agents_are_asked_as_are_wanted() -> None:
    table = env("hackers", seats=4)
    table.reset(seed=7)
    assert sum(1 for _ in table.agent_iter(5)) == 5 and sum(1 for _ in table.agent_iter(max_iter=0)) == 0
    assert next(iter(table.agent_iter(2**63))) == table.agent_selection


def test_a_wrapper_ends_the_game_after_an_illegal_action() -> None:
    table = TerminateIllegalWrapper(env("hackers", seats=4), illegal_reward=-1)
    table.reset(seed=7)
    agent = table.agent_selection
    seen, *_ = table.last()
    table.step(int((~seen["action_mask"]).nonzero()[0][0]))
    assert table.terminations == dict.fromkeys(table.possible_agents, True)
    assert table.rewards[agent] == -1


def test_a_seed_deals_the_game_that_it_deals_everywhere() -> None:
    table = env("hackers", seats=4)
    table.reset(seed=7)
    rules = find("hackers").rules
    s = rules.new("", 4, "7")
    seat = int(s.asked())
    seen = table.observe(f"player_{seat}")
    assert table.agent_selection == f"player_{seat}"
    assert seen["observation"].tobytes() == row_of(find("hackers"), rules.view(s, seat), table.columns)
    legal = [table.actions.spellings[n] for n in seen["action_mask"].nonzero()[0]]
    assert sorted(legal) == sorted(option.spelling for option in rules.options(s))


def test_without_a_seed_every_game_is_another() -> None:
    table = env("hackers", seats=4)
    table.reset(seed=1)
    table.reset()
    one = table.render()
    table.reset()
    assert table.render() != one


def test_before_the_first_reset_there_is_no_game() -> None:
    table = env("hackers", seats=4)
    for use in (table.last, table.render, lambda: table.step(0), lambda: table.observe("player_0")):
        with pytest.raises(RuntimeError, match=r"call reset\(\) first"):
            use()
    assert table.agents == list(table.agent_iter()) == []
    table.reset(seed=1)
    assert table.agents == table.possible_agents


@pytest.mark.parametrize("moves", [0, 40])
@pytest.mark.parametrize("copied", [deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
def test_a_copy_goes_its_own_way(copied: Callable[[Environment], Environment], moves: int) -> None:
    table, random = env("access-denied", "2013", seats=3, goal=5), Random(1)
    table.reset(seed=4)
    for _ in table.agent_iter(moves):
        table.step(int(random.choice(table.last()[0]["action_mask"].nonzero()[0])))
    before = table.render()
    twin = copied(table)
    assert twin.render() == before and twin.agent_selection == table.agent_selection and twin.settings == table.settings
    first = play(twin, Random(2))
    assert table.render() == before and table.agents == table.possible_agents
    assert play(table, Random(2)) == first and table.render() == twin.render()
    table.reset()
    twin.reset()
    assert table.render() == twin.render()


def test_a_table_is_copied_before_its_first_game() -> None:
    twin = deepcopy(env("wired", seats=3))
    twin.reset(seed=1)
    assert sum(play(twin, Random(1))) == pytest.approx(1)


def test_only_the_asked_agent_has_actions() -> None:
    table = env("wired", seats=3)
    table.reset(seed=1)
    for agent in table.agents:
        assert bool(np.any(table.observe(agent)["action_mask"])) == (agent == table.agent_selection)


def test_an_illegal_action_changes_nothing() -> None:
    table = env("hackers", seats=3)
    table.reset(seed=1)
    before = table.render()
    illegal = int((table.observe(table.agent_selection)["action_mask"] == 0).nonzero()[0][0])
    for action in (illegal, -1, len(table.actions)):
        with pytest.raises(IllegalPick):
            table.step(action)
    assert table.render() == before


def test_actions_are_sampled_by_masks_of_switches_and_of_numbers() -> None:
    table = env("access-denied", "2013", 3)
    table.reset(seed=1)
    mask = table.observe(table.agent_selection)["action_mask"]
    assert mask.dtype == np.bool_ and mask.sum() > 1
    space = table.action_space(table.agent_selection)
    for given in (mask, mask.view(np.int8)):
        assert {int(space.sample(given)) for _ in range(200)} == set(mask.nonzero()[0].tolist())
    assert 0 <= space.sample() < len(table.actions)


def test_what_was_observed_stays_as_it_was() -> None:
    table = env("hackers", seats=4)
    table.reset(seed=1)
    seen = table.observe("player_0")
    before = {name: array.copy() for name, array in seen.items()}
    for _ in range(10):
        table.step(int(table.last()[0]["action_mask"].nonzero()[0][0]))
    assert all(np.array_equal(before[name], array) for name, array in seen.items())
    assert not np.array_equal(table.observe("player_0")["observation"], seen["observation"])


@pytest.mark.parametrize(("game", "edition"), [("hackers", ""), ("wired", ""), ("access-denied", "2013")])
def test_a_data_set_of_the_lab_holds_what_the_environment_shows(game: str, edition: str, tmp_path: Path) -> None:
    table = env(game, edition)
    seats = len(table.possible_agents)
    match = Match(game, table.edition, seats, (), "7", ("uniform",) * seats)
    write(run_making(encode_result, [match], 1), tmp_path / "set")
    with np.load(tmp_path / "set", allow_pickle=False) as file:
        data = dict(file)
    assert tuple(data["columns"]) == table.columns and tuple(data["actions"]) == table.actions.spellings
    table.reset(seed=7)
    for n, action in enumerate(data["action"]):
        assert table.agent_selection == f"player_{data['seat'][n]}"
        for name, shown in table.last()[0].items():
            assert data[name].dtype == shown.dtype and np.array_equal(data[name][n], shown)
        table.step(int(action))
    assert list(table.rewards.values()) == pytest.approx(data["shares"][0].tolist())
    assert all(table.terminations.values())


def test_the_state_is_the_row_of_the_asked_agent_with_nothing_hidden() -> None:
    table = env("hackers", seats=4)
    table.reset(seed=7)
    asked = table.agent_selection
    row, state = table.observe(asked)["observation"], table.state()
    assert state.shape == row.shape and table.state_space.contains(state) and (state >= row).all()
    left = f"player_{(int(asked[-1]) + 1) % 4}"
    mine = [table.columns.index(f"my hand {card}") for card in table.rules.cards()]
    theirs = [table.columns.index(f"seat+1 hand {card}") for card in table.rules.cards()]
    assert (state[theirs] == table.observe(left)["observation"][mine]).all() and not row[theirs].any()
