"""Each room sees only the rooms below it: the contracts stand in pyproject.toml."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture import code

LINT = "import sys; from importlinter.cli import lint_imports; sys.exit(lint_imports(no_cache=True))"


def lint(folder: Path) -> tuple[int, str]:
    """Run import-linter over the project in a folder."""
    done = subprocess.run(
        [sys.executable, "-c", LINT], cwd=folder, capture_output=True, text=True, check=False, timeout=120
    )
    return done.returncode, " ".join((done.stdout + done.stderr).split())


def test_each_room_sees_only_the_rooms_below_it() -> None:
    status, report = lint(code.ROOT)
    assert status == 0, report


@pytest.mark.parametrize(
    ("file", "line", "broken"),
    [
        ("core/bits.py", "import sneakernet.games", "Each room sees only the rooms below it"),
        ("core/bits.py", "import random", "Rules touch no clock, chance, disk or network"),
        ("games/hackers/rules/state.py", "from sneakernet.games import wired", "The games do not know each other"),
        (
            "games/access_denied/rules/state.py",
            "import sneakernet.games.access_denied.deduction",
            "The rules of a game see core alone",
        ),
        ("engine.py", "import sneakernet.core", "The engine switch knows no room"),
        (
            "server/storage/chain.py",
            "import sneakernet.server.tables.state",
            "Each part of the server sees only the parts below it",
        ),
        (
            "server/tables/clocks.py",
            "import sneakernet.server.tables.state",
            "Nothing in the server imports in a circle",
        ),
        ("../tools/__init__.py", "import tests", "Checks and tools import no tests"),
        ("attic/__init__.py", "", "Each room sees only the rooms below it"),
    ],
)
def test_a_planted_breach_is_seen(tmp_path: Path, file: str, line: str, broken: str) -> None:
    shutil.copytree(code.ROOT / "sneakernet", tmp_path / "sneakernet", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(code.ROOT / "pyproject.toml", tmp_path)
    for package in ("tools", "tests"):
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").touch()
    wired = tmp_path / "sneakernet" / "games" / "wired"
    wired.mkdir(exist_ok=True)
    (wired / "__init__.py").touch()
    breach = tmp_path / "sneakernet" / file
    breach.parent.mkdir(exist_ok=True)
    with breach.open("a", encoding="utf-8") as end:
        end.write(f"\n{line}\n")
    status, report = lint(tmp_path)
    assert status == 1
    assert f"{broken} BROKEN" in report or "attic" in report, report
