"""The reference of the Python interface: whatever is public in it says what it is, and pages use nothing else."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tests.architecture import code
from tests.docs.pages import HOW, blocks

PAGE: Final = code.ROOT / "docs" / "reference" / "python.md"
LISTED: Final = re.findall(r"auto(?:module|class|function):: ([\w.]+)", PAGE.read_text("utf-8"))
IMPORTED: Final = re.compile(r"^\+?(?:from|import) (sneakernet[\w.]*)(?: import ([\w, ]+))?", re.MULTILINE)
Definition = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


def file_of(name: str) -> Path:
    """The file of a module, or of the module that a class or function is in."""
    while not (file := code.ROOT / Path(*name.split(".")).with_suffix(".py")).is_file():
        name = name.rpartition(".")[0]
    return file


def public(inside: ast.Module | ast.ClassDef) -> Iterator[Definition]:
    """What has a name of its own and is not private."""
    for node in inside.body:
        if isinstance(node, Definition) and not node.name.startswith("_"):
            yield node


@cache
def classes() -> dict[str, ast.ClassDef]:
    """Every class of the package by its name."""
    trees = [ast.parse(file.read_text("utf-8")) for file in code.product()]
    return {node.name: node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef)}


def is_told(method: str, owner: ast.ClassDef) -> bool:
    """Whether a class, or one that it is made from, says what this method does."""
    if any(node.name == method and ast.get_docstring(node) for node in public(owner)):
        return True
    above = [ast.unparse(base).partition("[")[0] for base in owner.bases]
    return any(is_told(method, classes()[name]) for name in above if name in classes())


def silent(tree: ast.Module, only: str = "") -> Iterator[str]:
    """What of a module, or one definition in it, does not say what it is."""
    for node in public(tree):
        if only and node.name != only:
            continue
        if not ast.get_docstring(node):
            yield node.name
        if isinstance(node, ast.ClassDef):
            yield from (f"{node.name}.{one.name}" for one in public(node) if not is_told(one.name, node))


def test_everything_in_the_reference_says_what_it_is() -> None:
    found = {}
    for name in LISTED:
        file, last = file_of(name), name.rpartition(".")[2]
        found[name] = list(silent(ast.parse(file.read_text("utf-8")), "" if last == file.stem else last))
    assert {name: names for name, names in found.items() if names} == {}


def test_what_pages_import_is_in_the_reference() -> None:
    listed = {file_of(name) for name in LISTED}
    lacking = set()
    for page in HOW.glob("*.md"):
        for block in blocks(page):
            for module, names in IMPORTED.findall(block.text if block.kind in ("python", "diff") else ""):
                if module.startswith("sneakernet.games"):
                    continue  # the edits of these pages: a game is no interface
                for name in names.replace(" ", "").split(","):
                    if not is_listed(module, name, listed):
                        lacking.add(f"{page.name}: {module} {name}")
    assert lacking == set()


def is_listed(module: str, name: str, listed: set[Path]) -> bool:
    """Whether a module is listed, or the one from which its package takes this name."""
    folder = code.ROOT / Path(*module.split("."))
    if not folder.is_dir():
        return folder.with_suffix(".py") in listed
    if (folder / f"{name}.py").is_file():
        return folder / f"{name}.py" in listed
    return any(re.search(rf"^(?:class|def) {name}\b", file.read_text("utf-8"), re.MULTILINE) for file in listed)


def test_what_says_nothing_is_found() -> None:
    tree = ast.parse('class A:\n  "."\n  def b(self): ...\n  def _c(self): ...\ndef d(): "."\ndef e(): ...\n')
    assert list(silent(tree)) == ["A.b", "e"]
