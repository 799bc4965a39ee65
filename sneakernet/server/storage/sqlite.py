"""The store in one SQLite file: write-ahead log, synchronous FULL, one writing and one reading thread."""

import asyncio
import logging
import os
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from msgspec import Struct, structs

from sneakernet.core.complaint import Complaint
from sneakernet.server.storage.migrations import STEPS
from sneakernet.server.storage.store import (
    ChatRow,
    GameRow,
    GuestRow,
    Noted,
    PickRow,
    SealedRow,
    StateRow,
    StorageUnavailable,
    StoredTable,
)  # fmt: skip
from sneakernet.server.storage.writer import Statement, Writer

T = TypeVar("T")
R = TypeVar("R", bound=Struct)
LOG = logging.getLogger("sneakernet.server")
DAMAGED: Final = ("SQLITE_CORRUPT", "SQLITE_NOTADB")
BUSY_SECONDS: Final = 5.0
FAULTS: Final = ("readonly", "notadb", "cantopen", "busy", "full", "corrupt", "ioerr")  # each has its sentence

SUMMARISE: Final = """
    INSERT INTO tables (id, made_at, public, summary, at, due) VALUES (?1, ?4, ?2, ?3, ?4, ?5)
    ON CONFLICT (id) DO UPDATE SET public=?2, summary=?3, at=?4, due=?5"""
TABLES_OF: Final = """
    SELECT t.summary FROM sitting s JOIN tables t ON t.id = s.table_id WHERE s.guest=? ORDER BY t.at DESC LIMIT ?"""
DUE: Final = "SELECT id FROM tables WHERE due IS NOT NULL AND due BETWEEN ? AND ? AND id > ? ORDER BY id LIMIT ?"
CHECKED_AT_ONCE: Final = 64 * 1024 * 1024  # bytes of a database that is looked through before the start


class BadDatabase(Complaint):
    """The file cannot be used, and why."""


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


def insert(table: str, row: Struct) -> Statement:
    """The statement that adds a row."""
    return insertion(table, type(row)), structs.astuple(row)


def keep_state(row: StateRow) -> Statement:
    """The statement that keeps a state; after an undo the same row comes again."""
    return "INSERT OR REPLACE INTO states (game_id, n, digest) VALUES (?, ?, ?)", structs.astuple(row)


@cache
def insertion(table: str, kind: type[Struct]) -> str:
    """The SQL for it. Field names are the columns."""
    return f"INSERT INTO {table} ({columns(kind)}) VALUES ({', '.join('?' * len(structs.fields(kind)))})"


def rows(found: list[Any], kind: type[R]) -> list[R]:
    """Rows of a query as structs."""
    return [kind(*row) for row in found]


def columns(kind: type[Struct]) -> str:
    """The columns of a struct, in order."""
    return ", ".join(field.name for field in structs.fields(kind))


class SqliteStore:
    """Tables in a file."""

    damaged = False  # SQLite has found something wrong
    past: tuple[tuple[float, float], ...] = ()  # when earlier runs of the server began and ended
    first = 0.0  # when this one began
    run = 0

    def __init__(self, path: Path) -> None:
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

    async def find(self, kind: type[R], rest: str, *values: object) -> list[R]:
        """Rows as structs; `rest` begins with the table's name."""
        sql = f"SELECT {columns(kind)} FROM {rest}"
        return rows(await self.read(lambda c: c.execute(sql, values).fetchall()), kind)

    # Guests

    async def add_guest(self, guest: GuestRow) -> None:
        await self.writer.write(insert("guests", guest))

    async def change_guest(self, secret: str, guest: GuestRow) -> None:
        sql = "UPDATE guests SET secret=?, name=?, language=?, hook=? WHERE id=? AND secret=?"
        await self.writer.write((sql, (guest.secret, guest.name, guest.language, guest.hook, guest.id, secret)))

    async def guest_by_secret(self, secret: str) -> GuestRow | None:
        found = await self.find(GuestRow, "guests WHERE secret=?", secret)
        return found[0] if found else None

    async def guest(self, guest: str) -> GuestRow | None:
        found = await self.find(GuestRow, "guests WHERE id=?", guest)
        return found[0] if found else None

    # Tables

    def journal(self, noted: Noted) -> list[Statement]:
        """The statements that add entries to a journal, and keep the lobby's line of its table."""
        summary, at = noted.summary, noted.at
        sql = "INSERT INTO journal (table_id, n, entry, at) VALUES (?, ?, ?, ?)"
        return [
            *[(sql, (summary.id, noted.first + n, entry, at)) for n, entry in enumerate(noted.entries)],
            (SUMMARISE, (summary.id, int(summary.public), summary.text, at, 0.0 if summary.by_turns else None)),
            ("DELETE FROM sitting WHERE table_id=?", (summary.id,)),
            *[("INSERT INTO sitting (guest, table_id) VALUES (?, ?)", (g, summary.id)) for g in summary.sitting],
        ]

    async def write_journal(self, noted: Noted) -> None:
        await self.writer.write(*self.journal(noted))

    async def deal(self, noted: Noted, game: GameRow, picks: Sequence[PickRow] = ()) -> None:
        await self.writer.write(insert("games", game), *[insert("picks", pick) for pick in picks], *self.journal(noted))

    async def append(self, *picks: PickRow, noted: Noted | None = None, state: StateRow | None = None) -> None:
        await self.writer.write(
            *[insert("picks", pick) for pick in picks],
            *(self.journal(noted) if noted is not None else ()),
            *([keep_state(state)] if state is not None else ()),
        )

    async def finish(self, state: StateRow, noted: Noted) -> None:
        over = ("UPDATE games SET over=1 WHERE id=?", (state.game_id,))
        await self.writer.write(over, keep_state(state), *self.journal(noted))

    async def seal(self, answer: SealedRow) -> None:
        await self.writer.write(insert("sealed", answer))

    async def say(self, line: ChatRow, keep: int) -> None:
        old = ("DELETE FROM chat WHERE table_id=? AND n<=?", (line.table_id, line.n - keep))
        await self.writer.write(insert("chat", line), old)

    async def load(self, table: str) -> StoredTable | None:
        def work(c: sqlite3.Connection) -> StoredTable | None:
            made = c.execute("SELECT made_at FROM tables WHERE id=?", (table,)).fetchone()
            if made is None:
                return None
            journal = c.execute("SELECT entry FROM journal WHERE table_id=? ORDER BY n", (table,)).fetchall()
            played = f"SELECT {columns(GameRow)} FROM games WHERE table_id=? ORDER BY number"
            said = f"SELECT {columns(ChatRow)} FROM chat WHERE table_id=? ORDER BY n"
            games = rows(c.execute(played, (table,)).fetchall(), GameRow)
            chat = rows(c.execute(said, (table,)).fetchall(), ChatRow)
            return StoredTable([row[0] for row in journal], games, chat, made[0])

        return await self.read(work)

    async def picks(self, game: str) -> list[PickRow]:
        return await self.find(PickRow, "picks WHERE game_id=? ORDER BY n", game)

    async def states(self, game: str) -> list[StateRow]:
        return await self.find(StateRow, "states WHERE game_id=? ORDER BY n", game)

    async def sealed(self, game: str) -> list[SealedRow]:
        return await self.find(SealedRow, "sealed WHERE game_id=? ORDER BY n", game)

    async def game(self, game: str) -> GameRow | None:
        found = await self.find(GameRow, "games WHERE id=?", game)
        return found[0] if found else None

    async def lobby(self, since: float, most: int) -> list[str]:
        sql = "SELECT summary FROM tables WHERE public=1 AND at>=? ORDER BY at DESC LIMIT ?"
        return [row[0] for row in await self.read(lambda c: c.execute(sql, (since, most)).fetchall())]

    async def tables_of(self, guest: str, most: int) -> list[str]:
        return [row[0] for row in await self.read(lambda c: c.execute(TABLES_OF, (guest, most)).fetchall())]

    async def put_off(self, table: str, due: float) -> None:
        await self.writer.write(("UPDATE tables SET due=? WHERE id=? AND due IS NOT NULL", (due, table)))

    async def due(self, first: float, last: float, after: str, most: int) -> list[str]:
        return [row[0] for row in await self.read(lambda c: c.execute(DUE, (first, last, after, most)).fetchall())]

    # The server's own runs: clocks stand still between them

    async def begin_run(self, at: float) -> None:
        def work(c: sqlite3.Connection) -> tuple[tuple[float, float], ...]:
            runs = c.execute("SELECT first, last FROM runs ORDER BY id DESC LIMIT 1000")
            return tuple((row[0], row[1]) for row in runs)

        self.past = await self.read(work)
        highest = await self.read(lambda c: c.execute("SELECT coalesce(max(id), 0) FROM runs").fetchone()[0])
        self.run, self.first = highest + 1, at
        await self.writer.write(("INSERT INTO runs (id, first, last) VALUES (?, ?, ?)", (self.run, at, at)))

    async def heartbeat(self, at: float) -> None:
        await self.writer.write(("UPDATE runs SET last=? WHERE id=?", (at, self.run)))

    def up_since(self, at: float, now: float) -> float:
        return sum(max(0.0, last - max(first, at)) for first, last in (*self.past, (self.first, now)))
