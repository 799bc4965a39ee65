"""What the pages show can be done: every block of code on them runs, in a scratch copy of the project."""

import os
from pathlib import Path
from typing import Final

import pytest

from tests.docs.pages import CLI, COMPILED, INTERPRETED, PAGES, Block, Scratch, blocks, commands, missing

# `make check` runs all pages in both engines, `make test` one.
ALSO_COMPILED: Final = (
    PAGES if os.environ.get("SNEAKERNET_PAGES") == COMPILED else PAGES[1:2]
)  # make check: all of them
IN: Final = [*((page, INTERPRETED) for page in PAGES), *((page, COMPILED) for page in ALSO_COMPILED)]


@pytest.mark.parametrize(("page", "engine"), IN, ids=[f"{page.stem}-{engine}" for page, engine in IN])
def test_the_code_of_a_page_runs(page: Path, engine: str, tmp_path: Path) -> None:
    found = blocks(page)
    scratch = Scratch(tmp_path, engine)
    scratch.prepare(found)
    if engine == COMPILED:
        scratch.build()
    done = scratch.python(page, found)
    assert done.returncode == 0, done.stderr
    for command in [command for block in found if block.kind == "console" for command in commands(block)]:
        told = scratch.run("-c", CLI, *command.words, typed=command.typed)
        line = f"sneakernet {' '.join(command.words)}"
        assert "Traceback" not in told.stderr, f"{line}\n{told.stderr}"
        assert missing(command.said, told.stdout + told.stderr) == [], f"{line}\n{told.stdout}{told.stderr}"


def test_a_block_that_fails_names_its_page_and_line(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("# Page\n\n```python\nx = 1\n```\n\nText.\n\n```python\n\nassert x == 2\n```\n", encoding="utf-8")
    done = Scratch(tmp_path).python(page, blocks(page))
    assert done.returncode == 1
    assert 'page.md", line 11' in done.stderr


def test_an_edit_that_does_not_fit_is_told(tmp_path: Path) -> None:
    scratch = Scratch(tmp_path)
    head = "--- sneakernet/core/bits.py\n+++ sneakernet/core/bits.py\n@@\n"
    scratch.edit(Block("diff", "", 1, f"{head}-NONE: Final = 0\n+NONE: Final = 0  # no card\n"))
    assert "NONE: Final = 0  # no card\n" in (tmp_path / "sneakernet" / "core" / "bits.py").read_text("utf-8")
    with pytest.raises(AssertionError, match=r"bits\.py does not hold once"):
        scratch.edit(Block("diff", "", 1, f"{head} NOTHING: Final = 0\n+MUCH: Final = 1\n"))


def test_a_console_block_is_read() -> None:
    text = "$ make setup\nBuilding …\n$ sneakernet sim hackers --games 2  # quick\n> 1\nseat A  …\n\n…\ndone\n"
    command = ("sim hackers --games 2".split(), "1\n", ["seat A  …", "done"])
    assert commands(Block("console", "", 1, text)) == [command]


def test_lines_that_do_not_come_are_missed() -> None:
    output = "seat  A   51 %\nseat B 49 %\n\ndone in 3 s\n"
    assert missing(["seat A 51 %", "done …"], output) == []
    assert missing(["seat B 49 %", "seat A 51 %"], output) == ["seat A 51 %"]
    assert missing(["seat A 5"], output) == []
