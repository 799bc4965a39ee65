"""Dealing: a game begins, when the host says so or when all have accepted another one."""

import asyncio
import json
import secrets

from sneakernet.core.registry import find
from sneakernet.server.storage.seal import fresh_seal
from sneakernet.server.storage.store import GameRow, PickRow
from sneakernet.server.tables.entries import Accepted, AnyEntry, Dealt, Stood
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.plans import stand_in_bot
from sneakernet.server.tables.seats import bot_name
from sneakernet.server.tables.state import Over
from sneakernet.server.tables.table import Table
from sneakernet.server.wire.errors import Refused
from sneakernet.table.series import Next


async def start(table: Table) -> None:
    """The game begins; after one has ended, the next."""
    stage = table.state.stage
    if table.state.playing is not None:
        raise Refused("conflict")
    if table.services.moderation.draining:
        raise Refused("retry_later", key="draining", wait=60)
    offer = stage.offer if isinstance(stage, Over) else None
    await deal(table, offer.next if offer is not None else Next({}))


async def deal(table: Table, following: Next) -> None:
    """A new game: chairs still free get bots, the seed is sealed, the cards are dealt."""
    state, plan = table.state, table.state.roster.plan
    fills: list[Stood] = []
    for seat, chair in enumerate(state.roster.chairs):
        if chair.kind == "open":
            taken = [fill.name for fill in fills]
            fills.append(Stood(seat, stand_in_bot(plan), bot_name(state.roster, seat, taken)))
    seal, game_id = fresh_seal(), secrets.token_urlsafe(16)
    entries: list[AnyEntry] = [*fills, Dealt(game_id)]
    after, noted = table.journal.noting(*entries)
    before = state.game.id if following.replay and state.game is not None else ""
    row = GameRow(
        game_id, table.id, len(after.games), plan.game, plan.edition, find(plan.game).rules.version, plan.seats,
        seal.seed, seal.salt, json.dumps({**plan.settings, **following.settings}), json.dumps(after.names()), before, 0,
        state.time.wall(),
    )  # fmt: skip
    game = TableGame(row)
    await table.services.store.deal(state.lease, noted, row)
    state.roster = after
    state.away.clear()
    table.take_up(game)
    table.audience.show_table()
    await table.settle()


async def lay_out(table: Table, entries: list[AnyEntry], game: TableGame, rows: list[PickRow]) -> None:
    """A game that is dealt and played up to a position: from there on it is played here."""
    after, noted = table.journal.noting(*entries)
    await table.services.store.deal(table.state.lease, noted, game.row, rows)
    table.state.roster = after
    await asyncio.to_thread(game.restore, rows)
    table.take_up(game, rows[-1] if rows else None)
    await table.settle()


async def answer_offer(table: Table, seat: int, accept: bool) -> None:
    """Somebody accepts another game, or refuses a replay."""
    stage = table.state.stage
    if not isinstance(stage, Over) or stage.offer is None:
        raise Refused("not_started")
    if not accept and stage.offer.next.replay:
        await table.decline()
    elif accept != (seat in table.state.roster.accepted):
        await table.journal.note(Accepted(seat, accept))
    await deal_if_all_accept(table)


async def deal_if_all_accept(table: Table) -> None:
    """The next game begins when all people have accepted; bots always do."""
    stage, people = table.state.stage, table.state.roster.people()
    if table.services.moderation.draining:
        return
    if isinstance(stage, Over) and stage.offer is not None and people and set(people) <= table.state.roster.accepted:
        await deal(table, stage.offer.next)
