"""Several workers on one PostgreSQL: each table has one, and is reached by all."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from sneakernet.server.links.link import ASK, HEAD, NONCE, dial
from sneakernet.server.storage.postgres import PostgresStore
from sneakernet.server.storage.store import ChatRow, Elsewhere, Lost
from tests.server.test_stores import TABLE, game, lease_of, noted, opened, pick
from tools.server.cluster import Cluster
from tools.server.house import PATIENCE, House, Person, Socket, hang_up, rest, run, soon


@asynccontextmanager
async def two(folder: Path, url: str) -> AsyncIterator[tuple[House, House]]:
    """Two workers on one database."""
    async with AsyncExitStack() as stack:
        houses = [await stack.enter_async_context(House(folder, database=url)) for _ in range(2)]
        yield houses[0], houses[1]


def at(person: Person, house: House) -> Person:
    """The same person at another worker."""
    return Person(house.port, person.token, person.guest)


async def play_on(*sockets: Socket, choices: int = 1) -> None:
    """Whoever is asked chooses the first option, so many times."""
    for _ in range(choices):
        for socket in sockets:
            await socket.quiet()
        asked = [socket for socket in sockets if socket.view["prompt"]]
        if not asked:
            return
        assert (await asked[0].choose())["type"] == "ack"


def test_people_of_one_table_sit_at_different_workers(tmp_path: Path, url: str) -> None:
    async def scene() -> None:
        async with two(tmp_path, url) as (one, other):
            ann, bob, eve = await one.person("Ann"), await other.person("Bob"), await other.person("Eve")
            table = await ann.table(seats=3, sit="A", beat=0)
            a, b, watching = await ann.socket(table), await bob.socket(table), await eve.socket(table)
            assert (await b.ask(do="sit", seat="B"))["type"] == "ack"
            assert (await a.ask(do="start"))["type"] == "ack"
            assert table in one.lobby.tables and table not in other.lobby.tables
            await play_on(a, b, choices=8)
            await watching.quiet()
            assert watching.view["seq"] > 3 and watching.view["prompt"] is None
            seen = [(await at(eve, house).call("GET", f"/api/tables/{table}")).json["view"] for house in (one, other)]
            assert seen[0]["seq"] == seen[1]["seq"] == watching.view["seq"]

    run(scene())


def test_requests_get_to_a_table_by_any_worker(tmp_path: Path, url: str) -> None:
    async def scene() -> None:
        async with two(tmp_path, url) as (one, other):
            ann, bob = await one.person("Ann"), await other.person("Bob")
            table = await ann.table(seats=3)
            sat = await bob.call("POST", f"/api/tables/{table}/do", {"do": "sit", "seat": "B", "id": "s"})
            assert (sat.status, sat.json["type"]) == (200, "ack")
            waiting = asyncio.create_task(bob.call("GET", f"/api/tables/{table}?after=0&wait=20"))
            assert (await ann.call("POST", f"/api/tables/{table}/do", {"do": "start", "id": "t"})).status == 200
            assert (await waiting).json["view"]["seq"] > 0
            wrong = await bob.call("POST", f"/api/tables/{table}/do", {"do": "nothing"})
            assert (wrong.status, wrong.json["code"]) == (400, "bad_message")
            lost = await bob.call("GET", f"/api/tables/{'x' * 22}")
            assert lost.status == 404 and "content-security-policy" in lost.headers

    run(scene())


def test_a_table_where_nobody_is_goes_to_the_worker_where_somebody_comes(tmp_path: Path, url: str) -> None:
    async def scene() -> None:
        async with two(tmp_path, url) as (one, other):
            ann = await one.person("Ann")
            table = await ann.table(seats=3, sit="A", start=True, beat=0)
            await rest()
            socket, _ = await asyncio.gather(*[at(ann, other).socket(table) for _ in range(2)])
            assert table in other.lobby.tables and table not in one.lobby.tables
            await socket.my_turn()
            await (await ann.socket(table)).quiet()
            assert table in other.lobby.tables, "somebody is there"

    run(scene())


def test_my_tables_say_where_i_am_waited_for_whoever_has_them(tmp_path: Path, url: str) -> None:
    async def scene() -> None:
        async with two(tmp_path, url) as (one, other):
            ann = await one.person("Ann")
            tables = [await at(ann, house).table(start=True, seats=3, beat=0) for house in (one, other)]
            sockets = [await at(ann, house).socket(table) for house, table in zip((one, other), tables, strict=True)]
            for socket in sockets:
                await socket.my_turn()
            for house in (one, other):
                page = (await at(ann, house).call("GET", "/api/me/tables")).json
                assert set(page["waiting"]) == set(tables) == {line["id"] for line in page["tables"]}

    run(scene())


def test_who_was_removed_is_kept_out_by_every_worker(tmp_path: Path, url: str) -> None:
    async def scene() -> None:
        async with two(tmp_path, url) as (one, other):
            ann, bob = await one.person("Ann"), await other.person("Bob")
            table = await ann.table(seats=3)
            a, b = await ann.socket(table), await bob.socket(table)
            assert (await a.ask(do="kick", guest=bob.id))["type"] == "ack"
            assert await b.closed() == 4000
            assert (await bob.call("GET", f"/api/tables/{table}")).status == 404
            with pytest.raises(InvalidStatus, match="404"):
                await bob.socket(table)

    run(scene())


def test_when_a_worker_leaves_its_people_go_on_at_another(tmp_path: Path, url: str) -> None:
    async def scene() -> None:
        async with House(tmp_path, database=url) as other:
            async with House(tmp_path, database=url) as one:
                ann, bob = await one.person("Ann"), await other.person("Bob")
                table = await ann.table(seats=3, sit="A", beat=0)
                a, b = await ann.socket(table), await bob.socket(table)
                await b.ask(do="sit", seat="B")
                await a.ask(do="start")
                await play_on(a, b, choices=2)
                await b.quiet()
                seq = b.view["seq"]
            assert [await a.closed() in (1012, 4000), await b.closed()] == [True, 4000]
            a, b = await at(ann, other).socket(table), await bob.socket(table)
            assert b.view["seq"] >= seq, "the bot may have gone on, but nothing that was seen is lost"
            await play_on(a, b, choices=2)
            assert b.view["seq"] > seq

    run(scene())


def test_a_new_name_and_a_sign_out_are_known_everywhere(tmp_path: Path, url: str) -> None:
    async def scene() -> None:
        async with two(tmp_path, url) as (one, other):
            ann, bob = await one.person("Ann"), await other.person("Bob")
            table = await ann.table(seats=3)
            b = await bob.socket(table)
            assert (await at(bob, one).call("GET", "/api/me")).status == 200
            await bob.call("PATCH", "/api/me", {"name": "Robert"})
            await soon(lambda: one.lobby.guests.name(bob.id) == "Robert")
            assert (await at(bob, one).call("DELETE", "/api/me")).status == 204
            assert await b.closed() == 4000
            async with asyncio.timeout(PATIENCE):
                while (await bob.call("GET", "/api/me")).status != 401:
                    await asyncio.sleep(0.05)

    run(scene())


# What keeps two from writing to one table


async def worker(url: str) -> PostgresStore:
    """One more worker, as far as the store knows."""
    store = await opened(url)
    assert isinstance(store, PostgresStore)
    return store


async def cut(store: PostgresStore, cluster: Cluster) -> None:
    """The database ends the session of a worker."""
    database = store.conninfo.split("dbname=")[1].split()[0]
    cluster.execute(f"SELECT pg_terminate_backend(pid, 5000) FROM workers WHERE id={store.session.worker}", database)


def test_who_has_lost_a_table_neither_writes_nor_acknowledges(url: str, cluster: Cluster) -> None:
    async def scene() -> None:
        one, other = await worker(url), await worker(url)
        lost: list[Any] = []
        one.lost = lost.append
        lease = await lease_of(one)
        await one.deal(lease, noted(0, "made"), game(), [pick(0)])
        with pytest.raises(Elsewhere):
            await other.claim(TABLE)
        assert not await other.bury(one.session.worker), "it lives"
        await cut(one, cluster)
        assert await other.bury(one.session.worker)
        new = await other.claim(TABLE)
        assert new is not None
        for _ in range(2):
            with pytest.raises(Lost):
                await one.append(lease, pick(1, "by the one"))
        assert lost == [lease] and lease.lost
        await other.append(new, pick(1, "by the other"))
        with pytest.raises(Elsewhere):
            await one.claim(TABLE)
        assert [row.pick for row in await one.picks("game 1")] == ["add:worm", "by the other"]
        await one.close()
        await other.close()

    run(scene())


def test_a_row_that_says_whose_a_table_is_decides(url: str, cluster: Cluster) -> None:
    async def scene() -> None:
        store = await worker(url)
        mine, yours = await lease_of(store), await lease_of(store, "u" * 22)
        cluster.execute(f"DELETE FROM owners WHERE table_id='{TABLE}'", url.split("/")[3].split("?", maxsplit=1)[0])
        jobs = [store.say(mine, line(TABLE), 9), store.say(yours, line("u" * 22), 9)]
        answers = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(answer) for answer in answers] == [Lost, type(None)]
        assert mine.lost and not yours.lost
        await store.close()

    run(scene())


def test_people_come_back_to_a_table_that_was_lost_and_nothing_happens_at_the_old_one(
    tmp_path: Path, url: str, cluster: Cluster
) -> None:
    async def scene() -> None:
        async with House(tmp_path, database=url) as house:
            ann = await house.person("Ann")
            table = await ann.table(start=True, seats=3, beat=0)
            socket = await ann.socket(table)
            view = await socket.my_turn()
            old = house.lobby.tables[table]
            cluster.execute(f"DELETE FROM owners WHERE table_id='{table}'", url.split("/")[3].split("?", maxsplit=1)[0])
            pick = view["prompt"]["options"][0]["pick"]
            kept = {"do": "choose", "id": "kept", "game": view["game"], "seq": view["seq"], "pick": pick}
            await socket.send(**kept)
            assert await socket.closed() == 4000
            assert old.state.lease.lost and table not in house.lobby.tables
            old.arrange()
            old.scheduler.try_again()
            assert old.scheduler.alarm is None
            socket = await ann.socket(table)
            assert (await socket.my_turn())["prompt"] == view["prompt"]
            assert (await socket.ask(**kept))["type"] == "ack"

    run(scene())


def line(table: str) -> ChatRow:
    return ChatRow(table, 0, "ann", "Ann", "A", "hi", "", 3.5)


def test_a_worker_whose_connection_broke_keeps_what_nobody_took(url: str, cluster: Cluster) -> None:
    async def scene() -> None:
        store = await worker(url)
        lease, number = await lease_of(store), store.session.worker
        await cut(store, cluster)
        with pytest.raises(Lost):  # nobody knows whether it was written
            await store.write_journal(lease, noted(0, "made"))
        other = await lease_of(store, "u" * 22)
        assert store.session.worker == number
        await store.say(other, line("u" * 22), 9)
        await store.close()

    run(scene())


def test_a_silent_worker_loses_its_tables(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sneakernet.server.storage.postgres.BEAT", 0.1)
    monkeypatch.setattr("sneakernet.server.storage.postgres.MISSING", 0.5)
    monkeypatch.setattr("sneakernet.server.storage.postgres.SILENT", 1.0)

    async def scene() -> None:
        one, other = await worker(url), await worker(url)
        assert one.beating is not None
        lease = await lease_of(one)
        await one.write_journal(lease, noted(0, "made"))
        one.beating.cancel()  # as if it were stopped, or its machine gone
        new = None
        async with asyncio.timeout(PATIENCE):
            while new is None:
                with suppress(Elsewhere):
                    new = await other.claim(TABLE)
                await asyncio.sleep(0.05)
        with pytest.raises(Lost):
            await one.write_journal(lease, noted(1, "too late"))
        await one.close()
        await other.close()

    run(scene())


async def healthy(house: House, status: int) -> None:
    async with asyncio.timeout(PATIENCE):
        while (await house.get("/healthz")).status != status:
            await asyncio.sleep(0.05)


def test_while_the_database_is_away_nothing_changes_and_then_it_goes_on(
    tmp_path: Path, url: str, cluster: Cluster
) -> None:
    async def scene() -> None:
        async with House(tmp_path, database=url) as house:
            ann = await house.person("Ann")
            table = await ann.table(start=True, seats=3, beat=0)
            a = await ann.socket(table)
            await a.quiet()
            before = a.view["prompt"]
            cluster.stop()
            try:
                await healthy(house, 503)
                assert (await a.choose(id="kept"))["code"] == "storage_unavailable"
                assert (await ann.call("GET", f"/api/tables/{table}")).json["view"]["prompt"] == before
                assert (await ann.call("POST", "/api/tables", {"game": "hackers"})).json[
                    "code"
                ] == "storage_unavailable"
            finally:
                await asyncio.to_thread(cluster.start)
            await healthy(house, 200)
            assert (await a.choose(id="kept"))["type"] == "ack", "the same socket goes on"

    run(scene())


def test_a_stranger_gets_nothing_by_the_way_that_workers_take(tmp_path: Path, url: str) -> None:
    async def scene() -> None:
        async with House(tmp_path, database=url) as house:
            workers = house.lifespan.workers
            address = f"127.0.0.1:{workers.server.sockets[0].getsockname()[1]}"
            assert await dial(address, "not the secret") is None
            reader, writer = await asyncio.open_connection("127.0.0.1", int(address.rpartition(":")[2]))
            writer.write(HEAD.pack(2, 1, ASK) + b"{}")
            heard = await asyncio.wait_for(reader.read(), PATIENCE)
            assert len(heard) == HEAD.size + NONCE, "its nonce, and nothing else"
            await hang_up(writer)
            link = await dial(address, workers.secret)
            assert link is not None
            link.close()

    run(scene())
