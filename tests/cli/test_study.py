"""Simulating and measuring from the command line."""

import json
from pathlib import Path

import pytest

from sneakernet import engine
from tests.cli.command import Terminal, run, says

SIM = ("sim", "hackers", "--games", "120", "--bots", "uniform", "--seed", "s")


def test_the_result_does_not_depend_on_the_jobs(tmp_path: Path) -> None:
    one, two = (says(tmp_path, *SIM, "--json", "--jobs", jobs) for jobs in ("1", "2"))
    assert one == two
    data = json.loads(one)
    assert data["games"] == 120 and set(data["by_seat"]) == set("ABCD") and set(data["by_bot"]) == {"uniform"}
    assert sum(share["mean"] for share in data["by_seat"].values()) == pytest.approx(1)
    for share in data["by_seat"].values():
        assert 0 <= share["low"] < share["mean"] < share["high"] <= 1


def test_the_command_in_the_result_gives_the_result_again(tmp_path: Path) -> None:
    data = json.loads(says(tmp_path, *SIM, "--json", "--set", "round_cap=5", "--seats", "3"))
    assert json.loads(says(tmp_path, *data["command"].split()[1:], "--json")) == data


def test_a_report_for_people(tmp_path: Path) -> None:
    text = says(tmp_path, *SIM)
    assert "HACKERS: 120 games of 4 players, seed s" in text and "seat A" in text and "95 % interval" in text
    assert "A fair share is 25.0%" in text and "Decisions per game: " in text


def test_a_terminal_shows_a_bar(tmp_path: Path) -> None:
    with Terminal(tmp_path, *SIM, "--jobs", "1") as terminal:
        assert terminal.finish() == 0
        assert "%" in terminal.plain.partition("HACKERS: 120 games")[0]


def test_bench_rows(tmp_path: Path) -> None:
    done = run(tmp_path, "bench", "hackers", "--json", "--seconds", "0.01", "--reps", "1")
    assert done.returncode == 0
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    compiled = ["compiled, whole games", "compiled, Python loop with spelled options", "vector, observations"]
    assert [row["mode"] for row in rows] == [*(compiled if engine.compiled() else []), "interpreted, whole games"]
    for row in rows:
        assert (row["peer"], row["game"], row["players"]) == ("sneakernet", "hackers", 4)
        assert row["decisions_per_s"] > 0 and row["games_per_s"] > 0 and row["copy_us"] > 0
        assert row["best"] >= row["decisions_per_s"] and row["forced"] == 0
        assert 30 < row["decisions_per_game"] < 90 and 2 < row["legal_actions"] < 4


def test_without_numpy_bench_says_so_and_leaves_the_rows_with_observations_out(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['numpy'] = None\n", encoding="utf-8")
    measured = ("bench", "hackers", "--json", "--seconds", "0.01", "--reps", "1")
    done = run(tmp_path, *measured, PYTHONPATH=str(tmp_path))
    assert "NumPy is not here: no rows with observations (mode vector)" in done.stderr.splitlines()
    modes = [json.loads(line)["mode"] for line in done.stdout.splitlines()]
    assert modes and "vector, observations" not in modes


def test_bench_in_a_terminal_is_a_table(tmp_path: Path) -> None:
    with Terminal(tmp_path, "bench", "hackers", "--seconds", "0.01", "--reps", "1") as terminal:
        assert terminal.finish() == 0
        assert "decisions/s" in terminal.plain and "interpreted, whole games" in terminal.plain
