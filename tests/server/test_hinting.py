"""Hints: for the seat that is asked, where the host allows them, and nobody else hears of them."""

from pathlib import Path
from typing import Any

import pytest

from tools.server.house import House, Socket, run

GERMAN = "Ich würde „"


def kinds(socket: Socket) -> set[str]:
    """What sorts of messages somebody has heard."""
    return {message["type"] for message in socket.heard}


def test_who_plays_alone_gets_a_hint_in_words(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, eve = await house.person("Ann"), await house.person("Eve")
            table = await ann.table(start=True)
            socket, watcher = await ann.socket(table), await eve.socket(table)
            view = await socket.my_turn()
            assert (socket.table["hints"], socket.table["hints_now"]) == ("alone", True)
            hint = await socket.ask(do="hint", seq=view["seq"])
            texts = {option["pick"]: option["text"] for option in view["prompt"]["options"]}
            assert (hint["type"], hint["seq"]) == ("hint", view["seq"])
            before, _, _ = hint["text"].partition("% to win.")
            said, _, percent = before.rpartition(" ")
            assert said == f"I would pick “{texts[hint['pick']]}”:"
            assert abs(int(percent) / 100 - hint["chance"]) < 0.006, "the chance that is sent, rounded"
            body = {"do": "hint", "seq": view["seq"], "id": "x"}
            over_http = (await ann.call("POST", f"/api/tables/{table}/do", body)).json
            assert {**hint, "id": "x"} == over_http
            assert len(house.lobby.services.hints.thoughts) == 1, "thought about once"
            await socket.send(do="hello", language="de")
            await socket.until("welcome")
            assert (await socket.ask(do="hint", seq=view["seq"]))["text"].startswith(GERMAN)
            assert (await watcher.ask(do="hint", seq=watcher.view["seq"]))["code"] == "forbidden"
            await watcher.quiet()
            assert "hint" not in kinds(watcher)

    run(scene())


def test_the_table_goes_on_while_a_hint_is_thought_about(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            socket = await ann.socket(await ann.table(start=True))
            view = await socket.my_turn()
            await socket.send(do="hint", seq=view["seq"], id="hint")
            assert (await socket.choose())["type"] == "ack"
            assert "hint" not in kinds(socket)
            late = await socket.until("error")
            assert (late["code"], late["id"]) == ("stale", "hint")

    run(scene())


@pytest.mark.parametrize(("wish", "allowed"), [({}, False), ({"hints": "on"}, True), ({"hints": "off"}, False)])
def test_several_people_get_hints_only_where_the_host_says_so(
    tmp_path: Path, wish: dict[str, Any], allowed: bool
) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            table = await ann.table(beat=0, **wish)
            a, b = await ann.socket(table), await bob.socket(table)
            early = (await a.ask(do="hint", seq=0))["code"]
            assert early == ("forbidden" if wish.get("hints") == "off" else "not_started")
            await b.ask(do="sit", seat="B")
            await a.ask(do="start")
            view = await a.sees(lambda view: view["asked"] in ("A", "B"))
            await b.sees(lambda other: other["asked"] == view["asked"])
            asked, other = (a, b) if view["asked"] == "A" else (b, a)
            assert a.table["hints_now"] == allowed
            mine = await asked.ask(do="hint", seq=asked.view["seq"])
            assert mine["type"] == "hint" if allowed else mine["text"] == "There are no hints at this table."
            code = (await other.ask(do="hint", seq=other.view["seq"]))["code"]
            assert code == ("not_your_turn" if allowed else "forbidden")
            await other.quiet()
            assert "hint" not in kinds(other), "others do not hear of it"
            await a.ask(do="change", hints="off" if allowed else "on")
            assert (await asked.ask(do="hint", seq=asked.view["seq"]))["type"] == ("error" if allowed else "hint")
            assert (await b.ask(do="change", hints="on"))["code"] == "forbidden"

    run(scene())


def test_a_wrong_word_for_hints_is_refused(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            answer = await ann.call("POST", "/api/tables", {"game": "hackers", "hints": "maybe"})
            assert (answer.status, answer.json["ref"]) == (400, "hints")

    run(scene())
