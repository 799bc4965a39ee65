"""A table, alive. It checks, stores, carries out and shows, in this order, one thing at a time."""

import asyncio
import logging
from contextlib import suppress

from sneakernet.core.rules import TIMEOUT
from sneakernet.server.storage.store import PickRow, StorageUnavailable, Taken
from sneakernet.server.tables import armed, rematch
from sneakernet.server.tables.answers import PASS, AnswerWindow
from sneakernet.server.tables.audience import Audience
from sneakernet.server.tables.bots import Bots, Key
from sneakernet.server.tables.clocks import Clocks
from sneakernet.server.tables.entries import Armed, Declined, Passed
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.journal import Journal
from sneakernet.server.tables.moment import Choice
from sneakernet.server.tables.pass_ahead import is_over, turn_of
from sneakernet.server.tables.reminders import days_away, remind
from sneakernet.server.tables.scheduler import Scheduler, game_expires
from sneakernet.server.tables.seats import sit_down
from sneakernet.server.tables.services import Services
from sneakernet.server.tables.state import Over, Playing, TableState, dealt

LOG = logging.getLogger("sneakernet.server")


class Table:
    """The parts of a table, and how a game goes on at it. Whatever changes it holds its lock."""

    def __init__(self, services: Services, table_id: str) -> None:
        self.id = table_id
        self.services = services
        self.lock = asyncio.Lock()
        self.state = TableState(services, table_id)
        self.journal = Journal(self.state)
        self.audience = Audience(self.state)
        self.scheduler = Scheduler(self.state, self.tick)
        self.bots = Bots(self.state, self.bot_chose)
        self.used_at = services.time.now()

    def now(self) -> float:
        """The time of the table's clock."""
        return self.services.time.now()

    def stop(self) -> None:
        """The table leaves memory: nothing happens here any more by itself."""
        self.scheduler.stop()
        self.bots.stop()
        self.audience.stop()

    def arrange(self) -> None:
        """Let clocks run or stand, bots think, and the alarm ring when the next time is up."""
        playing, now = self.state.playing, self.now()
        if playing is not None:
            if playing.stalled:
                return  # the alarm is set
            if playing.window.grace and self.state.all_may_answer():
                playing.window.all_back(now)
                self.audience.show_window(playing)
            opening = playing.game.opening
            # thinking time runs while a person is asked and somebody is there; not while others may answer
            runs = self.state.awake() and (opening is None or opening.own)
            playing.clocks.run(now, runs=runs)
        self.scheduler.arrange()
        if playing is not None and self.state.awake():
            self.bots.wake(playing)
            self.close_if_all_answered(playing)

    # A game goes on

    def take_up(self, game: TableGame, last: PickRow | None = None) -> None:
        """A game is on this table from now on; `last`: its newest row in the store."""
        plan = self.state.roster.plan
        clocks = Clocks(game, plan.clock, plan.pace, plan.deadline_hours)
        if last is not None:
            clocks.restore(last.clocks)
        self.state.stage = Playing(game, clocks)
        self.advance(self.state.stage)

    def advance(self, playing: Playing) -> None:
        """Go on to what everybody may see next. Over days who plays is waited for, and bots have a moment to answer."""
        state, game = self.state, playing.game
        bots = frozenset(seat for seat in range(game.seats) if state.by_bot(seat))
        game.advance(state.windows_on(), state.hides(), bots)
        if game.over:
            state.stage = dealt(game, playing.clocks)

    async def move_on(self, playing: Playing) -> None:
        """After a pick: go on to what everybody may see next, and show it."""
        playing.late = None
        self.advance(playing)
        await self.settle()

    async def settle(self) -> None:
        """Carry out what orders answer at once, then show where the game is."""
        await self.carry_out_orders()
        match self.state.stage:
            case Playing(stalled=False) as playing:
                self.question_opens(playing)
                await self.new_turn(playing.game)
                self.audience.show_view(playing)
                await self.tell_who_is_asked(playing)
            case Over() as over:
                await self.new_turn(over.game)
                await self.finish(over)
                self.audience.show_view(over)
            case _:
                return
        await self.seat_waiting()
        self.arrange()

    async def commit(
        self,
        playing: Playing,
        seat: int,
        picks: list[str],
        player: str,
        choice: str = "",
        request: str = "",
        used: Armed | None = None,
    ) -> None:
        """A choice is stored, all its picks with the order that it uses up, and only then carried out."""
        game = playing.game
        playing.clocks.done(self.now())
        try:
            rows = self.journal.rows(playing, [(seat, pick, player) for pick in picks], choice=choice, request=request)
            await self.keep(playing, rows, [used] if used is not None else [])
        except BaseException:
            if game.opening is None:
                self.question_opens(playing)
            raise
        if choice:
            game.choices[seat, choice] = Choice(request, game.seqs[seat], False)
        game.pick_all(picks)

    async def keep(self, playing: Playing, rows: list[PickRow], used: list[Armed]) -> None:
        """Store rows, with the orders that they use up."""
        await self.journal.keep(playing, rows, used)
        for order in used:
            self.audience.tell_you(self.state.roster.chairs[order.seat].guest)

    async def undo(self, playing: Playing, seat: int, name: str) -> None:
        """The last choice is taken back."""
        game = playing.game
        assert game.last is not None, "there is a choice to take back"
        playing.clocks.done(self.now())
        try:
            await self.journal.take_back(playing, seat, len(game.match.record.picks) - game.last.picks)
        except BaseException:
            self.question_opens(playing)
            raise
        game.undo()
        playing.undone = name

    async def carry_out_orders(self) -> None:
        """Whatever orders answer at once, and passes where nobody is to be asked. If the disk fails, later."""
        playing = self.state.playing
        if playing is None:
            return
        game = playing.game
        try:
            await self.pass_over(playing)
            while (answer := armed.at_once(self.state, playing)) is not None:
                seat, (pick, used) = game.hush, answer
                await self.commit(playing, seat, [pick], "orders", used=used)
                playing.ideas.pop(seat, None)
                self.advance(playing)
            playing.stalled = False
        except (StorageUnavailable, Taken):
            playing.stalled = True
            self.scheduler.try_again()

    async def pass_over(self, playing: Playing) -> None:
        """Who could play a card at any time and has not ordered it is passed over, all in one write.

        Where nobody could there is a write as well: no time tells whether anybody holds such a card.
        """
        game = playing.game
        if not game.windows.instant or game.opening is not None or not self.state.hides():
            return
        passes = game.passed_over(lambda ask: armed.in_advance(self.state, playing, ask) is not None)
        for thought in self.bots.consider(playing, passes):
            self.scheduler.begin(thought)
        rows = self.journal.rows(playing, [(seat, pick, "orders") for seat, pick in passes], hushed=True)
        await (self.keep(playing, rows, []) if rows else self.services.store.heartbeat(self.services.time.wall()))
        for row in rows:
            game.pick(row.pick)
            self.advance(playing)

    def question_opens(self, playing: Playing, used: float = 0.0) -> None:
        """A question or a window is open now: its time begins."""
        state, game = self.state, playing.game
        playing.window = AnswerWindow()
        if game.opening is not None:
            plan = state.roster.plan
            seconds = None if plan.beat < 0 else float(plan.beat)
            least, given = seconds, playing.clocks.game_clock.window_seconds(game.opening.kind)
            if game.opening.own:  # who plays may think as long as about any choice
                seconds = None
            elif not game.opening.by_hand:
                seconds = self.bots.moment(game.opening)
            elif seconds is not None and all(state.passes_ahead(seat) for seat in game.opening.eligible):
                seconds = 0.0
            elif seconds and given is not None:  # the game gives more time, for who wants it
                seconds = given
            playing.window.start(game.holders(), seconds, self.now(), plan.decoys and game.opening.by_hand)
            if seconds and least and seconds == given:
                playing.window.early = self.now() + max(least, self.bots.moment(game.opening))
        ask = game.timed()
        if ask is not None and not state.by_bot(ask.seat):
            playing.clocks.ask(ask, game.public(), used)

    def set_clocks(self) -> None:
        """Where the host has set other clocks, they run from now on."""
        playing, plan = self.state.playing, self.state.roster.plan
        if playing is None or playing.clocks.follow(plan):
            return
        playing.clocks = playing.clocks.anew(playing.game, plan, self.now())
        ask = playing.game.timed()
        if ask is not None and not self.state.by_bot(ask.seat):
            playing.clocks.ask(ask, playing.game.public())

    async def new_turn(self, game: TableGame) -> None:
        """Who passed ahead is asked again when that is over, and everybody sees it."""
        public = game.public()
        over = [seat for seat, passed in self.state.roster.ahead.items() if is_over(passed, public)]
        if not over:
            return
        with suppress(StorageUnavailable, Taken):  # next time
            await self.journal.note(*[Passed(seat, "off") for seat in over])
            for seat in over:
                self.audience.tell_you(self.state.roster.chairs[seat].guest)
            self.audience.show_table()

    async def tell_who_is_asked(self, playing: Playing) -> None:
        """Over days somebody is told when the game begins to wait for them: once, however many choices they have."""
        ask = playing.game.timed()
        waits = None if ask is None else (turn_of(playing.game.public()), ask.seat)
        new = waits != playing.waits and self.state.roster.plan.pace == "turns"
        if ask is not None and new and playing.clocks.left_of(ask.seat, self.now()):  # else the bot goes on at once
            playing.clocks.give(await days_away(self.state, playing, ask.seat, self.state.time.wall()))
            remind(self.state, ask.seat)
        playing.waits = waits

    # Windows

    async def gather(self, playing: Playing) -> None:
        """The window is over: its answers go to the engine, in the order of the rules, all in one write.

        What became of it is shown a moment later, at a time that does not depend on how much there was to be stored.
        """
        game, window = playing.game, playing.window
        playing.clocks.done(self.now())
        used: list[Armed] = []
        answers = game.answers(lambda ask: armed.in_window(self.state, playing, ask, used))
        rows = self.journal.rows(playing, [(seat, pick, "window") for seat, pick in answers])
        if rows:
            await self.keep(playing, rows, used)
        for row in rows:
            game.pick(row.pick)
        window.end(self.now())

    def close_if_all_answered(self, playing: Playing) -> None:
        """A window that waits is over when everybody has answered; bots without an answer have nothing to say.

        Where the game sets its length, it lasts a beat in any case, and bots have answered by then, whatever they hold.
        """
        opening, window = playing.game.opening, playing.window
        if opening is None or window.shows is not None or (window.until is not None and window.early is None):
            return
        for seat in opening.eligible:
            ahead = self.state.passes_ahead(seat) and not opening.own
            idle = self.state.by_bot(seat) and (window.early is not None or seat not in window.holders)
            if not (seat in window.sealed or ahead or idle):
                return
        over = max(self.now(), window.soonest or 0.0, window.early or 0.0)
        if window.until is None or over < window.until:
            window.until = over
            self.scheduler.set_alarm(over)

    # Times

    async def tick(self) -> None:
        """Do what is due, then arrange what comes."""
        async with self.lock:
            try:
                await self.due()
            except (StorageUnavailable, Taken) as problem:
                LOG.warning("table waits for the disk: %s", problem)
                self.scheduler.try_again()
                return
            self.arrange()

    async def due(self) -> None:
        """Everything whose time is up."""
        now = self.now()
        match self.state.stage:
            case Over(offer=offer) if offer is not None and offer.until is not None and offer.until <= now:
                await self.decline()
                self.audience.show_table()
            case Playing(stalled=True):
                await self.settle()
            case Playing() as playing if self.state.awake():
                self.note_absence(playing)
                due = self.question_due if playing.game.opening is None else self.window_due
                await due(playing, now)

    def note_absence(self, playing: Playing) -> None:
        """Who is gone for too long is played by a bot from now on."""
        gone = [seat for seat in range(playing.game.seats) if self.state.away_left(seat) == 0.0]
        if gone:
            self.state.away.update(gone)
            self.audience.show_table()

    async def window_due(self, playing: Playing, now: float) -> None:
        """A window is held by nobody, or over."""
        window, expires = playing.window, playing.clocks.expires()
        if window.decoy is not None and window.decoy <= now:
            window.hold()
            self.audience.show_window(playing)
        elif window.shows is not None and window.shows <= now:
            self.audience.close_window(playing.game)
            await self.move_on(playing)
        elif window.shows is None and window.until is not None and window.until <= now:
            await self.gather(playing)
        elif expires is not None and expires <= now and playing.clocks.rules_say(now):
            await self.gather(playing)  # what is not answered by now is passed
        elif expires is not None and expires <= now:
            self.too_late(playing, now)

    async def question_due(self, playing: Playing, now: float) -> None:
        """The time of a question or of the game is up: the rules say what happens, or the stand-in bot chooses."""
        clocks, game = playing.clocks, playing.game
        expires, whole = clocks.expires(), game_expires(playing)
        late = expires is not None and expires <= now
        if (whole is not None and whole <= now) or (
            late and clocks.rules_say(now) and game.rules.may_expire(game.match.state)
        ):
            ask = game.match.ask()
            assert ask is not None, "the game goes on"
            await self.commit(playing, ask.seat, [TIMEOUT], "clock")
            await self.move_on(playing)
        elif late:
            self.too_late(playing, now)

    def too_late(self, playing: Playing, now: float) -> None:
        """A person's time is up: the stand-in bot makes this one choice."""
        playing.late = (playing.game.n, playing.clocks.seat)
        playing.clocks.done(now)

    async def bot_chose(self, key: Key, pick: str, bot: str) -> None:
        """A bot has chosen: at once, or sealed in a window. Where it failed, the first option stands for it."""
        seat = key[3]
        async with self.lock:
            playing = self.state.playing
            if playing is None or not self.state.by_bot(seat) or not self.state.awake():
                return
            game = playing.game
            if key != (game.id, game.n, game.seqs[seat], seat):
                return
            ask = game.match.ask()
            if game.opening is not None:
                playing.window.sealed[seat] = pick or PASS
                self.close_if_all_answered(playing)
            elif ask is not None:
                spellings = [option.spelling for option in ask.options]
                chosen = pick if pick in spellings else spellings[0]
                try:
                    await self.commit(playing, seat, [chosen], f"bot:{bot}")
                    await self.move_on(playing)
                except (StorageUnavailable, Taken) as problem:
                    LOG.warning("table waits for the disk: %s", problem)
                    self.scheduler.try_again()

    # The end of a game, and the next

    async def finish(self, over: Over) -> None:
        """A game is over: keep that, and offer another."""
        self.services.figures.games_finished.inc()
        with suppress(StorageUnavailable, Taken):  # it is noted when the table is loaded again
            await self.journal.end(over.game)
        self.offer_another(over)

    def offer_another(self, over: Over) -> None:
        """Another game is offered to all."""
        over.offer = rematch.offer(over.game, self.state.roster, self.now())

    async def decline(self) -> None:
        """A drawn game is not played again: another one is offered."""
        await self.journal.note(Declined())
        if isinstance(self.state.stage, Over):
            self.offer_another(self.state.stage)

    async def seat_waiting(self) -> None:
        """Who waits for a bot's chair gets it when the bot is not asked."""
        for seat, visitor in list(self.state.roster.waiting.items()):
            if self.state.playing is None or self.state.is_free_now(seat):
                with suppress(StorageUnavailable, Taken):  # next time
                    await sit_down(self.state, self.journal, self.audience, visitor)
