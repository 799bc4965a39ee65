"""The deduction checklist: of each password, which codes are in it, which are not, and how a seat knows (AD-5, AD-R87).

Exact: a cell is marked when every assignment of codes that fits the seat's knowledge agrees on it, and only then.
Passwords hang together by the cards of a code that are still unseen, and with two players by what upgrades prove of
one of two passwords. So assignments are gone through password by password, remembering only what matters later: how
many passwords have done without each scarce code so far, and which proven codes are accounted for.
"""

from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Final, NamedTuple, final

from sneakernet.core.bits import count, members
from sneakernet.games.access_denied.rules.names import CODES, REASONS, SECTORS
from sneakernet.games.access_denied.rules.state import Net
from sneakernet.games.access_denied.rules.worlds import CODE_SETS, SETS, Clues, all_different, said_unknown

Cell = list[object]  # mark, reason, turn (0: since the deal, or at no turn in particular)

INSIDE: Final = 1
OPEN: Final = 0
RULED_OUT: Final = -1
ABSENT: Final = 8

# Reasons for what was not learned directly; the others are those of the notes.
OWN: Final = "own"  # a password of one's own
CARD: Final = "card"  # a card in it is known by name (german)
ALL_SEEN: Final = "all_seen"  # all cards of the code are elsewhere
THREE_CODES: Final = "three_codes"  # three different codes, so the others are settled
PROVEN: Final = "proven"  # two players: an upgrade's code is in one of two passwords
COUNTING: Final = "counting"  # too few cards of a code are left for all passwords that might have it

# How many passwords do without each code: four bits per code. The fourth one is a guard when subtracting.
SPARED_BITS: Final = 24
SPARED: Final = 2**SPARED_BITS - 1
GUARDS: Final = 0x888888
REMEMBERED: Final = 128  # answers; views of one moment, and of worlds that a seat imagines, ask the same


class Row(NamedTuple):
    """One password as its observer knows it: the sets of codes it may have."""

    sector: int
    owner: int
    shown: int  # codes of cards known by name: they use up no unseen card
    wants: int  # codes that it may show with an unseen card
    candidates: tuple[int, ...]


class Counts(NamedTuple):
    """All that the possible passwords depend on, in numbers: the same numbers have the same answer, worked out once."""

    rows: tuple[Row, ...]
    left: tuple[int, ...]  # cards of each code that are unseen and not bound by a word said aloud
    caps: tuple[int, ...]  # those of them that may be in a password
    wanted: tuple[int, ...]  # how many passwords may contain each code, with a card that is unseen
    proven: int  # codes that an owner's upgrades prove to be in one of the owner's passwords
    unnamed: int  # cards of an attempt that must differ in code and that the observer does not know
    named: int  # the codes of those that it knows
    remembered: int  # codes known to have been in the hand before cards were handed over
    bound: int  # how many cards must be of these

    def scarce(self) -> tuple[int, ...]:
        """The codes of which there may be too few cards for all passwords that might contain them."""
        return tuple(
            code
            for code in range(6)
            if self.caps[code] < self.wanted[code] or (self.unnamed and self.left[code] <= self.wanted[code])
        )

    def by_use(self, row: Row, scarce: tuple[int, ...]) -> dict[int, list[int]]:
        """A row's sets of codes by what matters to other rows: scarce codes they spare, proven codes they show."""
        found: dict[int, list[int]] = {}
        for codes in row.candidates:
            use = packed({code: 1 for code in scarce if (row.wants & ~codes) >> code & 1})
            use |= (codes << (SPARED_BITS + 6 * row.owner)) & self.proven
            found.setdefault(use, []).append(codes)
        return found

    def enough(self, code: int) -> int:
        """How many passwords doing without a code need to be told apart: beyond that, more make no difference."""
        return self.wanted[code] if self.unnamed else self.wanted[code] - self.caps[code]

    def least(self, done: int, scarce: tuple[int, ...]) -> int:
        """How many of so many rows must have done without each scarce code, that the rest can still do so."""
        short: dict[int, int] = {}
        for code in scarce:
            to_come = sum(row.wants >> code & 1 for row in self.rows[done:])
            short[code] = max(0, self.wanted[code] - self.caps[code] - to_come)
        return packed(short)

    def complete(self, world: int, scarce: tuple[int, ...]) -> bool:
        """Whether proven codes are accounted for, and enough codes are left where a rule says that codes differ."""
        if world & self.proven != self.proven:
            return False
        if self.unnamed == 0:
            return True
        gone = [c for c in scarce if self.left[c] <= self.wanted[c] - (world >> (4 * c) & 15)]
        left = sum(2**c for c in range(6) if c not in gone and self.left[c] > 0) & ~self.named
        return int(count(self.remembered & left)) >= self.bound and int(count(left)) >= self.unnamed


@lru_cache(REMEMBERED)
def possible(counts: Counts, scarce: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Of each row, the sets of codes that occur in some world."""
    steps = [counts.by_use(row, scarce) for row in counts.rows]
    enough = GUARDS + packed({code: counts.enough(code) for code in scarce})
    reached: list[set[int]] = [{0}]
    for n, step in enumerate(steps):
        after = {advance(world, use, enough) for world in reached[-1] for use in step}
        least = counts.least(n + 1, scarce)
        reached.append({world for world in after if ((world & SPARED | GUARDS) - least) & GUARDS == GUARDS})
    alive = {world for world in reached[-1] if counts.complete(world, scarce)}
    found: list[tuple[int, ...]] = []
    for n in range(len(steps) - 1, -1, -1):
        good: set[int] = set()
        lasting: set[int] = set()
        for use, codes in steps[n].items():
            leading = [world for world in reached[n] if advance(world, use, enough) in alive]
            if leading:
                good.update(codes)
                lasting.update(leading)
        found.append(tuple(good))  # a set takes ten times the memory, and hundreds are remembered
        alive = lasting
    return tuple(reversed(found))


@final
class Deduction:
    """What one observer knows of the passwords, as far as codes go."""

    def __init__(self, s: Net, q: int) -> None:
        self.s = s
        self.q = q
        self.clues = Clues(s, q)
        hidden, of_code = self.clues.hidden, s.pack.of_code
        left = tuple(int(count(hidden & of_code[c]) - said_unknown(s, q, c)) for c in range(6))
        free = [int(count(self.clues.free & of_code[c])) for c in range(6)]
        self.caps = tuple(min(left[c], free[c], int(s.most_of(q, c))) for c in range(6))
        rows = sorted(map(self.row, members(self.clues.sectors)), key=lambda row: len(row.candidates))
        wanted = tuple(sum(row.wants >> code & 1 for row in rows) for code in range(6))
        proven = 0
        for owner in {row.owner for row in rows}:
            proven |= int(s.proven(owner)) << (SPARED_BITS + 6 * owner)
        self.counts = Counts(tuple(rows), left, self.caps, wanted, proven, *self.differing())

    def row(self, sector: int) -> Row:
        """The sets of codes that fit one password, taken by itself."""
        shown = int(self.clues.shown[sector])
        gone = sum(2**c for c in range(6) if self.caps[c] <= 0) & ~shown
        open_sets = [int(CODE_SETS[n]) for n in range(SETS) if self.clues.fits(sector, n)]
        fitting = tuple(codes for codes in open_sets if not codes & gone)
        wants = 0
        for codes in fitting:
            wants |= codes & ~shown
        return Row(sector, int(self.s.controller(sector)), shown, wants, fitting)

    def differing(self) -> tuple[int, int, int, int]:
        """Of cards that must differ in code: how many are unknown, codes of the others, and what was in the hand."""
        s, clues = self.s, self.clues
        cards = all_different(s)
        unnamed = int(count(cards & clues.hidden))
        if unnamed == 0:
            return 0, 0, 0, 0
        named = int(clues.pack.codes_of(cards & ~clues.hidden))
        if cards != s.handed():
            return unnamed, named, 0, 0
        knew = s.before(self.q) & clues.hidden
        kept = s.hand(s.attempt_by()) & clues.hidden
        return unnamed, named, int(clues.pack.codes_of(knew)), int(count(knew)) - int(count(kept))


def packed(numbers: dict[int, int]) -> int:
    """A small number for each code in one integer."""
    return sum(number << (4 * code) for code, number in numbers.items())


def advance(world: int, use: int, enough: int) -> int:
    """A world with one more password: spared codes add up, no further than enough; proven codes are gathered."""
    spared = (world & SPARED) + (use & SPARED)
    spared -= (GUARDS & ~(enough - spared)) >> 3
    return spared | ((world | use) & ~SPARED)


def marks(rows: Iterable[Collection[int]]) -> list[tuple[int, int]]:
    """Of each row, the codes that all its sets have, and the codes that none has."""
    found: list[tuple[int, int]] = []
    for row in rows:
        inside, somewhere = (63, 0) if row else (0, 63)  # a written position may contradict itself
        for codes in row:
            inside &= codes
            somewhere |= codes
        found.append((inside, 63 & ~somewhere))
    return found


def checklist(s: Net, q: int) -> dict[str, dict[str, Cell]]:
    """For every password: what observer q knows of each code, why, and since when."""
    found = {int(sector): own_row(s, sector) for sector in range(6) if s.controller(sector) == q and s.password(sector)}
    deduction = Deduction(s, q)
    counts = deduction.counts
    alone = marks(row.candidates for row in counts.rows)
    exact = marks(possible(counts, counts.scarce()))
    uncounted = marks(possible(counts, ())) if exact != alone and counts.proven else alone
    for n, row in enumerate(counts.rows):
        cells: dict[str, Cell] = {}
        for code in range(6):
            cells[CODES[code]] = note(s, q, row.sector, code) or [OPEN, "", 0]
            inside, outside = exact[n]
            if cells[CODES[code]][0] == OPEN and (inside | outside) >> code & 1:
                mark = INSIDE if inside >> code & 1 else RULED_OUT
                settled = [bool((i | o) >> code & 1) for i, o in (alone[n], uncounted[n])]
                cells[CODES[code]] = [mark, *why(deduction, row, code, settled)]
        found[row.sector] = cells
    return {SECTORS[sector]: found[sector] for sector in sorted(found)}


def own_row(s: Net, sector: int) -> dict[str, Cell]:
    """A password of one's own."""
    return {CODES[code]: [INSIDE if s.has_code(sector, code) else RULED_OUT, OWN, 0] for code in range(6)}


def note(s: Net, q: int, sector: int, code: int) -> Cell | None:
    """What the observer learned of a code directly."""
    noted = int(s.note(q, sector, code))
    if noted == 0:
        return None
    turn = int(s.noted_in_turn(q, sector, code))
    return [RULED_OUT, REASONS[noted - ABSENT], turn] if noted >= ABSENT else [INSIDE, REASONS[noted], turn]


def why(deduction: Deduction, row: Row, code: int, settled: list[bool]) -> tuple[str, int]:
    """The simplest reason for a mark that follows, and the latest turn of what it may rest on."""
    alone, uncounted = settled
    if row.shown >> code & 1:
        return CARD, 0
    if deduction.caps[code] <= 0:
        return ALL_SEEN, int(deduction.s.sighted(deduction.q, code))
    rows = deduction.counts.rows
    gone = [c for c in range(6) if deduction.caps[c] <= 0]
    if alone:
        return THREE_CODES, latest(deduction, [row], gone)
    if uncounted:
        return PROVEN, latest(deduction, [other for other in rows if other.owner == row.owner], gone)
    return COUNTING, latest(deduction, rows, [*gone, *deduction.counts.scarce()])


def latest(deduction: Deduction, rows: Iterable[Row], counted: list[int]) -> int:
    """The latest turn in which the observer learned of these passwords, or saw a new card of these codes."""
    s, q = deduction.s, deduction.q
    turns = [int(s.noted_in_turn(q, row.sector, code)) for row in rows for code in range(6)]
    return max(turns + [int(s.sighted(q, code)) for code in counted])
