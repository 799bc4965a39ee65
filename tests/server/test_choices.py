"""Choices: known again by their id, refused by name, taken back only while nothing came to light."""

from pathlib import Path

from tools.server.house import House, Socket, lay_out, run


def test_a_choice_that_is_sent_again_has_no_second_effect(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            socket = await ann.socket(await ann.table(start=True))
            view = await socket.my_turn()
            pick = view["prompt"]["options"][0]["pick"]
            first = await socket.ask(do="choose", id="same", game=view["game"], seq=view["seq"], pick=pick)
            second = await socket.ask(do="choose", id="same", game=view["game"], seq=view["seq"], pick=pick)
            assert (first["again"], second["again"], first["seq"]) == (False, True, second["seq"])
            other = await socket.ask(do="choose", id="same", game=view["game"], seq=view["seq"], option=1)
            assert (other["code"], other["ref"]) == ("conflict", "id")

    run(scene())


def test_a_choice_of_one_game_is_not_carried_out_in_the_next(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            socket = await ann.socket(await ann.table(start=True, beat=0))
            first = (await socket.my_turn())["game"]
            await socket.ask(do="away", away=True)
            await socket.until("view", lambda view: view["result"] is not None)
            await socket.ask(do="away", away=False)
            await socket.ask(do="rematch")
            view = await socket.sees(lambda view: view["game"] != first and view["prompt"])
            about = {"id": "again", "seq": view["seq"], "pick": view["prompt"]["options"][0]["pick"]}
            late = await socket.ask(do="choose", game=first, **about)
            assert (late["code"], late["ref"], late["view"]["game"]) == ("stale", "game", view["game"])
            assert (await socket.ask(do="choose", game=view["game"], **about))["type"] == "ack"

    run(scene())


def test_an_older_client_is_told_in_one_line_that_it_is_older(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            table = await ann.table(start=True)
            socket = await ann.socket(table)
            assert socket.heard[0]["protocol"] == 2
            told = [await socket.ask(do="choose", id="-", seq=1, pick="x")]
            told.append((await ann.call("POST", f"/api/tables/{table}/do", {"do": "choose", "id": "a", "seq": 1})).json)
            assert [(answer["code"], answer["ref"]) for answer in told] == [("bad_message", "game")] * 2
            assert {answer["text"] for answer in told} == {
                "This page or program is older than the server. Reload it or update it."
            }
            assert (await ann.call("POST", "/api/tables", {})).json["text"] != told[0]["text"]

    run(scene())


def test_people_may_give_their_choices_the_same_id(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            table = await ann.table()
            a, b = await ann.socket(table), await bob.socket(table)
            await b.ask(do="sit", seat="B")
            await a.ask(do="start")
            done: set[str] = set()
            while done != {"A", "B"}:
                for socket in (a, b):
                    await socket.quiet()
                    if socket.view["prompt"]:
                        seat = socket.view["seat"]
                        first = {} if seat in done else {"id": "pick-1"}
                        assert (await socket.choose(**first))["type"] == "ack", "what others are called tells nothing"
                        done.add(seat)
                        socket.view["prompt"] = None

    run(scene())


def test_wrong_choices_get_a_name_and_the_current_view(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob, eve = [await house.person(name) for name in ("Ann", "Bob", "Eve")]
            table = await ann.table()
            a, b, watcher = await ann.socket(table), await bob.socket(table), await eve.socket(table)
            assert (await a.ask(do="choose", game="none", seq=0, pick="x"))["code"] == "not_started"
            await b.ask(do="sit", seat="B")
            await a.ask(do="start")
            await a.sees()
            text = "game: hackers; seats: 4; active: A; A hand: virus curtis payphone; B hand: worm; deck: diskette; "
            await lay_out(house.lobby, table, text + "snoop: hacker-dade")
            view = await a.sees(lambda view: view["seq"] > 100)
            seq = view["seq"]
            for socket in (b, watcher):
                await socket.sees(lambda view: view["seq"] > 100)
            stale = await a.ask(do="choose", game=view["game"], seq=seq - 1, pick="add:curtis")
            assert (stale["code"], stale["seq"], stale["view"]["seq"]) == ("stale", seq, seq)
            assert (await b.ask(do="choose", game=view["game"], seq=seq, pick="add:worm"))["code"] == "not_your_turn"
            assert (await watcher.ask(do="choose", game=view["game"], seq=seq, pick="add:curtis"))[
                "code"
            ] == "forbidden"
            illegal = await a.ask(do="choose", game=view["game"], seq=seq, pick="add:virus")
            assert (illegal["code"], illegal["rule"]) == ("illegal_choice", "HK-27")
            assert (await a.ask(do="choose", game=view["game"], seq=seq, pick="timeout"))["code"] == "illegal_choice"
            assert (await a.ask(do="choose", game=view["game"], seq=seq, option=77))["code"] == "illegal_choice"
            why = await a.ask(do="why", card="virus")
            assert (why["possible"], why["rule"]) == (False, "HK-27")
            assert (await a.ask(do="choose", game=view["game"], seq=seq, pick="add:curtis"))["type"] == "ack"

    run(scene())


async def at(house: House, position: str) -> Socket:
    """Ann alone with bots, at a position that asks her."""
    ann = await house.person()
    table = await ann.table(start=True)
    socket = await ann.socket(table)
    await socket.my_turn()
    await lay_out(house.lobby, table, f"game: hackers; seats: 4; active: A; {position}")
    await socket.sees(lambda view: view["seq"] > 100)
    return socket


DRAW = "step: draw; A hand: curtis; deck: diskette virus worm; snoop: payphone"


def test_a_draw_cannot_be_taken_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            socket = await at(house, DRAW)
            await socket.choose("deck")
            after = await socket.until("view")
            assert not after["can_undo"]
            assert (await socket.ask(do="undo", seq=after["seq"]))["code"] == "cannot_undo"

    run(scene())


def test_a_card_shown_to_others_cannot_be_taken_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            socket = await at(house, "A hand: curtis worm; A files: payphone; deck: diskette virus; snoop: cyberdelia")
            await socket.choose("add:curtis")
            after = await socket.until("view")
            assert after["asked"] == "A" and not after["can_undo"]

    run(scene())


def test_a_misplaced_card_can_be_taken_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            table = await ann.table("wired", seats=2, start=True)
            socket = await ann.socket(table)
            before = await socket.my_turn()
            while not socket.view["can_undo"]:
                before = await socket.my_turn()
                assert not before["result"], "no choice of a whole game could be taken back"
                await socket.choose(before["prompt"]["options"][-1]["pick"])
                await socket.until("view")
            seq = socket.view["seq"]
            assert (await socket.ask(do="undo", seq=seq - 1))["code"] == "stale"
            assert (await socket.ask(do="undo", seq=seq))["type"] == "ack"
            again = await socket.sees(lambda view: view["seq"] > seq)
            assert again["prompt"] == before["prompt"] and not again["can_undo"]
            assert "takes a choice back" in again["news"][0]
            house.lobby.tables.pop(table).stop()
            other = await ann.socket(table)
            assert other.view["prompt"] == again["prompt"], "the store remembers it too"

    run(scene())
