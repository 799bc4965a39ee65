"""What is said where there is no Ray, or no cluster. The cluster itself is tried in tests/extras."""

import socket
import sys

import pytest

from sneakernet.core.complaint import Complaint
from sneakernet.games import find
from sneakernet.lab.batch import RAY, run
from sneakernet.lab.match import duels
from sneakernet.lab.ray_batch import answers
from sneakernet.say import Speech
from sneakernet.say.complaints import complain


def test_without_ray_one_line_says_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(Complaint) as told:
        run(duels(find("hackers"), "", 3, {}, "1", "greedy", "uniform", 2), place=RAY)
    assert "make ray" in complain(Speech(), told.value)


def test_a_cluster_that_does_not_answer_is_not_waited_for() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port = server.getsockname()[1]
        assert answers(f"127.0.0.1:{port}") and answers(f"ray://127.0.0.1:{port}")
    assert not answers(f"127.0.0.1:{port}")
    assert answers("") and answers("auto") and answers("local")
