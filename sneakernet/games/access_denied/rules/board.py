"""What lies on an Access Denied table: hands, passwords, upgrades, markers, sector cards, deck and pile, and notes.

cells.py declares where each of them lies in the row. This file, notes.py and state.py are the only ones that use it.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest
from sneakernet.core.knowledge import rename
from sneakernet.core.state import KNOWN, SEATS
from sneakernet.games.access_denied.rules.cells import (
    ASIDE,
    BEFORE,
    BETRAYED,
    CARD_SETS,
    CONTROLLER,
    DECK_SIZE,
    HAND,
    HANDED,
    HELD,
    LAST,
    LEVELS,
    OFFERED,
    OUTSIDE,
    PASSWORD,
    PICKED,
    PILE_SIZE,
    RULED_OUT,
    SIGHTS,
    STACKS,
    TOP_BY,
    TRAP,
    TRAPS,
    TURNS,
    UPGRADES,
)
from sneakernet.games.access_denied.rules.notes import LATEST, Notes
from sneakernet.games.access_denied.rules.pack import Edition

NOBODY: Final = -1
NO_CARD: Final = -1

EVEN: Final = (4**6 - 1) // 3  # one bit per sector in a player's levels


class Board(Notes):
    """The things on the table. A place is a set of cards in one integer; deck and pile have an order."""

    def __init__(self, row: vec[i64], rule: Edition) -> None:
        super().__init__(row)
        self.rule: Final = rule  # the edition that is played; its number lies in the row
        self.pack: Final = rule.pack

    def hand(self, p: i64) -> i64:
        """The hand of a player."""
        return self.row[HAND + p]

    def set_hand(self, p: i64, cards: i64) -> None:
        self.row[HAND + p] = cards

    def hand_size(self, p: i64) -> i64:
        """How many cards a player holds."""
        return count(self.row[HAND + p])

    def anybody_holds(self, cards: i64) -> bool:
        """Whether one of these is in any hand."""
        low = self.row[HAND + 5] | self.row[HAND] | self.row[HAND + 1] | self.row[HAND + 2]
        return ((low | self.row[HAND + 3] | self.row[HAND + 4]) & cards) != 0

    def next_holder(self, cards: i64, acting: i64, polled: i64) -> i64:
        """Going round from the left of a player, after so many: the place of the next who holds one of these; or 0."""
        row = self.row
        seats = row[SEATS]
        while polled < seats:
            polled += 1
            seat = acting + polled
            if row[HAND + (seat if seat < seats else seat - seats)] & cards:
                return polled
        return 0

    def password(self, sector: i64) -> i64:
        """The cards under a sector."""
        return self.row[PASSWORD + sector]

    def set_password(self, sector: i64, cards: i64) -> None:
        self.row[PASSWORD + sector] = cards

    def has_code(self, sector: i64, code: i64) -> bool:
        """Whether a sector's password contains a code."""
        return (self.row[PASSWORD + sector] & self.pack.of_code[code]) != 0

    def upgrades(self, p: i64) -> i64:
        """The faceup upgrades of a player."""
        return self.row[UPGRADES + p]

    def set_upgrades(self, p: i64, cards: i64) -> None:
        self.row[UPGRADES + p] = cards

    def held(self) -> i64:
        """The active player's hand at step 0(c): its hot potatoes work all turn (AD-64)."""
        return self.row[HELD]

    def set_held(self, cards: i64) -> None:
        self.row[HELD] = cards

    def ruled_out(self) -> i64:
        """Hot potatoes of which everybody knows that they do not work in this turn."""
        return self.row[RULED_OUT]

    def set_ruled_out(self, cards: i64) -> None:
        self.row[RULED_OUT] = cards

    def betrayed(self) -> i64:
        """Hot potatoes of which everybody knows that they work in this turn."""
        return self.row[BETRAYED]

    def set_betrayed(self, cards: i64) -> None:
        self.row[BETRAYED] = cards

    def picked(self) -> i64:
        """Cards of a hand picked so far, one by one, for a purpose that shows them to nobody yet."""
        return self.row[PICKED]

    def set_picked(self, cards: i64) -> None:
        self.row[PICKED] = cards

    def offered_card(self) -> i64:
        """The card offered in a trade, as a set."""
        return self.row[OFFERED]

    def set_offered_card(self, cards: i64) -> None:
        self.row[OFFERED] = cards

    def handed(self) -> i64:
        """The cards lying in an attempt."""
        return self.row[HANDED]

    def set_handed(self, cards: i64) -> None:
        self.row[HANDED] = cards

    def aside(self) -> i64:
        """Cards set aside facedown at an announcement."""
        return self.row[ASIDE]

    def set_aside(self, cards: i64) -> None:
        self.row[ASIDE] = cards

    def before(self, q: i64) -> i64:
        """What an observer knew of the attempting player's hand before the hand-over."""
        return self.row[BEFORE + q]

    def set_before(self, q: i64, cards: i64) -> None:
        self.row[BEFORE + q] = cards

    def outside(self, q: i64) -> i64:
        """Cards that an observer knows to be in no foreign password, wherever they are now."""
        return self.row[OUTSIDE + q]

    def set_outside(self, q: i64, cards: i64) -> None:
        self.row[OUTSIDE + q] = cards

    def sight(self, q: i64, cards: i64) -> None:
        """An observer sees these cards outside every foreign password; of new ones the turn is kept."""
        row = self.row
        fresh = cards & ~row[OUTSIDE + q]
        row[OUTSIDE + q] |= cards
        while fresh != 0 and row[TURNS] > 0:
            code = self.pack.codes[lowest(fresh)]
            fresh &= fresh - 1
            self.set_sighted(q, code, row[TURNS])

    def sighted(self, q: i64, code: i64) -> i64:
        """The turn in which an observer saw the latest card of a code that was new to it; 0: in the deal."""
        return (self.row[SIGHTS + q] >> (10 * code)) & LATEST

    def set_sighted(self, q: i64, code: i64, turn: i64) -> None:
        others = self.row[SIGHTS + q] & ~(BIT[10 * code] * LATEST)
        self.row[SIGHTS + q] = others | ((turn if turn < LATEST else i64(LATEST)) << (10 * code))

    def forget_sights(self, q: i64) -> None:
        """When an observer saw new cards is no longer known."""
        self.row[SIGHTS + q] = 0

    def reveal_to_all(self, cards: i64) -> None:
        """Everybody sees these cards where they lie, outside every password."""
        row = self.row
        for q in range(row[SEATS] + 1):
            row[KNOWN + q] |= cards
            if cards & ~row[OUTSIDE + q]:
                self.sight(q, cards)

    def rename(self, names: vec[i64]) -> None:
        """Every place holds the same cards under other names."""
        row = self.row
        for n in range(i64(CARD_SETS)):
            if row[HAND + n]:
                row[HAND + n] = rename(row[HAND + n], names)
        for n in range(row[PILE_SIZE]):
            row[STACKS + n] = names[row[STACKS + n]]
        for n in range(row[DECK_SIZE]):
            row[STACKS + LAST - n] = names[row[STACKS + LAST - n]]

    # Markers and sectors

    def levels(self, p: i64) -> i64:
        """A player's standing in all sectors, two bits each."""
        return self.row[LEVELS + p]

    def level(self, p: i64, sector: i64) -> i64:
        """A player's standing in a sector: 0 none, 1 User, 2 Oper, 3 Root."""
        return (self.row[LEVELS + p] >> (2 * sector)) & 3

    def set_level(self, p: i64, sector: i64, level: i64) -> None:
        others = self.row[LEVELS + p] & ~(BIT[2 * sector] * 3)
        self.row[LEVELS + p] = others | (level << (2 * sector))

    def sectors_with_access(self, p: i64) -> i64:
        """In how many sectors a player has access."""
        levels = self.row[LEVELS + p]
        return count((levels | (levels >> 1)) & EVEN)

    def sectors_with_oper(self, p: i64) -> i64:
        """In how many sectors a player has Oper or Root."""
        return count((self.row[LEVELS + p] >> 1) & EVEN)

    def sectors_with_root(self, p: i64) -> i64:
        """In how many sectors a player has Root."""
        levels = self.row[LEVELS + p]
        return count(levels & (levels >> 1) & EVEN)

    def controller(self, sector: i64) -> i64:
        """The player to whom a sector was dealt, or nobody."""
        return self.row[CONTROLLER + sector]

    def set_controller(self, sector: i64, p: i64) -> None:
        self.row[CONTROLLER + sector] = p

    # Sector cards

    def traps(self) -> i64:
        """How many sector cards lie on the table."""
        return self.row[TRAPS]

    def trap_card(self, n: i64) -> i64:
        """The n-th sector card, in the order laid."""
        return self.row[TRAP + n] & 63

    def trap_sector(self, n: i64) -> i64:
        """Beside which sector it lies."""
        return (self.row[TRAP + n] >> 6) & 7

    def trap_owner(self, n: i64) -> i64:
        """Who laid it."""
        return (self.row[TRAP + n] >> 9) & 7

    def trap_immune(self, n: i64) -> i64:
        """The players who are immune to it (AD-R51)."""
        return self.row[TRAP + n] >> 12

    def find_trap(self, card: i64) -> i64:
        """Where in the order laid a sector card is, or -1."""
        for n in range(self.row[TRAPS]):
            if self.row[TRAP + n] & 63 == card:
                return n
        return -1

    def lay_trap(self, card: i64, sector: i64, owner: i64, immune: i64) -> None:
        """A card beside a sector."""
        row = self.row
        row[TRAP + row[TRAPS]] = card | (sector << 6) | (owner << 9) | (immune << 12)
        row[TRAPS] += 1

    def lift_trap(self, n: i64) -> None:
        """The n-th sector card leaves; the others keep their order."""
        row = self.row
        row[TRAPS] -= 1
        while n < row[TRAPS]:
            row[TRAP + n] = row[TRAP + n + 1]
            n += 1
        row[TRAP + n] = 0

    # Deck and pile

    def deck_size(self) -> i64:
        """How many cards the deck holds."""
        return self.row[DECK_SIZE]

    def deck(self, n: i64) -> i64:
        """The n-th card of the deck, counted from the bottom."""
        return self.row[STACKS + LAST - n]

    def set_deck(self, n: i64, card: i64) -> None:
        self.row[STACKS + LAST - n] = card

    def put_on_deck(self, card: i64) -> None:
        """A card becomes the top of the deck."""
        row = self.row
        row[STACKS + LAST - row[DECK_SIZE]] = card
        row[DECK_SIZE] += 1

    def take_deck(self) -> i64:
        """Lift the top card of the deck."""
        row = self.row
        row[DECK_SIZE] -= 1
        return row[STACKS + LAST - row[DECK_SIZE]]

    def pile_size(self) -> i64:
        """How many cards lie on the pile."""
        return self.row[PILE_SIZE]

    def pile(self, n: i64) -> i64:
        """The n-th card of the pile, counted from the bottom."""
        return self.row[STACKS + n]

    def pile_top(self) -> i64:
        """The top card of the pile, or no card."""
        n = self.row[PILE_SIZE]
        return self.row[STACKS + n - 1] if n > 0 else i64(NO_CARD)

    def put_on_pile(self, card: i64, by: i64) -> None:
        """A card becomes the top of the pile; `by` is who played it, if it was played."""
        row = self.row
        row[STACKS + row[PILE_SIZE]] = card
        row[PILE_SIZE] += 1
        row[TOP_BY] = by

    def take_from_pile(self, card: i64) -> bool:
        """A card leaves the pile; whether it was there."""
        row = self.row
        n = row[PILE_SIZE] - 1
        while n >= 0 and row[STACKS + n] != card:
            n -= 1
        if n < 0:
            return False
        row[PILE_SIZE] -= 1
        if n == row[PILE_SIZE]:
            row[TOP_BY] = NOBODY  # what lies on top now is no longer the card put there last (AD-R16)
        while n < row[PILE_SIZE]:
            row[STACKS + n] = row[STACKS + n + 1]
            n += 1
        return True

    def top_by(self) -> i64:
        """Who played the top card of the pile, if being played brought it there last; else nobody (AD-R16)."""
        return self.row[TOP_BY]

    def set_top_by(self, p: i64) -> None:
        self.row[TOP_BY] = p

    def empty_pile(self) -> None:
        """The pile is taken up to be shuffled."""
        self.row[PILE_SIZE] = 0
        self.row[TOP_BY] = NOBODY
