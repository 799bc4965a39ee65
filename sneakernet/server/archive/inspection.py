"""Inspection: whether a store is whole, and every game in it can be read back. Nothing is changed; servers go on."""

import json
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from sneakernet.core.complaint import Complaint
from sneakernet.server.storage.copying import back_up, is_postgres, reading
from sneakernet.server.storage.rows import columns
from sneakernet.server.storage.sqlite import is_sound
from sneakernet.server.storage.store import BadDatabase, GameRow, PickRow, StateRow
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.roster import Roster

R = TypeVar("R", bound=Struct)


class Fault(NamedTuple):
    """A table or a game that cannot be read back, and why."""

    table: str
    game: str
    problem: Complaint


class Findings(NamedTuple):
    """What was looked through."""

    tables: int
    games: int
    rows: int
    faults: list[Fault]


@contextmanager
def rows_of(where: str) -> Iterator[Any]:
    """A connection to all that a store holds at one moment."""
    if not is_postgres(where):
        with closing(reading(Path(where))) as connection:
            yield connection
        return
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        back_up(where, copy)
        with closing(reading(copy)) as connection:
            yield connection


def look_through(where: str) -> Findings:
    """Read everything back; BadDatabase where the store itself is damaged."""
    with rows_of(where) as connection:
        if not is_sound(connection):
            raise BadDatabase("database-corrupt", field=where)
        connection.execute("BEGIN")
        faults: list[Fault] = []
        tables = [row[0] for row in connection.execute("SELECT id FROM tables ORDER BY id")]
        for table in tables:
            sql = "SELECT entry FROM journal WHERE table_id=? ORDER BY n"
            try:
                Roster().read([row[0] for row in connection.execute(sql, (table,))])
            except (msgspec.MsgspecError, LookupError, ValueError):
                faults.append(Fault(table, "", BadDatabase("journal-unreadable")))
        games = found(connection, GameRow, "games ORDER BY table_id, number")
        rows = 0
        for game in games:
            picks = found(connection, PickRow, "picks WHERE game_id=? ORDER BY n", game.id)
            states = found(connection, StateRow, "states WHERE game_id=? ORDER BY n", game.id)
            rows += len(picks)
            try:
                TableGame(game).restore(picks, states)
            except Complaint as problem:
                faults.append(Fault(game.table_id, game.id, problem))
            except (json.JSONDecodeError, LookupError, ValueError):
                faults.append(Fault(game.table_id, game.id, BadDatabase("row-does-not-follow", line=1)))
        return Findings(len(tables), len(games), rows, faults)


def found(connection: Any, kind: type[R], rest: str, *values: object) -> list[R]:
    """Rows as structs."""
    return [kind(*row) for row in connection.execute(f"SELECT {columns(kind)} FROM {rest}", values)]
