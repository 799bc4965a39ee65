"""The server may die after any write, also in the middle of a move: whoever comes back finds the question that was due.

Whenever rows were written, the database as it was then is kept; a table that is taken up from it must come to what the
table that lived on showed.
"""

import asyncio
import json
import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from sneakernet.core.rng import Rng
from sneakernet.core.view import letter
from sneakernet.server.lobby import Lobby
from sneakernet.server.storage.chain import linked
from sneakernet.server.storage.seal import Seal
from sneakernet.server.storage.sqlite import SqliteStore
from sneakernet.server.storage.store import PickRow
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.roster import Roster
from sneakernet.server.tables.services import Services
from sneakernet.server.tables.table import Table
from sneakernet.server.thinking.pool import ThinkingPool
from tools.server.house import HandTime, House, Json, Socket, run
from tools.server.pairs import any_option, dealt

ANY_TIME = ("copybot", "freeware", "no-etaxes")
SEATS = "ABCD"
GAMES: list[tuple[str, dict[str, Any], int]] = [  # the deals are such that somebody is asked in a hush
    ("access-denied", {"beat": 3}, 1),
    ("access-denied", {"beat": 0}, 2),
    ("access-denied", {"pace": "turns"}, 2),
    ("wired", {"beat": 3, "settings": {"offers_per_turn": "0"}}, 1),
    ("hackers", {"beat": 3, "settings": {"encrypted": "on"}}, 1),
    ("hackers", {"pace": "turns", "settings": {"encrypted": "on"}}, 1),
]


def due(play: TableGame, roster: Roster) -> Json:
    """What everybody waits for: a question, or a window and who is asked in it; which moment that is for them."""
    ask, opening = play.match.ask(), play.opening
    question = None if ask is None or opening is not None else [letter(ask.seat), ask.about, ask.hushed]
    options = [] if ask is None else [option.spelling for option in ask.options]
    window = None if opening is None else [opening.kind, opening.eligible, str(opening.cause), opening.own]
    asked = [] if opening is None else sorted(play.holders())
    waits = [ask.seat] if ask is not None and opening is None else [] if opening is None else opening.eligible
    orders = {seat: [order.pick for order in orders] for seat, orders in roster.orders.items() if orders}
    return {
        "question": question, "options": options, "window": window, "asked": asked, "shown": play.shown,
        "seqs": {seat: play.seqs[seat] for seat in waits}, "picks": list(play.match.record.picks), "orders": orders,
    }  # fmt: skip


def shows_soon(table: Table) -> bool:
    """Whether a window is over, and what became of it is seen in a moment."""
    playing = table.state.playing
    return playing is not None and playing.window.shows is not None


class Kept(SqliteStore):
    """A store of which a copy is kept after every write of rows."""

    folder: Path
    copies: list[Path]

    async def append(self, *picks: Any, **more: Any) -> None:
        await super().append(*picks, **more)
        copy = self.folder / f"{len(self.copies)}.db"
        with sqlite3.connect(self.folder / "tables.db") as connection:
            connection.execute("VACUUM INTO ?", (str(copy),))
        connection.close()
        self.copies.append(copy)


class Story:
    """Four people at a table with a clock that is moved by hand; what they choose is drawn by lot."""

    def __init__(self, folder: Path, game: str, wish: dict[str, Any], seed: int) -> None:
        self.folder = folder
        self.game = game
        self.wish = wish
        self.dice = random.Random(seed)
        self.time = HandTime()
        self.seen: dict[int, Json] = {}  # by the number of rows: what was due first

    async def tell(self, steps: int) -> list[Path]:
        """Play; the copies."""
        store = Kept(self.folder / "tables.db")
        store.folder, store.copies = self.folder, []
        house = House(self.folder, self.time)
        house.store = store
        async with house:
            sockets = await self.sit_down(house)
            table = house.lobby.tables[self.table]
            play = table.state.game
            assert play is not None
            for left in range(steps, -1, -1):
                await asyncio.gather(*[socket.quiet() for socket in sockets])
                self.seen.setdefault(play.n, due(play, table.state.roster))
                if play.over or not left:
                    break
                await self.step(play, sockets)
                while shows_soon(table):
                    await self.time.move(0.1)
        return store.copies

    async def sit_down(self, house: House) -> list[Socket]:
        people = [await house.person(name) for name in ("Ann", "Bob", "Cat", "Dan")]
        self.table = await people[0].table(self.game, seats=4, decoys=False, **self.wish)
        sockets = [await person.socket(self.table) for person in people]
        for seat, socket in zip("BCD", sockets[1:], strict=True):
            await socket.ask(do="sit", seat=seat)
        await sockets[0].ask(do="start")
        if self.game == "access-denied":
            orders = [{"pick": f"play:{card}", "uses": 2} for card in ANY_TIME]
            for socket in sockets:
                await socket.ask(do="arm", orders=orders)
        return sockets

    async def step(self, play: TableGame, sockets: list[Socket]) -> None:
        """Whoever is asked chooses; whoever may answer does, or keeps silent; time passes."""
        if play.opening is None:
            ask = play.match.ask()
            assert ask is not None
            await self.choose(sockets[ask.seat], ask.options[self.dice.randrange(len(ask.options))].spelling)
            return
        for seat in play.opening.eligible:
            prompt = sockets[seat].view["window"]["prompt"]
            if play.opening.own or self.dice.random() < 0.8:
                await self.choose(sockets[seat], self.dice.choice(prompt["options"])["pick"])
        await self.time.move(3.3)

    async def choose(self, socket: Socket, pick: str) -> None:
        answer = await socket.ask(do="choose", game=socket.view["game"], seq=socket.view["seq"], pick=pick)
        assert answer["type"] == "ack", answer

    async def come_back(self, copy: Path) -> tuple[int, Json]:
        """The table as somebody finds it who comes when the server has died then."""
        store = SqliteStore(copy)
        await store.begin_run(self.time.wall())
        lobby = Lobby(Services(House(self.folder).settings, store, self.time, ThinkingPool(0)))
        table = await lobby.find(self.table)
        assert table.state.game is not None
        found = table.state.game.n, due(table.state.game, table.state.roster)
        lobby.stop()
        await store.close()
        return found


@pytest.mark.parametrize(("game", "wish", "deal"), GAMES, ids=[f"{name}-{n}" for n, (name, *_) in enumerate(GAMES)])
def test_a_table_comes_back_to_the_question_that_was_due_after_every_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, wish: dict[str, Any], deal: int
) -> None:
    monkeypatch.setattr("sneakernet.server.tables.deal.fresh_seal", lambda: Seal(f"deal {deal}", "salt"))

    async def scene() -> None:
        story = Story(tmp_path, game, wish, deal)
        copies = await story.tell(steps=40)
        assert len(copies) > 10
        for copy in copies:
            n, found = await story.come_back(copy)
            assert found == story.seen[n]

    run(scene())


def row_of(play: TableGame, pick: str) -> PickRow:
    """The row of a pick that is about to be made."""
    ask = play.match.ask()
    assert ask is not None
    seqs = json.dumps(list(play.seqs.values()))
    row = PickRow(play.id, play.n, letter(ask.seat), pick, "", "", "", seqs, play.shown, "", 0.0, "")
    return linked(play.digest, row)


def test_a_draw_that_was_answered_in_a_hush_is_not_waited_for_again() -> None:
    """Who draws by Phone Tap chooses before anything has happened since everybody looked: its window is over all the
    same (HK-43)."""
    rng = Rng("answered")
    found = 0
    for seed in range(40):
        play = dealt("hackers", {"encrypted": "on"}, str(seed))
        rows: list[PickRow] = []
        while (ask := play.match.ask()) is not None and not play.over:
            draws = play.opening is not None and ask.about == "draw_end"
            picks = (
                play.answers(lambda ask: any_option(ask, rng)) if play.opening else [(ask.seat, any_option(ask, rng))]
            )
            for _, pick in picks:
                rows.append(row_of(play, pick))
                play.n, play.digest = len(rows), rows[-1].digest
                play.pick(pick)
            play.advance(True)
            if draws and picks:
                found += 1
                again = TableGame(play.row)
                again.restore(rows)
                again.advance(True)
                assert (again.opening, again.shown) == (play.opening, play.shown)
    assert found > 10
