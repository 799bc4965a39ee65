"""The catalogue: messages in the Fluent format, one folder per language. A new language is one new folder."""

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

FOLDER: Final = Path(__file__).resolve().parent
DEFAULT: Final = "en"
ABBREVIATION: Final = re.compile(r"(\.[A-Z]\.)\.")  # S.O.L. at the end of a sentence: one full stop is enough

Value = str | int | float


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, the default first."""
    found = sorted(path.parent.name for path in FOLDER.glob("*/common.ftl"))
    return (DEFAULT, *[name for name in found if name != DEFAULT])


def preferred(environment: Mapping[str, str]) -> str:
    """The language a person has set for this program or for the whole machine; the default if we do not speak it."""
    for name in ("SNEAKERNET_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(name, "")
        if wanted:
            code = wanted.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return code if code in languages() else DEFAULT
    return DEFAULT


class Catalogue:
    """Some files of one language as one set of messages; what is missing there is said in the default language."""

    def __init__(self, language: str, *files: str) -> None:
        self.language = language
        self.problems: list[str] = []  # what went wrong in saying something; tests want it empty
        self.bundle = FluentBundle([language], use_isolating=False)
        for name in files:
            path = FOLDER / language / f"{name}.ftl"
            if path.is_file():
                self.bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        self.default = Catalogue(DEFAULT, *files) if language != DEFAULT else None

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether this language has the message itself."""
        if not self.bundle.has_message(key):
            return False
        message = self.bundle.get_message(key)
        return attribute in message.attributes if attribute else message.value is not None

    def find(self, key: str, attribute: str = "", /, **args: Value) -> str | None:
        """The message with its blanks filled in, or None if no language has it."""
        if not self.has(key, attribute):
            return None if self.default is None else self.default.find(key, attribute, **args)
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, args)
        self.problems.extend(f"{key}: {error}" for error in errors)
        return ABBREVIATION.sub(r"\1", str(text))

    def say(self, key: str, attribute: str = "", /, **args: Value) -> str:
        """The message with its blanks filled in; its bare name if no language has it."""
        text = self.find(key, attribute, **args)
        if text is None:
            name = f"{key}.{attribute}" if attribute else key
            self.problems.append(f"{name} is missing")
            return f"[{name}]"
        return text
