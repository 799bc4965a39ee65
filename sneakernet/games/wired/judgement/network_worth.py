"""What a position in WIRED is worth: the network, the staff, the hand and a running event, part by part, in points."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import has
from sneakernet.core.state import NOBODY
from sneakernet.games.wired.rules import classes, network
from sneakernet.games.wired.rules.cells import CABLE_3A, COMPUTER_1, INTERNET, NO_NODE
from sneakernet.games.wired.rules.deals import BUILDING
from sneakernet.games.wired.rules.editions import HAND
from sneakernet.games.wired.rules.kind import PACK
from sneakernet.games.wired.rules.network import CABLE_2, CABLE_3, COMPUTER, SWITCH
from sneakernet.games.wired.rules.state import Wired
from sneakernet.games.wired.rules.stock import FIELD, KINDS, how_many

PACE: Final = 5.0  # points a round that a good network brings
FRESH: Final = 0.6  # what a card is worth that is still to be drawn
WAY_OUT: Final = 0.12  # how much more, each turn to come, to a player who is stuck: with FRESH, more than any cable
CURES: Final[i64] = sum(FIELD[kind] for kind in range(KINDS) if PACK.cures[kind])  # all cards that cure something


@final
class Survey:
    """A network at a glance."""

    def __init__(self, s: Wired, p: i64) -> None:
        self.active: i64 = 0  # computers that score
        self.silent: i64 = 0  # computers that hang somewhere above an issue
        self.ports: i64 = 0  # free places where a computer would score
        self.switches: i64 = 0
        self.loose: i64 = 0  # floating computers
        switch = s.first(INTERNET + p)
        while switch != NO_NODE:
            works = s.issues(switch) == 0
            self.switches += 1 if works else 0
            cable = s.first(switch)
            while cable != NO_NODE:
                self.count(s, cable, works and s.issues(cable) == 0)
                cable = s.next(cable)
            switch = s.next(switch)
        self.loose = s.computers(p) - self.active - self.silent

    def count(self, s: Wired, cable: i64, works: bool) -> None:
        """The computers of one cable."""
        free: i64 = 2
        if cable >= CABLE_3A:
            free = 3
        computer = s.first(cable)
        while computer != NO_NODE:
            free -= 1
            if works and s.issues(computer) == 0:
                self.active += 1
            else:
                self.silent += 1
            computer = s.next(computer)
        if works:
            self.ports += free


def rounds_left(s: Wired) -> float:
    """How many more times everybody will score, about, after this round (WD-34, 35).

    What a player scores must not change what its position is worth: it is only counted elsewhere.
    """
    best: i64 = 0
    for q in range(s.seats()):
        best = max(best, s.score(q) - (network.active_computers(s, q) if has_scored(s, q) else 0))
    rounds = float(s.target() - best) / PACE - 0.5
    return min(max(rounds, 0.0), 4.0)


def turns_left(s: Wired, p: i64, rounds: float) -> float:
    """How many more times a player will score: the rounds to come, and this one until its SCORE."""
    if s.is_done(p):
        return 0.0
    if s.finisher() != NOBODY:
        return 1.0
    return rounds if has_scored(s, p) else rounds + 1.0


def has_scored(s: Wired, p: i64) -> bool:
    """Whether a player's turn of this round is over: rounds begin on the dealer's left (WD-2, 90)."""
    first = s.dealer() + 1
    place = p - first
    running = s.active() - first
    return (place if place >= 0 else place + s.seats()) < (running if running >= 0 else running + s.seats())


def income(s: Wired, p: i64, net: Survey, turns: float) -> float:
    """What the network will score, silenced computers only in part: more where the cure is at hand (WD-24, 25)."""
    back = 0.25
    if net.silent > 0 and cures(s, p):
        back = 0.55
    return turns * (float(net.active) + back * float(net.silent))


def cures(s: Wired, p: i64) -> bool:
    """Whether a hand holds a cure for an issue in the own network."""
    hand = s.hand(p) & CURES
    if hand == 0:
        return False
    curable: i64 = 0
    for kind in range(i64(KINDS)):
        if hand & FIELD[kind]:
            curable |= PACK.cures[kind]
    return network.has_trouble(s, p, curable)


def room(s: Wired, p: i64, net: Survey, turns: float) -> float:
    """Free ports for computers at hand, floating computers, and switches: one is needed, a second is a reserve."""
    wanted = how_many(s.hand(p), COMPUTER) + net.loose + 1
    ports = min(net.ports, wanted)
    spare = min(net.switches, 3)
    worth = 0.3 * float(ports) + 0.1 * float(net.loose) + 0.15 * float(spare)
    if net.switches > 0:
        worth += 0.4
    return turns * worth


def staff(s: Wired, p: i64, net: Survey, turns: float) -> float:
    """Classifications in play: immunity guards what there is, Field Tech builds faster (WD-17, 33)."""
    worth = 0.0
    rest = s.classes(p)
    while rest != 0:
        worth += job_worth(rest & classes.JOB, net.active, turns)
        rest >>= classes.BITS
    return worth


def job_worth(job: i64, active: i64, turns: float) -> float:
    """One classification."""
    if job == PACK.field_tech:
        return 0.5 + 0.5 * turns
    return 0.4 + 0.12 * turns + 0.06 * turns * float(active)


def in_hand(s: Wired, p: i64, net: Survey, turns: float) -> float:
    """What a hand is good for; cards still to be drawn count as average ones."""
    hand = s.hand(p)
    worth = 0.0
    for kind in range(i64(KINDS)):
        if hand & FIELD[kind]:
            worth += card_worth(s, p, kind, how_many(hand, kind), net, turns)
    missing = HAND - s.hand_size(p)
    if missing > 0 and not s.is_done(p):
        worth += fresh(s, p, net, turns) * float(missing)
    return worth


def fresh(s: Wired, p: i64, net: Survey, turns: float) -> float:
    """What a card is worth that is still to be drawn: to a player who is stuck it may be the way out (WD-8, 9)."""
    return FRESH + WAY_OUT * turns if is_stuck(s, p, net) else FRESH


def is_stuck(s: Wired, p: i64, net: Survey) -> bool:
    """Whether nothing scores, and nothing in hand or on the table can change that."""
    if net.active > 0 or cures(s, p):
        return False
    hand = s.hand(p)
    has_switch = net.switches > 0 or hand & FIELD[SWITCH] != 0
    has_computer = s.computers(p) > 0 or hand & FIELD[COMPUTER] != 0
    return not has_switch or not has_computer


def card_worth(s: Wired, p: i64, kind: i64, n: i64, net: Survey, turns: float) -> float:
    """Some cards of one kind."""
    many = float(n)
    if kind == COMPUTER:
        useful = min(n, net.ports + 2)
        return turns * (0.2 * float(useful) + 0.05 * float(n - useful))
    if kind in (CABLE_2, CABLE_3):
        first = 0.2 if net.ports < 2 else 0.1
        return turns * (first + 0.06 * (many - 1.0))
    if kind == SWITCH:
        first = 0.35 if net.switches == 0 else 0.1
        return turns * (first + 0.04 * (many - 1.0))
    if PACK.issue[kind]:
        return 0.7 * many
    if PACK.cures[kind]:
        cure = 0.7 if has(PACK.cures_all, kind) else 0.45
        return cure + 0.3 * cure * (many - 1.0)
    if PACK.job[kind]:
        return (0.9 if classes.length(s.classes(p)) < 2 else 0.35) * many
    return (0.45 if has(PACK.counters, kind) else 1.5) * many


def event(s: Wired, p: i64, net: Survey, turns: float) -> float:
    """What a running event is about to take or bring; an offer that is only being written costs a little patience."""
    worth = 0.0
    if s.offer_state() == BUILDING and s.offer_from() == p:
        worth = -0.3
    target = s.event_target()
    if target == NOBODY or p not in (target, s.active()):
        return worth
    if s.area_size() > 0 and has(PACK.counters, s.area(0)):
        one = classes.entry(s.classes(target), s.event_class())
        likely = 0.7 if s.area_size() & 1 else 0.2
        moved = likely * job_worth(one & classes.JOB, net.active, turns)
        return worth - moved if p == target else worth + moved
    if p != target:
        return worth
    return worth - turns * audit_loss(s, p, net)


def audit_loss(s: Wired, p: i64, net: Survey) -> float:
    """The computers that an AUDIT will probably take back, the scoring ones first (WD-43)."""
    half = (s.computers(p) + 1) // 2
    lost = 0.8 * float(min(half, net.active))
    if s.area_size() == 0:  # it stands, and the computers are being named
        named = s.taken()
        node = network.after(s, INTERNET + p)
        hit: i64 = 0
        while node != NO_NODE:
            if node >= COMPUTER_1 and has(named, network.name_of(s, node) - COMPUTER_1) and network.is_active(s, node):
                hit += 1
            node = network.after(s, node)
        return 0.5 * lost + 0.5 * float(hit)
    if s.area_size() & 1 == 0:
        return 0.25 * lost
    return (0.45 if s.hand(p) & FIELD[PACK.blocks_audits] else 0.85) * lost


def points(s: Wired, p: i64) -> float:
    """The score; whoever has reached the target has as good as won (WD-34, 35)."""
    score = s.score(p)
    return float(score) + 10.0 if score >= s.target() else float(score)


def strength(s: Wired, p: i64, turns: float) -> float:
    """A player's position, all parts together."""
    net = Survey(s, p)
    ahead = income(s, p, net, turns) + room(s, p, net, turns) + staff(s, p, net, turns)
    return points(s, p) + ahead + in_hand(s, p, net, turns) + event(s, p, net, turns)
