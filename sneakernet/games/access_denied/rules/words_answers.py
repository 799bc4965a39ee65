"""The vocabulary of instants: the moments in which they may be played (AD-61)."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.games.access_denied.rules import names
from sneakernet.games.access_denied.rules.cells import P_BY, P_CARD, P_SEAT, P_SECTOR
from sneakernet.games.access_denied.rules.moments import Moment
from sneakernet.games.access_denied.rules.state import BY_CARD, DECLARED, LAID, WITH_CODES, Net

OPER: Final = 2


@final
class AnyTime(Moment):
    """At every idle point and in every window."""

    def fits(self, s: Net, me: i64, slot: i64) -> bool:
        return True


@final
class AnyTimeWithAPile(Moment):
    """At any time, if the pile has a top card and it is not one that I just played (AD-R16)."""

    def fits(self, s: Net, me: i64, slot: i64) -> bool:
        return s.pile_size() > 0 and s.top_by() != me


@final
class AVirus(Moment):
    """A virus that another player announced; `near`: against a sector in which I have access (AD-R19)."""

    def __init__(self, near: bool) -> None:
        super().__init__()
        self.near = near

    def fits(self, s: Net, me: i64, slot: i64) -> bool:
        if s.play(slot, P_BY) == me or not (BIT[s.play(slot, P_CARD)] & s.pack.viruses):
            return False
        return not self.near or s.level(me, s.play(slot, P_SECTOR)) > 0


@final
class AKeyCard(Moment):
    """A key card that another player announced, requiring a sector in which I have this level, or what is agreed on.

    `level`: 0 where the setting says it (AD-74, AD-R86).
    """

    def __init__(self, level: int) -> None:
        super().__init__()
        self.level: i64 = level

    def least(self, s: Net) -> i64:
        return self.level if self.level > 0 else s.cancelbot_level()

    def fits(self, s: Net, me: i64, slot: i64) -> bool:
        sector = s.pack.need_sector[s.play(slot, P_CARD)]
        return sector >= 0 and s.play(slot, P_BY) != me and s.level(me, sector) >= self.least(s)


@final
class ARootOnlyCard(Moment):
    """A card requiring Root that another player announced (AD-73)."""

    def fits(self, s: Net, me: i64, slot: i64) -> bool:
        return s.play(slot, P_BY) != me and (BIT[s.play(slot, P_CARD)] & s.pack.root_only) != 0


@final
class BeforeAnAttempt(Moment):
    """Another player has declared an attempt that will use cards (AD-R22)."""

    def fits(self, s: Net, me: i64, slot: i64) -> bool:
        return s.phase() == DECLARED and s.attempt_by() != me and not (s.wired() & BIT[me])


@final
class AnAttemptOnMySector(Moment):
    """Another player's attempt on a sector I control: with cards, or also one made by a card (AD-R27, R30, R31)."""

    def __init__(self, by_card_too: bool) -> None:
        super().__init__()
        self.by_card_too = by_card_too

    def fits(self, s: Net, me: i64, slot: i64) -> bool:
        if s.phase() != LAID or s.attempt_by() == me or s.controller(s.attempt_sector()) != me:
            return False
        kind = s.attempt_kind()
        return kind == WITH_CODES or (self.by_card_too and kind == BY_CARD)


@final
class AnAttemptWhereIAmOper(Moment):
    """Another player's attempt on a sector in which I have Oper or Root (AD-R25)."""

    def fits(self, s: Net, me: i64, slot: i64) -> bool:
        return s.phase() == LAID and s.attempt_by() != me and s.level(me, s.attempt_sector()) >= OPER


@final
class MyDrawStep(Moment):
    """At any moment of the own step 4 (AD-37)."""

    def fits(self, s: Net, me: i64, slot: i64) -> bool:
        return s.active() == me and s.step() == names.DRAW


@final
class WithAKeyCard(Moment):
    """Together with an own key card that is no upgrade; never alone (AD-R14)."""

    def fits(self, s: Net, me: i64, slot: i64) -> bool:
        return False


@final
class MyLoss(Moment):
    """In the own loss window, which asks by itself (AD-70)."""

    def fits(self, s: Net, me: i64, slot: i64) -> bool:
        return False


@final
class ACardThatCostsMeActions(Moment):
    """German: a card that would take actions from my next turn (AD-R48)."""

    def fits(self, s: Net, me: i64, slot: i64) -> bool:
        if not (BIT[s.play(slot, P_CARD)] & s.pack.costs_actions):
            return False
        seat = s.play(slot, P_SEAT)
        return seat == me or (seat < 0 and s.play(slot, P_BY) != me)  # without a target it hits all others


any_time: Final = AnyTime()
any_time_with_a_pile: Final = AnyTimeWithAPile()
any_virus: Final = AVirus(False)
a_virus_near_me: Final = AVirus(True)
a_card_requiring_a_sector_i_access: Final = AKeyCard(0)
a_card_requiring_a_sector_i_operate: Final = AKeyCard(OPER)
a_root_only_card: Final = ARootOnlyCard()
before_an_attempt: Final = BeforeAnAttempt()
an_attempt_on_my_sector: Final = AnAttemptOnMySector(False)
an_attempt_on_my_sector_even_bare: Final = AnAttemptOnMySector(True)
an_attempt_where_i_am_oper: Final = AnAttemptWhereIAmOper()
my_draw_step: Final = MyDrawStep()
with_a_key_card: Final = WithAKeyCard()
my_loss: Final = MyLoss()
a_card_that_costs_me_actions: Final = ACardThatCostsMeActions()
