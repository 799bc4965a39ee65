"""What must not stand in any file: work put off without a number, paths of one person's machine, and references to
pages that are not here."""

import re
from typing import Final

import pytest

from tests.architecture import code

PUT_OFF: Final = re.compile(r"\b(?:TO[D]O|FIX[M]E|XX[X])\b(?!\s*\(?#\d+)")
MACHINE: Final = re.compile(r"(?<![\w.~}])/(?:home|root|tmp|work|opt|mnt|Users|private)/[\w.]|\b[A-Z]:\\\\?Users")

# Notes from before the rules were pages: a scenario, a brief, a section of it.
ABSENT: Final = re.compile(
    r"\b(?:HK|WD|AD)-S\d|\b(?:the|this) [b]rief\b|\([b]rief\b|\([s]ection \d"
    r"|\([m]anual, \d|[a-z] \(\d\.\d(?:, [HWA][KD]-\d+)?\)|\"{3}\d\.\d{1,2}[.,:]"
)


def complaints(rule: re.Pattern[str]) -> list[str]:
    """Every line of the project that a rule forbids."""
    found = []
    for file in code.files(*code.TEXT, ""):
        for n, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            if rule.search(line):
                found.append(f"{code.name(file)}:{n}: {line.strip()[:80]}")
    return found


def test_nothing_is_put_off_without_a_number() -> None:
    assert complaints(PUT_OFF) == []


def test_no_path_of_one_machine_is_named() -> None:
    assert complaints(MACHINE) == []


def test_no_page_is_named_that_is_not_here() -> None:
    assert complaints(ABSENT) == []


@pytest.mark.parametrize(
    "text",
    [
        "HK-" + "S3: A wins",
        "in the order of the " + "brief",
        "the deal (" + "brief 2.1)",
        "zones (" + "1.3) and",
        "orders (" + "1.3, HK-38).",
        '"""' + "6.2: User",
    ],
)
def test_a_page_that_is_not_here_is_seen(text: str) -> None:
    assert ABSENT.search(text)
    assert not ABSENT.search("AD-R14, HK-3: in brief, two of them")


@pytest.mark.parametrize("text", ["# TO" + "DO later", "FIX" + "ME: and this"])
def test_work_put_off_is_seen(text: str) -> None:
    assert PUT_OFF.search(text)
    assert not PUT_OFF.search(text.replace(" ", " ").replace("DO", "DO (#12)").replace("ME", "ME #12"))


@pytest.mark.parametrize("folder", ["home", "root", "tmp", "Users"])
def test_a_path_of_one_machine_is_seen(folder: str) -> None:
    assert MACHINE.search(f'open("/{folder}/ann/file")')
    assert not MACHINE.search(f"docs/{folder}/ann")
