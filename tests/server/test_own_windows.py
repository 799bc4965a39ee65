"""Windows of one's own turn: they have the time of who plays, and show nothing of what there is to choose (AD-R62)."""

from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from sneakernet.bots.levels import LEVELS
from tests.games.access_denied.positions import table
from tests.server.test_losses import FREE, TROJAN
from tools.server.house import HandTime, House, Json, Socket, lay_out, run


def closes_at(house: House, table: str) -> float | None:
    """When the open window is over."""
    playing = house.lobby.tables[table].state.playing
    assert playing is not None
    return playing.window.until


async def at_the_end_of_a_turn(house: House, position: str, **wish: Any) -> tuple[str, Socket, Socket]:
    """Ann on A, who may draw no more, and Cat on C; bots elsewhere, on B one that may hold Trojan."""
    ann, cat = await house.person("Ann"), await house.person("Cat")
    made = await ann.table("access-denied", edition="2013", seats=6, **wish)
    a, c = await ann.socket(made), await cat.socket(made)
    await c.ask(do="sit", seat="C")
    await a.ask(do="start")
    await lay_out(house.lobby, made, table(position, "2013").save())
    for socket in (a, c):
        await socket.sees(lambda view: view["seq"] > 100 and view["about"] == "discard")
    house.lobby.services.settings = structs.replace(house.settings, bot_seconds=0.7)
    await a.choose("done")
    await a.sees(lambda view: view["window"] is not None)
    assert a.view["window"]["kind"] == "draw"
    return made, a, c


def closed(heard: list[Json]) -> bool:
    """Whether a window was closed in what somebody heard."""
    return any(message["type"] == "window" and message["window"] is None for message in heard)


@pytest.mark.parametrize("position", [TROJAN, FREE])
def test_a_bots_window_takes_the_same_time_whatever_it_has_to_choose(tmp_path: Path, position: str) -> None:
    async def scene() -> None:
        async with House(tmp_path, time := HandTime()) as house:
            made, a, c = await at_the_end_of_a_turn(house, position)
            began = time.now()
            await a.choose("done")
            await time.move(0.3)
            await c.sees(lambda view: view["window"] is not None and view["window"]["kind"] == "attempt")
            await time.move(0.5)
            assert await c.quiet() == []
            assert closes_at(house, made) == pytest.approx(began + 0.9)

    run(scene())


def test_a_bank_counts_down_in_a_window_of_the_own_turn(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path, time := HandTime()) as house:
            _, a, c = await at_the_end_of_a_turn(house, TROJAN, clock={"kind": "bank", "seconds": 60, "increment": 5})
            await c.quiet()
            chair = c.table["chairs"][0]
            assert chair["running"] and chair["clock_ms"] == 65_000, "five for the choice before"
            assert c.view["window"]["left_ms"] == -1, "it waits for who plays"
            await time.move(10)
            await a.choose("done")
            await time.move(0.3)
            await c.quiet()
            assert c.table["chairs"][0]["clock_ms"] == 60_000

    run(scene())


def test_a_bot_chooses_when_the_time_of_the_own_turn_is_up(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path, time := HandTime()) as house:
            made, _, c = await at_the_end_of_a_turn(house, TROJAN, clock={"kind": "move", "seconds": 20})
            await time.move(20.6)
            assert not closed(await c.quiet())
            await time.move(0.4)
            assert closed(await c.quiet()) and not house.lobby.tables[made].state.away, "for this one choice"

    run(scene())


def test_a_bot_that_may_think_for_long_takes_that_long_also_with_nothing_to_choose(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path, time := HandTime()) as house:
            made, a, c = await at_the_end_of_a_turn(house, FREE)
            assert (await a.ask(do="bot", seat="B", bot="strong"))["type"] == "ack"
            began = time.now()
            await a.choose("done")
            await time.move(0.3)
            await c.sees(lambda view: view["window"] is not None and view["window"]["kind"] == "attempt")
            await time.move(0.5)
            assert closes_at(house, made) == pytest.approx(began + 0.2 + LEVELS["strong"].seconds)

    run(scene())
