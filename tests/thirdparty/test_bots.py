"""Bots of somebody else: by the path of their class on the command line alone, by a name wherever bots are seated."""

import json
import subprocess
from pathlib import Path

import pytest

from sneakernet.bots import UnknownBot, make
from sneakernet.core.registry import find
from tests.docs.pages import HOW, blocks, install, write
from tests.thirdparty.package import CLI, run, says

FIRST = "class Bot:\n    def pick(self, spot):\n        return 0\n"
MARK = "import pathlib; pathlib.Path('loaded').touch()\n"  # a module that leaves a trace when it is loaded


@pytest.fixture
def bots(tmp_path: Path) -> Path:
    """The bots of the page, installed."""
    for block in blocks(HOW / "add-a-bot.md"):
        if block.file:
            write(block, tmp_path)
    (tmp_path / "my_bots.py").replace(tmp_path / "my-bots" / "my_bots.py")
    install(tmp_path / "my-bots")
    return tmp_path / "my-bots"


def test_an_installed_bot_has_a_name_everywhere(bots: Path) -> None:
    assert "hoarder" in says(bots, "sim", "--help")
    words = ("sim", "hackers", "--games", "60", "--bots", "hoarder,uniform", "--jobs", "2", "--json")
    assert set(json.loads(says(bots, *words))["by_bot"]) == {"hoarder", "uniform"}
    at_the_table = says(bots, "play", "hackers", "--seats", "3", "--seed", "1", "--bots", "hoarder", typed="quit\n")
    assert " (hoarder)" in at_the_table


def test_the_path_of_a_class_is_a_bot_on_the_command_line(tmp_path: Path) -> None:
    (tmp_path / "first.py").write_text(FIRST, encoding="utf-8")
    told = says(tmp_path, "lab", "match", "hackers", "--one", "first:Bot", "--deals", "4", "--jobs", "2")
    assert told.startswith("first:Bot among uniform: ")


def test_a_path_that_leads_nowhere_is_said(tmp_path: Path) -> None:
    for path in ("nobody:Here", "json:Bot", "sneakernet.bots:"):
        done = run(tmp_path, "-c", CLI, "sim", "hackers", "--games", "1", "--bots", path)
        assert done.returncode == 2 and done.stderr.startswith(f"sneakernet: the bot {path} cannot be loaded: ")


def test_where_no_person_types_a_path_is_no_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of a server make their bots with `make`; a contract of import-linter keeps it from any other way."""
    (tmp_path / "leaves_a_trace.py").write_text(MARK, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    for name in ("leaves_a_trace:Bot", "leaves_a_trace", "hackers:leaves_a_trace:Bot@1"):
        with pytest.raises(UnknownBot):
            make(name, find("hackers"))
    assert not (tmp_path / "loaded").exists()


def test_a_file_loads_no_code(tmp_path: Path) -> None:
    (tmp_path / "trap.py").write_text(MARK + FIRST, encoding="utf-8")
    file = tmp_path / "kept.record"
    says(tmp_path, "play", "hackers", "--seats", "3", "--seed", "1", "--bots", "uniform", typed=f"save {file}\nquit\n")
    file.write_text(file.read_text("utf-8").replace("- uniform uniform", "- trap:Bot uniform"), encoding="utf-8")
    done = resumed(tmp_path, file)
    assert done.returncode == 2 and "trap:Bot" in done.stderr and not (tmp_path / "loaded").exists()
    assert resumed(tmp_path, file, "--bots", "trap:Bot").returncode == 0 and (tmp_path / "loaded").exists()


def resumed(folder: Path, file: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """A kept game, gone on with and left again."""
    return run(folder, "-c", CLI, "play", "--resume", str(file), *words, typed="quit\n")
