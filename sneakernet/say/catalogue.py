"""The catalogue: messages in the Fluent format, in parts. A new language is one new file.

`fr.ftl` holds a whole language; a line `### server` begins the part of that name. A language that many people write
may be a folder instead, with a file per part.
"""

import re
from collections.abc import Mapping
from functools import cache, cached_property, lru_cache
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import MessageReference, Placeable, VariableReference
from fluent.syntax.visitor import Visitor

from sneakernet.core.game import Game

FOLDER: Final = Path(__file__).resolve().parent
DEFAULT: Final = "en"
PART: Final = re.compile(r"^### *([\w-]+) *$", re.MULTILINE)
MESSAGE: Final = re.compile(r"^(-?[a-zA-Z][\w-]*)(?= *=)", re.MULTILINE)
REFERENCE: Final = re.compile(r"[{(,]\s*(-?[a-zA-Z][\w-]*)")  # to another message; a function's name does no harm
ABBREVIATION: Final = re.compile(r"(\.[A-Z]\.)\.")  # S.O.L. at the end of a sentence: one full stop is enough
REMEMBERED: Final = 2048  # sentences per catalogue, whatever is filled into their blanks
FIRST: Final = 0xE000  # marks for the blanks of a remembered sentence: characters that mean nothing
MARK: Final = re.compile("([\ue000-\ue0ff])")

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


def part(language: str, name: str, game: Game | None = None) -> str:
    """The text of a part, which a game may bring along; empty if the language does not have it."""
    file = FOLDER / language / f"{name}.ftl"
    if file.is_file():
        return file.read_text(encoding="utf-8")
    return one_file(language).get(name, "") or game_part(language, name, game)


def game_parts(game: Game) -> tuple[str, str, str]:
    """The parts that a game has in each language: its sentences, its rules by number, and what is on its sheets."""
    return game.name, f"{game.name}-rules", paper_part(game)


def paper_part(game: Game) -> str:
    """The part with what a game says on its printed sheets."""
    return f"{game.name}-paper"


def web_part(game: Game | None = None) -> str:
    """The part with the browser's own words: those of the client, or of a game."""
    return f"{game.name}-web" if game is not None else "web"


def game_part(language: str, name: str, game: Game | None) -> str:
    """A part that a game brings along: `say/de.ftl` in its package for its name, `say/de-rules.ftl` for its rules."""
    folder = game.folder("say") if game is not None else None
    if game is None or folder is None:
        return ""
    file = folder / f"{language}{name.removeprefix(game.name)}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def preferred(environment: Mapping[str, str]) -> str:
    """The language a person has set for this program or for the whole machine; the default if we do not speak it."""
    for name in ("SNEAKERNET_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wanted = environment.get(name, "")
        if wanted:
            code = wanted.replace("-", "_").partition("_")[0].partition(".")[0].lower()
            return code if code in languages() else DEFAULT
    return DEFAULT


class Blanks(Visitor):
    """The blanks of a message and of those it quotes: some are only filled in, others decide how it is said."""

    def __init__(self, bundle: FluentBundle) -> None:
        self.bundle = bundle
        self.filled_in: set[str] = set()
        self.deciding: set[str] = set()

    def visit_Placeable(self, node: Placeable) -> None:  # noqa: N802  # the visitor wants these names
        if isinstance(node.expression, VariableReference):
            self.filled_in.add(node.expression.id.name)
        else:
            self.generic_visit(node)

    visit_NeverIsolatingPlaceable = visit_Placeable  # one that stands alone  # noqa: N815

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.deciding.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        quoted = self.bundle.get_message(node.id.name)
        self.visit(quoted.attributes[node.attribute.name] if node.attribute else quoted.value)


class Catalogue:
    """Some parts of one language as one set of messages; what is missing there is said in the default language."""

    def __init__(self, language: str, *names: str, game: Game | None = None) -> None:
        self.language = language
        self.names = names
        self.game = game
        self.problems: list[str] = []  # what went wrong in saying something; tests want it empty
        self.bundle = FluentBundle([language], use_isolating=False)
        self.unread: dict[str, str] = {}
        for name in names:
            pieces = MESSAGE.split(part(language, name, game))
            self.unread |= zip(pieces[1::2], pieces[2::2], strict=True)
        self.blanks = lru_cache(REMEMBERED)(self.find_blanks)
        self.forms = lru_cache(REMEMBERED, typed=True)(self.find_form)  # the kind counts: 1 is not said like 1.0

    @cached_property
    def default(self) -> "Catalogue | None":
        """The same parts in the default language, once something is missing."""
        return Catalogue(DEFAULT, *self.names, game=self.game) if self.language != DEFAULT else None

    def read(self, key: str) -> None:
        """Parse a message, and those it refers to, when it is first asked for: of thousands few are ever said."""
        text = self.unread.pop(key)
        self.bundle.add_resource(FluentResource(key + text))
        for other in REFERENCE.findall(text):
            if other in self.unread:
                self.read(other)

    def names_of_messages(self) -> list[str]:
        """The names of all messages, as they are written."""
        pieces = [MESSAGE.split(part(self.language, name, self.game)) for name in self.names]
        return [key for piece in pieces for key in piece[1::2]]

    def has(self, key: str, attribute: str = "") -> bool:
        """Whether this language has the message itself."""
        return self.blanks(key, attribute) is not None

    def says(self, key: str, attribute: str = "") -> bool:
        """Whether the message has this form, in this language or, if it is missing here, in the default one."""
        if key in self.unread or self.bundle.has_message(key) or self.default is None:
            return self.has(key, attribute)
        return self.default.says(key, attribute)

    def find(self, key: str, attribute: str = "", /, **args: Value) -> str | None:
        """The message with its blanks filled in, or None if no language has it."""
        blanks = self.blanks(key, attribute)
        if blanks is None:
            return None if self.default is None else self.default.find(key, attribute, **args)
        given = args.get
        values = [mark if mark and isinstance(given(name), str) else given(name) for name, mark in blanks]
        form, names = self.forms(key, attribute, *values)
        text = form % tuple([args[name] for name in names]) if names else form
        return ABBREVIATION.sub(r"\1", text) if ".." in text else text

    def find_blanks(self, key: str, attribute: str) -> tuple[tuple[str, str], ...] | None:
        """The blanks of a message, those that are only filled in with a mark. None if there is no such message."""
        if key in self.unread:
            self.read(key)
        if not self.bundle.has_message(key):
            return None
        message = self.bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        found = Blanks(self.bundle)
        found.visit(pattern)
        names = sorted(found.filled_in | found.deciding)
        return tuple((name, "" if name in found.deciding else chr(FIRST + n)) for n, name in enumerate(names))

    def find_form(self, key: str, attribute: str, *values: Value | None) -> tuple[str, tuple[str, ...]]:
        """A message said with marks in some of its blanks: a form to fill in, and with what."""
        message = self.bundle.get_message(key)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        blanks = self.blanks(key, attribute) or ()
        args = {name: value for (name, _), value in zip(blanks, values, strict=True) if value is not None}
        text, errors = self.bundle.format_pattern(pattern, args)
        self.problems.extend(f"{key}: {error}" for error in errors)
        names = tuple(blanks[ord(mark) - FIRST][0] for mark in MARK.findall(str(text)))
        return MARK.sub("%s", str(text).replace("%", "%%")) if names else str(text), names

    def say(self, key: str, attribute: str = "", /, **args: Value) -> str:
        """The message with its blanks filled in; its bare name if no language has it."""
        text = self.find(key, attribute, **args)
        if text is None:
            name = f"{key}.{attribute}" if attribute else key
            self.problems.append(f"{name} is missing")
            return f"[{name}]"
        return text
