"""Puzzles: a position of a finished game, dealt again and played on from there against bots.

Its cards can be looked up in the replay, so nobody else sits down, and no lobby lists it.
"""

import json
import secrets
from functools import partial

import msgspec

from sneakernet.core.registry import find
from sneakernet.server.archive.archive import Archive
from sneakernet.server.people.names import distinct
from sneakernet.server.storage.chain import linked
from sneakernet.server.storage.seal import fresh_seal
from sneakernet.server.storage.store import GameRow, PickRow
from sneakernet.server.tables import deal
from sneakernet.server.tables.clocks import Clocks
from sneakernet.server.tables.entries import AnyEntry, Dealt, Plan, Sat, Stood
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.plans import stand_in_bot
from sneakernet.server.tables.table import Table
from sneakernet.server.wire.commands import Wish
from sneakernet.server.wire.errors import Refused
from sneakernet.table import handles
from sneakernet.table.series import series_of


async def as_played(archive: Archive, wish: Wish) -> Wish:
    """The wish for a table at which the game of a puzzle was played; Refused where there is no such position."""
    assert wish.puzzle is not None
    row, lines = await archive.finished(wish.puzzle.game)
    if not wish.puzzle.step < len(lines) or ord(wish.puzzle.seat) - 65 >= row.seats:
        raise Refused("not_found", ref="puzzle")
    given = series_of(find(row.game)).given
    settings = {name: value for name, value in json.loads(row.settings).items() if name not in given}
    return msgspec.structs.replace(
        wish, game=row.game, edition=row.edition, seats=row.seats, settings=settings, sit=wish.puzzle.seat, start=True,
        public=False,
    )  # fmt: skip


async def lay_out(archive: Archive, table: Table, host: str, wish: Wish) -> None:
    """The position lies on the table: the guest sits where they sat, bots on all other chairs."""
    assert wish.puzzle is not None
    source, lines = await archive.finished(wish.puzzle.game)
    seats, mine = source.seats, ord(wish.puzzle.seat) - 65
    names = handles(seats, table.id)
    bots = [chair.bot for chair in wish.chairs] + [""] * seats
    stand_in = stand_in_bot(table.state.roster.plan)
    game_id = secrets.token_urlsafe(16)
    entries: list[AnyEntry] = [
        Stood(seat, bots[seat] or stand_in, names[seat]) for seat in range(seats) if seat != mine
    ]
    entries += [Sat(mine, host, distinct(table.services.guests.name(host), names)), Dealt(game_id, source.id)]
    after, _ = table.journal.noting(*entries)
    row = GameRow(
        game_id, table.id, len(after.games), source.game, source.edition, source.version, seats, source.seed,
        fresh_seal().salt, source.settings, json.dumps(after.names()), "", 0, table.state.time.wall(),
    )  # fmt: skip
    rows = await archive.run(partial(rows_of, row, after.plan, lines[: wish.puzzle.step]))
    await deal.lay_out(table, entries, TableGame(row), rows)


def rows_of(row: GameRow, plan: Plan, lines: list[str]) -> list[PickRow]:
    """The picks that led to the position, as this game keeps them."""
    game = TableGame(row)
    clocks = Clocks(game, plan.clock, plan.pace, plan.deadline_hours).text()
    seqs = json.dumps([0] * (game.seats + 1))
    match = game.match
    rows: list[PickRow] = []
    for n, line in enumerate(lines):
        seat, _, pick = line.partition(" ")
        shown = len(match.log)
        match.follow(line)
        picked = PickRow(game.id, n, seat, pick, "", "", "puzzle", seqs, shown, clocks, row.made_at, "")
        rows.append(linked(rows[-1].digest if rows else game.digest, picked))
    return rows
