"""Restoring: a table is taken up where its journal and its last game end in the store."""

import asyncio
from contextlib import suppress
from typing import Final

from sneakernet.core.view import seat_of
from sneakernet.server.storage.chain import Broken
from sneakernet.server.storage.store import StorageUnavailable, StoredTable, Taken
from sneakernet.server.tables.clocks import GRACE
from sneakernet.server.tables.deal import deal_if_all_accept
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.moment import Choice
from sneakernet.server.tables.reminders import days_away
from sneakernet.server.tables.state import Idle, Over, Playing
from sneakernet.server.tables.table import Table

LONG: Final = 60  # rows


async def restore(table: Table, stored: StoredTable) -> None:
    """Take a table up. A game that cannot be continued leaves it idle, with the reason."""
    state = table.state
    state.roster.read(stored.journal)
    state.chat = stored.chat
    for seat in state.roster.people():
        state.presence.expect(state.roster.chairs[seat].guest)
    if not stored.games or stored.games[-1].id not in state.roster.games:
        return
    store, game_id = table.services.store, stored.games[-1].id
    rows, states = await store.picks(game_id), await store.states(game_id)
    try:
        game = TableGame(stored.games[-1])
        if len(rows) > LONG:  # it takes longer than others can wait
            await asyncio.to_thread(game.restore, rows, states)
        else:
            game.restore(rows, states)
    except Broken as broken:
        state.stage = Idle(broken)
        return
    table.take_up(game, rows[-1] if rows else None)
    await table.carry_out_orders()
    since = rows[-1].at if rows else game.row.made_at
    if isinstance(state.stage, Playing):
        await go_on(table, state.stage, since)
    elif isinstance(state.stage, Over):
        await take_up_the_end(table, state.stage)
    stage = state.stage
    for answer in await table.services.store.sealed(game.id):
        seat = seat_of(answer.seat)
        game.choices[seat, answer.choice] = Choice(answer.request, answer.seq, True)
        if isinstance(stage, Playing) and game.opening is not None and answer.seq == game.seqs[seat]:
            stage.window.sealed[seat] = answer.pick
    await table.seat_waiting()


async def go_on(table: Table, playing: Playing, since: float) -> None:
    """A game goes on. Nobody loses time because the server was down, nor because others come back sooner."""
    game = playing.game
    by_turns = table.state.roster.plan.pace == "turns"
    used = max(0.0, table.services.store.up_since(since, table.services.time.wall()) - GRACE) if by_turns else 0.0
    table.question_opens(playing, used)
    if by_turns and (ask := game.timed()) is not None:
        playing.clocks.give(await days_away(table.state, playing, ask.seat, since))
    playing.clocks.forgive()
    playing.window.wait_for_all(GRACE)
    game.are_shown()  # the welcome tells the whole log
    await table.new_turn(game)


async def take_up_the_end(table: Table, over: Over) -> None:
    """A game is over: so it is noted now, if it was not; and if all have accepted another, that begins."""
    over.game.are_shown()
    await table.new_turn(over.game)
    if table.state.roster.enders:
        table.offer_another(over)
    else:
        await table.finish(over)
    with suppress(StorageUnavailable, Taken):
        await deal_if_all_accept(table)
