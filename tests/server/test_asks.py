"""One choice asks the rules once, and they show each reader the game once: the time of a choice is the table's own."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sneakernet.core.view import SPECTATOR
from sneakernet.server.tables import render
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.moment import Moment
from tools.checks.table import deal, table_of
from tools.server.house import HandTime, House, Socket, rest, run

CHOICES = 12
WINDOW = 4  # seconds, after which every window is over


class Counted:
    """Rules that count what they are asked about the game itself; what is tried in a copy of it counts apart."""

    def __init__(self, play: TableGame) -> None:
        self.play = play
        self.rules = play.rules
        self.calls: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.rules, name)

    def of_the_game(self, state: object) -> bool:
        return state is self.play.match.state or state is self.play.face.state

    def ask(self, state: Any) -> Any:
        self.calls["asks" if self.of_the_game(state) else "asks of copies"] += 1
        return self.rules.ask(state)

    def view(self, state: Any, observer: int) -> Any:
        self.calls["views" if self.of_the_game(state) else "views of copies"] += 1
        return self.rules.view(state, observer)


async def asked(sockets: list[Socket], time: HandTime) -> Socket:
    """Who is to choose openly next."""
    while True:
        for socket in sockets:
            await socket.quiet()
        for socket in sockets:
            if socket.view["prompt"]:
                return socket
        await time.move(WINDOW)


@pytest.mark.parametrize("game", ["access-denied", "hackers", "wired"])
def test_one_choice_asks_the_rules_once_and_looks_once_for_each_reader(tmp_path: Path, game: str) -> None:
    async def scene() -> None:
        time, dice = HandTime(), Random(1)
        async with House(tmp_path, time) as house:
            people = [await house.person(name) for name in ("Ann", "Bob", "Cat", "Dan")]
            table = await people[0].table(game, seats=4)
            sockets = [await person.socket(table) for person in people]
            for socket, seat in zip(sockets, "ABCD", strict=True):
                await socket.ask(do="sit", seat=seat)
            await sockets[0].ask(do="start")
            play = house.lobby.tables[table].state.game
            assert play is not None
            counted: Any = Counted(play)
            play.rules = play.match.rules = counted
            for _ in range(CHOICES):
                who = await asked(sockets, time)
                counted.calls.clear()
                pick = dice.choice(who.view["prompt"]["options"])["pick"]
                assert (await who.choose(pick))["type"] == "ack"
                await rest()
                assert counted.calls["asks"] <= 2, counted.calls
                assert counted.calls["views"] <= 4 + 1, "four seats and a watcher"

    run(scene())


def test_of_what_everybody_has_seen_the_public_view_alone_is_kept() -> None:
    play = deal("access-denied", seats=4)
    table = table_of(play)
    play.advance(False)
    for observer in play.readers:
        render.view_message(table.state, play, observer, "en", fresh=True)
    assert len(play.face.views) == 5
    play.are_shown()
    assert list(play.face.views) == [SPECTATOR]
    assert play.face.mark(0) == Moment(play.rules, play.face.state).mark(0), "what it was is still known"
