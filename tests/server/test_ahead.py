"""Passing ahead: for a turn, a game, or one sort of window; everybody sees it, and when it is over."""

from pathlib import Path
from typing import Any

import pytest

from tests.server.house import HandTime, House, Socket, run
from tests.server.test_windows import WITH, Scene


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
    assert mine["ahead_text"] == "You pass whenever an Audit may be answered, until your cards change."


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
