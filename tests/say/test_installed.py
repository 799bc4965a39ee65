"""A message names the command that works for how the program was installed."""

from pathlib import Path

import pytest

from sneakernet import engine
from sneakernet.say.installed import how_to_add


@pytest.mark.parametrize(
    ("left", "command"),
    [
        ("pyvenv.cfg", 'pip install "sneakernet[lab]"'),
        ("pipx_metadata.json", 'pipx install --force "sneakernet[lab]"'),
        ("uv-receipt.toml", 'uv tool install --force "sneakernet[lab]"'),
    ],
)
def test_an_installed_program_names_its_installer(tmp_path: Path, left: str, command: str) -> None:
    (tmp_path / left).touch()
    assert how_to_add("lab", tmp_path, checkout=tmp_path / "site-packages") == command


def test_a_checkout_names_make_in_its_own_environment_and_pip_in_another(tmp_path: Path) -> None:
    assert how_to_add("lab", engine.ROOT / ".venv") == "make lab"
    assert how_to_add("lab", tmp_path) == 'pip install -e ".[lab]"'
