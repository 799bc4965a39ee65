"""A game of so many minutes: it needs a clock, and is refused where none runs (AD-84)."""

from pathlib import Path

import pytest

from sneakernet.cli.lines.own import Sitting
from sneakernet.core.complaint import Complaint
from sneakernet.core.registry import find
from sneakernet.core.rules import TIMEOUT
from sneakernet.lab.sim import plan
from sneakernet.say import Speech
from sneakernet.server.tables.entries import Plan
from sneakernet.server.tables.plans import read_plan
from sneakernet.server.wire.errors import Refused
from sneakernet.table import Match, Notes

GAME = find("access-denied")
MINUTES = {"time_limit": "30min"}
TURNS = {"time_limit": "30"}


def test_no_clock_runs_in_the_lab() -> None:
    with pytest.raises(Complaint) as caught:
        plan(GAME, "", 3, "1", dict(MINUTES), [], 1)
    assert caught.value.key == "no-clock-runs"
    assert plan(GAME, "", 3, "1", dict(TURNS), [], 1).settings["time_limit"] == "30"


def test_no_clock_of_minutes_runs_over_days() -> None:
    with pytest.raises(Refused):
        read_plan(Plan("access-denied", "", 3, MINUTES, pace="turns"))
    assert read_plan(Plan("access-denied", "", 3, MINUTES)).settings == MINUTES
    assert read_plan(Plan("access-denied", "", 3, TURNS, pace="turns")).settings == TURNS


def test_in_the_terminal_the_time_of_the_person_counts(tmp_path: Path) -> None:
    table = Match.new(GAME, "", 3, "1", MINUTES)
    sitting = Sitting(Speech("en"), table, Notes(("", "uniform", "uniform"), ("a", "b", "c")), tmp_path / "x")
    assert not sitting.time_is_up()
    sitting.used = 30 * 60
    assert sitting.time_is_up()
    table.pick(TIMEOUT)
    assert not sitting.time_is_up(), "the turn in progress is the last one"
