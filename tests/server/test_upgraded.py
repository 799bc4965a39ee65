"""A PostgreSQL of an earlier version is brought up to date."""

from contextlib import closing

import psycopg

from sneakernet.server.storage.migrations import POSTGRES
from sneakernet.server.storage.opening import open_store
from tools.server.house import run

ANN_AND_EVE = "INSERT INTO guests VALUES ('ann', 'mark', 'Ann', 'en', '', 5), ('eve', 'void 1', '', 'en', '', 5)"


def at_step(url: str, done: int, *rows: str) -> None:
    """Lay out a database as it was after a step."""
    with closing(psycopg.connect(url, autocommit=True)) as base:
        base.execute("CREATE TABLE steps (done INTEGER NOT NULL)")
        base.execute("INSERT INTO steps VALUES (%s)", (done,))
        for step in (*POSTGRES[:done], *rows):
            base.execute(step)


def test_people_of_before_keep_their_secrets_and_who_had_signed_out_stays_so(url: str) -> None:
    at_step(url, 4, ANN_AND_EVE)

    async def scene() -> None:
        store = open_store(url)
        await store.begin_run(1.0)
        device = await store.device("mark")
        assert device is not None and device.guest == "ann" and device.seen_at == device.made_at == 5
        assert await store.devices("eve") == []
        await store.close()

    run(scene())
