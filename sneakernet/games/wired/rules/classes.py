"""Classifications in play: a list per player, the oldest first, each with its marks (WD-29 to 33)."""

from typing import Final

from mypy_extensions import i64

from sneakernet.core.choosing import Choosing
from sneakernet.games.wired.rules.state import Wired

# An entry is six bits: the job (from 1), and its marks. The list is a row of entries, the oldest lowest.
BITS: Final = 6
ENTRY: Final = 63
JOB: Final = 7
TAPPED: Final = 8  # a Field Tech that has paid in this turn
SEALED: Final = 16  # stolen by Seal the Deal under King Seal
NEW: Final = 32  # its player has not yet decided by WD-31 whether it stays
MARKS: Final = 24


def entry(entries: i64, n: i64) -> i64:
    """The n-th entry of a list; 0: there is none."""
    return (entries >> (BITS * n)) & ENTRY


def length(entries: i64) -> i64:
    """How many are in play."""
    n: i64 = 0
    rest = entries
    while rest != 0:
        rest >>= BITS
        n += 1
    return n


def appended(entries: i64, new: i64) -> i64:
    """The list with one more at its end."""
    return entries | (new << (BITS * length(entries)))


def without(entries: i64, n: i64) -> i64:
    """The list without its n-th entry."""
    at = BITS * n
    above = (entries >> (at + BITS)) << at
    return above | (entries & ~((entries >> at) << at))


def replaced(entries: i64, n: i64, changed: i64) -> i64:
    """The list with another n-th entry."""
    at = BITS * n
    return entries ^ ((entry(entries, n) ^ changed) << at)


def token(one: i64) -> i64:
    """What can be seen of an entry, as a number below 16: its job, tapped, sealed."""
    return ((one & JOB) - 1) * 4 + ((one & MARKS) >> 3)


def entry_of(tok: i64) -> i64:
    """The entry behind a token."""
    return (tok >> 2) + 1 + ((tok & 3) << 3)


def find(entries: i64, tok: i64, start: i64) -> i64:
    """The place of the first entry from `start` on that looks like this; -1: none."""
    n = start
    while True:
        one = entry(entries, n)
        if one == 0:
            return -1
        if token(one) == tok:
            return n
        n += 1


def is_repeat(entries: i64, n: i64, start: i64) -> bool:
    """Whether an earlier entry, from `start` on, looks the same."""
    return find(entries, token(entry(entries, n)), start) < n


def add_each(choosing: Choosing, verb: i64, entries: i64, start: i64) -> Choosing:
    """The entries from `start` on, alike ones together, as what may be in a set."""
    for n in range(start, length(entries)):
        if not is_repeat(entries, n, start):
            tok = token(entry(entries, n))
            times = 0
            for m in range(n, length(entries)):
                times += 1 if token(entry(entries, m)) == tok else 0
            choosing.add(int(verb + tok), times)
    return choosing


def has_job(s: Wired, p: i64, job: i64) -> bool:
    """Whether a player has this classification in play."""
    rest = s.classes(p)
    while rest != 0:
        if rest & JOB == job:
            return True
        rest >>= BITS
    return False


def count_job(entries: i64, job: i64) -> i64:
    """How many of one classification are in a list."""
    n: i64 = 0
    rest = entries
    while rest != 0:
        n += 1 if rest & JOB == job else 0
        rest >>= BITS
    return n


def untap(s: Wired, p: i64) -> None:
    """At the start of a turn everything is untapped (WD-17)."""
    entries = s.classes(p)
    n: i64 = 0
    while entry(entries, n) != 0:
        entries = replaced(entries, n, entry(entries, n) & ~TAPPED)
        n += 1
    s.set_classes(p, entries)


def untapped(s: Wired, p: i64, job: i64) -> i64:
    """The place of the first untapped one of this job; -1: none."""
    rest = s.classes(p)
    n: i64 = 0
    while rest != 0:
        if rest & (JOB | TAPPED) == job:
            return n
        rest >>= BITS
        n += 1
    return -1
