"""A store whose disk fails and keeps people waiting, as the dice will."""

import asyncio
import random
import sqlite3
from collections.abc import Callable
from typing import Any, cast

from sneakernet.server.storage.rows import Statement
from sneakernet.server.storage.sql import SqlStore
from sneakernet.server.storage.sqlite import SqliteStore, migrate
from sneakernet.server.storage.store import StorageUnavailable
from sneakernet.server.storage.writer import Writer


class Disk(Writer):
    """The writer with a disk that takes its time and may fail; a crash leaves what was committed, and nothing else."""

    def __init__(self, connection: sqlite3.Connection, dice: random.Random) -> None:
        self.connection = connection
        self.dice = dice
        self.degraded = False
        self.broken = False

    async def write(self, *statements: Statement) -> None:
        await asyncio.sleep(self.dice.random() * 0.02)
        if self.broken:
            self.degraded = True
            raise StorageUnavailable("the disk is broken")
        self.connection.execute("BEGIN IMMEDIATE")
        problem = self.carry_out(cast("Any", type("Job", (), {"statements": statements})))
        self.connection.execute("COMMIT")
        self.degraded = False
        await asyncio.sleep(self.dice.random() * 0.02)  # on disk, and nobody knows yet
        if problem is not None:
            raise problem


class Shelf(SqliteStore):
    """The real store in memory. It outlives the server."""

    def __init__(self, dice: random.Random) -> None:
        SqlStore.__init__(self)
        self.connection = sqlite3.connect(":memory:", isolation_level=None)
        migrate(self.connection, cast("Any", "memory"))
        self.writer = self.disk = Disk(self.connection, dice)

    async def read(self, work: Callable[[sqlite3.Connection], Any]) -> Any:
        await asyncio.sleep(0)
        return work(self.connection)

    def count(self, game: str) -> int:
        """How many picks of a game are on disk."""
        found: int = self.connection.execute("SELECT count(*) FROM picks WHERE game_id=?", (game,)).fetchone()[0]
        return found

    def kept(self) -> list[str]:
        """The ids of all choices on disk."""
        picks = self.connection.execute("SELECT choice FROM picks WHERE choice<>''").fetchall()
        sealed = self.connection.execute("SELECT choice FROM sealed").fetchall()
        return [row[0] for row in [*picks, *sealed]]
