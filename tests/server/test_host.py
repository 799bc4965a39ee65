"""What the host sets holds, whoever comes in between; and what somebody arms is not forgotten."""

import asyncio
from pathlib import Path
from typing import Any

from tools.server.house import HandTime, House, Socket, lay_out, request, rest, run
from tools.server.scene import WITH


def test_who_is_removed_does_not_sit_down_with_what_was_on_its_way(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            table = await ann.table()
            a, b = await ann.socket(table), await bob.socket(table)
            await asyncio.gather(a.send(do="kick", guest=bob.id), b.send(do="sit", seat="B"))
            await rest()
            roster = house.lobby.tables[table].state.roster
            assert roster.kicked == {bob.id} and roster.seat_of(bob.id) < 0

    run(scene())


def test_where_nobody_may_watch_a_stranger_sees_the_table_and_no_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            table = await ann.table(start=True, watch=False)
            a, b = await ann.socket(table), await bob.socket(table)
            asked = await bob.call("GET", f"/api/tables/{table}")
            for welcome in (b.heard[0], asked.json):
                assert welcome["view"] is None and welcome["log"] == [] and welcome["table"]["phase"] == "playing"
            while not (await a.my_turn())["result"]:
                await a.choose()
                a.view["prompt"] = None
            assert (await b.sees())["result"], "after the end everybody may look"

    run(scene())


def test_what_two_players_need_to_win_is_not_kept_for_more_unless_it_was_chosen(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            a = await ann.socket(await ann.table("access-denied", seats=2))
            assert a.table["settings"] == {}, "the host chose nothing; five follows from two seats (AD-83)"
            await a.ask(do="change", seats=4)
            assert a.table["settings"] == {}
            await a.ask(do="change", settings={"goal": "4"})
            await a.ask(do="change", seats=5)
            assert a.table["settings"] == {"goal": "4"}

    run(scene())


def test_after_one_game_another_can_be_chosen_also_when_the_server_was_down(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            table = await ann.table("hackers", start=True, settings={"round_cap": "2"})
            a = await ann.socket(table)
            while not (await a.my_turn())["result"]:
                await a.choose()
                a.view["prompt"] = None
            assert (await a.ask(do="change", game="wired"))["type"] == "ack"
        async with House(tmp_path) as house:
            ann.port = house.port
            a = await ann.socket(table)
            assert a.table["game"] == "wired" and a.table["rematch"] is not None
            assert (await a.ask(do="change", seats=5))["type"] == "ack"
            assert (await a.ask(do="start"))["type"] == "ack"
            await a.quiet()
            assert a.table["phase"] == "playing" and len(a.table["chairs"]) == 5

    run(scene())


async def clocks(socket: Socket) -> list[Any]:
    await socket.quiet()
    return [chair["clock_ms"] for chair in socket.table["chairs"]]


def test_clocks_that_the_host_sets_run_at_once(tmp_path: Path) -> None:
    time = HandTime()

    async def scene() -> None:
        async with House(tmp_path, time) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            table = await ann.table("wired", seats=4)
            a, b = await ann.socket(table), await bob.socket(table)
            await b.ask(do="sit", seat="B")
            await a.ask(do="start")
            await lay_out(house.lobby, table, WITH)
            await a.sees(lambda view: view["about"] == "moves")
            assert await clocks(a) == [None] * 4
            await a.ask(do="change", clock={"kind": "move", "seconds": 10})
            assert await clocks(a) == [10_000, None, None, None]
            await time.move(4)
            await a.ask(do="change", title="Another")
            assert await clocks(a) == [6000, None, None, None], "what has nothing to do with clocks gives no time"
            await a.ask(do="change", clock={"kind": "bank", "seconds": 600})
            assert await clocks(a) == [600_000] * 4
            await a.ask(do="change", pace="turns", deadline_hours=1)
            assert await clocks(a) == [3_600_000, None, None, None]
            seq = a.view["seq"]
            await time.move(3601)
            await a.sees(lambda view: view["seq"] > seq)

    run(scene())


def test_armed_answers_outlive_the_server_until_they_are_used(tmp_path: Path) -> None:
    time = HandTime()

    async def scene() -> None:
        orders = [{"pick": "answer:hacked", "card": "audit"}, {"pick": "answer:secured"}]
        async with House(tmp_path, time) as house:
            ann, bob, cat = [await house.person(name) for name in ("Ann", "Bob", "Cat")]
            table = await ann.table("wired", seats=4, decoys=False)
            a, c = await ann.socket(table), await cat.socket(table)
            await c.ask(do="sit", seat="C")
            await a.ask(do="start")
            await c.ask(do="arm", orders=orders)
        async with House(tmp_path, time) as house:
            for person in (ann, bob, cat):
                person.port = house.port
            a, c = await ann.socket(table), await cat.socket(table)
            assert [order["pick"] for order in c.heard[0]["you"]["orders"]] == ["answer:hacked", "answer:secured"]
            await lay_out(house.lobby, table, WITH)
            await a.sees(lambda view: view["about"] == "moves")
            await a.choose("play:audit")
            await time.move(20.3)  # as long as WIRED's responses may take
            used = await c.until("you")
            assert [order["pick"] for order in used["you"]["orders"]] == ["answer:secured"]
            assert [order.pick for order in house.lobby.tables[table].state.roster.orders[2]] == ["answer:secured"]
            house.lobby.tables.clear()  # as if nobody had been here for a while
            again = await cat.socket(table)
            assert [order["pick"] for order in again.heard[0]["you"]["orders"]] == ["answer:secured"]

    run(scene())


def test_a_host_that_is_no_name_is_not_this_one(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            answer = await request(house.port, "GET", "/api/games", None, {"Host": "[::1"})
            assert (answer.status, answer.json["ref"]) == (403, "host")

    run(scene())


def test_who_signs_out_stays_out_whatever_is_on_its_way(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            await asyncio.gather(ann.call("DELETE", "/api/me"), ann.call("PATCH", "/api/me", {"name": "Bob"}))
            assert (await ann.call("GET", "/api/me")).status == 401
        async with House(tmp_path) as house:
            ann.port = house.port
            assert (await ann.call("GET", "/api/me")).status == 401

    run(scene())


def test_a_wish_for_a_chair_that_is_not_there_makes_no_table(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            answer = await ann.call("POST", "/api/tables", {"game": "hackers", "seats": 3, "sit": "F", "public": True})
            assert (answer.status, answer.json["ref"]) == (404, "sit")
            assert (await house.get("/api/tables")).json["tables"] == []

    run(scene())


def test_who_waits_for_news_and_is_removed_hears_no_more(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            table = await ann.table(start=True)
            a = await ann.socket(table)
            path = f"/api/tables/{table}?after=1000&wait=20"
            waits = asyncio.create_task(bob.call("GET", path))
            while table not in house.lobby.services.polls:
                await asyncio.sleep(0)
            await a.ask(do="kick", guest=bob.id)
            await a.my_turn()
            await a.choose()
            assert (await waits).status == 404

    run(scene())


def test_who_watches_cannot_be_mistaken_for_who_sits_there(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, other = await house.person("Ann"), await house.person("Αnn")  # with a Greek letter
            table = await ann.table()
            a, b = await ann.socket(table), await other.socket(table)
            await b.ask(do="say", text="I am Ann")
            said = await a.until("chat")
            assert said["name"] == "Αnn 2" and a.table["watchers"] == ["Αnn 2"]

    run(scene())


def test_the_host_can_remove_a_watcher_who_never_spoke(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            table = await ann.table()
            a, b = await ann.socket(table), await bob.socket(table)
            await a.until("table", lambda table: table["watchers"] == ["Bob"])
            (watcher,) = a.table["watching"]
            assert watcher == {"guest": bob.id, "name": "Bob"}
            assert (await b.ask(do="kick", guest=ann.id))["code"] == "forbidden"
            assert (await a.ask(do="kick", guest=watcher["guest"]))["type"] == "ack"
            assert await b.closed() == 4000 and b.heard[-1]["code"] == "kicked"
            await a.until("table", lambda table: table["watching"] == [])
            assert (await bob.call("GET", f"/api/tables/{table}")).status == 404

    run(scene())
