"""Boot and Set Password: sectors, cards, extra draws, passwords, the first player (AD-7 to AD-15, AD-80 to AD-82)."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest
from sneakernet.core.choosing import Choosing
from sneakernet.games.access_denied.rules import names, verbs
from sneakernet.games.access_denied.rules.attempt import without_codes_of
from sneakernet.games.access_denied.rules.book import Choice, Word, seq
from sneakernet.games.access_denied.rules.cells import CARDS, FIRST
from sneakernet.games.access_denied.rules.pack import Pack
from sneakernet.games.access_denied.rules.passwords import a_password, offer_password, own_sector
from sneakernet.games.access_denied.rules.sets import later_than
from sneakernet.games.access_denied.rules.state import Net
from sneakernet.games.access_denied.rules.turn import TURN

NOBODY: Final = -1
ROOT: Final = 3


def sectors_each(s: Net) -> i64:
    """How many sectors a player is dealt (AD-7, AD-80)."""
    return 2 if s.seats() == 2 else 1


@final
class Boot(Word):
    """The first player, the sectors, six cards each; with two players nine (AD-7, AD-10, AD-15, AD-80)."""

    def run(self, s: Net, _: i64, __: i64) -> None:
        first = s.setting(FIRST)
        starter = s.below(s.seats()) if first == NOBODY else first
        s.set_starter(starter)
        s.set_active(starter)
        s.set_ruled_out(s.pack.burdens)
        s.tell(names.STARTS, starter)
        self.deal_sectors(s, starter)
        for card in range(i64(CARDS)):
            s.put_on_deck(card)
        verbs.shuffle_deck(s)
        for n in range(s.seats()):
            p = s.after(starter, n)
            for _c in range(i64(9 if s.seats() == 2 else 6)):
                verbs.draw(s, p, names.DEALT)
        s.push(SET_UP.code, starter, 0)

    def deal_sectors(self, s: Net, starter: i64) -> None:
        """Sectors at random; their controller has Root there (AD-8)."""
        left: i64 = 63
        for n in range(s.seats() * sectors_each(s)):
            p = s.after(starter, n)
            sector = verbs.random_card(s, left)
            left &= ~BIT[sector]
            s.set_controller(sector, p)
            s.set_level(p, sector, ROOT)
            s.tell(names.GOT_SECTOR, p, target=names.AT_SECTOR + sector)


def allows(pack: Pack, cards: i64, passwords: i64) -> bool:
    """Whether these cards allow so many passwords (AD-12, AD-81)."""
    if passwords == 1:
        return pack.distinct(cards) >= 3
    found: i64 = 0
    for code in range(i64(6)):
        copies = count(cards & pack.of_code[code])
        found += copies if copies < 2 else 2
    return found >= 6


@final
class ExtraDraws(Word):
    """Seat by seat from the first player on: one card at a time until passwords can be set (AD-12, AD-R5)."""

    def run(self, s: Net, starter: i64, _: i64) -> None:
        for n in range(s.seats()):
            p = s.after(starter, n)
            while not allows(s.pack, s.hand(p), sectors_each(s)):
                if not verbs.draw(s, p, names.DREW_EXTRA):
                    break
        n = s.seats()
        while n > 0:
            n -= 1
            s.push(set_password.code, s.after(starter, n), own_sector(s, s.after(starter, n)))


@final
class SetPassword(Choice):
    """Three cards of different codes, in secret; picked cards stay in the hand until all three are chosen (AD-11)."""

    def offers(self, s: Net, p: i64, sector: i64) -> None:
        picked = s.picked()
        if sectors_each(s) == 2 and self.next_sector(s, p, sector) < 6:
            self.offer_first_of_two(s, p, sector)
        else:
            offer_password(s, sector, s.hand(p) & ~picked, picked)

    def choosing(self, s: Net, p: i64, sector: i64) -> Choosing | None:
        first_of_two = sectors_each(s) == 2 and self.next_sector(s, p, sector) < 6
        return a_password(s, sector, s.hand(p), "AD-81" if first_of_two else "AD-11")

    def offer_first_of_two(self, s: Net, p: i64, sector: i64) -> None:
        """The first password must leave enough for the second (AD-81)."""
        pack = s.pack
        picked = s.picked()
        if pack.distinct(picked) < count(picked):
            return
        rest = without_codes_of(s, later_than(s.hand(p), picked), picked)
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            if leaves_a_second(s, s.hand(p), picked | BIT[card], rest):
                s.offer(names.O_CHOOSE + names.AIMED * (sector + 1) + pack.offset + card)

    def next_sector(self, s: Net, p: i64, sector: i64) -> i64:
        """The player's next sector, or 6."""
        sector += 1
        while sector < 6 and s.controller(sector) != p:
            sector += 1
        return sector

    def take(self, s: Net, p: i64, sector: i64, pick: i64) -> None:
        picked = s.picked() | BIT[pick & 63]
        s.set_picked(picked)
        if count(picked) < 3:
            self.again(s, p, sector)
            return
        s.set_picked(0)
        s.set_hand(p, s.hand(p) & ~picked)
        s.set_password(sector, picked)
        s.tell(names.SET_PASSWORD, p, target=names.AT_SECTOR + sector)
        if self.next_sector(s, p, sector) < 6:
            s.push(self.code, p, self.next_sector(s, p, sector))


def leaves_a_second(s: Net, hand: i64, picked: i64, later: i64) -> bool:
    """Whether the first of two passwords can be completed so that a second one remains (AD-81)."""
    pack = s.pack
    if count(picked) == 3:
        return pack.distinct(hand & ~picked) >= 3
    rest = without_codes_of(s, later, picked)
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        if leaves_a_second(s, hand, picked | BIT[card], rest):
            return True
    return False


@final
class Begins(Word):
    """The first player's turn begins."""

    def run(self, s: Net, starter: i64, _: i64) -> None:
        s.push(TURN.code, starter, 0)


set_password: Final = SetPassword("password")
SET_UP: Final = seq(ExtraDraws(), Begins())
BOOT: Final = Boot()
