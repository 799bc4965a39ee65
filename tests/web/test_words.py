"""Every text of the client and of the games' boards is there in every language, with the same blanks."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sneakernet.core.registry import all_games

WEB = Path(__file__).resolve().parents[2] / "sneakernet" / "web"
OWN = WEB / "lang"
BROUGHT = [folder for game in all_games() if (folder := game.folder("browser"))]
PLAIN = re.compile(r'\bt\("([^"]+)"')
EITHER = re.compile(r'\bt\([^"`()]*\? "([^"]+)" : "([^"]+)"')
BUILT = re.compile(r"\bt\(`([^`$]*)\$\{")
SIGN = re.compile(r'\bicon\("([^"]+)"')
BLANK = re.compile(r"\{(\w+)\}")


def words(folder: Path, language: str = "en") -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / f"{language}.json").read_text(encoding="utf-8"))
    return found


def scripts(folder: Path = WEB / "js") -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.js")))


def blanks(text: Any) -> set[str]:
    forms = text.values() if isinstance(text, dict) else [text]
    return {blank for form in forms for blank in BLANK.findall(form)}


@pytest.mark.parametrize("folder", [OWN, *BROUGHT], ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_texts(folder: Path) -> None:
    english, german = words(folder), words(folder, "de")
    assert english.keys() == german.keys()
    assert [key for key in english if blanks(english[key]) != blanks(german[key])] == []


def wanted(text: str, there: set[str]) -> list[str]:
    """The texts, and beginnings of texts, that scripts want and that are not there."""
    whole = set(PLAIN.findall(text)) | {key for pair in EITHER.findall(text) for key in pair}
    beginnings = set(BUILT.findall(text)) - {""}
    return sorted((whole - there) | {start for start in beginnings if not any(key.startswith(start) for key in there)})


def test_every_text_that_a_script_wants_is_there() -> None:
    brought = set().union(*[words(folder) for folder in BROUGHT])
    beginnings = ("tour.", "slide.", "ahead.kind.", "value.number.")  # of words that the games bring along
    assert wanted(scripts(), set(words(OWN)) | {key for key in brought if key.startswith(beginnings)}) == []
    for folder in BROUGHT:
        assert wanted(scripts(folder), set(words(OWN)) | set(words(folder))) == []


def test_no_game_takes_a_word_of_the_client() -> None:
    for folder in BROUGHT:
        assert words(folder).keys() & words(OWN).keys() == set()


def test_every_sign_is_drawn() -> None:
    drawn = (WEB / "js" / "art.js").read_text(encoding="utf-8")
    for text in (scripts(), *map(scripts, BROUGHT)):
        assert {name for name in SIGN.findall(text) if f"  {name}: " not in drawn} == set()


def test_nothing_is_ever_made_from_markup() -> None:
    for text in (scripts(), *map(scripts, BROUGHT)):
        for risky in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"):
            assert risky not in text


def test_pages_have_no_inline_script_or_style() -> None:
    for page in WEB.glob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert "<style" not in text
        assert not re.search(r"<script(?![^>]*\bsrc=)", text)
        assert not re.search(r"\s(?:style|on\w+)=", text)
        assert not re.search(r"(?:src|href)=\"(?:https?:)?//", text)
