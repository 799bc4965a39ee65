"""Which codes follow: a code is in a password, or is not, if otherwise the story would contradict itself.

Passwords for all sectors that do not contradict it show of each of their codes that it may be so. Such passwords mostly
do for the next moment, too, so that few codes have to be supposed one by one.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT, count
from sneakernet.games.access_denied.deduction.columns import Columns
from sneakernet.games.access_denied.deduction.steps import PASSWORD, Story
from sneakernet.games.access_denied.rules.worlds import ALL_SETS, HAVING, SETS

TRIES: Final = 2  # sets of codes for one more password


@final
class Marks:
    """What the passwords of today can be, as the sets of codes that are left in the table of a story."""

    def __init__(self, story: Story, examples: list[vec[i64]]) -> None:
        self.columns = Columns(story)
        self.earlier = examples  # of each sector the sets of codes with which a story did not contradict itself
        self.examples: list[vec[i64]] = []  # those with which this one does not
        self.seen = vec[i64]([0] * 6)  # per sector: codes that may be in it, and six bits higher those that may not be
        self.sectors = vec[i64]()
        for sector in range(i64(6)):
            if story.now[PASSWORD + sector] == 3:
                self.sectors = append(self.sectors, sector)
        while self.columns.possible and self.find():  # a written position may contradict itself
            self.earlier = self.examples  # what is settled may settle more
            self.examples = []

    def sets(self, sector: i64) -> i64:
        """The sets of codes that a password of today may have."""
        return self.columns.sets[self.columns.story.latest[sector]]

    def find(self) -> bool:
        """Look at all codes that are open; whether one is now settled."""
        for sector in self.sectors:
            self.seen[sector] = 0
        for example in self.earlier:
            self.hold(example)
        for sector in self.sectors:
            for code in range(i64(6)):
                if not self.can(sector, code, HAVING[code]) or not self.can(sector, code + 6, ALL_SETS & ~HAVING[code]):
                    return True
        return False

    def hold(self, example: vec[i64]) -> None:
        """Whether passwords that an earlier story allowed are still possible."""
        before = self.columns.keep()
        if self.columns.suppose_all(example):
            self.show()
        self.columns.go_back(before)

    def can(self, sector: i64, value: i64, sets: i64) -> bool:
        """Whether a code may be in a password, or may not be; if it was open and is not, it is settled now."""
        if self.seen[sector] & BIT[value] or not self.sets(sector) & ~sets or not self.sets(sector) & sets:
            return True
        columns = self.columns
        before = columns.keep()
        possible = columns.suppose(sector, sets)
        if possible:
            self.go_on()
            self.show()
        columns.go_back(before)
        if not possible:
            columns.suppose(sector, ALL_SETS & ~sets)
        return possible

    def go_on(self) -> None:
        """Suppose sets of codes for the other passwords, those first that show most."""
        for sector in self.sectors:
            tried: i64 = 0
            for _ in range(TRIES):
                best = self.most_telling(sector, self.sets(sector) & ~tried)
                if self.sets(sector) == best:
                    break
                before = self.columns.keep()
                if self.columns.suppose(sector, best):
                    break
                self.columns.go_back(before)
                tried |= best

    def most_telling(self, sector: i64, sets: i64) -> i64:
        """That one of these sets of codes which shows most that was not seen yet."""
        best: i64 = 0
        most: i64 = -1
        for n in range(i64(SETS)):
            if sets & BIT[n]:
                fresh = count(values(BIT[n]) & ~self.seen[sector])
                if fresh > most:
                    best = BIT[n]
                    most = fresh
        return best

    def show(self) -> None:
        """What is supposed now does not contradict the story: so each of these codes may be there, or may not."""
        example = vec[i64]([ALL_SETS] * 6)
        fresh: i64 = 0
        for sector in self.sectors:
            example[sector] = self.sets(sector)
            fresh |= values(example[sector]) & ~self.seen[sector]
            self.seen[sector] |= values(example[sector])
        if fresh:
            self.examples.append(example)


def values(sets: i64) -> i64:
    """Of these sets of codes: the codes that all of them have, and six bits higher those that none has."""
    found: i64 = 0
    for code in range(i64(6)):
        if not sets & ~HAVING[code]:
            found |= BIT[code]
        elif not sets & HAVING[code]:
            found |= BIT[code + 6]
    return found
