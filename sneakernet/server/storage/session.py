"""The writing session of a worker: one connection to PostgreSQL that holds the worker's lock as long as it lives.

Whatever a worker writes goes through it, so the session is the worker's right to write. Others may have its tables once
they can take its lock: then the session has ended, and nothing that it sent can still be carried out.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final, NamedTuple

import psycopg
from psycopg import AsyncConnection, errors

from sneakernet.server.storage.rows import Statement
from sneakernet.server.storage.store import Lease, Lost, StorageUnavailable, Taken

LOG = logging.getLogger("sneakernet.server")
MOST_AT_ONCE: Final = 200
PATIENCE: Final = 5.0  # seconds for one commit; whoever has not answered then is cut off
PAUSE: Final = 0.25  # seconds until it is tried again to connect
LOCK: Final = 1931  # the first number of all workers' locks; the second one is the worker's id
UNSTORABLE: Final = (psycopg.DataError, psycopg.ProgrammingError, ValueError, TypeError)

JOIN: Final = "INSERT INTO workers (address, secret, pid) VALUES (%s, %s, pg_backend_pid()) RETURNING id"
REJOIN: Final = "UPDATE workers SET pid=pg_backend_pid(), seen=clock_timestamp() WHERE id=%s RETURNING id"
OWNS: Final = "SELECT 1 / (count(*) = %s)::int FROM owners WHERE worker = %s AND table_id = ANY(%s)"
"""Fails where one of these tables is not this worker's: by dividing by nought, as nobody reads the answer in time."""


class Job(NamedTuple):
    """Statements that are carried out together or not at all, and who waits for them."""

    statements: Iterable[Statement]
    lease: Lease | None
    done: "asyncio.Future[None]"


class Session:
    """Group commit: whatever waits is written in one transaction, sent and answered in one journey."""

    def __init__(self, conninfo: str, lose: Callable[[Iterable[Lease] | None], None]) -> None:
        self.conninfo = conninfo
        self.address = self.secret = ""  # where others reach this worker, and what they show there
        self.lose = lose  # told of leases that are lost; None: all
        self.worker = 0
        self.connection: AsyncConnection | None = None
        self.since = 0.0  # when it was opened
        self.alive_at = 0.0  # when the newest commit began that was carried out: a sign of life
        self.degraded = False
        self.waiting: list[Job] = []
        self.wake = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    async def start(self, address: str, secret: str) -> None:
        """Join the workers, and begin to write."""
        self.address, self.secret = address, secret
        await self.open()
        self.task = asyncio.create_task(self.run())

    async def close(self) -> None:
        """Write what waits, then leave the workers."""
        if self.task is None:
            return
        with suppress(StorageUnavailable, Taken):
            await self.write([("DELETE FROM workers WHERE id=?", (self.worker,))], None)
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
        if self.connection is not None:
            await self.connection.close()

    async def write(self, statements: Iterable[Statement], lease: Lease | None) -> None:
        """Returns when it is on disk. Taken or StorageUnavailable: nothing was written. Lost: perhaps."""
        if lease is not None and lease.lost:
            raise Lost(lease.table)
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.append(Job(statements, lease, done))
        self.wake.set()
        await done

    # The connection

    async def open(self) -> None:
        """Connect, and take the lock: that of the worker as it was, or of a new one."""
        began = asyncio.get_running_loop().time()
        connection = await AsyncConnection.connect(self.conninfo, autocommit=True)
        try:
            await connection.execute("SET synchronous_commit = on")
            await connection.execute("SET idle_in_transaction_session_timeout = '5s'")
            async with connection.transaction():
                if not (self.worker and await self.rejoin(connection)):
                    self.lose(None)
                    await self.join(connection)
        except BaseException:
            await connection.close()
            raise
        self.connection, self.since, self.degraded = connection, asyncio.get_running_loop().time(), False
        self.alive_at = began

    async def join(self, connection: AsyncConnection) -> None:
        """Be a new worker."""
        found = await (await connection.execute(JOIN, (self.address, self.secret))).fetchone()
        assert found is not None
        await connection.execute("SELECT pg_advisory_lock(%s, %s)", (LOCK, found[0]))
        self.worker = found[0]

    async def rejoin(self, connection: AsyncConnection) -> bool:
        """Whether this is still the worker that it was; the session of before is ended if it still lives."""
        end = "SELECT pg_terminate_backend(pid, 2000) FROM workers WHERE id=%s AND pid<>pg_backend_pid()"
        await connection.execute(end, (self.worker,))
        locked = await (await connection.execute("SELECT pg_try_advisory_lock(%s, %s)", (LOCK, self.worker))).fetchone()
        return locked == (True,) and await (await connection.execute(REJOIN, (self.worker,))).fetchone() is not None

    async def lost(self) -> None:
        """The connection is gone."""
        LOG.warning("the connection to the database is lost")
        connection, self.connection = self.connection, None
        if connection is not None:
            await connection.close()

    # Writing

    async def run(self) -> None:
        """Write what waits, as long as the server runs; open the connection anew when it was lost."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                batch, self.waiting = self.waiting[:MOST_AT_ONCE], self.waiting[MOST_AT_ONCE:]
                for job, problem in zip(batch, await self.commit(batch), strict=True):
                    if not job.done.done():
                        job.done.set_result(None) if problem is None else job.done.set_exception(problem)

    async def reopen(self) -> None:
        """Open the connection where it was lost."""
        if self.connection is None or self.connection.closed:
            with suppress(psycopg.Error, OSError, TimeoutError):
                async with asyncio.timeout(PATIENCE):
                    await self.open()
                    LOG.warning("the connection to the database is back")

    async def commit(self, batch: list[Job]) -> list[Exception | None]:
        """One transaction for all; where something in it cannot be, one for each."""
        if self.connection is None or self.connection.closed:
            await self.reopen()
        if self.connection is None:
            self.degraded = True
            return [StorageUnavailable("there is no connection to the database")] * len(batch)
        began = asyncio.get_running_loop().time()
        try:
            async with asyncio.timeout(PATIENCE):
                await self.send(self.connection, batch)
        except (psycopg.Error, TimeoutError, OSError, *UNSTORABLE) as problem:
            if await self.is_cut(problem):
                return self.unknown(batch, problem)
            if isinstance(problem, psycopg.OperationalError):  # the disk is full, the server too busy
                self.degraded = True
                return [StorageUnavailable(str(problem))] * len(batch)
            return [await self.one(job) for job in batch] if len(batch) > 1 else [self.why(batch[0], problem)]
        self.degraded, self.alive_at = False, began
        return [None] * len(batch)

    async def one(self, job: Job) -> Exception | None:
        """One job of many, by itself."""
        return (await self.commit([job]))[0]

    async def send(self, connection: AsyncConnection, batch: list[Job]) -> None:
        """All statements in one journey. Whether their tables are this worker's is asked last, as some are new."""
        tables = list({job.lease.table for job in batch if job.lease is not None})
        async with connection.pipeline():
            await connection.execute("BEGIN")
            for job in batch:
                if job.lease is not None and job.lease.lost:
                    raise errors.DivisionByZero
                for sql, values in job.statements:
                    await connection.execute(postgres(sql), values)
            if tables:
                await connection.execute(OWNS, (len(tables), self.worker, tables))
            await connection.execute("COMMIT")

    async def is_cut(self, problem: Exception) -> bool:
        """Whether nobody knows what became of a transaction: the connection is gone. Else nothing of it counts."""
        connection = self.connection
        if connection is not None and not connection.closed and not isinstance(problem, TimeoutError):
            with suppress(psycopg.Error):
                await connection.rollback()
                return False
        await self.lost()
        return True

    def unknown(self, batch: list[Job], problem: Exception) -> list[Exception | None]:
        """Perhaps it was written: the tables are taken up anew from the store."""
        self.degraded = True
        self.lose(job.lease for job in batch if job.lease is not None)
        return [Lost(str(problem)) if job.lease is not None else StorageUnavailable(str(problem)) for job in batch]

    def why(self, job: Job, problem: Exception) -> Exception:
        """What a job is told whose transaction was refused."""
        if isinstance(problem, errors.DivisionByZero):
            self.lose([job.lease] if job.lease is not None else [])
            return Lost(str(problem))
        if isinstance(problem, psycopg.IntegrityError):
            return Taken(str(problem))
        return StorageUnavailable(str(problem))


def postgres(sql: str) -> str:
    """A statement with its blanks as psycopg writes them."""
    return sql.replace("?", "%s")
