"""Sets: confirmed at once, stored at once, taken back at once; nobody else hears of a set that is not confirmed."""

import sqlite3
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import pytest

from sneakernet.server.storage.sqlite import SqliteStore
from tools.server.house import House, Json, Socket, lay_out, run

DISCARD = "game: wired; seats: 2; active: A; step: discard; A hand: hacked trained secured; B hand: powered; draw: "
TRIM = "game: hackers; seats: 3; active: A; step: trim; A hand: curtis payphone virus; deck: worm; snoop: cyberdelia"
DRAW = "computer*9"


async def two(house: House, game: str, position: str) -> tuple[Socket, Socket]:
    """Ann and Bob at a position that asks Ann."""
    ann, bob = await house.person("Ann"), await house.person("Bob")
    seats = 3 if "seats: 3" in position else 2
    table = await ann.table(game, seats=seats, beat=0)
    a, b = await ann.socket(table), await bob.socket(table)
    await b.ask(do="sit", seat="B")
    await a.ask(do="start")
    await a.sees()
    await lay_out(house.lobby, table, position)
    for socket in (a, b):
        await socket.sees(lambda view: view["seq"] > 100)
    return a, b


def picks(folder: Path) -> list[tuple[int, str, str, str]]:
    """The stored picks: number, pick, the choice they belong to, and by whom."""
    (database,) = folder.glob("**/*.db")
    with sqlite3.connect(database) as connection:
        found = connection.execute("SELECT n, pick, choice, seat FROM picks ORDER BY n").fetchall()
    connection.close()
    return [(int(n), str(pick), str(choice), str(seat)) for n, pick, choice, seat in found]


def confirm(socket: Socket, marked: list[str], **more: str) -> Awaitable[Json]:
    """Choose all of a set."""
    return socket.ask(do="choose", game=socket.view["game"], seq=socket.view["seq"], set=marked, **more)


async def moves(socket: Socket, choice: Awaitable[Json]) -> None:
    """Choose something that must be accepted, and look at what comes of it."""
    seq = socket.view["seq"]
    assert (await choice)["type"] == "ack"
    await socket.sees(lambda view: view["seq"] > seq)


def marks(view: Json) -> list[str]:
    return [option["pick"] for option in view["prompt"]["set"]["options"]]


def test_a_set_is_one_write_and_others_hear_of_it_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            a, b = await two(house, "wired", DISCARD + DRAW)
            whole = a.view["prompt"]["set"]
            assert (whole["least"], whole["most"], whole["ordered"], whole["done"]) == (0, 3, False, "done")
            assert marks(a.view) == ["discard:hacked", "discard:secured", "discard:trained"]
            store, writes = house.lobby.store, 0
            append = store.append

            async def counted(*given: Any, **more: Any) -> None:
                nonlocal writes
                writes += 1
                await append(*given, **more)

            monkeypatch.setattr(store, "append", counted)
            await b.quiet()
            chosen = ["discard:trained", "discard:hacked"]
            answer = await confirm(a, chosen, id="one")
            assert (answer["type"], answer["id"], writes) == ("ack", "one", 1)
            again = await confirm(a, chosen, id="one")
            assert again["again"] and writes == 1, "the same choice once more changes nothing"
            heard = [message for message in await b.quiet() if message["type"] == "view"]
            assert len(heard) == 1 and heard[0]["asked"] == "B"
            stored = [(pick, choice) for _, pick, choice, _ in picks(tmp_path)]
            assert stored == [("discard:hacked", "one"), ("discard:trained", "")], "nothing later is left to discard"

    run(scene())


def test_a_set_that_cannot_be_stored_is_no_choice_at_all(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            a, b = await two(house, "wired", DISCARD + DRAW)
            store = house.lobby.store
            assert isinstance(store, SqliteStore)
            writing = store.writer.connection
            await b.quiet()
            # The second of the two rows fails, as if the power went out there.
            writing.execute("CREATE TEMP TRIGGER torn BEFORE INSERT ON picks WHEN NEW.pick = 'discard:trained'"
                            " BEGIN SELECT RAISE(ROLLBACK, 'torn'); END")  # fmt: skip
            chosen = ["discard:trained", "discard:hacked"]
            refused = await confirm(a, chosen, id="one")
            assert refused["type"] == "error" and picks(tmp_path) == []
            assert refused["view"]["prompt"] == a.view["prompt"], "all of it is still to be chosen"
            assert [message for message in await b.quiet() if message["type"] == "view"] == []
            writing.execute("DROP TRIGGER torn")
            assert (await confirm(a, chosen, id="one"))["type"] == "ack"
            assert len(picks(tmp_path)) == 2

    run(scene())


@pytest.mark.parametrize(
    ("chosen", "rule", "text"),
    [
        (["discard:powered"], "WD-8", "hand"),
        (["discard:hacked", "discard:hacked"], "WD-8", "not that many"),
        (["discard:hacked"] * 5, "WD-8", "not that many"),
    ],
)
def test_a_refused_set_says_by_which_rule(tmp_path: Path, chosen: list[str], rule: str, text: str) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            a, _ = await two(house, "wired", DISCARD + DRAW)
            refused = await confirm(a, chosen)
            assert (refused["code"], refused["ref"], refused["rule"]) == ("illegal_choice", "set", rule)
            assert text in refused["text"] and picks(tmp_path) == []

    run(scene())


def test_the_number_of_a_set_is_checked_before_anything_is_done(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            a, _ = await two(house, "hackers", TRIM)
            refused = await confirm(a, ["return:virus"])
            assert (refused["code"], refused["rule"]) == ("illegal_choice", "HK-10") and "exactly 2" in refused["text"]
            await confirm(a, ["return:virus", "return:curtis"])
            returned = [pick for _, pick, _, _ in picks(tmp_path) if pick.startswith("return:")]
            assert returned[:2] == ["return:virus", "return:curtis"], "in this order"

    run(scene())


def test_a_set_is_taken_back_as_a_whole(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            table = await ann.table("wired", seats=2, beat=0)
            a, b = await ann.socket(table), await bob.socket(table)
            await b.ask(do="sit", seat="B")
            await a.ask(do="start")
            for socket in (a, b):
                await socket.sees()
            if not a.view["prompt"]:
                a, b = b, a
            while a.view["about"] != "give":
                await moves(a, a.choose("offer" if a.view["about"] == "trade" else ""))
            before, stored = a.view, len(picks(tmp_path))
            chosen = marks(before)[::-1][:2]
            await b.quiet()
            await moves(a, confirm(a, chosen))
            assert a.view["about"] == "want" and a.view["can_undo"]
            assert [message for message in await b.quiet() if message["type"] == "view"] == [], (
                "half an offer is secret"
            )
            await moves(a, a.ask(do="undo", seq=a.view["seq"]))
            assert a.view["prompt"] == before["prompt"] and a.view["about"] == "give"
            rows = [pick for _, pick, _, _ in picks(tmp_path)][stored:]
            assert rows[:2] == chosen[::-1] and rows.count("undo") == len(rows) / 2, "every pick of the set is void"
            house.lobby.tables.pop(table).stop()
            other = await (await a.once_more()).my_turn()
            assert other["prompt"] == before["prompt"], "the store remembers it too"

    run(scene())


def test_what_is_asked_one_by_one_stays_possible(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            a, _ = await two(house, "wired", DISCARD + DRAW)
            for pick in ("discard:hacked", "done"):
                await moves(a, a.choose(pick))
            assert a.view["asked"] == "B"
            assert (await confirm(a, []))["code"] == "not_your_turn"

    run(scene())
