"""The catalogue: messages in the Fluent format, in parts. A new language is one new file.

`fr.ftl` holds a whole language; a line `### hackers` begins the part of that name. A language that many people write
may be a folder instead, with a file per part.
"""

import re
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

FOLDER: Final = Path(__file__).resolve().parent
DEFAULT: Final = "en"
PART: Final = re.compile(r"^### *([\w-]+) *$", re.MULTILINE)
MESSAGE: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)(?= *=)", re.MULTILINE)
REFERENCE: Final = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")  # to another message; a function's name does no harm
ABBREVIATION: Final = re.compile(r"(\.[A-Z]\.)\.")  # S.O.L. at the end of a sentence: one full stop is enough
REMEMBERED: Final = 1024  # sentences per catalogue: readers of one table are told much the same

Value = str | int | float


@cache
def languages() -> tuple[str, ...]:
    """The languages there are, the default first."""
    found = {path.parent.name for path in FOLDER.glob("*/common.ftl")} | {path.stem for path in FOLDER.glob("*.ftl")}
    return (DEFAULT, *sorted(found - {DEFAULT}))


@cache
def one_file(language: str) -> Mapping[str, str]:
    """The parts of a language that is one file; none if it is a folder."""
    file = FOLDER / f"{language}.ftl"
    pieces = PART.split(file.read_text(encoding="utf-8")) if file.is_file() else []
    return dict(zip(pieces[1::2], pieces[2::2], strict=True))


def part(language: str, name: str) -> str:
    """The text of a part; empty if the language does not have it."""
    file = FOLDER / language / f"{name}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else one_file(language).get(name, "")


def preferred(environment: Mapping[str, str]) -> str:
    """The language a person has set for this program or for the whole machine; the default if we do not speak it."""
    for name in ("SNEAKERNET_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(name, "")
        if wanted:
            code = wanted.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return code if code in languages() else DEFAULT
    return DEFAULT


class Catalogue:
    """Some parts of one language as one set of messages; what is missing there is said in the default language."""

    def __init__(self, language: str, *names: str) -> None:
        self.language = language
        self.names = names
        self.problems: list[str] = []  # what went wrong in saying something; tests want it empty
        self.bundle = FluentBundle([language], use_isolating=False)
        self.unread: dict[str, str] = {}
        for name in names:
            pieces = MESSAGE.split(part(language, name))
            self.unread |= zip(pieces[1::2], pieces[2::2], strict=True)
        self.filled = lru_cache(REMEMBERED)(self.fill)

    @cached_property
    def default(self) -> "Catalogue | None":
        """The same parts in the default language, once something is missing."""
        return Catalogue(DEFAULT, *self.names) if self.language != DEFAULT else None

    def read(self, key: str) -> None:
        """Parse a message, and those it refers to, when it is first asked for: of thousands few are ever said."""
        text = self.unread.pop(key)
        self.bundle.add_resource(FluentResource(key + text))
        for other in REFERENCE.findall(text):
            if other in self.unread:
                self.read(other)

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether this language has the message itself."""
        if key in self.unread:
            self.read(key)
        if not self.bundle.has_message(key):
            return False
        message = self.bundle.get_message(key)
        return attribute in message.attributes if attribute else message.value is not None

    def find(self, key: str, attribute: str = "", /, **args: Value) -> str | None:
        """The message with its blanks filled in, or None if no language has it."""
        if not self.has(key, attribute):
            return None if self.default is None else self.default.find(key, attribute, **args)
        return self.filled(key, attribute, tuple((name, type(value), value) for name, value in args.items()))

    def fill(self, key: str, attribute: str, args: tuple[tuple[str, type, Value], ...]) -> str:
        """A message that is there, with its blanks filled in. The kind of a value counts: 1 is not said like 1.0."""
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, errors = self.bundle.format_pattern(pattern, {name: value for name, _, value in args})
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
