"""State: one row of integers that holds everything: the stack of procedures, the random stream, the open question."""

from array import array
from collections.abc import Mapping
from typing import Final, Self

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sneakernet.core.bits import BIT, lowest
from sneakernet.core.event import Happened
from sneakernet.core.layout import BadLayout, layout
from sneakernet.core.rng import STREAM, below

OBSERVERS: Final = 7  # at most six seats, and the spectator behind the last seat
MOST_SETTINGS: Final = 16
MOST_OPTIONS: Final = 96
MOST_FRAMES: Final = 64

# Core's cells, one after the other
SEATS: Final = 0  # how many players
ASKED: Final = SEATS + 1  # the seat whose answer is awaited
DEPTH: Final = ASKED + 1  # frames on the stack
OFFERED: Final = DEPTH + 1  # options of the open question
RANDOM: Final = OFFERED + 1  # the random stream, where rng.py has it
KNOWN: Final = RANDOM + 4  # per observer: the set of cards whose place it knows (games whose cards exist once)
EDITION: Final = KNOWN + OBSERVERS  # the number of the edition in the game's list
SETTINGS: Final = EDITION + 1  # per setting of the game: the number of its word, or words + number
OPTIONS: Final = SETTINGS + MOST_SETTINGS
STACK: Final = OPTIONS + MOST_OPTIONS  # a frame is one number: its op, above it the seat, above that its number
GAME: Final = STACK + MOST_FRAMES  # the game's own cells begin here

SEAT_AT: Final = 10
NUMBER_AT: Final = SEAT_AT + 3
MOST_OPS: Final = 2**SEAT_AT

NOBODY: Final = -1
ALL: Final = -1  # every observer there is


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One row of integers behind named accessors. A game adds its own cells and names."""

    def __init__(self, row: vec[i64]) -> None:
        self.row: Final = row
        self.log: list[Happened] | None = None  # someone listens: events are written here
        self.told_by_asking: i64 = 0  # seats of whose hidden cards it told whether they were asked; for who listens
        self.unasked: list[tuple[int, int, int]] | None = None  # someone wants to know of questions with one answer
        self.blind = False  # nobody will imagine worlds from here: what serves that alone need not be kept

    def copy(self) -> Self:
        """An independent copy, without the listener. In the game, because it makes its own class."""
        raise NotImplementedError

    def seats(self) -> i64:
        """How many players sit at the table."""
        return self.row[SEATS]

    def everyone(self) -> i64:
        """All observers: every seat, and the spectator."""
        return BIT[self.row[SEATS] + 1] - 1

    def asked(self) -> i64:
        """The seat whose answer is awaited, or nobody."""
        return self.row[ASKED]

    def depth(self) -> i64:
        """How many procedures are open; none: the game is over."""
        return self.row[DEPTH]

    def after(self, seat: i64, n: i64) -> i64:
        """The n-th seat clockwise (to the left) from this one."""
        return (seat + n) % self.row[SEATS]

    def push(self, op: i64, a: i64, b: i64) -> None:
        """Open a procedure: what is pushed last runs first."""
        put_frame(self.row, op + (a << SEAT_AT) + (b << NUMBER_AT))

    def push_each(self, ops: vec[i64], first: i64, a: i64, b: i64) -> None:
        """Open several procedures, from this one on: they run in the order of the list."""
        row = self.row
        at = STACK + row[DEPTH]
        n = i64(len(ops))
        if at + n - first > GAME:
            raise RuntimeError("more procedures are open than the stack can hold")
        row[DEPTH] += n - first
        about = (a << SEAT_AT) + (b << NUMBER_AT)
        while n > first:
            n -= 1
            row[at] = ops[n] + about
            at += 1

    def drop(self, n: i64) -> None:
        """Close the n procedures opened last."""
        self.row[DEPTH] -= n

    def open_op(self, n: i64) -> i64:
        """The op of the n-th frame from the top, counted from 0."""
        return self.row[STACK + self.row[DEPTH] - 1 - n] & (MOST_OPS - 1)

    def open_seat(self, n: i64) -> i64:
        """Its seat."""
        return (self.row[STACK + self.row[DEPTH] - 1 - n] >> SEAT_AT) & 7

    def open_number(self, n: i64) -> i64:
        """Its number."""
        return self.row[STACK + self.row[DEPTH] - 1 - n] >> NUMBER_AT

    def begin_anew(self, a: i64) -> None:
        """The procedure that waits on top begins anew, with its number at 0 and this seat."""
        row = self.row
        at = STACK + row[DEPTH] - 1
        row[at] = (row[at] & (MOST_OPS - 1)) + (a << SEAT_AT)

    def offer(self, option: i64) -> None:
        """One more option for the open question."""
        put_option(self.row, option)

    def offer_each(self, verb: i64, cards: i64) -> None:
        """One option for each card of a set, ascending; its code is verb + card."""
        row = self.row
        n = row[OFFERED]
        rest = cards
        while rest != 0:
            if n >= MOST_OPTIONS:
                raise RuntimeError("a question offers more options than fit on its list")
            row[OPTIONS + n] = verb + lowest(rest)
            rest &= rest - 1
            n += 1
        row[OFFERED] = n

    def offered(self) -> i64:
        """How many options the open question has."""
        return self.row[OFFERED]

    def option(self, n: i64) -> i64:
        """The code of an option of the open question."""
        return self.row[OPTIONS + n]

    def below(self, n: i64) -> i64:
        """A random number from 0 to n - 1 from the game's own stream."""
        return below(self.row, n)

    def known_to(self, observer: i64) -> i64:
        """The cards whose place this observer knows."""
        return self.row[KNOWN + observer]

    def set_known_to(self, observer: i64, cards: i64) -> None:
        """Set the cards whose place this observer knows."""
        self.row[KNOWN + observer] = cards

    def edition(self) -> i64:
        """The number of the edition that is played, in the game's list."""
        return self.row[EDITION]

    def tell(self, verb: i64, seat: i64, card: i64 = -1, target: i64 = -1, n: i64 = 0, known_to: i64 = 0) -> None:
        """Write down what happened; everyone may know that it did, `known_to` may know the card."""
        if self.log is not None:
            self.write_down(verb, seat, card, target, n, known_to, ALL)

    def tell_only(self, told_to: i64, verb: i64, seat: i64, card: i64 = -1, target: i64 = -1, n: i64 = 0) -> None:
        """Write down what happened in secret: only these observers may know of it."""
        if self.log is not None:
            self.write_down(verb, seat, card, target, n, told_to, told_to)

    def write_down(self, verb: i64, seat: i64, card: i64, target: i64, n: i64, known_to: i64, told_to: i64) -> None:
        """One more line for the listener. Apart, because a playout has none and should not pay for it."""
        if self.log is not None:
            self.log.append(Happened(verb, seat, card, target, n, known_to, told_to))

    def encode(self) -> bytes:
        """The state as bytes: what is alive in it, and nothing else."""
        row = self.row
        live = [int(row[n]) for n in range(OPTIONS + int(row[OFFERED]))]
        for n in reversed(range(int(row[DEPTH]))):
            live.extend((int(self.open_op(n)), int(self.open_seat(n)), int(self.open_number(n))))
        live.extend(int(row[n]) for n in range(GAME, len(row)))
        return array("q", live).tobytes()

    def decode(self, encoded: bytes) -> None:
        """Take over the state that `encode` wrote."""
        live = array("q")
        live.frombytes(encoded)
        row = self.row
        options = OPTIONS + live[OFFERED]
        frames = options + 3 * live[DEPTH]
        if len(live) - frames != len(row) - GAME:
            raise ValueError("these bytes are not a state of this game")
        for n in range(options):
            row[n] = live[n]
        row[DEPTH] = 0
        for n in range(options, frames, 3):
            self.push(live[n], live[n + 1], live[n + 2])
        for n in range(frames, len(live)):
            row[GAME + n - frames] = live[n]


# Functions, not methods: the compiler borrows arguments, which avoids reference counting.


def put_frame(row: vec[i64], frame: i64) -> None:
    """One more frame on the stack."""
    depth = row[DEPTH]
    if depth >= MOST_FRAMES:
        raise RuntimeError("more procedures are open than the stack can hold")
    row[STACK + depth] = frame
    row[DEPTH] = depth + 1


def put_option(row: vec[i64], option: i64) -> None:
    """One more option on the list."""
    n = row[OFFERED]
    if n >= MOST_OPTIONS:
        raise RuntimeError("a question offers more options than fit on its list")
    row[OPTIONS + n] = option
    row[OFFERED] = n + 1


def blank(names: Mapping[str, object]) -> vec[i64]:
    """The empty row of a game with this layout (layout.py); copy it with a full slice."""
    row = vec[i64]([0] * layout(names, GAME)["END"])
    row[ASKED] = NOBODY
    return row


if RANDOM != STREAM:
    raise BadLayout(f"the random stream must lie at {RANDOM}")
