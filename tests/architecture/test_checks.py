"""`make check`: each part is a program with its own time, and what must hold is told apart from goals."""

import importlib

import pytest

from tools.checks.__main__ import MOST_SECONDS, PARTS
from tools.checks.report import Report


def test_each_part_is_a_program_and_all_end_within_fifty_minutes() -> None:
    assert MOST_SECONDS <= 50 * 60
    assert len({part.name for part in PARTS}) == len(PARTS)
    for part in PARTS:
        assert callable(importlib.import_module(f"tools.checks.{part.name}").main)
        assert 0 < part.seconds <= 900


def test_a_goal_that_is_missed_is_told_with_its_distance_and_fails_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    report = Report("a part")
    report.most("p99", 80.0, 75.0, " ms")
    report.row("lost", "0", True)
    assert report.finish() == 0
    told = capsys.readouterr().out
    assert "MISSED p99: 80.0 ms (at most 75 ms, 5.0 ms too much)" in told and told.endswith("MISSED: p99\nPASS\n")


def test_what_must_hold_fails_the_part(capsys: pytest.CaptureFixture[str]) -> None:
    report = Report("a part")
    report.row("lost", "1", False)
    report.least("acknowledged", 10, 20, goal=False)
    assert report.finish() == 1
    assert capsys.readouterr().out.endswith("FAIL: lost, acknowledged\n")
