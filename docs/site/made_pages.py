"""What the program says of itself, as parts of pages: its commands with their help, the columns and actions of its
games for learners, and what the lab has found about their balance."""

import re
from collections.abc import Iterator
from contextlib import redirect_stdout
from html import escape
from io import StringIO
from pathlib import Path
from typing import Any, Final

import typer.main
from docutils import nodes
from docutils.parsers.rst import Directive

from sneakernet.cli.help_texts import show_help
from sneakernet.cli.main import app as program
from sneakernet.core.registry import all_games
from sneakernet.encoding.actions import actions
from sneakernet.encoding.columns import Column
from sneakernet.encoding.observations import described
from sneakernet.lab import report
from sneakernet.lab.page import Section
from sneakernet.say import Speech

FONT: Final = re.compile(r"font: ([\d.]+px) [^;\"]*")
STYLE: Final = re.compile(r'<style.*?</style>|<metadata>.*?</metadata>| style="([^"]*)"', re.DOTALL)


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


def grouped(columns: tuple[Column, ...]) -> str:
    """Columns that mean the same share a line: how many they are, the first of them, the most they can be."""
    groups: dict[tuple[str, int], list[str]] = {}
    for column in columns:
        groups.setdefault((column.meaning, column.most), []).append(column.name)
    lines = [
        f"{names[0]}{f' … {names[-1]} ({len(names)} columns)' if len(names) > 1 else ''}\n    {meaning}; 0 to {most}"
        for (meaning, most), names in groups.items()
    ]
    return "\n".join(lines)


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
            columns, spellings = described(game, edition, seats), actions(game, edition).spellings
            head = f"{game.rules.title}: {len(columns)} columns with {seats} seats, {len(spellings)} actions"
            numbered = "\n".join(f"{n} {spelling}" for n, spelling in enumerate(spellings[:400]))
            more = f"\n… {len(spellings) - 400} more" if len(spellings) > 400 else ""
            found.append(section(head, grouped(columns), numbered + more))
        return found


def plain_svg(drawn: str) -> str:
    """A plot whose look is written in attributes, as the content policy wants it."""

    def attributes(found: re.Match[str]) -> str:
        pairs = [pair.partition(":") for pair in FONT.sub(r"font-size: \1", found[1] or "").split(";") if ":" in pair]
        return "".join(f' {name.strip()}="{value.strip()}"' for name, _, value in pairs)

    return STYLE.sub(attributes, drawn)


def table(head: list[str], rows: list[list[str]]) -> nodes.table:
    """A table of words and numbers."""
    group = nodes.tgroup("", *[nodes.colspec() for _ in head], cols=len(head))
    for part, lines in ((nodes.thead(), [head]), (nodes.tbody(), rows)):
        part += [nodes.row("", *[nodes.entry("", nodes.paragraph(text=cell)) for cell in line]) for line in lines]
        group += part
    return nodes.table("", group)


def shown(found: Section) -> nodes.section:
    """What the lab found about one question."""
    made = nodes.section(ids=[nodes.make_id(found.title)], names=[])
    made += [nodes.title(text=found.title), *[nodes.paragraph(text=text) for text in (*found.found, *found.notes)]]
    for picture in found.pictures:
        figure = f'<figure class="plot" role="img" aria-label="{escape(picture.text)}">'
        made += nodes.raw("", f"{figure}{plain_svg(picture.svg)}</figure>", format="html")
    if found.rows:
        made += table(found.head, found.rows)
    return made


class Balance(Directive):
    """What the lab found, from the file in which it was written down."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        page = self.state.document.settings.env
        file = Path(page.doc2path(page.docname)).parent / self.arguments[0]
        page.note_dependency(str(file))
        found = report.Weighed.read(file.read_text("utf-8"))
        made: list[nodes.section] = []
        for one in report.all_sections(Speech(), found.balances):
            (made[-1].append if one.part else made.append)(shown(one))
        by = [
            nodes.Text("Made by "),
            nodes.literal(text=found.command),
            nodes.Text(f"; rules and bots {found.source}."),
        ]
        return [nodes.paragraph("", "", *by), *made]


def setup(app: Any) -> dict[str, bool]:
    """Sphinx asks for this."""
    app.add_directive("commands", Commands)
    app.add_directive("columns", Columns)
    app.add_directive("balance", Balance)
    return {"parallel_read_safe": True}
