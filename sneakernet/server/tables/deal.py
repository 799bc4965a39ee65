"""Dealing: a game begins, when the host says so or when all have accepted another one."""

import asyncio
import json
import secrets

from sneakernet.core.registry import find
from sneakernet.server.people.names import LONGEST_NAME, BadText, clean_text
from sneakernet.server.storage.seal import fresh_seal
from sneakernet.server.storage.store import GameRow, PickRow
from sneakernet.server.tables.entries import Accepted, AnyEntry, Dealt, Sealed, Stood, Worded
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.plans import stand_in_bot
from sneakernet.server.tables.seats import bot_name
from sneakernet.server.tables.state import Over
from sneakernet.server.tables.table import Table
from sneakernet.server.wire import commands as wire
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
    await begin(table, offer.next if offer is not None else Next({}))


async def begin(table: Table, following: Next) -> None:
    """Deal, after everybody has had time to add a word, where the host wants that and several people sit there."""
    state, seconds = table.state, table.state.roster.plan.word_seconds
    if not seconds or len(state.roster.people()) < 2 or has_all_words(table):
        await deal(table, following)
    elif state.deal_at is None:
        await seal(table)
        state.deal_at = until = table.now() + seconds

        async def deal_now() -> None:
            async with table.lock:
                if state.deal_at != until or state.lease.lost:
                    return
                state.deal_at = None
                if state.roster.people():
                    await deal(table, following)

        state.time.call_at(until, lambda: table.scheduler.begin(deal_now()))


def has_all_words(table: Table) -> bool:
    """Whether nobody could add anything any more."""
    return set(table.state.roster.people()) <= table.state.roster.words.keys()


async def seal(table: Table) -> None:
    """The secret of the next deal is fixed, if it is not."""
    if table.state.roster.seal is None:
        fresh = fresh_seal()
        await table.journal.note(Sealed(fresh.secret, fresh.salt))


async def add_word(table: Table, seat: int, command: wire.Word) -> None:
    """A seat adds its word to the deal whose fingerprint it has seen; the last one that is waited for begins it."""
    roster = table.state.roster
    if roster.seal is None or command.commitment != roster.seal.commitment:
        raise Refused("stale", ref="commitment")
    try:
        word = clean_text(command.word, LONGEST_NAME).replace(" ", "_")
    except BadText as problem:
        raise Refused("bad_text", ref="word", key=problem.key) from None
    if not word:
        raise Refused("bad_text", ref="word")
    await table.journal.note(Worded(seat, word))
    if table.state.deal_at is not None and has_all_words(table):
        await start(table)


async def deal(table: Table, following: Next) -> None:
    """A new game: chairs still free get bots, the seed is sealed, the cards are dealt."""
    state, plan = table.state, table.state.roster.plan
    fills: list[Stood] = []
    for seat, chair in enumerate(state.roster.chairs):
        if chair.kind == "open":
            taken = [fill.name for fill in fills]
            fills.append(Stood(seat, stand_in_bot(plan), bot_name(state.roster, seat, taken)))
    seal, game_id = state.roster.seal or fresh_seal(), secrets.token_urlsafe(16)
    entries: list[AnyEntry] = [*fills, Dealt(game_id)]
    after, noted = table.journal.noting(*entries)
    before = state.game.id if following.replay and state.game is not None else ""
    row = GameRow(
        game_id, table.id, len(after.games), plan.game, plan.edition, find(plan.game).rules.version, plan.seats,
        seal.seed(state.roster.words), seal.salt, json.dumps({**plan.settings, **following.settings}),
        json.dumps(after.names()), before, 0, state.time.wall(),
    )  # fmt: skip
    game = TableGame(row)
    await table.services.store.deal(state.lease, noted, row)
    state.roster, state.deal_at = after, None
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
        await begin(table, stage.offer.next)
