"""The story as a table: before and after every step, which cards may be in which place.

Steps, and the numbers of cards in places, narrow a column from both sides; passwords are narrowed by cards that were
kept and given back, and narrow these. It takes many times as long as telling a story backward (retelling.py), and is
for those in which that finds no way: told with what is left possible here, most have one.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest, nth
from sneakernet.core.rng import Rng
from sneakernet.games.access_denied.rules.guess import Guess, agreeing, cards_of_kind, sector_of, the_set
from sneakernet.games.access_denied.rules.pack import Pack
from sneakernet.games.access_denied.rules.past import Past, zeros
from sneakernet.games.access_denied.rules.story import (
    AGREE,
    ANY,
    ASIDE,
    DIFFER,
    HOLDS,
    HOLDS_NONE_BUT,
    MOVES,
    OPEN,
    PASSWORD,
    PLACES,
    SEES,
    STEP,
    goal_of,
    number_of,
    place_of,
    seen_by,
    what,
)
from sneakernet.games.access_denied.rules.worlds import ALL_SETS, CODE_SETS, HAVING, SETS, Clues, shows

NONE: Final = -1


@final
class Columns:
    """What one observer was told, as a table of places and times."""

    def __init__(self, past: Past, guess: Guess, today: vec[i64]) -> None:
        self.story: vec[i64] = past.story
        self.eye: i64 = past.eye
        self.pack: Pack = guess.pack
        self.all: i64 = 0
        for cards in today:
            self.all |= cards
        self.steps: i64 = past.steps
        self.sizes: vec[i64] = zeros(PLACES * (self.steps + 1))
        self.column: vec[i64] = zeros(PLACES * (self.steps + 1))
        self.movers: vec[i64] = zeros(self.steps)  # per step: the cards that may move
        self.password: vec[i64] = zeros(self.steps)  # per step: the password on which its kind depends
        self.sets: vec[i64] = zeros(6)  # per password that ever lay in a sector: the sets of codes it may have
        self.dirty: vec[i64] = zeros(self.steps)
        self.waiting: i64 = 0
        self.stay = zeros(PLACES)
        self.before = zeros(PLACES)
        self.after = zeros(PLACES)
        self.latest = vec[i64]([0, 1, 2, 3, 4, 5])  # per sector: its password of today
        self.lay_out()
        for sector in range(i64(6)):
            self.sets[self.latest[sector]] &= guess.today[sector]
        self.clues: Clues = guess.clues
        hidden = guess.clues.hidden
        last = PLACES * self.steps
        for place in range(i64(PLACES)):
            names = hidden & (guess.clues.free if PASSWORD <= place < OPEN else i64(ANY))
            self.column[last + place] = (today[place] & ~hidden) | (past.may[place] & names)
        for n in range(self.steps):
            self.touch(n)
        self.possible: bool = self.spread()
        self.first = (self.column, self.movers, self.sets)

    def lay_out(self) -> None:
        """Sizes of all places at all times, the passwords there were, and everything possible."""
        now = self.story[:PLACES]
        latest = self.latest
        for sector in range(i64(6)):
            self.sets[sector] = ALL_SETS
        for n in range(self.steps + 1):
            for place in range(i64(PLACES)):
                self.sizes[PLACES * n + place] = now[place]
                self.column[PLACES * n + place] = self.all if now[place] > 0 else i64(0)
            if n == self.steps:
                break
            step = self.story[PLACES + STEP * n]
            kind = self.story[PLACES + STEP * n + 2]
            self.password[n] = NONE
            if what(step) == MOVES:
                place = place_of(step)
                goal = goal_of(step)
                now[place] -= number_of(step)
                now[goal] += number_of(step)
                self.movers[n] = self.story[PLACES + STEP * n + 1] if seen_by(step) & self.eye else self.all
                if place == ASIDE and PASSWORD <= goal < OPEN:
                    latest[goal - PASSWORD] = i64(len(self.sets))
                    self.sets = append(self.sets, ALL_SETS)
                elif PASSWORD <= place < OPEN:
                    self.opened(latest[place - PASSWORD], self.story[PLACES + STEP * n + 1])
            if kind < ANY:
                self.password[n] = latest[sector_of(kind)]

    def opened(self, password: i64, cards: i64) -> None:
        """German: an old password is laid open."""
        while cards != 0:
            self.sets[password] &= HAVING[self.pack.codes[lowest(cards)]]
            cards &= cards - 1

    def look(self, past: Past, guess: Guess) -> None:
        """What is left possible, for a telling of the story."""
        for n in range(self.steps):
            step = self.story[PLACES + STEP * n]
            past.here[n] = self.column[PLACES * n + place_of(step)]
            past.there[n] = self.column[PLACES * n + goal_of(step)]
        for place in range(i64(PLACES)):
            past.may[place] = self.column[PLACES * self.steps + place]
        for sector in range(i64(6)):
            guess.today[sector] = self.sets[self.latest[sector]]

    def draw_passwords(self, rng: Rng) -> None:
        """Every password is one of those that it may be; what that leaves possible."""
        self.go_back(self.first)
        left: i64 = 63
        while left != 0:
            sector = nth(left, rng.below(count(left)))
            left &= ~BIT[sector]
            if self.sizes[PLACES * self.steps + PASSWORD + sector] == 3 and not self.draw(sector, rng):
                self.possible = False
                return
        self.possible = True

    def draw(self, sector: i64, rng: Rng) -> bool:
        """A password is one of the sets of codes that it may have, the likelier the more cards can show it."""
        password = self.latest[sector]
        while count(self.sets[password]) > 1:
            sets = self.sets[password]
            before = (self.column[:], self.movers[:], self.sets[:])
            shown = self.clues.shown[sector]
            pool = self.column[PLACES * self.steps + PASSWORD + sector]
            drawn = the_set(shown | self.clues.draw(sets, shown, pool, rng))
            self.set_sets(password, drawn)
            if self.spread():
                return True
            self.go_back(before)
            if not self.set_sets(password, sets & ~drawn) or not self.spread():
                return False
        return True

    def go_back(self, to: tuple[vec[i64], vec[i64], vec[i64]]) -> None:
        """Everything as it was then; nothing waits any more."""
        self.column = to[0][:]
        self.movers = to[1][:]
        self.sets = to[2][:]
        self.waiting = 0
        for n in range(self.steps):
            self.dirty[n] = 0

    # Narrowing

    def spread(self) -> bool:
        """Narrow all that waits for it, and what that touches; False if there is no history."""
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
        if 0 <= n < self.steps and self.dirty[n] == 0:
            self.dirty[n] = 1
            self.waiting += 1

    def narrow(self, n: i64) -> bool:
        """What a step leaves of the columns before and after it."""
        at = PLACES * n
        for place in range(i64(PLACES)):
            self.stay[place] = self.column[at + place] & self.column[at + PLACES + place]
        step = self.story[PLACES + STEP * n]
        is_a = what(step)
        if is_a == MOVES:
            if not self.moves(n, place_of(step), goal_of(step), number_of(step)):
                return False
        else:
            if is_a == SEES:
                if seen_by(step) & self.eye:
                    self.place_only(self.stay, self.story[PLACES + STEP * n + 1], place_of(step))
            elif is_a == HOLDS_NONE_BUT:
                self.stay[place_of(step)] &= self.story[PLACES + STEP * n + 1]
                self.place_only(self.stay, self.story[PLACES + STEP * n + 2], place_of(step))
            elif is_a == HOLDS:
                if not self.holds(n, place_of(step), number_of(step)):
                    return False
            elif is_a == DIFFER:
                if not self.differ(place_of(step), number_of(step), self.sizes[at + place_of(step)]):
                    return False
            elif is_a == AGREE and not self.share(place_of(step), number_of(step)):
                return False
            for place in range(i64(PLACES)):
                self.before[place] = self.stay[place]
                self.after[place] = self.stay[place]
        return self.settle(n, self.before) and self.settle(n + 1, self.after)

    def place_only(self, column: vec[i64], cards: i64, place: i64) -> None:
        """These cards are here and nowhere else."""
        for other in range(i64(PLACES)):
            if other != place:
                column[other] &= ~cards

    def of_kind(self, n: i64) -> i64:
        """The cards that can be of a step's kind."""
        kind = self.story[PLACES + STEP * n + 2]
        return kind if kind >= ANY else cards_of_kind(self.pack, kind, self.sets[self.password[n]])

    def agree(self, n: i64, cards: i64) -> bool:
        """These cards were of a step's kind: what that says of the password."""
        kind = self.story[PLACES + STEP * n + 2]
        sets = self.sets[self.password[n]]
        while cards != 0:
            sets &= agreeing(kind, self.pack.codes[lowest(cards)])
            cards &= cards - 1
        return self.set_sets(self.password[n], sets)

    def set_sets(self, password: i64, sets: i64) -> bool:
        if sets != self.sets[password]:
            self.sets[password] = sets
            self.touch(self.steps - 1)  # where the cards of passwords are
            for n in range(self.steps):
                if self.password[n] == password:
                    self.touch(n)
        return sets != 0

    def moves(self, n: i64, place: i64, goal: i64, number: i64) -> bool:
        """So many cards move, all others stay."""
        at = PLACES * n
        movers = self.movers[n] & self.column[at + place] & self.column[at + PLACES + goal]
        if not seen_by(self.story[PLACES + STEP * n]) & self.eye:
            movers &= self.of_kind(n)
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
        return must == 0 or self.password[n] == NONE or self.agree(n, must)

    def holds(self, n: i64, place: i64, least: i64) -> bool:
        """At least so many cards of a kind are here."""
        possible = self.stay[place] & self.of_kind(n)
        if count(possible) < least:
            return False
        if count(possible) == least:
            self.place_only(self.stay, possible, place)
            return self.password[n] == NONE or self.agree(n, possible)
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

    def share(self, place: i64, number: i64) -> bool:
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
        for place in range(i64(PLACES)):
            shared |= once & column[place]
            once |= column[place]
        if once != self.all:
            return False
        for place in range(i64(PLACES)):
            here = column[place]
            sure = here & ~shared
            size = self.sizes[at + place]
            if count(sure) > size or count(here) < size:
                return False
            if sure != here and count(sure) == size:
                column[place] = sure
            elif sure != here and count(here) == size:
                self.place_only(column, here, place)
                shared &= ~here
        for place in range(i64(PLACES)):
            if self.column[at + place] != column[place]:
                self.column[at + place] = column[place]
                self.touch(n - 1)
                self.touch(n)
        return True

    def passwords_fit(self) -> bool:
        """The cards under the sectors show one of the sets of codes that are open."""
        at = PLACES * self.steps
        for sector in range(i64(6)):
            if self.sizes[at + PASSWORD + sector] == 3 and not self.password_fits(self.latest[sector], sector):
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
