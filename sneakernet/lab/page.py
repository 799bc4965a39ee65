"""Page: one HTML file that opens offline and says in sentences what was found, before it shows numbers."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from sneakernet import __version__
from sneakernet.say import Speech

FOLDER: Final = Path(__file__).resolve().parent


class Picture(NamedTuple):
    """A plot, and what it shows for those who cannot see it."""

    svg: str
    text: str


class Section(NamedTuple):
    """One question and its answer."""

    title: str
    found: list[str]
    notes: list[str]
    pictures: list[Picture]
    head: list[str]
    rows: list[list[str]]
    part: bool = False  # of the section before it


def page(
    speech: Speech, title: str, intro: Sequence[str], sections: Sequence[Section], command: str, made_with: str
) -> str:
    """The whole page. Its end says how it is made again, and with which rules and bots (`made_with`)."""
    environment = Environment(loader=FileSystemLoader(FOLDER), autoescape=True, undefined=StrictUndefined)
    template = environment.get_template("report.html")
    return template.render(
        language=speech.language,
        title=title,
        intro=intro,
        sections=sections,
        made_by=speech.say("lab-made-by"),
        command=command,
        made_with=speech.say("lab-made-with", version=__version__, source=made_with),
    )
