"""Passwords: three different codes, picked card by card; a new one by a german card (AD-11, AD-R78, AD-R101)."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest
from sneakernet.core.choice import Refusal
from sneakernet.core.choosing import Choosing
from sneakernet.games.access_denied.rules import names, verbs
from sneakernet.games.access_denied.rules.attempt import without_codes_of
from sneakernet.games.access_denied.rules.book import Choice, Word
from sneakernet.games.access_denied.rules.cells import P_SECTOR
from sneakernet.games.access_denied.rules.moments import Aim
from sneakernet.games.access_denied.rules.sets import in_order, later_than, of_hand, one_of_each_code
from sneakernet.games.access_denied.rules.state import Net


@final
class NewPassword(Aim):
    """German: three hand cards of different codes for a new password, set aside facedown (AD-R101)."""

    def possible(self, s: Net, me: i64, card: i64) -> bool:
        return s.pack.distinct(s.hand(me) & ~BIT[card]) >= 3

    def lack(self, s: Net, me: i64) -> Refusal:
        return Refusal("AD-60", "no-three-codes")

    def offers(self, s: Net, me: i64, slot: i64) -> None:
        sector = own_sector(s, me)
        offer_password(s, sector, s.hand(me) & ~s.picked(), s.picked())

    def choosing(self, s: Net, me: i64, slot: i64) -> Choosing | None:
        return a_password(s, own_sector(s, me), s.hand(me), "AD-11")

    def take(self, s: Net, me: i64, slot: i64, pick: i64) -> None:
        picked = s.picked() | BIT[pick & 63]
        s.set_picked(picked)
        if count(picked) < 3:
            self.again(s, me, slot)
            return
        s.set_picked(0)
        s.set_play(slot, P_SECTOR, own_sector(s, me))
        verbs.set_aside(s, me, picked)


def own_sector(s: Net, p: i64) -> i64:
    """The first sector that a player controls."""
    sector: i64 = 0
    while s.controller(sector) != p:
        sector += 1
    return sector


def offer_password(s: Net, sector: i64, cards: i64, picked: i64) -> None:
    """Each card that can be the next one of a password: ascending, different codes, and enough codes left (AD-11)."""
    pack = s.pack
    missing = 3 - count(picked)
    if missing <= 0 or pack.distinct(picked) < count(picked):
        return
    rest = without_codes_of(s, later_than(cards, picked), picked)
    while rest != 0:
        card = lowest(rest)
        rest &= rest - 1
        if pack.distinct(without_codes_of(s, rest, BIT[card])) >= missing - 1:
            s.offer(names.O_CHOOSE + names.AIMED * (sector + 1) + pack.offset + card)


def a_password(s: Net, sector: i64, cards: i64, rule: str) -> Choosing:
    """Three cards of different codes (AD-11)."""
    verb = names.O_CHOOSE + names.AIMED * (sector + 1)
    return one_of_each_code(s, of_hand(s, Choosing(rule, 3, 3), verb, cards), verb, cards, "AD-11")


@final
class OldPassword(Choice):
    """German: the old password cards go to the pile in an order of own choice, as everybody sees (AD-R78, AD-R92)."""

    def offers(self, s: Net, me: i64, slot: i64) -> None:
        s.offer_each(names.O_DISCARD + s.pack.offset, s.password(s.play(slot, P_SECTOR)))

    def choosing(self, s: Net, me: i64, slot: i64) -> Choosing | None:
        old = s.password(s.play(slot, P_SECTOR))
        return in_order(s, "AD-R78", names.O_DISCARD, old, count(old))

    def take(self, s: Net, me: i64, slot: i64, pick: i64) -> None:
        card = pick & 63
        sector = s.play(slot, P_SECTOR)
        s.set_password(sector, s.password(sector) & ~BIT[card])
        s.reveal_to_all(BIT[card])
        s.put_on_pile(card, -1)
        s.news(names.DISCARDED, me, card, known_to=s.everyone())
        self.again(s, me, slot)


@final
class SetNewPassword(Word):
    """German: the cards set aside are the new password; what anybody knew of the old one is void (AD-R78, AD-R100)."""

    def run(self, s: Net, me: i64, slot: i64) -> None:
        sector = s.play(slot, P_SECTOR)
        verbs.slip(s, me, s.aside(), verbs.ANY, BIT[me])
        s.set_password(sector, s.aside())
        s.set_aside(0)
        for q in range(s.seats() + 1):
            s.clear_notes(q, sector)
            s.forget_said(q)
            if q != me:  # any card that is not in sight may lie under the sector now
                s.set_outside(q, s.outside(q) & s.known_to(q))
        s.tell(names.NEW_PASSWORD, me, target=names.AT_SECTOR + sector)


a_new_password: Final = NewPassword("new_password")
i_discard_the_old_password: Final = OldPassword("old_password")
i_set_the_new_password: Final = SetNewPassword()
