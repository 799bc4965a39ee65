"""What passwords may be, while an imagined history is told: the sets of codes that fit what has been told so far.

Cards that a controller kept do not match the password that lay there, those given back do (AD-45). When a card that did
so gets a name, passwords with which it could not have happened are out; a card without a name remembers it.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest, nth
from sneakernet.games.access_denied.rules.cells import CARDS
from sneakernet.games.access_denied.rules.fitting import Fitting
from sneakernet.games.access_denied.rules.pack import Pack
from sneakernet.games.access_denied.rules.state import Net
from sneakernet.games.access_denied.rules.story import RIGHT, WRONG
from sneakernet.games.access_denied.rules.worlds import ALL_SETS, CODE_SETS, HAVING, SETS, Clues


@final
class Guess:
    """Per sector, the sets of codes that the password of the time may have."""

    def __init__(self, s: Net, clues: Clues, fitting: Fitting) -> None:
        self.pack: Pack = s.pack
        self.clues = clues
        self.fitting = fitting
        self.today = vec[i64]([0] * 6)
        for sector in range(i64(6)):
            if clues.sectors & BIT[sector]:
                self.today[sector] = clues.sets(sector)
            else:
                codes = self.pack.codes_of(s.password(sector)) | clues.opened(s, s.password(sector))
                self.today[sector] = the_set(codes)
        self.sets: vec[i64] = self.today[:]
        self.hoped: vec[i64] = vec[i64]([ALL_SETS] * 6)  # those with which earlier tellings would have gone on
        self.undrawn: i64 = clues.sectors  # whose password of today is still open
        self.caps = vec[i64]([0] * 6)  # per code: so many cards may be in passwords
        self.was = vec[i64]([0] * CARDS)  # per card without a name: of which kinds it was, one bit each
        self.apart = vec[i64]([0] * CARDS)  # per card: those from which its code differs

    def forget(self) -> None:
        """Passwords need fit nothing but what is noted of each."""
        for sector in range(i64(6)):
            if self.clues.sectors & BIT[sector]:
                self.sets[sector] = self.clues.sets(sector)

    def begin(self) -> None:
        """Back to what the observer knows today."""
        for sector in range(i64(6)):
            self.sets[sector] = self.today[sector]
        self.undrawn = self.clues.sectors
        for code in range(i64(6)):
            self.caps[code] = count(self.clues.free & self.pack.of_code[code])
        for card in range(i64(CARDS)):
            self.was[card] = 0
            self.apart[card] = 0

    # Cards of a kind that depends on a password

    def of_kind(self, kind: i64, among: i64 = ALL_SETS) -> i64:
        """The cards that can be of a kind: that match the sector's password, or that do not."""
        return cards_of_kind(self.pack, kind, self.sets[sector_of(kind)] & among)

    def likely(self, kind: i64) -> i64:
        """Those of them with which a telling is likelier to go on."""
        return self.of_kind(kind, self.hoped[sector_of(kind)])

    def were(self, cards: i64, kind: i64) -> bool:
        """All these cards were of a kind; False in a dead end."""
        while cards != 0:
            card = lowest(cards)
            cards &= cards - 1
            if self.fitting.nameless & BIT[card]:
                self.was[card] |= BIT[kind - WRONG]
                self.fitting.fits[card] &= self.of_kind(kind)
                if self.fitting.possible(card) == 0:
                    return False
            elif not self.agree(kind, self.pack.codes[self.fitting.names[card]]):
                return False
        return True

    def agree(self, kind: i64, code: i64) -> bool:
        """A card of this code was of that kind: what that says of the password; False if it cannot be."""
        sector = sector_of(kind)
        sets = self.sets[sector] & agreeing(kind, code)
        if sets == self.sets[sector]:
            return True
        self.sets[sector] = sets
        return sets != 0 and self.adds_up()

    def one_was(self, cards: i64, kind: i64) -> bool:
        """At least one of these cards was of that kind."""
        can = self.of_kind(kind)
        must = can & ~self.of_kind(kind - WRONG + RIGHT)
        open_yet: i64 = 0
        rest = cards
        while rest != 0:
            card = lowest(rest)
            names = self.fitting.possible(card)
            if names & ~must == 0 or (self.fitting.nameless & BIT[card] and self.was[card] & BIT[kind - WRONG]):
                return True
            if names & can:
                open_yet |= rest & -rest
            rest &= rest - 1
        if open_yet == 0:
            return False
        return self.were(BIT[self.fitting.any_of(open_yet)], kind)

    def learn(self, kind: i64, names: i64) -> None:
        """No card with one of these names could have been of that kind: next time the password rather lets one be."""
        sets: i64 = 0
        for code in range(i64(6)):
            if names & self.pack.of_code[code]:
                sets |= agreeing(kind, code)
        sector = sector_of(kind)
        sets &= self.today[sector]
        self.hoped[sector] = self.hoped[sector] & sets or sets or ALL_SETS

    # Names

    def allowed(self, card: i64, names: i64) -> i64:
        """Those of these names that a card can have, with all that it was."""
        names &= self.fitting.fits[card]
        kinds = self.was[card]
        while kinds != 0 and names != 0:
            names &= self.of_kind(WRONG + lowest(kinds))
            kinds &= kinds - 1
        return names

    def any_allowed(self, name: i64, cards: i64) -> i64:
        """One of these cards that can have a name, with all that it was; or -1."""
        found: i64 = 0
        while cards != 0:
            if self.allowed(lowest(cards), BIT[name]):
                found |= cards & -cards
            cards &= cards - 1
        return self.fitting.any_of(found) if found else i64(-1)

    def bound(self, cards: i64) -> i64:
        """Those of these cards of which more is known than the names that fit."""
        found: i64 = 0
        while cards != 0:
            if self.was[lowest(cards)] or self.apart[lowest(cards)]:
                found |= cards & -cards
            cards &= cards - 1
        return found

    def scarcest(self, cards: i64) -> i64:
        """The one of these cards that can have the fewest names."""
        found: i64 = -1
        fewest: i64 = CARDS + 1
        while cards != 0:
            names = count(self.allowed(lowest(cards), self.fitting.pool))
            if names < fewest:
                fewest = names
                found = lowest(cards)
            cards &= cards - 1
        return found

    def called(self, card: i64) -> bool:
        """A card has got its name: what it was says more of passwords, and those apart from it have other codes."""
        code = self.pack.codes[self.fitting.names[card]]
        kinds = self.was[card]
        while kinds != 0:
            if not self.agree(WRONG + lowest(kinds), code):
                return False
            kinds &= kinds - 1
        self.was[card] = 0  # it is said: before a new password was set (AD-R78) it would be said of another one
        rest = self.apart[card]
        while rest != 0:
            other = lowest(rest)
            if self.fitting.nameless & BIT[other]:
                self.fitting.fits[other] &= ~self.pack.of_code[code]
            elif self.pack.codes[self.fitting.names[other]] == code:
                return False
            rest &= rest - 1
        return True

    def differed(self, cards: i64) -> bool:
        """These cards had different codes (AD-42)."""
        rest = cards
        while rest != 0:
            card = lowest(rest)
            self.apart[card] |= cards & ~BIT[card]
            if not self.fitting.nameless & BIT[card] and not self.called(card):
                return False
            rest &= rest - 1
        return True

    def apart_from(self, movers: i64, cards: i64, names: i64) -> i64:
        """Those of these cards that can have one of these names and a code that none of the movers has for sure."""
        names &= ~self.of_codes(self.settled(movers))
        found: i64 = 0
        while cards != 0:
            if self.fitting.possible(lowest(cards)) & names:
                found |= cards & -cards
            cards &= cards - 1
        return found

    def settled(self, cards: i64) -> i64:
        """The codes of those of these cards that can have no other."""
        found: i64 = 0
        while cards != 0:
            codes = self.pack.codes_of(self.fitting.possible(lowest(cards)))
            if count(codes) == 1:
                found |= codes
            cards &= cards - 1
        return found

    def agreed(self, cards: i64, number: i64) -> bool:
        """These cards had at most so many different codes: which they are is chosen among those that can be."""
        found: i64 = 0
        seen: i64 = 0
        for codes in range(i64(64)):
            if count(codes) == number and self.all_among(cards, codes):
                seen += 1
                if self.fitting.rng.below(seen) == 0:
                    found = codes
        self.fitting.narrow(cards & self.fitting.nameless, self.of_codes(found))
        return found != 0

    def all_among(self, cards: i64, codes: i64) -> bool:
        """Whether each of these cards can have one of these codes."""
        names = self.of_codes(codes)
        rest = cards
        while rest != 0:
            card = lowest(rest)
            if not self.fitting.possible(card) & names or count(self.apart[card] & cards) >= count(codes):
                return False
            rest &= rest - 1
        return True

    def of_codes(self, codes: i64) -> i64:
        """All cards with one of these codes."""
        found: i64 = 0
        for code in range(i64(6)):
            if codes & BIT[code]:
                found |= self.pack.of_code[code]
        return found

    # Passwords

    def count_cards(self, passwords: i64) -> None:
        """How many cards of each code passwords can have: those whose names are left, less those for other cards."""
        for code in range(i64(6)):
            of_code = self.pack.of_code[code] & self.fitting.pool
            left = count(of_code)
            rest = self.fitting.nameless & ~passwords
            while rest != 0:
                if self.fitting.possible(lowest(rest)) & ~of_code == 0:
                    left -= 1
                rest &= rest - 1
            free = count(of_code & self.clues.free)
            self.caps[code] = free if free < left else left

    def adds_up(self) -> bool:
        """Whether there are cards enough for the passwords of today; sets for which there are too few are out."""
        again = True
        while again:
            again = False
            for code in range(i64(6)):
                must: i64 = 0  # sectors whose password has it, with a card not shown
                may: i64 = 0
                rest = self.undrawn
                while rest != 0:
                    sector = lowest(rest)
                    rest &= rest - 1
                    if not self.clues.shown[sector] & BIT[code]:
                        if self.sets[sector] & ~HAVING[code] == 0:
                            must |= BIT[sector]
                        elif self.sets[sector] & HAVING[code]:
                            may |= BIT[sector]
                if count(must) > self.caps[code]:
                    return False
                if may and count(must) == self.caps[code]:
                    again = True
                    while may != 0:
                        self.sets[lowest(may)] &= ~HAVING[code]
                        if self.sets[lowest(may)] == 0:
                            return False
                        may &= may - 1
        return True

    def draw(self, sector: i64, cards: i64, shown: i64, pool: i64) -> i64:
        """A password is one of the sets that are left: these cards take its codes beside those shown; 0: none fits."""
        drawn = self.clues.draw(self.sets[sector], shown, pool, self.fitting.rng)
        if drawn == 0:
            return 0
        self.sets[sector] = the_set(drawn | shown)
        if not self.adds_up():
            return 0
        if not self.show(cards, drawn):
            return 0
        rest = cards
        while rest != 0:
            self.apart[lowest(rest)] &= ~cards  # they differ now
            rest &= rest - 1
        return drawn

    def show(self, cards: i64, codes: i64) -> bool:
        """Each of these cards takes one of these codes that it can have; False if there is no way."""
        if cards == 0:
            return True
        card = lowest(cards)
        left = codes
        while left != 0:
            code = nth(left, self.fitting.rng.below(count(left)))
            left &= ~BIT[code]
            if self.fitting.possible(card) & self.pack.of_code[code] and self.show(
                cards & ~BIT[card], codes & ~BIT[code]
            ):
                self.fitting.narrow(BIT[card], self.pack.of_code[code])
                return True
        return False

    def set_anew(self, sector: i64, password: i64) -> bool:
        """German: a password was set in place of another (AD-R78): its cards, which were in hand, take their codes."""
        fitting = self.fitting
        hidden = password & fitting.nameless
        shown: i64 = 0
        pool: i64 = 0
        rest = password
        while rest != 0:
            if hidden & rest & -rest:
                pool |= fitting.possible(lowest(rest))
            else:
                shown |= BIT[self.pack.codes[fitting.names[lowest(rest)]]]
            rest &= rest - 1
        if hidden and self.draw(sector, hidden, shown, pool) == 0:
            return False
        if not self.known(sector):
            return False
        self.sets[sector] = ALL_SETS
        self.undrawn &= ~BIT[sector]
        return True

    def known(self, sector: i64) -> bool:
        """A password is settled: cards without a name that matched it, or did not, need remember it no more."""
        kinds = BIT[sector] | BIT[RIGHT - WRONG + sector]
        rest = self.fitting.nameless
        while rest != 0:
            card = lowest(rest)
            if self.was[card] & kinds:
                self.fitting.fits[card] = self.allowed(card, self.fitting.pool)
                self.was[card] &= ~kinds
                if self.fitting.fits[card] == 0:
                    return False
            rest &= rest - 1
        return True

    def opens(self, sector: i64, code: i64) -> None:
        """German: a card of the old password is laid open."""
        self.sets[sector] &= HAVING[code]


def sector_of(kind: i64) -> i64:
    """The sector on whose password a kind depends."""
    return kind - (WRONG if kind < RIGHT else RIGHT)


def agreeing(kind: i64, code: i64) -> i64:
    """The sets with which a card of this code is of that kind."""
    return ALL_SETS & ~HAVING[code] if kind < RIGHT else HAVING[code]


def cards_of_kind(pack: Pack, kind: i64, sets: i64) -> i64:
    """The cards that are of a kind with one of these sets."""
    found: i64 = 0
    for code in range(i64(6)):
        if sets & agreeing(kind, code):
            found |= pack.of_code[code]
    return found


def the_set(codes: i64) -> i64:
    """The set of exactly these codes; all sets, if they are not three."""
    for n in range(i64(SETS)):
        if CODE_SETS[n] == codes:
            return BIT[n]
    return ALL_SETS
