"""The cells of a HACKERS table, one after the other (core/layout.py)."""

from typing import Final

CARDS: Final = 20
MOST_SEATS: Final = 4
RING: Final = 32  # the DECK is a ring of cells: drawn at the top, returned at the bottom; a power of two
AROUND: Final = RING - 1

BASE: Final = 192
HAND: Final = BASE
FILES: Final = HAND + MOST_SEATS
BOX: Final = FILES + MOST_SEATS
SNOOP: Final = BOX + 1
PHONES: Final = SNOOP + 1
ACTIVE: Final = PHONES + 1
STARTER: Final = ACTIVE + 1
ANNOUNCER: Final = STARTER + 1
ENDING: Final = ANNOUNCER + 1
TURNS: Final = ENDING + 1
ROUND: Final = TURNS + 1
TARGETS: Final = ROUND + 1
DRAWN: Final = TARGETS + 1
OPEN_HANDS: Final = DRAWN + 1
OPEN_FILES: Final = OPEN_HANDS + 1
ROUND_CAP: Final = OPEN_FILES + 1
PHONES_RULE: Final = ROUND_CAP + 1
STARTER_RULE: Final = PHONES_RULE + 1
CHOSEN: Final = STARTER_RULE + 1
DECK_TOP: Final = CHOSEN + 1
DECK_SIZE: Final = DECK_TOP + 1
DECK: Final = DECK_SIZE + 1
END: Final = DECK + RING

CARD_SETS: Final = SNOOP - HAND  # HANDs, FILES and BOX lie side by side
