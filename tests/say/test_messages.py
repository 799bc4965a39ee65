"""Every sentence is there, in every language, and none is there for nothing."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import typer.main

from sneakernet.cli.help_texts import keys
from sneakernet.cli.main import app
from sneakernet.core.game import Game
from sneakernet.core.registry import all_games, find
from sneakernet.core.rules import Rules
from sneakernet.paper.sheets import layouts
from sneakernet.say import DEFAULT, languages
from sneakernet.say.catalogue import game_parts, paper_part
from tests.architecture import code
from tests.say import expected, files
from tests.say.expected import SPOKEN

ALL = [pytest.param(rules, id=name) for name, rules in SPOKEN.items()]
PROGRAM = ("common", "cli", "lab", "bots")
DRAWN = (
    "facts",
    "table-",
    "target-",
    "marked-",
    "ending-",
    "verdict-",
)  # what is said by tables, and of things at the table
ELSEWHERE = ("complaint-", "counted-")  # the tests of complaints and of the lab look at these
GRAMMAR = {"as", "to"}  # who reads, and to whom it happens: languages with cases need it more often
RULE = re.compile(r"\b[A-Z]{2}-R?\d+\b")
FILES = [(language, name) for language in languages() for name in files.names(language)]


@pytest.mark.parametrize(("language", "name"), FILES)
def test_every_file_can_be_read(language: str, name: str) -> None:
    assert files.junk(language, name) == []


@pytest.mark.parametrize(("language", "name"), FILES)
def test_no_message_is_there_twice(language: str, name: str) -> None:
    found = files.messages(language, name) + files.terms(language, name)
    assert sorted(found) == sorted(set(found))


@pytest.mark.parametrize("language", languages())
def test_every_language_says_the_same(language: str) -> None:
    """Parts of sentences are a language's own affair: another one may need other parts, or none."""
    assert files.names(language) == files.names(DEFAULT)
    for name in files.names(DEFAULT):
        ours = {m for m in files.messages(language, name) if not is_form(m)}
        theirs = {m for m in files.messages(DEFAULT, name) if not is_form(m)}
        assert theirs - ours - files.uses(DEFAULT, name).messages == set(), name
        assert ours - theirs - files.uses(language, name).messages == set(), name


@pytest.mark.parametrize(("language", "name"), FILES)
def test_every_language_fills_the_same_blanks(language: str, name: str) -> None:
    """A blank may be left out or added only where it does no more than choose a form of the sentence."""
    theirs, ours = files.blanks(DEFAULT, name), files.blanks(language, name)
    both = [message for message in theirs if message in ours]
    assert {m: ours[m] ^ theirs[m] for m in both if (ours[m] ^ theirs[m]) - GRAMMAR} == {}


@pytest.mark.parametrize(("language", "name"), FILES)
def test_every_language_names_the_same_rules(language: str, name: str) -> None:
    theirs, ours = files.texts(DEFAULT, name), files.texts(language, name)
    both = [message for message in theirs if message in ours]
    assert [m for m in both if sorted(set(RULE.findall(theirs[m]))) != sorted(set(RULE.findall(ours[m])))] == []


def is_form(message: str) -> bool:
    """Forms that a language may have or not, as its grammar wants it."""
    return message.endswith((".hidden", ".again", ".pick"))


@pytest.mark.parametrize("rules", ALL)
@pytest.mark.parametrize("language", languages())
def test_all_that_a_game_can_need_is_there(language: str, rules: Rules[Any]) -> None:
    assert expected.of_game(rules) - set(files.messages(language, rules.name)) == set()


@pytest.mark.parametrize("rules", ALL)
@pytest.mark.parametrize("language", languages())
def test_nothing_is_there_that_a_game_never_needs(language: str, rules: Rules[Any]) -> None:
    known = expected.of_game(rules) | expected.may_have(rules)
    known |= files.uses(language, rules.name).messages
    whole, begun = files.spoken_in(f"games/{rules.name.replace('-', '_')}", "draw", "say", "terminal")
    drawn = {m for m in files.messages(language, rules.name) if m.startswith(DRAWN)}
    known |= {m for m in files.messages(language, rules.name) if m.startswith(ELSEWHERE)}
    spare = set(files.messages(language, rules.name)) - known - drawn
    assert spare == set()
    assert {m for m in drawn if m not in whole and not m.startswith(tuple(filter(None, begun)))} == set()


@pytest.mark.parametrize("rules", ALL)
@pytest.mark.parametrize("language", languages())
def test_the_rules_by_number_are_complete(language: str, rules: Rules[Any]) -> None:
    assert set(files.messages(language, f"{rules.name}-rules")) == expected.of_rules(rules)


@pytest.mark.parametrize("language", languages())
def test_every_private_part_is_used(language: str) -> None:
    for name in files.names(language):
        assert set(files.terms(language, name)) == files.uses(language, name).terms, name


def help_messages() -> set[str]:
    """The messages of the help, by command and option; an option may share its message with others."""
    command: Any = typer.main.get_command(app)
    own = {m for name in PROGRAM for m in files.messages(DEFAULT, name)}
    found = set()
    for thing, key in keys(command):
        shared = f"help-any-{thing.name}"
        found.add(shared if shared in own and key not in own else key)
    return found | {f"{key}.examples" for key in found}


def core_refusals() -> set[str]:
    """Refusals that belong to no game."""
    texts = [file.read_text(encoding="utf-8") for file in Path(code.ROOT, "sneakernet", "core").glob("*.py")]
    return {f"refusal-{key}" for text in texts for key in re.findall(r'Refusal\("", "([\w-]+)"', text)}


def program_messages() -> set[str]:
    """The messages of all files that belong to no game."""
    of_games = {part for name in SPOKEN for part in game_parts(find(name))}
    return {m for name in files.names(DEFAULT) if name not in of_games for m in files.messages(DEFAULT, name)}


def named_somewhere(message: str) -> bool:
    """Whether a message is named in quotes in the program, its pages and its scripts."""
    return any(quote + message.partition(".")[0] + quote in text for text in program_texts() for quote in "\"'`")


@cache
def program_texts() -> tuple[str, ...]:
    """The program, as it is written."""
    shipped = code.ROOT / "sneakernet"
    return tuple(f.read_text(encoding="utf-8") for f in code.files(".py", ".html", ".js") if f.is_relative_to(shipped))


def test_what_the_program_says_is_there() -> None:
    whole, _ = files.spoken_in(".")
    of_games = {m for name in SPOKEN for part in (name, f"{name}-rules") for m in files.messages(DEFAULT, part)}
    assert whole - program_messages() - of_games == set()
    assert {m for m in help_messages() if not m.endswith(".examples")} - program_messages() == set()


SHEETS = sorted(code.ROOT.joinpath("sneakernet", "paper").glob("*.typ"))
SAYS = re.compile(r'(?:say|has)\("([\w-]+)"( \+)?')
COUNTS = re.compile(r'(?:steps|bullets|numbered)\("([\w-]+)"')


def written_on(file: Path) -> set[str]:
    """The messages on a printed sheet; beginnings of those put together end in a hyphen."""
    text = file.read_text("utf-8")
    return {name for name, _ in SAYS.findall(text)} | {f"{name}-" for name in COUNTS.findall(text)}


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.name)
def test_all_that_is_written_for_the_sheets_of_a_game_is_on_them(game: Game) -> None:
    there = {name for file in layouts(game) for name in written_on(file)} | {"makers", "real-cards"}
    begun = tuple(name for name in there if name.endswith("-"))
    messages = set(files.messages(DEFAULT, paper_part(game)))
    assert {m for m in messages - there if not m.startswith(begun)} == set()
    own = messages | set(files.messages(DEFAULT, "paper"))
    assert {m for m in there if m not in own and not any(o.startswith(m) for o in own)} == set()


def test_all_that_is_written_is_said() -> None:
    whole, begun = files.spoken_in(".")
    said = whole | help_messages() | core_refusals() | {m for file in SHEETS for m in written_on(file)}
    beginnings = tuple(text for text in begun if text)
    spare = {m for m in program_messages() - said if not m.startswith(beginnings)}
    assert {m for m in spare if not named_somewhere(m)} == set()
