"""The scheduler: what happens at a table without anybody asking: bots choose, times run out, windows close."""

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
from sneakernet.table import Match

if TYPE_CHECKING:
    from sneakernet.server.tables.table import Table

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


class Scheduler:
    """Drives one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table
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
        table = self.table
        if table.stalled:
            return  # the alarm is set
        now = table.time.now()
        if table.answers.grace and table.all_may_answer():
            table.answers.all_back(now)
            table.show_window()
        if table.clocks is not None:
            (table.clocks.run if self.time_runs() else table.clocks.stop)(now)
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        times = self.deadlines()
        if times:
            self.alarm = table.time.call_at(max(now, min(times)), self.ring)
        if table.awake():
            self.wake_bots()

    def time_runs(self) -> bool:
        """Thinking time runs while a person is asked and somebody is there; not while others may answer."""
        table = self.table
        play = table.play
        if play is None or play.over or not table.awake():
            return False
        return play.opening is None or play.opening.own

    def deadlines(self) -> list[float]:
        """All moments at which something will happen by itself."""
        table = self.table
        play = table.play
        found: list[float | None] = [table.offer.until if table.offer is not None else None]
        if play is not None and not play.over and table.awake():
            if play.opening is not None:
                found += [table.answers.next(), table.answers.decoy]
            if table.clocks is not None:
                found += [table.clocks.expires(), self.game_expires()]
            lefts = [table.away_left(seat) for seat in range(play.seats)]
            found += [table.time.now() + left for left in lefts if left is not None]
            found += [at + PRESENT for at in table.touched.values() if at + PRESENT > table.time.now()]
        return [time for time in found if time is not None]

    def game_expires(self) -> float | None:
        """When the whole game's time is up, where the rules let it end now."""
        play, clocks = self.table.play, self.table.clocks
        if play is None or clocks is None or play.opening is not None or clocks.game_clock.game_seconds() is None:
            return None
        return clocks.game_expires() if play.rules.may_expire(play.match.state) else None

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
        table = self.table
        async with table.lock:
            try:
                await self.due()
            except (StorageUnavailable, Taken) as problem:
                LOG.warning("table waits for the disk: %s", problem)
                self.try_again()
                return
            self.arrange()

    def try_again(self) -> None:
        """The disk failed: look again in a moment."""
        self.set_alarm(self.table.time.now() + AGAIN)

    def set_alarm(self, when: float) -> None:
        """There is one alarm: a table that left memory must not be woken by another."""
        if self.alarm is not None:
            self.alarm.cancel()
        self.alarm = self.table.time.call_at(when, self.ring)

    async def due(self) -> None:
        """Everything whose time is up."""
        table = self.table
        now = table.time.now()
        if table.stalled:
            await table.settle()
            return
        if table.offer is not None and table.offer.until is not None and table.offer.until <= now:
            await rematch.decline(table)
            table.show_table()
        play, clocks = table.play, table.clocks
        if play is None or clocks is None or play.over or not table.awake():
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
        table = self.table
        assert table.play is not None
        gone = [seat for seat in range(table.play.seats) if table.away_left(seat) == 0.0]
        if gone:
            table.away.update(gone)
            table.show_table()

    async def window_due(self, now: float) -> None:
        """A window is held by nobody, or over."""
        table = self.table
        answers, clocks = table.answers, table.clocks
        assert clocks is not None
        expires = clocks.expires()
        if answers.decoy is not None and answers.decoy <= now:
            answers.hold()
            table.show_window()
        elif answers.shows is not None and answers.shows <= now:
            await table.close_window()
        elif answers.shows is None and answers.until is not None and answers.until <= now:
            await table.gather()
        elif expires is not None and expires <= now:
            self.too_late(now)

    async def question_due(self, now: float) -> None:
        """A question's time is up: the rules say what happens, or the stand-in bot chooses."""
        table = self.table
        play, clocks = table.play, table.clocks
        assert play is not None and clocks is not None
        if clocks.rules_say(now) and play.rules.may_expire(play.match.state):
            await self.expire()
        else:
            self.too_late(now)

    def too_late(self, now: float) -> None:
        """A person's time is up: the stand-in bot makes this one choice."""
        table = self.table
        assert table.play is not None and table.clocks is not None
        table.late = (table.play.n, table.clocks.seat)
        table.clocks.done(now)

    async def expire(self) -> None:
        """The clock's own pick, recorded like any other."""
        table = self.table
        play = table.play
        assert play is not None
        ask = play.match.ask()
        assert ask is not None
        await table.commit(ask.seat, TIMEOUT, "clock")
        play.pick(TIMEOUT)
        await table.move_on()

    # Bots

    def wake_bots(self) -> None:
        """Every bot that is asked begins to think."""
        table = self.table
        play = table.play
        if play is None or play.over:
            return
        if play.opening is None:
            ask = play.match.ask()
            assert ask is not None
            if table.by_bot(ask.seat):
                self.think(ask.seat, [])
            return
        bot = table.by_bot(play.opening.eligible[0]) if play.opening.own else ""
        if bot and table.answers.soonest is None:  # also with nothing to choose it takes the time of a choice
            table.answers.soonest = table.time.now() + max(longest(bot), table.lobby.settings.bot_seconds)
        holders = table.answers.holders if table.answers.shows is None else {}
        for seat, (_, passes) in holders.items():
            if seat in play.opening.eligible and table.by_bot(seat) and seat not in table.answers.sealed:
                self.think(seat, passes)
        self.close_if_all_answered()

    def moment(self, opening: Opening) -> float:
        """How long bots may think about an answer over days, whether any of them has one or not."""
        bots = [self.table.by_bot(seat) for seat in opening.eligible]
        return MOMENT + max(map(longest, bots))

    def close_if_all_answered(self) -> None:
        """A window without a beat is over when everybody has answered; bots without an answer have nothing to say."""
        table = self.table
        play, answers = table.play, table.answers
        assert play is not None and play.opening is not None
        if answers.until is None and all(map(self.has_answered, play.opening.eligible)):
            answers.until = max(table.time.now(), answers.soonest or 0.0)
            self.set_alarm(answers.until)

    def has_answered(self, seat: int) -> bool:
        """Whether a window need not wait for a seat: it is sealed, passes ahead, or is a bot that is not asked."""
        table = self.table
        assert table.play is not None and table.play.opening is not None
        ahead = table.passes_ahead(seat) and not table.play.opening.own
        return seat in table.answers.sealed or ahead or bool(table.by_bot(seat) and seat not in table.answers.holders)

    def think(self, seat: int, passes: list[str]) -> None:
        """A bot begins to think, unless it does already."""
        table = self.table
        assert table.play is not None
        key = (table.play.id, table.play.n, table.play.seqs[seat], seat)
        if key not in self.thinking:
            task = asyncio.get_running_loop().create_task(self.think_and_choose(key, passes))
            self.thinking[key] = task
            task.add_done_callback(lambda _: self.thinking.pop(key, None))

    def consider(self, passes: list[tuple[int, str]]) -> None:
        """Bots that are passed over think about the card they hold: it is played at the next safe point, as people's.

        The table does not wait for them, so no time tells that they hold one.
        """
        play = self.table.play
        assert play is not None
        lines = [f"{letter(seat)} {pick}" for seat, pick in passes]
        for n, (seat, _) in enumerate(passes):
            bot = self.table.by_bot(seat)
            if bot:
                match = copy(play.match)
                match.state, match.record = match.state.copy(), copy(match.record)
                match.record.picks = list(match.record.picks)
                quick = IDEAS if bot in LEVELS and LEVELS[bot].searches else bot
                self.begin(self.have_an_idea(play, match, lines[:n], seat, quick))

    async def have_an_idea(self, play: Play, match: Match, passes: list[str], seat: int, bot: str) -> None:
        """What a bot would have played there it has in mind from now on."""
        seed = seed_of(play, len(match.record.picks), seat, passes)
        idea = await self.thought(match, passes, bot, seed)
        if self.table.play is play:
            self.table.ideas[seat] = idea

    async def think_and_choose(self, key: Key, passes: list[str]) -> None:
        """A bot thinks, then picks in the same way as people."""
        table = self.table
        play = table.play
        assert play is not None
        seat = key[3]
        bot = table.by_bot(seat)
        seed = seed_of(play, key[1], seat, passes)
        openly = play.opening is None and play.hush != seat  # in a hush a pause would tell that a bot was asked
        pause = table.lobby.settings.bot_seconds if table.roster.people() and openly else 0.0
        thought, _ = await asyncio.gather(self.thought(play.match, passes, bot, seed), table.lobby.pause(pause))
        async with table.lock:
            now = table.play
            if (
                now is None
                or key != (now.id, now.n, now.seqs[seat], seat)
                or not table.by_bot(seat)
                or not table.awake()
            ):
                return
            try:
                await self.bot_chose(seat, thought, bot)
            except (StorageUnavailable, Taken) as problem:
                LOG.warning("table waits for the disk: %s", problem)
                self.try_again()

    async def thought(self, match: Match, passes: list[str], bot: str, seed: str) -> str:
        """What a bot picks; empty if it fails, which must not stop the table."""
        try:
            return await self.table.lobby.pool.pick(match.game, match.state, match.record, passes, bot, seed)
        except Exception:
            LOG.exception("bot %s failed", bot)
            return ""

    async def bot_chose(self, seat: int, thought: str, bot: str) -> None:
        """A bot has chosen: at once, or sealed in a window. Where it failed, the first option stands for it."""
        table = self.table
        play = table.play
        assert play is not None
        if play.opening is not None:
            table.answers.sealed[seat] = thought or PASS
            self.close_if_all_answered()
            return
        ask = play.match.ask()
        assert ask is not None and ask.seat == seat
        spellings = [option.spelling for option in ask.options]
        pick = thought if thought in spellings else spellings[0]
        await table.commit(seat, pick, f"bot:{bot}")
        play.pick(pick)
        await table.move_on()
