"""Absence, clocks and rematch, with a clock that the test moves."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from sneakernet.server.socket import connection
from tests.games.hackers.positions import PACK
from tools.server.house import HandTime, House, Socket, lay_out, run


async def two_people(house: House, **wish: Any) -> tuple[str, Socket, Socket]:
    """Ann and Bob at one table, dealt."""
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.table(**{"seats": 4, **wish})
    a, b = await ann.socket(table), await bob.socket(table)
    await b.ask(do="sit", seat="B")
    await a.ask(do="start")
    await a.sees()
    await b.sees()
    return table, a, b


WAITING = (
    "game: hackers; seats: 4; active: A; A hand: curtis payphone; B hand: worm virus; deck: diskette; snoop: cyberdelia"
)


def test_a_bot_plays_for_who_is_gone_and_gives_the_seat_back(tmp_path: Path) -> None:
    time = HandTime()

    async def scene() -> None:
        async with House(tmp_path, time) as house:
            table, a, b = await two_people(house, absent_seconds=60)
            await lay_out(house.lobby, table, WAITING)
            await b.quiet()
            await a.close()
            gone = await b.until("table", lambda table: not table["chairs"][0]["present"])
            assert gone["chairs"][0]["away_ms"] == 60_000
            seq = b.view["seq"]
            await time.move(59)
            assert [m for m in await b.quiet() if m["type"] == "view"] == []
            await time.move(2)
            await b.sees(lambda view: view["seq"] > seq)
            await b.quiet()
            assert b.table["chairs"][0]["stand_in"] and b.table["chairs"][0]["bot"] == "uniform"
            assert b.table["chairs"][0]["kind"] == "person"
            again = await a.once_more()
            back = await b.until("table", lambda table: table["chairs"][0]["present"])
            assert not back["chairs"][0]["stand_in"]
            assert again.heard[0]["you"]["seat"] == "A" and not house.lobby.tables[table].state.away

    run(scene())


def test_a_table_where_nobody_is_sleeps(tmp_path: Path) -> None:
    time = HandTime()

    async def scene() -> None:
        async with House(tmp_path, time) as house:
            table, a, b = await two_people(house, clock={"kind": "move", "seconds": 20})
            await lay_out(house.lobby, table, WAITING)
            await a.close()
            await b.close()
            await time.move(1)
            play = house.lobby.tables[table].state.game
            assert play is not None
            n = play.n
            await time.move(24 * 3600)
            assert play.n == n

    run(scene())


def test_when_the_clock_runs_out_the_stand_in_makes_one_choice(tmp_path: Path) -> None:
    time = HandTime()

    async def scene() -> None:
        async with House(tmp_path, time) as house:
            table, a, _ = await two_people(house, clock={"kind": "move", "seconds": 20})
            await lay_out(house.lobby, table, WAITING)
            seq = (await a.sees(lambda view: view["seq"] > 100))["seq"]
            await time.move(19)
            assert [m for m in await a.quiet() if m["type"] == "view"] == []
            await time.move(2)
            later = await a.sees(lambda new: new["seq"] > seq)
            assert later["asked"] == "A", "the next choice of this turn is Ann's own again"
            assert not house.lobby.tables[table].state.away

    run(scene())


def test_a_bank_counts_down_and_gains_its_increment(tmp_path: Path) -> None:
    time = HandTime()

    async def scene() -> None:
        async with House(tmp_path, time) as house:
            table, a, _ = await two_people(house, clock={"kind": "bank", "seconds": 60, "increment": 5})
            await lay_out(house.lobby, table, WAITING)
            await a.sees(lambda view: view["seq"] > 100)
            await time.move(10)
            await a.choose("add:curtis")
            await a.until("view")
            await a.quiet()
            assert a.table["chairs"][0]["clock_ms"] == 55_000

    run(scene())


def test_an_unanswered_offer_counts_as_declined(tmp_path: Path) -> None:
    time = HandTime()
    text = "game: wired; seats: 4; active: A; step: trade; dealer: D; A hand: computer hacked; B hand: switch; "
    text += "draw: computer*9"

    async def scene() -> None:
        async with House(tmp_path, time) as house:
            table, a, b = await two_people(house, game="wired", seats=4)
            await lay_out(house.lobby, table, text)
            await a.sees(lambda view: view["seq"] > 100)
            for pick in ("offer", "to@B", "give:computer", "enough", "propose"):
                assert (await a.choose(pick))["type"] == "ack", pick
                await a.until("view")
            await b.sees(lambda view: view["about"] == "trade_answer")
            await time.move(29)
            assert [m for m in await a.quiet() if m["type"] == "view"] == []
            await time.move(2)
            declined = await a.until("view")
            assert "B declined@A" in [event["event"] for event in declined["events"]]

    run(scene())


def test_peel_out_ends_the_turn(tmp_path: Path) -> None:
    time = HandTime()
    text = "game: wired; seats: 4; settings: peel_out=on; active: A; step: moves; dealer: D; A hand: switch computer; "
    text += "B hand: switch; draw: computer*9"

    async def scene() -> None:
        async with House(tmp_path, time) as house:
            table, a, _ = await two_people(house, game="wired", settings={"peel_out": "on"})
            await lay_out(house.lobby, table, text)
            seq = (await a.sees(lambda view: view["seq"] > 100))["seq"]
            await time.move(4)
            await a.choose("play:switch")
            await a.quiet()
            await time.move(0.9)
            await a.quiet()
            assert a.view["asked"] == "A"
            assert [chair["running"] for chair in a.table["chairs"]] == [True, False, False, False]
            await time.move(0.3)
            await a.sees(lambda view: view["asked"] == "B")
            await a.quiet()
            assert [chair["clock_ms"] for chair in a.table["chairs"]][:2] == [None, 5000], (
                "everybody sees whose time runs"
            )
            told = [event["event"] for m in a.heard if m["type"] == "view" and m["seq"] > seq for event in m["events"]]
            assert "A timed_out" in told

    run(scene())


def test_the_time_limit_of_access_denied_runs_on_the_tables_clock(tmp_path: Path) -> None:
    time = HandTime()

    async def scene() -> None:
        async with House(tmp_path, time) as house:
            _, a, b = await two_people(house, game="access-denied", settings={"time_limit": "30min"}, beat=0)
            for _ in range(40):
                for socket in (a, b):
                    await socket.quiet()
                    if socket.view["prompt"] and socket.view["about"] in ("password", "respond"):
                        await socket.choose()  # no time runs while somebody may answer
            await time.move(1790)
            assert not any('"verb":"expired"' in text for text in a.raw)
            await time.move(60)
            while not any('"verb":"expired"' in text for text in a.raw):
                await a.hear()

    run(scene())


def drawn_game() -> str:
    """HACKERS about to end in a draw of A and B: A trims, and it is over."""
    used = ["payphone", "hacker-joey", "curtis", "hacker-nikon", "diskette"]
    first, second, snoop, *deck = [card for card in PACK if card not in used]
    text = f"game: hackers; seats: 4; announcer: A; ending: yes; active: A; step: trim; A hand: {first} {second}"
    text += "; starter: C; A files: diskette; B files: hacker-burn"
    return text + f"; snoop: {snoop}; deck: {' '.join(card for card in deck if card != 'hacker-burn')}"


def test_a_draw_is_played_again_by_the_same_starter(tmp_path: Path) -> None:
    time = HandTime()

    async def scene() -> None:
        async with House(tmp_path, time) as house:
            table, a, b = await two_people(house)
            await lay_out(house.lobby, table, drawn_game())
            view = await a.sees(lambda view: view["seq"] > 100)
            game = view["game"]
            await a.choose()
            over = await a.sees(lambda view: view["result"] is not None)
            assert over["result"]["winners"] == [] and over["result"]["reason"] == "draw"
            await a.quiet()
            offer = a.table["rematch"]
            assert (offer["replay"], offer["starter"], offer["left_ms"]) == (True, "C", 60_000)
            assert a.table["seed"] and a.table["salt"] and a.table["games"] == [game]
            await a.ask(do="rematch", accept=True)
            assert a.table["phase"] == "over"
            await b.ask(do="rematch", accept=True)
            fresh = await b.sees(lambda view: view["game"] != game)
            assert fresh["view"]["facts"]["starter"] == "C"
            row = await house.lobby.store.game(fresh["game"])
            assert row is not None and row.replay_of == game

    run(scene())


def test_a_refused_replay_leaves_the_draw_and_the_starter(tmp_path: Path) -> None:
    time = HandTime()

    async def scene() -> None:
        async with House(tmp_path, time) as house:
            table, a, _ = await two_people(house)
            await lay_out(house.lobby, table, drawn_game())
            await a.sees(lambda view: view["seq"] > 100)
            await a.choose()
            await a.sees(lambda view: view["result"] is not None)
            await time.move(61)
            await a.quiet()
            assert (a.table["rematch"]["replay"], a.table["rematch"]["starter"]) == (False, "C")

    run(scene())


def test_who_leaves_while_something_fails_is_gone_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            table, a, b = await two_people(house)
            clients = list(house.lobby.tables[table].state.presence.clients)

            async def fail(*_: object) -> None:
                while all(client.transport is not None for client in clients):
                    await asyncio.sleep(0.005)
                raise ArithmeticError("planted")

            monkeypatch.setattr(connection, "carry_out", fail)
            await a.send(do="say", id="1", text="hello")
            await a.close()
            await b.until("table", lambda table: not table["chairs"][0]["present"])

    run(scene())
    assert "planted" in caplog.text
