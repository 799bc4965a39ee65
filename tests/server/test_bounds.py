"""Bounds: what a table keeps and tells does not grow with those who come, nor with what one of them repeats."""

from pathlib import Path

import msgspec
import pytest

from sneakernet.server.settings import Limits
from sneakernet.server.tables.presence import REMEMBERED, Presence
from sneakernet.server.tables.render import SHOWN
from tools.server.house import FAST, HandTime, House, Json, rest, run


async def entries_of(house: House, table: str) -> int:
    """How many entries the journal of a table has."""
    stored = await house.lobby.store.load(table)
    assert stored is not None
    return len(stored.journal)


def test_only_who_was_at_the_table_is_muted_or_kicked(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob, eve = [await house.person(name) for name in ("Ann", "Bob", "Eve")]
            table = await ann.table()
            a = await ann.socket(table)
            await (await bob.socket(table)).close()
            await rest()
            before = await entries_of(house, table)
            for do in ("mute", "kick"):
                for guest in (eve.id, "nobody"):
                    assert (await a.ask(do=do, guest=guest))["code"] == "not_found"
                assert (await a.ask(do=do, guest=bob.id))["type"] == "ack", "who has gone was here"
                assert (await a.ask(do=do, guest=bob.id))["type"] == "ack"
            assert await entries_of(house, table) == before + 2, "twice is once"
            assert (await a.ask(do="mute", guest=bob.id, mute=False))["type"] == "ack"
            assert await entries_of(house, table) == before + 3

    run(scene())


def test_a_table_keeps_so_many_in_mind_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sneakernet.server.tables.commands.MOST_SENT_AWAY", 1)

    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob, cat = [await house.person(name) for name in ("Ann", "Bob", "Cat")]
            table = await ann.table()
            a = await ann.socket(table)
            for guest in (bob, cat):
                await (await guest.socket(table)).close()
            await rest()
            assert (await a.ask(do="kick", guest=ann.id))["code"] == "forbidden", "nobody removes themselves"
            for do in ("mute", "kick"):
                assert (await a.ask(do=do, guest=bob.id))["type"] == "ack"
                assert (await a.ask(do=do, guest=cat.id))["code"] == "forbidden"

    run(scene())


def test_who_stands_up_as_the_host_leaves_that_to_another_person(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            table = await ann.table()
            a, b = await ann.socket(table), await bob.socket(table)
            await b.ask(do="sit", seat="B")
            await a.ask(do="stand")
            await b.until("table", lambda said: said["host"] == bob.id)

    run(scene())


def test_what_changes_nothing_is_not_written_down(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            table = await ann.table(start=True)
            a = await ann.socket(table)
            before = await entries_of(house, table)
            for again in range(3):
                for command in (
                    {"do": "arm", "orders": []},
                    {"do": "ahead", "until": "off"},
                    {"do": "away", "away": False},
                ):
                    assert (await a.ask(**command))["type"] == "ack"
                await a.ask(do="rename", name="Ann")
                await a.ask(do="arm", orders=[{"pick": "x"}])
                await a.ask(do="arm", orders=[{"pick": "x"}])
                assert await entries_of(house, table) == before + 1 + 2 * again
                await a.ask(do="arm", orders=[])

    run(scene())


def test_nobody_writes_more_into_a_table_than_anybody_needs(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(
            tmp_path, HandTime(), limits=msgspec.structs.replace(FAST, entry_burst=Limits().entry_burst)
        ) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            table = await ann.table()
            a, b = await ann.socket(table), await bob.socket(table)
            codes = [(await a.ask(do="arm", orders=[{"pick": f"p{n}"}])).get("code") for n in range(70)]
            assert codes == [None] * 60 + ["rate_limited"] * 10
            assert (await b.ask(do="sit"))["type"] == "ack", "others may go on"
            assert (await a.ask(do="say", text="Hi"))["type"] == "ack"

    run(scene())


def test_a_table_is_told_in_as_many_bytes_whoever_watches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sneakernet.server.tables.audience.FEW", 5)
    monkeypatch.setattr("sneakernet.server.tables.render.SHOWN", 4)

    async def scene() -> None:
        time = HandTime()
        async with House(tmp_path, time) as house:
            ann = await house.person("Ann")
            table = await ann.table()
            a = await ann.socket(table)
            for n in range(12):
                await (await house.person(f"Watcher {n}")).socket(table)
            heard = [message for message in await a.quiet() if message["type"] == "table"]
            assert len(heard) == 4, "the first few are told one by one"
            await time.move(1.5)
            later = [message for message in await a.quiet() if message["type"] == "table"]
            assert len(later) == 1 and later[0]["watching_count"] == 12
            assert len(later[0]["watching"]) == len(later[0]["watchers"]) == 4

    run(scene())


def test_a_table_remembers_so_many_guests_and_no_more() -> None:
    presence = Presence(HandTime())
    for n in range(REMEMBERED + 50):
        presence.touch(f"guest {n}")
    assert len(presence.been) == len(presence.touched) == REMEMBERED and "guest 0" not in presence.been


def test_what_is_told_of_a_table_stays_small() -> None:
    named: list[Json] = [{"guest": "x" * 22, "name": "n" * 24}] * SHOWN
    assert len(msgspec.json.encode(named)) < 4096
