"""The owner: a secret, bans, announcements, drain, reports; and people who want to be forgotten, or to hear nobody."""

import json
from pathlib import Path
from typing import Any

from sneakernet.server.archive.inspection import look_through
from sneakernet.server.owner.actions import DAY, expire
from sneakernet.server.owner.forgetting import carry_on
from sneakernet.server.owner.secret import secret_file
from sneakernet.server.storage.copying import back_up
from tools.server.house import Answer, HandTime, House, Person, request, rest, run


def a_house(tmp_path: Path, where: str, **more: Any) -> House:
    return House(tmp_path, database=where, owner_file=str(tmp_path / "owner.txt"), **more)


async def owner(house: House, **word: Any) -> Answer:
    """The owner says something; without words they look."""
    secret = secret_file(house.settings).read_text().strip()
    method, path = ("POST", "/api/owner/do") if word else ("GET", "/api/owner")
    return await request(house.port, method, path, word or None, {"Authorization": f"Bearer {secret}"})


def test_the_owners_secret_is_made_once_and_nobody_else_can_read_it(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            file = secret_file(house.settings)
            assert file == tmp_path / "tables.db.owner" and file.stat().st_mode & 0o777 == 0o600
            secret = file.read_text()
            assert (await owner(house)).status == 200
            ann = await house.person()
            strangers: list[dict[str, str]] = [{}, {"Authorization": "Bearer x"}, {"Authorization": "Bearer "}]
            for headers in (*strangers, ann.headers):
                assert (await request(house.port, "GET", "/api/owner", None, headers)).status == 401
                word = {"do": "drain"}
                assert (await request(house.port, "POST", "/api/owner/do", word, headers)).status == 401
                assert (await request(house.port, "GET", f"/api/owner/guests/{ann.id}", None, headers)).status == 401
        async with House(tmp_path) as house:
            assert file.read_text() == secret and (await owner(house)).status == 200

    run(scene())


def test_a_forgotten_person_leaves_no_trace_and_others_keep_the_game(where: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_house(tmp_path, where) as house:
            ann, bob = await house.person("Annabella"), await house.person("Bob")
            table = await bob.table(seats=3)
            b, a = await bob.socket(table), await ann.socket(table)
            await a.ask(do="sit", seat="B")
            await a.ask(do="say", text="I am here")
            await b.ask(do="start")
            for socket in (a, b):
                await socket.ask(do="away", away=True)
            over = await b.sees(lambda view: bool(view["result"]))
            assert "Annabella" in over["result"]["names"]
            await b.ask(do="rematch")
            await a.ask(do="rematch")
            await b.sees(lambda view: view["game"] != over["game"])
            assert (await owner(house, do="forget", guest=ann.id)).status == 200
            assert await a.closed() == 4000
            await rest()
            assert (await ann.call("GET", "/api/me")).status == 401
            await b.until("table", lambda table: table["chairs"][1]["kind"] == "bot")
            replay = await house.get(f"/api/replays/{over['game']}?lang=de")
            assert replay.json["names"][1] == "jemand" and "Bob" in replay.json["names"]
            record = (await house.get(f"/api/records/{over['game']}")).body.decode()
            assert "# names: Bob somebody" in record
            await b.ask(do="away", away=True)
            assert await b.sees(lambda view: bool(view["result"])), "the game goes on to its end"
            copy = tmp_path / "copy.db"
            back_up(where, copy)
            for trace in ("Annabella", ann.id, "I am here"):
                assert trace.encode() not in copy.read_bytes()
            assert look_through(str(copy)).faults == []
            again = await bob.socket(table)
            assert again.heard[0]["chat"] == [] and again.heard[0]["you"]["host"]

    run(scene())


def test_who_signs_out_is_forgotten_and_whoever_is_left_is_the_host(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob, cat = [await house.person(name) for name in ("Ann", "Bob", "Cat")]
            table, lonely = await ann.table(start=True), await ann.table()
            b = await bob.socket(table)
            assert (await ann.call("DELETE", "/api/me")).status == 204
            found = await b.until("table", lambda table: table["host"] == bob.id)
            assert found["chairs"][0]["kind"] == "bot"
            c = await cat.socket(lonely)
            await c.ask(do="sit", seat="A")
            assert c.table["host"] == cat.id and c.table["chairs"][0]["name"] == "Cat"
            assert await house.lobby.store.tables_naming(ann.id) == []
            assert await house.lobby.store.guest(ann.id) is None

    run(scene())


def test_a_server_that_dies_while_it_forgets_goes_on_when_it_is_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            await ann.table(start=True)
            await house.lobby.moderation.keep("forget", ann.id)  # and no more: it is dead
        async with House(tmp_path) as house:
            assert await house.lobby.store.tables_naming(ann.id) == [] and not house.lobby.moderation.leaving

    run(scene())


def test_who_is_banned_is_out_and_so_is_their_network_if_the_owner_says_so(tmp_path: Path) -> None:
    async def scene() -> None:
        time = HandTime()
        async with House(tmp_path, time) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            table = await ann.table()
            b = await bob.socket(table)
            assert (await owner(house, do="ban", id=bob.id, days=1)).json["done"] == "ban"
            assert await b.closed() == 4000
            refused = await bob.call("GET", f"/api/tables/{table}")
            assert (refused.status, refused.json["code"]) == (403, "forbidden")
            assert (await ann.call("GET", "/api/me")).status == 200
            assert [ban["name"] for ban in (await owner(house)).json["bans"]] == ["Bob"]
            await owner(house, do="ban", id=bob.id, days=1, network=True)
            told = await request(house.port, "POST", "/api/guests", {"token": True})
            assert told.status == 403 and "does not let you in" in told.json["text"]
            await time.move(DAY + 1)
            assert (await bob.call("GET", "/api/me")).status == 200, "a ban ends"
            await owner(house, do="ban", id=bob.id, days=1)
            await owner(house, do="unban", id=bob.id)
            assert (await bob.call("GET", "/api/me")).status == 200

    run(scene())


def test_an_announcement_is_seen_at_every_table_and_in_the_lobby(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            socket = await ann.socket(await ann.table())
            assert (await owner(house, do="announce", text="Back at ten")).status == 200
            assert (await socket.until("table"))["notice"] == "Back at ten"
            assert (await house.get("/api/tables")).json["notice"] == "Back at ten"
            assert (await owner(house, do="announce", text="\u202e")).status == 422
        async with House(tmp_path) as house:
            assert (await house.get("/api/tables")).json["notice"] == "Back at ten"
            await owner(house, do="announce")
            assert (await house.get("/api/tables")).json["notice"] == ""

    run(scene())


def test_a_server_that_drains_begins_nothing_and_lets_games_go_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            table, waiting = await ann.table(start=True), await ann.table()
            socket = await ann.socket(table)
            await owner(house, do="drain")
            refused = await ann.call("POST", "/api/tables", {"game": "hackers"})
            assert (refused.status, refused.headers["retry-after"]) == (503, "60")
            other = await ann.socket(waiting)
            assert (await other.ask(do="start"))["code"] == "retry_later"
            view = await socket.my_turn()
            assert (await socket.choose())["type"] == "ack" and view["game"] == socket.view["game"]
            await owner(house, do="drain", drain=False)
            assert (await other.ask(do="start"))["type"] == "ack"

    run(scene())


def test_who_is_blocked_is_not_heard_and_does_not_sit_down_at_my_tables(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob, cat = [await house.person(name) for name in ("Ann", "Bob", "Cat")]
            table = await ann.table()
            a, b, c = [await person.socket(table) for person in (ann, bob, cat)]
            await b.ask(do="say", text="before")
            answer = await ann.call("POST", "/api/me/blocks", {"guest": bob.id})
            assert answer.json["guests"] == [bob.id]
            await b.ask(do="say", text="rude")
            assert (await b.ask(do="sit", seat="B"))["code"] == "forbidden"
            await c.until("chat", lambda line: line["text"] == "rude")
            assert [m for m in await a.quiet() if m["type"] == "chat" and m["text"] == "rude"] == []
            assert (await ann.socket(table)).heard[0]["chat"] == []
            await ann.call("POST", "/api/me/blocks", {"guest": bob.id, "block": False})
            assert [line["text"] for line in (await ann.socket(table)).heard[0]["chat"]] == ["before", "rude"]
            assert (await b.ask(do="sit", seat="B"))["type"] == "ack"

    run(scene())


def test_the_owner_reads_what_was_reported_with_what_they_had_said(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob, eve = [await house.person(name) for name in ("Ann", "Bob", "Eve")]
            table = await ann.table()
            _, b = await ann.socket(table), await bob.socket(table)
            await b.ask(do="say", text="rude")
            told = {"table": table, "guest": bob.id, "text": "see for yourself"}
            assert (await ann.call("POST", "/api/reports", told)).status == 201
            assert (await ann.call("POST", "/api/reports", {**told, "guest": eve.id})).status == 404
            (report,) = (await owner(house)).json["reports"]
            assert (report["by_name"], report["name"], report["said"]) == ("Ann", "Bob", ["rude"])
            await owner(house, do="dismiss", report=report["id"])
            assert (await owner(house)).json["reports"] == []

    run(scene())


def test_people_get_all_that_is_kept_of_them_and_nothing_of_others(where: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_house(tmp_path, where) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            table = await ann.table(start=True)
            a, b = await ann.socket(table), await bob.socket(table)
            await a.ask(do="say", text="mine")
            await b.ask(do="say", text="his")
            mine = await ann.call("GET", "/api/me/export")
            assert mine.json["guest"]["name"] == "Ann"
            assert [line["text"] for line in mine.json["tables"][0]["chat"]] == ["mine"]
            text = json.dumps(mine.json)
            assert bob.id not in text and "Bob" not in text and "secret" not in text
            secret = secret_file(house.settings).read_text().strip()
            path = f"/api/owner/guests/{ann.id}"
            asked = await request(house.port, "GET", path, None, {"Authorization": f"Bearer {secret}"})
            assert asked.json["tables"] == mine.json["tables"]

    run(scene())


def test_what_is_older_than_the_owner_keeps_is_gone(where: str, tmp_path: Path) -> None:
    async def scene() -> None:
        time = HandTime()
        async with a_house(tmp_path, where, time=time, keep_tables_days=10, keep_guests_days=20) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            table = await ann.table(start=True)
            await (await ann.socket(table)).close()
            await rest()
            await time.move(11 * DAY)
            young = await bob.table()
            await house.lobby.forget_idle()
            await expire(house.lobby)
            assert (await ann.call("GET", f"/api/tables/{table}")).status == 404
            assert (await bob.call("GET", f"/api/tables/{young}")).status == 200
            await time.move(10 * DAY)
            await bob.call("GET", "/api/me")
            await expire(house.lobby)
            assert await house.lobby.store.guest(ann.id) is not None, "she was here ten days ago"
            await time.move(11 * DAY)
            await expire(house.lobby)
            assert await house.lobby.store.guest(ann.id) is None, "she sits nowhere"
            assert await house.lobby.store.guest(bob.id) is not None

    run(scene())


def test_the_owner_erases_a_table(where: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with a_house(tmp_path, where) as house:
            ann: Person = await house.person("Ann")
            table = await ann.table(start=True)
            socket = await ann.socket(table)
            assert (await owner(house, do="erase", table=table)).status == 200
            assert await socket.closed() == 4000
            assert (await ann.call("GET", f"/api/tables/{table}")).status == 404
            page = (await owner(house)).json
            assert page["tables"] == [] and [guest["name"] for guest in page["guests"]] == ["Ann"]
            await carry_on(house.lobby)

    run(scene())
