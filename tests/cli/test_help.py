"""Help, version, and what a bare command says."""

from pathlib import Path

import pytest

from sneakernet import __version__
from tests.cli.command import Here, run, says

COMMANDS = ["games", "cards", "rules", "play", "sim", "replay", "bench", "position", "position show", "position check"]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(here: Here, command: str) -> None:
    text = here.says(*command.split(), "--help")
    assert text.startswith(f"Usage: sneakernet {command}") and "--help" in text
    assert max(map(len, text.splitlines())) <= 80


def test_a_bare_command_shows_the_help(here: Here, tmp_path: Path) -> None:
    text = says(tmp_path)
    assert text == here.says("--help")
    for command in COMMANDS[:8]:
        assert f"\n  {command} " in text
    assert "sneakernet play hackers" in text


def test_version(tmp_path: Path) -> None:
    assert says(tmp_path, "--version").startswith(f"sneakernet {__version__} (")


def test_a_language_can_be_asked_for(here: Here) -> None:
    assert here.says("--language", "en", "--help") == here.says("--help")
    assert here.says("--language=en", "games") == here.says("games")


def test_a_language_we_do_not_speak_is_no_reason_to_stop(here: Here, tmp_path: Path) -> None:
    done = run(tmp_path, "games", LANG="eo.UTF-8")
    assert done.returncode == 0 and done.stdout == here.says("games")
