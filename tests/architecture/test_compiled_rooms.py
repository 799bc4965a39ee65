"""What compiled code may not do, because it would be silently wrong."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from sneakernet import engine
from tests.architecture import code

NUMBERS: Final = {"i64", "i32", "i16", "u8", "int"}


def constant_shifts(tree: ast.AST) -> Iterator[int]:
    """Lines that shift a constant to the left: mypyc 2.4.1 makes a 32-bit shift of it, wrong from bit 31 on."""
    for node in ast.walk(tree):
        if isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and is_constant(node.left):
            yield node.lineno


def is_constant(value: ast.expr) -> bool:
    """Whether the compiler could put a number in the place of this: a literal, a sum of such, a name in capitals."""
    match value:
        case ast.Constant():
            return True
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name.isupper()
        case ast.UnaryOp(operand=inner):
            return is_constant(inner)
        case ast.BinOp(left=left, right=right):
            return is_constant(left) and is_constant(right)
        case ast.Call(func=ast.Name(id=name), args=[inner]):
            return name in NUMBERS and is_constant(inner)
        case _:
            return False


def leaning(file: Path) -> Iterator[str]:
    """Modules of ours that a compiled module imports and that are not compiled themselves."""
    for node in ast.walk(code.tree(file)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("sneakernet"):
            whole = [node.module or "", *(f"{node.module}.{alias.name}" for alias in node.names)]
        elif isinstance(node, ast.Import):
            whole = [alias.name for alias in node.names if alias.name.startswith("sneakernet")]
        else:
            continue
        yield from (name for name in whole if is_module(name) and place(name) not in set(code.compiled()))


def place(module: str) -> Path:
    """The file of a module or package."""
    path = code.ROOT.joinpath(*module.split("."))
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def is_module(name: str) -> bool:
    """Whether a dotted name is a module of ours, and not something inside one. The root package is always there."""
    return name != "sneakernet" and place(name).is_file()


def test_nothing_shifts_a_constant() -> None:
    found = [f"{code.name(f)}:{line}" for f in code.compiled() for line in constant_shifts(code.tree(f))]
    assert found == [], "write BIT[n]; a shift with a constant left side is compiled to 32 bits"


@pytest.mark.parametrize("text", ["1 << n", "-1 << n", "i64(1) << n", "ONE << n", "bits.ONE << n", "(1 + 2) << n"])
def test_a_constant_shift_is_seen(text: str) -> None:
    assert list(constant_shifts(ast.parse(f"x = {text}"))) == [1]


@pytest.mark.parametrize("text", ["x << n", "x >> n", "BIT[3] << n", "count(x) << n"])
def test_other_shifts_are_fine(text: str) -> None:
    assert list(constant_shifts(ast.parse(f"x = {text}"))) == []


def test_compiled_modules_lean_on_compiled_modules_alone() -> None:
    """A constant taken from anywhere else could change without a new digest, and the old build would still run."""
    found = [f"{code.name(file)}: {module}" for file in code.compiled() for module in leaning(file)]
    assert found == []


def test_every_folder_of_a_compiled_room_is_a_package() -> None:
    folders = {file.parent for file in code.compiled()}
    assert [code.name(folder) for folder in folders if not (folder / "__init__.py").is_file()] == []


def test_the_compiled_rooms_are_core_and_games() -> None:
    rooms = {file.parts[1] for file in engine.sources(code.ROOT)}
    assert {"core", "games"} <= rooms
