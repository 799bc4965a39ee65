"""Kind and Pack: a kind of card is its number of copies and its traits; the pack gathers them by number."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.games.wired.rules.book import Play
from sneakernet.games.wired.rules.stock import KINDS, ONE, add_counter

NO_KIND: Final = -1


@final
class Pack:
    """The 18 kinds. Rules ask it for a trait, never for a card by name."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.copies: Final = vec[i64]([0] * KINDS)
        self.all: i64 = 0  # the whole deck
        self.size: i64 = 0
        self.plays: vec[Play] = vec[Play]([])  # what playing it as a MOVE does
        self.equipment: i64 = 0  # a set of kinds: charged to a Field Tech first (WD-17)
        self.issue: Final = vec[i64]([0] * KINDS)  # attacks: which issue they are, from 1
        self.issue_kind: Final = vec[i64]([0] * 4)  # and the kind behind an issue
        self.cures: Final = vec[i64]([0] * KINDS)  # resolutions: the issues they remove, a set
        self.cures_all: i64 = 0  # a set of kinds: removes all issues on the card
        self.job: Final = vec[i64]([0] * KINDS)  # classifications that stay in play: their number, from 1
        self.job_kind: Final = vec[i64]([0] * 8)
        self.shields: Final = vec[i64]([0] * 8)  # per job: the issue it keeps away, or 0 (WD-33)
        self.field_tech: i64 = 0  # the job that pays for equipment (WD-17)
        self.blocks_audits: i64 = NO_KIND  # WD-41
        self.saves_audits: i64 = NO_KIND
        self.counters: i64 = 0  # a set of kinds: answers in a Head Hunter event (WD-46, 49)
        self.unblockable: i64 = 0  # a set of kinds: cannot be countered (WD-48, 49)

    def is_equipment(self, kind: i64) -> bool:
        return (self.equipment & BIT[kind]) != 0

    def is_unblockable(self, kind: i64) -> bool:
        return (self.unblockable & BIT[kind]) != 0


PACK: Final = Pack()


@final
class Kind:
    """One kind of card: its id, how often it is there, what playing it does, and its traits."""

    def __init__(
        self,
        name: str,
        copies: int,
        plays: Play,
        *,
        equipment: bool = False,
        issue: bool = False,
        cures: tuple["Kind", ...] = (),
        cures_all: bool = False,
        stays: bool = False,
        shields_from: "Kind | None" = None,
        pays_for_equipment: bool = False,
        blocks_audits: bool = False,
        saves_audits: bool = False,
        counters: bool = False,
        unblockable: bool = False,
    ) -> None:
        self.number = len(PACK.names)
        self.name = name
        add_counter(self.number, copies)
        bit = BIT[self.number]
        PACK.names.append(name)
        PACK.copies[self.number] = copies
        PACK.all += copies * ONE[self.number]
        PACK.size += copies
        PACK.plays = append(PACK.plays, plays)
        PACK.equipment |= bit if equipment else 0
        if issue:
            self.make_issue()
        for attack in cures:
            PACK.cures[self.number] |= BIT[PACK.issue[attack.number]]
        PACK.cures_all |= bit if cures_all else 0
        if stays:
            self.make_job(shields_from, pays_for_equipment)
        PACK.blocks_audits = self.number if blocks_audits else PACK.blocks_audits
        PACK.saves_audits = self.number if saves_audits else PACK.saves_audits
        PACK.counters |= bit if counters else 0
        PACK.unblockable |= bit if unblockable else 0

    def make_issue(self) -> None:
        """An attack that lies on equipment until it is resolved (WD-25)."""
        issue = number_of_issues() + 1
        PACK.issue[self.number] = issue
        PACK.issue_kind[issue] = self.number

    def make_job(self, shields_from: "Kind | None", pays_for_equipment: bool) -> None:
        """A classification that stays in play (WD-29)."""
        job = number_of_jobs() + 1
        PACK.job[self.number] = job
        PACK.job_kind[job] = self.number
        PACK.shields[job] = PACK.issue[shields_from.number] if shields_from is not None else 0
        PACK.field_tech = job if pays_for_equipment else PACK.field_tech


def copies_of(*kinds: Kind) -> int:
    """How many cards of these kinds there are."""
    return sum(int(PACK.copies[kind.number]) for kind in kinds)


def number_of_issues() -> int:
    """The attacks that were made so far."""
    return sum(1 for issue in PACK.issue if issue)


def number_of_jobs() -> int:
    """The classifications that were made so far."""
    return sum(1 for job in PACK.job if job)
