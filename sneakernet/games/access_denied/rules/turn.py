"""The turn: step 0 with its bonuses, then steps 1 to 4, idle points between them, the end of a game (AD-16, 17)."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, lowest
from sneakernet.games.access_denied.rules import names, verbs
from sneakernet.games.access_denied.rules.actions import ActionStep, AttemptStep, action, free_attempt
from sneakernet.games.access_denied.rules.book import Choice, OwnChoice, Word, seq
from sneakernet.games.access_denied.rules.burdens import refute
from sneakernet.games.access_denied.rules.cells import ALL_COUNT, EXPIRED, ROUND_CAP, TURN_LIMIT
from sneakernet.games.access_denied.rules.draw import CloseDrawStep, DiscardStep, DrawStep, draw_cards
from sneakernet.games.access_denied.rules.play import idle_point, last_idle_point
from sneakernet.games.access_denied.rules.standing import (
    NOBODY,
    ROOT,
    UNLIMITED,
    as_seen,
    can_draw_cards,
    has_bonus,
    sectors_at,
)
from sneakernet.games.access_denied.rules.state import TURN_OVER, Net

SKIP_DRAWS: Final = 6


@final
class Begin(Word):
    """What lasted until this turn ends; what waited for it is in force; hot potatoes are checked (AD-17 a to c)."""

    def run(self, s: Net, me: i64, _: i64) -> None:
        s.set_turns(s.turns() + 1)
        s.set_step(names.BEGIN)
        s.tell(names.BEGAN, me, n=s.turns())
        if s.status(me) & UNLIMITED:
            s.set_status(me, s.status(me) & ~i64(UNLIMITED))
            s.tell(names.FREED, me, names.UNLIMITED, known_to=s.everyone())
        s.set_now(s.next_turn(me))
        s.set_next_turn(me, 0)
        s.set_held(s.hand(me))
        burdens = s.hand(me) & s.pack.burdens
        s.set_ruled_out(0)
        s.set_betrayed(0)
        if s.rule.burdens_shown and burdens != 0:
            s.reveal_to_all(burdens)
        while burdens != 0:
            if s.rule.burdens_shown:
                s.news(names.SHOWED, me, lowest(burdens), known_to=s.everyone())
            else:
                s.tell_only(BIT[me], names.BURDENED, me, lowest(burdens) + s.pack.offset)
            burdens &= burdens - 1
        if s.level(me, names.NEWSMEDIA) == ROOT:
            s.push(news_media.code, me, 0)
        if s.level(me, names.GOVERNMENT) == ROOT:
            s.push(government.code, me, 0)


@final
class Government(OwnChoice):
    """The top card of the pile may be taken into the hand (AD-53, AD-R61)."""

    def hushed(self, s: Net, me: i64, _: i64) -> bool:
        return not s.rule.burdens_shown  # that nobody is asked would betray Bug (AD-R62)

    def offers(self, s: Net, me: i64, _: i64) -> None:
        if s.pile_size() > 0 and has_bonus(s, me, names.GOVERNMENT) and not s.forbids(names.NO_DRAWING):
            s.offer(names.O_NO)
            s.offer(names.O_TAKE + s.pack.offset + s.pile_top())

    def expected(self, s: Net, me: i64, _: i64) -> bool:
        works = has_bonus(as_seen(s, NOBODY), me, names.GOVERNMENT) and not s.forbids(names.NO_DRAWING)
        return works and s.pile_size() > 0

    def take(self, s: Net, me: i64, _: i64, pick: i64) -> None:
        if pick != names.O_NO:
            refute(s, me, s.pack.dulls)
            verbs.take_top(s, me)


@final
class NewsMedia(OwnChoice):
    """The turn may be skipped for cards (AD-55, AD-R60)."""

    def hushed(self, s: Net, me: i64, _: i64) -> bool:
        return not s.rule.burdens_shown  # that nobody is asked would betray Bug (AD-R62)

    def offers(self, s: Net, me: i64, _: i64) -> None:
        if has_bonus(s, me, names.NEWSMEDIA) and not s.forbids(names.NO_DRAWING):
            s.offer(names.O_NO)
            s.offer(names.O_SKIP)

    def expected(self, s: Net, me: i64, _: i64) -> bool:
        return has_bonus(as_seen(s, NOBODY), me, names.NEWSMEDIA) and not s.forbids(names.NO_DRAWING)

    def take(self, s: Net, me: i64, _: i64, pick: i64) -> None:
        if pick == names.O_NO:
            return
        refute(s, me, s.pack.dulls)
        s.tell(names.SKIPPED, me)
        s.use(TURN_OVER)
        if s.rule.skip_holds_at_most > 0:
            s.push(skip_draw.code, me, SKIP_DRAWS)
        else:
            for _n in range(i64(SKIP_DRAWS)):
                verbs.draw(s, me, names.DREW)


@final
class SkipDraw(Choice):
    """German: as many cards as wished, up to a hand of six. The number: how many may still be drawn (AD-R60)."""

    def offers(self, s: Net, me: i64, left: i64) -> None:
        if left > 0 and s.hand_size(me) < s.rule.skip_holds_at_most and can_draw_cards(s, me):
            s.offer(names.O_DONE)
            s.offer(names.O_DRAW)

    def take(self, s: Net, me: i64, left: i64, pick: i64) -> None:
        if pick == names.O_DRAW:
            verbs.draw(s, me, names.DREW)
            self.again(s, me, left - 1)


@final
class EndTurn(Word):
    """Effects of the turn end with it; the next player's turn, unless a limit is reached (AD-24, AD-85, AD-R91)."""

    def run(self, s: Net, me: i64, _: i64) -> None:
        s.set_now(0)
        s.set_used(0)
        s.set_held(0)
        s.set_actions(0)
        s.set_taken(0)
        s.set_offers(0)
        s.tell(names.ENDED, me)
        turns = s.turns()
        cap = s.setting(ROUND_CAP) * s.seats()
        limit = s.setting(TURN_LIMIT)
        if s.setting(EXPIRED) or 0 < limit <= turns:
            judge(s, names.BY_TIME)
        elif 0 < cap <= turns:
            judge(s, names.BY_ROUND_CAP)
        else:
            left = s.after(me, 1)
            s.set_active(left)
            s.push(TURN.code, left, 0)


def judge(s: Net, ending: i64) -> None:
    """Most sectors at Root; then most at Oper; then most at User; else the victory is shared (AD-85, AD-86)."""
    best: i64 = -1
    leaders: i64 = 0
    for p in range(s.seats()):
        rank = standing_of(s, p)
        s.tell(names.SCORED, p, n=rank // 64)
        if rank > best:
            best = rank
            leaders = 0
        if rank == best:
            leaders |= BIT[p]
    rest = leaders
    while rest != 0:
        s.tell(names.WON if leaders & (leaders - 1) == 0 else names.SHARED, lowest(rest))
        rest &= rest - 1
    s.finish(leaders, ending)


def standing_of(s: Net, p: i64) -> i64:
    """A player's rank when time runs out: Root counts before Oper, Oper before User."""
    all_count = s.setting(ALL_COUNT) != 0
    root = sectors_at(s, p, 3, all_count)
    oper = sectors_at(s, p, 2, all_count)
    return 64 * root + 8 * oper + sectors_at(s, p, 1, all_count)


skip_draw: Final[Choice] = SkipDraw("newsmedia_draw")
government: Final[Choice] = Government("government", names.MAY_SALVAGE)
news_media: Final[Choice] = NewsMedia("newsmedia", names.MAY_SKIP)
TURN: Final = seq(
    Begin(),
    idle_point,
    AttemptStep(),
    free_attempt,
    idle_point,
    ActionStep(),
    action,
    DiscardStep(),
    idle_point,
    DrawStep(),
    draw_cards,
    CloseDrawStep(),
    last_idle_point,
    EndTurn(),
)
# Where in the turn a written position begins, by step.
FIRST_OP: Final = {"begin": 0, "attempt": 2, "action": 5, "discard": 7, "draw": 9, "end": 12}
ACTIONS_COUNTED: Final = 6
