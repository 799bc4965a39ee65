"""Help, version, and what a bare command says."""

import re
from pathlib import Path
from typing import Any

import pytest
import typer.main

from sneakernet import __version__
from sneakernet.bots import BOTS
from sneakernet.cli.help_texts import bots, keys, param_text
from sneakernet.cli.main import app
from sneakernet.cli.play import USUAL
from sneakernet.core.registry import all_games, find
from sneakernet.lab.sim import plan
from sneakernet.say import Speech, languages, thoughts
from tests.cli.command import Here, run, says

COMMANDS = [
    "games",
    "cards",
    "rules",
    "print",
    "play",
    "sim",
    "replay",
    "bench",
    "position",
    "position show",
    "position check",
]


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(here: Here, command: str) -> None:
    text = here.says(*command.split(), "--help")
    assert text.startswith(f"Usage: sneakernet {command}") and "--help" in text
    assert max(map(len, text.splitlines())) <= 80


def test_a_bare_command_shows_the_help(here: Here, tmp_path: Path) -> None:
    text = says(tmp_path)
    assert text == here.says("--help")
    for command in COMMANDS[:9]:
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


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("line", ["play", "sim", "lab match", "lab tournament", "lab balance"])
def test_where_bots_are_named_the_help_says_which_there_are_and_what_each_does(
    here: Here, line: str, language: str
) -> None:
    text = " ".join(here.says("--language", language, *line.split(), "--help").split())
    assert set(bots()) == set(BOTS) and bots()[:4] == ["newcomer", "casual", "strong", "expert"]
    for name in bots():
        assert f" {name} {thoughts.about_level(Speech(language), name)} " in text


def defaults() -> list[tuple[str, str, Any]]:
    """Every option that has a value where nobody gives one: its command, its name, the option."""
    command: Any = typer.main.get_command(app)
    return [
        (f"help-{sub.name}", str(param.default), param)
        for sub in command.commands.values()
        for param in sub.params
        if param.default not in (None, "", 0, False)
    ]


@pytest.mark.parametrize("language", languages())
def test_the_help_says_what_an_option_is_otherwise(language: str) -> None:
    assert {param.name for _, _, param in defaults()} >= {"games", "seed", "seconds", "reps"}
    for key, value, param in defaults():
        text = param_text(Speech(language), key, param)
        assert text.endswith((f" Default: {value}.", f" Vorgabe: {value}.")), f"{key} {param}"
        assert not re.search(rf"(default:?|otherwise|sonst) {re.escape(value)}\b.+:", text), "said once"


@pytest.mark.parametrize("language", languages())
def test_the_help_says_who_plays_where_nobody_is_named(language: str) -> None:
    said = Speech(language)
    for rules in [game.rules for game in all_games()]:
        assert re.search(rf"(Otherwise|Sonst) {USUAL}\b", said.say("help-play-bots"))
        planned = plan(find(rules.name), "", 0, "1", {}, [], 1)
        assert re.search(rf"(Otherwise|Sonst) {planned.bots[0]}\b", said.say("help-sim-bots"))
