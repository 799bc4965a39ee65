"""What others conclude from an attempt: they know some of the hand, how many cards went over, and how many were wrong.

Everybody sees the numbers (section 10). Who can name so much of the hand that some codes must have been among the cards
rules out every password with which those numbers could not have come about (AD-R100).
"""

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count
from sneakernet.games.access_denied import names
from sneakernet.games.access_denied.state import DISTINCT, Net
from sneakernet.games.access_denied.verbs import learn, who_sees_the_attempt
from sneakernet.games.access_denied.worlds import CODE_SETS, SETS


def witness(s: Net, least: i64, most: i64) -> None:
    """At least and at most so many cards of the attempt are wrong, as everybody sees."""
    pool = s.handed() | s.hand(s.attempt_by())
    seen = who_sees_the_attempt(s)
    for q in range(s.seats() + 1):
        if not (seen & BIT[q]):
            known = s.before(q) & ~(s.known_to(q) & ~pool)  # what was played since was not handed over
            strange = count(pool) - count(known)
            if strange < count(s.handed()):
                conclude(s, q, known, strange, least, most)


def conclude(s: Net, q: i64, known: i64, strange: i64, least: i64, most: i64) -> None:
    """Passwords that do not fit are out; codes that all others have, or none has, are noted."""
    sector = s.attempt_sector()
    before = settled(s, q, sector)
    out: i64 = 0
    for n in range(i64(SETS)):
        if not possible(s, CODE_SETS[n], known, strange, least, most):
            out |= BIT[n]
    s.exclude(q, sector, out)
    fresh = settled(s, q, sector) & ~before
    for code in range(i64(6)):
        if fresh & BIT[code]:
            learn(s, q, sector, code, True, names.WITNESSED)
        elif fresh & BIT[code + 6]:
            learn(s, q, sector, code, False, names.WITNESSED)


def possible(s: Net, codes: i64, known: i64, strange: i64, least: i64, most: i64) -> bool:
    """Whether cards of such a hand may have been handed over, so many of them wrong for a password of these codes."""
    matching: i64 = 0
    for code in range(i64(6)):
        if codes & BIT[code]:
            matching |= s.pack.of_code[code]
    right = cards_at_once(s, known & matching)
    wrong = cards_at_once(s, known & ~matching)
    handed = count(s.handed())
    while least <= most:
        fitting = handed - least
        if (right if right < fitting else fitting) + (wrong if wrong < least else least) + strange >= handed:
            return True
        least += 1
    return False


def cards_at_once(s: Net, cards: i64) -> i64:
    """How many of these can be handed over together: where codes must differ, one of each (AD-42)."""
    return s.pack.distinct(cards) if s.setting(DISTINCT) else count(cards)


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
