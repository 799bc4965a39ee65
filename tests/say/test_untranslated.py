"""Nothing is left in English: no sentence of another language is the English one, in any file."""

import json
import re

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from sneakernet.say import DEFAULT, languages
from tests.architecture import code
from tests.say import files

OTHERS = [language for language in languages() if language != DEFAULT]
A_SENTENCE = 5  # words; fewer may be a name, or a word of the game


class Text(Visitor):
    """The words of a pattern, without its blanks."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802 - the library wants this name
        self.found.append(node.value)


def sentences(language: str, name: str) -> dict[str, str]:
    """The words of every message of a part; commands to be typed, names and titles may be the same everywhere."""
    found: dict[str, str] = {}
    for entry in files.resource(language, name).body:
        if isinstance(entry, ftl.Message):
            parts = {attribute.id.name: attribute.value for attribute in entry.attributes}
            own = {} if entry.id.name.startswith("card-") else {"": entry.value}
            for attribute, pattern in {**own, **parts}.items():
                if pattern is not None and attribute not in ("examples", "title"):
                    text = Text()
                    text.visit(pattern)
                    found[f"{entry.id.name}.{attribute}"] = " ".join(text.found)
    return found


def is_sentence(text: str) -> bool:
    return len(re.findall(r"[^\W\d]{2,}", text)) >= A_SENTENCE


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("name", files.names(DEFAULT))
def test_no_sentence_is_the_english_one(language: str, name: str) -> None:
    english, ours = sentences(DEFAULT, name), sentences(language, name)
    assert [key for key, text in ours.items() if is_sentence(text) and text == english.get(key)] == []


def test_no_sentence_of_the_browser_is_the_english_one() -> None:
    folder = code.ROOT / "sneakernet" / "web" / "lang"
    english, german = (json.loads((folder / f"{name}.json").read_text("utf-8")) for name in ("en", "de"))
    assert [key for key, text in german.items() if is_sentence(json.dumps(text)) and text == english[key]] == []
