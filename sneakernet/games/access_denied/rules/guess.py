"""What hidden passwords may be in one imagined world: per sector, the sets of codes that are left."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest, nth
from sneakernet.games.access_denied.rules.fitting import Fitting
from sneakernet.games.access_denied.rules.pack import Pack
from sneakernet.games.access_denied.rules.state import Net
from sneakernet.games.access_denied.rules.worlds import CODE_SETS, HAVING, SETS, Clues


@final
class Guess:
    """The passwords of one world: drawn one after the other, as far as there are cards for all of them."""

    def __init__(self, s: Net, clues: Clues, fitting: Fitting) -> None:
        self.s = s
        self.pack: Pack = s.pack
        self.clues = clues
        self.fitting = fitting
        self.sets = vec[i64]([0] * 6)
        self.undrawn: i64 = 0
        self.caps = vec[i64]([0] * 6)  # per code: so many cards may be in passwords

    def begin(self) -> None:
        """Back to what the observer knows, and how many cards of each code passwords can hold."""
        self.undrawn = self.clues.sectors
        passwords: i64 = 0
        for sector in range(i64(6)):
            self.sets[sector] = self.clues.sets(sector)
            if self.undrawn & BIT[sector]:
                passwords |= self.s.password(sector)
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

    def draw_all(self) -> bool:
        """Three different codes for each hidden password; False in a dead end."""
        used: i64 = 0  # one card per code for those drawn before
        while self.undrawn != 0:
            sector = nth(self.undrawn, self.fitting.rng.below(count(self.undrawn)))
            self.undrawn &= ~BIT[sector]
            cards = self.s.password(sector) & self.clues.hidden
            pool = self.fitting.names_of(cards) & ~used
            codes = self.draw(sector, cards, pool)
            if codes == 0:
                return False
            while codes != 0:
                of_code = pool & self.pack.of_code[lowest(codes)]
                used |= of_code & -of_code
                codes &= codes - 1
        return True

    def draw(self, sector: i64, cards: i64, pool: i64) -> i64:
        """One of the sets that are left: these cards take its codes beside those shown; 0: none fits."""
        shown = self.clues.shown[sector]
        drawn = self.clues.draw(self.sets[sector], shown, pool, self.fitting.rng)
        if drawn == 0:
            return 0
        for n in range(i64(SETS)):
            if CODE_SETS[n] == drawn | shown:
                self.sets[sector] = BIT[n]
        return drawn if self.adds_up() and self.show(cards, drawn) else 0

    def adds_up(self) -> bool:
        """Whether there are cards enough for all passwords; sets for which there are too few are out."""
        again = True
        while again:
            again = False
            for code in range(i64(6)):
                must: i64 = 0  # sectors whose password has it, with a card not shown
                may: i64 = 0
                rest = self.clues.sectors
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
