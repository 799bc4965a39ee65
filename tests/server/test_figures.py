"""Figures for Prometheus, the log, and whether people should come: nothing private, and all that is drawn exists."""

import json
import logging
import re
import sys
from pathlib import Path

import pytest

from sneakernet.core.complaint import Complaint
from sneakernet.server.figures import ABOUT, COUNTERS, GAUGES, HISTOGRAMS, Figures
from sneakernet.server.logs import JsonLines
from tools.server.house import Answer, House, request, rest, run

HOST = Path(__file__).parents[2] / "docs/host"
NAME = re.compile(r"\bsneakernet_[a-z_]+")


async def scrape(house: House) -> str:
    """What Prometheus gets."""
    answer: Answer = await request(house.lifespan.figures.port, "GET", "/metrics")
    assert answer.status == 200
    return answer.body.decode()


def test_figures_count_what_happened_and_tell_nothing_private(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path, metrics="127.0.0.1:0") as house:
            ann = await house.person("Annabella")
            table = await ann.table(start=True, title="Our secret table")
            socket = await ann.socket(table)
            await socket.my_turn()
            await socket.choose()
            await socket.choose("nonsense")
            await rest()
            text = await scrape(house)
            assert "sneakernet_choices_total 1.0" in text
            assert "sneakernet_tables_made_total 1.0" in text and "sneakernet_guests_made_total 1.0" in text
            assert re.search(r'sneakernet_refusals_total\{code="(illegal_choice|not_your_turn|stale)"\} 1.0', text)
            assert 'sneakernet_requests_total{status="201"} 2.0' in text
            assert "sneakernet_choice_seconds_count 1.0" in text
            for private in ("Annabella", "Our secret table", table, ann.id, ann.token):
                assert private not in text
        assert house.lifespan.figures.server.socket.fileno() == -1, "it answers nobody any more"

    run(scene())


def test_a_server_that_nobody_measures_counts_nothing_and_has_no_such_page(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            assert house.lifespan.figures.port == 0
            assert (await house.get("/metrics")).status == 404

    run(scene())


def test_every_figure_is_explained_and_every_figure_that_is_drawn_or_watched_exists() -> None:
    assert ABOUT.keys() == {*COUNTERS, *GAUGES, *HISTOGRAMS}
    known = {f"sneakernet_{name}_total" for name in COUNTERS} | {f"sneakernet_{name}" for name in GAUGES}
    known |= {f"sneakernet_{name}_{part}" for name in HISTOGRAMS for part in ("bucket", "count", "sum")}
    for file in ("grafana.json", "alerts.yaml"):
        used = set(NAME.findall((HOST / file).read_text(encoding="utf-8")))
        assert used and used <= known, used - known
    panels = json.loads((HOST / "grafana.json").read_text(encoding="utf-8"))["panels"]
    drawn = {name for panel in panels for target in panel["targets"] for name in NAME.findall(target["expr"])}
    assert {name for name in known if name.endswith(("_total", "_bucket"))} <= drawn, "each is drawn somewhere"


def test_without_the_package_the_command_that_adds_it_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "prometheus_client", None)  # as if it were not installed
    with pytest.raises(Complaint) as told:
        Figures("127.0.0.1:0")
    assert str(told.value).startswith("not-installed field='Prometheus' command=")


def test_who_should_come_here_is_told_apart_from_whether_the_server_is_well(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            assert (await house.get("/readyz")).status == (await house.get("/healthz")).status == 200
            await house.lobby.moderation.keep("drain", "all")
            ready, healthy = await house.get("/readyz"), await house.get("/healthz")
            assert (ready.status, ready.json["status"], healthy.status) == (503, "draining", 200)

    run(scene())


def test_a_line_of_the_log_is_one_json_object_with_its_ids() -> None:
    record = logging.LogRecord("sneakernet.server", logging.WARNING, "", 0, "table waits\nfor %s", ("the disk",), None)
    record.table = "t1"
    line = JsonLines().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["level"], told["message"], told["table"]) == ("warning", "table waits\nfor the disk", "t1")
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", told["at"])
