"""Storing: one server a database, damage is seen, other rules are noticed, games over days are woken."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from sneakernet.core.registry import find
from sneakernet.server.storage.sqlite import SqliteStore
from sneakernet.server.storage.store import BadDatabase, DeviceRow, GuestRow, Lease, StateRow, StorageUnavailable, Taken
from sneakernet.server.tables.game import EVERY
from tools.server.house import HandTime, House, Json, rest, run, soon


def test_a_database_has_one_server(tmp_path: Path) -> None:
    async def scene() -> None:
        first = SqliteStore(tmp_path / "tables.db")
        with pytest.raises(BadDatabase, match="database-in-use"):
            SqliteStore(tmp_path / "tables.db")
        await first.close()
        await SqliteStore(tmp_path / "tables.db").close()

    run(scene())


async def some_guests(path: Path) -> None:
    store = SqliteStore(path)
    for n in range(300):
        await store.add_guest(GuestRow(f"guest {n}", "x" * 400, "en", 0.0), DeviceRow(f"{n}", "", "", 0.0, 0.0))
    await store.close()


def spoil(path: Path) -> None:
    """Overwrite a page in the middle."""
    with path.open("r+b") as file:
        file.seek(path.stat().st_size // 2 // 4096 * 4096)
        file.write(b"\xff" * 4096)


def test_a_damaged_database_is_refused_and_a_large_one_is_looked_through_while_it_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "tables.db"

    async def scene() -> None:
        await some_guests(path)
        spoil(path)
        with pytest.raises(BadDatabase, match="database-corrupt"):
            SqliteStore(path)
        monkeypatch.setattr("sneakernet.server.storage.sqlite.CHECKED_AT_ONCE", 0)
        async with House(tmp_path) as house:
            async with asyncio.timeout(10):
                while (health := await house.get("/healthz")).status != 503:
                    await asyncio.sleep(0.01)
            assert health.json["status"] == "degraded"

    run(scene())


def test_what_cannot_be_stored_hinders_nobody_else_and_the_writer_goes_on(tmp_path: Path) -> None:
    def guest(n: int, name: Any = "", at: Any = 0.0) -> GuestRow:
        return GuestRow(f"guest {n}", name, "en", at)

    def device(n: int) -> DeviceRow:
        return DeviceRow(f"secret {n}", "guest", "", 0.0, 0.0)

    async def scene() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        wrong: list[Any] = [guest(1, name="\ud800"), guest(2, at=10**30), guest(3, name=object())]
        rows = (guest(0), *wrong, guest(4), guest(4))
        jobs = [store.add_guest(row, device(n)) for n, row in enumerate(rows)]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        kinds = [type(answer) for answer in answers]
        assert kinds == [type(None), *[StorageUnavailable] * 3, type(None), Taken]
        await store.add_guest(guest(5), device(50))
        assert [bool(await store.guest(f"guest {n}")) for n in range(6)] == [True, False, False, False, True, True]
        await store.close()

    run(scene())


async def some_choices(house: House, count: int = 12) -> tuple[str, str, Any]:
    """A table with a game that goes on: its id, the game's, and who sits there."""
    ann = await house.person()
    table = await ann.table(start=True, seats=3)
    socket = await ann.socket(table)
    for _ in range(count):
        view = await socket.my_turn()
        if view["result"]:
            break
        await socket.choose()
        socket.view["prompt"] = None
    await socket.my_turn()
    game = str(socket.view["game"])
    await socket.close()
    await rest()
    return table, game, ann


async def come_back(folder: Path, ann: Any, table: str) -> Json:
    """The table after a restart."""
    async with House(folder) as house:
        ann.port = house.port
        found: Json = (await ann.call("GET", f"/api/tables/{table}")).json["table"]
        await rest()
        return found


def test_a_game_goes_on_under_other_rules_that_lead_to_the_same_states(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scene() -> tuple[str, str, Any]:
        async with House(tmp_path) as house:
            found = await some_choices(house)
            states = await house.lobby.store.states(found[1])
            rows = await house.lobby.store.picks(found[1])
            assert len(states) >= len(rows) // (2 * EVERY) > 1
            return found

    table, game, ann = run(scene())
    rules = find("hackers").rules
    monkeypatch.setattr(rules, "version", rules.version + 1)
    assert run(come_back(tmp_path, ann, table))["trouble"] == ""
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
        connection.execute("UPDATE states SET digest='another' WHERE game_id=? AND n>0", (game,))
    for known in (rules.version, rules.version - 1):  # whether or not somebody has raised the version
        monkeypatch.setattr(rules, "version", known)
        assert "have changed since" in run(come_back(tmp_path, ann, table))["trouble"]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
        connection.execute("DELETE FROM states")
    assert run(come_back(tmp_path, ann, table))["trouble"] == "", "as it was stored before states were"
    monkeypatch.setattr(rules, "version", rules.version + 1)
    assert "rules version" in run(come_back(tmp_path, ann, table))["trouble"]


def test_a_finished_game_is_shown_by_other_rules_that_lead_to_the_same_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = find("hackers").rules

    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            table = await ann.table(start=True, seats=3, settings={"round_cap": "1"}, beat=0)
            socket = await ann.socket(table)
            await socket.ask(do="away", away=True)
            game = (await socket.until("view", lambda view: view["result"] is not None))["game"]
            monkeypatch.setattr(rules, "version", rules.version + 1)
            assert (await house.get(f"/api/replays/{game}")).status == 200
            assert f"version={rules.version}" in (await house.get(f"/api/records/{game}")).body.decode()
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
            connection.execute("UPDATE states SET digest='another' WHERE n=(SELECT max(n) FROM states)")
        async with House(tmp_path) as house:
            assert (await house.get(f"/api/replays/{game}")).json["code"] == "closed"

    run(scene())


def test_games_over_days_leave_memory_and_come_back_when_something_is_due(tmp_path: Path) -> None:
    async def scene() -> None:
        time = HandTime()
        async with House(tmp_path, time) as house:
            ann = await house.person()
            table = await ann.table(game="wired", seats=2, pace="turns", deadline_hours=1, start=True, beat=0)
            socket = await ann.socket(table)
            while not (socket.view and socket.view["prompt"]):
                await time.move(1)
                await socket.quiet()
            game, n = socket.view["game"], len(await house.lobby.store.picks(socket.view["game"]))
            await socket.close()
            await rest()
            await house.lobby.forget_idle()
            assert table in house.lobby.tables, "somebody was there a moment ago"
            await time.move(700)
            await house.lobby.forget_idle()
            assert table not in house.lobby.tables
            await house.lobby.wake_due()
            assert table not in house.lobby.tables, "nothing is due for an hour"
            await time.move(2800)
            await house.lobby.wake_due()
            assert table in house.lobby.tables and len(await house.lobby.store.picks(game)) == n
            await time.move(200)
            assert len(await house.lobby.store.picks(game)) > n, "the bot has chosen when the time was up"
        async with House(tmp_path, HandTime(time.wall())) as house:
            await soon(lambda: table in house.lobby.tables)  # it was in memory when the server stopped
            await rest()

    run(scene())


def test_every_game_over_days_is_woken_after_a_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sneakernet.server.lobby.AT_ONCE", 2)

    async def scene() -> None:
        async with House(tmp_path, HandTime()) as house:
            ann = await house.person()
            tables = {await ann.table(pace="turns", start=True, beat=0) for _ in range(5)}
            await rest()
        async with House(tmp_path, HandTime()) as house:
            await soon(lambda: set(house.lobby.tables) == tables)
            await rest()

    run(scene())


def test_a_state_is_kept_once_more_after_an_undo(tmp_path: Path) -> None:
    async def scene() -> None:
        store = SqliteStore(tmp_path / "tables.db")
        for digest in ("one", "two"):
            await store.append(Lease("table"), state=StateRow("game", 4, digest))
        assert await store.states("game") == [StateRow("game", 4, "two")]
        await store.close()

    run(scene())
