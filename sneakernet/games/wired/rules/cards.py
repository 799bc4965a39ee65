"""The 143 cards of WIRED in 18 kinds."""

from sneakernet.core.layout import BadLayout
from sneakernet.games.wired.rules.cells import (
    AREA_CELLS,
    CABLES_2,
    CABLES_3,
    COMPUTER_CARDS,
    KIND_BITS,
    LABELS,
    MOST_CARDS,
    MOST_CLASSES,
    MOST_ISSUES,
    NODES,
    PER_CELL,
    SWITCHES,
)
from sneakernet.games.wired.rules.duel import audit, rob
from sneakernet.games.wired.rules.kind import PACK, Kind, copies_of
from sneakernet.games.wired.rules.words import attack, build, hire, repair

COMPUTER = Kind("computer", COMPUTER_CARDS, build, equipment=True)
CABLE_2 = Kind("cable-2", CABLES_2, build, equipment=True)
CABLE_3 = Kind("cable-3", CABLES_3, build, equipment=True)
SWITCH = Kind("switch", SWITCHES, build, equipment=True)

HACKED = Kind("hacked", 9, attack, issue=True, blocks_audits=True)
POWER_OUTAGE = Kind("power-outage", 7, attack, issue=True)
NEW_HIRE = Kind("new-hire", 7, attack, issue=True)
AUDIT = Kind("audit", 4, audit)

HELPDESK = Kind("helpdesk", 4, repair, cures=(HACKED, POWER_OUTAGE, NEW_HIRE), cures_all=True)
SECURED = Kind("secured", 9, repair, cures=(HACKED,), saves_audits=True)
POWERED = Kind("powered", 7, repair, cures=(POWER_OUTAGE,))
TRAINED = Kind("trained", 7, repair, cures=(NEW_HIRE,))

SECURITY_SPECIALIST = Kind("security-specialist", 2, hire, stays=True, shields_from=HACKED)
FACILITIES = Kind("facilities", 2, hire, stays=True, shields_from=POWER_OUTAGE)
SUPERVISOR = Kind("supervisor", 2, hire, stays=True, shields_from=NEW_HIRE)
FIELD_TECH = Kind("field-tech", 2, hire, stays=True, pays_for_equipment=True)

HEAD_HUNTER = Kind("head-hunter", 6, rob, counters=True)
SEAL_THE_DEAL = Kind("seal-the-deal", 1, rob, counters=True, unblockable=True)


def check(fits: bool, what: str) -> None:
    """Complain about cards for which the table has no room."""
    if not fits:
        raise BadLayout(f"{what} do not fit into their cells")


LONGEST_EVENT = 1 + max(copies_of(HACKED, SECURED), copies_of(HEAD_HUNTER, SEAL_THE_DEAL))
check(len(PACK.names) <= 2**KIND_BITS, "the numbers of the kinds")
check(PACK.size <= MOST_CARDS, "the cards of the discard pile")
check(LONGEST_EVENT <= PER_CELL * AREA_CELLS, "the cards of an event")
check(copies_of(HACKED, POWER_OUTAGE, NEW_HIRE) <= MOST_ISSUES, "the issues on one card")
check(
    copies_of(SECURITY_SPECIALIST, FACILITIES, SUPERVISOR, FIELD_TECH) <= MOST_CLASSES,
    "the classifications of a player",
)
check(NODES <= LABELS, "the names of nodes")
