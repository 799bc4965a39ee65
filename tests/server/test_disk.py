"""A disk that is full, or a file that cannot be used: nothing is lost, nothing is pretended."""

import sqlite3
from pathlib import Path

import pytest

from sneakernet.server.storage.sqlite import SqliteStore, connect, open_database
from sneakernet.server.storage.store import BadDatabase
from tools.server.house import House, run


def test_when_nothing_can_be_written_nothing_changes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            socket = await ann.socket(await ann.table(start=True))
            view = await socket.my_turn()
            store = house.lobby.store
            assert isinstance(store, SqliteStore)
            writing = store.writer.connection
            writing.execute("PRAGMA query_only=ON")  # as on a disk that takes nothing more
            pick = view["prompt"]["options"][0]["pick"]
            refused = await socket.ask(do="choose", id="kept", game=view["game"], seq=view["seq"], pick=pick)
            assert refused["code"] == "storage_unavailable"
            assert refused["view"]["seq"] == view["seq"] and refused["view"]["prompt"] == view["prompt"]
            assert (await house.get("/healthz")).json["status"] == "degraded"
            again = await ann.call("GET", f"/api/tables/{socket.table['id']}")
            assert again.json["view"]["prompt"] == view["prompt"], "looking on still works"
            writing.execute("PRAGMA query_only=OFF")
            assert (await socket.ask(do="choose", id="kept", game=view["game"], seq=view["seq"], pick=pick))[
                "type"
            ] == "ack"
            assert (await house.get("/healthz")).json["status"] == "ok"

    run(scene())


def test_bots_go_on_when_the_disk_has_room_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path, bot_seconds=0.2) as house:
            ann = await house.person()
            socket = await ann.socket(await ann.table(start=True))
            store = house.lobby.store
            assert isinstance(store, SqliteStore)
            while (await socket.my_turn())["asked"] == "A":
                await socket.choose()
                socket.view["prompt"] = None
                await socket.hear()
                if socket.view["asked"] != "A":
                    break
            store.writer.connection.execute("PRAGMA query_only=ON")
            seq = socket.view["seq"]
            await socket.quiet()
            stood = socket.view["seq"]
            store.writer.connection.execute("PRAGMA query_only=OFF")
            await socket.sees(lambda view: view["seq"] > stood)
            assert stood - seq <= 1

    run(scene())


def test_every_write_waits_for_the_disk(tmp_path: Path) -> None:
    connection = connect(tmp_path / "x.db")
    assert connection.execute("PRAGMA synchronous").fetchone()[0] == 2
    assert connection.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
    connection.close()


def test_a_newer_or_foreign_file_is_refused_in_one_line(tmp_path: Path) -> None:
    newer = tmp_path / "newer.db"
    with sqlite3.connect(newer) as connection:
        connection.execute("PRAGMA user_version=99")
    connection.close()
    with pytest.raises(BadDatabase, match="database-newer"):
        open_database(newer)
    foreign = tmp_path / "foreign.db"
    foreign.write_text("not a database, whatever its name says" * 30)
    with pytest.raises(BadDatabase, match="database-notadb"):
        open_database(foreign)
    with pytest.raises(FileNotFoundError):
        open_database(tmp_path / "nowhere" / "x.db")
