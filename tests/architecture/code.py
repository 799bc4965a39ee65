"""The project's own files, as the architecture tests read them."""

import ast
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from sneakernet import engine

ROOT: Final = Path(__file__).resolve().parents[2]
TEXT: Final = (
    ".py",
    ".js",
    ".css",
    ".html",
    ".md",
    ".toml",
    ".ftl",
    ".sh",
    ".in",
    ".record",
    ".position",
    ".playthrough",
)
OURS: Final = ("sneakernet", "tests", "tools", "docs", "examples", "requirements", ".ci")


@cache
def files(*suffixes: str) -> tuple[Path, ...]:
    """Every file of the project with one of these endings, whether committed already or about to be."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if listed.returncode == 0:
        found = [ROOT / name for name in listed.stdout.splitlines()]
    else:  # unpacked from an archive: there is no git to ask
        found = [file for folder in OURS for file in (ROOT / folder).rglob("*")] + list(ROOT.glob("*"))
    return tuple(sorted(file for file in found if file.suffix in suffixes and file.is_file()))


def name(file: Path) -> str:
    """A file's name for a complaint."""
    return file.relative_to(ROOT).as_posix()


def product() -> Iterator[Path]:
    """The Python files that are shipped, or that build what is shipped."""
    return (file for file in files(".py") if file.is_relative_to(ROOT / "sneakernet") or file.parent.name == "tools")


def compiled() -> Iterator[Path]:
    """The Python files that mypyc compiles."""
    return (ROOT / file for file in engine.sources(ROOT))


@cache
def tree(file: Path) -> ast.Module:
    """A Python file, parsed."""
    return ast.parse(file.read_text(encoding="utf-8"), filename=name(file))
