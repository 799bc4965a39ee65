"""An edition is a value: the rules ask it for numbers, cards and policies, never for its name."""

import ast
from collections.abc import Collection, Iterator

from sneakernet import games
from sneakernet.core.registry import all_games, game_names
from tests.architecture import code


def named(tree: ast.AST, editions: Collection[str]) -> Iterator[str]:
    """Places where an edition stands by its name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and node.value in editions:
            yield f"{node.lineno} {node.value!r}"


def test_only_editions_py_names_an_edition() -> None:
    assert games.__name__ and game_names(), "importing the games makes them known"
    editions = {edition for rules in [game.rules for game in all_games()] for edition in rules.editions}
    assert editions
    files = [file for file in code.product() if file.name != "editions.py"]
    assert [f"{code.name(file)}:{it}" for file in files for it in named(code.tree(file), editions)] == []


def test_an_edition_by_name_is_seen() -> None:
    assert list(named(ast.parse("x = 3 if edition.name == '2014' else 4"), {"2013", "2014"})) == ["1 '2014'"]
