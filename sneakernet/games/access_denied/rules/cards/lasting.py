"""Cards that stay: six upgrades, four sector cards, and three hot potatoes."""

from sneakernet.games.access_denied.rules.cards.card import A, B, C, Card, D, E, F, access
from sneakernet.games.access_denied.rules.names import (
    BANKING,
    GOVERNMENT,
    MICRONOPOLY,
    NEWSMEDIA,
    TELECOMM,
    UNIVERSITIES,
)
from sneakernet.games.access_denied.rules.words_access import (
    shows_a_code_to_its_layer,
    stays_at_the_sector,
    stays_in_front,
    unless_immune,
)
from sneakernet.games.access_denied.rules.words_aims import a_sector_i_access
from sneakernet.games.access_denied.rules.words_hands import discards_down_to, loses_an_upgrade

in_front = (stays_in_front,)
at_the_sector = (stays_at_the_sector,)

BBS = Card("bbs", A, "upgrades", "draws_one", needs=access(NEWSMEDIA, password=A), does=in_front)
DADS_OFFICE_COMPUTER = Card(
    "dads-office-computer", B, "upgrades", "roomy", needs=access(BANKING, password=B), does=in_front
)
SECOND_PHONE_LINE = Card(
    "2nd-phone-line", C, "upgrades", "free_play", needs=access(TELECOMM, password=C), does=in_front
)
WAR_DIALER = Card("war-dialer", D, "upgrades", "dials", needs=access(UNIVERSITIES, password=D), does=in_front)
ICE = Card("ice", E, "upgrades", "wards_viruses", needs=access(GOVERNMENT, password=E), does=in_front)
OVER_CLOCK = Card(
    "over-clock",
    F,
    "upgrades",
    "extra_action",
    "burns_out",
    needs=access(MICRONOPOLY, password=F),
    does=in_front,
)

SATAN_VIRUS = Card("satan-virus", A, "traps", "viruses", "mutes", at=a_sector_i_access, does=at_the_sector)
PACKET_SNIFFER = Card(
    "packet-sniffer",
    B,
    "traps",
    "on_key",
    at=a_sector_i_access,
    does=at_the_sector,
    springs=(shows_a_code_to_its_layer,),
)
LOGIC_BOMB = Card(
    "logic-bomb", B, "traps", "on_key", at=a_sector_i_access, does=at_the_sector, springs=(discards_down_to(3),)
)
RETRO_VIRUS = Card(
    "retro-virus",
    D,
    "traps",
    "viruses",
    "on_rise",
    at=a_sector_i_access,
    does=at_the_sector,
    springs=(unless_immune(loses_an_upgrade),),
)

TROJAN = Card("trojan", D, "burdens", "skips_attempt_step")
BUG = Card("bug", E, "burdens", "dulls")
WORM = Card("worm", F, "burdens", "dries")
