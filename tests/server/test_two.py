"""Two workers and people with a tab at each: one choice is acknowledged, and nothing is lost when a worker dies."""

import asyncio
from pathlib import Path

from tools.checks.report import Report
from tools.checks.two import Pair, check, judge
from tools.server.cluster import Cluster


def test_races_and_a_killed_worker_leave_a_history_as_of_one_server(tmp_path: Path, cluster: Cluster) -> None:
    report = Report("a sample of tools.checks.two")
    pair = Pair(tmp_path, cluster, tables=2, seed=3)
    asyncio.run(check(report, pair, races=20, kills=1, whole=False))
    judge(report, pair, races=20, out=tmp_path / "history.edn")
    assert report.failed == []
    assert (tmp_path / "history.edn").read_text().count(":append") >= 2 * 20
