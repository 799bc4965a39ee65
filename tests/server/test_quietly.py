"""What is done quietly: bots play cards for any time as people do, and who draws over days shows nothing by it."""

from pathlib import Path

import pytest

from sneakernet.server.storage.seal import Seal
from sneakernet.server.tables import deal
from tools.server.house import HandTime, House, Socket, lay_out, run
from tools.server.scene import Scene

HELD = "game: access-denied; seats: 4; active: A; step: discard; A hand: samurai; B hand: trojan; pile: telecourse; "
HELD += "deck: phreaking usenet bbs anti-virus backdoor; D hand: firewall; C hand: "


async def with_bots(house: House, time: HandTime, position: str) -> Scene:
    """Ann on A, Bob on B and a watcher; bots on C and D. A is asked what to discard."""
    scene = Scene(house, time)
    people = [await house.person(name) for name in ("Ann", "Bob", "Wes")]
    chairs = [{}, {}, {"bot": "uniform"}, {"bot": "uniform"}]
    scene.table = await people[0].table("access-denied", seats=4, decoys=False, chairs=chairs)
    for name, person in zip(("A", "B", "watcher"), people, strict=True):
        scene.sockets[name] = await person.socket(scene.table)
    await scene.sockets["B"].ask(do="sit", seat="B")
    await scene.sockets["A"].ask(do="start")
    await lay_out(house.lobby, scene.table, position)
    for socket in scene.sockets.values():
        await scene.see_the_position(socket, "discard")
    return scene


async def next_choice(socket: Socket) -> None:
    """Somebody makes the choice that they are asked for openly."""
    await socket.sees(lambda view: view["prompt"] is not None)
    seq = socket.view["seq"]
    await socket.choose()
    await socket.sees(lambda view: view["seq"] > seq)


@pytest.fixture
def _one_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same cards, and the same chance for bots."""
    monkeypatch.setattr(deal, "fresh_seal", lambda: Seal("deal", "salt"))


@pytest.mark.usefixtures("_one_deal")
def test_a_bot_among_people_plays_its_card_for_any_time_at_the_next_safe_point(tmp_path: Path) -> None:
    async def play() -> None:
        async with House(tmp_path, time := HandTime()) as house:
            scene = await with_bots(house, time, HELD + "freeware")
            table = house.lobby.tables[scene.table]
            assert table.state.game is not None
            await scene.sockets["A"].choose("done")
            await scene.listen()
            assert table.state.game.match.record.picks[-2:] == ["A done", "C pass"], "nobody waits for it"
            for _ in range(40):
                asked = table.state.game.match.ask()
                if "C play:freeware" in table.state.game.match.record.picks or asked is None:
                    break
                if table.state.game.opening is None and asked.seat < 2:
                    await next_choice(scene.sockets["AB"[asked.seat]])
                await scene.pass_time(3.3)
            assert "C play:freeware" in table.state.game.match.record.picks

    run(play())


@pytest.mark.usefixtures("_one_deal")
def test_nobody_can_tell_whether_a_bot_thinks_about_a_card_for_any_time(tmp_path: Path) -> None:
    async def heard(hand: str) -> list[list[tuple[float, str]]]:
        folder = tmp_path / hand
        folder.mkdir()
        async with House(folder, time := HandTime()) as house:
            scene = await with_bots(house, time, HELD + hand)
            await scene.sockets["A"].choose("done")
            await scene.listen()
            await scene.pass_time(2.0)
            return [scene.without_names(name) for name in ("A", "B", "watcher")]

    holds, other = run(heard("freeware")), run(heard("guru"))
    assert holds == other and all(holds)


DRAWS = "game: hackers; seats: 4; settings: encrypted=on; active: A; step: draw; A hand: worm; "
DRAWS += "deck: virus diskette payphone; snoop: cyberdelia; A files: curtis "


def drawn(folder: Path, files: str, pick: str) -> Scene:
    """Over days: A draws from the DECK, thinks for an hour, and goes on."""

    async def play() -> Scene:
        folder.mkdir()
        async with House(folder, time := HandTime()) as house:
            scene = Scene(house, time)
            settings = {"encrypted": "on"}
            await scene.sit(DRAWS + files, "draw_source", game="hackers", pace="turns", settings=settings)
            a = scene.sockets["A"]
            await a.choose("deck")
            await a.quiet()  # the window is open before time goes by
            await scene.pass_time(3600)
            assert a.view["window"]["eligible"] == ["A"] and a.view["window"]["left_ms"] == -1
            assert (await a.choose(pick))["sealed"]
            await scene.pass_time(1)
            assert a.view["about"] == "pass_left"
            return scene

    found: Scene = run(play())
    return found


def test_over_days_nobody_can_tell_who_draws_by_phone_tap(tmp_path: Path) -> None:
    """HK-43: whoever draws with cards in their FILES is waited for in the same way."""
    one, other = drawn(tmp_path / "1", "phone-tap", "top"), drawn(tmp_path / "2", "media-icons", "pass")
    for seat in ("B", "C", "D", "watcher"):
        assert one.without_names(seat) == other.without_names(seat), seat


def test_over_days_a_card_in_files_is_all_that_others_know(tmp_path: Path) -> None:
    scene = drawn(tmp_path / "1", "phone-tap", "bottom")
    opened = [text for at, text in scene.times["B"] if '"kind":"draw_end"' in text]
    assert len(opened) == 1 and '"prompt":null' in opened[0]
