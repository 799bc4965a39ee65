"""A message names the command that works for how the program was installed."""

import sys
from pathlib import Path

import pytest

from sneakernet import engine
from sneakernet.say.installed import how_to_add


@pytest.mark.parametrize(
    ("left", "command"),
    [
        ("pyvenv.cfg", "pip install"),
        ("pipx_metadata.json", "pipx runpip sneakernet install"),
        ("uv-receipt.toml", "uv pip install --python {here}"),
    ],
)
def test_an_installed_program_names_its_installer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, left: str, command: str
) -> None:
    monkeypatch.setenv("VIRTUAL_ENV", str(tmp_path))
    (tmp_path / left).touch()
    told = how_to_add("lab", tmp_path, checkout=tmp_path / "site-packages")
    assert told == f'{command.format(here=tmp_path)} "sneakernet[lab]"'


def test_pip_is_that_of_the_program_where_another_environment_is_in_use(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("VIRTUAL_ENV", raising=False)
    told = how_to_add("lab", tmp_path, checkout=tmp_path / "site-packages")
    assert told == f'{sys.executable} -m pip install "sneakernet[lab]"'


def test_a_checkout_names_make_in_its_own_environment_and_pip_in_another(tmp_path: Path) -> None:
    assert how_to_add("lab", engine.ROOT / ".venv") == "make lab"
    assert how_to_add("lab", tmp_path) == 'pip install -e ".[lab]"'
