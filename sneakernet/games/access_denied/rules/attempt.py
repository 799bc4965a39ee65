"""Improve Access: attempts on controlled and uncontrolled sectors, and access without a password (AD-40 to AD-49)."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest
from sneakernet.core.choosing import Choosing
from sneakernet.core.op import Op
from sneakernet.games.access_denied.rules import names, verbs
from sneakernet.games.access_denied.rules.book import Choice, Word, seq
from sneakernet.games.access_denied.rules.burdens import refute
from sneakernet.games.access_denied.rules.cells import DISTINCT
from sneakernet.games.access_denied.rules.play import Loses, spring, window
from sneakernet.games.access_denied.rules.sets import in_order, later_than, of_hand, one_of_each_code
from sneakernet.games.access_denied.rules.standing import can_afford, cards_needed
from sneakernet.games.access_denied.rules.state import BARE, FAILED, LAID, WITH_CODES, WITH_COST, Net
from sneakernet.games.access_denied.rules.witness import witness

NOBODY: Final = -1


def begin_attempt(s: Net, p: i64, sector: i64, by_extra: bool) -> None:
    """Declare sector and level: public and binding (AD-43, AD-47, AD-R21)."""
    refute(s, p, s.pack.forbids_attempts)
    kind: i64 = WITH_CODES if s.controller(sector) != NOBODY else WITH_COST
    s.open_attempt(p, sector, kind, by_extra)
    s.tell(names.DECLARED, p, target=names.AT_SECTOR + sector, n=s.level(p, sector) + 1)
    s.push(ATTEMPT.code, p, 0)


def begin_dialling(s: Net, p: i64, sector: i64) -> None:
    """War Dialer: an attempt without cards, so without a pre-attempt window (AD-R30, AD-R96)."""
    s.open_attempt(p, sector, BARE, False)
    s.set_phase(LAID)
    s.tell(names.DIALLED, p, target=names.AT_SECTOR + sector)
    s.push(DIALLING.code, p, 0)


def fail(s: Net) -> None:
    """The attempt is stopped, or cannot go on: it counts as made and failed (AD-R28)."""
    s.set_phase(FAILED)
    s.tell(names.FAILED, s.attempt_by(), target=names.AT_SECTOR + s.attempt_sector())


@final
class HandOver(Word):
    """The cards are chosen; with too few of them the attempt fails (AD-R21, AD-R95)."""

    def run(self, s: Net, p: i64, _: i64) -> None:
        sector = s.attempt_sector()
        if not can_afford(s, p, sector):
            fail(s)
            return
        s.set_phase(LAID)
        s.push(window.code, p, 0)
        if s.attempt_kind() == WITH_COST:
            s.push(pay.code, p, cards_needed(s, p, sector))
        else:
            s.set_picked(0)
            s.push(give_cards.code, p, cards_needed(s, p, sector))


@final
class GiveCards(Choice):
    """So many hand cards for the controller, picked in ascending order (AD-41, AD-42)."""

    def offers(self, s: Net, p: i64, needed: i64) -> None:
        picked = s.picked()
        missing = needed - count(picked)
        free = later_than(s.hand(p), picked)
        pack = s.pack
        different = s.setting(DISTINCT) != 0
        if different:
            if pack.distinct(picked) < count(picked):
                return
            free = without_codes_of(s, free, picked)
        rest = free
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            after = without_codes_of(s, rest, BIT[card]) if different else rest
            if (pack.distinct(after) if different else count(after)) >= missing - 1:
                s.offer(names.O_GIVE + pack.offset + card)

    def choosing(self, s: Net, p: i64, needed: i64) -> Choosing | None:
        found = of_hand(s, Choosing("AD-41", int(needed), int(needed)), names.O_GIVE, s.hand(p))
        return one_of_each_code(s, found, names.O_GIVE, s.hand(p), "AD-42") if s.setting(DISTINCT) else found

    def take(self, s: Net, p: i64, needed: i64, pick: i64) -> None:
        picked = s.picked() | BIT[pick & 63]
        s.set_picked(picked)
        if count(picked) < needed:
            self.again(s, p, needed)
        else:
            s.set_picked(0)
            verbs.hand_over(s, p, picked)


def without_codes_of(s: Net, cards: i64, picked: i64) -> i64:
    """Those of a set whose code no picked card shows."""
    pack = s.pack
    for code in range(i64(6)):
        if picked & pack.of_code[code]:
            cards &= ~pack.of_code[code]
    return cards


@final
class Pay(Choice):
    """The cost of an uncontrolled sector, laid faceup one by one (AD-47, AD-R92)."""

    def offers(self, s: Net, p: i64, needed: i64) -> None:
        s.offer_each(names.O_PAY + s.pack.offset, s.hand(p))

    def choosing(self, s: Net, p: i64, needed: i64) -> Choosing | None:
        return in_order(s, "AD-47", names.O_PAY, s.hand(p), needed)

    def take(self, s: Net, p: i64, needed: i64, pick: i64) -> None:
        verbs.lay_out(s, p, pick & 63)
        if needed > 1:
            self.again(s, p, needed - 1)


@final
class Verdict(Word):
    """Granted if every card matches, else denied; an uncontrolled sector always grants (AD-44, AD-45, AD-47)."""

    def run(self, s: Net, p: i64, _: i64) -> None:
        if s.phase() == FAILED:
            return
        sector = s.attempt_sector()
        if s.attempt_kind() == WITH_COST:
            verbs.cost_to_pile(s)
            grant(s, p)
            return
        wrong = not_matching(s, sector, s.handed())
        self.inform(s, p, sector, wrong)
        if wrong == 0:
            witness(s, 0, 0)
            verbs.return_cards(s, s.handed())
            verbs.recall_hand(s)
            grant(s, p)
        else:
            witness(s, 1, count(s.handed()))
            s.set_phase(FAILED)
            s.tell(names.DENIED, p, target=names.AT_SECTOR + sector)  # how many fail shows only if kept (AD-R97)
            s.push(denied.code, p, 0)

    def inform(self, s: Net, p: i64, sector: i64, wrong: i64) -> None:
        """Who sees the cards learns which codes match (AD-R22, AD-R97)."""
        controller = s.controller(sector)
        rest = s.handed()
        while rest != 0:
            card = lowest(rest)
            rest &= rest - 1
            code = s.pack.codes[card]
            fits = (wrong & BIT[card]) == 0
            verbs.learn(s, p, sector, code, fits, names.RETURNED_TO_ME if fits else names.REFUSED_TO_ME)
            for q in range(s.seats()):
                if s.wired() & BIT[q] and q != controller:
                    verbs.learn(s, q, sector, code, fits, names.WIRETAPPED)


def not_matching(s: Net, sector: i64, cards: i64) -> i64:
    """The cards whose code is not in the sector's password."""
    return without_codes_of(s, cards, s.password(sector))


def grant(s: Net, p: i64) -> None:
    """The marker rises; then the win is checked, then sector cards that wait for a rise (AD-44)."""
    sector = s.attempt_sector()
    s.tell(names.GRANTED, p, target=names.AT_SECTOR + sector, n=s.level(p, sector) + 1)
    raise_level(s, p, sector)


def raise_level(s: Net, p: i64, sector: i64) -> None:
    """A level rises by whatever means (AD-R37, AD-R54)."""
    verbs.rise(s, p, sector)
    if s.ending() == 0 and s.traps() > 0:
        spring(s, p, sector, s.pack.on_rise)


@final
class KeepWrong(Word):
    """The controller keeps what does not match; the rest returns (AD-45, AD-46)."""

    def run(self, s: Net, p: i64, _: i64) -> None:
        wrong = not_matching(s, s.attempt_sector(), s.handed())
        witness(s, count(wrong), count(wrong))
        verbs.keep_cards(s, wrong)
        verbs.return_cards(s, s.handed())


@final
class ReturnAll(Word):
    """All cards of the attempt go back: the loss was called off (AD-R43, AD-R45)."""

    def run(self, s: Net, p: i64, _: i64) -> None:
        return_all(s)


def return_all(s: Net) -> None:
    """All cards of the attempt go back to their player (AD-R26)."""
    verbs.return_cards(s, s.handed())
    if s.attempt_kind() == WITH_CODES:
        verbs.recall_hand(s)


@final
class Dialled(Word):
    """War Dialer: the marker rises unless the attempt was stopped (AD-R30)."""

    def run(self, s: Net, p: i64, _: i64) -> None:
        if s.phase() != FAILED:
            grant(s, p)


@final
class AfterAttempt(Word):
    """What follows a made attempt: Over-Clock's clause, sector cards that wait for an attempt (AD-R65, AD-R55)."""

    def run(self, s: Net, p: i64, _: i64) -> None:
        failed = s.phase() == FAILED
        sector = s.attempt_sector()
        burns = s.upgrades(p) & s.pack.burns_out
        burnt = failed and s.by_extra() and burns != 0
        s.close_attempt()
        if s.traps() > 0:
            spring(s, p, sector, s.pack.on_attempt)
        if burnt:
            s.push(burn_out.code, p, 0)


@final
class BurnOut(Word):
    """The upgrade whose extra action was wasted goes to the pile (AD-R65)."""

    def run(self, s: Net, p: i64, _: i64) -> None:
        cards = s.upgrades(p) & s.pack.burns_out
        if cards:
            verbs.discard_upgrade(s, p, lowest(cards))


give_cards: Final[Choice] = GiveCards("hand_over")
pay: Final[Choice] = Pay("pay")
return_everything: Final[Op[Net]] = ReturnAll()
denied: Final[Op[Net]] = Loses(KeepWrong(), return_everything)
burn_out: Final[Op[Net]] = Loses(BurnOut())
after_attempt: Final[Op[Net]] = AfterAttempt()
ATTEMPT: Final[Op[Net]] = seq(window, HandOver(), Verdict(), after_attempt)
DIALLING: Final[Op[Net]] = seq(window, Dialled(), after_attempt)
