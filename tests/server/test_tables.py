"""Tables: making one, sitting down, playing to the end, coming back."""

from pathlib import Path

from sneakernet.cli.main import run as cli
from tools.server.house import House, run


def test_play_now_seats_me_with_bots_and_deals_at_once(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            answer = await ann.call("POST", "/api/tables", {"game": "hackers", "start": True})
            assert answer.status == 201
            welcome = answer.json
            assert welcome["you"]["seat"] == "A" and welcome["you"]["host"]
            assert [chair["kind"] for chair in welcome["table"]["chairs"]] == ["person", "bot", "bot", "bot"]
            assert welcome["table"]["phase"] == "playing"
            assert welcome["view"]["seat"] == "A"
            assert welcome["view"]["view"]["places"]["B hand"]["cards"] == []

    run(scene())


def test_a_game_against_bots_ends_and_can_be_replayed(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            table = await ann.table(start=True)
            socket = await ann.socket(table)
            before = await ann.call("GET", f"/api/replays/{socket.view['game']}")
            assert before.status == 404
            while not (await socket.my_turn())["result"]:
                assert (await socket.choose())["type"] == "ack"
                socket.view["prompt"] = None
            game = socket.view["game"]
            assert socket.view["result"]["places"]["B hand"] is not None
            record = await ann.call("GET", f"/api/records/{game}")
            assert record.body.startswith(b"sneakernet-record 1 game=hackers")
            await socket.quiet()
            (tmp_path / "game.record").write_bytes(record.body)
            sealed = socket.table["commitment"]
            assert cli(["replay", str(tmp_path / "game.record"), "--sealed", sealed]) == 0
            assert cli(["replay", str(tmp_path / "game.record"), "--sealed", sealed[::-1]]) == 2
            replay = (await ann.call("GET", f"/api/replays/{game}?side=A&first=0&count=5")).json
            assert replay["count"] > 20 and len(replay["frames"]) == 5
            opened = (await ann.call("GET", f"/api/replays/{game}?side=all&count=1")).json
            hands = [opened["frames"][0]["view"]["places"][f"{seat} hand"] for seat in "ABCD"]
            assert all(len(hand["cards"]) == hand["count"] > 0 for hand in hands)

    run(scene())


def test_the_lobby_shows_public_tables_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            public = await ann.table(public=True, title="Friday")
            private = await ann.table()
            lobby = await house.get("/api/tables")
            assert [line["id"] for line in lobby.json["tables"]] == [public]
            assert private.encode() not in lobby.body
            mine = (await ann.call("GET", "/api/me/tables")).json
            assert {line["id"] for line in mine["tables"]} == {public, private}

    run(scene())


def test_a_friend_takes_over_a_bots_chair_between_turns(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            table = await ann.table(start=True)
            a = await ann.socket(table)
            await a.my_turn()
            b = await bob.socket(table)
            assert b.view["seat"] == "" and b.view["prompt"] is None
            assert (await b.ask(do="sit", seat="C"))["type"] == "ack"
            welcome = [m for m in b.heard if m["type"] == "welcome"][-1]
            assert welcome["you"]["seat"] == "C"
            hand = welcome["view"]["view"]["places"]["C hand"]
            assert len(hand["cards"]) == hand["count"]
            assert (await b.ask(do="stand"))["type"] == "ack"
            refused = await b.ask(do="sit", seat="D")
            assert refused["code"] == "forbidden", "who has seen C's hand cannot take D's"
            assert (await b.ask(do="sit", seat="C"))["type"] == "ack"

    run(scene())


def test_one_chair_is_for_one_person(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob, cat = [await house.person(name) for name in ("Ann", "Bob", "Cat")]
            table = await ann.table()
            b, c = await bob.socket(table), await cat.socket(table)
            first, second = await b.ask(do="sit", seat="B"), await c.ask(do="sit", seat="B")
            assert (first["type"], second["code"]) == ("ack", "seat_taken")

    run(scene())


def test_names_that_look_alike_get_a_number(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob = await house.person("Zero"), await house.person("ZER0")
            table = await ann.table()
            b = await bob.socket(table)
            await b.ask(do="sit", seat="B")
            assert [chair["name"] for chair in b.table["chairs"]][:2] == ["Zero", "ZER0 2"]

    run(scene())


def test_the_host_sets_removes_and_mutes(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            table = await ann.table()
            a, b = await ann.socket(table), await bob.socket(table)
            await b.ask(do="sit", seat="B")
            assert (await b.ask(do="change", beat=5))["code"] == "forbidden"
            assert (await a.ask(do="change", beat=5, settings={"open_source": "on"}, seats=3))["type"] == "ack"
            await a.quiet()
            assert (a.table["beat"], a.table["seats"], a.table["settings"]) == (5, 3, {"open_source": "on"})
            assert (await a.ask(do="change", settings={"starter": "B"}))["code"] == "bad_setting"
            assert (await a.ask(do="bot", seat="C", bot="newcomer"))["type"] == "ack"
            assert (await a.ask(do="mute", guest=bob.id))["type"] == "ack"
            assert (await b.ask(do="say", text="hello"))["code"] == "forbidden"
            assert (await a.ask(do="kick", guest=bob.id))["type"] == "ack"
            assert await b.closed() == 4000
            assert b.heard[-1]["code"] == "kicked"
            assert (await bob.call("GET", f"/api/tables/{table}")).status == 404

    run(scene())


def test_chat_reaches_everybody_in_their_language(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            table = await ann.table()
            a, b = await ann.socket(table), await bob.socket(table)
            await a.ask(do="say", text="<b>hi</b>\u00a0there")
            assert (await b.until("chat"))["text"] == "<b>hi</b>\u00a0there"
            await a.ask(do="say", phrase="gg")
            said = await b.until("chat")
            assert (said["phrase"], said["text"]) == ("gg", "Good game!")
            assert (await a.ask(do="say", text="a\u202eb"))["code"] == "bad_text"
            again = await bob.socket(table)
            assert [line["n"] for line in again.heard[0]["chat"]] == [0, 1]

    run(scene())


def test_two_tabs_of_one_seat_show_the_same(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            table = await ann.table(start=True)
            one, two = await ann.socket(table), await ann.socket(table)
            await one.my_turn()
            await two.my_turn()
            assert one.view["seq"] == two.view["seq"] and one.view["view"] == two.view["view"]
            seq = one.view["seq"]
            await one.choose()
            await two.until("view", lambda view: view["seq"] > seq)
            stale = await two.ask(do="choose", game=two.view["game"], seq=seq, pick="whatever")
            assert stale["code"] == "stale" and stale["view"]["seq"] > seq

    run(scene())


def test_coming_back_shows_the_same_question_and_the_whole_log(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            table = await ann.table(start=True)
            socket = await ann.socket(table)
            asked = await socket.my_turn()
            await socket.close()
            again = await ann.socket(table)
            assert again.view["prompt"] == asked["prompt"] and again.view["seq"] == asked["seq"]
            assert len(again.heard[0]["log"]) > 0

    run(scene())


def test_bots_and_terminals_can_play_without_a_socket(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            table = await ann.table(start=True)
            view = (await ann.call("GET", f"/api/tables/{table}")).json["view"]
            while not view["prompt"]:
                path = f"/api/tables/{table}?after={view['seq']}&wait=5"
                view = (await ann.call("GET", path)).json["view"]
            body = {"do": "choose", "id": "x1", "game": view["game"], "seq": view["seq"], "option": 0}
            first = await ann.call("POST", f"/api/tables/{table}/do", body)
            second = await ann.call("POST", f"/api/tables/{table}/do", body)
            assert (first.json["again"], second.json["again"]) == (False, True)
            wrong = await ann.call("POST", f"/api/tables/{table}/do", {**body, "option": 1})
            assert (wrong.status, wrong.json["code"]) == (409, "conflict")

    run(scene())


def test_bots_that_fill_a_table_have_names_of_their_own(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            for _ in range(20):  # handles are drawn at random: two alike would show soon
                table = await ann.table("wired", seats=6, start=True)
                answer = (await ann.call("GET", f"/api/tables/{table}")).json
                names = [chair["name"] for chair in answer["table"]["chairs"]]
                assert len(set(names)) == 6, names

    run(scene())
