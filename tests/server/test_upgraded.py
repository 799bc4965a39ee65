"""A PostgreSQL of an earlier version is brought up to date."""

import json
import shutil
from contextlib import closing
from pathlib import Path

import psycopg

from sneakernet.server.storage.copying import restore
from sneakernet.server.storage.migrations import POSTGRES
from sneakernet.server.storage.opening import open_store
from sneakernet.server.storage.played import PlayedFilter
from tests.stored.make import HERE as STORED
from tools.server.house import Json, run

ANN_AND_EVE = "INSERT INTO guests VALUES ('ann', 'mark', 'Ann', 'en', '', 5), ('eve', 'void 1', '', 'en', '', 5)"


def at_step(url: str, done: int, *rows: str) -> None:
    """Lay out a database as it was after a step."""
    with closing(psycopg.connect(url, autocommit=True)) as base:
        base.execute("CREATE TABLE steps (done INTEGER NOT NULL)")
        base.execute("INSERT INTO steps VALUES (%s)", (done,))
        for sql in (*POSTGRES[:done], *rows):
            assert isinstance(sql, str)
            base.execute(sql)


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


def test_games_of_before_are_in_the_list_of_who_played_them(url: str, tmp_path: Path) -> None:
    """A database of an earlier commit, read into PostgreSQL; there, and in a file, the list is the same."""
    kept: Json = json.loads((STORED / "1ded888" / "wired.json").read_text(encoding="utf-8"))
    shutil.copy(STORED / "1ded888" / "wired.db", tmp_path / "old.db")
    restore(tmp_path / "old.db", url)
    with closing(psycopg.connect(url, autocommit=True)) as base:  # the list is made there once more
        base.execute("DELETE FROM played")
        for table in ("played", "channels", "preferences", "passkeys"):
            base.execute(f"DROP TABLE {table}")
        base.execute("ALTER TABLE guests ADD COLUMN hook TEXT NOT NULL DEFAULT ''")
        base.execute("UPDATE steps SET done=5")

    async def scene() -> None:
        shutil.copy(STORED / "1ded888" / "wired.db", tmp_path / "file.db")
        for where in (url, str(tmp_path / "file.db")):
            store = open_store(where)
            await store.begin_run(1.0)
            (game,) = await store.played_by(kept["guest"]["id"], PlayedFilter(), 10)
            assert (game.id, game.seat, game.result) == (kept["over"]["game"], 0, "")
            assert len(game.bots.split()) == game.seats - 1
            await store.close()

    run(scene())
