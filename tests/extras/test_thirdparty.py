"""A game of somebody else's package, with rules alone, in PettingZoo, in OpenSpiel and on a Ray cluster."""

from pathlib import Path

import pytest

from tests.thirdparty.package import make, run, says

ENGINES = ("interpreted", "compiled")

PETTINGZOO = """
from warnings import simplefilter
simplefilter("ignore")
from pettingzoo.test import api_test, seed_test
from sneakernet.adapters.pettingzoo import env
for seats in (2, 3):
    api_test(env("dead-drop", seats=seats), num_cycles=300)
    seed_test(lambda: env("dead-drop", seats=seats), num_cycles=100)
table = env("dead-drop", seats=3)
table.reset(seed=1)
print(len(table.actions), len(table.columns))
"""

OPENSPIEL = """
import pyspiel
import sneakernet.adapters.openspiel
for players in (2, 3):
    game = pyspiel.load_game(f"python_sneakernet_dead_drop(players={players})")
    pyspiel.random_sim_test(game, num_sims=20, serialize=False, verbose=False)
state = game.new_initial_state()
while state.is_chance_node():
    state.apply_action(7)
print(*(state.action_to_string(action) for action in state.legal_actions()))
"""


@pytest.fixture(scope="module", params=[False, True], ids=["rules alone", "with its parts"])
def package(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Dead Drop."""
    return make(tmp_path_factory.mktemp("package"), request.param)


@pytest.mark.parametrize("engine", ENGINES)
def test_pettingzoo_finds_nothing_wrong(package: Path, engine: str) -> None:
    done = run(package, "-c", PETTINGZOO, SNEAKERNET_ENGINE=engine)
    assert done.returncode == 0, done.stderr
    numbers = "24" if (package / "dead_drop" / "encoding.py").is_file() else "96"
    assert done.stdout.split()[-2:] == [numbers, "96"], "3 + 2 for the question, 7 places with their size and 12 disks"


@pytest.mark.parametrize("engine", ENGINES)
def test_openspiel_simulates_it(package: Path, engine: str) -> None:
    done = run(package, "-c", OPENSPIEL, SNEAKERNET_ENGINE=engine)
    assert done.returncode == 0, done.stderr
    said = done.stdout.splitlines()[-1].split()
    assert len(said) == 3 and all(word.startswith("pass:disk-") for word in said)


def test_a_cluster_plays_it(package: Path) -> None:
    words = ("lab", "match", "dead-drop", "--one", "greedy", "--field", "uniform", "--deals", "6")
    on_ray = says(package, *words, "--on", "ray", RAY_ADDRESS="local", RAY_USAGE_STATS_ENABLED="0")
    assert on_ray == says(package, *words, "--jobs", "1")
