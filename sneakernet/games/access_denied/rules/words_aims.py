"""The vocabulary of targets: at what a card may be aimed (AD-60, AD-R4, AD-R9)."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, lowest
from sneakernet.core.choice import Refusal
from sneakernet.core.choosing import Choosing
from sneakernet.games.access_denied.rules import names, verbs
from sneakernet.games.access_denied.rules.book import Choice
from sneakernet.games.access_denied.rules.cells import P_OBJECT, P_SEAT, P_SECTOR
from sneakernet.games.access_denied.rules.moments import Aim, others
from sneakernet.games.access_denied.rules.sets import later_than, of_hand
from sneakernet.games.access_denied.rules.standing import attempts_forbidden
from sneakernet.games.access_denied.rules.state import Net

NOBODY: Final = -1
USER: Final = 1
OPER: Final = 2
ROOT: Final = 3


def offer_seats(s: Net, seats: i64) -> None:
    """One option for each of these players."""
    rest = seats
    while rest != 0:
        s.offer(names.O_AT_SEAT + names.AIMED * (lowest(rest) + 1))
        rest &= rest - 1


def target_of(pick: i64) -> i64:
    """The seat or sector of an option."""
    return ((pick // names.AIMED) & 127) - 1


def aim_at_seat(s: Net, me: i64, slot: i64, cell: i64, pick: i64) -> None:
    """A player is named."""
    s.set_play(slot, cell, target_of(pick))
    s.tell(names.AIMED_AT, me, target=target_of(pick))


class AtPlayer(Aim):
    """Names a player."""

    def players(self, s: Net, me: i64) -> i64:
        """The players that may be named."""
        raise NotImplementedError

    def possible(self, s: Net, me: i64, card: i64) -> bool:
        return self.players(s, me) != 0

    def offers(self, s: Net, me: i64, slot: i64) -> None:
        offer_seats(s, self.players(s, me))

    def take(self, s: Net, me: i64, slot: i64, pick: i64) -> None:
        aim_at_seat(s, me, slot, P_SEAT, pick)


class AnotherPlayer(AtPlayer):
    """Any other player."""

    def players(self, s: Net, me: i64) -> i64:
        return others(s, me)


@final
class AnyPlayer(AtPlayer):
    """Any player, also oneself (AD-R4)."""

    def players(self, s: Net, me: i64) -> i64:
        return BIT[s.seats()] - 1


@final
class OnlyUserIn(AtPlayer):
    """Another player with exactly User in a sector (AD-R90)."""

    def __init__(self, sector: int) -> None:
        super().__init__("player")
        self.sector: i64 = sector

    def players(self, s: Net, me: i64) -> i64:
        found: i64 = 0
        for p in range(s.seats()):
            if p != me and s.level(p, self.sector) == USER:
                found |= BIT[p]
        return found

    def lack(self, s: Net, me: i64) -> Refusal:
        return Refusal("AD-60", "nobody-with-only-user", "", names.SECTORS[self.sector])


@final
class ControllerOf(AtPlayer):
    """The controller of a sector, if that is another player (AD-R75)."""

    def __init__(self, sector: int) -> None:
        super().__init__("player")
        self.sector: i64 = sector

    def players(self, s: Net, me: i64) -> i64:
        p = s.controller(self.sector)
        return BIT[p] if p not in (NOBODY, me) else 0

    def lack(self, s: Net, me: i64) -> Refusal:
        own = s.controller(self.sector) == me
        return Refusal("AD-R75", "controlled-by-you" if own else "controlled-by-nobody", "", names.SECTORS[self.sector])


@final
class OwnerOfExtraAction(AtPlayer):
    """Whoever has a faceup upgrade that gives an extra action (AD-R4)."""

    def players(self, s: Net, me: i64) -> i64:
        found: i64 = 0
        for p in range(s.seats()):
            if s.upgrades(p) & s.pack.extra_action:
                found |= BIT[p]
        return found

    def lack(self, s: Net, me: i64) -> Refusal:
        return Refusal("AD-60", "no-extra-action-on-the-table")


@final
class Receiver(Choice):
    """Digital Divide: the second other player; with two players there is none (AD-R74)."""

    def offers(self, s: Net, me: i64, slot: i64) -> None:
        offer_seats(s, others(s, me) & ~BIT[s.play(slot, P_SEAT)])

    def take(self, s: Net, me: i64, slot: i64, pick: i64) -> None:
        aim_at_seat(s, me, slot, P_OBJECT, pick)


receiver: Final[Choice] = Receiver("receiver")


@final
class TwoOthers(AnotherPlayer):
    """Another player, and a second one who receives."""

    def take(self, s: Net, me: i64, slot: i64, pick: i64) -> None:
        aim_at_seat(s, me, slot, P_SEAT, pick)
        s.push(receiver.code, me, slot)


@final
class Gift(Choice):
    """Usenet: at least one hand card, set aside facedown (AD-R101)."""

    def offers(self, s: Net, me: i64, slot: i64) -> None:
        if s.picked():
            s.offer(names.O_DONE)
        s.offer_each(names.O_GIVE + s.pack.offset, later_than(s.hand(me), s.picked()))

    def choosing(self, s: Net, me: i64, slot: i64) -> Choosing | None:
        found = Choosing("AD-R72", 1, int(s.hand_size(me)), names.O_DONE)
        return of_hand(s, found, names.O_GIVE, s.hand(me))

    def take(self, s: Net, me: i64, slot: i64, pick: i64) -> None:
        if pick != names.O_DONE:
            s.set_picked(s.picked() | BIT[pick & 63])
            self.again(s, me, slot)
            return
        verbs.set_aside(s, me, s.picked())
        s.set_picked(0)


gift: Final[Choice] = Gift("gift")


@final
class AnotherPlayerAndAGift(AnotherPlayer):
    """Another player, and one or more own hand cards."""

    def possible(self, s: Net, me: i64, card: i64) -> bool:
        return (s.hand(me) & ~BIT[card]) != 0

    def lack(self, s: Net, me: i64) -> Refusal:
        return Refusal("AD-60", "no-card-to-give")

    def take(self, s: Net, me: i64, slot: i64, pick: i64) -> None:
        aim_at_seat(s, me, slot, P_SEAT, pick)
        s.set_picked(0)
        s.push(gift.code, me, slot)


class AtSector(Aim):
    """Names a sector."""

    def fits(self, s: Net, me: i64, sector: i64) -> bool:
        """Whether this sector may be named."""
        raise NotImplementedError

    def possible(self, s: Net, me: i64, card: i64) -> bool:
        sector: i64 = 0
        while sector < 6 and not self.fits(s, me, sector):
            sector += 1
        return sector < 6

    def offers(self, s: Net, me: i64, slot: i64) -> None:
        for sector in range(i64(6)):
            if self.fits(s, me, sector):
                s.offer(names.O_AT_SECTOR + names.AIMED * (sector + 1))

    def take(self, s: Net, me: i64, slot: i64, pick: i64) -> None:
        s.set_play(slot, P_SECTOR, target_of(pick))
        s.tell(names.AIMED_AT, me, target=names.AT_SECTOR + target_of(pick))


@final
class WhereIHave(AtSector):
    """A sector in which I have at least this level: there is always one, as everybody controls a sector."""

    def __init__(self, level: int) -> None:
        super().__init__("sector")
        self.level: i64 = level

    def fits(self, s: Net, me: i64, sector: i64) -> bool:
        return s.level(me, sector) >= self.level


@final
class WithoutMe(AtSector):
    """A sector in which I have no access; `controlled`: one that has a password (AD-R9, AD-R29)."""

    def __init__(self, controlled: bool) -> None:
        super().__init__("sector")
        self.controlled = controlled

    def fits(self, s: Net, me: i64, sector: i64) -> bool:
        return s.level(me, sector) == 0 and (not self.controlled or s.controller(sector) != NOBODY)

    def lack(self, s: Net, me: i64) -> Refusal:
        return Refusal("AD-60", "no-password-without-you") if self.controlled else Refusal("AD-60", "access-everywhere")


@final
class ThisSector(AtSector):
    """One named sector, if I have no access there."""

    def __init__(self, sector: int) -> None:
        super().__init__("sector")
        self.sector: i64 = sector

    def fits(self, s: Net, me: i64, sector: i64) -> bool:
        return sector == self.sector and s.level(me, sector) == 0

    def lack(self, s: Net, me: i64) -> Refusal:
        return Refusal("AD-60", "access-already", "", names.SECTORS[self.sector])


@final
class WhereIAmUser(AtSector):
    """A sector in which I have exactly User."""

    def fits(self, s: Net, me: i64, sector: i64) -> bool:
        return s.level(me, sector) == USER

    def lack(self, s: Net, me: i64) -> Refusal:
        return Refusal("AD-60", "just-user-nowhere")


@final
class WhereIMayAttemptToRise(AtSector):
    """German: a sector in which I have User or Operator, in a turn in which attempts are allowed (AD-R31)."""

    def fits(self, s: Net, me: i64, sector: i64) -> bool:
        return s.level(me, sector) in (USER, OPER) and not attempts_forbidden(s)

    def lack(self, s: Net, me: i64) -> Refusal:
        forbidden = attempts_forbidden(s)
        return Refusal("AD-R31", "card-is-an-attempt") if forbidden else Refusal("AD-60", "nowhere-to-rise")


@final
class Marker(Choice):
    """Whose marker: the sector is named already."""

    def __init__(self, highest: int) -> None:
        super().__init__("marker")
        self.highest: i64 = highest

    def owners(self, s: Net, me: i64, sector: i64) -> i64:
        """The players whose marker stands low enough."""
        found: i64 = 0
        for p in range(s.seats()):
            if p != me and 0 < s.level(p, sector) <= self.highest:
                found |= BIT[p]
        return found

    def offers(self, s: Net, me: i64, slot: i64) -> None:
        offer_seats(s, self.owners(s, me, s.play(slot, P_SECTOR)))

    def take(self, s: Net, me: i64, slot: i64, pick: i64) -> None:
        aim_at_seat(s, me, slot, P_SEAT, pick)


@final
class MarkerBelow(AtSector):
    """A marker up to some level, in a sector in which I have at least another (AD-R35)."""

    def __init__(self, highest: int, mine: int) -> None:
        super().__init__("sector")
        self.marker = Marker(highest)
        self.mine: i64 = mine

    def fits(self, s: Net, me: i64, sector: i64) -> bool:
        return s.level(me, sector) >= self.mine and self.marker.owners(s, me, sector) != 0

    def lack(self, s: Net, me: i64) -> Refusal:
        both = self.marker.highest == OPER
        return Refusal("AD-60", "no-user-or-oper-marker" if both else "no-user-marker", n=int(self.mine))

    def take(self, s: Net, me: i64, slot: i64, pick: i64) -> None:
        super().take(s, me, slot, pick)
        s.push(self.marker.code, me, slot)


class AtCard(Aim):
    """Names a card on the table."""

    def cards(self, s: Net, me: i64) -> i64:
        """The cards that may be named."""
        raise NotImplementedError

    def possible(self, s: Net, me: i64, card: i64) -> bool:
        return self.cards(s, me) != 0

    def offers(self, s: Net, me: i64, slot: i64) -> None:
        s.offer_each(names.O_AT_CARD + s.pack.offset, self.cards(s, me))

    def take(self, s: Net, me: i64, slot: i64, pick: i64) -> None:
        s.set_play(slot, P_OBJECT, pick & 63)
        s.news(names.AIMED_AT, me, pick & 63, known_to=s.everyone())


@final
class AnUpgrade(AtCard):
    """A faceup upgrade: of another player, or anybody's."""

    def __init__(self, own_too: bool) -> None:
        super().__init__("upgrade")
        self.own_too = own_too

    def cards(self, s: Net, me: i64) -> i64:
        found: i64 = 0
        for p in range(s.seats()):
            if self.own_too or p != me:
                found |= s.upgrades(p)
        return found

    def lack(self, s: Net, me: i64) -> Refusal:
        return Refusal("AD-60", "no-upgrade-on-the-table" if self.own_too else "no-upgrade-of-another")


@final
class ASectorCard(AtCard):
    """A sector card at any sector."""

    def cards(self, s: Net, me: i64) -> i64:
        found: i64 = 0
        for n in range(s.traps()):
            found |= BIT[s.trap_card(n)]
        return found

    def lack(self, s: Net, me: i64) -> Refusal:
        return Refusal("AD-60", "no-sector-card-on-the-table")


another_player: Final = AnotherPlayer("player")
any_player: Final = AnyPlayer("player")
another_player_and_a_gift: Final = AnotherPlayerAndAGift("player")
two_others: Final = TwoOthers("player")
the_owner_of_an_extra_action: Final = OwnerOfExtraAction("player")
the_controller_of_government: Final = ControllerOf(names.GOVERNMENT)
a_sector_i_access: Final = WhereIHave(USER)
a_sector_i_operate: Final = WhereIHave(OPER)
a_sector_without_me: Final = WithoutMe(False)
a_password_without_me: Final = WithoutMe(True)
a_sector_where_i_am_user: Final = WhereIAmUser("sector")
a_sector_where_i_may_try_to_rise: Final = WhereIMayAttemptToRise("sector")
a_user_or_oper_marker: Final = MarkerBelow(OPER, ROOT)
a_user_marker_where_i_am_oper: Final = MarkerBelow(USER, OPER)
a_user_marker_where_i_am_root: Final = MarkerBelow(USER, ROOT)
an_upgrade_of_another: Final = AnUpgrade(False)
any_upgrade: Final = AnUpgrade(True)
a_sector_card: Final = ASectorCard("sector_card")


def one_with_only_user_in(sector: int) -> Aim:
    """Another player with only User in a sector."""
    return OnlyUserIn(sector)


def this_sector(sector: int) -> Aim:
    """One sector, if I have no access there."""
    return ThisSector(sector)
