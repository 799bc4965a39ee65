"""A step of the database: what ties the rows of a game together names no person any more.

Until then the header's digest took in the names of those who played, and each choice the id of its guest, so that
forgetting a person would have broken every record of theirs. Rows and digests stand here once more as they were then:
a step that was released is never changed.
"""

import hashlib
import sqlite3
from typing import Final

import msgspec
from msgspec import Struct
from msgspec.structs import fields, replace

NOBODY: Final = ("bot:", "orders", "window", "clock", "puzzle")
PERSON: Final = "person"


class Header(Struct, frozen=True):
    """The header of a game."""

    id: str
    table_id: str
    number: int
    game: str
    edition: str
    version: int
    seats: int
    seed: str
    salt: str
    settings: str
    names: str
    replay_of: str
    over: int
    made_at: float


class Row(Struct, frozen=True):
    """One choice."""

    game_id: str
    n: int
    seat: str
    pick: str
    choice: str
    request: str
    player: str
    seqs: str
    shown: int
    clocks: str
    at: float
    digest: str


def digest_of(content: Header | Row) -> str:
    """The digest of a header or a row."""
    return hashlib.sha256(msgspec.json.encode(content)).hexdigest()


def follow(header: Header, rows: list[Row]) -> bool:
    """Whether each row follows from the ones before it, as it was until this step."""
    digest = digest_of(replace(header, over=0))
    for row in rows:
        if row.digest != digest_of(replace(row, digest=digest)):
            return False
        digest = row.digest
    return True


def chain_anew(connection: sqlite3.Connection) -> None:
    """Tie the rows of all games together anew, without people. A chain that was broken stays so."""
    games = connection.execute(f"SELECT {columns(Header)} FROM games").fetchall()
    sql = f"SELECT {columns(Row)} FROM picks WHERE game_id=? ORDER BY n"
    for header in [Header(*found) for found in games]:
        rows = [Row(*found) for found in connection.execute(sql, (header.id,))]
        whole, digest = follow(header, rows), digest_of(replace(header, over=0, names=""))
        for row in rows:
            changed = replace(row, player=row.player if row.player.startswith(NOBODY) else PERSON)
            digest = digest_of(replace(changed, digest=digest)) if whole else row.digest
            update = "UPDATE picks SET player=?, digest=? WHERE game_id=? AND n=?"
            connection.execute(update, (changed.player, digest, row.game_id, row.n))


def columns(kind: type[Struct]) -> str:
    """The columns of a struct, in order."""
    return ", ".join(field.name for field in fields(kind))
