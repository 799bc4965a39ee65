"""What each observer knows of passwords, in cells: notes on codes, sets that are out, what was said."""

from typing import Final

from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.core.state import State
from sneakernet.games.access_denied.rules.cells import NOTES, PROVEN, SAID, WHEN

SETS_AT: Final = 30  # five bits for each of six codes lie below
ALL_NOTES: Final = 2**SETS_AT - 1
LATEST: Final = 1023  # turns are noted up to this one


class Notes(State):
    """What observers know of passwords (AD-R87, R88, R100)."""

    def note(self, q: i64, sector: i64, code: i64) -> i64:
        """What an observer knows of a code: 0 nothing; reason when it is in the password; reason + 8 when not."""
        packed = (self.row[NOTES + 6 * q + sector] >> (5 * code)) & 31
        return packed & 15

    def noted_in_turn(self, q: i64, sector: i64, code: i64) -> i64:
        """The turn in which an observer learned it."""
        return (self.row[WHEN + 6 * q + sector] >> (10 * code)) & LATEST

    def set_note(self, q: i64, sector: i64, code: i64, note: i64, turn: i64) -> None:
        at = 6 * q + sector
        old = self.row[NOTES + at] & ~(BIT[5 * code] * 31)
        self.row[NOTES + at] = old | (note << (5 * code))
        when = self.row[WHEN + at] & ~(BIT[10 * code] * LATEST)
        self.row[WHEN + at] = when | ((turn if turn < LATEST else i64(LATEST)) << (10 * code))

    def clear_notes(self, q: i64, sector: i64) -> None:
        """What an observer knew of a password is void (AD-R78)."""
        self.row[NOTES + 6 * q + sector] = 0
        self.row[WHEN + 6 * q + sector] = 0

    def has_notes(self, q: i64, sector: i64) -> bool:
        """Whether an observer has learned of any code of a password."""
        return self.row[NOTES + 6 * q + sector] & ALL_NOTES != 0

    def noted(self, q: i64, sector: i64) -> i64:
        """The set of codes an observer knows to be in a password, and six bits above it of those not in it."""
        notes = self.row[NOTES + 6 * q + sector] & ALL_NOTES
        found: i64 = 0
        code: i64 = 0
        while notes != 0:
            note = notes & 15
            if note != 0:
                found |= BIT[code if note < 8 else code + 6]
            notes >>= 5
            code += 1
        return found

    def codes_noted(self, q: i64, sector: i64, present: bool) -> i64:
        """The set of codes an observer knows to be in a password, or not to be in it."""
        noted = self.noted(q, sector)
        return noted & 63 if present else noted >> 6

    def proven(self, p: i64) -> i64:
        """Two players: codes that upgrades prove to be in one of a player's two passwords."""
        return (self.row[PROVEN] >> (6 * p)) & 63

    def set_proven(self, p: i64, codes: i64) -> None:
        others = self.row[PROVEN] & ~(BIT[6 * p] * 63)
        self.row[PROVEN] = others | (codes << (6 * p))

    def excluded(self, q: i64, sector: i64) -> i64:
        """The sets of three codes (worlds.py numbers them) that a password cannot have, by attempts of others."""
        return self.row[NOTES + 6 * q + sector] >> SETS_AT

    def exclude(self, q: i64, sector: i64, sets: i64) -> None:
        """A password has none of these sets of codes."""
        self.row[NOTES + 6 * q + sector] |= sets << SETS_AT

    def readmit(self, q: i64, sector: i64, sets: i64) -> None:
        """In an imagined world it may be one of these after all."""
        self.row[NOTES + 6 * q + sector] &= ~(sets << SETS_AT)

    def most_of(self, q: i64, code: i64) -> i64:
        """How many cards of a code passwords can hold at most, by what was said aloud; any number if nobody said."""
        said = (self.row[SAID + q] >> (4 * code)) & 15
        return said - 1 if said > 0 else i64(15)

    def set_most_of(self, q: i64, code: i64, most: i64) -> None:
        others = self.row[SAID + q] & ~(BIT[4 * code] * 15)
        self.row[SAID + q] = others | ((most + 1) << (4 * code))

    def forget_said(self, q: i64) -> None:
        """What was said bounds passwords no longer."""
        self.row[SAID + q] = 0
