"""Every text of the client is there in every language, with the same blanks."""

import json
import re
from pathlib import Path
from typing import Any

WEB = Path(__file__).resolve().parents[2] / "sneakernet" / "web"
PLAIN = re.compile(r'\bt\("([^"]+)"')
EITHER = re.compile(r'\bt\([^"`()]*\? "([^"]+)" : "([^"]+)"')
BUILT = re.compile(r"\bt\(`([^`$]*)\$\{")
BLANK = re.compile(r"\{(\w+)\}")


def words(language: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((WEB / "lang" / f"{language}.json").read_text(encoding="utf-8"))
    return found


def scripts() -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((WEB / "js").rglob("*.js")))


def blanks(text: Any) -> set[str]:
    forms = text.values() if isinstance(text, dict) else [text]
    return {blank for form in forms for blank in BLANK.findall(form)}


def test_both_languages_have_the_same_texts() -> None:
    english, german = words("en"), words("de")
    assert english.keys() == german.keys()
    assert [key for key in english if blanks(english[key]) != blanks(german[key])] == []


def test_every_text_that_a_script_wants_is_there() -> None:
    text = scripts()
    wanted = set(PLAIN.findall(text)) | {key for pair in EITHER.findall(text) for key in pair}
    assert wanted - words("en").keys() == set()
    beginnings = set(BUILT.findall(text)) - {""}
    assert [start for start in beginnings if not any(key.startswith(start) for key in words("en"))] == []


def test_nothing_is_ever_made_from_markup() -> None:
    text = scripts()
    for risky in ("innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval(", "new Function"):
        assert risky not in text


def test_pages_have_no_inline_script_or_style() -> None:
    for page in WEB.glob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert "<style" not in text
        assert not re.search(r"<script(?![^>]*\bsrc=)", text)
        assert not re.search(r"\s(?:style|on\w+)=", text)
        assert not re.search(r"(?:src|href)=\"(?:https?:)?//", text)
