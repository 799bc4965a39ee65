"""Over days bots answer as at a live table, in a moment of their own that lasts as long whether they can or not."""

from pathlib import Path
from typing import Any

import pytest

from sneakernet.server.storage.seal import Seal
from sneakernet.server.tables import deal
from tools.server.house import HandTime, House, lay_out, run
from tools.server.scene import WITH, WITHOUT, Scene


def audited(folder: Path, position: str, salt: str, monkeypatch: pytest.MonkeyPatch, **wish: Any) -> Scene:
    """Over days: Ann on A plays AUDIT against Bob on B; bots sit on C, who holds an answer or not, and on D."""
    monkeypatch.setattr(deal, "fresh_seal", lambda: Seal("deal", salt))  # the chance of bots

    async def play() -> Scene:
        folder.mkdir()
        async with House(folder, time := HandTime()) as house:
            scene = Scene(house, time)
            people = [await house.person(name) for name in ("Ann", "Bob", "Wes")]
            chairs = [{}, {}, {"bot": "uniform"}, {"bot": "uniform"}]
            given: dict[str, Any] = {"seats": 4, "pace": "turns", "chairs": chairs, **wish}
            scene.table = await people[0].table("wired", **given)
            for name, person in zip(("A", "B", "watcher"), people, strict=True):
                scene.sockets[name] = await person.socket(scene.table)
            await scene.sockets["B"].ask(do="sit", seat="B")
            await scene.sockets["A"].ask(do="start")
            await scene.sockets["A"].quiet()  # bots have moved
            await lay_out(house.lobby, scene.table, position)
            for socket in scene.sockets.values():
                await scene.see_the_position(socket, "moves")
            assert (await scene.sockets["A"].choose("play:audit"))["type"] == "ack"
            await scene.listen()
            window = scene.sockets["B"].view["window"]
            assert (window["eligible"], window["prompt"], window["left_ms"]) == (["C", "D"], None, 1000)
            refused = await scene.sockets["B"].choose("pass")
            assert refused["code"] == "not_your_turn", "people answer by orders alone"
            await scene.pass_time(0.9)
            await scene.pass_time(0.4)
            return scene

    found: Scene = run(play())
    return found


def heard(scene: Scene, name: str) -> list[tuple[float, str]]:
    """What somebody heard, and when; the bots of all tables have the same names."""
    told = scene.without_names(name)
    for chair in scene.sockets["A"].table["chairs"]:
        told = [(at, text.replace(chair["name"], chair["seat"])) for at, text in told]
    return told


def test_a_bot_answers_and_nobody_can_tell_before_whether_it_can(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: set[bool] = set()
    for salt in map(str, range(20)):
        able = audited(tmp_path / f"with {salt}", WITH, salt, monkeypatch)
        unable = audited(tmp_path / f"without {salt}", WITHOUT, salt, monkeypatch)
        answers = any("C answered:hacked" in text for _, text in able.times["A"])
        seen.add(answers)
        for name in ("A", "B", "watcher"):
            one, other = heard(able, name), heard(unable, name)
            if answers:  # only then they see it
                assert [at for at, text in one if "C answered:hacked" in text] >= [101.0]
                one, other = ([(at, text) for at, text in told if at < 101.0] for told in (one, other))
            assert one == other and one
        if len(seen) == 2:
            return
    raise AssertionError(f"in all of these tables the bot answers alike: {seen}")


def test_with_one_person_over_days_bots_answer_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def answered(salt: str) -> bool:
        monkeypatch.setattr(deal, "fresh_seal", lambda: Seal("deal", salt))
        folder = tmp_path / salt
        folder.mkdir()
        async with House(folder, HandTime()) as house:
            ann = await house.person("Ann")
            chairs: list[dict[str, str]] = [{}] + [{"bot": "uniform"}] * 3
            a = await ann.socket(table := await ann.table("wired", seats=4, pace="turns", chairs=chairs, start=True))
            await a.quiet()
            await lay_out(house.lobby, table, WITH)
            await a.quiet()
            assert (await a.choose("play:audit"))["type"] == "ack"
            await a.quiet()
            play = house.lobby.tables[table].state.game
            assert play is not None and play.opening is None
            return "C answer:hacked" in play.match.record.picks

    assert {run(answered(str(salt))) for salt in range(6)} == {True, False}
