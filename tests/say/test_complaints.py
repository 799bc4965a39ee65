"""Complaints: every one that the program can raise has its sentence in every language, and no sentence is left over."""

import ast
import errno
from functools import cache
from pathlib import Path

import pytest
import typer.main

from sneakernet.cli.main import app
from sneakernet.cli.usage import wrong_usage
from sneakernet.core.choice import Refusal
from sneakernet.core.complaint import Complaint
from sneakernet.core.game import Game
from sneakernet.core.record import parse
from sneakernet.core.registry import all_games, find
from sneakernet.say import DEFAULT, Speech, languages
from sneakernet.say.complaints import complain, complain_of_file
from sneakernet.server.storage.sqlite import FAULTS
from sneakernet.server.wire.errors import STATUS
from sneakernet.server.wire.sentences import voice
from tests.architecture import code
from tests.say import files

BEGIN = "complaint-"
WHERE = {"complaint-in-line", "complaint-in-field"}
OTHERS = [language for language in languages() if language != DEFAULT]


def trees(folder: str = "") -> list[ast.Module]:
    """The program as it is written, or one folder of it."""
    return [code.tree(file) for file in sorted(Path(code.ROOT, "sneakernet", folder).rglob("*.py"))]


def kinds() -> set[str]:
    """The names of all kinds of complaints."""
    classes = [node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    return {"Complaint"} | {node.name for node in classes for base in node.bases if ast.unparse(base) == "Complaint"}


@cache
def raised(folder: str = "") -> dict[str, set[str]]:
    """Every complaint in the source by its key, with the names of what it tells."""
    faults = () if folder else (*FAULTS, "other")
    found: dict[str, set[str]] = {f"database-{fault}": {"field", "code"} for fault in faults}
    names = kinds()
    for node in [node for tree in trees(folder) for node in ast.walk(tree) if isinstance(node, ast.Call)]:
        if isinstance(node.func, ast.Name) and node.func.id in names:
            for key in [one.value for one in node.args if isinstance(one, ast.Constant)]:
                found.setdefault(str(key), set()).update(str(word.arg) for word in node.keywords)
    return found


def written(language: str, part: str) -> dict[str, set[str]]:
    """The sentences of complaints in a part of a language, with their blanks."""
    return {message: blanks for message, blanks in files.blanks(language, part).items() if message.startswith(BEGIN)}


def room(game: Game) -> str:
    """The folder of a game."""
    return "games/" + game.package.rpartition(".")[2]


@pytest.mark.parametrize("language", languages())
def test_every_complaint_has_its_sentence_and_tells_what_the_sentence_needs(language: str) -> None:
    common = written(language, "complaints")
    complaints = {BEGIN + key: told for key, told in raised().items()}
    said = set(common) - WHERE
    for game in all_games():
        own = {BEGIN + key: told for key, told in raised(room(game)).items()}
        blanks = written(language, game.name)
        assert set(blanks) == set(own) - set(common), "a game says what nobody else has a sentence for"
        assert {m: blanks[m] - told for m, told in own.items() if blanks.get(m, set()) - told} == {}
        said |= set(blanks)
    assert said == set(complaints)
    assert {m: common[m] - told for m, told in complaints.items() if common.get(m, set()) - told} == {}


@pytest.mark.parametrize("language", OTHERS)
def test_no_complaint_is_left_in_english(language: str) -> None:
    theirs, ours = Speech(DEFAULT), Speech(language)
    common = written(language, "complaints")
    for game in all_games():
        own = raised(room(game))
        for key, told in {**raised(), **own}.items():
            if BEGIN + key in common or key in own:
                problem = Complaint(key, **{**dict.fromkeys(told, "hackers"), "game": game.name})
                assert complain(ours, problem) != complain(theirs, problem), key
    for code_, name in errno.errorcode.items():
        fault = OSError(code_, "English", "file")
        assert complain_of_file(ours, fault) != complain_of_file(theirs, fault), name
        assert "English" not in complain_of_file(theirs, fault)
    assert [c for c in STATUS if voice(language).error(c) == voice(DEFAULT).error(c)] == []
    assert ours.common.problems == theirs.common.problems == []


def test_a_complaint_of_a_game_is_in_its_own_words() -> None:
    for name, said in {"access-denied": "no sector is called 'x'", "hackers": "No sector: x"}.items():
        problem = Complaint("no-sector", field="at", given="x", game=name)
        assert complain(Speech("en"), problem) == f"at: {said}"
    with pytest.raises(Complaint) as found:
        find("hackers").rules.load("snoop: worm curtis")
    assert complain(Speech("en"), found.value) == "snoop: holds one card at most"


def test_a_complaint_says_where_the_fault_is_and_why() -> None:
    why = Refusal("HK-27", "needs-another-file", "worm")
    problem = Complaint("illegal-pick", line=3, given="add:worm", game="hackers", why=why)
    assert complain(Speech("de"), problem) == (
        "Zeile 3: add:worm geht hier nicht. "
        "Worm darfst du nur ausspielen, wenn schon eine andere Karte in deinen FILES liegt. (HK-27)"
    )
    listed = Complaint("none-of", field="step", given="dance", known=("add", "draw"))
    assert complain(Speech("de"), listed) == "step: „dance“ geht nicht; es gibt add, draw"


@pytest.mark.parametrize(
    ("line", "english", "german"),
    [
        ("dance", "no command is called 'dance'", "einen Befehl „dance“ gibt es nicht"),
        ("gmaes", "no command is called 'gmaes'", "einen Befehl „gmaes“ gibt es nicht"),
        ("position", "a command is missing", "hier fehlt ein Befehl"),
        ("games --jso", "there is no option --jso", "eine Option --jso gibt es nicht"),
        ("games -x", "there is no option -x", "eine Option -x gibt es nicht"),
        ("cards", "GAME is missing", "SPIEL fehlt"),
        ("lab dataset hackers", "--out FILE is missing", "--out DATEI fehlt"),
        ("games one two", "too many words: one two", "zu viele Wörter: one two"),
        ("sim hackers --games", "--games needs a value", "--games braucht einen Wert"),
        ("games --json=1", "--json takes no value", "--json nimmt keinen Wert"),
        ("sim hackers --games x", "--games is 'x'; a whole number", "--games ist „x“, muss aber eine ganze Zahl"),
        ("sim hackers --games 0", "--games is 0; it must be at least 1", "--games ist 0, muss aber mindestens 1"),
        ("bench --seconds x", "--seconds is 'x'; a number", "--seconds ist „x“, muss aber eine Zahl sein"),
        ("bench --seconds 0", "it must be at least 0.001", "muss aber mindestens 0,001 sein"),
        ("serve --port 70000", "it may be 65,535 at most", "darf aber höchstens 65.535 sein"),
    ],
)
def test_what_typer_finds_is_said_in_the_language_of_the_reader(line: str, english: str, german: str) -> None:
    command = typer.main.get_command(app)
    with pytest.raises(typer.exceptions.TyperException) as found:
        command.invoke(command.make_context("sneakernet", line.split()))
    assert english in wrong_usage(Speech("en"), found.value)
    assert german in wrong_usage(Speech("de"), found.value)


def test_a_record_may_have_notes() -> None:
    header = "sneakernet-record 1 game=hackers edition=2022 version=1 seats=4 seed=1"
    record = parse(
        f"# told by ann\n{header}\nA add:worm\n# bots: - greedy greedy greedy\ndigest 12\n# names: a b c d\n"
    )
    assert (record.picks, record.digest) == (["A add:worm"], "12")
    with pytest.raises(Complaint, match="line=4"):
        parse(f"{header}\nA add:worm\n# a note\nwhat is this\n")
