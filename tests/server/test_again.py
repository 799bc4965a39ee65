"""Game after game: who has accepted another one, who starts it, and that a restart forgets none of it."""

from pathlib import Path
from typing import Any

import pytest

from sneakernet.core.registry import find
from sneakernet.core.rules import Outcome
from sneakernet.core.view import View, letter
from sneakernet.server.tables.entries import (
    Accepted,
    Changed,
    Dealt,
    Declined,
    Ended,
    Held,
    Kicked,
    Made,
    Passed,
    Plan,
    Sat,
    Stood,
    Waits,
    encode,
)
from sneakernet.server.tables.roster import Roster
from sneakernet.table.series import Before, series_of
from tools.server.house import HandTime, House, Person, Socket, rest, run


async def come_back(people: list[Person], house: House, table: str) -> list[Socket]:
    """The same people at the same table, wherever the server is now."""
    for person in people:
        person.port = house.port
    return [await person.socket(table) for person in people]


async def sit_down(house: House, game: str, **wish: Any) -> tuple[str, list[Person]]:
    """Ann on A and Bob on B; Cat watches. Bots sit elsewhere."""
    people = [await house.person(name) for name in ("Ann", "Bob", "Cat")]
    table = await people[0].table(game, beat=0, **wish)
    sockets = [await person.socket(table) for person in people]
    await sockets[1].ask(do="sit", seat="B")
    await sockets[0].ask(do="start")
    for socket in sockets:
        await socket.close()
    return table, people


async def play_out(people: list[Person], house: House, table: str) -> list[Socket]:
    """Bots play for Ann and Bob until the game is over; then all come to look at the end."""
    ann, bob = await come_back(people[:2], house, table)
    for socket in (bob, ann):
        await socket.ask(do="away", away=True)
    await bob.close()  # nobody is there who does not listen
    while not (ann.view and ann.view["result"]):
        await ann.hear()
    await ann.close()
    await rest()
    return await come_back(people, house, table)


def left_of(seat: str, seats: int = 4) -> str:
    return letter((ord(seat) - ord("A") + 1) % seats)


def test_wired_is_dealt_by_the_left_neighbour_also_after_a_restart(tmp_path: Path) -> None:
    """WD-2: three games, and the server is new before each of the later ones begins."""

    async def first() -> tuple[str, list[Person], str]:
        async with House(tmp_path, HandTime()) as house:
            table, people = await sit_down(house, "wired", seats=4, settings={"round_cap": "3"})
            sockets = await play_out(people, house, table)
            view, offer = sockets[0].view, sockets[2].table["rematch"]
            assert offer["starter"] == left_of(view["view"]["facts"]["dealer"]) and offer["accepted"] == []
            assert (await sockets[0].ask(do="rematch"))["type"] == "ack"
            return table, people, offer["starter"]

    async def next_one(table: str, people: list[Person], dealer: str) -> str:
        async with House(tmp_path, HandTime()) as house:
            sockets = await come_back(people, house, table)
            offer = sockets[2].table["rematch"]
            assert (offer["starter"], offer["accepted"]) == (dealer, ["A"])
            over = sockets[1].view["game"]
            assert (await sockets[1].ask(do="rematch"))["type"] == "ack"
            view = await sockets[1].sees(lambda view: view["game"] != over)
            assert view["view"]["facts"]["dealer"] == dealer
            for socket in sockets:
                await socket.close()
            sockets = await play_out(people, house, table)
            assert sockets[2].table["rematch"]["starter"] == left_of(dealer)
            assert (await sockets[0].ask(do="rematch"))["type"] == "ack"
            return left_of(dealer)

    table, people, dealer = run(first())
    for _ in range(2):
        dealer = run(next_one(table, people, dealer))


def test_who_took_the_winners_chair_does_not_start_also_after_a_restart(tmp_path: Path) -> None:
    """HK-60: the winner starts (HK-2) only while they sit there."""

    async def first() -> tuple[str, list[Person]]:
        async with House(tmp_path, HandTime()) as house:
            while True:
                table, people = await sit_down(house, "hackers", seats=4)
                sockets = await play_out(people, house, table)
                winners = sockets[0].view["result"]["winners"]
                if winners:
                    break
            assert sockets[2].table["rematch"]["starter"] == winners[0]
            if winners[0] in "AB":
                await sockets["AB".index(winners[0])].ask(do="stand")
            await sockets[2].ask(do="sit", seat=winners[0])
            return table, people

    async def then(table: str, people: list[Person]) -> None:
        async with House(tmp_path, HandTime()) as house:
            sockets = await come_back(people, house, table)
            assert sockets[2].table["rematch"]["starter"] == ""

    run(then(*run(first())))


def test_a_game_that_all_have_accepted_begins_although_the_server_died_before_it(tmp_path: Path) -> None:
    async def first() -> tuple[str, list[Person], str]:
        async with House(tmp_path, HandTime()) as house:
            table_id, people = await sit_down(house, "hackers", seats=4)
            over = (await play_out(people, house, table_id))[0].view["game"]
            table = house.lobby.tables[table_id]
            async with table.lock:
                await table.journal.note(Accepted(0), Accepted(1))  # this is on disk, the deal is not
            return table_id, people, over

    async def then(table_id: str, people: list[Person], over: str) -> None:
        async with House(tmp_path, HandTime()) as house:
            sockets = await come_back(people, house, table_id)
            view = await sockets[0].sees(lambda view: view["game"] != over)
            assert view["result"] is None and sockets[2].table["phase"] == "playing"

    run(then(*run(first())))


PLAN = Plan("hackers", "2022", 4, {})


def summed(*entries: Any) -> Roster:
    roster = Roster()
    for entry in (Made("ann", PLAN), Sat(0, "ann", "Ann"), Sat(1, "bob", "Bob"), Dealt("g"), *entries):
        roster.apply(entry)
    return roster


def test_the_journal_keeps_who_accepts_another_game() -> None:
    assert summed(Ended("g"), Accepted(0), Accepted(1)).accepted == {0, 1}
    assert summed(Ended("g"), Accepted(0), Accepted(1), Accepted(0, False)).accepted == {1}
    assert summed(Ended("g"), Accepted(0), Stood(0)).accepted == set(), "who leaves takes it along"
    assert summed(Ended("g"), Accepted(0), Changed(Plan("hackers", "2022", 3, {}))).accepted == set(), "another game"
    assert summed(Ended("g"), Accepted(0), Changed(Plan("hackers", "2022", 4, {}, beat=5))).accepted == {0}
    assert summed(Ended("g"), Accepted(0), Dealt("h")).accepted == set()
    assert summed(Ended("g"), Sat(2, "cat", "Cat")).enders == ["ann", "bob", "bot:", "bot:"]
    assert summed(Held(1), Held(1)).held[1] == 2 and summed(Held(1), Dealt("h")).held[1] == 0


def test_the_journal_keeps_who_waits_for_a_chair_and_who_passes_ahead() -> None:
    waits = Waits(2, "cat", "Cat")
    assert summed(waits).waiting == {2: waits} and summed(waits, Kicked("cat")).waiting == {}
    assert list(summed(waits, Waits(3, "cat", "Cat")).waiting) == [3], "one chair at a time"
    assert summed(waits, Sat(2, "cat", "Cat")).waiting == {} and summed(waits, Sat(3, "cat", "Cat")).waiting == {}
    passed = Passed(1, "kind", "audit_answer", 0, {"B hand": (6, ())})
    assert summed(passed).ahead == {1: passed}
    assert Roster().read([encode(Made("ann", PLAN)), encode(passed)]).ahead == {1: passed}
    for after in (Passed(1, "off"), Stood(1), Sat(1, "cat", "Cat"), Dealt("h")):
        assert summed(passed, after).ahead == {}


def test_the_journal_keeps_that_a_draw_is_not_played_again() -> None:
    """HK-19: the next game is another one, by the same starter."""
    roster = summed(Ended("g"), Accepted(0), Declined())
    assert roster.declined and roster.accepted == set() and not summed(Ended("g"), Declined(), Dealt("h")).declined
    outcome = Outcome([], [0.25] * 4, [12] * 4, "draw")
    drawn = Before(outcome, View(-1, {}, {"starter": "C"}), (True,) * 4, 2, {"winner_starts": "on"})
    series = series_of(find("hackers"))
    assert series.next(drawn).replay and not series.after_refusal(drawn).replay
    assert series.after_refusal(drawn).starter == "C"


@pytest.mark.parametrize("accept", [True, False])
def test_a_watcher_accepts_nothing(tmp_path: Path, accept: bool) -> None:
    async def scene() -> None:
        async with House(tmp_path, HandTime()) as house:
            table, people = await sit_down(house, "hackers", seats=4)
            sockets = await play_out(people, house, table)
            assert (await sockets[2].ask(do="rematch", accept=accept))["code"] == "forbidden"

    run(scene())


def test_a_game_is_told_by_the_names_of_those_who_sat_there_at_its_end(tmp_path: Path) -> None:
    """Bob takes a bot's chair during the game, and leaves it after the end: it was his game all the same."""

    async def scene() -> None:
        async with House(tmp_path, HandTime()) as house:
            ann, _ = people = [await house.person(name) for name in ("Ann", "Bob")]
            table = await ann.table(start=True, seats=3, settings={"round_cap": "1"}, beat=0)
            a, b = await come_back(people, house, table)
            await a.my_turn()  # so that nobody else is asked
            assert (await b.ask(do="sit", seat="B"))["type"] == "ack"
            await a.close()
            await b.close()
            a, b = await play_out(people, house, table)
            game, names = a.view["game"], a.view["result"]["names"]
            assert names[:2] == ["Ann", "Bob"]
            assert (await b.ask(do="stand"))["type"] == "ack"
        async with House(tmp_path, HandTime()) as house:
            (a,) = await come_back([ann], house, table)
            assert a.table["chairs"][1]["name"] == "" and a.view["result"]["names"] == names
            page = (await ann.call("GET", f"/api/replays/{game}")).json
            assert page["names"] == page["result"]["names"] == names
            for told in (a.heard[0]["log"], [line for frame in page["frames"] for line in frame["news"]]):
                assert any("Bob" in line for line in told)
            record = (await ann.call("GET", f"/api/records/{game}")).body.decode()
            assert f"# names: {' '.join(names)}" in record

    run(scene())
