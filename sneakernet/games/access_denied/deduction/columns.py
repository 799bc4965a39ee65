"""A story as a table: before and after every step, which cards may be in which place.

Steps, and the numbers of cards in places, narrow a column from both sides; passwords are narrowed by cards that were
kept and given back, and narrow these. What contradicts itself can have no history.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT, count
from sneakernet.games.access_denied.deduction.steps import (
    AGREE,
    CELLS,
    DIFFER,
    HOLDS,
    MOVES,
    ONLY,
    PASSWORD,
    PLACES,
    RIGHT,
    Story,
    goal_of,
    match_of,
    number_of,
    password_of,
    place_of,
    what,
)
from sneakernet.games.access_denied.rules.pack import Pack
from sneakernet.games.access_denied.rules.worlds import ALL_SETS, CODE_SETS, HAVING, SETS

ZEROS: Final = vec[i64]([0] * 8192)


@final
class Columns:
    """What one observer was told, as a table of places and times."""

    def __init__(self, story: Story) -> None:
        self.story = story
        self.pack: Pack = story.pack
        self.all: i64 = story.cards
        self.told: vec[i64] = story.steps
        self.steps: i64 = i64(len(story.steps)) // CELLS
        self.sizes = zeros(PLACES * (self.steps + 1))
        self.column = zeros(PLACES * (self.steps + 1))
        self.movers = zeros(self.steps)  # per step: the cards that may move
        self.sets: vec[i64] = story.sets[:]  # per password: the sets of codes it may have
        self.dirty = zeros(self.steps)
        self.waiting: i64 = 0
        self.stay = zeros(PLACES)
        self.before = zeros(PLACES)
        self.after = zeros(PLACES)
        self.lay_out()
        self.waits_at_first = True  # no column has been looked at yet
        self.possible: bool = self.spread()
        self.waits_at_first = False

    def lay_out(self) -> None:
        """How many cards are where at all times, and everything possible."""
        now = self.story.first[:]
        for n in range(self.steps + 1):
            for place in range(i64(PLACES)):
                self.sizes[PLACES * n + place] = now[place]
                self.column[PLACES * n + place] = self.all if now[place] > 0 else i64(0)
            if n < self.steps:
                step = self.told[CELLS * n]
                if what(step) == MOVES:
                    now[place_of(step)] -= number_of(step)
                    now[goal_of(step)] += number_of(step)
                    self.movers[n] = self.told[CELLS * n + 1]
                self.touch(n)

    # What is supposed, and taken back

    def keep(self) -> tuple[vec[i64], vec[i64], vec[i64]]:
        """How things are."""
        return (self.column[:], self.movers[:], self.sets[:])

    def go_back(self, to: tuple[vec[i64], vec[i64], vec[i64]]) -> None:
        """Everything as it was then; nothing waits any more."""
        self.column = to[0][:]
        self.movers = to[1][:]
        self.sets = to[2][:]
        if self.waiting > 0:
            self.waiting = 0
            for n in range(self.steps):
                self.dirty[n] = 0

    def suppose(self, sector: i64, sets: i64) -> bool:
        """Narrowed to where a password of today has one of these sets of codes; False if no history is left."""
        return self.leave(sector, sets) and self.spread()

    def suppose_all(self, sets: vec[i64]) -> bool:
        """The same of all passwords of today."""
        for sector in range(i64(6)):
            if not self.leave(sector, sets[sector]):
                return False
        return self.spread()

    def leave(self, sector: i64, sets: i64) -> bool:
        """A password of today has one of these sets."""
        password = self.story.latest[sector]
        return self.set_sets(password, self.sets[password] & sets)

    def last(self) -> vec[i64]:
        """The cards that may be in each place by now."""
        return self.column[PLACES * self.steps :]

    # Narrowing

    def spread(self) -> bool:
        """Narrow all that waits for it, and what that touches; False if there is no history."""
        if not self.passwords_fit():
            return False
        while self.waiting > 0:
            if not self.sweep() or not self.passwords_fit():
                return False
        return True

    def sweep(self) -> bool:
        """Narrow the columns beside all steps that wait for it, to and fro."""
        n: i64 = 0
        ahead: i64 = 1
        while self.waiting > 0:
            if self.dirty[n]:
                self.dirty[n] = 0
                self.waiting -= 1
                if not self.narrow(n):
                    return False
            if not 0 <= n + ahead < self.steps:
                ahead = -ahead
            if 0 <= n + ahead < self.steps:
                n += ahead
        return True

    def touch(self, n: i64) -> None:
        """A step waits to be looked at again."""
        if 0 <= n < self.steps and self.dirty[n] == 0:
            self.dirty[n] = 1
            self.waiting += 1

    def narrow(self, n: i64) -> bool:
        """What a step leaves of the columns before and after it."""
        at = PLACES * n
        for place in range(i64(PLACES)):
            self.stay[place] = self.column[at + place] & self.column[at + PLACES + place]
        step = self.told[CELLS * n]
        is_a = what(step)
        place = place_of(step)
        if is_a == MOVES:
            return (
                self.moves(n, place, goal_of(step), number_of(step))
                and self.settle(n, self.before)
                and self.settle(n + 1, self.after)
            )
        if is_a == ONLY:
            self.stay[place] &= self.counting(n)
            if not self.judge(n, self.surely(place)):
                return False
        elif is_a == HOLDS:
            if not self.holds(n, place, number_of(step)):
                return False
        elif is_a == DIFFER:
            if not self.differ(place, number_of(step), self.sizes[at + place]):
                return False
        elif is_a == AGREE and not self.agree(place, number_of(step)):
            return False
        for other in range(i64(PLACES)):
            self.after[other] = self.stay[other]
        return self.settle(n, self.stay) and self.settle(n + 1, self.after)

    def place_only(self, column: vec[i64], cards: i64, place: i64) -> None:
        """These cards are here and nowhere else."""
        for other in range(i64(PLACES)):
            if other != place:
                column[other] &= ~cards

    def counting(self, n: i64) -> i64:
        """The cards that count in a step: all that it speaks of, or those that can be right, or wrong."""
        cards = self.told[CELLS * n + 1]
        match = match_of(self.told[CELLS * n])
        if match:
            sets = self.sets[password_of(self.told[CELLS * n])]
            for code in range(i64(6)):
                if not sets & (HAVING[code] if match == RIGHT else ALL_SETS & ~HAVING[code]):
                    cards &= ~self.pack.of_code[code]
        return cards

    def judge(self, n: i64, cards: i64) -> bool:
        """These cards did count: what that says of the password."""
        match = match_of(self.told[CELLS * n])
        if match == 0 or cards == 0:
            return True
        password = password_of(self.told[CELLS * n])
        sets = self.sets[password]
        for code in range(i64(6)):
            if cards & self.pack.of_code[code]:
                sets &= HAVING[code] if match == RIGHT else ~HAVING[code]
        return self.set_sets(password, sets)

    def set_sets(self, password: i64, sets: i64) -> bool:
        """A password has one of these sets of codes."""
        if sets != self.sets[password]:
            self.sets[password] = sets
            self.touch(self.steps - 1)  # where the cards of passwords are
            for n in range(self.steps):
                step = self.told[CELLS * n]
                if match_of(step) and password_of(step) == password:
                    self.touch(n)
        return sets != 0

    def moves(self, n: i64, place: i64, goal: i64, number: i64) -> bool:
        """So many cards move, all others stay."""
        at = PLACES * n
        movers = self.movers[n] & self.column[at + place] & self.column[at + PLACES + goal] & self.counting(n)
        staying: i64 = 0
        for other in range(i64(PLACES)):
            staying |= self.stay[other]
        must = movers & ~staying
        if self.all & ~staying & ~movers or count(must) > number or count(movers) < number:
            return False
        if count(must) == number:
            movers = must
        elif count(movers) == number:
            must = movers
            for other in range(i64(PLACES)):
                self.stay[other] &= ~movers
        self.movers[n] = movers
        for other in range(i64(PLACES)):
            self.before[other] = self.stay[other]
            self.after[other] = self.stay[other]
        self.before[place] |= movers
        self.after[goal] |= movers
        return self.judge(n, must)

    def holds(self, n: i64, place: i64, least: i64) -> bool:
        """At least so many cards that count are here."""
        possible = self.stay[place] & self.counting(n)
        if count(possible) < least:
            return False
        if count(possible) == least:
            self.place_only(self.stay, possible, place)
            return self.judge(n, possible)
        return True

    def surely(self, place: i64) -> i64:
        """The cards that are here and can be nowhere else."""
        others: i64 = 0
        for other in range(i64(PLACES)):
            if other != place:
                others |= self.stay[other]
        return self.stay[place] & ~others

    def differ(self, place: i64, number: i64, size: i64) -> bool:
        """The cards here have at least so many different codes."""
        sure = self.surely(place)
        codes: i64 = 0
        for code in range(i64(6)):
            of_code = self.pack.of_code[code]
            if number == size and sure & of_code:
                if count(sure & of_code) > 1:
                    return False
                self.stay[place] &= ~of_code | sure
            if self.stay[place] & of_code:
                codes += 1
        return codes >= number

    def agree(self, place: i64, number: i64) -> bool:
        """The cards here have at most so many different codes."""
        sure = self.surely(place)
        codes: i64 = 0
        names: i64 = 0
        for code in range(i64(6)):
            if sure & self.pack.of_code[code]:
                codes += 1
                names |= self.pack.of_code[code]
        if codes == number:
            self.stay[place] &= names
        return codes <= number

    def settle(self, n: i64, column: vec[i64]) -> bool:
        """Every card is somewhere, each place has its number of cards; a column that changed touches its steps."""
        at = PLACES * n
        once: i64 = 0
        shared: i64 = 0
        changed = self.waits_at_first
        for place in range(i64(PLACES)):
            here = column[place]
            shared |= once & here
            once |= here
            if here != self.column[at + place]:
                changed = True
        if once != self.all:
            return False
        if not changed:
            return True
        for place in range(i64(PLACES)):
            here = column[place]
            sure = here & ~shared
            size = self.sizes[at + place]
            most = count(here)
            if most < size or (sure == here and most > size):
                return False
            if sure != here:
                least = count(sure)
                if least > size:
                    return False
                if least == size:
                    column[place] = sure
                elif most == size:
                    self.place_only(column, here, place)
                    shared &= ~here
        for place in range(i64(PLACES)):
            if self.column[at + place] != column[place]:
                self.column[at + place] = column[place]
                self.touch(n - 1)
                self.touch(n)
        return True

    # Passwords of today

    def passwords_fit(self) -> bool:
        """The cards under the sectors show one of the sets of codes that are open; a claim has a password."""
        at = PLACES * self.steps
        for sector in range(i64(6)):
            if self.sizes[at + PASSWORD + sector] == 3 and not self.password_fits(self.story.latest[sector], sector):
                return False
        for claim in self.story.claims:
            one = (claim >> 3) & 63
            other = claim >> 9
            having = HAVING[claim & 7]
            if not self.sets[one] & having and not self.set_sets(other, self.sets[other] & having):
                return False
            if not self.sets[other] & having and not self.set_sets(one, self.sets[one] & having):
                return False
        return True

    def password_fits(self, password: i64, sector: i64) -> bool:
        """Sets that the cards cannot show are out, and so are cards whose code no open set has."""
        elsewhere: i64 = 0
        at = PLACES * self.steps
        here = self.column[at + PASSWORD + sector]
        for place in range(i64(PLACES)):
            if place != PASSWORD + sector:
                elsewhere |= self.column[at + place]
        sure = here & ~elsewhere
        sets: i64 = 0
        shown: i64 = 0
        inside: i64 = 63
        for n in range(i64(SETS)):
            if self.sets[password] & BIT[n] and shows(self.pack, CODE_SETS[n], here, sure):
                sets |= BIT[n]
                shown |= CODE_SETS[n]
                inside &= CODE_SETS[n]
        if not self.set_sets(password, sets):
            return False
        for code in range(i64(6)):
            of_code = self.pack.of_code[code]
            if not shown & BIT[code]:
                here &= ~of_code
            elif sure & of_code:
                here &= ~of_code | sure
            elif inside & BIT[code] and count(here & of_code) == 1:
                for place in range(i64(PLACES)):
                    if place != PASSWORD + sector:
                        self.column[at + place] &= ~(here & of_code)
                self.touch(self.steps - 1)
        if here != self.column[at + PASSWORD + sector]:
            self.column[at + PASSWORD + sector] = here
            self.touch(self.steps - 1)
        return count(here) >= 3


def zeros(n: i64) -> vec[i64]:
    """So many cells; a slice is made faster than a list."""
    return ZEROS[:n] if n <= i64(len(ZEROS)) else vec[i64]([0] * n)


def shows(pack: Pack, codes: i64, here: i64, sure: i64) -> bool:
    """Whether cards of these, among them the sure ones, can show exactly these codes."""
    for code in range(i64(6)):
        of_code = pack.of_code[code]
        if codes & BIT[code]:
            if not here & of_code or count(sure & of_code) > 1:
                return False
        elif sure & of_code:
            return False
    return True
