"""Copies of a store: made while the server runs, looked through, and put back; the restore drill, on both stores."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from sneakernet.server.archive.inspection import look_through
from sneakernet.server.storage.copying import TABLES, back_up, is_postgres, restore
from sneakernet.server.storage.store import BadDatabase
from tests.stored.make import HERE, move_on, shown
from tools.server.cluster import Cluster, programs
from tools.server.house import House, Json, Person, Socket, rest, run


async def played(house: House) -> tuple[Person, str, Json, Socket]:
    """Somebody at a table where a game goes on, and another who chats: who, where, and what they see."""
    ann = await house.person("Ann")
    table = await ann.table(start=True, seats=3)
    socket = await ann.socket(table)
    view = await move_on(socket, 3)
    await socket.ask(do="say", text="hello")
    return ann, table, view, socket


def test_a_copy_made_while_people_play_is_put_back_and_they_play_on(where: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def before() -> tuple[Person, str, Json]:
        async with House(tmp_path, database=where) as house:
            ann, table, view, socket = await played(house)
            seen = shown(view)
            back_up(where, copy)
            assert copy.stat().st_mode & 0o777 == 0o600
            while not socket.view["result"] and (await socket.my_turn())["seq"] == view["seq"]:
                await socket.choose()
                socket.view["prompt"] = None
                await socket.hear()
            await rest()
            return ann, table, seen

    async def after(place: str, ann: Person, table: str, seen: Json) -> None:
        async with House(tmp_path, database=place) as house:
            ann.port = house.port
            socket = await ann.socket(table)
            assert shown(await socket.my_turn()) == seen
            assert (await move_on(socket, 2))["seq"] > 0
            assert [line["text"] for line in socket.heard[0]["chat"]] == ["hello"]

    ann, table, seen = run(before())
    found = look_through(str(copy))
    assert (found.tables, found.games, found.faults) == (1, 1, []) and found.rows >= 3
    assert look_through(where).rows > found.rows
    if is_postgres(where):
        with pytest.raises(BadDatabase, match="store-not-empty"):
            restore(copy, where)
        place = str(tmp_path / "from-postgres.db")
        assert restore(copy, place) is None
    else:
        place = where
        kept = restore(copy, place)
        assert kept is not None and look_through(str(kept)).rows > found.rows, "what was there is kept"
    run(after(place, ann, table, seen))


def test_a_copy_of_a_file_goes_into_an_empty_postgres_and_back(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    if not programs():
        return  # tests/server/test_stores.py says so
    cluster: Cluster = request.getfixturevalue("cluster")
    where = cluster.url(cluster.database())
    restore(HERE / "1ded888" / "hackers.db", where)
    back_up(where, tmp_path / "copy.db")
    restore(HERE / "1ded888" / "hackers.db", str(tmp_path / "file.db"))
    with closing(sqlite3.connect(tmp_path / "copy.db")) as one, closing(sqlite3.connect(tmp_path / "file.db")) as other:
        for table in TABLES:
            sql = f"SELECT * FROM {table} ORDER BY 1, 2"
            assert one.execute(sql).fetchall() == other.execute(sql).fetchall(), table


def test_a_copy_takes_the_place_of_no_file_and_a_file_in_use_is_not_replaced(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            await house.person()
            place = str(tmp_path / "tables.db")
            back_up(place, tmp_path / "copy.db")
            with pytest.raises(BadDatabase, match="copy-exists"):
                back_up(place, tmp_path / "copy.db")
            with pytest.raises(BadDatabase, match="database-in-use"):
                restore(tmp_path / "copy.db", place)
            assert sorted(path.name for path in tmp_path.glob("*.part")) == []

    run(scene())


def test_what_is_no_copy_is_refused(tmp_path: Path) -> None:
    foreign, empty = tmp_path / "foreign.db", tmp_path / "empty.db"
    foreign.write_text("no database" * 500)
    sqlite3.connect(empty).close()
    empty.touch()
    for path in (foreign, empty, tmp_path / "nowhere.db"):
        with pytest.raises(BadDatabase):
            restore(path, str(tmp_path / "tables.db"))
        with pytest.raises(BadDatabase):
            back_up(str(path), tmp_path / "copy.db")
    assert not (tmp_path / "tables.db").exists() and not (tmp_path / "copy.db").exists()


def test_whoever_looks_through_a_store_hears_of_each_game_that_cannot_be_read_back(tmp_path: Path) -> None:
    place = str(tmp_path / "tables.db")
    restore(HERE / "1ded888" / "hackers.db", place)
    assert look_through(place).faults == []
    with closing(sqlite3.connect(place)) as base, base:
        game, table = base.execute("SELECT id, table_id FROM games WHERE over=0").fetchone()
        base.execute("UPDATE picks SET pick='add:worm' WHERE game_id=? AND n=2", (game,))
        other = base.execute("SELECT table_id FROM games WHERE over=1").fetchone()[0]
        base.execute("UPDATE journal SET entry='{}' WHERE table_id=? AND n=0", (other,))
    faults = look_through(place).faults
    assert [(fault.table, fault.game, fault.problem.key) for fault in faults] == [
        (other, "", "journal-unreadable"), (table, game, "row-does-not-follow"),
    ]  # fmt: skip
