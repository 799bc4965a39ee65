"""The store in one SQLite file: write-ahead log, synchronous FULL, one writing and one reading thread."""

import asyncio
import os
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeVar

from msgspec import Struct, structs

from sneakernet.core.complaint import Complaint
from sneakernet.server.storage.migrations import STEPS
from sneakernet.server.storage.store import ChatRow, GameRow, GuestRow, Noted, PickRow, SealedRow, StoredTable
from sneakernet.server.storage.writer import Statement, Writer

T = TypeVar("T")
R = TypeVar("R", bound=Struct)
BUSY_SECONDS: Final = 5.0
FAULTS: Final = ("readonly", "notadb", "cantopen", "busy", "full", "corrupt", "ioerr")  # each has its sentence

SUMMARISE: Final = """
    INSERT INTO tables (id, made_at, public, summary, at) VALUES (?1, ?4, ?2, ?3, ?4)
    ON CONFLICT (id) DO UPDATE SET public=?2, summary=?3, at=?4"""
TABLES_OF: Final = """
    SELECT t.summary FROM sitting s JOIN tables t ON t.id = s.table_id WHERE s.guest=? ORDER BY t.at DESC LIMIT ?"""
BY_TURNS: Final = """
    SELECT summary FROM tables WHERE summary ->> 'pace' = 'turns' AND summary ->> 'phase' = 'playing'
    ORDER BY at DESC LIMIT ?"""


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
    for number, step in enumerate(STEPS[done:], done + 1):
        connection.executescript(f"BEGIN; {step} PRAGMA user_version={number}; COMMIT;")


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


def insert(table: str, row: Struct) -> Statement:
    """The statement that adds a row."""
    return insertion(table, type(row)), structs.astuple(row)


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

    def __init__(self, path: Path) -> None:
        self.writer = Writer(open_database(path))
        self.connection = connect(path)
        self.reader = ThreadPoolExecutor(1, thread_name_prefix="sneakernet-reader")
        self.past: list[tuple[float, float]] = []
        self.run = 0

    @property
    def degraded(self) -> bool:
        return self.writer.degraded

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(None, self.writer.close)
        self.reader.shutdown()
        self.connection.close()

    async def read(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Read in the reading thread."""
        return await asyncio.get_running_loop().run_in_executor(self.reader, work, self.connection)

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
            (SUMMARISE, (summary.id, int(summary.public), summary.text, at)),
            ("DELETE FROM sitting WHERE table_id=?", (summary.id,)),
            *[("INSERT INTO sitting (guest, table_id) VALUES (?, ?)", (g, summary.id)) for g in summary.sitting],
        ]

    async def write_journal(self, noted: Noted) -> None:
        await self.writer.write(*self.journal(noted))

    async def deal(self, noted: Noted, game: GameRow, picks: Sequence[PickRow] = ()) -> None:
        await self.writer.write(insert("games", game), *[insert("picks", pick) for pick in picks], *self.journal(noted))

    async def append(self, *picks: PickRow, noted: Noted | None = None) -> None:
        await self.writer.write(
            *[insert("picks", pick) for pick in picks], *(self.journal(noted) if noted is not None else ())
        )

    async def finish(self, game: str, noted: Noted) -> None:
        await self.writer.write(("UPDATE games SET over=1 WHERE id=?", (game,)), *self.journal(noted))

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

    async def playing_by_turns(self, most: int) -> list[str]:
        return [row[0] for row in await self.read(lambda c: c.execute(BY_TURNS, (most,)).fetchall())]

    # The server's own runs: clocks stand still between them

    async def begin_run(self, at: float) -> None:
        def work(c: sqlite3.Connection) -> list[tuple[float, float]]:
            return [(row[0], row[1]) for row in c.execute("SELECT first, last FROM runs ORDER BY id DESC LIMIT 1000")]

        self.past = await self.read(work)
        highest = await self.read(lambda c: c.execute("SELECT coalesce(max(id), 0) FROM runs").fetchone()[0])
        self.run = highest + 1
        await self.writer.write(("INSERT INTO runs (id, first, last) VALUES (?, ?, ?)", (self.run, at, at)))

    async def heartbeat(self, at: float) -> None:
        await self.writer.write(("UPDATE runs SET last=? WHERE id=?", (at, self.run)))

    def up_since(self, at: float) -> float:
        return sum(max(0.0, last - max(first, at)) for first, last in self.past)
