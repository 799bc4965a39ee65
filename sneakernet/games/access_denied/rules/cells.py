"""The cells of an Access Denied table, one after the other (core/layout.py)."""

from typing import Final

MOST_SEATS: Final = 6
OBSERVERS: Final = MOST_SEATS + 1
SECTORS: Final = 6
CARDS: Final = 63
MOST_TRAPS: Final = 4
MOST_COST: Final = 4
MOST_PLAYS: Final = 12

# Cells of a pending play
P_CARD: Final = 0
P_BY: Final = P_CARD + 1
P_SEAT: Final = P_BY + 1
P_SECTOR: Final = P_SEAT + 1
P_OBJECT: Final = P_SECTOR + 1  # the pending play it answers; a card on the pile or on the table; the second player
P_STATE: Final = P_OBJECT + 1
P_IMMUNE: Final = P_STATE + 1  # the players it does not touch
P_WAIVER: Final = P_IMMUNE + 1  # the card played with it to waive its Requires section
PLAY_CELLS: Final = P_WAIVER + 1

BASE: Final = 192
# Sets of cards, side by side: an imagined world renames them all.
HAND: Final = BASE
PASSWORD: Final = HAND + MOST_SEATS  # per sector
HELD: Final = PASSWORD + SECTORS  # the active player's hand at step 0(c)
PICKED: Final = HELD + 1  # cards of a hand picked so far, before anybody sees them
OFFERED: Final = PICKED + 1  # the card offered in a trade; it is still in the hand
HANDED: Final = OFFERED + 1  # cards handed over in an attempt
ASIDE: Final = HANDED + 1  # cards named at an announcement and set aside (AD-R101)
BEFORE: Final = ASIDE + 1  # per observer: what it knew of a hand before cards of it were handed over
OUTSIDE: Final = BEFORE + OBSERVERS  # per observer: cards that it knows to be in no foreign password
UPGRADES: Final = OUTSIDE + OBSERVERS
# The board
LEVELS: Final = UPGRADES + MOST_SEATS  # per player: two bits per sector
CONTROLLER: Final = LEVELS + MOST_SEATS  # per sector
TRAPS: Final = CONTROLLER + SECTORS  # how many sector cards lie beside sectors
TRAP: Final = TRAPS + 1  # in the order laid: card + 64 * sector + 512 * player + 4096 * immune players
DECK_SIZE: Final = TRAP + MOST_TRAPS
PILE_SIZE: Final = DECK_SIZE + 1
TOP_BY: Final = PILE_SIZE + 1  # who played the top card of the pile, if it came there by being played last
STACKS: Final = TOP_BY + 1  # the pile from the left, the deck from the right: together never more than all cards
# What observers know of passwords
NOTES: Final = STACKS + CARDS  # per observer and sector: five bits per code, what it knows and why; above: sets out
WHEN: Final = NOTES + OBSERVERS * SECTORS  # per observer and sector: ten bits per code, the turn it learned it
PROVEN: Final = WHEN + OBSERVERS * SECTORS  # two players: codes proven by upgrades, six bits per player
SIGHTS: Final = PROVEN + 1  # per observer: ten bits per code, the turn in which it first saw a card of it
SAID: Final = SIGHTS + OBSERVERS  # per observer: four bits per code, one more than passwords hold of it; 0: nobody said
# What everybody knows of the hot potatoes with which the turn began, where they are not shown
RULED_OUT: Final = SAID + OBSERVERS
BETRAYED: Final = RULED_OUT + 1
# The turn
ACTIVE: Final = BETRAYED + 1
STARTER: Final = ACTIVE + 1
TURNS: Final = STARTER + 1
STEP: Final = TURNS + 1
STATUS: Final = STEP + 1  # per player: flags, and the cut of the hand limit from bit 4 on
NEXT: Final = STATUS + MOST_SEATS  # per player: effects waiting for the next turn
NOW: Final = NEXT + MOST_SEATS  # effects in force in this turn
USED: Final = NOW + 1
ACTIONS: Final = USED + 1
TAKEN: Final = ACTIONS + 1
OFFERS: Final = TAKEN + 1
DRAWN: Final = OFFERS + 1
DRAWN_FREE: Final = DRAWN + 1
CREDIT: Final = DRAWN_FREE + 1
DRAW_BASE: Final = CREDIT + 1
TRIES: Final = DRAW_BASE + 1
SAVED: Final = TRIES + 1
WINNERS: Final = SAVED + 1
ENDING: Final = WINNERS + 1
# The attempt and the trade
ATTEMPT_BY: Final = ENDING + 1
ATTEMPT_SECTOR: Final = ATTEMPT_BY + 1
ATTEMPT_KIND: Final = ATTEMPT_SECTOR + 1
PHASE: Final = ATTEMPT_KIND + 1
WIRED: Final = PHASE + 1
BY_EXTRA: Final = WIRED + 1
PAID: Final = BY_EXTRA + 1  # the cost of an uncontrolled sector in the order laid out
PAID_SIZE: Final = PAID + MOST_COST
PARTNER: Final = PAID_SIZE + 1
TRADE_NAMED: Final = PARTNER + 1
WANTED: Final = TRADE_NAMED + 1
ANSWERED: Final = WANTED + 1
# Settings
GOAL: Final = ANSWERED + 1
ALL_COUNT: Final = GOAL + 1
ROUND_CAP: Final = ALL_COUNT + 1
TURN_LIMIT: Final = ROUND_CAP + 1
FIRST: Final = TURN_LIMIT + 1
DISTINCT: Final = FIRST + 1
EXPIRED: Final = DISTINCT + 1
# Pending plays, the first one at the bottom
PLAYS: Final = EXPIRED + 1
PLAY: Final = PLAYS + 1
END: Final = PLAY + MOST_PLAYS * PLAY_CELLS

CARD_SETS: Final = LEVELS - HAND  # the sets of cards at the beginning
LAST: Final = CARDS - 1
