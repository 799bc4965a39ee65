"""`lab train`: what came of each generation is said, and the same command goes on."""

from pathlib import Path

import pytest

from sneakernet.bots.recipe import Recipe
from sneakernet.cli import training
from sneakernet.core.registry import find
from sneakernet.say import Speech

TINY = Recipe((("2022", 3, 10),), 3, 2, 2, (50, 50), 1, (("2022", 3),), deals=2, gate_worlds=1)


def test_a_training_says_what_came_of_each_generation(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(training, "recipe_of", lambda game: TINY)
    for n in range(2):
        training.tell_training(Speech("en"), find("hackers"), tmp_path, 1, 10.0, 1)
        said = capsys.readouterr().out
        assert f"Generation {n}: learned from {3 + 2 * n} games" in said
        assert "against the best one before, 2022 3 seats:" in said
    training.tell_training(Speech("de"), find("hackers"), tmp_path, 1, 0.0, 1)
    assert "derselbe Befehl macht dort weiter" in capsys.readouterr().out
