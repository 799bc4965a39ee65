"""Files: a table on disk is its record, followed by notes on who sits where: lines that begin with `#`."""

import errno
import os
from pathlib import Path
from typing import Final, NamedTuple

from sneakernet.core import position
from sneakernet.core.complaint import Complaint
from sneakernet.core.record import BadRecord, parse
from sneakernet.core.registry import UnknownGame, find
from sneakernet.core.view import LETTERS
from sneakernet.table.match import LaidOut, Match

PERSON: Final = "-"


class Notes(NamedTuple):
    """Who sits where: per seat the name of its bot (empty for a person), and how the seat is called."""

    bots: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


def write_table(path: Path, table: Match, notes: Notes) -> None:
    """Write the record and its notes; the old file is there until the new one is complete."""
    text = table.text()
    if notes.bots:
        text += f"# bots: {' '.join(bot or PERSON for bot in notes.bots)}\n"
    if notes.names:
        text += f"# names: {' '.join(notes.names)}\n"
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.parent / (path.name + ".new")
    fresh.write_text(text, encoding="utf-8")
    fresh.replace(path)


def holds_a_game(path: Path, table: Match) -> bool:
    """Whether there is something of the same kind in a file: a record, or the position of a game."""
    try:
        text = path.read_text(encoding="utf-8")
        if isinstance(table, LaidOut):
            return bool(position.parse(text).text("game"))
        parse(text)
    except (Complaint, UnicodeDecodeError):
        return False
    return True


def read_table(text: str) -> tuple[Match, Notes]:
    """The table that a file holds, and who sits at it."""
    notes = [line for line in text.splitlines() if line.startswith("#")]
    record = parse(text)
    try:
        game = find(record.game)
    except UnknownGame as problem:
        raise BadRecord(problem.key, line=1, **problem.told) from None
    if not 0 < record.seats <= len(LETTERS):
        raise BadRecord("record-seats", line=1, given=record.seats, most=len(LETTERS))
    return Match(game, record), read_notes(notes, record.seats)


def read_notes(lines: list[str], seats: int) -> Notes:
    """The notes of a file; what is not there, or not for so many seats, is left empty."""
    found: dict[str, tuple[str, ...]] = {}
    for line in lines:
        name, _, value = line.removeprefix("#").strip().partition(":")
        words = tuple(value.split())
        if len(words) == seats:
            found[name] = words
    bots = tuple("" if word == PERSON else word for word in found.get("bots", ()))
    return Notes(bots, found.get("names", ()))
