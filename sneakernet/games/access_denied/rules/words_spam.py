"""The words of Spam: gifts by all, draws by all, and what becomes of the target (AD-R72)."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, lowest
from sneakernet.core.choosing import Choosing
from sneakernet.core.op import Op
from sneakernet.games.access_denied.rules import names, verbs
from sneakernet.games.access_denied.rules.book import Choice, OwnChoice, Word
from sneakernet.games.access_denied.rules.burdens import prove, refute
from sneakernet.games.access_denied.rules.cells import P_OBJECT, P_SEAT
from sneakernet.games.access_denied.rules.draw import betray_bug
from sneakernet.games.access_denied.rules.play import Loses
from sneakernet.games.access_denied.rules.sets import later_than, of_hand
from sneakernet.games.access_denied.rules.standing import (
    NOBODY,
    as_seen,
    can_draw_cards,
    hand_limit,
    ignores_limit,
    plain_limit,
)
from sneakernet.games.access_denied.rules.state import Net
from sneakernet.games.access_denied.rules.words_turns import Group, each, everybody, wait_for


@final
class SpamGift(Choice):
    """Each player but the target may give the target any number of cards (AD-R72)."""

    def offers(self, s: Net, p: i64, slot: i64) -> None:
        cards = later_than(s.hand(p), s.picked())
        if cards or s.picked():
            s.offer(names.O_DONE)
            s.offer_each(names.O_GIVE + s.pack.offset, cards)

    def choosing(self, s: Net, p: i64, slot: i64) -> Choosing | None:
        found = Choosing("AD-R72", 0, int(s.hand_size(p)), names.O_DONE)
        return of_hand(s, found, names.O_GIVE, s.hand(p))

    def take(self, s: Net, p: i64, slot: i64, pick: i64) -> None:
        if pick != names.O_DONE:
            s.set_picked(s.picked() | BIT[pick & 63])
            self.again(s, p, slot)
            return
        target = s.play(slot, P_SEAT)
        rest = s.picked()
        s.set_picked(0)
        n: i64 = 0
        while rest != 0:
            verbs.give(s, p, lowest(rest), target, names.GAVE)
            rest &= rest - 1
            n += 1
        self.received(s, target, n, slot)

    def received(self, s: Net, target: i64, n: i64, slot: i64) -> None:
        """German Spam counts what the target gets."""
        s.set_play(slot, P_OBJECT, (s.play(slot, P_OBJECT) if s.play(slot, P_OBJECT) > 0 else 0) + n)


@final
class ButTheTarget(Group):
    """All players but the target."""

    def hits(self, s: Net, me: i64, p: i64, slot: i64) -> bool:
        return p != s.play(slot, P_SEAT)


@final
class SpamDraw(OwnChoice):
    """Each player may draw up to the own hand limit in force now, one by one (AD-R72)."""

    def hushed(self, s: Net, p: i64, slot: i64) -> bool:
        return not s.rule.burdens_shown and p == s.active()  # that nobody is asked would betray Bug (AD-R62)

    def expected(self, s: Net, p: i64, slot: i64) -> bool:
        return can_draw_cards(s, p) and s.hand_size(p) < hand_limit(as_seen(s, NOBODY), p)

    def offers(self, s: Net, p: i64, slot: i64) -> None:
        if can_draw_cards(s, p) and s.hand_size(p) < hand_limit(s, p):
            s.offer(names.O_DONE)
            s.offer(names.O_DRAW)

    def take(self, s: Net, p: i64, slot: i64, pick: i64) -> None:
        if pick == names.O_DRAW:
            if p == s.active() and s.hand_size(p) >= plain_limit(s, p):
                refute(s, p, s.pack.dulls)
            verbs.draw(s, p, names.DREW)
            self.again(s, p, slot)


@final
class DropToLimit(Word):
    """Cards picked at random go to the pile until the hand is within its limit."""

    def run(self, s: Net, p: i64, slot: i64) -> None:
        if p == s.active():  # how many go shows the limit
            if hand_limit(s, p) < hand_limit(as_seen(s, NOBODY), p):
                prove(s, p, s.pack.dulls)
            elif hand_limit(s, p) > plain_limit(s, p):
                refute(s, p, s.pack.dulls)
        verbs.discard_at_random(s, p, s.hand_size(p) - hand_limit(s, p))


@final
class DiscardToLimitAtRandom(Word):
    """The target comes down to the own limit, unless it is ignored (AD-R72)."""

    def __init__(self) -> None:
        super().__init__()
        self.loses: i64 = Loses(DropToLimit(), betray_bug).code

    def run(self, s: Net, p: i64, slot: i64) -> None:
        if ignores_limit(s, p):
            return
        if s.hand_size(p) > hand_limit(s, p):
            s.push(self.loses, p, slot)
        elif p == s.active() and s.hand_size(p) > plain_limit(s, p):
            refute(s, p, s.pack.dulls)


@final
class LoseActionPerGift(Word):
    """German: the target loses one action in the next turn per card received."""

    def run(self, s: Net, me: i64, slot: i64) -> None:
        n = s.play(slot, P_OBJECT)
        if n > 0:
            wait_for(s, s.play(slot, P_SEAT), names.FEWER_ACTIONS, n, slot)


all_may_give: Final[Op[Net]] = each(ButTheTarget(), SpamGift("gift"))
all_may_draw_to_their_limit: Final[Op[Net]] = each(everybody, SpamDraw("spam_draw", names.MAY_DRAW_BY_SPAM))
discard_to_the_limit_at_random: Final[Op[Net]] = DiscardToLimitAtRandom()
lose_an_action_per_gift: Final[Op[Net]] = LoseActionPerGift()
