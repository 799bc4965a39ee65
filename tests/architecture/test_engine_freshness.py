"""Edited source is never answered by an old build. Shown on a tiny package with the real switch and the real build."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import pytest

from sneakernet import engine
from tests.architecture import code

WORD: Final = Path("sneakernet", "core", "word.py")
SAY: Final = Path("sneakernet", "games", "tiny", "rules", "say.py")
SOURCE: Final = {
    WORD: "from typing import Final\n\nWORD: Final = 'first'\n\n\ndef word(n: int) -> str:\n    return WORD * n\n",
    SAY: "from sneakernet.core.word import word\n\n\ndef say() -> str:\n    return word(1)\n",
    Path("sneakernet", "core", "__init__.py"): "",
    Path("sneakernet", "games", "__init__.py"): "",
    Path("sneakernet", "games", "tiny", "__init__.py"): "from sneakernet.games.tiny.rules.say import say as say\n",
    Path("sneakernet", "games", "tiny", "rules", "__init__.py"): "",
    Path("sneakernet", "games", "tiny", "card.toml"): "name = 'diskette'\n",
}
PROGRAM: Final = """
from sneakernet import engine
from sneakernet.core import word
from sneakernet.games import tiny
print(tiny.say(), engine.compiled(), word.__file__.endswith(".py"))
"""
COMPILED: Final = "first True False"
FLAGS: Final = "FLAGS: Final = ("
START: Final = 0.020
"""Seconds of work that the choice of the engine may cost at every start; other programs' work does not count."""


def run(folder: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the tiny project."""
    clean = {key: value for key, value in os.environ.items() if key != engine.SETTING}
    return subprocess.run(
        [sys.executable, *words],
        cwd=folder,
        env={**clean, "PYTHONDONTWRITEBYTECODE": "1", **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )


def build(folder: Path, *words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Build the engine of the tiny project."""
    return run(folder, "-m", "tools.build_engine", *words, **environment)


def says(folder: Path, **environment: str) -> str:
    """What the tiny project says, whether compiled, and whether its module is a source file."""
    done = run(folder, "-c", PROGRAM, **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tiny project, built without optimising, which is quicker; its path has a blank in it."""
    folder = tmp_path_factory.mktemp("tiny project")
    for file in ("sneakernet/__init__.py", "sneakernet/engine.py", "tools/__init__.py", "tools/build_engine.py"):
        (folder / file).parent.mkdir(exist_ok=True)
        shutil.copy(code.ROOT / file, folder / file)
    recipe = (folder / engine.RECIPE).read_text(encoding="utf-8")
    assert FLAGS in recipe
    (folder / engine.RECIPE).write_text(recipe.replace(FLAGS, f'{FLAGS}"-O0", '), encoding="utf-8")
    for path, text in SOURCE.items():
        (folder / path).parent.mkdir(exist_ok=True, parents=True)
        (folder / path).write_text(text, encoding="utf-8")
    done = build(folder)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture
def edit(built: Path) -> Iterator[Callable[[Path, str], None]]:
    """Write other source for the length of one test."""
    touched: list[Path] = []

    def write(path: Path, text: str) -> None:
        touched.append(path)
        (built / path).write_text(text, encoding="utf-8")

    yield write
    for path in touched:
        if path in SOURCE:
            (built / path).write_text(SOURCE[path], encoding="utf-8")
        else:
            (built / path).unlink()


Edit = Callable[[Path, str], None]


def test_the_build_is_used(built: Path) -> None:
    assert says(built) == COMPILED
    assert says(built, SNEAKERNET_ENGINE="compiled") == COMPILED


def test_the_source_can_be_asked_for(built: Path) -> None:
    assert says(built, SNEAKERNET_ENGINE="interpreted") == "first False True"


def test_edited_source_is_never_answered_by_the_old_build(built: Path, edit: Edit) -> None:
    edit(WORD, SOURCE[WORD].replace("first", "other"))
    assert says(built) == "other False True"
    edit(WORD, SOURCE[WORD])
    assert says(built) == COMPILED


def test_a_package_s_own_file_counts_too(built: Path, edit: Edit) -> None:
    edit(Path("sneakernet", "core", "__init__.py"), "# a remark\n")
    assert says(built) == "first False True"


def test_a_new_module_makes_the_build_old(built: Path, edit: Edit) -> None:
    edit(Path("sneakernet", "core", "new.py"), "")
    assert says(built) == "first False True"


def test_another_recipe_makes_the_build_old(built: Path) -> None:
    recipe = built / engine.RECIPE
    text = recipe.read_text(encoding="utf-8")
    recipe.write_text(text + "# other flags\n", encoding="utf-8")
    assert says(built) == "first False True"
    recipe.write_text(text, encoding="utf-8")


def test_files_beside_compiled_modules_are_found(built: Path) -> None:
    text = "import sneakernet.games.tiny as t; from importlib.resources import files; print(files(t) / 'card.toml')"
    assert Path(run(built, "-c", text).stdout.strip()).read_text(encoding="utf-8") == "name = 'diskette'\n"


def test_asking_for_what_is_not_built_is_one_line(built: Path, edit: Edit) -> None:
    edit(SAY, SOURCE[SAY] + "# a remark\n")
    done = run(built, "-c", PROGRAM, SNEAKERNET_ENGINE="compiled")
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
    assert "make engine" in done.stderr


def test_a_setting_that_is_none_is_one_line(built: Path) -> None:
    done = run(built, "-c", PROGRAM, SNEAKERNET_ENGINE="turbo")
    assert (done.returncode, done.stdout, len(done.stderr.splitlines())) == (2, "", 1)
    assert "'turbo'" in done.stderr


def test_source_that_does_not_compile_is_told_and_breaks_nothing(built: Path, edit: Edit) -> None:
    edit(SAY, SOURCE[SAY].replace("word(1)", "word('1')"))
    strict, lenient = build(built), build(built, "--lenient")
    assert (strict.returncode, lenient.returncode) == (1, 0)
    assert "say.py:5: error" in strict.stderr
    edit(SAY, SOURCE[SAY])
    assert says(built) == COMPILED


def test_without_a_compiler_one_line_says_so(built: Path, edit: Edit) -> None:
    edit(WORD, SOURCE[WORD] + "# a remark\n")
    done = build(built, PATH="", CC="")
    assert (done.returncode, done.stderr, len(done.stdout.splitlines())) == (0, "", 1)
    assert "No C compiler" in done.stdout
    assert build(built, "--required", PATH="", CC="").returncode == 1


def test_two_builds_at_once_do_no_harm_and_old_ones_go(built: Path, edit: Edit) -> None:
    before = engine.digest(built)
    (oldest := built / engine.BUILDS / "oldest").mkdir()
    (oldest / engine.MODULES).touch()
    os.utime(oldest, (0, 0))
    edit(WORD, SOURCE[WORD].replace("first", "second"))
    command = [sys.executable, "-m", "tools.build_engine"]
    both = [subprocess.Popen(command, cwd=built, stdout=subprocess.DEVNULL) for _ in range(2)]
    assert [process.wait(timeout=300) for process in both] == [0, 0]
    assert says(built) == "second True False"
    assert {folder.name for folder in (built / engine.BUILDS).iterdir()} == {engine.digest(built), before}


def test_the_first_game_is_played_while_the_engine_is_built(built: Path, edit: Edit) -> None:
    shutil.copy(code.ROOT / "tools" / "play.py", built / "tools")
    edit(WORD, SOURCE[WORD].replace("first", "third"))
    (built / "sneakernet" / "cli").mkdir(exist_ok=True)
    edit(Path("sneakernet", "cli", "__main__.py"), f"import sys\n{PROGRAM}print(sys.argv[1:])\n")
    done = run(built, "-m", "tools.play", "tiny")
    assert done.stdout.splitlines()[1:] == ["third False True", "['home', 'tiny']"], done.stderr
    end = time.monotonic() + 120
    while says(built) != "third True False" and time.monotonic() < end:
        time.sleep(0.2)
    again = run(built, "-m", "tools.play", "tiny")
    assert again.stdout.splitlines() == ["third True False", "['home', 'tiny']"], again.stderr


def test_choosing_the_engine_is_quick() -> None:
    def once() -> float:
        began = time.process_time()
        engine.find_build(code.ROOT)
        return time.process_time() - began

    assert min(once() for _ in range(5)) < START
