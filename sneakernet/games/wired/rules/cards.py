"""The 143 cards of WIRED in 18 kinds (brief 1.1, 1.2), in the order of the brief."""

from sneakernet.games.wired.rules.duel import audit, rob
from sneakernet.games.wired.rules.kind import Kind
from sneakernet.games.wired.rules.words import attack, build, hire, repair

COMPUTER = Kind("computer", 32, build, equipment=True)
CABLE_2 = Kind("cable-2", 16, build, equipment=True)
CABLE_3 = Kind("cable-3", 8, build, equipment=True)
SWITCH = Kind("switch", 18, build, equipment=True)

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
