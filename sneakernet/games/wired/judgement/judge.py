"""WIRED: points, computers that score and will score, room to grow, the staff, and what the hand is good for."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.bots.judgement.judgement import Before, Judgement, ops_about
from sneakernet.bots.judgement.order import keep_to_myself
from sneakernet.core.rng import Rng
from sneakernet.core.state import NOBODY
from sneakernet.games.wired.judgement import barter
from sneakernet.games.wired.judgement.network_worth import (
    Survey,
    event,
    has_scored,
    in_hand,
    income,
    points,
    room,
    rounds_left,
    staff,
    strength,
    turns_left,
)
from sneakernet.games.wired.rules import names, network, turn
from sneakernet.games.wired.rules.book import BOOK
from sneakernet.games.wired.rules.cells import COMPUTER_1, LOOSE_CABLES, LOOSE_COMPUTERS, NO_NODE
from sneakernet.games.wired.rules.deals import NO_OFFER
from sneakernet.games.wired.rules.state import Wired
from sneakernet.games.wired.rules.stock import ONE, kind_at, size

PARTS: Final = ("points", "income", "room", "staff", "hand", "event")
POINTS: Final = 0
INCOME: Final = 1
ROOM: Final = 2
STAFF: Final = 3
IN_HAND: Final = 4

BUSY: Final = ops_about(BOOK, ("place", "attach", "reconnect", "victim", "target", "repair", "keep", "rob"))
PLACE: Final = ops_about(BOOK, ("place",))
ATTACH: Final = ops_about(BOOK, ("attach",))
VICTIM: Final = ops_about(BOOK, ("victim",))
TARGET: Final = ops_about(BOOK, ("target",))
TRADE_STEP: Final[i64] = turn.TRADE.code
MOVES_STEP: Final[i64] = turn.MOVES.code
DISCARD_STEP: Final[i64] = turn.DISCARD.code


def silenced(s: Wired, node: i64) -> i64:
    """How many computers stop scoring when an issue is laid on a card of a network (WD-24)."""
    if not network.is_active(s, node):
        return 0
    if node >= COMPUTER_1:
        return 1
    total: i64 = 0
    below = s.first(node)
    while below != NO_NODE:
        total += silenced(s, below)
        below = s.next(below)
    return total


def hardest_hit(s: Wired) -> i64:
    """The option that silences most computers of the victim."""
    p = s.open_number(0) & 7
    best: i64 = 0
    most: i64 = -1
    for k in range(s.offered()):
        hit = silenced(s, network.node_of(s, p, s.option(k) - names.ON))
        if hit > most:
            most = hit
            best = k
    return best


def strongest(s: Wired) -> i64:
    """The option that hits the strongest rival with anything to lose."""
    best: i64 = 0
    most = -1000.0
    rounds = rounds_left(s)
    for k in range(s.offered()):
        p = s.option(k) - names.AGAINST
        strong = strength(s, p, turns_left(s, p, rounds))
        if network.active_computers(s, p) == 0:
            strong -= 100.0
        if strong > most:
            most = strong
            best = k
    return best


def is_touched(s: Wired, before: Wired, p: i64) -> bool:
    """Whether anything of a player has changed since, while another one moved: a network does not without trouble."""
    if s.hand(p) != before.hand(p) or s.classes(p) != before.classes(p) or s.score(p) != before.score(p):
        return True
    return s.trouble(p) != before.trouble(p) or s.computers(p) != before.computers(p)


def goes_far(s: Wired, before: Wired, me: i64) -> bool:
    """Whether more than one player's move lies between: the turn is over, an event runs, or the rounds are fewer."""
    if me != s.active() or s.asked() < 0 or s.turns() != before.turns():
        return True
    if s.event_target() != NOBODY or before.event_target() != NOBODY:
        return True
    return any(p != me and has_scored(s, p) and is_touched(s, before, p) for p in range(s.seats()))


def is_whole(s: Wired, p: i64) -> bool:
    """Whether everything of a player hangs on INTERNET, and no issue lies on it."""
    floating = s.first(LOOSE_CABLES + p) + s.first(LOOSE_COMPUTERS + p)
    return s.trouble(p) == 0 and floating == NO_NODE


def leaves_floating(s: Wired, option: i64) -> bool:
    """Whether something would float, or go on floating, that could hang where it works (WD-18 to 20, 24)."""
    op = s.open_op(0)
    p = s.asked()
    if PLACE[op]:
        return option == names.FLOAT and fits_somewhere(s, p)
    if ATTACH[op]:
        return option == names.ENOUGH and network.is_active(s, network.node_of(s, p, s.open_number(0) >> 7))
    return option == names.DONE and op in (TRADE_STEP, MOVES_STEP) and floats_in_vain(s, p)


def fits_somewhere(s: Wired, p: i64) -> bool:
    """Whether what is placed can hang on something that works."""
    for k in range(s.offered()):
        option = s.option(k)
        if names.ON <= option < names.MOVE and network.is_active(s, network.node_of(s, p, option - names.ON)):
            return True
    return False


def floats_in_vain(s: Wired, p: i64) -> bool:
    """Whether a computer floats that a MOVE would let score."""
    computer = s.first(LOOSE_COMPUTERS + p)
    while computer != NO_NODE and s.issues(computer) != 0:
        computer = s.next(computer)
    if computer == NO_NODE or Survey(s, p).ports == 0:
        return False
    return any(s.option(k) == names.RECONNECT for k in range(s.offered()))


def begins_an_offer(option: i64) -> bool:
    """Whether a player would ask another one for cards (WD-50, 53)."""
    return option in (names.OFFER, names.COUNTER)


@final
class WiredJudgement(Judgement[Wired]):
    """A good table: points, computers that score, room for more, the right people, a hand for the next turn."""

    def __init__(self) -> None:
        super().__init__(PARTS, 7.0)

    def strengths(self, s: Wired) -> list[float]:
        rounds = rounds_left(s)
        return [strength(s, p, turns_left(s, p, rounds)) for p in range(s.seats())]

    def strengths_since(self, s: Wired, before: Before[Wired], me: i64) -> list[float]:
        if goes_far(s, before.table, me):
            return self.strengths(s)
        found = before.strengths[:]
        for p in range(s.seats()):
            if p == me or is_touched(s, before.table, p):
                found[p] = strength(s, p, turns_left(s, p, before.rounds))
        return found

    def before(self, s: Wired) -> Before[Wired]:
        return Before(s, self.strengths(s), rounds_left(s))

    def standing(self, s: Wired, p: i64) -> float:
        return strength(s, p, turns_left(s, p, rounds_left(s)))

    def part(self, s: Wired, p: i64, n: i64) -> float:
        net = Survey(s, p)
        turns = turns_left(s, p, rounds_left(s))
        if n == POINTS:
            return points(s, p)
        if n == INCOME:
            return income(s, p, net, turns)
        if n == ROOM:
            return room(s, p, net, turns)
        if n == STAFF:
            return staff(s, p, net, turns)
        return in_hand(s, p, net, turns) if n == IN_HAND else event(s, p, net, turns)

    def turn(self, s: Wired) -> i64:
        return s.turns()

    def busy(self, s: Wired) -> bool:
        return BUSY[s.open_op(0)] != 0

    def habit(self, s: Wired) -> i64:
        """Attacks go for the strongest rival, where it hurts most: a move is not thought through for every rival."""
        op = s.open_op(0)
        if TARGET[op]:
            return hardest_hit(s)
        return strongest(s) if VICTIM[op] else -1

    def waits(self, s: Wired, option: i64) -> bool:
        return option == names.DONE and s.open_op(0) == DISCARD_STEP

    def custom(self, s: Wired) -> i64:
        return barter.write(s, s.asked())

    def idle(self, s: Wired) -> i64:
        for k in range(s.offered()):
            if begins_an_offer(s.option(k)):
                return -1 if barter.is_worth_asking(s, s.asked()) else k
        return -1

    def is_folly(self, s: Wired, option: i64) -> bool:
        return leaves_floating(s, option)

    def eager(self, s: Wired) -> i64:
        if s.open_op(0) == TRADE_STEP and barter.is_worth_asking(s, s.asked()):
            return barter.place_of(s, names.OFFER)
        return -1

    def is_far_fetched(self, s: Wired, option: i64) -> bool:
        """Offers are seldom made, and long to think through; so is replugging a network that lacks nothing."""
        if option == names.RECONNECT:
            return is_whole(s, s.asked())
        return begins_an_offer(option) or leaves_floating(s, option)

    def blind(self, s: Wired, me: i64) -> Wired:
        table = s.copy()
        pool = s.draw_pile()
        for p in range(s.seats()):
            if p != me:
                pool += s.hand(p) - s.known_hand(me, p)
        for p in range(s.seats()):
            for q in range(s.seats() + 1):
                if me not in (p, q) or p == me:
                    table.set_known_hand(q, p, 0)
            if p != me:
                known = s.known_hand(me, p)
                dealt = first_of(pool, s.hand_size(p) - size(known))
                pool -= dealt
                table.set_hand(p, known + dealt, s.hand_size(p))
        table.set_draw_pile(pool, s.draw_size())
        keep_to_myself(table, me)
        return table

    def forget(self, s: Wired, me: i64, memory: i64, rng: Rng) -> None:
        if s.active() != me or s.offer_state() != NO_OFFER or s.area_size() > 0 or barter.PARTNER[s.open_op(0)]:
            return  # cards that somebody is just playing, offering or about to ask for are before its eyes
        for p in range(s.seats()):
            if p != me:
                kept: i64 = 0
                known = s.known_hand(me, p)
                for n in range(size(known)):
                    if rng.below(100) < memory:
                        kept += ONE[kind_at(known, n)]
                s.set_known_hand(me, p, kept)


def first_of(cards: i64, n: i64) -> i64:
    """The first so many of these cards, the kinds in their order."""
    found: i64 = 0
    for k in range(n):
        found += ONE[kind_at(cards, k)]
    return found


JUDGEMENT: Final = WiredJudgement()
