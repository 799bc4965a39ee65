"""Questions that must not show: Backup (AD-70), and those that a hot potato does away with in silence (AD-R62).

Everybody sees a window wherever such a question may be asked; nobody sees whether it is.
"""

from pathlib import Path

import pytest

from tests.games.access_denied.positions import table
from tools.server.house import HandTime, House, Socket, run
from tools.server.scene import Scene

OTHERS = ("B", "C", "D", "E", "watcher")
BOMB = "A levels: government=user; government cards: logic-bomb@B; "
SAVES = BOMB + "A hand: red-tape phreaking bbs overdraft backup; F hand: olfactopeg"
LOSES = BOMB + "A hand: red-tape phreaking bbs overdraft olfactopeg; F hand: backup"
IDLE = "step: discard; A hand: samurai; "
TROJAN = IDLE + "B hand: trojan phreaking; F hand: guru"
FREE = IDLE + "B hand: guru phreaking; F hand: trojan"


def picks(socket: Socket) -> list[str]:
    """What somebody may answer in the open window."""
    return [option["pick"] for option in socket.view["window"]["prompt"]["options"]]


def bombed(folder: Path, position: str, answer: str) -> Scene:
    """A springs a Logic Bomb and must discard two cards, which Backup could save."""

    async def play() -> Scene:
        folder.mkdir()
        async with House(folder, time := HandTime()) as house:
            scene = Scene(house, time)
            await scene.sit(table(position).save(), "action", game="access-denied", seats=6)
            a = scene.sockets["A"]
            for pick in ("play:red-tape", "at@B"):
                await a.choose(pick)
                await scene.listen()
            assert a.view["window"]["kind"] == "backup" and a.view["window"]["eligible"] == ["A"]
            assert picks(a) == (["pass", "play:backup"] if position == SAVES else ["pass"])
            assert (await a.choose(answer))["sealed"]
            await scene.pass_time(2.9)
            await scene.pass_time(0.4)
            if answer == "pass":
                for card in ("discard:phreaking", "discard:bbs"):
                    await a.choose(card)
                    await scene.listen()
            return scene

    scene: Scene = run(play())
    return scene


def test_nobody_can_tell_whether_the_loser_holds_backup(tmp_path: Path) -> None:
    one, other = bombed(tmp_path / "1", SAVES, "pass"), bombed(tmp_path / "2", LOSES, "pass")
    for seat in OTHERS:
        assert one.without_names(seat) == other.without_names(seat), seat


def test_backup_is_played_in_its_window_and_shown_when_it_closes(tmp_path: Path) -> None:
    scene = bombed(tmp_path / "1", SAVES, "play:backup")
    shown = [at for at, text in scene.times["C"] if "A played:backup" in text]
    assert shown and min(shown) >= 103.0
    assert not any("A discarded" in text for _, text in scene.times["C"]), "the cards are saved"


def a_turn_begins(folder: Path, position: str, pace: str) -> Scene:
    """A's turn ends; B, who may hold Trojan, makes no attempt."""

    async def play() -> Scene:
        folder.mkdir()
        async with House(folder, time := HandTime()) as house:
            scene = Scene(house, time)
            saved = table(position, "2013").save()
            await scene.sit(saved, "discard", game="access-denied", edition="2013", seats=6, pace=pace)
            a, b = scene.sockets["A"], scene.sockets["B"]
            await a.choose("done")
            await scene.listen()
            assert a.view["window"]["kind"] == "draw" and a.view["window"]["left_ms"] == -1, "it waits for A"
            await a.choose("done")
            await scene.pass_time(0.3)
            assert b.view["window"]["kind"] == "attempt" and scene.sockets["C"].view["window"]["prompt"] is None
            assert picks(b)[0] == ("pass" if position == TROJAN else "done")
            await scene.pass_time(60)
            assert b.view["window"]["kind"] == "attempt", "who plays may think"
            await b.choose(picks(b)[0])
            await scene.pass_time(0.3)
            assert b.view["about"] == "action" and b.view["window"] is None
            return scene

    scene: Scene = run(play())
    return scene


@pytest.mark.parametrize("pace", ["live", "turns"])
def test_nobody_can_tell_whether_trojan_keeps_a_player_from_attempts(tmp_path: Path, pace: str) -> None:
    one, other = a_turn_begins(tmp_path / "1", TROJAN, pace), a_turn_begins(tmp_path / "2", FREE, pace)
    for seat in ("A", "C", "D", "E", "watcher"):
        assert one.without_names(seat) == other.without_names(seat), seat
