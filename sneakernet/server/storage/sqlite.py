"""The store in one SQLite file: write-ahead log, synchronous FULL, one writing and one reading thread."""

import asyncio
import logging
import os
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeVar

from sneakernet.server.storage.migrations import STEPS
from sneakernet.server.storage.rows import Statement
from sneakernet.server.storage.sql import SqlStore
from sneakernet.server.storage.store import BadDatabase, Lease, Lost, StorageUnavailable, Worker
from sneakernet.server.storage.writer import Writer

T = TypeVar("T")
LOG = logging.getLogger("sneakernet.server")
DAMAGED: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
BUSY_SECONDS: Final = 5.0
FAULTS: Final = ("readonly", "notadb", "cantopen", "busy", "full", "corrupt", "ioerr")  # each has its sentence
CHECKED_AT_ONCE: Final = 64 * 1024 * 1024  # bytes of a database that is looked through before the start


def connect(path: Path) -> sqlite3.Connection:
    """A connection that waits for the disk before it says that something is written."""
    connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=False)
    mode = connection.execute("PRAGMA journal_mode=WAL").fetchone()[0]
    connection.execute("PRAGMA synchronous=FULL")
    level = connection.execute("PRAGMA synchronous").fetchone()[0]
    if mode != "wal" or level != 2:
        raise BadDatabase("database-journal", field=str(path), mode=mode, level=level)
    return connection


def migrate(connection: sqlite3.Connection, path: Path) -> None:
    """Bring the database to the present step."""
    done = connection.execute("PRAGMA user_version").fetchone()[0]
    if done > len(STEPS):
        raise BadDatabase("database-newer", field=str(path), done=done, known=len(STEPS))
    if 0 < done < len(STEPS):
        keep_as_it_was(connection, path.with_name(f"{path.name}-step-{done}"))
    for number, step in enumerate(STEPS[done:], done + 1):
        connection.execute("BEGIN IMMEDIATE")
        try:
            if isinstance(step, str):
                for statement in step.split(";"):
                    connection.execute(statement)
            else:
                step(connection)
            connection.execute(f"PRAGMA user_version={number}")
            connection.execute("COMMIT")
        except BaseException:
            connection.rollback()
            raise


def keep_as_it_was(connection: sqlite3.Connection, copy: Path) -> None:
    """Before a database is changed for good: a copy that the program of before can go back to."""
    if not copy.exists():
        part = copy.with_name(f"{copy.name}-part")
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_RDWR | os.O_CREAT, 0o600))
        connection.execute("VACUUM INTO ?", (str(part),))
        part.rename(copy)


def open_database(path: Path) -> sqlite3.Connection:
    """The database, made if it is not there (readable by its owner alone), at the present step."""
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        connection = connect(path)
        migrate(connection, path)
        connection.execute("BEGIN IMMEDIATE")
        connection.execute("ROLLBACK")
    except sqlite3.Error as problem:
        code = getattr(problem, "sqlite_errorname", "SQLITE_ERROR").split("_")[1].lower()
        key = f"database-{code if code in FAULTS else 'other'}"
        raise BadDatabase(key, field=str(path), code=code) from None
    return connection


def lock(path: Path) -> sqlite3.Connection:
    """Hold a database for this process alone, until it ends however it ends; two would not see what the other does.

    The lock is SQLite's own, on an empty file beside the database.
    """
    beside = path.with_name(f"{path.name}-lock")
    try:
        os.close(os.open(beside, os.O_RDWR | os.O_CREAT, 0o600))
        held = sqlite3.connect(beside, timeout=0, isolation_level=None, check_same_thread=False)
        held.execute("BEGIN EXCLUSIVE")
    except (OSError, sqlite3.Error) as problem:
        if getattr(problem, "sqlite_errorname", "") != "SQLITE_BUSY":
            open_database(path).close()  # it may say what is wrong
        raise BadDatabase("database-in-use", field=str(path)) from None
    return held


def is_sound(connection: sqlite3.Connection) -> bool:
    """Whether SQLite finds nothing wrong with the database."""
    try:
        return bool(connection.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")
    except sqlite3.DatabaseError:
        return False


class SqliteStore(SqlStore):
    """Tables in a file."""

    damaged = False  # SQLite has found something wrong

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.held = lock(path)  # first: a newer program must not change what an older one is using
        try:
            self.open(path)
        except BaseException:
            self.held.close()
            raise

    def open(self, path: Path) -> None:
        """Open the database; BadDatabase if it cannot be used."""
        connection = open_database(path)
        self.connection = connect(path)
        self.path = path
        self.reader = ThreadPoolExecutor(1, thread_name_prefix="sneakernet-reader")
        self.damaged = False
        if path.stat().st_size <= CHECKED_AT_ONCE:
            if not is_sound(self.connection):
                raise BadDatabase("database-corrupt", field=str(path))
        else:
            threading.Thread(target=self.look_through, name="sneakernet-check", daemon=True).start()
        self.writer = Writer(connection)

    def look_through(self) -> None:
        """Look for damage in a large database while the server runs."""
        with closing(connect(self.path)) as connection:
            self.found(is_sound(connection))

    def found(self, sound: bool) -> None:
        """Whether the database was found sound."""
        if not sound and not self.damaged:
            LOG.error("the database is damaged: %s", self.path)
            self.damaged = True

    @property
    def degraded(self) -> bool:
        return self.damaged or self.writer.degraded

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(None, self.writer.close)
        self.reader.shutdown()
        self.connection.close()
        self.held.close()

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Read in the reading thread."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self.reader, work, self.connection)
        except sqlite3.DatabaseError as problem:
            self.found(getattr(problem, "sqlite_errorname", "") not in DAMAGED)
            raise StorageUnavailable(str(problem)) from None

    async def query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        return await self.read(lambda c: c.execute(sql, values).fetchall())

    async def write(self, *statements: Statement, lease: Lease | None = None) -> None:
        if lease is not None and lease.lost:
            raise Lost(lease.table)
        await self.writer.write(*statements)

    # A file has one server: it has every table

    async def claim(self, table: str, new: bool = False) -> Lease | None:
        return Lease(table)

    async def release(self, lease: Lease) -> None:
        lease.lost = True

    async def is_sure(self) -> bool:
        return True

    async def workers(self) -> list[Worker]:
        return []

    async def think(self, work: bytes, owner: str) -> str | None:
        return None

    async def bury(self, worker: int) -> bool:
        return False
