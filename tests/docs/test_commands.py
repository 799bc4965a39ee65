"""Every command that a page shows is there: of the program with its options, of make, of the tools."""

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
import typer.main
from typer.exceptions import TyperException

from sneakernet.cli.main import app
from tests.architecture import code
from tests.docs.pages import blocks

PAGES: Final = [file for file in code.files(".md") if file.parent == code.ROOT or "docs" in file.parts]
SHELL: Final = ("", "sh", "console")
INLINE: Final = re.compile(r"`((?:sneakernet|make|python -m) [^`\n]*)`")
FENCED: Final = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
TARGETS: Final = set(re.findall(r"^([a-z][a-z -]*):", (code.ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
ABOVE: Final = re.compile(r"^(\.venv/bin/|[A-Z_]+=\S* )+")  # what may stand before a command


def shown(page: Path) -> Iterator[list[str]]:
    """The commands of a page, in words; a single capital letter stands for a number, `…` for anything."""
    text = page.read_text(encoding="utf-8")
    lines = [line for block in blocks(page) if block.kind in SHELL for line in block.text.splitlines()]
    joined = "\n".join(lines).replace("\\\n", " ").splitlines()
    for line in [*joined, *INLINE.findall(FENCED.sub("", text))]:
        for part in re.split(r" \| | && ", line.removeprefix("$ ")):
            bare = ABOVE.sub("", part.strip())
            if re.match(r"(sneakernet|make|python -m) [a-z-]", bare) and "][" not in bare:
                words = shlex.split(bare, comments=True)
                yield ["2" if re.fullmatch("[A-Z]", word) else word for word in words if word not in ("…", "\\…")]


def wrong(words: list[str]) -> str:
    """What is wrong with a command, if anything is."""
    if words[0] == "sneakernet":
        return "" if words[1:2] == ["COMMAND"] or "--help" in words else misused(words[1:])
    if words[0] == "make":
        asked = [word for word in words[1:] if "=" not in word]
        return "" if all(any(word in line.split() for line in TARGETS) for word in asked) else "no such target"
    if not words[2].startswith(("tools", "tests")) or words[2].endswith(".NAME"):
        return ""
    file = code.ROOT / Path(*words[2].split("."))
    source = file / "__main__.py" if file.is_dir() else file.with_suffix(".py")
    if not source.is_file():
        return f"no {words[2]}"
    text = source.read_text("utf-8")
    return ", ".join(word for word in words[3:] if word.startswith("--") and f'"{word}"' not in text)


def misused(words: list[str]) -> str:
    """Whether the program takes these words; nothing is carried out."""
    command: Any = typer.main.get_command(app)
    context: Any = None
    try:
        while True:
            context = command.make_context(command.name, words, parent=context)
            if not hasattr(command, "commands"):
                return ""
            words = [*context._protected_args, *context.args]
            if not words:
                return ""
            _, command, words = command.resolve_command(context, words)
    except TyperException as problem:
        said = problem.format_message()
        return "" if said.startswith("Missing") else said  # a sentence may name a command alone


@pytest.mark.parametrize("page", PAGES, ids=code.name)
def test_every_command_of_a_page_is_there(page: Path) -> None:
    assert {" ".join(words): fault for words in shown(page) if (fault := wrong(words))} == {}


@pytest.mark.parametrize(
    "line",
    [
        "sneakernet pley hackers",
        "sneakernet play hackers --seat 2",
        "sneakernet lab match hackers --deals many",
        "make supper",
        "python -m tools.nothing",
        "python -m tools.trades casual --deals 2",
    ],
)
def test_a_command_that_is_not_there_is_seen(line: str) -> None:
    assert wrong(line.split())


def test_commands_are_found_in_blocks_and_in_sentences(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "Say `sneakernet cards GAME`.\n\n```sh\n.venv/bin/sneakernet sim hackers \\\n  --games K  # many\nls\n```\n"
        '```console\n$ echo "x" | sneakernet position show -\n$ A=1 make lint\n```\n',
        encoding="utf-8",
    )
    assert [" ".join(words) for words in shown(page)] == [
        "sneakernet sim hackers --games 2",
        "sneakernet position show -",
        "make lint",
        "sneakernet cards GAME",
    ]
