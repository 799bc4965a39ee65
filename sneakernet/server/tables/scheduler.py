"""Driver: what happens at a table without anybody asking: bots choose, times run out, windows close."""

import asyncio
import hashlib
import logging
from collections.abc import Coroutine
from copy import copy
from typing import TYPE_CHECKING, Any, Final

from sneakernet.bots.levels import LEVELS
from sneakernet.core.rules import TIMEOUT
from sneakernet.core.view import letter
from sneakernet.core.windows import Opening
from sneakernet.server.clock import Alarm
from sneakernet.server.storage.store import StorageUnavailable, Taken
from sneakernet.server.tables import rematch
from sneakernet.server.tables.answers import PASS
from sneakernet.server.tables.game import Play
from sneakernet.server.tables.presence import PRESENT
from sneakernet.table import Table

if TYPE_CHECKING:
    from sneakernet.server.tables.table import Desk

AGAIN = 1.0  # seconds until the disk is tried again
MOMENT: Final = 1.0  # seconds that a window for bots alone lasts beyond their longest thought
LOG = logging.getLogger("sneakernet.server")

IDEAS: Final = "casual"  # who searches long does not do so about cards for any time: others wait for the thinkers

Key = tuple[str, int, int, int]  # game, rows, seq, seat


def seed_of(play: Play, n: int, seat: int, passes: list[str]) -> str:
    """The chance of a bot's decision."""
    return hashlib.sha256(f"{play.row.salt} {n} {seat} {len(passes)}".encode()).hexdigest()


def longest(bot: str) -> float:
    """How many seconds a bot may think about a choice."""
    return LEVELS[bot].seconds if bot in LEVELS else 0.0


class Driver:
    """Drives one table."""

    def __init__(self, desk: "Desk") -> None:
        self.desk = desk
        self.alarm: Alarm | None = None
        self.thinking: dict[Key, asyncio.Task[None]] = {}
        self.tasks: set[asyncio.Task[None]] = set()

    def stop(self) -> None:
        """Nothing happens here any more by itself."""
        if self.alarm is not None:
            self.alarm.cancel()
        for task in [*self.thinking.values(), *self.tasks]:
            task.cancel()

    def arrange(self) -> None:
        """Let clocks run or stand, bots think, and the alarm ring when the next time is up."""
        desk = self.desk
        if desk.stalled:
            return  # the alarm is set
        now = desk.time.now()
        if desk.answering.grace and desk.all_may_answer():
            desk.answering.all_back(now)
            desk.show_window()
        if desk.clocks is not None:
            (desk.clocks.run if self.time_runs() else desk.clocks.stop)(now)
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        times = self.deadlines()
        if times:
            self.alarm = desk.time.call_at(max(now, min(times)), self.ring)
        if desk.awake():
            self.wake_bots()

    def time_runs(self) -> bool:
        """Thinking time runs while a person is asked and somebody is there; not while others may answer."""
        desk = self.desk
        play = desk.play
        if play is None or play.over or not desk.awake():
            return False
        return play.opening is None or play.opening.own

    def deadlines(self) -> list[float]:
        """All moments at which something will happen by itself."""
        desk = self.desk
        play = desk.play
        found: list[float | None] = [desk.offer.until if desk.offer is not None else None]
        if play is not None and not play.over and desk.awake():
            if play.opening is not None:
                found += [desk.answering.next(), desk.answering.decoy]
            if desk.clocks is not None:
                found += [desk.clocks.expires(), self.game_expires()]
            lefts = [desk.away_left(seat) for seat in range(play.seats)]
            found += [desk.time.now() + left for left in lefts if left is not None]
            found += [at + PRESENT for at in desk.touched.values() if at + PRESENT > desk.time.now()]
        return [time for time in found if time is not None]

    def game_expires(self) -> float | None:
        """When the whole game's time is up, where the rules let it end now."""
        play, clocks = self.desk.play, self.desk.clocks
        if play is None or clocks is None or play.opening is not None or clocks.game_clock.game_seconds() is None:
            return None
        return clocks.game_expires() if play.rules.may_expire(play.table.state) else None

    def ring(self) -> None:
        """The alarm: some time is up."""
        self.alarm = None
        self.begin(self.tick())

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that nobody waits for."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def tick(self) -> None:
        """Do what is due, then arrange what comes."""
        desk = self.desk
        async with desk.lock:
            try:
                await self.due()
            except (StorageUnavailable, Taken) as problem:
                LOG.warning("table waits for the disk: %s", problem)
                self.try_again()
                return
            self.arrange()

    def try_again(self) -> None:
        """The disk failed: look again in a moment."""
        self.set_alarm(self.desk.time.now() + AGAIN)

    def set_alarm(self, when: float) -> None:
        """There is one alarm: a table that left memory must not be woken by another."""
        if self.alarm is not None:
            self.alarm.cancel()
        self.alarm = self.desk.time.call_at(when, self.ring)

    async def due(self) -> None:
        """Everything whose time is up."""
        desk = self.desk
        now = desk.time.now()
        if desk.stalled:
            await desk.settle()
            return
        if desk.offer is not None and desk.offer.until is not None and desk.offer.until <= now:
            await rematch.decline(desk)
            desk.show_table()
        play, clocks = desk.play, desk.clocks
        if play is None or clocks is None or play.over or not desk.awake():
            return
        self.note_absence()
        if play.opening is not None:
            await self.window_due(now)
            return
        expires, whole = clocks.expires(), self.game_expires()
        if whole is not None and whole <= now:
            await self.expire()
        elif expires is not None and expires <= now:
            await self.question_due(now)

    def note_absence(self) -> None:
        """Who is gone for too long is played by a bot from now on."""
        desk = self.desk
        assert desk.play is not None
        gone = [seat for seat in range(desk.play.seats) if desk.away_left(seat) == 0.0]
        if gone:
            desk.away.update(gone)
            desk.show_table()

    async def window_due(self, now: float) -> None:
        """A window is held by nobody, or over."""
        desk = self.desk
        answering, clocks = desk.answering, desk.clocks
        assert clocks is not None
        expires = clocks.expires()
        if answering.decoy is not None and answering.decoy <= now:
            answering.hold()
            desk.show_window()
        elif answering.shows is not None and answering.shows <= now:
            await desk.close_window()
        elif answering.shows is None and answering.until is not None and answering.until <= now:
            await desk.gather()
        elif expires is not None and expires <= now:
            self.too_late(now)

    async def question_due(self, now: float) -> None:
        """A question's time is up: the rules say what happens, or the stand-in bot chooses."""
        desk = self.desk
        play, clocks = desk.play, desk.clocks
        assert play is not None and clocks is not None
        if clocks.rules_say(now) and play.rules.may_expire(play.table.state):
            await self.expire()
        else:
            self.too_late(now)

    def too_late(self, now: float) -> None:
        """A person's time is up: the stand-in bot makes this one choice."""
        desk = self.desk
        assert desk.play is not None and desk.clocks is not None
        desk.late = (desk.play.n, desk.clocks.seat)
        desk.clocks.done(now)

    async def expire(self) -> None:
        """The clock's own pick, recorded like any other."""
        desk = self.desk
        play = desk.play
        assert play is not None
        ask = play.table.ask()
        assert ask is not None
        await desk.commit(ask.seat, TIMEOUT, "clock")
        play.pick(TIMEOUT)
        await desk.move_on()

    # Bots

    def wake_bots(self) -> None:
        """Every bot that is asked begins to think."""
        desk = self.desk
        play = desk.play
        if play is None or play.over:
            return
        if play.opening is None:
            ask = play.table.ask()
            assert ask is not None
            if desk.by_bot(ask.seat):
                self.think(ask.seat, [])
            return
        bot = desk.by_bot(play.opening.eligible[0]) if play.opening.own else ""
        if bot and desk.answering.soonest is None:  # also with nothing to choose it takes the time of a choice
            desk.answering.soonest = desk.time.now() + max(longest(bot), desk.hall.settings.bot_seconds)
        holders = desk.answering.holders if desk.answering.shows is None else {}
        for seat, (_, passes) in holders.items():
            if seat in play.opening.eligible and desk.by_bot(seat) and seat not in desk.answering.sealed:
                self.think(seat, passes)
        self.close_if_all_answered()

    def moment(self, opening: Opening) -> float:
        """How long bots may think about an answer over days, whether any of them has one or not."""
        bots = [self.desk.by_bot(seat) for seat in opening.eligible]
        return MOMENT + max(map(longest, bots))

    def close_if_all_answered(self) -> None:
        """A window without a beat is over when everybody has answered; bots without an answer have nothing to say."""
        desk = self.desk
        play, answering = desk.play, desk.answering
        assert play is not None and play.opening is not None
        if answering.until is None and all(map(self.has_answered, play.opening.eligible)):
            answering.until = max(desk.time.now(), answering.soonest or 0.0)
            self.set_alarm(answering.until)

    def has_answered(self, seat: int) -> bool:
        """Whether a window need not wait for a seat: it is sealed, passes ahead, or is a bot that is not asked."""
        desk = self.desk
        assert desk.play is not None and desk.play.opening is not None
        ahead = desk.passes_ahead(seat) and not desk.play.opening.own
        return seat in desk.answering.sealed or ahead or bool(desk.by_bot(seat) and seat not in desk.answering.holders)

    def think(self, seat: int, passes: list[str]) -> None:
        """A bot begins to think, unless it does already."""
        desk = self.desk
        assert desk.play is not None
        key = (desk.play.id, desk.play.n, desk.play.seqs[seat], seat)
        if key not in self.thinking:
            task = asyncio.get_running_loop().create_task(self.think_and_choose(key, passes))
            self.thinking[key] = task
            task.add_done_callback(lambda _: self.thinking.pop(key, None))

    def consider(self, passes: list[tuple[int, str]]) -> None:
        """Bots that are passed over think about the card they hold: it is played at the next safe point, as people's.

        The table does not wait for them, so no time tells that they hold one.
        """
        play = self.desk.play
        assert play is not None
        lines = [f"{letter(seat)} {pick}" for seat, pick in passes]
        for n, (seat, _) in enumerate(passes):
            bot = self.desk.by_bot(seat)
            if bot:
                table = copy(play.table)
                table.state, table.record = table.state.copy(), copy(table.record)
                table.record.picks = list(table.record.picks)
                quick = IDEAS if bot in LEVELS and LEVELS[bot].searches else bot
                self.begin(self.have_an_idea(play, table, lines[:n], seat, quick))

    async def have_an_idea(self, play: Play, table: Table, passes: list[str], seat: int, bot: str) -> None:
        """What a bot would have played there it has in mind from now on."""
        seed = seed_of(play, len(table.record.picks), seat, passes)
        idea = await self.thought(table, passes, bot, seed)
        if self.desk.play is play:
            self.desk.ideas[seat] = idea

    async def think_and_choose(self, key: Key, passes: list[str]) -> None:
        """A bot thinks, then picks through the same door as people."""
        desk = self.desk
        play = desk.play
        assert play is not None
        seat = key[3]
        bot = desk.by_bot(seat)
        seed = seed_of(play, key[1], seat, passes)
        openly = play.opening is None and play.hush != seat  # in a hush a pause would tell that a bot was asked
        pause = desk.hall.settings.bot_seconds if desk.roster.people() and openly else 0.0
        thought, _ = await asyncio.gather(self.thought(play.table, passes, bot, seed), desk.hall.pause(pause))
        async with desk.lock:
            now = desk.play
            if now is None or key != (now.id, now.n, now.seqs[seat], seat) or not desk.by_bot(seat) or not desk.awake():
                return
            try:
                await self.bot_chose(seat, thought, bot)
            except (StorageUnavailable, Taken) as problem:
                LOG.warning("table waits for the disk: %s", problem)
                self.try_again()

    async def thought(self, table: Table, passes: list[str], bot: str, seed: str) -> str:
        """What a bot picks; empty if it fails, which must not stop the table."""
        try:
            return await self.desk.hall.thinkers.pick(table.rules, table.state, table.record, passes, bot, seed)
        except Exception:
            LOG.exception("bot %s failed", bot)
            return ""

    async def bot_chose(self, seat: int, thought: str, bot: str) -> None:
        """A bot has chosen: at once, or sealed in a window. Where it failed, the first option stands for it."""
        desk = self.desk
        play = desk.play
        assert play is not None
        if play.opening is not None:
            desk.answering.sealed[seat] = thought or PASS
            self.close_if_all_answered()
            return
        ask = play.table.ask()
        assert ask is not None and ask.seat == seat
        spellings = [option.spelling for option in ask.options]
        pick = thought if thought in spellings else spellings[0]
        await desk.commit(seat, pick, f"bot:{bot}")
        play.pick(pick)
        await desk.move_on()
