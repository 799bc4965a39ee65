"""A fair deal: the server fixes its secret and shows its fingerprint, seats add words, the cards follow from both."""

import hashlib
from pathlib import Path

from sneakernet.core.record import parse
from sneakernet.core.registry import find
from sneakernet.server.storage.sqlite import SqliteStore
from tests.cli.command import says
from tools.server.house import HandTime, House, Json, Person, Socket, run

WISH: Json = {"seats": 3, "settings": {"round_cap": "1"}}


async def at_table(house: House, **wish: object) -> tuple[str, Person, Socket, Socket]:
    """Ann, the host, and Bob sit at a table."""
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.table("hackers", **WISH, **wish)
    a, b = await ann.socket(table), await bob.socket(table)
    await b.ask(do="sit")
    return table, ann, a, b


async def sealed(socket: Socket) -> str:
    """The fingerprint of the next deal."""
    await socket.ask(do="seal")
    await socket.quiet()
    return str(socket.table["next_commitment"])


async def play_to_the_end(*sockets: Socket, time: HandTime | None = None) -> None:
    """Everybody takes the first option."""
    while not any(socket.view.get("result") for socket in sockets):
        for socket in sockets:
            await socket.quiet()
            window = socket.view.get("window") or {}
            if socket.view.get("prompt") or window.get("prompt"):
                await socket.choose()
        if time is not None:
            await time.move(4.0)


def test_the_deal_follows_from_the_secret_and_from_every_word(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path, time := HandTime()) as house:
            _, ann, a, b = await at_table(house)
            shown = await sealed(a)
            assert len(shown) == 64 and await sealed(b) == shown, "it is fixed once"
            await a.ask(do="word", word="hack the planet", commitment=shown)
            await b.ask(do="word", word="zero:cool", commitment=shown)
            await b.quiet()
            assert b.table["next_words"] == ["A", "B"]
            assert not any("planet" in text for text in b.raw), "nobody is told a word of somebody else before the deal"
            await a.ask(do="start")
            await a.quiet()
            assert a.table["commitment"] == shown and (a.table["seed"], a.table["next_commitment"]) == ("", "")
            assert a.table["words"] == {"A": "hack_the_planet", "B": "zero:cool"}
            await play_to_the_end(a, b, time=time)
            await a.quiet()
            seed, salt = a.table["seed"], a.table["salt"]
            secret = seed.split(" ")[0]
            assert seed == f"{secret} A:hack_the_planet B:zero:cool"
            assert hashlib.sha256(f"{salt}:{secret}".encode()).hexdigest() == shown
            text = (await ann.call("GET", f"/api/records/{a.view['game']}")).body.decode()
            assert parse(text).seed == seed, "the words are in the record"
            rules = find("hackers").rules
            dealt = rules.new("", 3, seed, {"round_cap": "1"})
            assert rules.save(dealt) != rules.save(rules.new("", 3, secret, {"round_cap": "1"})), "words matter"
            (tmp_path / "game.record").write_text(text, encoding="utf-8")
            told = " ".join(says(tmp_path, "replay", "game.record", "--sealed", shown).split())
            assert "Proven: the server’s secret" in told and "A hack_the_planet, B zero:cool" in told

    run(scene())


def test_words_wait_for_a_fingerprint_a_seat_and_the_time_between_games(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            table, _, a, _ = await at_table(house)
            wes = await (await house.person("Wes")).socket(table)
            none = "0" * 64
            assert (await a.ask(do="word", word="x", commitment=none))["code"] == "stale"
            shown = await sealed(a)
            assert (await a.ask(do="word", word="x", commitment=none))["code"] == "stale"
            assert (await wes.ask(do="word", word="x", commitment=shown))["code"] == "forbidden"
            assert (await a.ask(do="word", word=" ", commitment=shown))["code"] == "bad_text"
            assert (await a.ask(do="word", word="a\u202eb", commitment=shown))["code"] == "bad_text"
            assert (await a.ask(do="word", word="x" * 25, commitment=shown))["code"] == "bad_text"
            await a.ask(do="start")
            assert (await a.ask(do="seal"))["code"] == "conflict"

    run(scene())


def test_a_table_that_waits_for_words_deals_when_the_time_is_up_or_all_have_added_theirs(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path, time := HandTime()) as house:
            for everybody in (False, True):
                _, _, a, b = await at_table(house, word_seconds=10)
                await a.ask(do="start")
                await b.quiet()
                assert b.table["phase"] == "waiting" and b.table["deal_ms"] == 10_000
                shown = b.table["next_commitment"]
                await a.ask(do="start")  # once more: nobody loses time
                await a.ask(do="word", word="one", commitment=shown)
                if everybody:
                    await b.ask(do="word", word="two", commitment=shown)
                else:
                    await time.move(9.9)
                    await a.quiet()
                    assert a.table["phase"] == "waiting"
                    await time.move(0.2)
                await a.quiet()
                assert a.table["phase"] == "playing" and a.table["deal_ms"] is None
                assert a.table["words"] == ({"A": "one", "B": "two"} if everybody else {"A": "one"})

    run(scene())


def test_a_word_goes_with_its_seat_and_a_secret_outlives_the_server(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            table, ann, a, b = await at_table(house)
            shown = await sealed(a)
            await b.ask(do="word", word="bob", commitment=shown)
            await b.ask(do="stand")
            await a.quiet()
            assert a.table["next_words"] == []
            await a.ask(do="word", word="ann", commitment=shown)
        async with House(tmp_path) as house:
            ann.port = house.port
            again = (await ann.call("GET", f"/api/tables/{table}")).json["table"]
            assert (again["next_commitment"], again["next_words"]) == (shown, ["A"])
            exported = (await ann.call("GET", "/api/me/export")).body.decode()
        store = SqliteStore(tmp_path / "tables.db")
        stored = await store.load(table)
        assert stored is not None
        secret = next(line for line in stored.journal if '"sealed"' in line).split('"secret":"')[1][:64]
        assert secret not in exported, "nobody reads it before the deal"
        await store.close()

    run(scene())


def test_the_stream_of_a_finished_game_can_be_drawn_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            table = await ann.table("hackers", **WISH, start=True)
            socket = await ann.socket(table)
            playing = socket.table["playing"]
            assert (await ann.call("GET", f"/api/replays/{playing}/chance")).status == 404
            await play_to_the_end(socket)
            page = (await ann.call("GET", f"/api/replays/{playing}/chance")).json
            assert page["seed"] and page["steps"][0][0] == 0 and all(len(step) == 5 for step in page["steps"])

    run(scene())
