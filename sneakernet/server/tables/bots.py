"""The bots of a table: they think away from the event loop, and choose in the same way as people."""

import asyncio
import hashlib
import logging
from collections.abc import Callable, Coroutine
from copy import copy
from typing import Any, Final

from sneakernet.bots.levels import LEVELS
from sneakernet.core.view import letter
from sneakernet.core.windows import Opening
from sneakernet.server.tables.game import TableGame
from sneakernet.server.tables.state import Playing, TableState
from sneakernet.table import Match

TEMPOS: Final = {"slow": 3.0, "normal": 1.0, "fast": 0.2}  # by how much a bot's usual time is multiplied
STEP: Final = "step"  # bots wait for a sign
MOMENT: Final = 1.0  # seconds that a window for bots alone lasts beyond their longest thought
IDEAS: Final = "casual"  # searching bots use this level for cards playable at any time, to keep the pool free
LOG = logging.getLogger("sneakernet.server")

Key = tuple[str, int, int, int]  # game, rows, seq, seat
Chosen = Callable[[Key, str, str], Coroutine[Any, Any, None]]  # for which question, the pick, the bot


def seed_of(game: TableGame, n: int, seat: int, passes: list[str]) -> str:
    """The chance of a bot's decision."""
    return hashlib.sha256(f"{game.row.salt} {n} {seat} {len(passes)}".encode()).hexdigest()


def longest(bot: str) -> float:
    """How many seconds a bot may think about a choice."""
    return LEVELS[bot].seconds if bot in LEVELS else 0.0


class Bots:
    """All bots that play at one table."""

    def __init__(self, table: TableState, chosen: Chosen) -> None:
        self.table = table
        self.chosen = chosen
        self.thinking: dict[Key, asyncio.Task[None]] = {}
        self.sign = asyncio.Event()

    def stop(self) -> None:
        """Nobody thinks any more."""
        for task in self.thinking.values():
            task.cancel()

    def go_on(self) -> None:
        """Who waits for a sign has it; who waits from now on has not."""
        self.sign.set()
        self.sign = asyncio.Event()

    async def breathe(self) -> None:
        """The time that a bot takes where people watch, as they want it. Over days nobody is there to give a sign."""
        table = self.table
        tempo = table.roster.plan.tempo
        await table.services.pause(table.services.settings.bot_seconds * TEMPOS.get(tempo, 0.0))
        if table.roster.plan.tempo == STEP and table.roster.plan.pace == "live":  # perhaps since a moment ago
            await self.sign.wait()

    def wake(self, playing: Playing) -> None:
        """Every bot that is asked begins to think."""
        table, game, window = self.table, playing.game, playing.window
        if game.opening is None:
            ask = game.match.ask()
            if ask is not None and table.by_bot(ask.seat):
                self.think(playing, ask.seat, [])
            return
        bot = table.by_bot(game.opening.eligible[0]) if game.opening.own else ""
        if bot and window.soonest is None:  # also with nothing to choose it takes the time of a choice
            window.soonest = table.time.now() + max(longest(bot), table.services.settings.bot_seconds)
        holders = window.holders if window.shows is None else {}
        for seat, (_, passes) in holders.items():
            if seat in game.opening.eligible and table.by_bot(seat) and seat not in window.sealed:
                self.think(playing, seat, passes)

    def moment(self, opening: Opening) -> float:
        """How long bots may think about an answer over days, whether any of them has one or not."""
        bots = [self.table.by_bot(seat) for seat in opening.eligible]
        return MOMENT + max(map(longest, bots))

    def think(self, playing: Playing, seat: int, passes: list[str]) -> None:
        """A bot begins to think, unless it does already."""
        game = playing.game
        key = (game.id, game.n, game.seqs[seat], seat)
        if key not in self.thinking:
            work = self.think_and_choose(game, key, self.table.by_bot(seat), passes)
            self.thinking[key] = asyncio.get_running_loop().create_task(work)
            self.thinking[key].add_done_callback(lambda _: self.thinking.pop(key, None))

    async def think_and_choose(self, game: TableGame, key: Key, bot: str, passes: list[str]) -> None:
        """A bot thinks, then chooses; where people watch it takes a little time for every open choice."""
        table, seat = self.table, key[3]
        openly = game.opening is None and game.hush != seat  # in a hush a pause would tell that a bot was asked
        work = self.thought(game.match, passes, bot, seed_of(game, key[1], seat, passes))
        watched = bool(table.roster.people()) and openly
        pick, _ = await asyncio.gather(work, self.breathe() if watched else table.services.pause(0.0))
        await self.chosen(key, pick, bot)

    async def thought(self, match: Match, passes: list[str], bot: str, seed: str) -> str:
        """What a bot picks; empty if it fails, which must not stop the table."""
        pool, owner = self.table.services.pool, self.table.roster.host
        began, figures = self.table.time.now(), self.table.services.figures
        try:
            return await pool.pick(match.game, match.state, match.record, passes, bot, seed, owner)
        except Exception:
            LOG.exception("bot %s failed", bot, extra={"table": self.table.id})
            return ""
        finally:
            figures.thought_seconds.observe(self.table.time.now() - began)

    def consider(self, playing: Playing, passes: list[tuple[int, str]]) -> list[Coroutine[Any, Any, None]]:
        """Bots that are passed over think about the card they hold: it is played at the next safe point, as people's.

        The table does not wait for them, so no time tells that they hold one.
        """
        lines = [f"{letter(seat)} {pick}" for seat, pick in passes]
        found: list[Coroutine[Any, Any, None]] = []
        for n, (seat, _) in enumerate(passes):
            bot = self.table.by_bot(seat)
            if bot:
                match = copy(playing.game.match)
                match.state, match.record = match.state.copy(), copy(match.record)
                match.record.picks = list(match.record.picks)
                quick = IDEAS if bot in LEVELS and LEVELS[bot].searches else bot
                found.append(self.have_an_idea(playing, match, lines[:n], seat, quick))
        return found

    async def have_an_idea(self, playing: Playing, match: Match, passes: list[str], seat: int, bot: str) -> None:
        """What a bot would have played there it has in mind from now on."""
        seed = seed_of(playing.game, len(match.record.picks), seat, passes)
        playing.ideas[seat] = await self.thought(match, passes, bot, seed)
