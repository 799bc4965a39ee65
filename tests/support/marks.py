"""Which card a test is about, and what no test is about yet: cards by `@card(...)`, rules and rulings by number."""

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

from sneakernet.core.registry import find

TESTS = Path(__file__).parent.parent
Test = TypeVar("Test", bound=Callable[..., Any])


def card(*ids: str) -> Callable[[Test], Test]:
    """Say that a test would fail if one of these cards were wrong."""
    if not ids:
        raise ValueError("@card needs at least one card id")
    return lambda test: test


def cards_without_a_test(game: str) -> list[str]:
    """The cards of a game, in whatever edition, that no test in tests/games/<game>/cards is marked with."""
    return sorted(cards_of(game) - set(marked_cards(folder("cards", game))))


def marks_without_a_card(game: str) -> list[str]:
    """Marks in tests/games/<game>/cards that name no card of the game: slips of the pen."""
    return sorted(set(marked_cards(folder("cards", game))) - cards_of(game))


def numbers_without_a_test(game: str, prefix: str, last: int) -> list[str]:
    """The rules or rulings `prefix`1 to `prefix``last` that neither a rulebook test nor a card test of a game cites."""
    cited = cited_anywhere(game, prefix)
    return [f"{prefix}{n}" for n in range(1, last + 1) if n not in cited]


def numbers_nobody_wrote(game: str, prefix: str, last: int) -> list[str]:
    """Numbers of rules or rulings cited in a game's tests that lie beyond the last one."""
    return [f"{prefix}{n}" for n in sorted(cited_anywhere(game, prefix)) if not 1 <= n <= last]


def cited_anywhere(game: str, prefix: str) -> set[int]:
    """The numbers cited in tests/games/<game>/rulebook and tests/games/<game>/cards."""
    return {n for room in ("rulebook", "cards") for n in cited_numbers(folder(room, game), prefix)}


def cards_of(game: str) -> set[str]:
    """The cards of all editions of a game."""
    rules = find(game).rules
    return {card for edition in rules.editions for card in rules.cards(edition)}


def folder(room: str, game: str) -> Path:
    """Where the tests of a game lie: a package, so its name is written with underscores."""
    return TESTS / "games" / game.replace("-", "_") / room


def marked_cards(folder: Path) -> Iterator[str]:
    """Every id in a `@card(...)` above a test function of the folder."""
    for test in test_functions(folder):
        for mark in test.decorator_list:
            if isinstance(mark, ast.Call) and isinstance(mark.func, ast.Name) and mark.func.id == "card":
                yield from (a.value for a in mark.args if isinstance(a, ast.Constant) and isinstance(a.value, str))


def test_functions(folder: Path) -> Iterator[ast.FunctionDef]:
    """The test functions of a folder, in the order of their files."""
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield node


def cited_numbers(folder: Path, prefix: str) -> Iterator[int]:
    """Every number with this prefix written in the test files of the folder, in a docstring or a comment."""
    for file in sorted(folder.rglob("test_*.py")):
        yield from (int(n) for n in re.findall(rf"\b{re.escape(prefix)}(\d+)\b", file.read_text(encoding="utf-8")))
