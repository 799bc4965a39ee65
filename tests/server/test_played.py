"""Which games somebody has played: a list that is searched, and counted."""

import json
from pathlib import Path
from typing import Any

import pytest

from sneakernet.server.storage.opening import open_store
from sneakernet.server.storage.played import PlayedFilter, PlayedRow
from sneakernet.server.storage.store import (
    DeviceRow,
    GameRow,
    GuestRow,
    Noted,
    StateRow,
    Store,
    Summary,
)  # fmt: skip
from tests.server.test_owner import a_house, owner
from tools.server.house import House, Json, Person, run

SHORT = {"round_cap": "1"}


async def over(person: Person, table: str) -> Json:
    """A bot plays a game to its end for somebody."""
    socket = await person.socket(table)
    await socket.ask(do="away", away=True)
    return await socket.sees(lambda view: bool(view["result"]))


async def mine(person: Person, query: str = "") -> list[Any]:
    answer = await person.call("GET", f"/api/me/games{query}")
    assert answer.status == 200, answer.body
    found: list[Any] = answer.json["games"]
    return found


def result_of(view: Json, seat: int) -> str:
    """How it went, from what everybody saw."""
    result = view["result"]
    share = result["shares"][seat]
    return "draw" if not result["winners"] else "lost" if not share else "won" if share == 1 else "shared"


def test_a_game_is_in_the_lists_of_all_who_played_it_with_their_result(where: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_house(tmp_path, where) as house:
            ann, bob, cat = [await house.person(name) for name in ("Ann", "Bob", "Cat")]
            table = await ann.table(seats=3, settings=SHORT, chairs=[{}, {}, {"bot": "uniform"}])
            await (await bob.socket(table)).ask(do="sit", seat="B")
            a = await ann.socket(table)
            await a.ask(do="start")
            await (await bob.socket(table)).ask(do="away", away=True)
            view = await over(ann, table)
            for seat, person in enumerate((ann, bob)):
                (line,) = await mine(person)
                assert (line["id"], line["seat"], line["bots"]) == (view["game"], "AB"[seat], ["uniform"])
                assert line["result"] == result_of(view, seat) and line["names"][:2] == ["Ann", "Bob"]
                (count,) = (await person.call("GET", "/api/me/tally")).json["tally"]
                assert (count["game"], count["seats"], count["result"], count["count"]) == (
                    "hackers", 3, line["result"], 1,
                )  # fmt: skip
            assert await mine(cat) == []

    run(scene())


def test_who_leaves_a_game_has_left_it_and_a_position_that_was_laid_out_is_no_game_of_mine(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            table = await ann.table(seats=3, settings=SHORT)
            b = await bob.socket(table)
            await b.ask(do="sit", seat="B")
            await (await ann.socket(table)).ask(do="start")
            await b.ask(do="stand")
            view = await over(ann, table)
            assert [line["result"] for line in await mine(bob)] == ["left"]
            puzzle = await ann.table(puzzle={"game": view["game"], "step": 1, "seat": "A"})
            await over(ann, puzzle)
            assert [line["id"] for line in await mine(ann)] == [view["game"]]

    run(scene())


def test_a_forgotten_person_is_in_no_list_and_others_keep_theirs(where: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_house(tmp_path, where) as house:
            ann, bob = await house.person("Annabella"), await house.person("Bob")
            table = await bob.table(seats=3, settings=SHORT)
            a = await ann.socket(table)
            await a.ask(do="sit", seat="B")
            await (await bob.socket(table)).ask(do="start")
            await a.ask(do="away", away=True)
            await over(bob, table)
            told = (await ann.call("GET", "/api/me/export")).json
            assert [game["result"] for game in told["played"]] == [line["result"] for line in await mine(ann)]
            assert (await ann.call("DELETE", "/api/me")).status == 204
            assert await house.lobby.store.played_by(ann.id, PlayedFilter(), 10) == []
            (line,) = await mine(bob)
            assert line["names"][:2] == ["Bob", ""] and await mine(bob, "?name=Anna") == []
            assert (await owner(house, do="erase", table=table)).status == 200
            assert await mine(bob) == []

    run(scene())


async def filled(store: Store, games: int, guests: int) -> None:
    """A store with many games, each with two people of many."""
    for n in range(guests):
        await store.add_guest(GuestRow(f"g{n}", f"Ännchen_{n}%", "en", 0.0), DeviceRow(f"d{n}", f"g{n}", "", 0.0, 0.0))
    for n in range(games):
        table = f"{n:022}"
        lease = await store.claim(table, new=True)
        assert lease is not None
        names = json.dumps([f"Ännchen_{n % guests}%", "Bob"])
        row = GameRow(
            f"game{n}", table, 1, ("hackers", "wired")[n % 2], "2022", 1, 2, "s", "s", "{}", names, "", 0, 1.0
        )
        noted = Noted(Summary(table, False, "{}", ()), 0, ["{}"], float(n))
        await store.deal(lease, noted, row)
        by = [PlayedRow(f"g{(n + k) % guests}", row.id, k, ("won", "lost")[k], "", float(n)) for k in (0, 1)]
        await store.finish(lease, StateRow(row.id, 0, ""), Noted(noted.summary, 1, ["{}"], float(n)), by)


@pytest.mark.parametrize(
    ("wanted", "expected"),
    [
        (PlayedFilter(), [21, 20, 15, 14, 9, 8, 3, 2]),
        (PlayedFilter(game="wired"), [21, 15, 9, 3]),
        (PlayedFilter(game="nothing"), []),
        (PlayedFilter(edition="2022", result="won"), [21, 15, 9, 3]),
        (PlayedFilter(since=8.0, until=15.0), [15, 14, 9, 8]),
        (PlayedFilter(name="ÄNNCHEN_3%"), [21, 15, 9, 3]),
        (PlayedFilter(name="ännchen_2"), [20, 14, 8, 2]),
        (PlayedFilter(name="ännchen%2"), []),
        (PlayedFilter(name='"'), []),
        (PlayedFilter(before=(9.0, "game9")), [8, 3, 2]),
    ],
    ids=lambda value: str(value)[:40],
)
def test_games_are_found_by_all_that_one_may_remember(
    where: str, wanted: PlayedFilter, expected: list[int], tmp_path: Path
) -> None:
    async def scene() -> None:
        store = open_store(where)
        await store.begin_run(1.0)
        await filled(store, 24, 6)
        assert [game.id for game in await store.played_by("g3", wanted, 50)] == [f"game{n}" for n in expected]
        await store.close()

    run(scene())


def test_the_list_goes_on_where_it_ended_and_wrong_questions_are_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            for _ in range(3):
                await over(ann, await ann.table(seats=3, settings=SHORT, start=True))
            first = (await ann.call("GET", "/api/me/games?count=2")).json
            rest = (await ann.call("GET", f"/api/me/games?count=2&before={first['more'].replace(' ', '%20')}")).json
            assert rest["more"] == "" and [len(first["games"]), len(rest["games"])] == [2, 1]
            assert sorted(await mine(ann), key=str) == sorted([*first["games"], *rest["games"]], key=str)
            for query in ("result=cheated", "since=x", "before=x", "count=0", "count=101", "name=%00", "until=-1"):
                assert (await ann.call("GET", f"/api/me/games?{query}")).status == 400
            assert (await house.get("/api/me/games")).status == 401 == (await house.get("/api/me/tally")).status

    run(scene())
