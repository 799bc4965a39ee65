"""The message files as they are written: which messages there are, and which of them others use."""

import ast
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from sneakernet.core.registry import all_games
from sneakernet.say.catalogue import FOLDER, game_parts, one_file, part
from tests.architecture import code


class Uses(Visitor):
    """Collects what messages refer to."""

    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.blanks: set[str] = set()

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802 - the library wants this name
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802 - the library wants this name
        self.terms.add(node.id.name)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the library wants this name
        self.blanks.add(node.id.name)


@cache
def resource(language: str, name: str) -> ftl.Resource:
    """A part, parsed; an empty one if it is not there."""
    game = next((game for game in all_games() if name in game_parts(game)), None)
    return FluentParser().parse(part(language, name, game))


def names(language: str) -> list[str]:
    """The parts of a language; the browser's own words are looked at by tests of the browser client."""
    own = {path.stem for path in (FOLDER / language).glob("*.ftl")} | set(one_file(language))
    brought = {name for game in all_games() for name in game_parts(game) if part(language, name, game)}
    return sorted((own | brought) - {"web"})


def messages(language: str, name: str) -> list[str]:
    """All messages of a file, attributes as `message.attribute`."""
    found = []
    for entry in resource(language, name).body:
        if isinstance(entry, ftl.Message):
            if entry.value is not None:
                found.append(entry.id.name)
            found += [f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes]
    return found


def texts(language: str, name: str) -> dict[str, str]:
    """Every message as it is written, its attributes with it."""
    return {
        entry.id.name: FluentSerializer().serialize_entry(entry)
        for entry in resource(language, name).body
        if isinstance(entry, ftl.Message)
    }


def terms(language: str, name: str) -> list[str]:
    """The private parts of a file."""
    return [entry.id.name for entry in resource(language, name).body if isinstance(entry, ftl.Term)]


def junk(language: str, name: str) -> list[str]:
    """What could not be read."""
    return [str(entry.content)[:80] for entry in resource(language, name).body if isinstance(entry, ftl.Junk)]


def uses(language: str, *files: str) -> Uses:
    """What the messages of some files refer to."""
    found = Uses()
    for name in files:
        found.visit(resource(language, name))
    return found


def blanks(language: str, name: str) -> dict[str, set[str]]:
    """The blanks of every message of a file, with those of the messages it is made of."""
    own: dict[str, Uses] = {}
    for entry in resource(language, name).body:
        if isinstance(entry, ftl.Message):
            parts = {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for message, pattern in {entry.id.name: entry.value, **parts}.items():
                own[message] = Uses()
                if pattern is not None:
                    own[message].visit(pattern)
    return {message: with_parts(message, own) for message in own}


def with_parts(message: str, own: dict[str, Uses]) -> set[str]:
    """The blanks of a message and of all it refers to."""
    if message not in own:
        return set()
    return own[message].blanks.union(*[with_parts(part, own) for part in own[message].messages])


def spoken_in(*folders: str) -> tuple[set[str], set[str]]:
    """The names of messages that the program says: whole ones, and beginnings of those put together as it runs."""
    whole: set[str] = set()
    begun: set[str] = set()
    for folder in folders:
        for file in sorted(Path(code.ROOT, "sneakernet", folder).rglob("*.py")):
            for node in ast.walk(code.tree(file)):
                if isinstance(node, ast.Call) and speaks(node, file):
                    collect(node.args, whole, begun)
    return whole, begun


def speaks(call: ast.Call, file: Path) -> bool:
    """Whether a call says a message: `say`, and `find` where it is a catalogue that finds."""
    name = getattr(call.func, "attr", "")
    put_together = bool(call.args) and isinstance(call.args[0], ast.JoinedStr)
    catalogue = getattr(getattr(call.func, "value", None), "attr", "") == "words" or file.is_relative_to(FOLDER)
    return name == "say" or (name == "find" and (put_together or catalogue))


def collect(args: list[ast.expr], whole: set[str], begun: set[str]) -> None:
    """The message names in the arguments of such a call."""
    if not args:
        return
    texts = [node.value for node in ast.walk(args[0]) if isinstance(node, ast.Constant)]
    names = [text for text in texts if isinstance(text, str)]
    attribute = args[1].value if len(args) > 1 and isinstance(args[1], ast.Constant) else None
    if isinstance(args[0], ast.JoinedStr):
        begun.update(names[:1])
    else:
        whole.update(f"{name}.{attribute}" if isinstance(attribute, str) else name for name in names)
