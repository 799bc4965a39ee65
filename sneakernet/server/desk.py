"""Desk: one table, alive. It checks, stores, carries out and shows, in this order, one thing at a time."""

import asyncio
import json
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from sneakernet.core.choice import Ask
from sneakernet.core.view import letter, seat_of
from sneakernet.games import find
from sneakernet.server.ahead import still_ahead
from sneakernet.server.answering import HOLDS, SETTLING, Answering, fitting
from sneakernet.server.clocks import GRACE, Clocks
from sneakernet.server.down import WindowMessage
from sneakernet.server.driver import Driver
from sneakernet.server.library import sectors
from sneakernet.server.play import UNDO, Broken, Choice, Play, linked
from sneakernet.server.rematch import OFFER, Before, Offer, Tradition, tradition
from sneakernet.server.roster import AnyEntry, Armed, Roster, encode
from sneakernet.server.showing import Showing
from sneakernet.server.store import PickRow, StorageUnavailable, StoredTable, Summary, Taken

if TYPE_CHECKING:
    from sneakernet.server.hall import Hall


class Desk(Showing):
    """A table, alive."""

    def __init__(self, hall: "Hall", table: str) -> None:
        super().__init__(hall, table)
        self.store = hall.store
        self.lock = asyncio.Lock()
        self.stalled = False  # the disk failed between two picks of one move
        self.turn: object = None
        self.waits: object = None  # for whom, in which turn: they know
        self.enders: list[str] = []  # who sat where when the game ended
        self.used_at = self.time.now()
        self.driver = Driver(self)

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
        self.forgive()
        play.are_shown()  # the welcome tells the whole log
        if play.over and not stored.games[-1].over:
            await self.finish()
        for answer in await self.store.sealed(play.id):
            seat = seat_of(answer.seat)
            play.choices[seat, answer.choice] = Choice(answer.request, answer.seq, True)
            if play.opening is not None and answer.seq == play.seqs[seat]:
                self.answering.sealed[seat] = answer.pick

    def forgive(self) -> None:
        """Nobody loses time because the server was down, nor because others come back sooner."""
        assert self.clocks is not None
        self.clocks.forgive()
        self.answering.wait_for_all(GRACE)

    def take_up(self, play: Play, last: PickRow | None = None) -> None:
        """A game is on this table from now on."""
        plan = self.roster.plan
        self.play = play
        self.clocks = Clocks(play, plan.clock, plan.pace, plan.deadline_hours)
        if last is not None:
            self.clocks.restore(last.clocks)
        self.holds_left = dict.fromkeys(range(play.seats), HOLDS)
        self.ahead, self.offer, self.trouble = {}, None, None
        self.advance()
        since = last.at if last is not None else play.row.made_at
        used = max(0.0, self.store.up_since(since) - GRACE) if plan.pace == "turns" else 0.0
        self.question_opens(used)
        if play.over:
            self.enders = self.players()
            self.offer_another()

    # Keeping

    async def note(self, *entries: AnyEntry) -> None:
        """Write entries into the journal, then let them count."""
        after = self.sum_with(entries)
        lines = [encode(entry) for entry in entries]
        await self.store.write_journal(self.summary(after), self.roster.length, lines, self.time.wall())
        self.roster = after

    def sum_with(self, entries: tuple[AnyEntry, ...]) -> Roster:
        """The roster as it will be after these entries."""
        after = self.roster.copy()
        for entry in entries:
            after.apply(entry)
        return after

    def summary(self, roster: Roster) -> Summary:
        """What the lobby and the list of one's own tables show."""
        line = self.hall.lobby_line(self.id, roster, self.play is None or not self.play.over)
        text = msgspec.json.encode(line).decode()
        sitting = dict.fromkeys(chair.guest for chair in roster.chairs if chair.guest)
        return Summary(self.id, roster.plan.public, text, tuple(sitting))

    async def commit(self, seat: int, pick: str, player: str, choice: str = "", request: str = "") -> None:
        """A pick is stored, and only then carried out."""
        play, clocks = self.play, self.clocks
        assert play is not None and clocks is not None
        clocks.done(self.time.now())
        row = self.row(seat, pick, player, choice, request)
        try:
            await self.store.append(row)
        except BaseException:
            if play.opening is None:
                self.question_opens()
            raise
        self.count(row)
        if choice:
            play.choices[seat, choice] = Choice(request, play.seqs[seat], False)

    def row(self, seat: int, pick: str, player: str, choice: str = "", request: str = "") -> PickRow:
        """The next row of the game."""
        play, clocks = self.play, self.clocks
        assert play is not None and clocks is not None
        seqs = json.dumps(list(play.seqs.values()))
        return linked(play.digest, PickRow(
            play.id, play.n, letter(seat), pick, choice, request, player, seqs, play.shown, clocks.text(),
            self.time.wall(), "",
        ))  # fmt: skip

    def rows(self, picks: list[tuple[int, str, str]]) -> list[PickRow]:
        """The next rows of the game, to be stored together: seat, pick and player each."""
        play = self.play
        assert play is not None
        found: list[PickRow] = []
        n, digest, seqs = play.n, play.digest, play.seqs.copy()
        for seat, pick, player in picks:
            if found and pick != UNDO:
                play.seqs[seat] += 1  # it is asked in a hush; the first one has been already
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
            await self.store.append(*rows)
        except BaseException:
            self.question_opens()
            raise
        self.count(rows[-1])

    def count(self, row: PickRow) -> None:
        """The newest row of the game is this one."""
        assert self.play is not None
        self.play.n = row.n + 1
        self.play.digest = row.digest

    # Moving on

    def windows_on(self) -> bool:
        """Whether the table waits where somebody could answer: not for one person alone, nor over days."""
        plan = self.roster.plan
        return plan.pace == "live" and plan.beat != 0 and len(self.roster.people()) > 1

    def advance(self) -> None:
        """Go on to what everybody may see next. Over days only who plays is waited for."""
        assert self.play is not None
        self.play.advance(self.windows_on(), self.roster.plan.pace == "turns" and len(self.roster.people()) > 1)

    async def move_on(self) -> None:
        """After a pick: go on to what everybody may see next, and show it."""
        self.late = None
        self.advance()
        await self.settle()

    async def settle(self) -> None:
        """Carry out what orders answer at once, then show where the game is. Where the disk fails, try again later."""
        play = self.play
        assert play is not None
        self.stalled = False
        try:
            await self.pass_over()
            while (answer := self.instant()) is not None:
                await self.answer(play.hush, *answer, "orders")
                self.advance()
        except (StorageUnavailable, Taken):
            self.stalled = True
            self.driver.try_again()
            return
        self.question_opens()
        self.new_turn()
        if play.over:
            await self.finish()
        self.show_view()
        self.tell_who_is_asked()
        await self.seat_incoming()
        self.driver.arrange()

    async def pass_over(self) -> None:
        """Who could play a card at any time and has not ordered it is passed over, all in one write.

        Where nobody could there is a write as well: no time tells whether anybody holds such a card.
        """
        play = self.play
        assert play is not None
        if not play.watch.instant or play.opening is not None or not self.windows_on():
            return
        passes = play.passed_over(lambda ask: self.armed(ask.seat, ask) is not None)
        rows = self.rows([(seat, pick, "orders") for seat, pick in passes])
        await (self.store.append(*rows) if rows else self.store.heartbeat(self.time.wall()))
        for row in rows:
            self.count(row)
            play.pick(row.pick)
            self.advance()

    def tell_who_is_asked(self) -> None:
        """Over days somebody is told when the game begins to wait for them: once, however many choices they have."""
        assert self.play is not None and self.clocks is not None
        ask = self.play.timed()
        waits = None if ask is None else (self.play.id, self.turn, ask.seat)
        new = waits != self.waits and self.roster.plan.pace == "turns"
        if ask is not None and new and self.clocks.left_of(ask.seat, self.time.now()):  # else the bot goes on at once
            self.hall.tell_turn(self, ask.seat)
        self.waits = waits

    async def answer(self, seat: int, pick: str, used: Armed | None, by: str) -> None:
        """A hushed question is answered; an order that did so is used up."""
        assert self.play is not None
        await self.commit(seat, pick, by)
        self.play.pick(pick)
        if used is not None:
            self.roster.orders[seat] = list(used.orders)
            with suppress(StorageUnavailable, Taken):
                await self.note(used)
            self.tell_you(self.roster.chairs[seat].guest)

    def instant(self) -> tuple[str, Armed | None] | None:
        """The answer to a hushed question that orders give at once, or a pass where nobody is to be asked."""
        play = self.play
        assert play is not None
        ask = play.table.ask()
        if play.hush < 0 or ask is None:
            return None
        found = self.armed(play.hush, ask)
        if found is not None:
            return found
        turns = self.roster.plan.pace == "turns" and ask.about not in play.watch.own
        thinks = self.roster.chairs[play.hush].bot and not self.windows_on()
        silent = ask.about in play.watch.instant and not thinks  # people queue such cards: their orders play them
        return (ask.options[0].spelling, None) if turns or silent or self.passes_ahead(play.hush) else None

    def armed(self, seat: int, ask: Ask) -> tuple[str, Armed] | None:
        """The armed answer of a seat that fits a question, and what is still armed after it."""
        play = self.play
        assert play is not None
        orders = self.roster.orders.get(seat, [])
        if not orders or ask.seat != seat:
            return None
        found = fitting(orders, ask, play.cause(), sectors(play.row.game, play.row.edition))
        if found is None:
            return None
        n, pick = found
        left = [msgspec.structs.replace(orders[n], uses=orders[n].uses - 1)] if orders[n].uses > 1 else []
        return pick, Armed(seat, (*orders[:n], *left, *orders[n + 1 :]))

    def question_opens(self, used: float = 0.0) -> None:
        """A question or a window is open now: its time begins."""
        play, clocks = self.play, self.clocks
        assert play is not None and clocks is not None
        self.answering = Answering()
        if play.opening is not None:
            plan = self.roster.plan
            seconds = None if plan.beat < 0 else float(plan.beat)
            if play.opening.own:  # who plays may think as long as about any choice
                seconds = None
            elif seconds is not None and all(self.passes_ahead(seat) for seat in play.opening.eligible):
                seconds = 0.0
            self.answering.start(play.holders(), seconds, self.time.now(), plan.decoys)
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

    def new_turn(self) -> None:
        """Who passed ahead is asked again when that is over, and everybody sees it."""
        assert self.play is not None
        turn, before = self.play.public().facts.get("turn"), self.ahead
        self.ahead = still_ahead(before, self.play.public(), turn != self.turn)
        self.turn = turn
        for seat in before.keys() - self.ahead.keys():
            self.tell_you(self.roster.chairs[seat].guest)
        if len(before) > len(self.ahead):
            self.show_table()

    async def gather(self) -> None:
        """The window is over: its answers go to the engine, in the order of the rules.

        What became of it is shown a moment later, at a time that does not depend on how much there was to be stored.
        """
        play = self.play
        assert play is not None and play.opening is not None
        assert self.clocks is not None
        self.clocks.done(self.time.now())
        sealed, heard = self.answering.sealed, play.heard()
        while (ask := play.in_window(play.table.ask())) is not None:
            spellings = [option.spelling for option in ask.options]
            pick, used = (sealed[ask.seat], None) if ask.seat in sealed else self.armed(ask.seat, ask) or ("", None)
            await self.answer(ask.seat, pick if pick in spellings else spellings[0], used, "window")
            if play.heard() != heard:
                break
        assert self.answering.until is not None
        self.answering.decoy = None
        self.answering.shows = self.answering.until + SETTLING

    async def close_window(self) -> None:
        """Everybody sees what became of the window."""
        play = self.play
        assert play is not None
        for line in self.lines:
            line.send(WindowMessage(play.seqs[self.observer(line.guest)], None))
        await self.move_on()

    async def deal_shown(self) -> None:
        """A new game lies on the table: show it, and let it begin."""
        assert self.play is not None
        self.new_turn()
        self.show_table()
        self.show_view()
        self.tell_who_is_asked()
        self.driver.arrange()

    async def seat_incoming(self) -> None:
        """Who waits for a bot's chair gets it when the bot is not asked."""
        play = self.play
        for seat, visitor in list(self.incoming.items()):
            if play is None or play.over or self.is_free_now(seat):
                del self.incoming[seat]
                try:
                    await self.hall.commands.seat(self, seat, visitor)
                except (StorageUnavailable, Taken):  # next time
                    self.incoming[seat] = visitor

    # The end of a game, and the next

    async def finish(self) -> None:
        """A game is over: keep that, and offer another."""
        assert self.play is not None
        with suppress(StorageUnavailable):  # it is noted when the table is loaded again
            await self.store.finish(self.play.id, self.summary(self.roster), self.time.wall())
        self.enders = self.players()
        self.offer_another()

    def players(self) -> list[str]:
        """Who sits where: guests and bots."""
        return [chair.guest or f"bot:{chair.name}" for chair in self.roster.chairs]

    def before(self) -> Before:
        """The game that is over, as its successor needs it."""
        play = self.play
        assert play is not None
        outcome = play.table.outcome()
        assert outcome is not None
        same = tuple(one == other for one, other in zip(self.enders, self.players(), strict=False))
        settings = find(play.row.game).check(play.row.edition, play.seats, play.settings)[2]
        kind = (play.row.game, play.row.edition, play.seats)
        return Before(outcome, play.public(), same, len(self.roster.people()), settings, kind)

    def offer_another(self, refused: bool = False) -> None:
        """Another game is offered to all; a draw of HACKERS is to be played again (HK-19)."""
        before, plan = self.before(), self.roster.plan
        alike = before.kind == (plan.game, plan.edition, plan.seats)  # else it is a first one
        ways = tradition(plan.game) if alike else Tradition()
        following = ways.after_refusal(before) if refused else ways.next(before)
        self.offer = Offer(following, self.time.now() + OFFER if following.replay else None)
