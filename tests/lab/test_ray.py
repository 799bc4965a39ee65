"""What is said where there is no Ray, or no cluster. The cluster itself is tried in tests/extras."""

import socket
import sys

import pytest

from sneakernet.core.complaint import Complaint
from sneakernet.core.registry import find
from sneakernet.lab.batch import RAY, run
from sneakernet.lab.match import duels, source
from sneakernet.lab.ray_batch import Played, answers, checked, join, traveller
from sneakernet.say import Speech
from sneakernet.say.complaints import complain
from sneakernet.say.installed import how_to_add


def test_without_ray_one_line_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Complaint) as told:
        run(duels(find("hackers"), "", 3, {}, "1", "greedy", "uniform", 2), place=RAY)
    assert how_to_add("ray") in complain(Speech(), told.value)


def test_a_cluster_that_does_not_answer_is_not_waited_for() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        assert answers(f"127.0.0.1:{port}") and answers(f"ray://127.0.0.1:{port}")
    assert not answers(f"127.0.0.1:{port}")
    assert answers("") and answers("auto") and answers("local")


def test_what_travels_plays_only_where_rules_and_bots_are_the_same() -> None:
    rows = [tuple(match) for match in duels(find("hackers"), "", 3, {"round_cap": "1"}, "1", "uniform", "uniform", 2)]
    played = Played(*traveller()(rows, source()))
    assert played.machine == socket.gethostname() and len(checked(played, source())) == 6
    assert Played(*traveller()(rows, "other")) == (played.machine, source(), [])


@pytest.mark.parametrize(("found", "words"), [("other", "other rules or bots"), ("", "has no Sneakernet")])
def test_a_machine_with_other_code_or_none_is_named(found: str, words: str) -> None:
    with pytest.raises(Complaint) as told:
        checked(Played("node-7", found, []), source())
    assert complain(Speech(), told.value).startswith("node-7, ") and words in complain(Speech(), told.value)
    assert "node-7, ein Rechner des Verbunds" in complain(Speech("de"), told.value)


@pytest.mark.parametrize(
    ("problem", "words"),
    [
        (ConnectionError("none"), "no Ray cluster answers at auto"),
        (RuntimeError("Version mismatch"), "Version mismatch"),
    ],
)
def test_a_cluster_that_lets_nobody_in_is_said(problem: Exception, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    class Closed:
        def init(self, **words: object) -> None:
            raise problem

    monkeypatch.setenv("RAY_ADDRESS", "auto")
    with pytest.raises(Complaint) as told:
        join(Closed())
    assert words in complain(Speech(), told.value)
