"""Sheets from the command line."""

from pathlib import Path

import pytest

from tests.cli.command import Here


def test_a_game_becomes_one_file_named_after_it(here: Here, tmp_path: Path) -> None:
    text = here.says("print", "hackers")
    assert text.startswith("Written to hackers.pdf.\n") and "100%" in text
    assert (tmp_path / "hackers.pdf").read_bytes().startswith(b"%PDF-")


def test_sheets_as_pictures_are_numbered(here: Here, tmp_path: Path) -> None:
    text = here.says("--language", "de", "print", "hackers", "--part", "table", "--out", "bogen.png", "--ink", "black")
    assert text.startswith("3 Bögen, geschrieben: bogen-01.png … bogen-03.png.\n")
    made = sorted(tmp_path.glob("bogen-*.png"))
    assert len(made) == 3 and all(file.read_bytes().startswith(b"\x89PNG") for file in made)


@pytest.mark.parametrize(
    ("wish", "complaint"),
    [
        ("chess", "no game is called 'chess'"),
        ("hackers --edition 1995", "hackers has no edition '1995'"),
        ("hackers --set encrypted=perhaps", "encrypted"),
        ("hackers --paper a5", "--paper: 'a5' is none of a4, letter"),
        ("hackers --ink blue", "--ink: 'blue' is none of colour, black"),
        ("hackers --part jokers", "--part: 'jokers' is none of cards, table, rules"),
        ("hackers --out sheets.doc", "a file ends in .pdf or .png"),
    ],
)
def test_what_cannot_be_printed_is_refused_in_one_line(here: Here, tmp_path: Path, wish: str, complaint: str) -> None:
    before = sorted(tmp_path.rglob("*"))
    here.complains(complaint, "print", *wish.split())
    assert sorted(tmp_path.rglob("*")) == before
