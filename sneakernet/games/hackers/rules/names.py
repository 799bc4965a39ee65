"""The numbers behind the names of options and events; names are used at the border only."""

from typing import Final

# Options: a verb's number plus the card's.
NO: Final = 0
FROM_DECK: Final = 1
FROM_SNOOP: Final = 2
TOP: Final = 3
BOTTOM: Final = 4
ADD: Final = 32
RETURN: Final = 64
CHOOSE: Final = 96
BOX: Final = 128
SHIELD: Final = 160
LEFT: Final = 192
RIGHT: Final = 224
PHONES: Final = 256

PLAIN_OPTIONS: Final = ("no", "deck", "snoop", "top", "bottom")
CARD_OPTIONS: Final = ("", "add", "return", "choose", "box", "shield", "left", "right", "phones")

# Events, in the order of EVENTS.
FIXED_PHONES: Final = 0
DEALT: Final = 1
TURNED: Final = 2
BEGAN: Final = 3
ADDED: Final = 4
ANNOUNCED: Final = 5
DREW_TOP: Final = 6
DREW_BOTTOM: Final = 7
TOOK: Final = 8
PASSED: Final = 9
TRIMMED: Final = 10
PUT_BACK: Final = 11
RETURNED: Final = 12
BOXED: Final = 13
SHIELDED: Final = 14
REFUSED: Final = 15
MOVED: Final = 16
FOUND: Final = 17
FOUND_NOTHING: Final = 18
RETURNED_NUMBER: Final = 19
HACKED_THE_PLANET: Final = 20
REVEALED: Final = 21
SCORED: Final = 22
WON: Final = 23
TIED: Final = 24
GUARDED: Final = 25

EVENTS: Final = (
    "phones",
    "dealt",
    "turned",
    "began",
    "added",
    "announced",
    "drew_top",
    "drew_bottom",
    "took",
    "passed",
    "trimmed",
    "put_back",
    "returned",
    "boxed",
    "shielded",
    "refused",
    "moved",
    "found",
    "found_nothing",
    "returned_number",
    "hacked_the_planet",
    "revealed",
    "scored",
    "won",
    "tied",
    "guarded",
)
DEEDS: Final = ("began", "added", "passed", "trimmed", "put_back", "returned", "boxed", "shielded", "refused", "moved")
