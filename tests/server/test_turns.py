"""Games over days, restarts and clocks: nobody loses time because the server was down."""

import json
from pathlib import Path
from typing import Any

import pytest

from sneakernet.core.view import letter
from sneakernet.server.storage.own import ChannelRow
from sneakernet.server.tables import deal
from tools.server.house import HandTime, House, Person, Socket, rest, run
from tools.server.listener import World, world


async def my_choice(socket: Socket, time: HandTime) -> int:
    """Play on until I am asked; the number of the moment."""
    while not (socket.view and socket.view["prompt"]):
        await time.move(1)
        await socket.quiet()
    return int(socket.view["seq"])


def test_a_deadline_is_credited_with_the_time_the_server_was_down(tmp_path: Path) -> None:
    async def first() -> tuple[str, Any, int]:
        time = HandTime(1_000_000.0)
        async with House(tmp_path, time) as house:
            ann = await house.person()
            table = await ann.table(pace="turns", deadline_hours=1, start=True)
            socket = await ann.socket(table)
            seq = await my_choice(socket, time)
            await socket.close()
            await time.move(1000)
            return table, ann, seq

    async def second(table: str, ann: Any, seq: int) -> None:
        time = HandTime(1_500_000.0)
        async with House(tmp_path, time) as house:
            ann.port = house.port
            socket = await ann.socket(table)
            assert socket.view["seq"] == seq and socket.view["prompt"]
            left = socket.table["chairs"][0]["clock_ms"] / 1000
            assert 2590 <= left <= 2640, "1000 s were used while the server was up, less 30 s of grace"
            await time.move(left - 5)
            await socket.quiet()
            assert socket.view["seq"] == seq
            await time.move(10)
            await socket.sees(lambda view: view["seq"] > seq)

    run(second(*run(first())))


def test_a_live_clock_gets_grace_after_a_restart(tmp_path: Path) -> None:
    async def first() -> tuple[str, Any]:
        time = HandTime(1_000_000.0)
        async with House(tmp_path, time) as house:
            ann = await house.person()
            table = await ann.table(clock={"kind": "bank", "seconds": 100, "increment": 0}, start=True)
            socket = await ann.socket(table)
            await my_choice(socket, time)
            await time.move(40)
            await socket.choose()
            await my_choice(socket, time)
            return table, ann

    async def second(table: str, ann: Any) -> None:
        async with House(tmp_path, HandTime(1_900_000.0)) as house:
            ann.port = house.port
            socket = await ann.socket(table)
            assert 85_000 <= socket.table["chairs"][0]["clock_ms"] <= 90_000

    run(second(*run(first())))


def test_orders_are_the_only_answers_in_a_game_over_days(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            table_id = await ann.table("wired", seats=2, pace="turns", start=True)
            await ann.socket(table_id)
            table = house.lobby.tables[table_id]
            assert not table.state.windows_on()

    run(scene())


async def everybody_leaves(house: House, time: HandTime, outside: World, **wish: Any) -> str:
    """Four people begin a game over days and go; each can be told by a web hook."""
    house.lobby.services.channels.outside = outside.outside
    people = [await house.person(name) for name in ("Ann", "Bob", "Cat", "Dan")]
    table_id = await people[0].table(pace="turns", seats=4, deadline_hours=1, **wish)
    for seat, person in zip("ABCD", people, strict=True):
        row = ChannelRow(person.id, person.id, "hook", f"https://{seat.lower()}.example/x", "", 0, 1, 0.0)
        await house.lobby.store.add_channel(row)
        socket = await person.socket(table_id)
        if seat != "A":
            await socket.ask(do="sit", seat=seat)
        await socket.close()
    await time.move(60)
    table = house.lobby.tables[table_id]
    async with table.lock:
        await deal.start(table)
    return table_id


@pytest.mark.parametrize("wish", [{}, {"game": "wired"}, {"game": "access-denied", "edition": "2013"}], ids=str)
def test_who_is_away_has_one_deadline_a_turn_and_is_told_once(tmp_path: Path, wish: dict[str, Any]) -> None:
    time = HandTime()

    async def scene(outside: World) -> list[str]:
        async with House(tmp_path, time, hook_hosts=("a.example", "b.example", "c.example", "d.example")) as house:
            table_id = await everybody_leaves(house, time, outside, **wish)
            table = house.lobby.tables[table_id]
            playing = table.state.playing
            assert playing is not None
            waited: list[str] = []
            await rest()
            while (asked := playing.game.timed()) is not None:
                left = playing.clocks.left_of(asked.seat, time.now())
                if not left:  # the bot plays all of the turn
                    await time.move(1)
                    continue
                waited.append(letter(asked.seat))
                if len(waited) > 10:
                    break
                seqs = dict(playing.game.seqs)
                assert left > 3590, "they have an hour"
                await time.move(left - 1)
                assert playing.game.seqs == seqs
                await time.move(1)
            return waited

    with world() as outside:
        waited = run(scene(outside))
    assert sorted(call.host[0].upper() for call in outside.heard) == sorted(waited)
    assert {tuple(json.loads(call.body)) for call in outside.heard} == {("text", "link")}, "no table, no seat, no card"


@pytest.mark.parametrize("wish", [{"clock": {"kind": "move", "seconds": 5}}, {"game": "wired"}], ids=str)
def test_who_comes_back_later_than_others_loses_no_time(tmp_path: Path, wish: dict[str, Any]) -> None:
    settings = {"peel_out": "on"} if wish.get("game") == "wired" else {}

    async def first() -> tuple[str, list[Person], int]:
        time = HandTime()
        async with House(tmp_path, time) as house:
            people = [await house.person(name) for name in ("Ann", "Bob")]
            table = await people[0].table(seats=2 if settings else 4, settings=settings, beat=0, **wish)
            sockets = [await person.socket(table) for person in people]
            await sockets[1].ask(do="sit", seat="B")
            await sockets[0].ask(do="start")
            play = house.lobby.tables[table].state.game
            assert play is not None
            while (ask := play.asked()) is None or ask.seat > 1:
                await time.move(1)
            return table, [people[1 - ask.seat], people[ask.seat]], play.n

    async def second(table: str, people: list[Person], n: int) -> None:
        time = HandTime(2_000_000.0)
        async with House(tmp_path, time) as house:
            for person in people:
                person.port = house.port
            await people[0].socket(table)
            await time.move(30)
            play = house.lobby.tables[table].state.game
            assert play is not None and play.n == n, "who is asked is not back"
            await people[1].socket(table)
            await time.move(10)
            assert play.n > n

    run(second(*run(first())))
