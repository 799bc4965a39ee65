"""What others conclude from an attempt: they know some of the hand, how many cards went over, and how many were wrong.

Everybody sees the numbers. Who can name so much of the hand that some codes must have been among the cards
rules out every password with which those numbers could not have come about (AD-R100).
"""

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count
from sneakernet.games.access_denied.rules import names
from sneakernet.games.access_denied.rules.cells import DISTINCT
from sneakernet.games.access_denied.rules.state import Net
from sneakernet.games.access_denied.rules.verbs import learn, who_sees_the_attempt
from sneakernet.games.access_denied.rules.worlds import CODE_SETS, FIRST, SECOND, SETS, THIRD


def witness(s: Net, least: i64, most: i64) -> None:
    """At least and at most so many cards of the attempt are wrong, as everybody sees."""
    if s.blind:
        return
    pool = s.handed() | s.hand(s.attempt_by())
    seen = who_sees_the_attempt(s)
    size = count(pool)
    handed = count(s.handed())
    for q in range(s.seats() + 1):
        known = s.before(q) & ~(s.known_to(q) & ~pool)  # what was played since was not handed over
        if known and not (seen & BIT[q]):
            strange = size - count(known)
            if strange < handed:
                conclude(s, q, known, strange, least, most)


def conclude(s: Net, q: i64, known: i64, strange: i64, least: i64, most: i64) -> None:
    """Passwords that do not fit are out; codes that all others have, or none has, are noted."""
    sector = s.attempt_sector()
    handed = count(s.handed())
    counts = counts_of(s, known)
    total = count_all(counts)
    never: i64 = 0  # how many of the known cards cannot be right, one bit per number
    for right in range(total + 1):
        if not possible(right, total - right, strange, handed, least, most):
            never |= BIT[right]
    if never == 0:
        return
    out: i64 = 0
    for n in range(i64(SETS)):
        right = ((counts >> FIRST[n]) & 15) + ((counts >> SECOND[n]) & 15) + ((counts >> THIRD[n]) & 15)
        if never & BIT[right]:
            out |= BIT[n]
    if out & ~s.excluded(q, sector) == 0:
        return
    before = settled(s, q, sector)
    s.exclude(q, sector, out)
    fresh = settled(s, q, sector) & ~before
    for code in range(i64(6)):
        if fresh & BIT[code]:
            learn(s, q, sector, code, True, names.WITNESSED)
        elif fresh & BIT[code + 6]:
            learn(s, q, sector, code, False, names.WITNESSED)


def counts_of(s: Net, cards: i64) -> i64:
    """How many cards of each code can be handed over together, four bits each: where codes must differ, one (AD-42)."""
    counts: i64 = 0
    different = s.setting(DISTINCT) != 0
    for code in range(i64(6)):
        n = count(cards & s.pack.of_code[code])
        if different and n > 1:
            n = 1
        counts |= n << (4 * code)
    return counts


def count_all(counts: i64) -> i64:
    """How many they are together."""
    total: i64 = 0
    while counts != 0:
        total += counts & 15
        counts >>= 4
    return total


def possible(right: i64, wrong: i64, strange: i64, handed: i64, least: i64, most: i64) -> bool:
    """Whether so many cards may come from a hand with these, at least and at most so many of them wrong."""
    while least <= most:
        fitting = handed - least
        if (right if right < fitting else fitting) + (wrong if wrong < least else least) + strange >= handed:
            return True
        least += 1
    return False


def settled(s: Net, q: i64, sector: i64) -> i64:
    """The codes that all sets still open to an observer have, and six bits higher those that none has."""
    present = s.codes_noted(q, sector, True)
    absent = s.codes_noted(q, sector, False)
    excluded = s.excluded(q, sector)
    inside: i64 = 63
    somewhere: i64 = 0
    for n in range(i64(SETS)):
        codes = CODE_SETS[n]
        if not (excluded & BIT[n] or present & ~codes or absent & codes):
            inside &= codes
            somewhere |= codes
    return inside | ((63 & ~somewhere) << 6)
