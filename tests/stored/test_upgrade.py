"""A database of an earlier commit is brought up to date, no name ties its rows together, and there is a way back."""

import json
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec import structs

from sneakernet.server.storage.chain import Broken
from sneakernet.server.storage.migrations import STEPS
from sneakernet.server.storage.sqlite import SqliteStore
from sneakernet.server.tables.game import TableGame
from tests.stored.make import move_on, shown
from tests.stored.old import GAMES, OLD, ONE
from tools.server.house import House, Json, Person, run


def dump(path: Path) -> list[str]:
    """All that a database holds, as SQL."""
    with closing(sqlite3.connect(path)) as base:
        return [f"{base.execute('PRAGMA user_version').fetchone()[0]}", *base.iterdump()]


def laid(game: str, folder: Path) -> tuple[Path, Json]:
    """The stored database in a folder of its own, and what is known of it."""
    path = folder / "tables.db"
    shutil.copy(OLD / f"{game}.db", path)
    return path, json.loads((OLD / f"{game}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", GAMES)
def test_rows_are_tied_together_anew_without_the_people_who_made_them(game: str, tmp_path: Path) -> None:
    path, kept = laid(game, tmp_path)

    async def scene() -> None:
        store = SqliteStore(path)
        for table in ("over", "running"):
            row = await store.game(kept[table]["game"])
            assert row is not None
            rows = await store.picks(row.id)
            game = TableGame(row)
            game.restore(rows)
            assert len(rows) > 1 and {one.player for one in rows} >= {"person"}
            assert not any(kept["guest"]["id"] in str(one) for one in rows)
            forgotten = TableGame(structs.replace(row, names="[]"))
            forgotten.restore(rows)
            assert forgotten.digest == game.digest
        await store.close()

    run(scene())


def test_rows_that_did_not_follow_do_not_follow_afterwards(tmp_path: Path) -> None:
    path, kept = laid(ONE, tmp_path)
    broken = kept["running"]["game"]
    with closing(sqlite3.connect(path)) as base, base:
        base.execute("UPDATE picks SET at=at+1 WHERE game_id=? AND n=1", (broken,))

    async def scene() -> None:
        store = SqliteStore(path)
        row = await store.game(broken)
        assert row is not None
        with pytest.raises(Broken, match="row-does-not-follow"):
            TableGame(row).restore(await store.picks(broken))
        await store.close()

    run(scene())


def test_an_upgrade_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, _ = laid(ONE, tmp_path)

    def fails(connection: sqlite3.Connection) -> None:
        connection.execute("DELETE FROM picks")
        raise OSError("the power is gone")

    monkeypatch.setattr("sneakernet.server.storage.sqlite.STEPS", (*STEPS[:1], fails))
    before = dump(path)
    with pytest.raises(OSError, match="power"):
        SqliteStore(path)
    assert dump(path) == before


@pytest.mark.parametrize("game", GAMES)
def test_whoever_goes_back_to_the_program_of_before_finds_what_it_had_stored(game: str, tmp_path: Path) -> None:
    """The database is upgraded and played on; the copy that was made before is put back; later it is upgraded again."""
    path, kept = laid(game, tmp_path)
    before = dump(path)

    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = Person(house.port, kept["token"], kept["guest"])
            assert (await move_on(await ann.socket(kept["running"]["table"]), -1))["result"]
        copy = tmp_path / "tables.db-step-1"
        assert copy.stat().st_mode & 0o777 == 0o600
        assert dump(copy) == before != dump(path)
        for name in ("tables.db-wal", "tables.db-shm"):
            (tmp_path / name).unlink(missing_ok=True)
        copy.rename(path)
        async with House(tmp_path) as house:
            ann = Person(house.port, kept["token"], kept["guest"])
            socket = await ann.socket(kept["running"]["table"])
            assert shown(await socket.my_turn()) == kept["running"]["shown"]

    run(scene())
