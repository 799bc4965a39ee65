"""The WIRED table: hands, networks, classifications, piles, points. cells.py declares where they lie."""

from typing import Final, Self, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.core.state import NOBODY, SETTINGS, blank
from sneakernet.games.wired.rules import cells
from sneakernet.games.wired.rules.cells import (
    ACTIVE,
    BOUT,
    CLASSES,
    CLOSED,
    COMPUTERS,
    DEALER,
    DISCARD,
    DISCARD_SIZE,
    DISCARDS,
    DOME,
    DOME_TURN,
    DONE,
    DRAW,
    DRAW_SIZE,
    FINISHER,
    FIRST,
    HAND,
    HAND_SIZE,
    ISSUES,
    KIND_BITS,
    KNOWN_HANDS,
    MOVES,
    NEXT,
    OBSERVERS,
    OFFERS,
    PARENT,
    PER_CELL,
    REASON,
    ROUND,
    SCORE,
    TAG,
    TRADING,
    TROUBLE,
    TURNS,
    WINNERS,
)
from sneakernet.games.wired.rules.deals import Deals
from sneakernet.games.wired.rules.stock import FIELD, ONE

# CLOSED: what is over in this turn.
MOVES_OVER: Final = 1
TURN_OVER: Final = 2  # the clock of Peel Out: no DISCARD either

EMPTY: Final = blank(vars(cells))


@final
class Wired(Deals):
    """All that lies on a WIRED table."""

    def copy(self) -> Self:
        return Wired(self.row[:])

    # Hands

    def hand(self, p: i64) -> i64:
        """The hand of a player: how many of each kind (stock.py)."""
        return self.row[HAND + p]

    def hand_size(self, p: i64) -> i64:
        """How many cards a player holds."""
        return self.row[HAND_SIZE + p]

    def set_hand(self, p: i64, cards: i64, size: i64) -> None:
        self.row[HAND + p] = cards
        self.row[HAND_SIZE + p] = size

    def known_hand(self, q: i64, p: i64) -> i64:
        """The cards that observer q knows to be in the hand of p."""
        return self.row[HAND + p] if q == p else self.row[KNOWN_HANDS + OBSERVERS * p + q]

    def set_known_hand(self, q: i64, p: i64, cards: i64) -> None:
        self.row[KNOWN_HANDS + OBSERVERS * p + q] = cards

    def show_in_hand(self, p: i64, kind: i64) -> None:
        """Everybody sees that this player holds a card of this kind."""
        row = self.row
        at = KNOWN_HANDS + OBSERVERS * p
        end = at + row[0] + 1
        while at < end:
            if row[at] & FIELD[kind] == 0:
                row[at] += ONE[kind]
            at += 1

    def leave_hand(self, p: i64, kind: i64) -> None:
        """A card leaves a hand before everybody's eyes."""
        row = self.row
        row[HAND + p] -= ONE[kind]
        row[HAND_SIZE + p] -= 1
        at = KNOWN_HANDS + OBSERVERS * p
        end = at + row[0] + 1
        while at < end:
            if row[at] & FIELD[kind]:
                row[at] -= ONE[kind]
            at += 1

    def enter_hand(self, p: i64, kind: i64) -> None:
        """A card comes to a hand; who sees it is another matter."""
        self.row[HAND + p] += ONE[kind]
        self.row[HAND_SIZE + p] += 1

    def enter_hand_openly(self, p: i64, kind: i64) -> None:
        """A card comes to a hand before everybody's eyes."""
        self.enter_hand(p, kind)
        at = KNOWN_HANDS + OBSERVERS * p
        for q in range(self.row[0] + 1):
            if q != p:
                self.row[at + q] += ONE[kind]

    # Piles

    def draw_pile(self) -> i64:
        """How many of each kind the draw pile holds. Nobody knows its order, so it has none until a card is drawn."""
        return self.row[DRAW]

    def draw_size(self) -> i64:
        return self.row[DRAW_SIZE]

    def set_draw_pile(self, cards: i64, size: i64) -> None:
        self.row[DRAW] = cards
        self.row[DRAW_SIZE] = size

    def discards(self) -> i64:
        """How many of each kind the discard pile holds."""
        return self.row[DISCARDS]

    def discard_size(self) -> i64:
        return self.row[DISCARD_SIZE]

    def discarded(self, n: i64) -> i64:
        """The n-th card of the discard pile, the oldest is 0."""
        return (self.row[DISCARD + n // PER_CELL] >> (KIND_BITS * (n % PER_CELL))) & (2**KIND_BITS - 1)

    def put_on_discards(self, kind: i64) -> None:
        """A card on top of the discard pile."""
        row = self.row
        n = row[DISCARD_SIZE]
        row[DISCARD + n // PER_CELL] |= kind << (KIND_BITS * (n % PER_CELL))
        row[DISCARD_SIZE] = n + 1
        row[DISCARDS] += ONE[kind]

    def clear_discards(self) -> None:
        row = self.row
        cells = (row[DISCARD_SIZE] + PER_CELL - 1) // PER_CELL
        for n in range(cells):
            row[DISCARD + n] = 0
        row[DISCARD_SIZE] = 0
        row[DISCARDS] = 0

    # Classifications in play: a list of six-bit entries, the oldest first (classes.py reads them)

    def classes(self, p: i64) -> i64:
        return self.row[CLASSES + p]

    def set_classes(self, p: i64, entries: i64) -> None:
        self.row[CLASSES + p] = entries

    # The network, as nodes with a parent and a list of children (network.py walks it)

    def tag(self, node: i64) -> i64:
        """Owner and name of a node; 0: this node is not in play."""
        return self.row[TAG + node]

    def set_tag(self, node: i64, tag: i64) -> None:
        self.row[TAG + node] = tag

    def parent(self, node: i64) -> i64:
        return self.row[PARENT + node]

    def set_parent(self, node: i64, parent: i64) -> None:
        self.row[PARENT + node] = parent

    def next(self, node: i64) -> i64:
        """The next one on the same parent."""
        return self.row[NEXT + node]

    def set_next(self, node: i64, other: i64) -> None:
        self.row[NEXT + node] = other

    def first(self, node: i64) -> i64:
        """The first one that hangs on this node."""
        return self.row[FIRST + node]

    def set_first(self, node: i64, child: i64) -> None:
        self.row[FIRST + node] = child

    def issues(self, node: i64) -> i64:
        """The issues on a node: two bits each, the oldest lowest."""
        return self.row[ISSUES + node]

    def set_issues(self, node: i64, issues: i64) -> None:
        self.row[ISSUES + node] = issues

    def trouble(self, p: i64) -> i64:
        """How many issues of each kind lie in a network."""
        return self.row[TROUBLE + p]

    def add_trouble(self, p: i64, n: i64) -> None:
        self.row[TROUBLE + p] += n

    def computers(self, p: i64) -> i64:
        """All computers in a network."""
        return self.row[COMPUTERS + p]

    def add_computers(self, p: i64, n: i64) -> None:
        self.row[COMPUTERS + p] += n

    # The turn

    def active(self) -> i64:
        return self.row[ACTIVE]

    def set_active(self, p: i64) -> None:
        self.row[ACTIVE] = p

    def dealer(self) -> i64:
        return self.row[DEALER]

    def set_dealer(self, p: i64) -> None:
        self.row[DEALER] = p

    def moves(self) -> i64:
        """Regular MOVES left to the active player (WD-6)."""
        return self.row[MOVES]

    def set_moves(self, n: i64) -> None:
        self.row[MOVES] = n

    def offers_made(self) -> i64:
        """Offers made in this TRADE (WD-58)."""
        return self.row[OFFERS]

    def set_offers_made(self, n: i64) -> None:
        self.row[OFFERS] = n

    def trading(self) -> bool:
        """Whether no MOVE has ended TRADE yet (WD-5)."""
        return self.row[TRADING] != 0

    def set_trading(self, n: i64) -> None:
        self.row[TRADING] = n

    def closed(self) -> i64:
        """What the active player, or the clock, has ended in this turn."""
        return self.row[CLOSED]

    def close(self, what: i64) -> None:
        self.row[CLOSED] = what

    def turns(self) -> i64:
        return self.row[TURNS]

    def set_turns(self, n: i64) -> None:
        self.row[TURNS] = n

    def round(self) -> i64:
        return self.row[ROUND]

    def set_round(self, n: i64) -> None:
        self.row[ROUND] = n

    def score(self, p: i64) -> i64:
        return self.row[SCORE + p]

    def set_score(self, p: i64, points: i64) -> None:
        self.row[SCORE + p] = points

    # The end

    def finisher(self) -> i64:
        """The first to reach the target with four or more players, or nobody (WD-35)."""
        return self.row[FINISHER]

    def set_finisher(self, p: i64) -> None:
        self.row[FINISHER] = p

    def is_done(self, p: i64) -> bool:
        return (self.row[DONE] & BIT[p]) != 0

    def done(self) -> i64:
        """The players for whom the game is over (WD-36)."""
        return self.row[DONE]

    def set_done(self, players: i64) -> None:
        self.row[DONE] = players

    def dome(self) -> i64:
        """The players in the Thunderdome (WD-38)."""
        return self.row[DOME]

    def set_dome(self, players: i64, bout: i64, turn: i64) -> None:
        self.row[DOME] = players
        self.row[BOUT] = bout
        self.row[DOME_TURN] = turn

    def bout(self) -> i64:
        return self.row[BOUT]

    def dome_turn(self) -> i64:
        """Turns of this bout that are over."""
        return self.row[DOME_TURN]

    def winners(self) -> i64:
        return self.row[WINNERS]

    def reason(self) -> i64:
        return self.row[REASON]

    def set_winners(self, players: i64, reason: i64) -> None:
        self.row[WINNERS] = players
        self.row[REASON] = reason

    # House rules and numbers: the settings in core's cells, in the order of editions.SETTINGS

    def target(self) -> i64:
        """The points that end the game (WD-4)."""
        return self.row[SETTINGS]

    def trade_stop(self) -> i64:
        """From so many points on nobody trades (WD-57)."""
        return self.row[SETTINGS + 1]

    def gemini(self) -> bool:
        """Two alike classifications protect each other (WD-60)."""
        return self.row[SETTINGS + 2] != 0

    def kingmaker(self) -> bool:
        """Trading never stops (WD-61)."""
        return self.row[SETTINGS + 3] != 0

    def peel_out(self) -> bool:
        """A clock runs for the turn (WD-62)."""
        return self.row[SETTINGS + 4] != 0

    def king_seal(self) -> bool:
        """What Seal the Deal steals cannot be stolen again (WD-63)."""
        return self.row[SETTINGS + 5] != 0

    def switcheroo(self) -> bool:
        """Equipment may be played onto disabled equipment of the same id (WD-64)."""
        return self.row[SETTINGS + 6] != 0

    def shared_at_once(self) -> bool:
        """No Thunderdome: who is tied shares the victory (WD-38)."""
        return self.row[SETTINGS + 7] != 0

    def offers_per_turn(self) -> i64:
        return self.row[SETTINGS + 8]

    def seal_counters(self) -> bool:
        """Seal the Deal may be the counter in a duel (WD-49)."""
        return self.row[SETTINGS + 14] != 0

    def round_cap(self) -> i64:
        """After so many rounds the game ends (WD-65); 0: never."""
        return self.row[SETTINGS + 9]

    def dealer_rule(self) -> i64:
        """Who deals: a seat, or nobody for a random one (WD-2)."""
        return self.row[SETTINGS + 10] - 1


def lay() -> Wired:
    """A table without cards."""
    s = Wired(EMPTY[:])
    s.set_finisher(NOBODY)
    s.aim_event(NOBODY, 0)
    return s
