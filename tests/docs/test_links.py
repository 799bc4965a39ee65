"""Pages lead somewhere: every link to a file of the project, and every line of the tree in README.md."""

import re
from pathlib import Path
from typing import Final

import pytest

from tests.architecture import code
from tests.docs.pages import blocks

LINK: Final = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)")
FENCED: Final = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
PAGES: Final = [file for file in code.files(".md") if file.parent == code.ROOT or "docs" in file.parts]


def tree(text: str) -> list[str]:
    """The paths of a tree of folders, two blanks deeper for each level."""
    found: list[str] = []
    above: list[str] = []
    for line in text.splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        above = [*above[:depth], line.split()[0]]
        found.append("".join(above))
    return found


@pytest.mark.parametrize("page", PAGES, ids=code.name)
def test_every_link_leads_to_a_file(page: Path) -> None:
    targets = LINK.findall(FENCED.sub("", page.read_text(encoding="utf-8")))
    assert [target for target in targets if ":" not in target and not (page.parent / target).exists()] == []


def test_the_tree_in_the_readme_is_the_tree_there_is() -> None:
    shown = next(block for block in blocks(code.ROOT / "README.md") if block.text.startswith("sneakernet/"))
    paths = tree(shown.text)
    assert [path for path in paths if not (code.ROOT / path).exists()] == []
    rooms = {
        file.relative_to(code.ROOT).parts[1] for file in code.product() if len(file.relative_to(code.ROOT).parts) > 2
    }
    assert rooms <= {path.split("/")[1] for path in paths if path.startswith("sneakernet/")}


def test_a_tree_is_read() -> None:
    assert tree("a/      one\n  b/    two\n    c   three\nd.md    four\n") == ["a/", "a/b/", "a/b/c", "d.md"]
