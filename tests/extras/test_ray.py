"""The lab on a real cluster of two nodes: the figures are those of this machine alone."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sneakernet.core.registry import find
from sneakernet.lab import ray_batch
from sneakernet.lab.batch import RAY, run
from sneakernet.lab.match import duels
from tests.architecture import code

CLI = "from sneakernet.cli.main import main; main()"
PLAN = "--seed 4 --set round_cap=4 --seats 3"
COMMANDS = [
    f"lab match hackers --one greedy --field uniform --deals 6 {PLAN}",
    f"lab tournament hackers --bots uniform,greedy --deals 6 {PLAN}",
    f"lab balance hackers --games 20 --bot greedy {PLAN}",
    "lab compare hackers --right round_cap=3 --games 20 --bot uniform --seats 3 --seed 4",
]


def start(**second: str) -> Any:
    """Two nodes with a core each, on this machine. The second may have another environment: then it alone plays."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    made: Any = import_module("ray.cluster_utils")
    node: dict[str, Any] = {"num_cpus": 1, "object_store_memory": 80 * 2**20}
    head = {"num_cpus": 0} if second else {}
    nodes = made.Cluster(initialize_head=True, head_node_args={**node, **head, "include_dashboard": False})
    nodes.add_node(**node, env_vars=second)
    nodes.wait_for_nodes()
    return nodes


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster."""
    nodes = start()
    yield nodes.address
    nodes.shutdown()


def run_command(command: str, folder: Path = code.ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command of ours."""
    return subprocess.run(
        [sys.executable, "-c", CLI, *command.split()],
        cwd=folder,
        env={**os.environ, "LANG": "C.UTF-8", **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def told(command: str, **environment: str) -> str:
    """What a command prints."""
    done = run_command(command, code.ROOT, **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_a_cluster_says_what_one_machine_says(command: str, cluster: str) -> None:
    assert told(f"{command} --on ray", RAY_ADDRESS=cluster) == told(f"{command} --jobs 1")


class Watched:
    """Ray itself, and how many chunks were on their way to the cluster at a time."""

    def __init__(self) -> None:
        self.ray: Any = import_module("ray")
        self.waiting = self.most = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.ray, name)

    def remote(self, task: Any) -> Any:
        real = self.ray.remote(task)

        def send(*words: Any) -> Any:
            self.waiting += 1
            self.most = max(self.most, self.waiting)
            return real.remote(*words)

        return SimpleNamespace(remote=send)

    def get(self, chunk: Any) -> Any:
        self.waiting -= 1
        return self.ray.get(chunk)


@pytest.mark.parametrize(("jobs", "most"), [(1, 1), (2, 2), (0, 4)])
def test_jobs_are_those_of_the_cluster(cluster: str, monkeypatch: pytest.MonkeyPatch, jobs: int, most: int) -> None:
    watched = Watched()
    monkeypatch.setenv("RAY_ADDRESS", cluster)
    monkeypatch.setattr(ray_batch, "load", lambda: watched)
    matches = duels(find("hackers"), "", 3, {"round_cap": "1"}, "jobs", "uniform", "uniform", 10)
    assert run(matches, jobs, place=RAY) == run(matches, 1)
    assert watched.most == most, "30 matches are four chunks"


def test_a_data_set_from_a_cluster_is_that_of_one_machine(cluster: str, tmp_path: Path) -> None:
    command = f"lab dataset hackers --games 20 --bot greedy {PLAN}"
    for n, (how, kept) in enumerate(
        (("ray", "first"), ("ray", "second"), ("local", "second"), ("local --jobs 1", "third"))
    ):
        told(f"{command} --on {how} --keep {tmp_path / kept} --out {tmp_path / str(n)}", RAY_ADDRESS=cluster)
        assert (tmp_path / str(n)).read_bytes() == (tmp_path / "0").read_bytes()


def test_both_nodes_play(cluster: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", cluster)
    ray: Any = import_module("ray")
    matches = duels(find("hackers"), "", 3, {}, "nodes", "greedy", "uniform", 40)
    ray.init(log_to_driver=False)
    try:
        assert len(ray.nodes()) == 2
        assert run(matches, place=RAY) == run(matches, jobs=1)
        tasks = [event for event in ray.timeline() if event["name"] == "task:execute"]
        assert len({event["tid"] for event in tasks}) >= 2, "each node has one core, so two workers are two nodes"
    finally:
        ray.shutdown()


def test_without_a_cluster_one_is_started_here() -> None:
    assert told(f"{COMMANDS[0]} --on ray", RAY_ADDRESS="local") == told(f"{COMMANDS[0]} --jobs 1")


def test_a_cluster_that_is_not_there_is_one_line() -> None:
    done = run_command(f"{COMMANDS[0]} --on ray", RAY_ADDRESS="127.0.0.1:9")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "sneakernet: no Ray cluster answers at 127.0.0.1:9\n"


def test_an_address_that_is_none_is_one_line() -> None:
    done = run_command(f"{COMMANDS[0]} --on ray", RAY_ADDRESS="nonsense")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("sneakernet: Ray cannot join the cluster at nonsense: ")
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(("there", "words"), [(True, "has other rules or bots"), (False, "has no Sneakernet")])
def test_a_machine_with_other_code_or_none_is_one_line(there: bool, words: str, tmp_path: Path) -> None:
    package = tmp_path / "other" / "sneakernet"
    if there:
        shutil.copytree(code.ROOT / "sneakernet", package, ignore=shutil.ignore_patterns("__pycache__"))
        (package / "bots" / "cheat.py").write_text('"""A bot of its own."""\n', encoding="utf-8")
    else:
        package.mkdir(parents=True)
        (package / "__init__.py").write_text('raise ImportError("not here")\n', encoding="utf-8")
    nodes = start(PYTHONPATH=str(package.parent))
    try:
        command = f"lab match hackers --one uniform --field uniform --deals 40 {PLAN}"
        done = run_command(
            f"{command} --on ray", tmp_path, RAY_ADDRESS=nodes.address
        )  # Ray tells workers of the folder
    finally:
        nodes.shutdown()
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("sneakernet: ") and done.stderr.count("\n") == 1 and words in done.stderr
