"""Access Denied: levels on the way to the goal, codes known and at hand, cards, upgrades, what the next turn brings."""

from math import exp, log
from typing import Final, final

from mypy_extensions import i64

from sneakernet.bots.judgement.judgement import Judgement, ops_about
from sneakernet.bots.judgement.order import Order, forget_some, keep_to_myself
from sneakernet.core.bits import BIT, count, lowest
from sneakernet.core.rng import Rng
from sneakernet.games.access_denied.judgement import bargain
from sneakernet.games.access_denied.judgement.net_worth import (
    SECTORS,
    access,
    codes,
    in_hand,
    prospects,
    secret,
    upgrades,
)
from sneakernet.games.access_denied.judgement.worth import ENGLISH, GERMAN, TWO, Worth
from sneakernet.games.access_denied.rules import names
from sneakernet.games.access_denied.rules.book import BOOK
from sneakernet.games.access_denied.rules.cells import ANSWERED, CARDS
from sneakernet.games.access_denied.rules.places import all_places, beside_sectors, in_play
from sneakernet.games.access_denied.rules.standing import meets_needs
from sneakernet.games.access_denied.rules.state import (
    NO_CARD,
    Net,
)
from sneakernet.games.access_denied.rules.worlds import answered, offered

PARTS: Final = ("access", "codes", "cards", "upgrades", "secret", "prospects")
ACCESS: Final = 0
CODES_KNOWN: Final = 1
IN_HAND: Final = 2
UPGRADES: Final = 3
SECRET: Final = 4

BUSY: Final = ops_about(
    BOOK, ("player", "sector", "marker", "upgrade", "receiver", "trade_partner", "trade_card", "trade_accept")
)
HANDING: Final = ops_about(BOOK, ("hand_over",))
PAYING: Final = ops_about(BOOK, ("pay", "buy", "gift"))
WINDOWS: Final = ops_about(BOOK, ("respond", "idle", "backup", "press_pass"))
ANSWERS: Final = ops_about(BOOK, ("respond",))
STEPS: Final = ops_about(BOOK, ("discard", "draw", "idle", "newsmedia_draw", "newsmedia", "government"))


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


def passing(s: Net) -> i64:
    """The option that lets things take their course; -1 where there is none."""
    for k in range(s.offered()):
        if s.option(k) == names.O_PASS:
            return k
    return -1


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
    tried = pack.codes_of(s.picked())
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


def worth_at(s: Net) -> Worth:
    """What things are worth at this table."""
    if s.rule.sole_root:
        return GERMAN
    return TWO if s.seats() == 2 else ENGLISH


@final
class AccessDeniedJudgement(Judgement[Net]):
    """A good table: Root within reach, codes known, cards to use them, nothing bad to come."""

    def __init__(self) -> None:
        super().__init__(PARTS, 3.5)

    def standing(self, s: Net, p: i64) -> float:
        w = worth_at(s)
        own = access(s, p, w) + codes(s, p, w) + in_hand(s, p, w)
        return own + upgrades(s, p, w) + secret(s, p, w) + prospects(s, p, w)

    def together(self, strengths: list[float], me: i64) -> float:
        """As strong as one rival who would win as often as all of them together."""
        best = max(strengths)
        odds = 0.0
        for p in range(i64(len(strengths))):
            if p != me:
                odds += exp((strengths[p] - best) / self.scale)
        return best + self.scale * log(odds)

    def regret(self, s: Net, me: i64) -> float:
        return bargain.regret(s, me)

    def part(self, s: Net, p: i64, n: i64) -> float:
        w = worth_at(s)
        if n == ACCESS:
            return access(s, p, w)
        if n == CODES_KNOWN:
            return codes(s, p, w)
        if n == IN_HAND:
            return in_hand(s, p, w)
        if n == UPGRADES:
            return upgrades(s, p, w)
        return secret(s, p, w) if n == SECRET else prospects(s, p, w)

    def turn(self, s: Net) -> i64:
        return s.turns()

    def busy(self, s: Net) -> bool:
        return BUSY[s.open_op(0)] != 0

    def habit(self, s: Net) -> i64:
        op = s.open_op(0)
        if HANDING[op]:
            return hand_over(s, s.asked())
        if bargain.WRITING[op]:
            return bargain.write(s, s.asked())
        if bargain.ANSWERING[op]:
            return bargain.reply(s, s.asked(), worth_at(s))
        if ANSWERS[op]:
            return passing(s)
        return cheapest(s, s.asked()) if PAYING[op] else -1

    def shrugs(self, s: Net) -> i64:
        if WINDOWS[s.open_op(0)] == 0:
            return bargain.expect(s, worth_at(s))
        return passing(s)

    def waits(self, s: Net, option: i64) -> bool:
        return STEPS[s.open_op(0)] != 0 and option in (names.O_DONE, names.O_PASS, names.O_NO)

    def is_far_fetched(self, s: Net, option: i64) -> bool:
        return option == names.O_TRADE  # seldom made, and by far the longest to think through

    def blind(self, s: Net, me: i64) -> Net:
        table = s.copy()
        places = all_places(s)
        present: i64 = 0
        for cards in places:
            present |= cards
        order = Order(CARDS, present & ~s.known_to(me))
        table.set_offered_card(offered(s, me))
        if s.setting(ANSWERED):
            table.set_picked(answered(s, me))
        self.keep_codes(table, order, table.offered_card())
        self.keep_codes(table, order, answered(s, me))
        for sector in range(i64(SECTORS)):
            order.line_up(s.password(sector))
        for n in range(s.deck_size()):
            order.line_up(BIT[s.deck(n)])
        for n in range(s.pile_size()):
            order.line_up(BIT[s.pile(n)])
        for cards in places:
            for subset in (table.offered_card(), table.picked(), s.aside()):
                order.line_up(cards & subset)
            order.line_up(cards)
        table.rename(order.names)
        self.keep_memory(s, table, me)
        keep_to_myself(table, me)
        return table

    def keep_codes(self, s: Net, order: Order, cards: i64) -> None:
        """Cards of a trade whose codes were said aloud keep their codes (AD-R70)."""
        pack = s.pack
        for code in range(i64(6)):
            rest = cards & pack.of_code[code]
            while rest != 0:
                order.call(lowest(rest), pack.of_code[code])
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
        if me == s.active():
            table.set_held(s.held())
        else:
            table.set_held(s.held() & s.pack.burdens if s.rule.burdens_shown else i64(0))  # worlds have it anew

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
