"""Names for hidden cards: each gets one that fits it; where that leaves another without, they change again."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest, nth
from sneakernet.core.rng import Rng
from sneakernet.games.access_denied.rules.cells import CARDS
from sneakernet.games.access_denied.rules.pack import Pack


@final
class Fitting:
    """Which hidden card takes whose name. Every way to give all of them names that fit can come up."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng
        self.names = vec[i64]([0] * CARDS)  # per card
        self.owners = vec[i64]([0] * CARDS)  # per name: the card that has it
        self.fits = vec[i64]([0] * CARDS)  # per card without a name: the names it may have
        self.pool: i64 = 0  # names not given away yet
        self.nameless: i64 = 0  # cards without a name
        self.tried: i64 = 0

    def begin(self, hidden: i64) -> None:
        """Hidden cards have no name yet, all others their own."""
        self.pool = hidden
        self.nameless = hidden
        for card in range(i64(CARDS)):
            self.names[card] = card
            self.owners[card] = card

    def possible(self, card: i64) -> i64:
        """The name of a card, or those it may have."""
        return self.fits[card] & self.pool if self.nameless & BIT[card] else BIT[self.names[card]]

    def names_of(self, cards: i64) -> i64:
        """All names that one of these cards may have."""
        found: i64 = 0
        while cards != 0:
            found |= self.possible(lowest(cards))
            cards &= cards - 1
        return found

    def code_of(self, card: i64, pack: Pack) -> i64:
        """The code of a card whose possible names have all the same."""
        return pack.codes[lowest(self.fits[card]) if self.nameless & BIT[card] else self.names[card]]

    def narrow(self, cards: i64, names: i64) -> None:
        """Each of these cards, which have no name yet, has one of these."""
        while cards != 0:
            self.fits[lowest(cards)] &= names
            cards &= cards - 1

    def widen(self, cards: i64, names: i64) -> None:
        """Each of these cards may have any of these names."""
        while cards != 0:
            self.fits[lowest(cards)] = names
            cards &= cards - 1

    def call(self, card: i64, name: i64) -> None:
        """A hidden card gets its name in this world."""
        self.names[card] = name
        self.owners[name] = card
        self.pool &= ~BIT[name]
        self.nameless &= ~BIT[card]

    def call_all(self, cards: i64) -> bool:
        """Each of these cards gets a name that fits; False if there is no way. Names given before stay."""
        old = self.pool
        while cards != 0:
            self.tried = ~old
            if not self.find(lowest(cards)):
                return False
            cards &= cards - 1
        return True

    def find(self, card: i64) -> bool:
        """A name for one card: a free one, or one whose owner finds another."""
        free = self.fits[card] & self.pool
        if free:
            self.call(card, self.any_of(free))
            return True
        taken = self.fits[card] & ~self.tried
        while taken != 0:
            name = self.any_of(taken)
            self.tried |= BIT[name]
            if self.find(self.owners[name]):
                self.call(card, name)
                return True
            taken &= ~self.tried
        return False

    def any_of(self, cards: i64) -> i64:
        """One of a set, at random."""
        return nth(cards, self.rng.below(count(cards)))
