"""A language can be one file: what the tool writes is the whole of English, for terminal and browser alike."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

from sneakernet.core.registry import find
from sneakernet.say import Speech, catalogue, languages
from sneakernet.say.browser import browser_words
from tests.say import files
from tools.new_language import browser_folders, language, words_file

ENGLISH = {
    game.name if game else "": json.loads(words_file(folder).read_text(encoding="utf-8"))
    for game, folder in browser_folders()
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place for languages beside English."""
    for name in {path.stem for path in (catalogue.FOLDER / "en").glob("*.ftl")}:
        file = tmp_path / "en" / f"{name}.ftl"
        file.parent.mkdir(exist_ok=True)
        file.write_text(catalogue.part("en", name), encoding="utf-8")
    monkeypatch.setattr(catalogue, "FOLDER", tmp_path)
    forget()
    yield tmp_path
    monkeypatch.undo()
    forget()


def forget() -> None:
    """Languages are looked for once; here they change."""
    catalogue.languages.cache_clear()
    catalogue.one_file.cache_clear()


def test_what_the_tool_writes_says_all_that_english_says(folder: Path) -> None:
    text = language()
    assert [entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Junk)] == []
    (folder / "nl.ftl").write_text(text, encoding="utf-8")
    forget()
    assert languages() == ("en", "nl")
    english, dutch = Speech("en"), Speech("nl")
    assert dutch.say("usage", line="x") == english.say("usage", line="x")
    for game in ("hackers", "wired", "access-denied"):
        assert dutch.game(find(game)).rules_intro() == english.game(find(game)).rules_intro()
    own = {catalogue.web_part(find(name)) for name in ("hackers", "wired", "access-denied")}
    assert set(catalogue.one_file("nl")) == {*files.names("en"), "web", *own}
    assert browser_words("nl", ENGLISH[""]) == ENGLISH[""]
    for name in ("hackers", "wired", "access-denied"):
        assert browser_words("nl", ENGLISH[name], find(name)) == ENGLISH[name]


def test_a_file_with_a_few_words_is_a_language_and_the_rest_is_english(folder: Path) -> None:
    (folder / "pl.ftl").write_text(
        "### common\nyou-name = ty\n### web\nhome = Start\ncards-n =\n    { $n ->\n        [one] { $n } karta\n"
        "        [few] { $n } karty\n       *[other] { $n } kart\n    }\n"
        "### hackers-web\nhackers-files = FILES gracza { $name }: { $n }\n",
        encoding="utf-8",
    )
    forget()
    speech = Speech("pl")
    assert (speech.say("you-name"), speech.say("help-options")) == ("ty", "Options")
    assert browser_words("pl", ENGLISH[""]) == {
        "home": "Start",
        "cards.n": {"one": "{n} karta", "few": "{n} karty", "many": "{n} kart", "other": "{n} kart"},
    }
    own = browser_words("pl", ENGLISH["hackers"], find("hackers"))
    assert own == {"hackers.files": "FILES gracza {name}: {n}"}
