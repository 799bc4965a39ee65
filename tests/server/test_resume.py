"""Resuming: a table that comes back from the store shows everybody what they saw before, an open window included."""

import asyncio
from pathlib import Path
from typing import Any

from tools.server.house import HandTime, House, Socket, run


async def until_window(sockets: list[Socket]) -> None:
    """Draw from the DECK wherever possible, until a window is open."""
    while True:
        await asyncio.gather(*[socket.quiet() for socket in sockets])
        if any(socket.view["window"] for socket in sockets):
            return
        for socket in sockets:
            prompt = socket.view["prompt"]
            if prompt:
                picks = [option["pick"] for option in prompt["options"]]
                socket.view["prompt"] = None
                await socket.ask(
                    do="choose",
                    game=socket.view["game"],
                    seq=socket.view["seq"],
                    pick="deck" if "deck" in picks else picks[0],
                )


def same(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what is told only once, and without the time that is left."""
    window = dict(view["window"] or {}, left_ms=0)
    return {**view, "events": [], "news": [], "window": window}


def test_an_open_window_is_open_again_after_a_restart(tmp_path: Path) -> None:
    time = HandTime()

    async def scene() -> None:
        async with House(tmp_path, time) as house:
            people = [await house.person(name) for name in ("Ann", "Bob", "Cat", "Dan")]
            table = await people[0].table(seats=4, settings={"encrypted": "on"}, decoys=False)
            sockets = [await person.socket(table) for person in people]
            for seat, socket in zip("BCD", sockets[1:], strict=True):
                await socket.ask(do="sit", seat=seat)
            await sockets[0].ask(do="start")
            await until_window(sockets)
            before = [same(socket.view) for socket in sockets]
            eligible = before[0]["window"]["eligible"]
            late = [people["ABCD".index(seat)] for seat in eligible]
            house.lobby.tables.pop(table).stop()
            alone = await next(person for person in people if person not in late).socket(table)
            assert alone.view["window"]["left_ms"] == 33_000, "who may answer comes later"
            await time.move(4)
            after = [await person.socket(table) for person in people]
            await asyncio.gather(*[socket.quiet() for socket in after])
            assert [same(socket.view) for socket in after] == before
            answers = after["ABCD".index(eligible[0])]
            left = answers.view["window"]["holds_left"]
            assert (await answers.ask(do="hold", seq=answers.view["seq"]))["type"] == "ack"
            pick = answers.view["window"]["prompt"]["options"][0]["pick"]
            assert (await answers.choose(pick))["sealed"]
            house.lobby.tables.pop(table).stop()
            again = [await person.socket(table) for person in people]
            kept = again["ABCD".index(eligible[0])].view["window"]
            assert kept["answer"] == pick and kept["holds_left"] == left - 1 == 2
            await time.move(3.3)
            for socket in again:
                await socket.until("window", lambda message: message["window"] is None)

    run(scene())


def test_every_view_is_the_same_after_a_restart(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            for game in ("hackers", "wired", "access-denied"):
                ann = await house.person("Ann")
                table = await ann.table(game, start=True)
                socket = await ann.socket(table)
                for _ in range(12):
                    view = await socket.my_turn()
                    if view["result"]:
                        break
                    await socket.choose()
                    socket.view["prompt"] = None
                view = await socket.my_turn()
                house.lobby.tables.pop(table).stop()
                again = await ann.socket(table)
                changed = {name for name in view if same(again.view)[name] != same(view)[name]}
                assert changed <= {"can_undo"}, f"{game}: {changed}"

    run(scene())


def test_the_log_is_whole_after_a_restart(tmp_path: Path) -> None:
    """Before anybody has chosen, and when the game is over."""

    async def scene() -> None:
        async with House(tmp_path) as house:
            people = [await house.person(name) for name in ("Ann", "Bob", "Cat")]
            table = await people[0].table(seats=3)
            sockets = [await person.socket(table) for person in people]
            for seat, socket in zip("BC", sockets[1:], strict=True):
                await socket.ask(do="sit", seat=seat)
            await sockets[0].ask(do="start")
            view = await sockets[0].sees()
            house.lobby.tables.pop(table).stop()
            dealt = (await people[0].socket(table)).heard[-1]["log"]
            assert dealt and dealt[-len(view["news"]) :] == view["news"]
            alone = await people[0].table(start=True)
            socket = await people[0].socket(alone)
            while not (await socket.my_turn())["result"]:
                await socket.choose()
                socket.view["prompt"] = None
            house.lobby.tables.pop(alone).stop()
            told = (await people[0].socket(alone)).heard[0]["log"]
            assert told[-1] == socket.view["news"][-1]

    run(scene())
