"""The chain: the rows of a game, each tied to all before it, so that none can be lost, swapped or changed unseen."""

import hashlib
from typing import Final

import msgspec

from sneakernet.core.complaint import Complaint
from sneakernet.server.storage.store import GameRow, PickRow

UNDO: Final = "undo"


class Broken(Complaint):
    """This game cannot be continued, and why."""


def first_digest(row: GameRow) -> str:
    """The digest of a game's header, from which the chain of its rows starts.

    Whether it is over may change, and so may the names: somebody may want to be forgotten.
    """
    return hashlib.sha256(msgspec.json.encode(msgspec.structs.replace(row, over=0, names=""))).hexdigest()


def chain(before: str, row: PickRow) -> str:
    """The digest of a row and all rows before it."""
    content = msgspec.json.encode(msgspec.structs.replace(row, digest=before))
    return hashlib.sha256(content).hexdigest()


def linked(before: str, row: PickRow) -> PickRow:
    """A new row, tied to the rows before it."""
    return msgspec.structs.replace(row, digest=chain(before, row))


def lines_of(game: GameRow, rows: list[PickRow]) -> dict[int, str]:
    """The picks of a game by row, less those that were taken back; Broken names the row that breaks the chain."""
    lines: dict[int, str] = {}
    digest = first_digest(game)
    for n, row in enumerate(rows):
        if row.n != n or row.digest != chain(digest, row) or (row.pick == UNDO and not lines):
            raise Broken("row-does-not-follow", line=n + 2)
        digest = row.digest
        if row.pick == UNDO:
            lines.popitem()
        else:
            lines[n] = f"{row.seat} {row.pick}"
    return lines
