"""Which codes follow: a code is in a password, or is not, if otherwise the story would contradict itself."""

from typing import final

from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.games.access_denied.deduction.columns import Columns
from sneakernet.games.access_denied.deduction.steps import PASSWORD, Story


@final
class Marks:
    """Of each sector, the codes that must be in its password, and those that cannot be."""

    def __init__(self, story: Story) -> None:
        self.columns = Columns(story)
        self.inside: list[i64] = [0] * 6
        self.outside: list[i64] = [0] * 6
        again = self.columns.possible  # a written position may contradict itself
        while again:  # what is settled may settle more
            again = False
            for sector in range(i64(6)):
                if story.now[PASSWORD + sector] == 3 and self.settle(sector):
                    again = True

    def settle(self, sector: i64) -> bool:
        """Mark what follows of a password; whether anything was new."""
        known = self.inside[sector] | self.outside[sector]
        for code in range(i64(6)):
            if not known & BIT[code]:
                if not self.can(sector, code, True):
                    self.outside[sector] |= BIT[code]
                elif not self.can(sector, code, False):
                    self.inside[sector] |= BIT[code]
        return self.inside[sector] | self.outside[sector] != known

    def can(self, sector: i64, code: i64, present: bool) -> bool:
        """Whether a code may be in a password, or may not be; if so, nothing has changed, else it is settled."""
        columns = self.columns
        before = columns.keep()
        if columns.suppose(sector, code, present):
            columns.go_back(before)
            return True
        columns.go_back(before)
        columns.suppose(sector, code, not present)
        return False
