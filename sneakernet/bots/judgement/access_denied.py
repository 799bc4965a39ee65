"""Access Denied: levels on the way to the goal, codes known and at hand, cards, upgrades, what the next turn brings."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.bots.judgement.judgement import Judgement, ops_about
from sneakernet.bots.judgement.order import Order, forget_some, keep_to_myself
from sneakernet.core.bits import BIT, count, lowest
from sneakernet.core.rng import Rng
from sneakernet.games.access_denied import names
from sneakernet.games.access_denied.book import BOOK
from sneakernet.games.access_denied.pack import CARDS
from sneakernet.games.access_denied.places import all_places, beside_sectors, in_play
from sneakernet.games.access_denied.standing import CUT_AT, UPGRADES_OFF, hand_limit, has_bonus, meets_needs
from sneakernet.games.access_denied.state import (
    ALL_COUNT,
    ETAXES_AT,
    FEWER_AT,
    GOAL,
    MORE_AT,
    NO_CARD,
    NOBODY,
    Net,
)
from sneakernet.games.access_denied.worlds import spoken

PARTS: Final = ("access", "codes", "cards", "upgrades", "secret", "prospects")
ACCESS: Final = 0
CODES_KNOWN: Final = 1
IN_HAND: Final = 2
UPGRADES: Final = 3
SECRET: Final = 4

ROOT: Final = 3
SECTORS: Final = 6
WON: Final = 40.0
LADDER: Final = vec[float]([0.0, 1.0, 2.6, 5.0])  # what User, Oper and Root are worth on the way to the goal

BUSY: Final = ops_about(BOOK, ("player", "sector", "marker", "upgrade", "receiver"))
HANDING: Final = ops_about(BOOK, ("hand_over",))
PAYING: Final = ops_about(BOOK, ("pay", "buy", "gift"))
WINDOWS: Final = ops_about(BOOK, ("respond", "idle", "backup", "press_pass"))
STEPS: Final = ops_about(BOOK, ("discard", "draw", "idle", "newsmedia_draw", "newsmedia", "government"))


def counts(s: Net, sector: i64) -> bool:
    """Whether Root in a sector counts for the goal (AD-76, 77)."""
    return s.setting(ALL_COUNT) != 0 or s.controller(sector) != NOBODY


def missing(s: Net, p: i64) -> i64:
    """How many more Roots a player needs."""
    roots: i64 = 0
    for sector in range(i64(SECTORS)):
        if s.level(p, sector) == ROOT and counts(s, sector):
            roots += 1
    return s.setting(GOAL) - roots


def is_needed(s: Net, p: i64, sector: i64, need: i64) -> bool:
    """Whether a sector is among the most advanced ones that the player still needs."""
    if not counts(s, sector):
        return False
    better: i64 = 0
    mine = s.level(p, sector)
    for other in range(i64(SECTORS)):
        if other != sector and counts(s, other):
            level = s.level(p, other)
            if level < ROOT and (level > mine or (level == mine and other < sector)):
                better += 1
    return better < need


def weight(s: Net, p: i64, sector: i64, need: i64) -> float:
    """How much a sector matters to a player."""
    if is_needed(s, p, sector, need):
        return 1.0
    return 0.35 if counts(s, sector) else 0.2


def access(s: Net, p: i64) -> float:
    """Levels: Roots count in full, other levels by how far they bring the player to the goal (AD-75)."""
    need = missing(s, p)
    total = WON if need <= 0 else 0.0
    if need == 1:
        total += 2.5
    for sector in range(i64(SECTORS)):
        level = s.level(p, sector)
        if level == ROOT:
            total += 5.0 if counts(s, sector) else 1.2
            if has_bonus(s, p, sector):
                total += 0.4
        elif level > 0:
            total += LADDER[level] * weight(s, p, sector, need)
    return total


def codes(s: Net, p: i64) -> float:
    """Codes that a player knows of foreign passwords, and cards at hand to use them (AD-41, AD-44)."""
    need = missing(s, p)
    total = 0.0
    for sector in range(i64(SECTORS)):
        level = s.level(p, sector)
        if level < ROOT and s.controller(sector) != NOBODY:
            known = s.codes_noted(p, sector, True)
            ruled_out = s.codes_noted(p, sector, False)
            fit = fitting(s, p, known)
            worth = 0.4 * float(count(known)) + 0.1 * float(count(ruled_out)) + 0.12 * float(min(fit, 3))
            if fit > level:
                worth += 0.45 * (LADDER[level + 1] - LADDER[level])
            total += worth * weight(s, p, sector, need)
    return total


def fitting(s: Net, p: i64, known: i64) -> i64:
    """How many cards of a hand show one of these codes."""
    pack = s.pack
    cards: i64 = 0
    for code in range(i64(6)):
        if known & BIT[code]:
            cards |= pack.of_code[code]
    return count(s.hand(p) & cards)


def in_hand(s: Net, p: i64) -> float:
    """Cards: each is a code to try and a thing to do; hot potatoes are none of both; too many are soon gone (AD-34)."""
    pack = s.pack
    hand = s.hand(p)
    burdens = count(hand & pack.burdens)
    useful = count(hand) - burdens
    over = useful - hand_limit(s, p) - 1
    worth = 0.3 * float(useful) + 0.2 * float(count(hand & pack.instants)) - 0.7 * float(burdens)
    if over > 0:
        worth -= 0.22 * float(over)
    if p == s.active() and s.step() < names.DRAW:
        worth += 0.6  # cards of step 4 are as good as drawn, so that a turn is not ended for their sake
    worth += 0.08 * float(pack.distinct(hand))
    rest = hand & pack.upgrades
    while rest != 0:
        if meets_needs(s, p, lowest(rest)):
            worth += 0.5
        rest &= rest - 1
    return worth


def upgrades(s: Net, p: i64) -> float:
    """What lies in front of a player; nothing works while the line is dead (AD-62)."""
    lying = s.upgrades(p)
    worth = 1.5 * float(count(lying)) + 0.7 * float(count(lying & s.pack.extra_action))
    return 0.4 * worth if s.status(p) & UPGRADES_OFF else worth


def secret(s: Net, p: i64) -> float:
    """Own passwords: codes that few cards show are hard to try (AD-3)."""
    pack = s.pack
    worth = 0.0
    for sector in range(i64(SECTORS)):
        if s.controller(sector) == p:
            for code in range(i64(6)):
                if s.password(sector) & pack.of_code[code]:
                    worth += 0.06 * float(13 - count(pack.of_code[code]))
    return worth


def prospects(s: Net, p: i64) -> float:
    """What waits for a player's next turn, lasting harm, and the patience that an open offer costs (AD-17, AD-30)."""
    waiting = s.next_turn(p)
    worth = 0.0
    if p == s.active() and s.step() <= names.ACTION:  # a turn with an attempt and an action in it: not to be skipped
        worth = 0.7 if s.step() == names.ACTION else 1.5
    if waiting != 0:
        worth += 0.5 * float((waiting >> ETAXES_AT) & 255) + 0.9 * float((waiting >> MORE_AT) & 255)
        worth -= 0.9 * float(waiting >> FEWER_AT)
        if waiting & BIT[names.NO_ACTIONS]:
            worth -= 1.0
        if waiting & BIT[names.NO_ATTEMPTS]:
            worth -= 1.3
        if waiting & (BIT[names.NO_DRAW_STEP] | BIT[names.NO_DRAWING]):
            worth -= 0.7
        if waiting & BIT[names.NO_BENEFITS]:
            worth -= 0.5
    worth -= 0.4 * float(s.status(p) >> CUT_AT)
    if s.partner() != NOBODY and s.active() == p:
        worth -= 0.2
    return worth


def card_worth(s: Net, p: i64, card: i64) -> float:
    """What a card in hand is good for, apart from its code."""
    pack = s.pack
    bit = BIT[card]
    if bit & pack.burdens:
        return -1.0
    worth = 0.3
    if bit & pack.instants:
        worth += 0.25
    if bit & pack.upgrades and meets_needs(s, p, card):
        worth += 0.6
    return worth


def cheapest(s: Net, p: i64) -> i64:
    """The option that gives the card away that is missed least; none at all where that is allowed."""
    best: i64 = 0
    least = 100.0
    for k in range(s.offered()):
        worth = 0.0
        if s.option(k) >= names.O_TAKE:
            worth = card_worth(s, p, s.option(k) & 63)
        if worth < least:
            least = worth
            best = k
    return best


def trial(s: Net, p: i64, card: i64, tried: i64) -> float:
    """How much a player wants to hand this card over: known codes, then untried ones, cheap cards first."""
    pack = s.pack
    sector = s.attempt_sector()
    code = BIT[pack.codes[card]]
    wish = -card_worth(s, p, card)
    if code & s.codes_noted(p, sector, True):
        return wish + 8.0
    if code & s.codes_noted(p, sector, False):
        return wish - 8.0
    return wish - 2.0 if code & tried else wish


def hand_over(s: Net, p: i64) -> i64:
    """The next card of the set that a player hands over, picked in ascending order (AD-41)."""
    pack = s.pack
    left = s.open_number(0) - count(s.picked())
    tried = codes_of(s, s.picked())
    first: i64 = -1
    chosen: i64 = 0
    while left > 0:
        best: i64 = -1
        most = -100.0
        for k in range(s.offered()):
            card = s.option(k) & 63
            wish = trial(s, p, card, tried)
            if not chosen & BIT[card] and wish > most:
                most = wish
                best = k
        if best < 0:
            break
        chosen |= BIT[s.option(best) & 63]
        tried |= BIT[pack.codes[s.option(best) & 63]]
        first = best if first < 0 or best < first else first
        left -= 1
    return first


def codes_of(s: Net, cards: i64) -> i64:
    """The codes that these cards show, as a set."""
    pack = s.pack
    found: i64 = 0
    rest = cards
    while rest != 0:
        found |= BIT[pack.codes[lowest(rest)]]
        rest &= rest - 1
    return found


@final
class AccessDeniedJudgement(Judgement[Net]):
    """A good table: Root within reach, codes known, cards to use them, nothing bad to come."""

    def __init__(self) -> None:
        super().__init__(PARTS, 3.5)

    def standing(self, s: Net, p: i64) -> float:
        own = access(s, p) + codes(s, p) + in_hand(s, p)
        return own + upgrades(s, p) + secret(s, p) + prospects(s, p)

    def part(self, s: Net, p: i64, n: i64) -> float:
        if n == ACCESS:
            return access(s, p)
        if n == CODES_KNOWN:
            return codes(s, p)
        if n == IN_HAND:
            return in_hand(s, p)
        if n == UPGRADES:
            return upgrades(s, p)
        return secret(s, p) if n == SECRET else prospects(s, p)

    def busy(self, s: Net) -> bool:
        return BUSY[s.open_op(0)] != 0

    def habit(self, s: Net) -> i64:
        op = s.open_op(0)
        if HANDING[op]:
            return hand_over(s, s.asked())
        return cheapest(s, s.asked()) if PAYING[op] else -1

    def shrugs(self, s: Net) -> i64:
        if WINDOWS[s.open_op(0)] == 0:
            return -1
        for k in range(s.offered()):
            if s.option(k) == names.O_PASS:
                return k
        return -1

    def waits(self, s: Net, option: i64) -> bool:
        return STEPS[s.open_op(0)] != 0 and option in (names.O_DONE, names.O_PASS, names.O_NO)

    def blind(self, s: Net, me: i64) -> Net:
        table = s.copy()
        places = all_places(s)
        present: i64 = 0
        for cards in places:
            present |= cards
        order = Order(CARDS, present & ~s.known_to(me))
        self.keep_codes(s, order)
        for sector in range(i64(SECTORS)):
            order.line_up(s.password(sector))
        for n in range(s.deck_size()):
            order.line_up(BIT[s.deck(n)])
        for n in range(s.pile_size()):
            order.line_up(BIT[s.pile(n)])
        for cards in places:
            for subset in (s.held() & s.picked(), s.held(), s.picked(), s.aside()):
                order.line_up(cards & subset)
            order.line_up(cards)
        table.rename(order.names)
        self.keep_memory(s, table, me)
        keep_to_myself(table, me)
        return table

    def keep_codes(self, s: Net, order: Order) -> None:
        """Cards of a trade whose codes were said aloud keep their codes (AD-R70)."""
        pack = s.pack
        rest = spoken(s)
        while rest != 0:
            order.call(lowest(rest), pack.of_code[pack.codes[lowest(rest)]])
            rest &= rest - 1

    def keep_memory(self, s: Net, table: Net, me: i64) -> None:
        """What `me` remembers by name stays; what others have noted or remember is not for `me` to read."""
        for q in range(s.seats() + 1):
            if q == me:
                table.set_outside(q, s.outside(q))
                table.set_before(q, s.before(q))
            else:
                table.set_outside(q, 0)
                table.set_before(q, 0)
                for sector in range(i64(SECTORS)):
                    table.clear_notes(q, sector)
        if s.rule.burdens_shown or me == s.active():
            table.set_held(s.held())

    def forget(self, s: Net, me: i64, memory: i64, rng: Rng) -> None:
        seen = s.hand(me) | s.handed() | s.aside() | beside_sectors(s) | in_play(s) | s.offered_card() | s.picked()
        for p in range(s.seats()):
            seen |= s.upgrades(p)
        for sector in range(i64(SECTORS)):
            seen |= s.password(sector)
        if s.pile_top() != NO_CARD:
            seen |= BIT[s.pile_top()]
        forget_some(s, me, s.known_to(me) & ~seen, memory, rng)


JUDGEMENT: Final = AccessDeniedJudgement()
