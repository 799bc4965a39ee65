"""A table, alive. It checks, stores, carries out and shows, in this order, one thing at a time."""

import asyncio
import json
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from sneakernet.core.view import letter, seat_of
from sneakernet.server.storage.chain import UNDO, Broken, linked
from sneakernet.server.storage.store import Noted, PickRow, StorageUnavailable, StoredTable, Summary, Taken
from sneakernet.server.tables.answers import SETTLING, AnswerWindow
from sneakernet.server.tables.armed import Ordering
from sneakernet.server.tables.clocks import GRACE, Clocks
from sneakernet.server.tables.game import Choice, Play
from sneakernet.server.tables.pass_ahead import is_over, turn_of
from sneakernet.server.tables.rematch import deal_if_all_accept, offer_another
from sneakernet.server.tables.roster import AnyEntry, Armed, Ended, Passed, Roster, encode
from sneakernet.server.tables.scheduler import Scheduler
from sneakernet.server.wire.messages import WindowMessage

if TYPE_CHECKING:
    from sneakernet.server.tables.lobby import Lobby


class Table(Ordering):
    """A table, alive."""

    def __init__(self, lobby: "Lobby", table_id: str) -> None:
        super().__init__(lobby, table_id)
        self.store = lobby.store
        self.lock = asyncio.Lock()
        self.stalled = False  # the disk failed between two picks of one move
        self.turn: object = None
        self.waits: object = None  # for whom, in which turn: they know
        self.used_at = self.time.now()
        self.scheduler = Scheduler(self)

    # Coming back from the store

    async def restore(self, stored: StoredTable) -> None:
        """Take up a table where its journal and its last game end."""
        self.roster.read(stored.journal)
        self.chat = stored.chat
        now = self.time.now()
        self.gone = {self.roster.chairs[seat].guest: now for seat in self.roster.people()}
        if not stored.games or stored.games[-1].id not in self.roster.games:
            return
        rows = await self.store.picks(stored.games[-1].id)
        try:
            play = Play(stored.games[-1])
            play.restore(rows)
        except Broken as broken:
            self.trouble = broken
            return
        self.take_up(play, rows[-1] if rows else None)
        await self.carry_out_orders()
        since = rows[-1].at if rows else play.row.made_at
        by_turns = self.roster.plan.pace == "turns"
        self.question_opens(max(0.0, self.store.up_since(since) - GRACE) if by_turns else 0.0)
        self.forgive()
        play.are_shown()  # the welcome tells the whole log
        await self.new_turn()
        if play.over:
            await self.take_up_the_end()
        await self.seat_waiting()
        for answer in await self.store.sealed(play.id):
            seat = seat_of(answer.seat)
            play.choices[seat, answer.choice] = Choice(answer.request, answer.seq, True)
            if play.opening is not None and answer.seq == play.seqs[seat]:
                self.answers.sealed[seat] = answer.pick

    async def take_up_the_end(self) -> None:
        """A game is over: so it is noted now, if it was not; and if all have accepted another, that begins."""
        if self.roster.enders:
            offer_another(self)
        else:
            await self.finish()
        with suppress(StorageUnavailable, Taken):
            await deal_if_all_accept(self)

    def forgive(self) -> None:
        """Nobody loses time because the server was down, nor because others come back sooner."""
        assert self.clocks is not None
        self.clocks.forgive()
        self.answers.wait_for_all(GRACE)

    def take_up(self, play: Play, last: PickRow | None = None) -> None:
        """A game is on this table from now on."""
        plan = self.roster.plan
        self.play = play
        self.clocks = Clocks(play, plan.clock, plan.pace, plan.deadline_hours)
        if last is not None:
            self.clocks.restore(last.clocks)
        self.ideas, self.offer, self.trouble = {}, None, None
        self.advance()

    # Keeping

    async def note(self, *entries: AnyEntry) -> None:
        """Write entries into the journal, then let them count."""
        after, noted = self.noting(*entries)
        await self.store.write_journal(noted)
        self.roster = after

    def noting(self, *entries: AnyEntry) -> tuple[Roster, Noted]:
        """The roster as it will be after these entries, and how they are kept."""
        after = self.roster.copy()
        for entry in entries:
            after.apply(entry)
        lines = [encode(entry) for entry in entries]
        return after, Noted(self.summary(after), self.roster.length, lines, self.time.wall())

    def summary(self, roster: Roster) -> Summary:
        """What the lobby and the list of one's own tables show."""
        line = self.lobby.lobby_line(self.id, roster, self.play is None or not self.play.over)
        text = msgspec.json.encode(line).decode()
        sitting = dict.fromkeys(chair.guest for chair in roster.chairs if chair.guest)
        return Summary(self.id, roster.plan.public, text, tuple(sitting))

    async def commit(
        self, seat: int, pick: str, player: str, choice: str = "", request: str = "", used: Armed | None = None
    ) -> None:
        """A pick is stored, with the order that it uses up, and only then carried out."""
        play, clocks = self.play, self.clocks
        assert play is not None and clocks is not None
        clocks.done(self.time.now())
        row = self.row(seat, pick, player, choice, request)
        try:
            await self.keep([row], [used] if used is not None else [])
        except BaseException:
            if play.opening is None:
                self.question_opens()
            raise
        if choice:
            play.choices[seat, choice] = Choice(request, play.seqs[seat], False)

    async def keep(self, rows: list[PickRow], used: list[Armed]) -> None:
        """Rows and the orders that they use up are stored together, or not at all."""
        after, noted = self.noting(*used) if used else (self.roster, None)
        await self.store.append(*rows, noted=noted)
        self.roster = after
        self.count(rows[-1])
        for order in used:
            self.tell_you(after.chairs[order.seat].guest)

    def row(self, seat: int, pick: str, player: str, choice: str = "", request: str = "") -> PickRow:
        """The next row of the game."""
        play, clocks = self.play, self.clocks
        assert play is not None and clocks is not None
        seqs = json.dumps(list(play.seqs.values()))
        return linked(play.digest, PickRow(
            play.id, play.n, letter(seat), pick, choice, request, player, seqs, play.shown, clocks.text(),
            self.time.wall(), "",
        ))  # fmt: skip

    def rows(self, picks: list[tuple[int, str, str]], hushed: bool = False) -> list[PickRow]:
        """The next rows of the game, to be stored together: seat, pick and player each; `hushed`: asked one by one."""
        play = self.play
        assert play is not None
        found: list[PickRow] = []
        n, digest, seqs = play.n, play.digest, play.seqs.copy()
        for seat, pick, player in picks:
            if found and hushed:
                play.seqs[seat] += 1  # the first one has been asked already
            found.append(self.row(seat, pick, player))
            self.count(found[-1])
        play.n, play.digest, play.seqs = n, digest, seqs
        return found

    async def take_back(self, seat: int, count: int, player: str) -> None:
        """The newest picks are void, all of them or none."""
        assert self.clocks is not None
        self.clocks.done(self.time.now())
        rows = self.rows([(seat, UNDO, player)] * count)
        try:
            await self.keep(rows, [])
        except BaseException:
            self.question_opens()
            raise

    def count(self, row: PickRow) -> None:
        """The newest row of the game is this one."""
        assert self.play is not None
        self.play.n = row.n + 1
        self.play.digest = row.digest

    # Moving on

    def advance(self) -> None:
        """Go on to what everybody may see next. Over days who plays is waited for, and bots have a moment to answer."""
        assert self.play is not None
        bots = frozenset(seat for seat in range(self.play.seats) if self.by_bot(seat))
        self.play.advance(self.windows_on(), self.hides(), bots)

    async def move_on(self) -> None:
        """After a pick: go on to what everybody may see next, and show it."""
        self.late = None
        self.advance()
        await self.settle()

    async def settle(self) -> None:
        """Carry out what orders answer at once, then show where the game is."""
        play = self.play
        assert play is not None
        await self.carry_out_orders()
        if self.stalled:
            return
        self.question_opens()
        await self.new_turn()
        if play.over:
            await self.finish()
        self.show_view()
        self.tell_who_is_asked()
        await self.seat_waiting()
        self.scheduler.arrange()

    async def carry_out_orders(self) -> None:
        """Whatever orders answer at once, and passes where nobody is to be asked. If the disk fails, later."""
        play = self.play
        assert play is not None
        try:
            await self.pass_over()
            while (answer := self.instant()) is not None:
                await self.answer(play.hush, *answer, "orders")
                self.advance()
            self.stalled = False
        except (StorageUnavailable, Taken):
            self.stalled = True
            self.scheduler.try_again()

    async def pass_over(self) -> None:
        """Who could play a card at any time and has not ordered it is passed over, all in one write.

        Where nobody could there is a write as well: no time tells whether anybody holds such a card.
        """
        play = self.play
        assert play is not None
        if not play.windows.instant or play.opening is not None or not self.hides():
            return
        passes = play.passed_over(lambda ask: self.armed(ask) is not None)
        self.scheduler.consider(passes)
        rows = self.rows([(seat, pick, "orders") for seat, pick in passes], hushed=True)
        await (self.keep(rows, []) if rows else self.store.heartbeat(self.time.wall()))
        for row in rows:
            play.pick(row.pick)
            self.advance()

    def tell_who_is_asked(self) -> None:
        """Over days somebody is told when the game begins to wait for them: once, however many choices they have."""
        assert self.play is not None and self.clocks is not None
        ask = self.play.timed()
        waits = None if ask is None else (self.play.id, self.turn, ask.seat)
        new = waits != self.waits and self.roster.plan.pace == "turns"
        if ask is not None and new and self.clocks.left_of(ask.seat, self.time.now()):  # else the bot goes on at once
            self.lobby.tell_turn(self, ask.seat)
        self.waits = waits

    async def answer(self, seat: int, pick: str, used: Armed | None, by: str) -> None:
        """A hushed question is answered; an order that did so is used up."""
        assert self.play is not None
        await self.commit(seat, pick, by, used=used)
        self.play.pick(pick)
        self.ideas.pop(seat, None)

    def question_opens(self, used: float = 0.0) -> None:
        """A question or a window is open now: its time begins."""
        play, clocks = self.play, self.clocks
        assert play is not None and clocks is not None
        self.answers = AnswerWindow()
        if play.opening is not None:
            plan = self.roster.plan
            seconds = None if plan.beat < 0 else float(plan.beat)
            if play.opening.own:  # who plays may think as long as about any choice
                seconds = None
            elif not play.opening.by_hand:
                seconds = self.scheduler.moment(play.opening)
            elif seconds is not None and all(self.passes_ahead(seat) for seat in play.opening.eligible):
                seconds = 0.0
            self.answers.start(play.holders(), seconds, self.time.now(), plan.decoys and play.opening.by_hand)
        ask = play.timed()
        if ask is not None and not self.by_bot(ask.seat):
            clocks.ask(ask, play.public(), used)

    def set_clocks(self) -> None:
        """Where the host has set other clocks, they run from now on."""
        play, plan = self.play, self.roster.plan
        if play is None or play.over or self.clocks is None or self.clocks.follow(plan):
            return
        self.clocks = self.clocks.anew(play, plan, self.time.now())
        ask = play.timed()
        if ask is not None and not self.by_bot(ask.seat):
            self.clocks.ask(ask, play.public())

    async def new_turn(self) -> None:
        """Who passed ahead is asked again when that is over, and everybody sees it."""
        assert self.play is not None
        public = self.play.public()
        self.turn = turn_of(public)
        over = [seat for seat, passed in self.roster.ahead.items() if is_over(passed, public)]
        if not over:
            return
        with suppress(StorageUnavailable, Taken):  # next time
            await self.note(*[Passed(seat, "off") for seat in over])
            for seat in over:
                self.tell_you(self.roster.chairs[seat].guest)
            self.show_table()

    async def gather(self) -> None:
        """The window is over: its answers go to the engine, in the order of the rules, all in one write.

        What became of it is shown a moment later, at a time that does not depend on how much there was to be stored.
        """
        play = self.play
        assert play is not None and play.opening is not None
        assert self.clocks is not None
        self.clocks.done(self.time.now())
        used: list[Armed] = []
        rows = self.rows([(seat, pick, "window") for seat, pick in play.answers(lambda ask: self.reply(ask, used))])
        if rows:
            await self.keep(rows, used)
        for row in rows:
            play.pick(row.pick)
        assert self.answers.until is not None
        self.answers.decoy = None
        self.answers.shows = self.answers.until + SETTLING

    async def close_window(self) -> None:
        """Everybody sees what became of the window."""
        play = self.play
        assert play is not None
        for client in self.clients:
            client.send(WindowMessage(play.seqs[self.observer(client.guest)], None))
        await self.move_on()

    async def deal_shown(self) -> None:
        """A new game lies on the table: show it, and let it begin."""
        self.show_table()
        await self.settle()

    async def seat_waiting(self) -> None:
        """Who waits for a bot's chair gets it when the bot is not asked."""
        play = self.play
        for seat, visitor in list(self.roster.waiting.items()):
            if play is None or play.over or self.is_free_now(seat):
                with suppress(StorageUnavailable, Taken):  # next time
                    await self.lobby.commands.seat(self, visitor)

    # The end of a game, and the next

    async def finish(self) -> None:
        """A game is over: keep that, and offer another."""
        assert self.play is not None
        after, noted = self.noting(Ended(self.play.id))
        with suppress(StorageUnavailable, Taken):  # it is noted when the table is loaded again
            await self.store.finish(self.play.id, noted)
            self.roster = after
        offer_another(self)
