"""Games on the wire: what a reader hears does not depend on what they may not know, and names nothing hidden."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sneakernet.server.tables.game import TableGame
from tools.checks.report import Report
from tools.checks.traces import canaries, traces
from tools.server.house import run
from tools.server.leaks import watcher_sees_all

PAIRS = 12
GAMES = 1


def faults(work: Callable[..., Any], folder: Path, count: int) -> list[str]:
    report = Report("a sample of tools.checks.traces")
    run(work(report, folder, count, "test"))
    return report.failed


def test_two_tables_that_a_reader_cannot_tell_apart_tell_them_the_same(tmp_path: Path) -> None:
    assert faults(traces, tmp_path, PAIRS) == []


def test_nothing_hidden_is_in_any_message(tmp_path: Path) -> None:
    assert faults(canaries, tmp_path, GAMES) == []


@pytest.mark.parametrize(("work", "count"), [(traces, 2 * PAIRS), (canaries, GAMES)])
def test_a_watcher_who_sees_all_hands_is_noticed(
    work: Callable[..., Any], count: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(TableGame, "view", watcher_sees_all)
    assert faults(work, tmp_path, count)
