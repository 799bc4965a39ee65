"""The 20 cards of HACKERS. `added` happens once; other traits hold while the card lies in FILES."""

from sneakernet.core.layout import BadLayout
from sneakernet.games.hackers.rules.card import PACK, Card
from sneakernet.games.hackers.rules.cells import CARDS
from sneakernet.games.hackers.rules.words import (
    add_one_more,
    add_or_return_it,
    against,
    box_one,
    choose_one_drawn,
    draw_just_one,
    draw_three,
    hack_the_planet,
    i_return,
    i_take_from_snoop,
    rivals_with,
    the_rival_with,
    they_get_this_card,
    they_give_me,
    they_return,
)

infect = (draw_just_one, choose_one_drawn, add_or_return_it, hack_the_planet)
strike = (against(rivals_with(2400), they_return(2400)),)

CEREAL = Card("hacker-cereal", 300, 3, shields=True)
JOEY = Card("hacker-joey", 300, 3, shields=True)
NIKON = Card("hacker-nikon", 300, 3, shields=True)
PHREAK = Card("hacker-phreak", 300, 3, shields=True)
DUMPSTER_DIVE = Card("dumpster-dive", 300, 2, added=(draw_three, box_one))
MEDIA_ICONS = Card("media-icons", 300, 1, added=(draw_just_one, add_one_more))
PHONE_TAP = Card("phone-tap", 300, 3, draws_either_end=True)
VIRUS = Card("virus", 300, 0, added=infect, needs_another_file=True)
WORM = Card("worm", 300, 0, added=infect, needs_another_file=True)

CURTIS = Card("curtis", 2400, 5)
GARBAGE_FILE = Card("garbage-file", 2400, 5, draws_three=True)
OFFICER = Card("security-officer", 2400, 9, added=(i_return(300),), sweeps=300)
GIBSON = Card("the-gibson", 2400, 9, added=(i_return(1200),), sweeps=1200, leaves_when_i_add_1200=True)
SCAPEGOAT = Card(
    "scapegoat",
    2400,
    6,
    added=(against(the_rival_with(OFFICER), they_give_me(OFFICER), they_get_this_card),),
    attacks=True,
)

BURN = Card("hacker-burn", 1200, 4, added=strike, attacks=True)
DADE = Card("hacker-dade", 1200, 4, added=strike, attacks=True)
CYBERDELIA = Card("cyberdelia", 1200, 3, doubles=True)
PAYPHONE = Card("payphone", 1200, 3, doubles=True)
DISKETTE = Card(
    "diskette",
    1200,
    4,
    added=(against(the_rival_with(GARBAGE_FILE), they_give_me(GARBAGE_FILE)), i_take_from_snoop(GARBAGE_FILE)),
    attacks=True,
)
AGENT = Card("special-agent", 1200, 3, guards=True)

if len(PACK.names) != CARDS:
    raise BadLayout(f"there are {len(PACK.names)} cards, and cells.py counts {CARDS}")
