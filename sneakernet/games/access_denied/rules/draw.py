"""Steps 3 and 4: discarding and drawing, with the Banking bonus (AD-29 to AD-39, AD-52)."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, lowest
from sneakernet.core.choosing import Choosing
from sneakernet.core.op import Op
from sneakernet.games.access_denied.rules import names, verbs
from sneakernet.games.access_denied.rules.book import Choice, OwnChoice, Word
from sneakernet.games.access_denied.rules.burdens import prove, refute
from sneakernet.games.access_denied.rules.play import Loses, begin_play
from sneakernet.games.access_denied.rules.sets import in_order
from sneakernet.games.access_denied.rules.standing import (
    NOBODY,
    as_seen,
    can_draw_cards,
    hand_limit,
    has_bonus,
    ignores_limit,
    meets_needs,
    plain_limit,
    works,
)
from sneakernet.games.access_denied.rules.state import UNLIMITED_STEP, Net

# Step 3


@final
class Discard(Choice):
    """Down to the limit, and further if wished; the order is the owner's (AD-34, AD-R92)."""

    def offers(self, s: Net, me: i64, _: i64) -> None:
        hand = s.hand(me)
        if hand == 0 or s.turn_is_over():
            return
        if ignores_limit(s, me) or s.hand_size(me) <= hand_limit(s, me):
            s.offer(names.O_DONE)
        s.offer_each(names.O_DISCARD + s.pack.offset, hand)

    def choosing(self, s: Net, me: i64, _: i64) -> Choosing | None:
        size = int(s.hand_size(me))
        over = 0 if ignores_limit(s, me) else max(0, size - int(hand_limit(s, me)))
        found = Choosing("AD-34", over, size, names.O_DONE, ordered=True)
        return found.each(int(names.O_DISCARD + s.pack.offset), int(s.hand(me)))

    def take(self, s: Net, me: i64, _: i64, pick: i64) -> None:
        if pick != names.O_DONE:
            verbs.discard(s, me, pick & 63)
            self.again(s, me, 0)
        elif not s.blind and not ignores_limit(s, me) and s.hand_size(me) > plain_limit(s, me):
            refute(s, me, s.pack.dulls)


@final
class BetrayBug(Word):
    """Who must lose cards that bonuses and upgrades would let stay has Bug, as all see when a card saves them."""

    def run(self, s: Net, p: i64, _: i64) -> None:
        size = s.hand_size(p) + 1  # with the card that saves them
        if p == s.active() and hand_limit(s, p) < size <= hand_limit(as_seen(s, NOBODY), p):
            prove(s, p, s.pack.dulls)


discard: Final[Choice] = Discard("discard")
betray_bug: Final[Op[Net]] = BetrayBug()
must_discard: Final[Op[Net]] = Loses(discard, betray_bug)


@final
class DiscardStep(Word):
    """The forced part of step 3 is a loss event; called off, no card leaves the hand (AD-R40, AD-R44)."""

    def run(self, s: Net, me: i64, _: i64) -> None:
        s.set_step(names.DISCARD)
        if s.turn_is_over():
            return
        size = s.hand_size(me)
        if ignores_limit(s, me) or size <= plain_limit(s, me):
            s.push(discard.code, me, 0)
        elif size > hand_limit(s, me):
            s.push(must_discard.code, me, 0)
        else:
            if not s.rule.burdens_shown:  # with Bug it would be a loss (AD-R62)
                s.tell(names.MAY, me, names.MAY_SAVE, known_to=s.everyone())
            s.push(discard.code, me, 0)


# Step 4


def draw_banned(s: Net) -> bool:
    """No drawing in step 4 of this turn (AD-R56)."""
    return s.forbids(names.NO_DRAW_STEP) or s.forbids(names.NO_DRAWING) or (s.held() & s.pack.dries) != 0


def base_draws(s: Net, me: i64, banking: bool) -> i64:
    """The base allowance: printed, by Banking, or as a card made it (AD-36, AD-37, AD-52)."""
    rule = s.rule
    base = rule.draws
    if rule.draws_per_oper:
        base += rule.draws_per_oper * s.sectors_with_oper(me)
    if banking and rule.banking_free_draws > 0:
        base = rule.banking_free_draws
    return s.draw_base() if s.draw_base() > base else base


def free_draws(s: Net, me: i64, banking: bool) -> i64:
    """The part of the base allowance that Banking frees from the limit (AD-52)."""
    if banking and s.rule.banking_free_draws > 0:
        return base_draws(s, me, banking)
    return 0


def bound_extras(s: Net, me: i64, banking: bool) -> i64:
    """Extra cards that the limit binds: upgrades, and Banking in the german edition."""
    extras: i64 = 0
    if banking:
        extras = s.rule.banking_extra_draws
    rest = s.upgrades(me) & s.pack.draws_one
    while rest != 0:
        if works(s, me, rest & -rest):
            extras += 1
        rest &= rest - 1
    return extras


def may_draw_bound(s: Net, me: i64, banking: bool) -> bool:
    """Whether the allowance that the limit binds, and the limit, leave room for one more card (AD-37)."""
    bound = base_draws(s, me, banking) + bound_extras(s, me, banking) - free_draws(s, me, banking)
    return s.drawn() - s.drawn_free() < bound and s.hand_size(me) < hand_limit(s, me)


def may_draw(s: Net, me: i64) -> bool:
    """Whether one more card may be drawn in step 4 (AD-36, AD-37)."""
    if draw_banned(s) or not can_draw_cards(s, me):
        return False
    banking = has_bonus(s, me, names.BANKING)
    if ignores_limit(s, me):
        allowed = base_draws(s, me, banking) + bound_extras(s, me, banking) + 2 * s.etaxes() + s.credit()
        return s.drawn() < allowed
    return s.drawn_free() < free_draws(s, me, banking) or may_draw_bound(s, me, banking)


def may_draw_plainly(s: Net, me: i64) -> bool:
    """Whether one more card may be drawn without bonuses and upgrades."""
    if ignores_limit(s, me):
        return s.drawn() < base_draws(s, me, False) + 2 * s.etaxes() + s.credit()
    return s.drawn() < base_draws(s, me, False) and s.hand_size(me) < plain_limit(s, me)


def draw_one(s: Net, me: i64) -> None:
    """One card of the allowance; while the hand is below the limit, what the limit binds is used up first (AD-37)."""
    if not may_draw_bound(s, me, has_bonus(s, me, names.BANKING)):
        s.set_drawn_free(s.drawn_free() + 1)
    s.set_drawn(s.drawn() + 1)
    verbs.draw(s, me, names.DREW)


@final
class DrawCards(OwnChoice):
    """Cards one at a time, and instants of this step between them (AD-37)."""

    def hushed(self, s: Net, me: i64, _: i64) -> bool:
        return not s.rule.burdens_shown or not may_draw(s, me)

    def offers(self, s: Net, me: i64, _: i64) -> None:
        if s.turn_is_over():
            return
        s.offer(names.O_DONE)
        if may_draw(s, me):
            s.offer(names.O_DRAW)
        pack = s.pack
        rest = s.hand(me) & pack.draw_step
        while rest != 0:
            self.offer_instant(s, me, lowest(rest))
            rest &= rest - 1

    def expected(self, s: Net, me: i64, _: i64) -> bool:
        """Also who may not draw may hold an instant of this step."""
        return not s.turn_is_over() and (s.hand(me) != 0 or may_draw(as_seen(s, NOBODY), me))

    def offer_instant(self, s: Net, me: i64, card: i64) -> None:
        """An instant of this step, by its own right or with its requirement waived."""
        pack = s.pack
        if meets_needs(s, me, card):
            s.offer(names.O_PLAY + pack.offset + card)
        if s.hand(me) & pack.waivers and BIT[card] & pack.keys:
            s.offer(names.O_WAIVE + pack.offset + card)

    def take(self, s: Net, me: i64, _: i64, pick: i64) -> None:
        if pick == names.O_DONE:
            return
        self.again(s, me, 0)
        if pick == names.O_DRAW:
            refute(s, me, s.pack.dries)
            if not s.blind and not s.rule.burdens_shown and not may_draw_plainly(s, me):
                refute(s, me, s.pack.dulls)
            draw_one(s, me)
        else:
            begin_play(s, me, pick & 63, pick >= names.O_WAIVE)


@final
class TrimToLimit(Choice):
    """Banking: after the draw, cards of own choice go until the hand is within the limit (AD-52)."""

    def offers(self, s: Net, me: i64, _: i64) -> None:
        if s.hand_size(me) > hand_limit(s, me):
            s.offer_each(names.O_DISCARD + s.pack.offset, s.hand(me))

    def choosing(self, s: Net, me: i64, _: i64) -> Choosing | None:
        return in_order(s, "AD-52", names.O_DISCARD, s.hand(me), s.hand_size(me) - hand_limit(s, me))

    def take(self, s: Net, me: i64, _: i64, pick: i64) -> None:
        verbs.discard(s, me, pick & 63)
        self.again(s, me, 0)


must_trim: Final[Op[Net]] = Loses(TrimToLimit("discard_down"))


@final
class DrawStep(Word):
    """Step 4 begins."""

    def run(self, s: Net, me: i64, _: i64) -> None:
        s.set_step(names.DRAW)


def owes_discard(s: Net, me: i64) -> bool:
    """The price of Banking's draw: only if a card was drawn and the limit is not ignored (AD-R59, AD-R97)."""
    if s.turn_is_over() or s.drawn() == 0 or s.rule.banking_free_draws == 0:
        return False
    return has_bonus(s, me, names.BANKING) and not ignores_limit(s, me) and s.hand_size(me) > hand_limit(s, me)


@final
class CloseDrawStep(Word):
    """Banking's closing discard; then what a card gave for the rest of step 4 is over."""

    def run(self, s: Net, me: i64, _: i64) -> None:
        if owes_discard(s, me):
            s.set_drawn(0)
            s.push(self.code, me, 0)
            s.push(must_trim.code, me, 0)
            return
        s.set_step(names.END)
        s.set_used(s.used() & ~i64(UNLIMITED_STEP))
        s.set_drawn(0)
        s.set_drawn_free(0)
        s.set_credit(0)
        s.set_draw_base(0)


draw_cards: Final[Choice] = DrawCards("draw", names.MAY_DRAW)
