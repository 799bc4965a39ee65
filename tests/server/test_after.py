"""After a game: what turned it, and a puzzle from one of its positions; cards for any time; armed answers."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from sneakernet.core.choice import Ask, Option
from sneakernet.core.event import Event
from sneakernet.server.tables.armed import fitting
from sneakernet.server.tables.roster import Roster
from sneakernet.server.tables.state import Over
from sneakernet.server.wire.commands import Order
from sneakernet.server.wire.library import required_places
from tools.server.house import House, lay_out, run

SHORT: dict[str, Any] = {"seats": 3, "settings": {"round_cap": "2"}}


def test_a_review_and_a_puzzle_from_one_of_its_positions(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            socket = await ann.socket(await ann.table(start=True, **SHORT))
            game = socket.view["game"]
            early = await ann.call("POST", "/api/tables", {"game": "hackers", "puzzle": puzzle(game, 3)})
            assert early.status == 404  # not while it is played
            while not (await socket.my_turn())["result"]:
                await socket.choose()
                socket.view["prompt"] = None
            why = (await ann.call("GET", f"/api/replays/{game}?side=B&lang=de")).json["result"]["why"]
            assert socket.view["result"]["why"] and why not in ("", socket.view["result"]["why"])
            review = (await ann.call("GET", f"/api/replays/{game}/review?side=A&lang=de")).json
            assert all(moment["before"] - moment["after"] > review["dear"] - 0.001 for moment in review["moments"])
            assert all(": Du spieltest „" in moment["text"] for moment in review["moments"]), (
                "as the replay of this side"
            )
            assert 0 < review["thought_over"] <= review["choices"]
            assert (await ann.call("GET", f"/api/replays/{game}/review?side=all")).status == 400
            frames = (await ann.call("GET", f"/api/replays/{game}?side=A")).json["frames"]
            step = next(n for n, frame in enumerate(frames) if n > 4 and frame["view"]["asked"] == "A")
            answer = await ann.call("POST", "/api/tables", {"game": "hackers", "puzzle": puzzle(game, step)})
            assert answer.status == 201, answer.body
            laid = answer.json
            assert laid["you"]["seat"] == "A" and laid["table"]["phase"] == "playing"
            assert laid["view"]["view"]["places"] == frames[step]["view"]["places"]
            assert laid["view"]["prompt"]["about"] == frames[step]["view"]["about"]
            assert [chair["kind"] for chair in laid["table"]["chairs"]] == ["person", "bot", "bot"]
            again = await ann.socket(laid["table"]["id"])
            while not (await again.my_turn())["result"]:
                await again.choose()
                again.view["prompt"] = None
        async with House(tmp_path) as house:
            table = (await house.lobby.find(laid["table"]["id"])).state
            assert isinstance(table.stage, Over)

    run(scene())


def test_nobody_sits_down_where_a_finished_game_was_dealt_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            socket = await ann.socket(await ann.table(start=True, **SHORT))
            await socket.ask(do="away", away=True)
            game = (await socket.until("view", lambda view: view["result"] is not None))["game"]
            wish = {"game": "hackers", "puzzle": puzzle(game, 0), "public": True}
            laid = (await ann.call("POST", "/api/tables", wish)).json["table"]
            assert (laid["puzzle"], laid["public"]) == (game, False)
            a, b = await ann.socket(laid["id"]), await bob.socket(laid["id"])
            await a.my_turn()
            refused = await b.ask(do="sit")
            assert refused["code"] == "forbidden" and "finished one" in refused["text"]
            assert (await a.ask(do="change", public=True))["code"] == "forbidden"
            stored = await house.lobby.store.load(laid["id"])
            assert stored is not None and Roster().read(stored.journal).puzzle == game, "a restart does not forget it"
            await a.ask(do="away", away=True)
            await a.until("view", lambda view: view["result"] is not None)
            await a.ask(do="away", away=False)
            await a.ask(do="rematch")
            await a.until("table", lambda table: table["phase"] == "playing" and not table["puzzle"])
            assert (await b.ask(do="sit"))["type"] == "ack", "these cards are new"

    run(scene())


def asked_about(step: str) -> Callable[[dict[str, Any]], bool]:
    return lambda view: bool(view["prompt"]) and view["prompt"]["about"] == step


def puzzle(game: str, step: int) -> dict[str, object]:
    return {"game": game, "step": step, "seat": "A"}


def test_armed_answers_know_sectors_and_exceptions() -> None:
    needs = required_places("access-denied", "2014")
    aimed = [Option("pass"), Option("play", "cancelbot", "fbi-raid"), Option("play", "cancelbot", "easy-credit")]
    ask = Ask(1, "respond", tuple(aimed), True)
    nothing = Event("", "")

    def first(**condition: Any) -> str:
        found = fitting([Order("play:cancelbot", **condition)], ask, nothing, needs)
        return found[1] if found else ""

    assert first() == "play:cancelbot@fbi-raid"
    assert first(requires="banking") == "play:cancelbot@easy-credit"
    assert first(never="fbi-raid") == "play:cancelbot@easy-credit"
    assert first(card="easy-credit") == "play:cancelbot@easy-credit"
    assert first(requires="telecomm") == first(by="C") == ""


def test_browsers_that_come_where_nothing_is_get_a_page(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            page = await house.get("/nowhere", Accept="text/html")
            assert page.status == 404 and page.headers["content-type"].startswith("text/html")
            for path in ("/nowhere", "/api/nowhere", "/static/nowhere.js"):
                assert (await house.get(path)).json["code"] == "not_found"
            assert (await house.get("/api/nowhere", Accept="text/html")).json["code"] == "not_found"

    run(scene())


ANY_TIME = """
game: access-denied; seats: 3; active: A; step: action; actions: 1
A hand: copybot samurai; B hand: guru; C hand: firewall
pile: telecourse; deck: phreaking usenet bbs anti-virus backdoor
"""


def test_a_card_for_any_time_is_queued_also_by_a_person_alone(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            table = await ann.table("access-denied", seats=3, start=True)
            socket = await ann.socket(table)
            await lay_out(house.lobby, table, ANY_TIME)
            await socket.sees(lambda view: view["asked"] == "A" and view["about"] == "action")
            order = {"pick": "play:copybot"}
            assert (await socket.ask(do="arm", orders=[order]))["type"] == "ack"
            for step in ("action", "discard"):  # the next safe point is after step 3
                await socket.sees(asked_about(step))
                assert (await socket.choose("done"))["type"] == "ack"
            await socket.until("view", lambda view: any(e["verb"] == "copied" for e in view["events"]))
            assert "telecourse" in socket.view["view"]["places"]["A hand"]["cards"]
            assert [m for m in socket.heard if m["type"] == "you"][-1]["you"]["orders"] == []
            asked = [m["prompt"]["about"] for m in socket.heard if m["type"] == "view" and m["prompt"]]
            assert "idle" not in asked

    run(scene())
