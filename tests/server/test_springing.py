"""Sector cards that spring at an announcement: what they do is seen before anybody is asked for an answer (AD-R18)."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tests.games.access_denied.positions import table
from tools.server.house import HandTime, House, Json, run
from tools.server.scene import Scene

PLAY = "A levels: government=user; A hand: red-tape [5]; D levels: government=user; government cards: "
BOMB, SNIFFER, BOTH = "logic-bomb@B; ", "packet-sniffer@D; ", "logic-bomb@B.0 packet-sniffer@D.1; "
HOLDS, LACKS = "D hand: cancelbot; E hand: olfactopeg", "D hand: olfactopeg; E hand: cancelbot"


def announce(folder: Path, position: str, then: Callable[[Scene], Awaitable[None]]) -> Scene:
    """A announces Red Tape, which requires Government, at B; six people and a watcher look on."""
    time = HandTime()

    async def play() -> Scene:
        folder.mkdir()
        async with House(folder, time) as house:
            scene = Scene(house, time)
            await scene.sit(table(PLAY + position).save(), "action", game="access-denied", seats=6)
            await scene.sockets["A"].choose("play:red-tape")
            await scene.listen()
            await scene.sockets["A"].choose("at@B")
            await scene.listen()
            await then(scene)
            return scene

    scene: Scene = run(play())
    return scene


async def discard_down(scene: Scene) -> None:
    """A, who might save the cards (AD-70), discards two; then the window opens, and closes without an answer."""
    a = scene.sockets["A"]
    await wait(scene)
    for _ in range(2):
        assert (a.view["about"], a.view["window"]) == ("discard_down", None)
        await a.choose()
        await scene.listen()
    await wait(scene)


async def wait(scene: Scene) -> None:
    await scene.pass_time(2.9)
    await scene.pass_time(0.4)


def opened(scene: Scene, seat: str) -> tuple[list[str], Json]:
    """All that somebody had been told when the only window to answer the card opened, and the window."""
    told: list[str] = []
    views = [message for message in scene.sockets[seat].heard if message["type"] == "view" and message["seq"] > 100]
    (at,) = [n for n, view in enumerate(views) if view["window"] and view["window"]["kind"] == "respond"]
    for view in views[: at + 1]:
        told += [event["event"] for event in view["events"]]
    return told, views[at]["window"]


def test_who_may_answer_has_seen_what_the_packet_sniffer_shows(tmp_path: Path) -> None:
    scene = announce(tmp_path / "1", SNIFFER + HOLDS, wait)
    told, window = opened(scene, "D")
    assert "A sprang:packet-sniffer@government" in told and told[-1] == "D lifted:packet-sniffer@government"
    assert any(text.startswith("D saw:") and "?" not in text for text in told), "the code that D was shown"
    assert [option["pick"] for option in window["prompt"]["options"]] == ["pass", "play:cancelbot@red-tape"]


@pytest.mark.parametrize("position", [BOMB, BOTH])
def test_the_window_opens_after_the_logic_bomb_and_asks_who_holds_an_answer(tmp_path: Path, position: str) -> None:
    scene = announce(tmp_path / "1", position + HOLDS, discard_down)
    told, window = opened(scene, "D")
    verbs = [text.split()[1].partition(":")[0] for text in told]
    assert verbs.index("sprang") < verbs.index("discarded") < verbs.index("lifted") and verbs[-1] == "lifted"
    assert [option["pick"] for option in window["prompt"]["options"]] == ["pass", "play:cancelbot@red-tape"]
    assert window["cause"]["event"] == "A played:red-tape@B", "what is to be answered"


@pytest.mark.parametrize(("position", "then"), [(BOMB, discard_down), (BOTH, discard_down), (SNIFFER, wait)])
def test_nobody_else_can_tell_whether_d_holds_an_answer(
    tmp_path: Path, position: str, then: Callable[[Scene], Awaitable[None]]
) -> None:
    one = announce(tmp_path / "1", position + HOLDS, then)
    other = announce(tmp_path / "2", position + LACKS, then)
    for seat in ("A", "B", "C", "F", "watcher"):
        assert one.without_names(seat) == other.without_names(seat), seat


def test_a_sector_card_that_samurai_lifts_opens_no_second_window(tmp_path: Path) -> None:
    time = HandTime()

    async def play() -> None:
        async with House(tmp_path, time) as house:
            scene = Scene(house, time)
            position = table("government cards: logic-bomb@B; A hand: samurai [2]").save()
            await scene.sit(position, "action", game="access-denied", seats=6)
            await scene.sockets["A"].choose("play:samurai")
            await scene.listen()
            await wait(scene)
            told, _ = opened(scene, "B")
            assert told == ["A played:samurai", "A aimed:logic-bomb"]
            assert any("B lifted:logic-bomb@government" in text for _, text in scene.times["B"])

    run(play())
