"""The store in PostgreSQL, which several workers share."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from typing import Any, Final

import psycopg
from psycopg.conninfo import make_conninfo
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from sneakernet.server.storage.former_games import Execute
from sneakernet.server.storage.migrations import POSTGRES
from sneakernet.server.storage.rows import Statement
from sneakernet.server.storage.session import LOCK, Session, postgres
from sneakernet.server.storage.sql import SqlStore
from sneakernet.server.storage.store import (
    BadDatabase,
    Elsewhere,
    GuestRow,
    Lease,
    StorageUnavailable,
    Taken,
    Worker,
)  # fmt: skip
from sneakernet.server.storage.thoughts import Thoughts

LOG = logging.getLogger("sneakernet.server")
READERS: Final = 4
BEAT: Final = 1.0  # seconds between two signs of life
MISSING: Final = 2.5  # seconds without one after which a worker whose session has ended is taken for dead
SILENT: Final = 3.5  # seconds without one after which its session is ended
SURE: Final = 3.0  # seconds after one in which nobody else can have a worker's tables
WAIT: Final = 3.0  # seconds for a connection that reads
LOOK_BACK: Final = 10.0  # seconds: guests whose change was committed late are found all the same
LIVELY: Final = {  # a host that is gone is noticed within seconds
    "connect_timeout": "3", "keepalives_idle": "2", "keepalives_interval": "1", "keepalives_count": "3",
    "tcp_user_timeout": "4000", "application_name": "sneakernet",
}  # fmt: skip

CLAIM: Final = "INSERT INTO owners (worker, table_id) SELECT ?::int, id FROM tables WHERE id=? ON CONFLICT DO NOTHING"
CLAIM_NEW: Final = "INSERT INTO owners (worker, table_id) VALUES (?, ?)"
OWNER: Final = """
    SELECT w.id, w.address, w.secret FROM owners o JOIN workers w ON w.id = o.worker WHERE o.table_id=?"""
SILENCE: Final = "SELECT id, extract(epoch FROM clock_timestamp() - seen)::float8 FROM workers WHERE id<>?"
BURY: Final = f"DELETE FROM workers WHERE id=? AND pg_try_advisory_xact_lock({LOCK}, id) RETURNING id"
END: Final = "SELECT pg_terminate_backend(pid, 1000) FROM workers WHERE id=?"
DUE: Final = """
    SELECT id FROM tables WHERE due IS NOT NULL AND due BETWEEN ? AND ? AND id > ?
    AND NOT EXISTS (SELECT 1 FROM owners WHERE table_id = id) ORDER BY id LIMIT ?"""
GO: Final = """
    INSERT INTO gone (guest) VALUES (?) ON CONFLICT (guest) DO UPDATE SET at=clock_timestamp()"""  # or a device
GONE: Final = "SELECT guest FROM gone WHERE at > clock_timestamp() - make_interval(secs => ?)"
CHANGED: Final = "guests WHERE changed > clock_timestamp() - make_interval(secs => ?)"


def migrate(connection: psycopg.Connection, name: str) -> None:
    """Bring the database to the present step, while no other worker does."""
    with connection.transaction():
        connection.execute("SELECT pg_advisory_xact_lock(%s, 0)", (LOCK,))
        connection.execute("CREATE TABLE IF NOT EXISTS steps (done INTEGER NOT NULL)")
        found = connection.execute("SELECT done FROM steps").fetchone()
        done = found[0] if found else 0
        if done > len(POSTGRES):
            raise BadDatabase("database-newer", field=name, done=done, known=len(POSTGRES))
        for step in POSTGRES[done:]:
            carry_out(connection, step)
        if not found:
            connection.execute("INSERT INTO steps VALUES (0)")
        connection.execute("UPDATE steps SET done=%s", (len(POSTGRES),))


def carry_out(connection: psycopg.Connection, step: str | Callable[[Execute], None]) -> None:
    """One step."""
    if isinstance(step, str):
        connection.execute(step)
    else:
        step(lambda sql, values: connection.execute(postgres(sql), values))


def prepare(conninfo: str, name: str) -> None:
    """The database at its present step; BadDatabase where it cannot be used."""
    try:
        with psycopg.connect(conninfo, autocommit=True) as connection:
            if connection.execute("SHOW fsync").fetchone() != ("on",):
                raise BadDatabase("database-unsynced", field=name)
            migrate(connection, name)
    except psycopg.Error as problem:
        text = " ".join(str(problem).split())
        raise BadDatabase("database-postgres", field=name, problem=text) from None


def without_password(url: str) -> str:
    """How a database may be named to whoever reads along."""
    scheme, _, rest = url.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


class PostgresStore(SqlStore):
    """Tables in a database that several workers share. Each table has one of them at a time."""

    shared = True

    def __init__(self, url: str) -> None:
        super().__init__()
        self.name = without_password(url)
        self.conninfo = make_conninfo(url, **LIVELY)
        prepare(self.conninfo, self.name)
        self.leases: dict[str, Lease] = {}
        self.going: dict[str, asyncio.Event] = {}  # tables that are being released
        self.session = Session(self.conninfo, self.lose)
        self.pool = AsyncConnectionPool(
            self.conninfo, kwargs={"autocommit": True}, min_size=1, max_size=READERS, open=False, timeout=WAIT,
            check=AsyncConnectionPool.check_connection, name="sneakernet",
        )  # fmt: skip
        self.thoughts = Thoughts(self.query)
        self.others: set[int] = set()  # workers who gave signs of life
        self.beating: asyncio.Task[None] | None = None

    @property
    def degraded(self) -> bool:
        return self.session.degraded

    async def begin_run(self, at: float, address: str = "", secret: str = "") -> None:
        await self.session.start(address, secret)
        await self.pool.open()
        await super().begin_run(at)
        self.beating = asyncio.create_task(self.beat_on())

    async def close(self) -> None:
        if self.beating is not None:
            self.beating.cancel()
        await self.session.close()
        await self.pool.close()

    async def write(self, *statements: Statement, lease: Lease | None = None) -> None:
        await self.session.write(statements, lease)

    async def query(self, sql: str, *values: object) -> list[tuple[Any, ...]]:
        try:
            async with self.pool.connection() as connection:
                return await (await connection.execute(postgres(sql), values)).fetchall()
        except (psycopg.Error, PoolTimeout) as problem:
            raise StorageUnavailable(str(problem)) from None

    # Who writes

    async def claim(self, table: str, new: bool = False) -> Lease | None:
        while (going := self.going.get(table)) is not None:  # else it would still seem to be ours
            await going.wait()
        found = [] if new else await self.query(OWNER, table)
        if not found:
            await self.write((CLAIM_NEW if new else CLAIM, (self.session.worker, table)))
            found = await self.query(OWNER, table)
        if not found:
            return None
        if found[0][0] != self.session.worker:
            raise Elsewhere(table, Worker(*found[0]))
        lease = self.leases[table] = Lease(table)
        return lease

    async def release(self, lease: Lease) -> None:
        if not lease.lost:
            lease.lost = True
            self.leases.pop(lease.table, None)
            going = self.going[lease.table] = asyncio.Event()
            try:
                mine = (lease.table, self.session.worker)
                await self.write(("DELETE FROM owners WHERE table_id=? AND worker=?", mine))
            finally:
                del self.going[lease.table]
                going.set()

    def lose(self, leases: Iterable[Lease] | None) -> None:
        """Leases that are lost; None: all. Whoever writes by them writes nothing from now on."""
        for lease in list(self.leases.values()) if leases is None else list(leases):
            if not lease.lost:
                lease.lost = True
                self.leases.pop(lease.table, None)
                self.lost(lease)

    async def workers(self) -> list[Worker]:
        found = await self.query("SELECT id, address, secret FROM workers WHERE id<>?", self.session.worker)
        return [Worker(*row) for row in found]

    async def think(self, work: bytes, owner: str) -> str | None:
        return await self.thoughts.think(work, owner)

    async def bury(self, worker: int) -> bool:
        """Whether a worker's session has ended, so that others may have its tables from now on."""
        dead = bool(await self.query(BURY, worker))
        if dead:
            LOG.warning("worker %s is gone: others may have its tables", worker)
            self.others.discard(worker)
            self.left(worker)
        return dead

    async def sign(self) -> None:
        """Give a sign of life."""
        await self.write(("UPDATE workers SET seen=clock_timestamp() WHERE id=?", (self.session.worker,)))

    async def is_sure(self) -> bool:
        if asyncio.get_running_loop().time() - self.session.alive_at < SURE:
            return True
        try:
            await self.sign()
        except (StorageUnavailable, Taken):
            return False
        return True

    async def beat_on(self) -> None:
        """Give signs of life, and look for those of others."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except (StorageUnavailable, Taken) as problem:
                LOG.info("no sign of life: %s", problem)

    async def beat(self) -> None:
        """One sign of life; who has given none for too long has lost its tables, who was renamed has another name."""
        await self.sign()
        awake = asyncio.get_running_loop().time() - self.session.since > SILENT  # else others come back like us
        others = await self.query(SILENCE, self.session.worker)
        gone, self.others = self.others - {row[0] for row in others}, {row[0] for row in others}
        for worker in gone:
            self.left(worker)
        for worker, silent in others:
            if awake and silent > SILENT:
                await self.query(END, worker)
            if awake and silent > MISSING:
                await self.bury(worker)
        for guest in await self.find(GuestRow, CHANGED, LOOK_BACK):
            self.changed(guest)
        for row in await self.query(GONE, LOOK_BACK):
            self.gone(row[0])

    # What differs from a store with one worker

    async def change_guest(self, guest: GuestRow) -> None:
        tell = ("UPDATE guests SET changed=clock_timestamp() WHERE id=?", (guest.id,))
        await self.write(self.change(guest), tell)

    def dropping(self, mark: str) -> list[Statement]:
        return [*super().dropping(mark), (GO, (mark,))]

    def signing_out(self, guest: str) -> list[Statement]:
        old = ("DELETE FROM gone WHERE at < clock_timestamp() - make_interval(secs => ?)", (6 * LOOK_BACK,))
        return [*super().signing_out(guest), (GO, (guest,)), old]

    async def due(self, first: float, last: float, after: str, most: int) -> list[str]:
        return [row[0] for row in await self.query(DUE, first, last, after, most)]
