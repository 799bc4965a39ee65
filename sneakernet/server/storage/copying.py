"""Copies: all that a store holds, as one SQLite file. It is made while servers run, and read back into either store."""

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sneakernet.server.storage.migrations import STEPS
from sneakernet.server.storage.opening import POSTGRES
from sneakernet.server.storage.sqlite import connect, is_sound, lock, open_database
from sneakernet.server.storage.store import BadDatabase

TABLES: Final = (
    "guests",
    "devices",
    "keys",
    "passkeys",
    "channels",
    "preferences",
    "tables",
    "journal",
    "sitting",
    "games",
    "picks",
    "states",
    "sealed",
    "chat",
    "played",
    "runs",
    "notes",
)
AT_ONCE: Final = 1000


def is_postgres(where: str) -> bool:
    """Whether a store is a database server, and not a file."""
    return where.startswith(POSTGRES)


def back_up(where: str, copy: Path) -> None:
    """Write a copy of one moment, readable by its owner alone. Until it is whole there is nothing under its name."""
    if copy.exists():
        raise BadDatabase("copy-exists", field=str(copy))
    part = copy.with_name(f"{copy.name}.part")
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT, 0o600))
    try:
        if is_postgres(where):
            copy_from_postgres(where, part)
        else:
            with closing(reading(Path(where), only=False)) as connection:
                connection.execute("VACUUM INTO ?", (str(part),))
        with closing(sqlite3.connect(part)) as made:
            made.execute("PRAGMA journal_mode=DELETE")
            if not is_sound(made):
                raise BadDatabase("database-corrupt", field=str(copy))
        settle(part, copy)
    finally:
        part.unlink(missing_ok=True)


def settle(part: Path, name: Path) -> None:
    """Give a file its name once all of it is on the disk, and wait until the name is."""
    sync(part)
    part.rename(name)
    sync(name.parent)


def sync(path: Path) -> None:
    """Wait for the disk."""
    handle = os.open(path, os.O_RDONLY)
    os.fsync(handle)
    os.close(handle)


def reading(path: Path, only: bool = True) -> sqlite3.Connection:
    """A connection for reading; BadDatabase where there is no database of ours. SQLite copies only if it may write."""
    if not path.exists():
        raise BadDatabase("database-cantopen", field=str(path))
    try:
        connection = sqlite3.connect(path, isolation_level=None)
        connection.execute(f"PRAGMA query_only={int(only)}")
        done = connection.execute("PRAGMA user_version").fetchone()[0]
    except sqlite3.DatabaseError:
        raise BadDatabase("database-notadb", field=str(path)) from None
    if not 0 < done <= len(STEPS):
        connection.close()
        key = "database-newer" if done else "database-notadb"
        raise BadDatabase(key, field=str(path), done=done, known=len(STEPS))
    return connection


def columns_of(connection: sqlite3.Connection, table: str) -> list[str]:
    """The columns of a table in a file: those of PostgreSQL, where it has more for itself."""
    return [row[1] for row in connection.execute(f"PRAGMA table_info({table})")]


def batches(cursor: Any) -> Iterator[list[Any]]:
    """The rows that a cursor finds, some at a time."""
    while rows := cursor.fetchmany(AT_ONCE):
        yield rows


def copy_from_postgres(where: str, copy: Path) -> None:
    """All rows of one moment, into a file."""
    import psycopg

    with closing(open_database(copy)) as into, psycopg.connect(where) as source:
        source.isolation_level = psycopg.IsolationLevel.REPEATABLE_READ
        source.read_only = True
        into.execute("BEGIN")
        for table in TABLES:
            names = columns_of(into, table)
            with source.cursor(name="copy") as cursor:
                cursor.execute(f"SELECT {', '.join(names)} FROM {table}")
                blanks = ", ".join("?" * len(names))
                for rows in batches(cursor):
                    into.executemany(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({blanks})", rows)
        into.execute("COMMIT")
        into.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def restore(copy: Path, where: str) -> Path | None:
    """Put a copy in the place of a store that no server uses; where the file that was there lies now, if there was one.

    PostgreSQL takes a copy only while nothing is in it.
    """
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / "copy.db"
        with closing(reading(copy)) as connection:
            if not is_sound(connection):
                raise BadDatabase("database-corrupt", field=str(copy))
        shutil.copyfile(copy, fresh)
        with closing(open_database(fresh)) as connection:  # brings an older one up to date
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        if is_postgres(where):
            copy_to_postgres(fresh, where)
            return None
        return replace_file(fresh, Path(where))


def replace_file(fresh: Path, path: Path) -> Path | None:
    """The file that a server would open is this one now."""
    with closing(lock(path)):
        before: Path | None = None
        if path.exists():
            with closing(connect(path)) as connection:
                connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            taken = {beside.name for beside in path.parent.iterdir()}
            names = (f"{path.name}-before-{number}" for number in range(1, len(taken) + 2))
            before = path.rename(path.with_name(next(name for name in names if name not in taken)))
        for beside in ("-wal", "-shm"):
            path.with_name(path.name + beside).unlink(missing_ok=True)
        part = path.with_name(f"{path.name}.part")
        part.touch(mode=0o600)
        shutil.copyfile(fresh, part)
        settle(part, path)
        return before


def copy_to_postgres(copy: Path, where: str) -> None:
    """All rows of a file, into an empty database."""
    import psycopg

    from sneakernet.server.storage.postgres import prepare, without_password

    name = without_password(where)
    prepare(where, name)
    with closing(sqlite3.connect(copy)) as source, psycopg.connect(where) as into:
        if into.execute("SELECT 1 FROM tables UNION ALL SELECT 1 FROM guests LIMIT 1").fetchone():
            raise BadDatabase("store-not-empty", field=name)
        for table in TABLES:
            names = columns_of(source, table)
            cursor = source.execute(f"SELECT {', '.join(names)} FROM {table}")
            blanks = ", ".join(["%s"] * len(names))
            for rows in batches(cursor):
                insert = f"INSERT INTO {table} ({', '.join(names)}) VALUES ({blanks})"
                into.cursor().executemany(insert, rows)
