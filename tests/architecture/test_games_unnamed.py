"""One game, one folder: no file outside `sneakernet/games` names a game, a card, an event or a question."""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from sneakernet.core.op import Question
from sneakernet.core.registry import all_games
from tests.architecture import code

PRODUCT: Final = code.ROOT / "sneakernet"
ORDINARY: Final = re.compile(r"about hackers", re.IGNORECASE)  # what the games are about is no name
MORE: Final = (".json", ".svg", ".tcss", ".typ", ".webmanifest")  # text as well, where people look at the program
STRING: Final = re.compile(r'"([^"\n]*)"')
TEMPLATE: Final = re.compile(r"`([^`]*)`")
SELECTED: Final = re.compile(r"[.#=]([a-z][\w-]*)(?=[^;}]*\{)")
KEY: Final = re.compile(r"^\s*([a-z_]+): ", re.MULTILINE)
MESSAGE: Final = re.compile(r"^(?:card|event|ask|option)-([\w-]+) *=", re.MULTILINE)
OF_MESSAGE: Final = re.compile(r"^(?:card|event|ask|option)-")

# Words of our own that some game uses, too: places and people have names, pages have switches and a status,
# a browser has granted notices and hides a password, checks have failed, somebody gives a word and adds it to the deal,
# and games are dealt, played, left and won at tables.
OWN: Final = frozenset(
    "action add copied dealt draw ended failed found give gives granted named passed password place played shared "
    "status stood switch target won".split()
)


def outside() -> list[Path]:
    """The files of the product that belong to no game."""
    ours = [file for file in code.files(*code.TEXT, *MORE) if file.is_relative_to(PRODUCT)]
    return [file for file in ours if not file.is_relative_to(PRODUCT / "games")]


def place(file: Path) -> str:
    """Where a file of the product is."""
    return file.relative_to(PRODUCT).as_posix()


@cache
def names() -> re.Pattern[str]:
    """How a game may be named: by its name, its title, or its package."""
    found = {name for game in all_games() for name in (game.name, game.rules.title, game.package.rpartition(".")[2])}
    return re.compile(rf"\b(?:{'|'.join(sorted(map(re.escape, found)))})\b", re.IGNORECASE)


def games_in(text: str) -> list[str]:
    return names().findall(ORDINARY.sub("", text))


@cache
def words() -> frozenset[str]:
    """All card ids, event verbs and question names."""
    found: set[str] = set()
    for rules in [game.rules for game in all_games()]:
        found |= {card for edition in rules.editions for card in rules.cards(edition)}
        found |= {*rules.verbs, *(op.about for op in rules.book.ops if isinstance(op, Question))}
    return frozenset(found) - OWN


def said(file: Path) -> Iterator[str]:
    """The string literals of a file, its keys, the ends of its messages, and what its styles select."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        constants = [str(node.value) for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Constant)]
        yield from [OF_MESSAGE.sub("", constant) for constant in constants]
    elif file.suffix == ".js":
        yield from [OF_MESSAGE.sub("", string) for string in STRING.findall(text)]
        yield from [word for string in TEMPLATE.findall(text) for word in re.findall(r"[\w-]+", string)]
        yield from KEY.findall(text)
    elif file.suffix in {".css", ".tcss"}:
        yield from SELECTED.findall(text)
    elif file.suffix == ".json":
        yield from [part for key in json.loads(text) for part in key.split(".")]
    elif file.suffix == ".ftl":
        yield from MESSAGE.findall(text)


def test_no_file_outside_the_games_names_one() -> None:
    found = {place(file): games_in(file.read_text(encoding="utf-8")) for file in outside()}
    assert {name: games for name, games in found.items() if games} == {}


def test_no_file_outside_the_games_says_a_word_of_theirs() -> None:
    used = {place(file): words().intersection(said(file)) for file in outside()}
    assert {name: found for name, found in used.items() if found} == {}


@pytest.mark.parametrize("text", ["sneakernet play hackers", "the checklist of Access Denied", 'import "wired"'])
def test_a_name_is_seen(text: str) -> None:
    assert games_in(text)
    assert not games_in("Card games about hackers, wireless and denied access")


def test_a_word_is_seen(tmp_path: Path) -> None:
    for name, text in {
        "a.js": 'if (event.verb === "hacked_the_planet") {}',
        "b.js": "const SOUNDS = {\n  drew_top: 1,\n};",
        "c.json": '{"lesson.head-hunter": "x"}',
        "d.ftl": "card-worm = Worm\n",
        "e.py": 'if event.verb == "drew_top": pass',
        "f.py": 'say("card-worm")',
        "g.js": "document.querySelector(`[data-place=${seat}] .worm`);",
        "h.css": ".seat, .sector, .steps li { color: red; }",
    }.items():
        file = tmp_path / name
        file.write_text(text, encoding="utf-8")
        assert words().intersection(said(file)), name
