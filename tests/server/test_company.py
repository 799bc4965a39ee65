"""Somebody to play with, again: tallies of tables and opponents, invitations, names that are kept, all records."""

import io
import zipfile
from pathlib import Path

from sneakernet.core.record import parse
from tools.server.house import House, Json, Person, Socket, request, run

WISH: Json = {"seats": 3, "settings": {"round_cap": "1"}, "beat": 0}


async def play_to_the_end(*sockets: Socket) -> None:
    """Everybody takes the first option."""
    while not all(socket.view.get("result") for socket in sockets):
        for socket in sockets:
            await socket.quiet()
            if socket.view.get("prompt") and not socket.view["result"]:
                await socket.choose()


async def one_game(house: House) -> tuple[Person, Person, str, str, list[Socket]]:
    """Ann and Bob play a game to its end."""
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.table("hackers", **WISH)
    a, b = await ann.socket(table), await bob.socket(table)
    await b.ask(do="sit")
    await a.ask(do="start")
    await a.quiet()
    game = str(a.table["playing"])
    await play_to_the_end(a, b)
    return ann, bob, table, game, [a, b]


def test_a_series_is_counted_and_so_are_opponents(tmp_path: Path, where: str) -> None:
    async def scene() -> None:
        async with House(tmp_path, database=where) as house:
            ann, bob, table, _, (a, b) = await one_game(house)
            for socket in (a, b):
                await socket.ask(do="rematch", accept=True)
            await a.quiet()
            between = (await ann.call("GET", f"/api/tables/{table}/series")).json
            assert between["games"] == 1, "the game that goes on does not count"
            await play_to_the_end(a, b)
            page = (await bob.call("GET", f"/api/tables/{table}/series")).json
            assert page["games"] == 2 and [line["name"] for line in page["lines"]] == ["Ann", "Bob"]
            for line in page["lines"]:
                assert sum(line[result] for result in ("won", "shared", "draw", "lost")) == 2
            against = (await ann.call("GET", "/api/me/tally")).json["against"]
            assert {line["name"] for line in against} == {"Bob"} and sum(line["count"] for line in against) == 2
            stranger = await house.person("Eve")
            assert (await stranger.call("GET", f"/api/tables/{table}/series")).status == 200
            packed = (await ann.call("GET", "/api/me/records")).body
            with zipfile.ZipFile(io.BytesIO(packed)) as file:
                records = [parse(file.read(name).decode()) for name in file.namelist()]
            assert len(records) == 2 and all(record.game == "hackers" for record in records)

    run(scene())


def test_the_same_people_are_invited_to_another_table_and_may_refuse(tmp_path: Path, where: str) -> None:
    async def scene() -> None:
        async with House(tmp_path, database=where) as house:
            ann, bob, _, game, _ = await one_game(house)
            eve = await house.person("Eve")
            table = await ann.table("wired", seats=2)
            assert (await eve.call("POST", "/api/me/again", {"game": game, "table": table})).status == 404
            assert (await ann.call("POST", "/api/me/again", {"game": game, "table": table})).json == {"people": 1}
            invited = (await bob.call("GET", "/api/me/tables")).json["invited"]
            assert [(one["by"], one["table"]["id"]) for one in invited] == [("Ann", table)]
            assert (await eve.call("GET", "/api/me/tables")).json["invited"] == []
            await bob.call("DELETE", f"/api/me/invitations/{table}")
            assert (await bob.call("GET", "/api/me/tables")).json["invited"] == []
            await bob.call("POST", "/api/me/blocks", {"guest": ann.id})
            assert (await ann.call("POST", "/api/me/again", {"game": game, "table": table})).json == {"people": 0}

    run(scene())


def test_a_name_that_is_kept_is_nobody_elses_however_it_is_spelt(tmp_path: Path, where: str) -> None:
    async def scene() -> None:
        async with House(tmp_path, database=where) as house:
            ann, bob = await house.person("Zero Cool"), await house.person("Bob")
            assert not (await ann.call("GET", "/api/me")).json["keeps_name"]
            assert (await ann.call("POST", "/api/me/name")).status == 204
            assert (await ann.call("GET", "/api/me")).json["keeps_name"]
            for name in ("Zero Cool", "ZERO C00L", "zerоcool"):
                taken = await bob.call("PATCH", "/api/me", {"name": name})
                assert (taken.status, taken.json["code"]) == (422, "bad_name") and "keeps this name" in taken.json[
                    "text"
                ]
                new = await request(house.port, "POST", "/api/guests", {"name": name, "token": True})
                assert new.status == 422
            assert (await bob.call("PATCH", "/api/me", {"name": "Zero Hour"})).status == 200
            assert (await ann.call("DELETE", "/api/me/name")).status == 204
            assert (await bob.call("PATCH", "/api/me", {"name": "Zero Cool"})).status == 200
            assert (await ann.call("POST", "/api/me/name")).status == 204
            await ann.call("DELETE", "/api/me")
            assert await house.lobby.store.owner_of_name("zerocool") == "", "who is forgotten keeps nothing"

    run(scene())
