"""A PostgreSQL in a time of its own, as workers see it: sessions with locks, commits of which nobody hears, and faults.

Store and session are the real ones. The tables lie in SQLite, in which a transaction takes no time: it is carried out
as a whole at some moment between its sending and its answer.
"""

import asyncio
import random
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from contextvars import Context
from typing import Any, Final, cast

import psycopg
from psycopg import errors

from sneakernet.server.storage import session
from sneakernet.server.storage.postgres import PostgresStore
from sneakernet.server.storage.session import OWNS, Session
from sneakernet.server.storage.sql import SqlStore
from sneakernet.server.storage.sqlite import migrate
from sneakernet.server.storage.store import StorageUnavailable
from sneakernet.server.storage.thoughts import Thoughts

OF_WORKERS: Final = """
    CREATE TABLE workers (
        id INTEGER PRIMARY KEY AUTOINCREMENT, address TEXT NOT NULL, secret TEXT NOT NULL, pid INTEGER NOT NULL,
        seen REAL NOT NULL DEFAULT (clock_timestamp())
    );
    CREATE TABLE owners (
        table_id TEXT PRIMARY KEY, worker INTEGER NOT NULL REFERENCES workers ON DELETE CASCADE
    );
    CREATE TABLE gone (guest TEXT PRIMARY KEY, at REAL NOT NULL DEFAULT (clock_timestamp()));
    CREATE TABLE thinkers (name TEXT PRIMARY KEY, seen REAL NOT NULL);
    ALTER TABLE guests ADD COLUMN changed REAL;
"""
IN_SQLITE: Final = {
    "%s": "?", "::int": "", "::float8": "", "extract(epoch FROM clock_timestamp() - seen)": "clock_timestamp() - seen",
    "make_interval(secs => ?)": "?", "AND NOT EXISTS (SELECT 1 FROM owners WHERE table_id = id)":
    "AND NOT EXISTS (SELECT 1 FROM owners WHERE table_id = tables.id)",
}  # fmt: skip
FAR: Final = 0.01  # seconds there, and back, at most
Values = Sequence[Any]
Rows = list[tuple[Any, ...]]


class Database:
    """What all workers share. It outlives them."""

    def __init__(self, dice: random.Random) -> None:
        self.dice = dice
        self.loop = asyncio.get_running_loop()
        self.tables = sqlite3.connect(":memory:", isolation_level=None)
        self.tables.execute("PRAGMA foreign_keys=ON")
        self.sessions: dict[int, Connection] = {}
        self.locks: dict[int, int] = {}  # by worker: whose session holds it
        self.made = 0
        self.asks = 0  # the session that asks just now
        self.up = True
        self.full = False
        self.slow = 0.0  # seconds more for every commit
        self.cuts: list[bool] = []  # the next commits of which nobody hears; whether they are carried out
        for name, arguments, function in (
            ("clock_timestamp", 0, self.loop.time),
            ("pg_backend_pid", 0, lambda: self.asks),
            ("pg_try_advisory_lock", 2, lambda _, worker: self.lock(worker)),
            ("pg_advisory_lock", 2, lambda _, worker: self.lock(worker)),
            ("pg_try_advisory_xact_lock", 2, lambda _, worker: worker not in self.locks),
            ("pg_terminate_backend", 2, lambda pid, _: self.end(pid)),
        ):
            self.tables.create_function(name, arguments, cast("Callable[..., Any]", function))
        migrate(self.tables, cast("Any", "memory"))
        self.tables.executescript(OF_WORKERS)

    # Sessions

    def lock(self, worker: int) -> bool:
        """Whether the session that asks has the lock of a worker now."""
        return self.locks.setdefault(worker, self.asks) == self.asks

    def end(self, pid: int) -> bool:
        """A session ends, and what it had sent and is not carried out yet is forgotten."""
        ended = self.sessions.pop(pid, None)
        self.locks = {worker: holder for worker, holder in self.locks.items() if holder != pid}
        return ended is not None

    def crash(self) -> None:
        """All sessions end."""
        for pid in list(self.sessions):
            self.end(pid)

    # Statements

    def carry_out(self, pid: int, statements: list[tuple[str, Values]]) -> Rows:
        """A transaction, whole or not at all; what its last statement finds."""
        self.asks = pid
        found: Rows = []
        self.tables.execute("BEGIN")
        try:
            for sql, values in statements:
                found = self.owns(*values) if sql == OWNS else self.find(sql, values)
            self.tables.execute("COMMIT")
        except sqlite3.IntegrityError as problem:
            raise errors.UniqueViolation(str(problem)) from None
        except (sqlite3.ProgrammingError, sqlite3.InterfaceError, OverflowError) as problem:
            raise errors.DataError(str(problem)) from None
        finally:
            if self.tables.in_transaction:
                self.tables.execute("ROLLBACK")
        return found

    def find(self, sql: str, values: Values) -> Rows:
        for theirs, ours in IN_SQLITE.items():
            sql = sql.replace(theirs, ours)
        return self.tables.execute(sql, values).fetchall() if not sql.startswith("SET ") else []

    def owns(self, count: int, worker: int, tables: list[str]) -> Rows:
        """As OWNS asks it: an error where one of these tables is not this worker's."""
        marks = ", ".join("?" * len(tables))
        query = f"SELECT count(*) FROM owners WHERE worker = ? AND table_id IN ({marks})"
        if self.tables.execute(query, (worker, *tables)).fetchone()[0] != count:
            raise errors.DivisionByZero
        return []

    def rows(self, sql: str, *values: Any) -> Rows:
        """For those who look at the whole from outside."""
        return self.tables.execute(sql, values).fetchall()


class Reach:
    """The way from a worker to the database; it may be cut for a while."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.dice = random.Random(database.dice.random())
        self.open_at = 0.0
        self.dead = False

    async def go(self) -> None:
        """As long as it takes, one way; whoever is dead does not arrive."""
        loop = self.database.loop
        await asyncio.sleep(max(0.0, self.open_at - loop.time()) + self.dice.random() * FAR)
        if self.dead:
            raise psycopg.OperationalError("dead")

    async def ask(self, pid: int, statements: list[tuple[str, Values]]) -> Rows:
        """There, and back with what was found."""
        await self.go()
        database = self.database
        if not database.up or (pid and pid not in database.sessions):
            raise psycopg.OperationalError("the session has ended")
        writes = any(sql == "BEGIN" for sql, _ in statements)
        statements = [one for one in statements if one[0] not in ("BEGIN", "COMMIT")]
        if writes:
            await asyncio.sleep(database.slow)
            if pid not in database.sessions:
                raise psycopg.OperationalError("the session has ended")
            if database.full:
                raise errors.DiskFull("the disk is full")
            if database.cuts:
                if database.cuts.pop():
                    database.carry_out(pid, statements)
                database.end(pid)
                raise psycopg.OperationalError("the connection is lost")
        found = database.carry_out(pid, statements)
        await self.go()
        return found


class Cursor:
    """What a statement has found."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows

    async def fetchone(self) -> tuple[Any, ...] | None:
        return self.rows[0] if self.rows else None


class Connection:
    """As much of a connection of psycopg as a session uses."""

    def __init__(self, reach: Reach, pid: int) -> None:
        self.reach = reach
        self.pid = pid
        self.closed = False
        self.sent: list[tuple[str, Values]] | None = None  # in a pipeline

    async def execute(self, sql: str, values: Values = ()) -> Cursor:
        if self.sent is not None:
            self.sent.append((sql, values))
            return Cursor([])
        return Cursor(await self.hear([(sql, values)]))

    async def hear(self, statements: list[tuple[str, Values]]) -> Rows:
        """Who does not wait any longer for an answer changes nothing about what was sent."""
        asks = self.reach.ask(self.pid, statements)
        task = self.reach.database.loop.create_task(asks, context=Context())  # on no machine that may die
        task.add_done_callback(lambda done: None if done.cancelled() else done.exception())
        try:
            return await asyncio.shield(task)
        except psycopg.OperationalError:
            self.closed = self.closed or self.pid not in self.reach.database.sessions
            raise

    @asynccontextmanager
    async def pipeline(self) -> AsyncIterator[None]:
        self.sent = []
        try:
            yield
            sent, self.sent = self.sent, None
            await self.hear(sent)
        finally:
            self.sent = None

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        yield

    async def rollback(self) -> None:
        if self.closed:
            raise psycopg.OperationalError("the connection is closed")

    async def close(self) -> None:
        """The database notices when it hears of it, after whatever was sent before."""
        self.closed = True
        database = self.reach.database
        when = max(database.loop.time(), self.reach.open_at) + 2 * FAR + database.slow
        database.loop.call_at(when, database.end, self.pid)


class NoPool:
    """Whoever reads goes the same way as who writes."""

    async def open(self) -> None: ...

    async def close(self) -> None: ...


class PlayedStore(PostgresStore):
    """The real store, but for psycopg."""

    def __init__(self, reach: Reach) -> None:
        SqlStore.__init__(self)
        self.reach = reach
        self.leases, self.going = {}, {}
        self.session = Session(cast("Any", reach), self.lose)
        self.pool = cast("Any", NoPool())
        self.thoughts = Thoughts(self.query)
        self.others = set()
        self.beating = None

    async def query(self, sql: str, *values: object) -> Rows:
        try:
            return await self.reach.ask(0, [(sql, values)])
        except psycopg.Error as problem:
            raise StorageUnavailable(str(problem)) from None


class Played:
    """Where sessions come from."""

    @staticmethod
    async def connect(reach: Reach, autocommit: bool) -> Connection:
        """A new session."""
        await reach.go()
        database = reach.database
        if not database.up:
            raise psycopg.OperationalError("nobody answers")
        database.made += 1
        made = database.sessions[database.made] = Connection(reach, database.made)
        return made


@contextmanager
def instead_of_psycopg() -> Iterator[None]:
    """Sessions connect to a database that is played."""
    names = vars(session)
    kept, names["AsyncConnection"] = names["AsyncConnection"], Played
    try:
        yield
    finally:
        names["AsyncConnection"] = kept
