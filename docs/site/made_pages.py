"""What the program says of itself, as parts of pages: its commands with their help, and the columns and actions of its
games for learners."""

from collections.abc import Iterator
from contextlib import redirect_stdout
from io import StringIO
from typing import Any

import typer.main
from docutils import nodes
from docutils.parsers.rst import Directive

from sneakernet.cli.help_texts import show_help
from sneakernet.cli.main import app as program
from sneakernet.core.registry import all_games
from sneakernet.encoding.actions import actions
from sneakernet.encoding.observations import columns_of
from sneakernet.say import Speech


def section(title: str, *texts: str) -> nodes.section:
    """A section of a page that shows some texts as they are."""
    made = nodes.section(ids=[nodes.make_id(title)])
    made += [nodes.title(text=title), *[nodes.literal_block(text, text, language="text") for text in texts]]
    return made


def helps(command: Any, words: list[str]) -> Iterator[tuple[list[str], str]]:
    """A command, then those below it: their words, and their help."""
    told = StringIO()
    with redirect_stdout(told):
        show_help(typer.main.get_command(program), words, Speech())
    yield words, told.getvalue()
    for name, sub in getattr(command, "commands", {}).items():
        yield from helps(sub, [*words, name])


def grouped(names: tuple[str, ...]) -> str:
    """Columns that differ only behind their first two words share a line."""
    lines: dict[str, list[str]] = {}
    for number, name in enumerate(names):
        head, _, rest = name.partition(" ")
        lines.setdefault(head, []).append(f"{number} {rest}".strip())
    return "\n".join(f"{head}: {', '.join(rest)}" for head, rest in lines.items())


class Commands(Directive):
    """A section for each command."""

    def run(self) -> list[nodes.Node]:
        command = typer.main.get_command(program)
        return [section(" ".join(["sneakernet", *words]), text) for words, text in helps(command, [])]


class Columns(Directive):
    """A section for each game: its columns at the smallest table, and its actions."""

    def run(self) -> list[nodes.Node]:
        found: list[nodes.Node] = []
        for game in all_games():
            edition, seats, _ = game.rules.check("", 0, {})
            columns, spellings = columns_of(game, edition, seats), actions(game, edition).spellings
            head = f"{game.rules.title}: {len(columns)} columns with {seats} seats, {len(spellings)} actions"
            numbered = "\n".join(f"{n} {spelling}" for n, spelling in enumerate(spellings[:400]))
            more = f"\n… {len(spellings) - 400} more" if len(spellings) > 400 else ""
            found.append(section(head, grouped(columns), numbered + more))
        return found


def setup(app: Any) -> dict[str, bool]:
    """Sphinx asks for this."""
    app.add_directive("commands", Commands)
    app.add_directive("columns", Columns)
    return {"parallel_read_safe": True}
