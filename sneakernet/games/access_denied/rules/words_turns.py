"""The vocabulary of turns: whom a card hits, what waits for a next turn, lasting statuses, actions and draws."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.core.op import Op
from sneakernet.games.access_denied.rules import names, verbs
from sneakernet.games.access_denied.rules.book import Choice, Word, seq
from sneakernet.games.access_denied.rules.cells import P_CARD, P_IMMUNE, P_OBJECT, P_SEAT, P_SECTOR
from sneakernet.games.access_denied.rules.standing import CUT_AT, UNLIMITED, can_draw_cards, works
from sneakernet.games.access_denied.rules.state import ETAXES_AT, FEWER_AT, LOSSES_VOID, MORE_AT, UNLIMITED_STEP, Net

# Whom a card hits


@final
class ToTarget(Word):
    """An effect on the player at whom the card is aimed."""

    def __init__(self, effect: Op[Net]) -> None:
        super().__init__()
        self.effect: i64 = effect.code

    def run(self, s: Net, me: i64, slot: i64) -> None:
        s.push(self.effect, s.play(slot, P_SEAT), slot)


def they(*effects: Op[Net]) -> Op[Net]:
    """The player at whom the card is aimed …"""
    return ToTarget(effects[0] if len(effects) == 1 else seq(*effects))


class Group:
    """Says which players a card hits; read when it resolves (AD-R8)."""

    def hits(self, s: Net, me: i64, p: i64, slot: i64) -> bool:
        raise NotImplementedError


@final
class EachOf(Word):
    """An effect on each player of a group, clockwise from the left, the acting player last (AD-R2)."""

    def __init__(self, group: Group, effect: Op[Net]) -> None:
        super().__init__()
        self.group = group
        self.effect: i64 = effect.code

    def run(self, s: Net, me: i64, slot: i64) -> None:
        n = s.seats()
        while n > 0:
            p = s.after(me, n)
            if self.group.hits(s, me, p, slot):
                s.push(self.effect, p, slot)
            n -= 1


def each(group: Group, effect: Op[Net]) -> Op[Net]:
    """Each player of a group …"""
    return EachOf(group, effect)


@final
class Everybody(Group):
    """All players, or all others."""

    def __init__(self, me_too: bool) -> None:
        self.me_too = me_too

    def hits(self, s: Net, me: i64, p: i64, slot: i64) -> bool:
        return self.me_too or p != me


@final
class WithAccess(Group):
    """The players with access to a sector, with or without the acting one."""

    def __init__(self, sector: int, me_too: bool) -> None:
        self.sector: i64 = sector
        self.me_too = me_too

    def hits(self, s: Net, me: i64, p: i64, slot: i64) -> bool:
        return (self.me_too or p != me) and s.level(p, self.sector) > 0


@final
class Infected(Group):
    """The others with access to the card's sector who are not immune to a virus (AD-R51, AD-R52)."""

    def hits(self, s: Net, me: i64, p: i64, slot: i64) -> bool:
        if p == me or s.level(p, s.play(slot, P_SECTOR)) == 0:
            return False
        if s.play(slot, P_IMMUNE) & BIT[p] or works(s, p, s.pack.wards_viruses):
            s.news(names.IMMUNE, p, s.play(slot, P_CARD), known_to=s.everyone())
            return False
        return True


everybody: Final = Everybody(True)
all_others: Final = Everybody(False)
others_infected: Final = Infected()


def all_with_access(sector: int) -> Group:
    """All players with access to a sector."""
    return WithAccess(sector, True)


def others_with_access(sector: int) -> Group:
    """All other players with access to a sector."""
    return WithAccess(sector, False)


# What waits for the next turn


@final
class Pending(Word):
    """An effect that waits for a player's next turn: a ban coincides, numbers add up (AD-R39)."""

    def __init__(self, effect: int, n: int) -> None:
        super().__init__()
        self.effect: i64 = effect
        self.n: i64 = n

    def run(self, s: Net, p: i64, slot: i64) -> None:
        wait_for(s, p, self.effect, self.n, slot)


def wait_for(s: Net, p: i64, effect: i64, n: i64, slot: i64) -> None:
    """Note an effect for a player's next turn; who was saved from losing actions by a card keeps them (AD-R48)."""
    if effect in (names.NO_ACTIONS, names.FEWER_ACTIONS) and s.play(slot, P_IMMUNE) & BIT[p]:
        return
    waiting = s.next_turn(p)
    if effect < names.ETAXES:
        waiting |= BIT[effect]
    elif effect == names.ETAXES:
        waiting += BIT[ETAXES_AT] * n
    elif effect == names.MORE_ACTIONS:
        waiting += BIT[MORE_AT] * n
    else:
        waiting += BIT[FEWER_AT] * n
    s.set_next_turn(p, waiting)
    s.tell(names.PENDING, p, effect, n=0 if effect < names.ETAXES else n, known_to=s.everyone())


def next_turn(effect: int, n: int = 0) -> Op[Net]:
    """In the next turn …"""
    return Pending(effect, n)


# Statuses


@final
class Lasting(Word):
    """A status until the player has Oper in a sector (AD-R38)."""

    def __init__(self, effect: int) -> None:
        super().__init__()
        self.effect: i64 = effect

    def run(self, s: Net, p: i64, slot: i64) -> None:
        if s.play(slot, P_IMMUNE) & BIT[p]:  # saved from losing actions by a card (AD-R48)
            return
        s.set_status(p, s.status(p) | BIT[self.effect - names.UPGRADES_OFF])
        s.tell(names.STATUS, p, self.effect, known_to=s.everyone())


@final
class CutLimit(Word):
    """The hand limit is lowered until the player has Oper in Micronopoly; several add up (AD-R38)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n: i64 = n

    def run(self, s: Net, p: i64, slot: i64) -> None:
        s.set_status(p, s.status(p) + BIT[CUT_AT] * self.n)
        s.tell(names.STATUS, p, names.LIMIT_CUT, n=self.n, known_to=s.everyone())


@final
class IgnoreLimit(Word):
    """The hand limit is ignored until the next own turn begins (AD-R79)."""

    def run(self, s: Net, me: i64, slot: i64) -> None:
        s.set_status(me, s.status(me) | UNLIMITED)
        s.tell(names.STATUS, me, names.UNLIMITED, known_to=s.everyone())


upgrades_off: Final[Op[Net]] = Lasting(names.UPGRADES_OFF)
one_action_only: Final[Op[Net]] = Lasting(names.ONE_ACTION)
i_ignore_the_limit: Final[Op[Net]] = IgnoreLimit()


def limit_lowered_by(n: int) -> Op[Net]:
    """The hand limit is lowered."""
    return CutLimit(n)


# Actions and draws


@final
class GainActions(Word):
    """More actions this turn, in full (AD-20, AD-R99)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n: i64 = n

    def run(self, s: Net, me: i64, slot: i64) -> None:
        s.set_actions(s.actions() + self.n)
        s.tell(names.GAINED_ACTIONS, me, n=self.n)


def i_gain_actions(n: int) -> Op[Net]:
    """I have more actions this turn."""
    return GainActions(n)


@final
class VoidLosses(Word):
    """German: played at no card, all action losses, bans and caps of this turn are void (AD-R48)."""

    def run(self, s: Net, me: i64, slot: i64) -> None:
        if s.play(slot, P_OBJECT) < 0:
            s.use(LOSSES_VOID)


@final
class MayDraw(Choice):
    """I may draw so many cards at once; fewer only if there are no more (AD-39, AD-R56)."""

    def __init__(self, n: int) -> None:
        super().__init__("bank_draw")
        self.n: i64 = n

    def offers(self, s: Net, me: i64, slot: i64) -> None:
        if can_draw_cards(s, me):
            s.offer(names.O_NO)
            s.offer(names.O_DRAW)

    def take(self, s: Net, me: i64, slot: i64, pick: i64) -> None:
        if pick == names.O_DRAW:
            for _ in range(self.n):
                verbs.draw(s, me, names.DREW)


def i_may_draw(n: int) -> Op[Net]:
    """I may draw so many cards at once."""
    return MayDraw(n)


@final
class RaiseBase(Word):
    """The base allowance of this step 4 becomes so many if it was lower, and the limit is ignored (AD-37, AD-R57)."""

    def __init__(self, base: int) -> None:
        super().__init__()
        self.base: i64 = base

    def run(self, s: Net, me: i64, slot: i64) -> None:
        if s.draw_base() < self.base:
            s.set_draw_base(self.base)
        s.use(UNLIMITED_STEP)


@final
class MoreCredit(Word):
    """So many cards more in this step 4, and the limit is ignored (AD-37)."""

    def __init__(self, n: int) -> None:
        super().__init__()
        self.n: i64 = n

    def run(self, s: Net, me: i64, slot: i64) -> None:
        s.set_credit(s.credit() + self.n)
        s.use(UNLIMITED_STEP)


def draw_base_becomes(base: int) -> Op[Net]:
    """In this step 4 up to so many cards may be drawn."""
    return RaiseBase(base)


def draw_more(n: int) -> Op[Net]:
    """In this step 4 so many cards more may be drawn."""
    return MoreCredit(n)


void_my_losses: Final[Op[Net]] = VoidLosses()
