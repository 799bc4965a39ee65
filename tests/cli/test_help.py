"""Help, version, and what a bare command says."""

import re
from pathlib import Path
from typing import Any

import pytest
import typer.main

from sneakernet import __version__
from sneakernet.cli.help_texts import keys
from sneakernet.cli.main import app
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


def commands() -> list[str]:
    """Every command by the words that call it."""
    command: Any = typer.main.get_command(app)
    return sorted(
        {key.removeprefix("help").replace("-", " ") for thing, key in keys(command) if hasattr(thing, "params")}
    )


@pytest.mark.parametrize("line", commands())
def test_the_help_of_every_command_shares_no_sentence_with_the_english_one(here: Here, line: str) -> None:
    english = here.says(*line.split(), "--help")
    german = here.says("--language", "de", *line.split(), "--help")
    for word in ("Usage", "Commands", "Arguments", "Options", "Examples", "COMMAND", "GAME", "FILE", "VALUE"):
        assert word not in re.findall(r"\w+", german), word
    shared = {text for text in english.splitlines() if text in german.splitlines()}
    assert [text for text in shared if len(text.split()) > 3 and "sneakernet" not in text and "--" not in text] == []
