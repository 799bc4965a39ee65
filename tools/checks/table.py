"""A table without a server around it: what checks and tests look at in one process."""

import json
from collections.abc import Mapping
from typing import Any, cast

from sneakernet.core.registry import find
from sneakernet.core.view import letter
from sneakernet.server.clock import RealTime, Time
from sneakernet.server.settings import Settings
from sneakernet.server.storage.store import GameRow
from sneakernet.server.tables.clocks import Clocks
from sneakernet.server.tables.entries import Plan
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.services import Services
from sneakernet.server.tables.state import Playing, dealt
from sneakernet.server.tables.table import Table
from sneakernet.server.thinking.pool import ThinkingPool


def deal(
    game: str, edition: str = "", seats: int = 0, settings: Mapping[str, str] | None = None, seed: str = "1"
) -> TableGame:
    """A game as a table holds it; nobody has been shown anything yet."""
    rules = find(game).rules
    given = dict(settings or {})
    edition, seats, _ = rules.check(edition, seats, given)
    row = GameRow(
        "g" * 22, "t" * 22, 1, game, edition, rules.version, seats, seed, "salt",
        json.dumps(given), json.dumps(["A"] * seats), "", 0, 0.0,
    )  # fmt: skip
    return TableGame(row)


def table_of(play: TableGame, time: Time | None = None) -> Table:
    """The game on a table of people, as the server would show it at this moment."""
    table = Table(Services(Settings(), cast("Any", None), time or RealTime(), ThinkingPool(0)), "t" * 22)
    roster = table.state.roster
    roster.set_plan(Plan(play.row.game, play.row.edition, play.seats, play.settings, decoys=False, stand_in="uniform"))
    for seat in range(play.seats):
        roster.occupy(seat, f"guest-{letter(seat)}", "", f"person {letter(seat)}")
    table.state.stage = dealt(play, Clocks(play, roster.plan.clock, "live", 48))
    if isinstance(table.state.stage, Playing):
        table.question_opens(table.state.stage)
    return table
