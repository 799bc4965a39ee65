"""What an observer knows of the passwords it cannot see, and how one that fits is drawn (AD-R87, AD-R88, AD-R100)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest
from sneakernet.core.rng import Rng
from sneakernet.games.access_denied.rules.cells import ANSWERED, DISTINCT, P_CARD, TRADE_NAMED
from sneakernet.games.access_denied.rules.pack import Pack
from sneakernet.games.access_denied.rules.places import all_places
from sneakernet.games.access_denied.rules.state import WITH_CODES, Net

TRIPLES: Final = [(a, b, c) for a in range(6) for b in range(a + 1, 6) for c in range(b + 1, 6)]
# The twenty sets of three different codes.
CODE_SETS: Final = vec[i64]([2**a + 2**b + 2**c for a, b, c in TRIPLES])
SETS: Final = 20
ALL_SETS: Final = 2**SETS - 1
# Per code: the sets that have it.
HAVING: Final = vec[i64]([sum(2**n for n, codes in enumerate(TRIPLES) if code in codes) for code in range(6)])
# Where the counts of a set's three codes lie, in an integer with four bits per code.
FIRST: Final = vec[i64]([4 * a for a, _, _ in TRIPLES])
SECOND: Final = vec[i64]([4 * b for _, b, _ in TRIPLES])
THIRD: Final = vec[i64]([4 * c for _, _, c in TRIPLES])


@final
class Clues:
    """All that one observer knows about passwords. A set of codes is one integer, like a set of cards."""

    def __init__(self, s: Net, q: i64) -> None:
        self.pack: Pack = s.pack
        everywhere: i64 = 0
        for cards in all_places(s):
            everywhere |= cards
        self.hidden: i64 = everywhere & ~s.known_to(q)  # cards whose place the observer does not know
        self.free: i64 = self.hidden & ~s.outside(q)  # those of them that may be in a password
        self.sectors: i64 = 0  # whose password has hidden cards
        self.shown = vec[i64]([0] * 6)  # per sector: codes of password cards that the observer can name
        self.present = vec[i64]([0] * 6)  # codes noted to be in the password, and those shown
        self.absent = vec[i64]([0] * 6)
        self.excluded = vec[i64]([0] * 6)  # sets of codes that attempts of others have ruled out
        for sector in range(i64(6)):
            password = s.password(sector)
            if password & self.hidden:
                self.sectors |= BIT[sector]
                shown = self.pack.codes_of(password & ~self.hidden) | self.opened(s, password)
                self.shown[sector] = shown
                self.present[sector] = s.codes_noted(q, sector, True) | shown
                self.absent[sector] = s.codes_noted(q, sector, False)
                self.excluded[sector] = s.excluded(q, sector)

    def opened(self, s: Net, password: i64) -> i64:
        """German: codes of an old password whose cards are going to the pile just now (AD-R78)."""
        found: i64 = 0
        n = s.pile_size()
        for _ in range(3 - count(password)):
            n -= 1
            if n >= 0:
                found |= BIT[self.pack.codes[s.pile(n)]]
        return found

    def fits(self, sector: i64, n: i64) -> bool:
        """Whether the n-th set of codes is what the observer knows of one password, other passwords aside."""
        codes = CODE_SETS[n]
        return not (self.present[sector] & ~codes or self.absent[sector] & codes or self.excluded[sector] & BIT[n])

    def ways(self, codes: i64, cards: i64) -> i64:
        """In how many ways cards of a set can show these codes, one card each."""
        ways: i64 = 1
        while codes != 0:
            ways *= count(cards & self.pack.of_code[lowest(codes)])
            codes &= codes - 1
        return ways

    def sets(self, sector: i64) -> i64:
        """All sets of codes that fit one password, other passwords aside."""
        found: i64 = 0
        for n in range(i64(SETS)):
            if self.fits(sector, n):
                found |= BIT[n]
        return found

    def draw(self, sets: i64, shown: i64, pool: i64, rng: Rng) -> i64:
        """The codes that a password has beside those shown, drawn by the ways the pool allows; 0 in a dead end.

        The first password drawn is uniform over cards. A later one is drawn from what the earlier ones left, which
        favours some worlds a little: all that fit can come up, none that does not.
        """
        total: i64 = 0
        rest = sets
        while rest != 0:
            total += self.ways(CODE_SETS[lowest(rest)] & ~shown, pool)
            rest &= rest - 1
        if total == 0:
            return 0
        at = rng.below(total) - self.ways(CODE_SETS[lowest(sets)] & ~shown, pool)
        while at >= 0:
            sets &= sets - 1
            at -= self.ways(CODE_SETS[lowest(sets)] & ~shown, pool)
        return CODE_SETS[lowest(sets)] & ~shown


def spoken(s: Net) -> i64:
    """The cards of a trade whose codes were said aloud (AD-R70)."""
    cards = s.offered_card()
    if s.setting(ANSWERED):
        cards |= s.picked()
    return cards


def offered(s: Net, q: i64) -> i64:
    """The card that is offered in a trade, as an observer counts."""
    return s.offered_card() if s.setting(TRADE_NAMED) else meant(s, q, s.active(), s.offered_card())


def answered(s: Net, q: i64) -> i64:
    """The cards that are named for it, as an observer counts."""
    return meant(s, q, s.partner(), s.picked()) if s.setting(ANSWERED) else i64(0)


def meant(s: Net, q: i64, p: i64, cards: i64) -> i64:
    """Cards of a hand whose codes were said aloud (AD-R70).

    Who cannot tell which they are counts those first that it can name: so it is the same whichever they are.
    """
    if p == q:
        return cards
    chosen: i64 = 0
    while cards != 0:
        can = s.hand(p) & s.pack.of_code[s.pack.codes[lowest(cards)]] & ~chosen
        known = can & s.known_to(q)
        chosen |= BIT[lowest(known if known else can)]
        cards &= cards - 1
    return chosen


def said_unknown(s: Net, q: i64, code: i64) -> i64:
    """How many cards of a code, as said in a trade, are in hands beside those that an observer can name there."""
    of_code = s.pack.of_code[code]
    return strange(s, q, s.active(), s.offered_card() & of_code, of_code) + (
        strange(s, q, s.partner(), s.picked() & of_code, of_code) if s.setting(ANSWERED) else 0
    )


def strange(s: Net, q: i64, p: i64, said: i64, of_code: i64) -> i64:
    """How many of these cards of a hand an observer cannot name, whichever they are."""
    if said == 0:
        return 0
    more = count(said) - count(s.hand(p) & of_code & s.known_to(q))
    return more if more > 0 else i64(0)


def all_different(s: Net) -> i64:
    """Cards of which a rule says that their codes differ: handed to a controller (AD-42), or a password to be."""
    if s.setting(DISTINCT) != 0 and s.attempt_kind() == WITH_CODES and s.attempt_by() >= 0:
        return s.handed()
    if s.aside() != 0 and BIT[s.play(0, P_CARD)] & s.pack.rekeys:
        return s.aside()
    return 0
