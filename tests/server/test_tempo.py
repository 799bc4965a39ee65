"""How fast bots play is the host's choice; where they wait for a sign, nothing happens before it."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sneakernet.server.tables.bots import Bots
from tools.server.house import House, run


@pytest.mark.parametrize(("tempo", "seconds"), [("slow", 3.0), ("normal", 1.0), ("fast", 0.2), ("step", 0.0)])
def test_bots_take_as_long_as_the_host_wants(tempo: str, seconds: float) -> None:
    taken: list[float] = []

    async def pause(seconds: float) -> None:
        taken.append(seconds)

    async def scene() -> None:
        plan = SimpleNamespace(tempo=tempo, pace="live")
        services = SimpleNamespace(settings=SimpleNamespace(bot_seconds=1.0), pause=pause)
        table: Any = SimpleNamespace(roster=SimpleNamespace(plan=plan), services=services)
        nothing: Any = None
        bots = Bots(table, nothing)
        breath = asyncio.ensure_future(bots.breathe())
        await asyncio.sleep(0.01)
        assert breath.done() == (tempo != "step")
        bots.go_on()
        await breath
        assert taken == [pytest.approx(seconds)]

    asyncio.run(scene())


def test_bots_that_wait_for_a_sign_make_one_choice_for_each(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            chairs = [{}, {"bot": "uniform"}, {"bot": "uniform"}]
            made = await ann.table("hackers", seats=3, chairs=chairs, tempo="step", start=True)
            a, b = await ann.socket(made), await bob.socket(made)
            while a.view["asked"] in ("", "A"):
                await (a.choose() if a.view["prompt"] else a.hear())
            seq, heard = a.view["seq"], len(a.heard)
            await asyncio.sleep(0.1)
            await a.ask(do="ping")
            assert not [message for message in a.heard[heard:] if message["type"] == "view"]
            assert (await b.ask(do="step"))["code"] == "forbidden"  # who watches gives no signs
            await a.ask(do="step")
            await a.sees(lambda view: view["seq"] > seq)
            assert a.view["seq"] == seq + 1
            await a.ask(do="change", tempo="fast")
            await a.sees(lambda view: view["asked"] == "A")

    run(scene())
