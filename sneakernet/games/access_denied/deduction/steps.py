"""What one seat was told of cards and places, step by step; and of which passwords it was told something.

Places are six hands, the deck, what was handed over or set aside, six passwords, and what lies open. A step is two
numbers: what it is, where, and how many; and the cards it speaks of.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest
from sneakernet.games.access_denied.rules.pack import Pack
from sneakernet.games.access_denied.rules.worlds import ALL_SETS, CODE_SETS, HAVING, SETS

DECK: Final = 6
HANDED: Final = 7  # before a controller
ASIDE: Final = 8
PASSWORD: Final = 9  # per sector
OPEN: Final = 15
PLACES: Final = 16

MOVES: Final = 0  # so many of these cards go from a place to another
HOLDS: Final = 1  # at least so many of these cards are in a place
ONLY: Final = 2  # none but these cards are in a place
DIFFER: Final = 3  # cards in a place have at least so many different codes
AGREE: Final = 4  # at most so many
CELLS: Final = 2  # of a step

# Of the cards of a step only those count that match a password, or that do not match it.
ALL_CARDS: Final = 0
RIGHT: Final = 1
WRONG: Final = 2

ONE_STEP: Final = 7 + 128 * 15 + 8 * 15  # what it is and its places
MATCHING: Final = 131072  # from here on: of which kind, and behind it the password
NUMBER: Final = 2048


def what(step: i64) -> i64:
    """What kind of step it is."""
    return step & 7


def place_of(step: i64) -> i64:
    """Where it happens, or where it begins."""
    return (step >> 3) & 15


def goal_of(step: i64) -> i64:
    """Where cards go."""
    return (step >> 7) & 15


def number_of(step: i64) -> i64:
    """How many cards, or codes."""
    return (step >> 11) & 63


def match_of(step: i64) -> i64:
    """Whether all cards count, or those that are right or wrong."""
    return (step >> 17) & 3


def password_of(step: i64) -> i64:
    """In which password."""
    return step >> 19


@final
class Story:
    """All steps, in the order in which they were told, and what was told of passwords."""

    def __init__(self, pack: Pack, cards: i64) -> None:
        self.pack = pack
        self.cards = cards  # all that are in the game
        self.first = vec[i64]([0] * PLACES)  # how many cards each place holds at first
        self.now = vec[i64]([0] * PLACES)  # and now
        self.steps = vec[i64]()
        # Every password that ever lay in a sector has a number; the first six are those of the six sectors.
        self.sets = vec[i64]([ALL_SETS] * 6)  # of each password, the sets of codes it may have
        self.latest = vec[i64]([0, 1, 2, 3, 4, 5])  # per sector: its password of today
        self.claims = vec[i64]()  # a code that is in one of two passwords: code + 8 * one + 8 * 64 * other

    def lay(self, place: i64, cards: i64) -> None:
        """At first so many cards are here."""
        self.first[place] = count(cards)
        self.now[place] = count(cards)

    def begin_anew(self, may: vec[i64], sets: vec[i64]) -> None:
        """Of all that was told it is kept how many cards are in each place, which may be, and what passwords may be."""
        self.sets = sets[:]
        self.first = self.now[:]
        self.steps = vec[i64]()
        for place in range(i64(PLACES)):
            if self.now[place] > 0:
                self.only(place, may[place])

    def move(self, place: i64, goal: i64, cards: i64, n: i64 = 1, match: i64 = ALL_CARDS, password: i64 = 0) -> None:
        """So many of these cards go from a place to another; moves that might as well be one are told as one."""
        self.now[place] -= n
        self.now[goal] += n
        named = count(cards) == n
        step = MOVES + (place << 3) + (goal << 7) + (match << 17) + (password << 19)
        steps = self.steps
        at = i64(len(steps)) - CELLS
        while at >= 0:
            earlier = steps[at]
            alike = steps[at + 1] == cards or (named and count(steps[at + 1]) == number_of(earlier))
            if earlier & ~i64(63 * NUMBER) == step and alike:
                steps[at] = earlier + n * NUMBER
                steps[at + 1] |= cards
                return
            if not may_wait(earlier, place, goal):
                break
            at -= CELLS
        self.write(step + n * NUMBER, cards)

    def holds(self, place: i64, cards: i64, n: i64, match: i64 = ALL_CARDS, password: i64 = 0) -> None:
        """At least so many of these cards are in a place."""
        if n > 0:
            self.write(HOLDS + (place << 3) + n * NUMBER + (match << 17) + (password << 19), cards)

    def only(self, place: i64, cards: i64, match: i64 = ALL_CARDS, password: i64 = 0) -> i64:
        """No others are in a place; the number of the step."""
        self.write(ONLY + (place << 3) + (match << 17) + (password << 19), cards)
        return i64(len(self.steps)) // CELLS - 1

    def differ(self, place: i64, n: i64) -> None:
        """The cards in a place have at least so many different codes."""
        if n > 1:
            self.write(DIFFER + (place << 3) + n * NUMBER, 0)

    def agree(self, place: i64, n: i64) -> None:
        """At most so many."""
        self.write(AGREE + (place << 3) + n * NUMBER, 0)

    def write(self, step: i64, cards: i64) -> None:
        """One more step."""
        self.steps = append(append(self.steps, step), cards)

    def narrow(self, n: i64, cards: i64) -> None:
        """It is known by now that a step spoke of no others than these."""
        self.steps[CELLS * n + 1] &= cards

    def widen(self, n: i64, cards: i64) -> None:
        """A step spoke of these, too."""
        self.steps[CELLS * n + 1] |= cards

    def were_right(self, place: i64, goal: i64, password: i64) -> None:
        """It is known by now that the cards that moved last from here to there matched a password."""
        at = i64(len(self.steps)) - CELLS
        step = MOVES + (place << 3) + (goal << 7)
        while at >= 0:
            if self.steps[at] & (ONE_STEP + 3 * MATCHING) == step:
                self.steps[at] += RIGHT * MATCHING + (password << 19)
                return
            at -= CELLS

    def has(self, sector: i64, code: i64, present: bool) -> None:
        """A code is in the password of a sector, or is not."""
        having = HAVING[code]
        self.sets[self.latest[sector]] &= having if present else ~having

    def has_none_of(self, sector: i64, sets: i64) -> None:
        """A password has none of these sets of codes."""
        self.sets[self.latest[sector]] &= ~sets

    def copy(self) -> "Story":
        """The same story, to go on with apart from this one."""
        twin = Story(self.pack, self.cards)
        twin.first = self.first[:]
        twin.now = self.now[:]
        twin.steps = self.steps[:]
        twin.sets = self.sets[:]
        twin.latest = self.latest[:]
        twin.claims = self.claims[:]
        return twin

    def keep(self, sets: vec[i64]) -> None:
        """What follows of passwords stays so: it need not be found again."""
        for n in range(i64(len(sets))):
            self.sets[n] &= sets[n]

    def one_has(self, sector: i64, other: i64, code: i64) -> None:
        """A code is in one of two passwords."""
        self.claims = append(self.claims, code + 8 * self.latest[sector] + 512 * self.latest[other])

    def opens(self, sector: i64, cards: i64) -> None:
        """Cards of a password are laid open."""
        while cards != 0:
            self.has(sector, self.pack.codes[lowest(cards)], True)
            cards &= cards - 1

    def lay_anew(self, sector: i64) -> None:
        """What is set aside is the new password of a sector."""
        self.latest[sector] = i64(len(self.sets))
        self.sets = append(self.sets, ALL_SETS)
        self.move(ASIDE, PASSWORD + sector, self.cards, self.now[ASIDE])


def may_wait(earlier: i64, place: i64, goal: i64) -> bool:
    """Whether a move, if it came before another step already, would have made no difference."""
    if what(earlier) == MOVES:
        return place_of(earlier) != goal and goal_of(earlier) != place
    return place_of(earlier) != place and place_of(earlier) != goal


def fitting(present: i64, absent: i64) -> i64:
    """The sets that have all codes of one kind and none of the other."""
    found: i64 = 0
    for n in range(i64(SETS)):
        if not (present & ~CODE_SETS[n] or absent & CODE_SETS[n]):
            found |= BIT[n]
    return found
