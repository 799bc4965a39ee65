"""The Access Denied table: what lies on it (board.py), and where the turn, plays, attempts and trades stand."""

from typing import Final, Self, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.core.state import SETTINGS, blank
from sneakernet.games.access_denied.rules import cells
from sneakernet.games.access_denied.rules.board import Board
from sneakernet.games.access_denied.rules.cells import (
    ACTIONS,
    ACTIVE,
    ATTEMPT_BY,
    ATTEMPT_KIND,
    ATTEMPT_SECTOR,
    BY_EXTRA,
    CREDIT,
    DRAW_BASE,
    DRAWN,
    DRAWN_FREE,
    ENDING,
    MOST_PLAYS,
    NEXT,
    NOW,
    OFFERS,
    PAID,
    PAID_SIZE,
    PARTNER,
    PHASE,
    PLAY,
    PLAY_CELLS,
    PLAYS,
    SAVED,
    STARTER,
    STATUS,
    STEP,
    TAKEN,
    TRIES,
    TURNS,
    USED,
    WINNERS,
    WIRED,
)
from sneakernet.games.access_denied.rules.pack import Edition

NOBODY: Final = -1
NO_CARD: Final = -1

# How a pending play stands
OPEN: Final = 0
RESOLVING: Final = 1
STOPPED: Final = 2
FILED: Final = 3  # stopped, and on the pile already
FOILED: Final = 4  # a play that is an attempt, and failed

# What is used up or in force this turn
USED_FREE_PLAY: Final = 1
USED_BONUS: Final = 2
USED_EXTRA: Final = 4
LOSSES_VOID: Final = 8
TURN_OVER: Final = 16  # skipped, or cut short
UNLIMITED_STEP: Final = 32
DULLED_PLAY: Final = 64  # a card was paid with an action that would have been free without a hot potato

# Kinds of attempts, and how far one has come
WITH_CODES: Final = 0
WITH_COST: Final = 1
BARE: Final = 2  # War Dialer
BY_CARD: Final = 3  # german Guru
NO_ATTEMPT: Final = 0
DECLARED: Final = 1
LAID: Final = 2
FAILED: Final = 3

# Counts in NEXT and NOW: four bits each but the last two, which may grow
ETAXES_AT: Final = 8
MORE_AT: Final = 16
FEWER_AT: Final = 24

EMPTY: Final = blank(vars(cells))


@final
class Net(Board):
    """All that lies on a table of Access Denied, and all that is going on."""

    def copy(self) -> Self:
        twin = Net(self.row[:], self.rule)
        twin.blind = self.blind
        return twin

    def news(self, verb: i64, seat: i64, card: i64 = -1, target: i64 = -1, n: i64 = 0, known_to: i64 = 0) -> None:
        """Tell of a card by its name in this edition."""
        if self.log is not None:
            self.tell(verb, seat, card + self.pack.offset if card >= 0 else card, target, n, known_to)

    # The turn

    def active(self) -> i64:
        """The player whose turn it is."""
        return self.row[ACTIVE]

    def set_active(self, p: i64) -> None:
        self.row[ACTIVE] = p

    def starter(self) -> i64:
        """The first player."""
        return self.row[STARTER]

    def set_starter(self, p: i64) -> None:
        self.row[STARTER] = p

    def turns(self) -> i64:
        """Turns begun so far."""
        return self.row[TURNS]

    def set_turns(self, n: i64) -> None:
        self.row[TURNS] = n

    def step(self) -> i64:
        """The step of the turn."""
        return self.row[STEP]

    def set_step(self, step: i64) -> None:
        self.row[STEP] = step

    def status(self, p: i64) -> i64:
        """Lasting effects on a player: flags, and from bit 4 on the cut of the hand limit."""
        return self.row[STATUS + p]

    def set_status(self, p: i64, status: i64) -> None:
        self.row[STATUS + p] = status

    def next_turn(self, p: i64) -> i64:
        """What waits for a player's next turn."""
        return self.row[NEXT + p]

    def set_next_turn(self, p: i64, effects: i64) -> None:
        self.row[NEXT + p] = effects

    def now(self) -> i64:
        """What is in force in this turn."""
        return self.row[NOW]

    def set_now(self, effects: i64) -> None:
        self.row[NOW] = effects

    def forbids(self, effect: i64) -> bool:
        """Whether an effect (a flag of names.py) is in force in this turn."""
        return (self.row[NOW] & BIT[effect]) != 0

    def etaxes(self) -> i64:
        """How many No eTaxes are in force."""
        return (self.row[NOW] >> ETAXES_AT) & 255

    def used(self) -> i64:
        """What is used up in this turn, all flags."""
        return self.row[USED]

    def set_used(self, flags: i64) -> None:
        self.row[USED] = flags

    def is_used(self, flag: i64) -> bool:
        return (self.row[USED] & flag) != 0

    def use(self, flag: i64) -> None:
        self.row[USED] |= flag

    def turn_is_over(self) -> bool:
        """Skipped or cut short: no further step begins."""
        return (self.row[USED] & TURN_OVER) != 0

    def actions(self) -> i64:
        """Ordinary actions left."""
        return self.row[ACTIONS]

    def set_actions(self, n: i64) -> None:
        self.row[ACTIONS] = n

    def taken(self) -> i64:
        """Actions taken in this turn."""
        return self.row[TAKEN]

    def set_taken(self, n: i64) -> None:
        self.row[TAKEN] = n

    def offers(self) -> i64:
        """Trade offers of this turn that came to nothing."""
        return self.row[OFFERS]

    def set_offers(self, n: i64) -> None:
        self.row[OFFERS] = n

    def drawn(self) -> i64:
        """Cards drawn in this step 4."""
        return self.row[DRAWN]

    def set_drawn(self, n: i64) -> None:
        self.row[DRAWN] = n

    def drawn_free(self) -> i64:
        """How many of them the limit did not bind."""
        return self.row[DRAWN_FREE]

    def set_drawn_free(self, n: i64) -> None:
        self.row[DRAWN_FREE] = n

    def credit(self) -> i64:
        """Cards added to the allowance of this step 4."""
        return self.row[CREDIT]

    def set_credit(self, n: i64) -> None:
        self.row[CREDIT] = n

    def draw_base(self) -> i64:
        """The base allowance as a card raised it in this step 4; 0: as printed."""
        return self.row[DRAW_BASE]

    def set_draw_base(self, n: i64) -> None:
        self.row[DRAW_BASE] = n

    def tries(self) -> i64:
        """Free attempts left in step 1."""
        return self.row[TRIES]

    def set_tries(self, n: i64) -> None:
        self.row[TRIES] = n

    def saved(self) -> bool:
        """Whether this loss event was called off (AD-70)."""
        return self.row[SAVED] != 0

    def set_saved(self, saved: bool) -> None:
        self.row[SAVED] = 1 if saved else 0

    def winners(self) -> i64:
        """Who has won, as a set of seats."""
        return self.row[WINNERS]

    def ending(self) -> i64:
        """How the game ended; 0: it goes on."""
        return self.row[ENDING]

    def finish(self, winners: i64, ending: i64) -> None:
        """The game stops at once; nothing further is resolved (AD-75)."""
        self.row[WINNERS] = winners
        self.row[ENDING] = ending
        self.drop(self.depth())

    # The attempt

    def attempt_by(self) -> i64:
        """Who makes an attempt, or nobody."""
        return self.row[ATTEMPT_BY]

    def attempt_sector(self) -> i64:
        return self.row[ATTEMPT_SECTOR]

    def attempt_kind(self) -> i64:
        return self.row[ATTEMPT_KIND]

    def phase(self) -> i64:
        """How far the attempt has come."""
        return self.row[PHASE]

    def set_phase(self, phase: i64) -> None:
        self.row[PHASE] = phase

    def wired(self) -> i64:
        """The players who wiretap the attempt."""
        return self.row[WIRED]

    def set_wired(self, players: i64) -> None:
        self.row[WIRED] = players

    def by_extra(self) -> bool:
        """Whether the attempt is paid with Over-Clock's extra action (AD-R65)."""
        return self.row[BY_EXTRA] != 0

    def open_attempt(self, p: i64, sector: i64, kind: i64, by_extra: bool) -> None:
        row = self.row
        row[ATTEMPT_BY] = p
        row[ATTEMPT_SECTOR] = sector
        row[ATTEMPT_KIND] = kind
        row[PHASE] = DECLARED
        row[WIRED] = 0
        row[BY_EXTRA] = 1 if by_extra else 0
        row[PAID_SIZE] = 0

    def close_attempt(self) -> None:
        row = self.row
        row[ATTEMPT_BY] = NOBODY
        row[ATTEMPT_SECTOR] = 0
        row[ATTEMPT_KIND] = 0
        row[PHASE] = NO_ATTEMPT
        row[WIRED] = 0
        row[BY_EXTRA] = 0
        row[PAID_SIZE] = 0

    def paid(self, n: i64) -> i64:
        """The n-th card laid out for an uncontrolled sector."""
        return self.row[PAID + n]

    def paid_size(self) -> i64:
        return self.row[PAID_SIZE]

    def lay_out(self, card: i64) -> None:
        """One more card laid out for an uncontrolled sector."""
        self.row[PAID + self.row[PAID_SIZE]] = card
        self.row[PAID_SIZE] += 1

    # Pending plays: the first is at the bottom

    def plays(self) -> i64:
        """How many announced cards are not finished."""
        return self.row[PLAYS]

    def play(self, slot: i64, cell: i64) -> i64:
        """One cell of a pending play."""
        return self.row[PLAY + PLAY_CELLS * slot + cell]

    def set_play(self, slot: i64, cell: i64, value: i64) -> None:
        self.row[PLAY + PLAY_CELLS * slot + cell] = value

    def open_play(self, card: i64, by: i64) -> i64:
        """A card comes into play; its slot."""
        row = self.row
        slot = row[PLAYS]
        if slot >= MOST_PLAYS:
            raise RuntimeError("more cards are in play than the table can hold")
        at = PLAY + PLAY_CELLS * slot
        row[at] = card
        row[at + 1] = by
        row[at + 2] = NOBODY
        row[at + 3] = NOBODY
        row[at + 4] = NOBODY
        row[at + 5] = OPEN
        row[at + 6] = 0
        row[at + 7] = NO_CARD
        row[PLAYS] = slot + 1
        return slot

    def close_play(self) -> None:
        """The latest pending play is finished."""
        row = self.row
        row[PLAYS] -= 1
        at = PLAY + PLAY_CELLS * row[PLAYS]
        for n in range(i64(PLAY_CELLS)):
            row[at + n] = 0

    # The trade, and the table's settings

    def partner(self) -> i64:
        """To whom a trade is offered, or nobody."""
        return self.row[PARTNER]

    def set_partner(self, p: i64) -> None:
        self.row[PARTNER] = p

    def setting(self, cell: i64) -> i64:
        """A cell by its name: of the trade (TRADE_NAMED, WANTED, ANSWERED), or a setting (GOAL, …, EXPIRED)."""
        return self.row[cell]

    def cancelbot_level(self) -> i64:
        """The access that English CancelBot needs (AD-R86): the last of the settings, in the order of editions.py."""
        return 1 + self.row[SETTINGS + 5]

    def set_setting(self, cell: i64, value: i64) -> None:
        self.row[cell] = value


def lay(rule: Edition, seats: int) -> Net:
    """A table of an edition, without cards."""
    s = Net(EMPTY[:], rule)
    s.row[0] = seats
    for sector in range(i64(6)):
        s.set_controller(sector, NOBODY)
    s.set_top_by(NOBODY)
    s.set_partner(NOBODY)
    s.close_attempt()
    return s
