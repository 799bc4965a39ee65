"""The HACKERS table: hands, FILES, DECK, SNOOP, PHONES, BOX. cells.py declares where each of them lies."""

from typing import Final, Self, final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.core.knowledge import rename
from sneakernet.core.rng import below
from sneakernet.core.state import NOBODY, State, blank
from sneakernet.games.hackers.rules import cells
from sneakernet.games.hackers.rules.cells import (
    ACTIVE,
    ANNOUNCER,
    AROUND,
    BOX,
    CARD_SETS,
    CHOSEN,
    DECK,
    DECK_SIZE,
    DECK_TOP,
    DRAWN,
    ENDING,
    FILES,
    HAND,
    OPEN_FILES,
    OPEN_HANDS,
    PHONES,
    PHONES_RULE,
    ROUND,
    ROUND_CAP,
    SNOOP,
    STARTER,
    STARTER_RULE,
    TARGETS,
    TURNS,
)

NO_CARD: Final = -1
EMPTY: Final = blank(vars(cells))


@final
class Hackers(State):
    """All that lies on a HACKERS table. A place is a set of cards in one integer; the DECK has an order."""

    def copy(self) -> Self:
        return Hackers(self.row[:])

    def hand(self, p: i64) -> i64:
        """The HAND of a player."""
        return self.row[HAND + p]

    def set_hand(self, p: i64, cards: i64) -> None:
        self.row[HAND + p] = cards

    def files(self, p: i64) -> i64:
        """The FILES of a player."""
        return self.row[FILES + p]

    def set_files(self, p: i64, cards: i64) -> None:
        self.row[FILES + p] = cards

    def box(self) -> i64:
        """The cards removed by Dumpster Dive."""
        return self.row[BOX]

    def set_box(self, cards: i64) -> None:
        self.row[BOX] = cards

    def snoop(self) -> i64:
        """The face-up card beside the DECK, or no card."""
        return self.row[SNOOP]

    def set_snoop(self, card: i64) -> None:
        self.row[SNOOP] = card

    def phones(self) -> i64:
        """The Hacker who is fixing the phones (HK-3)."""
        return self.row[PHONES]

    def set_phones(self, card: i64) -> None:
        self.row[PHONES] = card

    def deck_size(self) -> i64:
        """How many cards the DECK holds."""
        return self.row[DECK_SIZE]

    def deck(self, n: i64) -> i64:
        """The n-th card of the DECK, counted from the top."""
        return self.row[DECK + ((self.row[DECK_TOP] + n) & AROUND)]

    def set_deck(self, n: i64, card: i64) -> None:
        self.row[DECK + ((self.row[DECK_TOP] + n) & AROUND)] = card

    def shuffle_deck(self) -> None:
        """Every order of the DECK is equally likely."""
        row = self.row
        n = row[DECK_SIZE]
        while n > 1:
            other = DECK + ((row[DECK_TOP] + below(row, n)) & AROUND)
            n -= 1
            last = DECK + ((row[DECK_TOP] + n) & AROUND)
            card = row[last]
            row[last] = row[other]
            row[other] = card

    def put_under(self, card: i64) -> None:
        """A card becomes the lowest of the DECK (HK-12)."""
        row = self.row
        row[DECK + ((row[DECK_TOP] + row[DECK_SIZE]) & AROUND)] = card
        row[DECK_SIZE] += 1

    def take_top(self) -> i64:
        """Lift the top card of the DECK."""
        row = self.row
        card = row[DECK + row[DECK_TOP]]
        row[DECK_TOP] = (row[DECK_TOP] + 1) & AROUND
        row[DECK_SIZE] -= 1
        return card

    def take_bottom(self) -> i64:
        """Pull the lowest card of the DECK."""
        row = self.row
        row[DECK_SIZE] -= 1
        return row[DECK + ((row[DECK_TOP] + row[DECK_SIZE]) & AROUND)]

    def active(self) -> i64:
        """The player whose turn it is."""
        return self.row[ACTIVE]

    def set_active(self, p: i64) -> None:
        self.row[ACTIVE] = p

    def starter(self) -> i64:
        """The starting player."""
        return self.row[STARTER]

    def set_starter(self, p: i64) -> None:
        self.row[STARTER] = p

    def announcer(self) -> i64:
        """Who announced HACK THE PLANET, or nobody yet."""
        return self.row[ANNOUNCER]

    def set_announcer(self, p: i64) -> None:
        self.row[ANNOUNCER] = p

    def ending(self) -> bool:
        """Whether the last round runs (HK-16)."""
        return self.row[ENDING] != 0

    def set_ending(self) -> None:
        self.row[ENDING] = 1

    def turns(self) -> i64:
        """Turns begun so far."""
        return self.row[TURNS]

    def set_turns(self, n: i64) -> None:
        self.row[TURNS] = n

    def round(self) -> i64:
        """The round that runs: the starter's turns so far."""
        return self.row[ROUND]

    def set_round(self, n: i64) -> None:
        self.row[ROUND] = n

    def round_cap(self) -> i64:
        """After so many rounds HACK THE PLANET is announced all the same (HK-48); 0: never."""
        return self.row[ROUND_CAP]

    def is_target(self, p: i64) -> bool:
        """Whether the card just added acts on this player."""
        return (self.row[TARGETS] & BIT[p]) != 0

    def aim(self, players: i64) -> None:
        """Name the players on whom a card acts."""
        self.row[TARGETS] = players

    def targets(self) -> i64:
        """The players on whom the card acts."""
        return self.row[TARGETS]

    def spare(self, p: i64) -> None:
        """This player ignores the card."""
        self.row[TARGETS] &= ~BIT[p]

    def drawn(self) -> i64:
        """The cards drawn just now for Virus or Worm."""
        return self.row[DRAWN]

    def set_drawn(self, cards: i64) -> None:
        self.row[DRAWN] = cards

    def chosen(self) -> i64:
        """The one of them that is to be placed."""
        return self.row[CHOSEN]

    def set_chosen(self, cards: i64) -> None:
        self.row[CHOSEN] = cards

    def hand_seen_by(self, p: i64) -> i64:
        """The observers who see this HAND: its owner; in Open Source everybody (HK-42)."""
        return self.row[OPEN_HANDS] | BIT[p]

    def files_seen_by(self, p: i64) -> i64:
        """The observers who see these FILES: everybody; in Encrypted only the owner until the reveal (HK-43, 46)."""
        return self.row[OPEN_FILES] | BIT[p]

    def encrypted(self) -> bool:
        """Whether FILES lie face down just now."""
        return self.row[OPEN_FILES] == 0

    def reveal_files(self) -> None:
        """FILES lie face up from now on (HK-46)."""
        self.row[OPEN_FILES] = self.everyone()

    def rename(self, names: vec[i64]) -> None:
        """Every hidden place holds the same cards under other names."""
        row = self.row
        for n in range(i64(CARD_SETS)):
            row[HAND + n] = rename(row[HAND + n], names)
        row[DRAWN] = rename(row[DRAWN], names)
        row[CHOSEN] = rename(row[CHOSEN], names)
        for n in range(row[DECK_SIZE]):
            self.set_deck(n, names[self.deck(n)])

    def phones_rule(self) -> i64:
        """Which Hacker fixes the phones: a card, or ASK, or ANY."""
        return self.row[PHONES_RULE]

    def starter_rule(self) -> i64:
        """Who starts: a seat, or nobody for a random one."""
        return self.row[STARTER_RULE]


def lay(seats: int, open_hands: bool, open_files: bool, round_cap: int, phones_rule: int, starter_rule: int) -> Hackers:
    """A table without cards, with its settings."""
    s = Hackers(EMPTY[:])
    row = s.row
    row[0] = seats
    row[SNOOP] = NO_CARD
    row[PHONES] = NO_CARD
    row[ANNOUNCER] = NOBODY
    row[OPEN_HANDS] = s.everyone() if open_hands else 0
    row[OPEN_FILES] = s.everyone() if open_files else 0
    row[ROUND_CAP] = round_cap
    row[PHONES_RULE] = phones_rule
    row[STARTER_RULE] = starter_rule
    return s
