"""Step 1 and step 2: the free attempt, and actions (AD-18 to AD-28, AD-56, AD-57)."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest
from sneakernet.core.choosing import Choosing
from sneakernet.core.op import Op
from sneakernet.games.access_denied.rules import names, verbs
from sneakernet.games.access_denied.rules.attempt import begin_attempt, begin_dialling, raise_level
from sneakernet.games.access_denied.rules.book import Choice, OwnChoice, Word
from sneakernet.games.access_denied.rules.burdens import prove, refute
from sneakernet.games.access_denied.rules.cells import DISTINCT
from sneakernet.games.access_denied.rules.moments import has_target, others
from sneakernet.games.access_denied.rules.play import begin_play, idle_point, play_answer
from sneakernet.games.access_denied.rules.sets import in_order
from sneakernet.games.access_denied.rules.spend import count_up, spend_action, spend_for_card
from sneakernet.games.access_denied.rules.standing import (
    actions_at_start,
    actions_left,
    as_seen,
    attempts_forbidden,
    has_bonus,
    has_extra,
    is_banned,
    loses_actions,
    may_play_cards,
    meets_needs,
    surely_acts,
    works,
)
from sneakernet.games.access_denied.rules.state import FEWER_AT, LOSSES_VOID, NOBODY, USED_BONUS, USED_EXTRA, Net
from sneakernet.games.access_denied.rules.trade import may_trade, trade_partner
from sneakernet.games.access_denied.rules.words_aims import offer_seats, target_of

ROOT: Final = 3


def offer_attempts(s: Net, me: i64) -> None:
    """Every sector on which an attempt may be declared (AD-40, AD-R95)."""
    if attempts_forbidden(s) or s.hand(me) == 0:
        return
    cards = s.hand_size(me)
    codes = s.pack.distinct(s.hand(me)) if s.setting(DISTINCT) else cards
    levels = s.levels(me)
    for sector in range(i64(6)):
        level = levels & ROOT
        levels >>= 2
        if level < ROOT and (cards >= level + 2 if s.controller(sector) == NOBODY else codes > level):
            s.offer(names.O_ATTEMPT + names.AIMED * (sector + 1))


# Step 1


@final
class AttemptStep(Word):
    """How many free attempts the step has: one; none with Trojan; german: one more by an upgrade (AD-18, R33, R85)."""

    def run(self, s: Net, me: i64, _: i64) -> None:
        s.set_step(names.ATTEMPT)
        pack = s.pack
        if s.turn_is_over() or s.held() & pack.skips_attempt_step:
            s.set_tries(0)
        elif s.upgrades(me) and works(s, me, pack.tries_twice):
            s.set_tries(2)
        else:
            s.set_tries(1)


@final
class FreeAttempt(OwnChoice):
    """One attempt free of charge, or automatic User access in its place (AD-18, AD-57, AD-R30)."""

    def hushed(self, s: Net, me: i64, _: i64) -> bool:
        return not s.rule.burdens_shown  # that nobody is asked would betray Trojan (AD-R62, AD-R94)

    def offers(self, s: Net, me: i64, _: i64) -> None:
        if s.tries() == 0 or s.turn_is_over():
            return
        s.offer(names.O_DONE)
        offer_attempts(s, me)
        if has_bonus(s, me, names.UNIVERSITIES):
            self.offer_fresh(s, me, names.O_AUTOMATIC)
        if s.upgrades(me) and works(s, me, s.pack.dials) and not attempts_forbidden(s):
            self.offer_fresh(s, me, names.O_DIAL)

    def offer_fresh(self, s: Net, me: i64, verb: i64) -> None:
        """Every sector in which the player has no access."""
        for sector in range(i64(6)):
            if s.level(me, sector) == 0:
                s.offer(verb + names.AIMED * (sector + 1))

    def take(self, s: Net, me: i64, _: i64, pick: i64) -> None:
        if pick == names.O_DONE:
            s.set_tries(0)
            return
        refute(s, me, s.pack.skips_attempt_step)
        s.set_tries(s.tries() - 1)
        self.again(s, me, 0)
        verb = pick - pick % names.VERB
        if verb == names.O_ATTEMPT:
            begin_attempt(s, me, target_of(pick), False)
        elif verb == names.O_DIAL:
            refute(s, me, s.pack.dulls)
            begin_dialling(s, me, target_of(pick))
        else:
            refute(s, me, s.pack.dulls)
            raise_level(s, me, target_of(pick))


# Step 2


@final
class PressPass(OwnChoice):
    """German: at the beginning of step 2, who loses actions may play a card against it (AD-R48)."""

    def hushed(self, s: Net, me: i64, _: i64) -> bool:
        return True

    def offers(self, s: Net, me: i64, _: i64) -> None:
        cards = s.hand(me) & s.pack.at_action_loss
        if cards == 0 or not loses_actions(s, me) or self.shielded(s, me):
            return
        s.offer(names.O_PASS)
        card = lowest(cards)
        if meets_needs(s, me, card):
            s.offer(names.O_PLAY + s.pack.offset + card)
        if s.hand(me) & s.pack.waivers:
            s.offer(names.O_WAIVE + s.pack.offset + card)

    def expected(self, s: Net, me: i64, _: i64) -> bool:
        """Hot potatoes that take actions are nobody else's to know."""
        return loses_actions(as_seen(s, NOBODY), me)

    def shielded(self, s: Net, me: i64) -> bool:
        """The Telekom bonus shields already (AD-R47)."""
        return s.rule.telecomm_shields_actions and has_bonus(s, me, names.TELECOMM)

    def take(self, s: Net, me: i64, _: i64, pick: i64) -> None:
        if pick != names.O_PASS:
            if not loses_actions(as_seen(s, NOBODY), me):
                prove(s, me, s.pack.slows)
            play_answer(s, me, pick)


@final
class CountActions(Word):
    """Base + additions − losses, worked out once; losses take the extra action first (AD-20, AD-R65, AD-R99)."""

    def run(self, s: Net, me: i64, _: i64) -> None:
        if s.rule.telecomm_shields_actions and has_bonus(s, me, names.TELECOMM):
            s.use(LOSSES_VOID)  # AD-R47
        losses: i64 = 0
        if not s.is_used(LOSSES_VOID):
            losses = s.now() >> FEWER_AT
        if losses > 0 and has_extra(s, me):
            s.use(USED_EXTRA)
            losses -= 1
        left = actions_at_start(s, me) - losses
        s.set_actions(0)
        if left > 0:
            s.set_actions(left)


@final
class ActionStep(Word):
    """Step 2 begins: actions are counted, after a last chance to keep them."""

    def run(self, s: Net, me: i64, _: i64) -> None:
        s.set_step(names.ACTION)
        if s.turn_is_over():
            return
        s.push(count_actions.code, me, 0)
        if s.pack.at_action_loss:
            s.push(press_pass.code, me, 0)


@final
class Action(OwnChoice):
    """One action after the other, while any are left; then an idle point each time (AD-21, AD-22, AD-69)."""

    def hushed(self, s: Net, me: i64, _: i64) -> bool:
        return not s.rule.burdens_shown and not surely_acts(s, me)  # a cap, or Bug, must not show (AD-R62)

    def offers(self, s: Net, me: i64, _: i64) -> None:
        if s.turn_is_over():
            return
        s.offer(names.O_DONE)
        has_action = actions_left(s, me) > 0
        if has_action:
            offer_attempts(s, me)
        if has_action or may_play_cards(s, me):
            self.offer_plays(s, me)
        if has_action:
            s.offer_each(names.O_HAND_ON + s.pack.offset, s.hand(me) & s.pack.burdens)
            if may_trade(s, me):
                s.offer(names.O_TRADE)
        if may_buy_action(s, me):
            s.offer(names.O_BUY_ACTION)

    def expected(self, s: Net, me: i64, _: i64) -> bool:
        if s.turn_is_over():
            return False
        seen = as_seen(s, NOBODY)
        return may_play_cards(seen, me) or may_buy_action(seen, me)

    def is_plain(self, s: Net, me: i64, _: i64) -> bool:
        """Who surely acts may at least trade."""
        return may_trade(s, me) and (s.rule.burdens_shown or surely_acts(s, me))

    def offer_plays(self, s: Net, me: i64) -> None:
        """Hand cards whose requirement is met or can be waived, and which have a target (AD-59, AD-60, AD-R14)."""
        pack = s.pack
        waivable: i64 = 0
        if s.hand(me) & pack.waivers:
            waivable = pack.keys & ~pack.upgrades
        waived: i64 = 0
        rest = s.hand(me) & pack.by_action
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            met = meets_needs(s, me, card)
            can_waive = (waivable & BIT[card]) != 0
            if (met or can_waive) and has_target(s, me, card):
                if met:
                    s.offer(names.O_PLAY + pack.offset + card)
                if can_waive:
                    waived |= BIT[card]
        s.offer_each(names.O_WAIVE + pack.offset, waived)

    def take(self, s: Net, me: i64, _: i64, pick: i64) -> None:
        if pick == names.O_DONE:
            return
        self.again(s, me, 0)
        verb = pick - pick % names.VERB
        if verb == names.O_TRADE:
            count_up(s, me, 1)
            s.push(idle_after_trade.code, me, s.taken())
            s.push(trade_partner.code, me, 0)
            return
        if verb == names.O_BUY_ACTION:
            s.use(USED_BONUS)
            refute(s, me, s.pack.dulls)
            s.push(buy.code, me, 2)
            return
        s.push(idle_point.code, me, 0)
        if verb == names.O_ATTEMPT:
            begin_attempt(s, me, target_of(pick), spend_action(s, me, True))
        elif verb == names.O_HAND_ON:
            spend_action(s, me, False)
            s.set_picked(BIT[pick & 63])
            s.push(hand_on.code, me, 0)
        else:
            spend_for_card(s, me)
            begin_play(s, me, pick & 63, verb == names.O_WAIVE)


def may_buy_action(s: Net, me: i64) -> bool:
    """TeleComm: once in step 2, two hand cards for one more action (AD-56, AD-R67, AD-R68)."""
    if not s.rule.telecomm_sells_action or s.is_used(USED_BONUS) or is_banned(s):
        return False
    return count(s.hand(me)) >= 2 and has_bonus(s, me, names.TELECOMM)


@final
class IdleAfterTrade(Word):
    """Only a trade that came about was an action, followed by an idle point. The number: actions taken before."""

    def run(self, s: Net, me: i64, taken: i64) -> None:
        if s.taken() > taken:
            s.push(idle_point.code, me, 0)


@final
class HandOn(Choice):
    """A hot potato goes to another player, who cannot refuse; who sees which depends on the edition (AD-R64)."""

    def offers(self, s: Net, me: i64, _: i64) -> None:
        offer_seats(s, others(s, me))

    def take(self, s: Net, me: i64, _: i64, pick: i64) -> None:
        card = lowest(s.picked())
        s.set_picked(0)
        if s.rule.burdens_shown:
            verbs.give_openly(s, me, card, target_of(pick), names.HANDED_ON)
        else:
            verbs.give(s, me, card, target_of(pick), names.HANDED_ON, s.pack.burdens)


@final
class Buy(Choice):
    """The two cards of the TeleComm bonus, in the order they go to the pile. The number: how many are missing."""

    def offers(self, s: Net, me: i64, missing: i64) -> None:
        s.offer_each(names.O_DISCARD + s.pack.offset, s.hand(me))

    def choosing(self, s: Net, me: i64, missing: i64) -> Choosing | None:
        return in_order(s, "AD-56", names.O_DISCARD, s.hand(me), missing)

    def take(self, s: Net, me: i64, missing: i64, pick: i64) -> None:
        verbs.discard(s, me, pick & 63)
        if missing > 1:
            self.again(s, me, missing - 1)
            return
        s.set_actions(s.actions() + 1)
        s.tell(names.BOUGHT_ACTION, me)


press_pass: Final[Choice] = PressPass("press_pass", names.MAY_PROTEST)
count_actions: Final[Op[Net]] = CountActions()
free_attempt: Final[Choice] = FreeAttempt("attempt", names.MAY_TRY)
action: Final[Choice] = Action("action", names.MAY_ACT)
hand_on: Final[Choice] = HandOn("player")
buy: Final[Choice] = Buy("buy")
idle_after_trade: Final[Op[Net]] = IdleAfterTrade()
