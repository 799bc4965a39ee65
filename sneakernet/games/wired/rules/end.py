"""The end: the target, the last round, tie-breaks, the Thunderdome, the round cap (WD-34 to 38, 65, 90)."""

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, has
from sneakernet.core.state import NOBODY
from sneakernet.games.wired.rules import names, network
from sneakernet.games.wired.rules.cells import INTERNET, NO_NODE
from sneakernet.games.wired.rules.editions import BOUTS, LAST_ROUND_FROM
from sneakernet.games.wired.rules.state import Wired

TIE_BREAKS = 4


def after_turn(s: Wired, me: i64) -> i64:
    """Who has the next turn; nobody when the game is over."""
    if s.dome() != 0:
        return after_dome_turn(s)
    if s.finisher() == NOBODY and s.score(me) >= s.target():
        if s.seats() < LAST_ROUND_FROM:
            return win(s, BIT[me], names.BY_TARGET)
        s.set_finisher(me)
        s.tell(names.FINISHED, me)
    if s.finisher() != NOBODY:
        s.set_done(s.done() | BIT[me])
        if s.done() == everybody(s):
            return compare(s, everybody(s))
    if me == s.dealer():
        s.set_round(s.round() + 1)
        if s.finisher() == NOBODY and 0 < s.round_cap() < s.round():
            s.tell(names.CAPPED, me, n=s.round_cap())
            return share_or_win(s, best(s, everybody(s), 0), everybody(s))
    return s.after(me, 1) if s.finisher() == NOBODY else next_not_done(s, me)


def everybody(s: Wired) -> i64:
    """The set of all players."""
    return BIT[s.seats()] - 1


def next_not_done(s: Wired, me: i64) -> i64:
    """The next player clockwise who still has a turn."""
    p = s.after(me, 1)
    while s.is_done(p):
        p = s.after(p, 1)
    return p


def measure(s: Wired, p: i64, rank: i64) -> i64:
    """The score (0), or what the tie-break of this rank counts (WD-37)."""
    if rank == 0:
        return s.score(p)
    if rank == 1:
        return network.active_computers(s, p)
    if rank == 2:
        return s.computers(p)
    n: i64 = 0
    node = network.after(s, INTERNET + p)
    while node != NO_NODE:
        if rank == TIE_BREAKS or network.is_active(s, node):
            n += 1
        node = network.after(s, node)
    return n


def best(s: Wired, among: i64, rank: i64) -> i64:
    """Those with the highest score, then the best of these by each tie-break in turn (WD-37)."""
    if rank > TIE_BREAKS or count(among) == 1:
        return among
    most: i64 = -1
    leaders: i64 = 0
    for p in range(s.seats()):
        if has(among, p):
            n = measure(s, p, rank)
            if n > most:
                most = n
                leaders = 0
            if n == most:
                leaders |= BIT[p]
    return best(s, leaders, rank + 1)


def win(s: Wired, winners: i64, reason: i64) -> i64:
    """The game is over."""
    s.set_winners(winners, reason)
    alone = count(winners) == 1
    for p in range(s.seats()):
        if has(winners, p):
            s.tell(names.WON if alone else names.SHARED, p)
    return NOBODY


def share_or_win(s: Wired, leaders: i64, among: i64) -> i64:
    """One winner, or a shared victory."""
    if count(leaders) > 1:
        return win(s, leaders, names.BY_SHARING)
    tied: i64 = 0
    for p in range(s.seats()):
        if has(among, p) and s.score(p) >= measure_best(s, among):
            tied += 1
    return win(s, leaders, names.BY_SCORE if tied == 1 else names.BY_TIE_BREAK)


def measure_best(s: Wired, among: i64) -> i64:
    """The highest score among these."""
    most: i64 = -1
    for p in range(s.seats()):
        if has(among, p) and s.score(p) > most:
            most = s.score(p)
    return most


def compare(s: Wired, among: i64) -> i64:
    """The last round is over: the best wins; who is tied to the last enters the dome (WD-35, 38)."""
    leaders = best(s, among, 0)
    if count(leaders) == 1 or s.shared_at_once():
        return share_or_win(s, leaders, among)
    return enter_dome(s, leaders, 1)


def enter_dome(s: Wired, players: i64, bout: i64) -> i64:
    """A bout for these players: they are no longer done, all others are (WD-38)."""
    s.set_dome(players, bout, 0)
    s.set_done(everybody(s) & ~players)
    for p in range(s.seats()):
        if has(players, p):
            s.tell(names.ENTERED, p, n=bout)
    return dome_player(s, 0)


def dome_player(s: Wired, turn: i64) -> i64:
    """Whose turn this is in a bout: from the dealer's left, then in the opposite order."""
    players = count(s.dome())
    n = turn if turn < players else 2 * players - 1 - turn
    p = s.after(s.dealer(), 1)
    while True:
        if has(s.dome(), p):
            if n == 0:
                return p
            n -= 1
        p = s.after(p, 1)


def after_dome_turn(s: Wired) -> i64:
    """The next turn of the bout; after the bout the totals are compared (WD-38, 90)."""
    players = s.dome()
    turn = s.dome_turn() + 1
    s.set_dome(players, s.bout(), turn)
    if turn < 2 * count(players):
        return dome_player(s, turn)
    leaders = best(s, players, 0)
    if count(leaders) == 1:
        return win(s, leaders, names.BY_DOME)
    if s.bout() >= BOUTS:
        return win(s, leaders, names.BY_SHARING)
    return enter_dome(s, leaders, s.bout() + 1)
