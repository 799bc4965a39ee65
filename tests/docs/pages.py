"""Pages with code in them: their blocks, and a scratch copy of the project in which the blocks are tried.

A page may hold four kinds of fenced block that are tried:

    ```diff      an edit of a file of the project, made in the scratch copy before anything runs
    ```python    Python; all blocks of a page run in one process, in their order
    ```toml, ```ftl … with a file's name behind the word: that file, written into the scratch copy. With a `+` before
                 the name the block is one of several of this file, and Python in it runs on the page as well
    ```console   lines with `$ sneakernet …` are run; what stands below must be in the output. Packages that the page
                 has written are installed before
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final, NamedTuple

from sneakernet import engine
from tests.architecture import code

FENCE: Final = re.compile(r"^```(\S*) ?(\S*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
HOW: Final = code.ROOT / "docs" / "how"
EXTRAS: Final = (HOW / "use-openspiel.md", HOW / "use-pettingzoo.md")  # they need what `make test-extras` installs
PAGES: Final = (code.ROOT / "README.md", code.ROOT / "docs" / "start.md", *sorted(set(HOW.glob("*.md")) - set(EXTRAS)))
CLI: Final = "from sneakernet.cli.main import main; main()"
LENT: Final = ("*.py", "support/*.py", "games/*.py", "games/hackers/*.py")  # of the tests: what a page may use
INTERPRETED, COMPILED = "interpreted", "compiled"
SECONDS: Final = 300  # for what hangs: the slowest takes 30 on two busy cores

RUN: Final = """
import sys
names = {"__name__": "__main__"}
for block in sys.argv[2:]:
    line, _, text = block.partition(":")
    exec(compile("\\n" * int(line) + text, sys.argv[1], "exec"), names)
"""


class Block(NamedTuple):
    """A fenced block: what it is written in, the file it is for, where its first line stands, and its text."""

    kind: str
    file: str
    line: int
    text: str

    @property
    def runs(self) -> bool:
        """Whether it is Python that runs on the page."""
        return self.kind == "python" and (not self.file or self.file.startswith("+"))


def blocks(page: Path) -> list[Block]:
    """The fenced blocks of a page, in order."""
    text = page.read_text(encoding="utf-8")
    return [Block(found[1], found[2], text.count("\n", 0, found.start(3)), found[3]) for found in FENCE.finditer(text)]


class Scratch:
    """A copy of the package in which a page may edit, write and run what it likes."""

    def __init__(self, folder: Path, engine: str = INTERPRETED) -> None:
        self.folder = folder
        self.engine = engine
        self.paths: list[str] = []  # of the packages that the page has written
        ignored = shutil.ignore_patterns("__pycache__")
        shutil.copytree(code.ROOT / "sneakernet", folder / "sneakernet", ignore=ignored)
        for lent in [file for some in LENT for file in (code.ROOT / "tests").glob(some)]:
            copy = folder / lent.relative_to(code.ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(lent, copy)

    def run(self, *words: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
        """Run Python in the copy."""
        width = {"COLUMNS": "100", "NO_COLOR": "1", "LANG": "C.UTF-8"}
        home = {"HOME": str(self.folder), "XDG_DATA_HOME": str(self.folder), "XDG_STATE_HOME": str(self.folder)}
        here = {"SNEAKERNET_ENGINE": self.engine, "PYTHONPATH": ":".join(self.paths)}
        return subprocess.run(
            [sys.executable, *words],
            cwd=self.folder,
            env={**os.environ, **width, **home, **here, **more},
            input=typed,
            capture_output=True,
            text=True,
            check=False,
            timeout=SECONDS,
        )

    def edit(self, block: Block) -> None:
        """Make the edit that a diff shows; what it takes away or leaves must be there, once."""
        head, *hunks = re.split(r"^@@.*\n", block.text, flags=re.MULTILINE)
        file = self.folder / head.split("+++ ")[1].strip()
        text = file.read_text(encoding="utf-8") if file.is_file() else ""
        for hunk in hunks:
            lines = hunk.splitlines(keepends=True)
            before = "".join(line[1:] or "\n" for line in lines if line[0] in " -\n")
            after = "".join(line[1:] or "\n" for line in lines if line[0] in " +\n")
            assert text.count(before) == 1, f"{file.name} does not hold once:\n{before}"
            text = text.replace(before, after)
        file.write_text(text, encoding="utf-8")

    def prepare(self, found: list[Block]) -> None:
        """Make the edits and write the files of a page."""
        for block in found:
            if block.kind == "diff":
                self.edit(block)
            elif block.file:
                write(block, self.folder)
        for project in self.folder.glob("*/pyproject.toml"):
            install(project.parent)
            self.paths.append(str(project.parent))

    def build(self) -> None:
        """The engine of this copy: that of the project, or another one where the page has edited what is compiled."""
        built = engine.find_build(code.ROOT)
        if built is not None:
            shutil.copytree(built.folder, self.folder / engine.BUILDS / built.folder.name)
        shutil.copytree(code.ROOT / "tools", self.folder / "tools", ignore=shutil.ignore_patterns("__pycache__"))
        done = self.run("-m", "tools.build_engine", "--required", SNEAKERNET_ENGINE=INTERPRETED)
        assert done.returncode == 0, done.stdout + done.stderr

    def python(self, page: Path, found: list[Block]) -> subprocess.CompletedProcess[str]:
        """Run the Python blocks of a page one after the other; a complaint names the page and the line."""
        texts = [f"{block.line}:{block.text}" for block in found if block.runs]
        return self.run("-c", RUN, str(page), *texts)


def write(block: Block, folder: Path) -> None:
    """Write the file that a block shows, or add to it."""
    file = folder / block.file.removeprefix("+")
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("a" if block.file.startswith("+") else "w", encoding="utf-8") as there:
        there.write(block.text)


def install(package: Path) -> None:
    """What pip leaves of an editable package: its name and its entry points, beside its source."""
    project = tomllib.loads((package / "pyproject.toml").read_text("utf-8"))["project"]
    folder = package / f"{project['name'].replace('-', '_')}-{project['version']}.dist-info"
    folder.mkdir()
    (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    lines: list[str] = []
    for group, points in project["entry-points"].items():
        lines += [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())]
    (folder / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


class Command(NamedTuple):
    """A command of a console block, what is typed into it, and the lines that its output is said to hold."""

    words: list[str]
    typed: str
    said: list[str]


def commands(block: Block) -> list[Command]:
    """The `sneakernet` commands of a console block. A line `> word` is typed; a line `…` stands for any lines."""
    found: list[Command] = []
    ours = False
    for line in block.text.splitlines():
        if line.startswith("$ "):
            words = shlex.split(line[2:], comments=True)
            said = words[1:2] if words[:1] == ["echo"] and words[2:3] == ["|"] else []
            words = words[3:] if said else words
            ours = words[:1] == ["sneakernet"]
            if ours:
                found.append(Command(words[1:], "".join(f"{line}\n" for line in said), []))
        elif ours and line.startswith("> "):
            found[-1] = found[-1]._replace(typed=found[-1].typed + line[2:] + "\n")
        elif ours and line.strip() not in ("", "…"):
            found[-1].said.append(line.strip())
    return found


def missing(said: list[str], output: str) -> list[str]:
    """The lines that are said to come and do not, each looked for behind the one before; `…` ends a cut line."""
    rest = [" ".join(line.split()) for line in output.splitlines()]
    for n, line in enumerate(said):
        wanted = " ".join(line.split())
        stem = wanted.removesuffix("…").rstrip()
        at = next((k for k, r in enumerate(rest) if (r.startswith(stem) if stem != wanted else wanted in r)), None)
        if at is None:
            return said[n:]
        rest = rest[at + 1 :]
    return []
