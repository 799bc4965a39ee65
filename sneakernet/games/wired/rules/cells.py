"""The cells of a WIRED table, one after the other (core/layout.py), and the numbers of its nodes."""

from typing import Final

MOST_SEATS: Final = 6
OBSERVERS: Final = MOST_SEATS + 1
KIND_BITS: Final = 5
PER_CELL: Final = 12  # cards in one cell of an ordered pile, so many bits each
PILE_CELLS: Final = 13
MOST_CARDS: Final = PER_CELL * PILE_CELLS
AREA_CELLS: Final = 2
MOST_ISSUES: Final = 31  # on one card, two bits each
MOST_CLASSES: Final = 10  # of one player, six bits each

# Equipment, of which every card has a node of its own
SWITCHES: Final = 18
CABLES_2: Final = 16
CABLES_3: Final = 8
COMPUTER_CARDS: Final = 32

# Nodes and names share their numbers: the switches first, then cable-2, cable-3 and the computers.
NO_NODE: Final = 0
SWITCH_1: Final = 1
CABLE_2A: Final = SWITCH_1 + SWITCHES
CABLE_3A: Final = CABLE_2A + CABLES_2
COMPUTER_1: Final = CABLE_3A + CABLES_3
NODES: Final = COMPUTER_1 + COMPUTER_CARDS  # and 0, which is no node
# Three roots per player, from which nodes hang like from nodes
INTERNET: Final = NODES
LOOSE_CABLES: Final = INTERNET + MOST_SEATS
LOOSE_COMPUTERS: Final = LOOSE_CABLES + MOST_SEATS
PARENTS: Final = LOOSE_COMPUTERS + MOST_SEATS
LABELS: Final = 128  # a node's tag: (owner + 1) * LABELS + the name it has in that network

BASE: Final = 192
HAND: Final = BASE
HAND_SIZE: Final = HAND + MOST_SEATS
KNOWN_HANDS: Final = HAND_SIZE + MOST_SEATS  # per hand and observer: cards that are there for certain
CLASSES: Final = KNOWN_HANDS + MOST_SEATS * OBSERVERS
SCORE: Final = CLASSES + MOST_SEATS
TROUBLE: Final = SCORE + MOST_SEATS  # per player: issues in the network, eight bits for each kind of issue
COMPUTERS: Final = TROUBLE + MOST_SEATS
DRAW: Final = COMPUTERS + MOST_SEATS
DRAW_SIZE: Final = DRAW + 1
DISCARDS: Final = DRAW_SIZE + 1
DISCARD_SIZE: Final = DISCARDS + 1
DISCARD: Final = DISCARD_SIZE + 1
ACTIVE: Final = DISCARD + PILE_CELLS
DEALER: Final = ACTIVE + 1
MOVES: Final = DEALER + 1
OFFERS: Final = MOVES + 1
TRADING: Final = OFFERS + 1
CLOSED: Final = TRADING + 1
TURNS: Final = CLOSED + 1
ROUND: Final = TURNS + 1
FINISHER: Final = ROUND + 1
DONE: Final = FINISHER + 1
DOME: Final = DONE + 1
BOUT: Final = DOME + 1
DOME_TURN: Final = BOUT + 1
WINNERS: Final = DOME_TURN + 1
REASON: Final = WINNERS + 1
# The event and the offer (deals.py)
AREA_SIZE: Final = REASON + 1
AREA: Final = AREA_SIZE + 1
EVENT_TARGET: Final = AREA + AREA_CELLS
EVENT_CLASS: Final = EVENT_TARGET + 1
EVENT_LAST: Final = EVENT_CLASS + 1
ANSWERED: Final = EVENT_LAST + 1
TAKEN: Final = ANSWERED + 1
OFFER_STATE: Final = TAKEN + 1
OFFER_FROM: Final = OFFER_STATE + 1
OFFER_TO: Final = OFFER_FROM + 1
OFFER_GIVE: Final = OFFER_TO + 1
OFFER_GIVE_CLASSES: Final = OFFER_GIVE + 1
OFFER_WANT: Final = OFFER_GIVE_CLASSES + 1
OFFER_WANT_CLASSES: Final = OFFER_WANT + 1
# Per node
TAG: Final = OFFER_WANT_CLASSES + 1
PARENT: Final = TAG + NODES
NEXT: Final = PARENT + NODES
FIRST: Final = NEXT + NODES  # of the roots as well
ISSUES: Final = FIRST + PARENTS
END: Final = ISSUES + NODES
