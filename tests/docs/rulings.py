"""The index of rulings: which test cites which ruling.

python -m tests.docs.rulings        writes the last column of RULINGS.md anew
"""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from tests.architecture import code

PAGE: Final = code.ROOT / "RULINGS.md"
FIRST: Final = ("rulebook", "cards")  # where a ruling is tested as a sentence of the rulebook; others come after
SHOWN: Final = 2
ROW: Final = re.compile(r"^\| ((?:HK|WD|AD)-R?)(\d+) \| (.+?) \| (.*) ?\|$")
LINK: Final = re.compile(r"\[`[^`]+`\]\(([^)]+)\)")
CITED: Final = re.compile(r"\b((?:HK|WD|AD)-R?)(\d+)((?:(?:, | and |, and | to | – |–|…|\.\.|/)(?:\1)?\d+\b)*)")
NEXT: Final = re.compile(r"(, and |, | and | to | – |–|…|\.\.|/)(?:[A-Z-]+)?(\d+)")
RANGES: Final = (" to ", " – ", "–", "…", "..")
LONGEST_RANGE: Final = 12  # "AD-R1 to AD-R101" names a chapter, it does not test a hundred rulings


def cited(text: str) -> Iterator[str]:
    """Every rule that a text cites: HK-20, 41; HK-33 to 36; AD-R70/71."""
    for found in CITED.finditer(text):
        prefix, last = found[1], int(found[2])
        yield f"{prefix}{last}"
        for joint, digits in NEXT.findall(found[3]):
            number = int(digits)
            if joint in RANGES and 0 < number - last <= LONGEST_RANGE:
                yield from (f"{prefix}{n}" for n in range(last + 1, number))
            yield f"{prefix}{number}"
            last = number


@cache
def citations() -> dict[str, Counter[str]]:
    """Per rule: the test files that cite it, and how often."""
    found: dict[str, Counter[str]] = {}
    for file in code.files(".py"):
        if file.name.startswith("test_") and not file.is_relative_to(code.ROOT / "tests" / "docs"):
            for rule in cited(file.read_text(encoding="utf-8")):
                found.setdefault(rule, Counter())[code.name(file)] += 1
    return found


def best(rule: str) -> list[str]:
    """The test files to show for a rule: those of the rulebook first, then who cites it most."""
    files = citations().get(rule, Counter())

    def rank(file: str) -> tuple[bool, int, str]:
        return not set(FIRST) & set(Path(file).parts), -files[file], file

    return sorted(files, key=rank)[:SHOWN]


def rows(text: str) -> Iterator[tuple[str, list[str]]]:
    """Every ruling of the page, with the test files it names."""
    for line in text.splitlines():
        found = ROW.match(line)
        if found:
            yield f"{found[1]}{found[2]}", LINK.findall(found[4])


def fresh(text: str) -> str:
    """The page with its last column written anew."""
    lines = []
    for line in text.splitlines():
        found = ROW.match(line)
        if found:
            links = ", ".join(f"[`{Path(file).stem[5:]}`]({file})" for file in best(f"{found[1]}{found[2]}"))
            lines.append(f"| {found[1]}{found[2]} | {found[3]} | {links or '–'} |")
        else:
            lines.append(line)
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    PAGE.write_text(fresh(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
