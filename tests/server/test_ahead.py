"""Passing ahead: for a turn, a game, or one sort of window; everybody sees it, and when it is over."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.test_again import come_back, sit_down
from tools.server.house import HandTime, House, Person, Socket, run
from tools.server.scene import WITH, Scene


def audited(folder: Path, *passes: dict[str, str], **wish: Any) -> Scene:
    """B, C and D pass ahead in one way or another; then A plays AUDIT against B."""

    async def play() -> Scene:
        async with House(folder, time := HandTime()) as house:
            scene = Scene(house, time)
            await scene.sit(WITH, **wish)
            for seat, until in zip("BCD", passes, strict=False):
                assert (await scene.sockets[seat].ask(do="ahead", **until))["type"] == "ack"
            await scene.listen()
            assert (await scene.sockets["A"].choose("play:audit"))["type"] == "ack"
            await scene.pass_time(0.3)
            return scene

    found: Scene = run(play())
    return found


def latest_you(socket: Socket) -> dict[str, Any]:
    """What somebody heard last about themselves."""
    return [dict(message["you"]) for message in socket.heard if message["type"] == "you"][-1]


AUDIT = {"until": "kind", "sort": "audit_answer"}
DUEL = {"until": "kind", "sort": "duel_answer"}


@pytest.mark.parametrize("last", [AUDIT, {"until": "game"}])
def test_a_window_whose_sort_all_have_passed_takes_no_time(tmp_path: Path, last: dict[str, str]) -> None:
    scene = audited(tmp_path, AUDIT, AUDIT, last)
    assert any("stood@B" in text for _, text in scene.times["A"])


def test_a_window_of_another_sort_lasts_its_time(tmp_path: Path) -> None:
    scene = audited(tmp_path, AUDIT, AUDIT, DUEL)
    assert not any("stood@B" in text for _, text in scene.times["A"])
    assert scene.sockets["C"].view["window"]["sort"] == "audit_answer"
    assert scene.sockets["C"].view["window"]["sort_text"] == "an Audit"


def test_everybody_sees_what_is_passed(tmp_path: Path) -> None:
    scene = audited(tmp_path, AUDIT, {"until": "turn"})
    chairs = scene.sockets["watcher"].table["chairs"]
    assert [(chair["ahead"], chair["ahead_sort"]) for chair in chairs] == [
        (False, ""), (True, "audit_answer"), (True, ""), (False, ""),
    ]  # fmt: skip
    mine = latest_you(scene.sockets["B"])
    assert (mine["ahead"], mine["ahead_sort"]) == ("kind", "audit_answer")
    assert mine["ahead_text"] == "You pass whenever you could respond to an Audit, until your cards change."


def test_an_open_window_says_which_sort_and_without_one_there_is_none(tmp_path: Path) -> None:
    async def play() -> None:
        async with House(tmp_path, time := HandTime()) as house:
            scene = Scene(house, time)
            await scene.sit(WITH)
            d = scene.sockets["D"]
            refused = await d.ask(do="ahead", until="kind")
            assert (refused["code"], refused["ref"]) == ("bad_message", "sort")
            assert refused["text"] == "Say which windows you pass: none is open now."
            assert (await d.ask(do="ahead", until="kind", sort="draw_end"))["code"] == "not_found"
            await scene.sockets["A"].choose("play:audit")
            await scene.listen()
            assert (await d.ask(do="ahead", until="kind"))["type"] == "ack"
            assert latest_you(d)["ahead_sort"] == "audit_answer"
            assert (await d.ask(do="ahead", until="off"))["type"] == "ack"
            assert latest_you(d)["ahead"] == "off"

    run(play())


def test_who_passed_a_sort_is_asked_again_when_their_cards_have_changed(tmp_path: Path) -> None:
    async def play() -> None:
        async with House(tmp_path, time := HandTime()) as house:
            scene = Scene(house, time)
            await scene.sit(WITH)
            for seat in "ABD":
                await scene.sockets[seat].ask(do="ahead", **AUDIT)
            await scene.listen()
            await scene.sockets["A"].choose("play:audit")  # a card leaves A's hand, and C could answer
            await scene.pass_time(3.3)
            seen = scene.sockets["watcher"].table["chairs"]
            assert [chair["ahead"] for chair in seen] == [False, False, False, True], "B has a computer back in hand"
            mine = latest_you(scene.sockets["A"])
            assert mine["ahead"] == "off" and mine["ahead_text"] == ""

    run(play())


def test_a_restart_forgets_neither_who_passes_ahead_nor_that_it_is_over(tmp_path: Path) -> None:
    passes: list[dict[str, str]] = [{"until": "game"}, {"until": "turn"}, AUDIT]

    def shown(socket: Socket) -> list[tuple[bool, str]]:
        return [(chair["ahead"], chair["ahead_sort"]) for chair in socket.table["chairs"]]

    async def first() -> tuple[str, list[Person]]:
        async with House(tmp_path, HandTime()) as house:
            table, people = await sit_down(house, "wired", seats=4)
            sockets = await come_back(people, house, table)
            assert (await sockets[2].ask(do="sit", seat="C"))["type"] == "ack"
            await sockets[2].until("table", lambda table: table["chairs"][2]["name"] == "Cat")
            await sockets[0].quiet()  # until a person is asked
            for socket, until in zip(sockets, passes, strict=True):
                assert (await socket.ask(do="ahead", **until))["type"] == "ack"
            return table, people

    async def until_the_next_turn(table: str, people: list[Person]) -> None:
        async with House(tmp_path, HandTime()) as house:
            sockets = await come_back(people, house, table)
            assert shown(sockets[0]) == [(True, ""), (True, ""), (True, "audit_answer"), (False, "")]
            assert [socket.heard[0]["you"]["ahead"] for socket in sockets] == ["game", "turn", "kind"]
            turn = sockets[0].view["view"]["facts"]["turn"]
            for socket in sockets:
                await socket.ask(do="away", away=True)
            await sockets[0].sees(lambda view: view["view"]["facts"]["turn"] > turn)

    async def then(table: str, people: list[Person]) -> None:
        async with House(tmp_path, HandTime()) as house:
            (socket,) = await come_back(people[:1], house, table)
            assert shown(socket)[:2] == [(True, ""), (False, "")]

    table, people = run(first())
    run(until_the_next_turn(table, people))
    run(then(table, people))


def test_a_restart_does_not_forget_who_waits_for_a_chair(tmp_path: Path) -> None:
    """Bob wants the chair of a bot that is thinking; the server dies before it has chosen."""

    async def first() -> tuple[str, list[Person], str]:
        async with House(tmp_path, HandTime(), bot_seconds=5.0) as house:
            ann, _ = people = [await house.person(name) for name in ("Ann", "Bob")]
            table = await ann.table(start=True, seats=3)
            a, b = await come_back(people, house, table)
            while a.view["asked"] in ("", "A"):
                await (a.choose() if a.view["prompt"] else a.hear())
            seat = str(a.view["asked"])
            assert (await b.ask(do="sit", seat=seat))["type"] == "ack"
            assert (await b.until("table"))["chairs"][ord(seat) - ord("A")]["next"] == "Bob"
            return table, people, seat

    async def then(table: str, people: list[Person], seat: str) -> None:
        async with House(tmp_path, HandTime()) as house:
            a, b = await come_back(people, house, table)
            chair = a.heard[0]["table"]["chairs"][ord(seat) - ord("A")]
            assert (chair["kind"], chair["next"]) == ("bot", "Bob")
            if b.heard[0]["you"]["seat"] != seat:
                await b.until("welcome", lambda welcome: welcome["you"]["seat"] == seat)

    run(then(*run(first())))
