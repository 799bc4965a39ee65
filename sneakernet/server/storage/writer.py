"""The writer: one thread that writes to SQLite. What comes in while it waits for the disk shares the next commit."""

import asyncio
import queue
import sqlite3
import threading
from contextlib import suppress
from typing import Final, NamedTuple

from sneakernet.server.storage.rows import Statement
from sneakernet.server.storage.store import StorageUnavailable, Taken

MOST_AT_ONCE: Final = 200


class Job(NamedTuple):
    """Statements that are carried out together or not at all, and who waits for them."""

    statements: list[Statement]
    done: "asyncio.Future[None]"
    loop: asyncio.AbstractEventLoop


class Writer:
    """Group commit: the thread takes all jobs that wait, writes them in one transaction, and answers after the sync."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.degraded = False
        self.thread = threading.Thread(target=self.run, name="sneakernet-writer", daemon=True)
        self.thread.start()

    async def write(self, *statements: Statement) -> None:
        """Returns when it is on disk. Taken or StorageUnavailable: nothing was written."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self.jobs.put(Job(list(statements), done, loop))
        await done

    def close(self) -> None:
        """Write what waits, then stop."""
        self.jobs.put(None)
        self.thread.join()
        self.connection.close()

    def run(self) -> None:
        """The thread."""
        while (batch := self.gather()) is not None:
            answers = self.commit(batch)
            for job, problem in zip(batch, answers, strict=True):
                self.answer(job, problem)

    def gather(self) -> list[Job] | None:
        """The jobs that wait, at least one; None when it is time to stop."""
        first = self.jobs.get()
        if first is None:
            return None
        batch = [first]
        while len(batch) < MOST_AT_ONCE and not self.jobs.empty():
            job = self.jobs.get()
            if job is None:
                self.jobs.put(None)  # stop after this batch
                break
            batch.append(job)
        return batch

    def commit(self, batch: list[Job]) -> list[Exception | None]:
        """One transaction for all; a job that is refused (Taken) does not hinder the others."""
        answers: list[Exception | None] = []
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            answers.extend(self.carry_out(job) for job in batch)
            self.connection.execute("COMMIT")
        except Exception as problem:  # whatever it is, the thread goes on
            self.degraded = True
            self.roll_back()
            return [StorageUnavailable(str(problem))] * len(batch)
        self.degraded = False
        return answers

    def carry_out(self, job: Job) -> Exception | None:
        """One job, whole or not at all."""
        self.connection.execute("SAVEPOINT job")
        try:
            for sql, values in job.statements:
                self.connection.execute(sql, values)
        except sqlite3.IntegrityError as problem:
            self.give_up()
            return Taken(str(problem))
        except (sqlite3.ProgrammingError, sqlite3.InterfaceError, ValueError, OverflowError) as problem:
            self.give_up()  # what cannot be stored does not hinder the others
            return StorageUnavailable(str(problem))
        self.connection.execute("RELEASE job")
        return None

    def give_up(self) -> None:
        """Nothing of this job counts."""
        self.connection.execute("ROLLBACK TO job")
        self.connection.execute("RELEASE job")

    def roll_back(self) -> None:
        """After a failed transaction; there may be none left to end."""
        with suppress(sqlite3.Error):  # it is tried again with the next job
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")

    def answer(self, job: Job, problem: Exception | None) -> None:
        """Tell who waits, in their own thread."""

        def tell() -> None:
            if not job.done.done():
                if problem is None:
                    job.done.set_result(None)
                else:
                    job.done.set_exception(problem)

        if not job.loop.is_closed():
            job.loop.call_soon_threadsafe(tell)
