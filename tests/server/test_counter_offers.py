"""Counter-offers of WIRED: nobody can tell whether the active player could have accepted (WD-53)."""

from pathlib import Path
from typing import Any

import pytest

from sneakernet.core.choice import Ask
from sneakernet.core.rng import Rng
from sneakernet.core.view import SPECTATOR
from sneakernet.server.tables.game import TableGame
from tools.server import pairs
from tools.server.house import HandTime, House, Socket, run
from tools.server.scene import Scene

OTHERS = ("B", "C", "D", "watcher")
TABLE = """
game: wired; seats: 4; active: A; step: trade; dealer: D
A hand: switch %s; B hand: cable-2 trained; C hand: hacked; draw: computer*9
"""
HOLDS, LACKS = TABLE % "audit", TABLE % "powered"


def countered(folder: Path, position: str, answer: str, **wish: Any) -> Scene:
    """A offers B a Switch for a Cabling; B wants an Audit for Trained instead. A takes two seconds to answer."""

    async def play() -> Scene:
        folder.mkdir()
        async with House(folder, time := HandTime()) as house:
            scene = Scene(house, time)
            await scene.sit(position, "trade", **wish)
            a, b = scene.sockets["A"], scene.sockets["B"]
            for who, pick in ((a, "offer"), (a, "to@B")):
                await who.choose(pick)
                await scene.listen()
            await mark(scene, a, "give:switch", "enough")
            await mark(scene, a, "want:cable-2", "propose")
            await b.choose("counter")
            await scene.listen()
            await mark(scene, b, "give:trained", "enough")
            await mark(scene, b, "want:audit", "propose")
            assert [a.view["window"][part] for part in ("kind", "eligible")] == ["counter_answer", ["A"]]
            await scene.pass_time(2.0)
            if answer:
                await a.choose(answer)
                await scene.listen()
            await scene.pass_time(1.0 if answer else 40.0)
            return scene

    scene: Scene = run(play())
    return scene


async def mark(scene: Scene, socket: Socket, *picks: str) -> None:
    """One pick after the other, as far as there is a choice."""
    for pick in picks:
        await socket.choose(pick)
        await scene.listen()


@pytest.mark.parametrize("wish", [{}, {"pace": "turns"}, {"clock": {"kind": "move", "seconds": 5}}], ids=str)
def test_nobody_can_tell_whether_a_counter_offer_was_declined_freely(tmp_path: Path, wish: dict[str, Any]) -> None:
    """Neither by a message nor by its time."""
    free = countered(tmp_path / "1", HOLDS, "decline", **wish)
    forced = countered(tmp_path / "2", LACKS, "pass", **wish)
    for seat in OTHERS:
        assert free.without_names(seat) == forced.without_names(seat), seat
    assert any("A declined@B" in text for _, text in free.times["C"])


@pytest.mark.parametrize("position", [HOLDS, LACKS])
def test_a_counter_offer_that_is_not_answered_in_time_is_declined(tmp_path: Path, position: str) -> None:
    """WD-58: thirty seconds, whether A could have accepted or not."""
    scene = countered(tmp_path / "1", position, "")
    heard = [at for at, text in scene.times["C"] if "A declined@B" in text]
    assert len(heard) == 1


def test_who_answers_a_counter_offer_sees_what_is_in_it(tmp_path: Path) -> None:
    scene = countered(tmp_path / "1", LACKS, "pass")
    (seen,) = [text for _, text in scene.times["A"] if '"kind":"counter_answer"' in text and '"type":"view"' in text]
    assert '"give":["trained"]' in seen and '"want":["audit"]' in seen
    assert "wants what you do not hold" in seen and '"label":"Decline"' in seen
    (other,) = [text for _, text in scene.times["C"] if '"kind":"counter_answer"' in text and '"type":"view"' in text]
    assert "trained" not in other and '"audit"' not in other


def trader(ask: Ask, rng: Rng) -> str:
    """One who offers and counters at random, and does little else."""
    spellings = [option.spelling for option in ask.options]
    for pick in ("offer", "counter", "enough", "propose"):
        if pick in spellings and rng.below(4):
            return pick
    return spellings[int(rng.below(len(spellings)))]


def test_counter_offers_look_the_same_in_worlds_that_nobody_else_can_tell_apart(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The other worlds come from written positions with other hands, not from the rules that decide who is asked."""
    monkeypatch.setattr(pairs, "any_option", trader)
    found = pairs.Pairs("wired", {}, Rng("counter-offers"))
    asked: set[bool] = set()
    close = pairs.close

    def closing(play: TableGame, rng: Rng) -> None:
        if play.opening is not None and play.opening.kind == "counter_answer":
            asked.add(bool(play.holders()))
            offer: Any = play.view(SPECTATOR).facts["offer"]
            assert offer and offer["open"]
        close(play, rng)

    monkeypatch.setattr(pairs, "close", closing)
    while found.moments < 60 or len(asked) < 2:
        found.play(f"counter-offers-{found.games}", 60)
    assert found.differences == [] and found.uncovered == 0
