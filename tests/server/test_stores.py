"""What every store keeps: the same tests on SQLite and on PostgreSQL."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sneakernet.server.storage.opening import open_store
from sneakernet.server.storage.store import (
    ChatRow,
    DeviceRow,
    GameRow,
    GuestRow,
    KeyRow,
    Lease,
    Lost,
    Noted,
    PickRow,
    SealedRow,
    StateRow,
    StorageUnavailable,
    Store,
    Summary,
    Taken,
)  # fmt: skip
from tests import conftest
from tools.server.cluster import NONE_FOUND, programs
from tools.server.house import House, run

TABLE = "t" * 22
Scene = Callable[[Store], Any]


def test_where_it_counts_there_is_a_postgres() -> None:
    assert programs() or not os.environ.get("CI"), NONE_FOUND


def test_without_postgres_the_report_says_what_ran(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tools.server.cluster.programs", lambda: None)
    said: list[str] = []
    reporter: Any = SimpleNamespace(write_line=lambda text, **_: said.append(text))
    conftest.pytest_terminal_summary(reporter)
    assert NONE_FOUND in said


async def opened(where: str, at: float = 1000.0) -> Store:
    store = open_store(where)
    await store.begin_run(at)
    return store


def with_store(where: str, scene: Scene) -> None:
    """Play a scene with a store."""

    async def whole() -> None:
        store = await opened(where)
        try:
            await scene(store)
        finally:
            await store.close()

    run(whole())


def guest(n: int, name: Any = "Ann", at: Any = 0.0) -> GuestRow:
    return GuestRow(f"guest {n}", name, "en", at)


def device(n: int, of: int = 0, at: float = 0.0) -> DeviceRow:
    return DeviceRow(f"secret {n}", f"guest {of or n}", "Firefox · Linux", at, at)


def noted(first: int, *entries: str, public: bool = False, by_turns: bool = False, at: float = 5.0) -> Noted:
    return Noted(Summary(TABLE, public, f"line {first}", ("ann", "bob"), by_turns), first, list(entries), at)


def game(number: int = 1) -> GameRow:
    return GameRow(f"game {number}", TABLE, number, "hackers", "2022", 1, 3, "s", "salt", "{}", "[]", "", 0, 1.5)


def pick(n: int, text: str = "add:worm") -> PickRow:
    return PickRow("game 1", n, "A", text, f"c{n}", "{}", "person", "[0]", 0, "[]", 2.25, f"digest {n}")


async def lease_of(store: Store, table: str = TABLE) -> Lease:
    lease = await store.claim(table, new=True)
    assert lease is not None
    return lease


def test_a_guest_is_found_by_a_device_and_not_changed_after_signing_out(where: str) -> None:
    async def scene(store: Store) -> None:
        await store.add_guest(guest(1), device(1))
        with pytest.raises(Taken):
            await store.add_guest(guest(1), device(2, of=1))
        renamed = GuestRow("guest 1", "Änn ♠", "de", 0.0)
        await store.change_guest(renamed)
        assert await store.device("secret 1") == device(1) and await store.guest("guest 1") == renamed
        await store.sign_out("guest 1")
        await store.change_guest(guest(1, "Eve"))
        assert await store.guest("guest 1") == GuestRow("guest 1", "Änn ♠", "de", 0.0)
        assert await store.device("secret 1") is None is await store.device("secret 2")

    with_store(where, scene)


def test_a_link_is_used_once_and_in_time_and_a_phrase_always(where: str) -> None:
    async def scene(store: Store) -> None:
        await store.add_guest(guest(1), device(1))
        await store.keep_key(KeyRow("old link", "guest 1", "link", 50.0))
        await store.keep_key(KeyRow("link", "guest 1", "link", 50.0))
        await store.keep_key(KeyRow("phrase", "guest 1", "phrase", 0.0))
        assert await store.guest_of_key("link", 50.0) == guest(1) == await store.guest_of_key("phrase", 1e9)
        assert await store.guest_of_key("link", 50.5) is None is await store.guest_of_key("old link", 1.0)
        assert await store.use_key("link", device(2, at=51.0)) == "" == await store.use_key("none", device(2))
        both = await asyncio.gather(*[store.use_key("link", device(n, at=20.0)) for n in (3, 4)])
        assert sorted(both) == ["", "guest 1"]
        for n in (5, 6):
            assert await store.use_key("phrase", device(n, at=60.0 + n)) == "guest 1"
        there = [row.mark for row in await store.devices("guest 1")]
        assert there[:2] == ["secret 6", "secret 5"] and len(there) == 4
        await store.drop_key("guest 1", "phrase")
        assert await store.keys("guest 1") == [] and await store.guest_of_key("phrase", 1.0) is None

    with_store(where, scene)


def test_whoever_was_here_lately_is_not_old(where: str) -> None:
    async def scene(store: Store) -> None:
        for n in (1, 2):
            await store.add_guest(guest(n), device(n))
            await store.keep_key(KeyRow(f"phrase {n}", f"guest {n}", "phrase", 0.0))
        await store.see_device("secret 2", 30.0)
        await store.erase_old_guests(20.0)
        assert [bool(await store.guest(f"guest {n}")) for n in (1, 2)] == [False, True]
        assert [bool(await store.device(f"secret {n}")) for n in (1, 2)] == [False, True]
        assert [len(await store.keys(f"guest {n}")) for n in (1, 2)] == [0, 1]
        await store.erase_guest("guest 2")
        assert await store.device("secret 2") is None and await store.keys("guest 2") == []

    with_store(where, scene)


def test_a_journal_is_read_back_in_order_and_no_number_is_written_twice(where: str) -> None:
    async def scene(store: Store) -> None:
        lease = await lease_of(store)
        await store.write_journal(lease, noted(0, "zero", "one", public=True))
        with pytest.raises(Taken):
            await store.write_journal(lease, noted(1, "another one", "two", public=True))
        await store.write_journal(lease, noted(2, "two", public=True, at=6.0))
        stored = await store.load(TABLE)
        assert stored is not None and (stored.journal, stored.made_at) == (["zero", "one", "two"], 5.0)
        assert await store.lobby(6.0, 10) == ["line 2"] == await store.tables_of("bob", 10)
        assert await store.lobby(6.5, 10) == [] == await store.tables_of("cat", 10)
        assert await store.load("u" * 22) is None

    with_store(where, scene)


def test_a_game_with_all_that_belongs_to_it_is_there_after_a_restart(where: str) -> None:
    line = ChatRow(TABLE, 0, "ann", "Ann", "A", "hi", "", 3.5)
    answer = SealedRow("game 1", 0, 4, "B", "pass", "c9", "{}")

    async def write(store: Store) -> None:
        lease = await lease_of(store)
        await store.deal(lease, noted(0, "made"), game(), [pick(0)])
        await store.append(lease, pick(1), pick(2), noted=noted(1, "armed"), state=StateRow("game 1", 1, "one"))
        await store.append(lease, pick(3), state=StateRow("game 1", 1, "another"))
        await store.seal(lease, answer)
        await store.say(lease, line, 2)
        await store.finish(lease, StateRow("game 1", 4, "last"), noted(2, "ended"))

    async def read(store: Store) -> None:
        stored = await store.load(TABLE)
        assert stored is not None and (stored.journal, stored.chat) == (["made", "armed", "ended"], [line])
        assert [(row.id, row.over) for row in stored.games] == [("game 1", 1)]
        assert await store.picks("game 1") == [pick(n) for n in range(4)]
        assert await store.states("game 1") == [StateRow("game 1", 1, "another"), StateRow("game 1", 4, "last")]
        assert await store.sealed("game 1") == [answer]
        found = await store.game("game 1")
        assert found is not None and found.made_at == 1.5
        assert await store.game("game 2") is None

    with_store(where, write)
    with_store(where, read)


def test_rows_are_written_all_or_none(where: str) -> None:
    async def scene(store: Store) -> None:
        lease = await lease_of(store)
        await store.deal(lease, noted(0, "made"), game(), [pick(0)])
        with pytest.raises(Taken):
            await store.append(lease, pick(1), pick(0), noted=noted(1, "armed"))
        with pytest.raises(Taken):
            await store.append(lease, pick(1), noted=noted(0, "made again"))
        stored = await store.load(TABLE)
        assert stored is not None and stored.journal == ["made"]
        assert await store.picks("game 1") == [pick(0)]

    with_store(where, scene)


def test_of_many_who_write_one_number_at_once_one_does(where: str) -> None:
    async def scene(store: Store) -> None:
        lease = await lease_of(store)
        await store.deal(lease, noted(0, "made"), game())
        for n in range(5):
            jobs = [store.append(lease, pick(n, f"by {one}")) for one in range(20)]
            answers = await asyncio.gather(*jobs, return_exceptions=True)
            assert [type(answer) for answer in answers].count(type(None)) == 1
            assert {type(answer) for answer in answers} == {type(None), Taken}
            winner = answers.index(None)
            assert (await store.picks("game 1"))[n].pick == f"by {winner}"

    with_store(where, scene)


def test_what_cannot_be_stored_hinders_nobody_else(where: str) -> None:
    async def scene(store: Store) -> None:
        wrong: list[Any] = [guest(1, name="\ud800"), guest(2, at="soon\ud800"), guest(3, name=object())]
        rows = (guest(0), *wrong, guest(4), guest(4))
        jobs = [store.add_guest(row, device(n, of=9)) for n, row in enumerate(rows)]
        kinds = [type(answer) for answer in await asyncio.gather(*jobs, return_exceptions=True)]
        assert kinds == [type(None), *[StorageUnavailable] * 3, type(None), Taken]
        await store.add_guest(guest(5), device(50))
        assert [bool(await store.guest(f"guest {n}")) for n in range(6)] == [True, False, False, False, True, True]

    with_store(where, scene)


def test_who_has_released_a_table_writes_nothing_more(where: str) -> None:
    async def scene(store: Store) -> None:
        old = await lease_of(store)
        await store.deal(old, noted(0, "made"), game())
        await store.release(old)
        new = await store.claim(TABLE)
        assert new is not None
        with pytest.raises(Lost):
            await store.append(old, pick(0, "too late"))
        await store.append(new, pick(0))
        assert await store.picks("game 1") == [pick(0)]

    with_store(where, scene)


def test_games_over_days_are_found_by_when_they_are_due(where: str) -> None:
    async def scene(store: Store) -> None:
        lease = await lease_of(store)
        await store.write_journal(lease, noted(0, "made", by_turns=True))
        await store.put_off(lease, 500.0)
        await store.release(lease)
        assert await store.due(400.0, 600.0, "", 10) == [TABLE]
        assert await store.due(400.0, 600.0, TABLE, 10) == [] == await store.due(0.0, 400.0, "", 10)

    with_store(where, scene)


def test_time_in_which_no_server_ran_counts_for_nobody(where: str) -> None:
    async def runs() -> float:
        for first, last in ((100.0, 150.0), (200.0, 230.0)):
            store = await opened(where, first)
            await store.heartbeat(last)
            await store.close()
        store = await opened(where, 300.0)
        await store.close()
        return store.up_since(120.0, 310.0)

    assert run(runs()) == (150 - 120) + (230 - 200) + (310 - 300)


def test_a_game_is_played_and_taken_up_again(where: str, tmp_path: Path) -> None:
    async def play() -> None:
        async with House(tmp_path, database=where) as house:
            ann = await house.person()
            table = await ann.table(start=True, seats=3)
            socket = await ann.socket(table)
            view = await socket.my_turn()
            pick = view["prompt"]["options"][0]["pick"]
            chosen = {"id": "kept", "game": view["game"], "seq": view["seq"], "pick": pick}
            first = await socket.ask(do="choose", **chosen)
            assert first["type"] == "ack"
            await socket.quiet()
            seen = socket.view
            await socket.close()
        async with House(tmp_path, database=where) as house:
            ann.port = house.port
            socket = await ann.socket(table)
            assert socket.view["seq"] == seen["seq"] and socket.view["prompt"] == seen["prompt"]
            again = await socket.ask(do="choose", **chosen)
            assert (again["type"], again["again"]) == ("ack", True)

    run(play())
