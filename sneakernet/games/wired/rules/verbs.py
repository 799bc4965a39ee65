"""The only code that moves cards. A verb moves the card, the knowledge and the news of it together."""

from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.games.wired.rules import classes, names, network
from sneakernet.games.wired.rules.cells import INTERNET, NO_NODE
from sneakernet.games.wired.rules.editions import HAND
from sneakernet.games.wired.rules.kind import PACK
from sneakernet.games.wired.rules.state import Wired
from sneakernet.games.wired.rules.stock import ONE, kind_at

# MOVES and who pays


def pay_move(s: Wired) -> None:
    """One regular MOVE (WD-6, 69)."""
    s.set_moves(s.moves() - 1)


def pay_equipment_move(s: Wired, me: i64) -> None:
    """An equipment MOVE: an untapped Field Tech pays first (WD-17)."""
    n = classes.untapped(s, me, PACK.field_tech)
    if n < 0:
        pay_move(s)
        return
    entries = s.classes(me)
    s.set_classes(me, classes.replaced(entries, n, classes.entry(entries, n) | classes.TAPPED))
    s.tell(names.TAPPED, me, PACK.job_kind[PACK.field_tech], known_to=s.everyone())


def may_move_equipment(s: Wired, me: i64) -> bool:
    """Whether an equipment MOVE is left (WD-17, 68)."""
    return s.moves() > 0 or classes.untapped(s, me, PACK.field_tech) >= 0


def play(s: Wired, me: i64, kind: i64, target: i64) -> None:
    """A card leaves the hand to be played; where it goes, its own rule says."""
    s.leave_hand(me, kind)
    s.tell(names.PLAYED, me, kind, target, known_to=s.everyone())


# Piles


def reshuffle(s: Wired) -> None:
    """The discard pile becomes the draw pile (WD-13). It gets no order: no card of it is looked at until drawn."""
    s.set_draw_pile(s.discards(), s.discard_size())
    s.clear_discards()
    s.tell(names.RESHUFFLED, s.active(), n=s.draw_size())


def draw(s: Wired, p: i64, verb: i64) -> None:
    """One card from the draw pile, each equally likely: the same as from the top of a shuffled pile."""
    pile = s.draw_pile()
    size = s.draw_size()
    kind = kind_at(pile, s.below(size))
    s.set_draw_pile(pile - ONE[kind], size - 1)
    s.enter_hand(p, kind)
    s.tell(verb, p, kind, known_to=BIT[p])
    if size == 1 and s.discard_size() > 0:
        reshuffle(s)


def draw_up(s: Wired, p: i64) -> None:
    """Draw until the hand holds six (WD-9, 13, 80)."""
    if s.draw_size() == 0 and s.discard_size() > 0 and s.hand_size(p) < HAND:
        reshuffle(s)
    while s.hand_size(p) < HAND and s.draw_size() > 0:
        draw(s, p, names.DREW)


# Issues


def immune(s: Wired, p: i64, issue: i64) -> bool:
    """Whether a classification in play keeps this issue away (WD-33)."""
    rest = s.classes(p)
    while rest != 0:
        if PACK.shields[rest & classes.JOB] == issue:
            return True
        rest >>= classes.BITS
    return False


def may_attack(s: Wired, me: i64, p: i64, issue: i64) -> bool:
    """Whether this player's equipment is a legal target (WD-27, 33, 36)."""
    return p != me and network.has_equipment(s, p) and not s.is_done(p) and not immune(s, p, issue)


def resolve_oldest(s: Wired, node: i64, cured: i64) -> bool:
    """The oldest of these issues goes to the discard pile; False if there is none (WD-26, 76)."""
    issue = network.remove_oldest(s, node, cured)
    if issue == 0:
        return False
    kind = PACK.issue_kind[issue]
    s.put_on_discards(kind)
    s.tell(names.RESOLVED, network.owner(s, node), kind, s.tag(node), known_to=s.everyone())
    return True


def resolve_on(s: Wired, node: i64, cured: i64) -> None:
    """All of these issues on one card, the oldest first (WD-88)."""
    while resolve_oldest(s, node, cured):
        pass


def resolve_everywhere(s: Wired, p: i64, cured: i64) -> None:
    """All of these issues in a network, in network order (WD-75, 88)."""
    if not network.has_trouble(s, p, cured):
        return
    node = network.after(s, INTERNET + p)
    while node != NO_NODE:
        resolve_on(s, node, cured)
        node = network.after(s, node)


# Classifications


def drop_class(s: Wired, p: i64, n: i64) -> None:
    """A classification leaves play, without its marks (WD-31, 63)."""
    entries = s.classes(p)
    one = classes.entry(entries, n)
    s.set_classes(p, classes.without(entries, n))
    s.put_on_discards(PACK.job_kind[one & classes.JOB])
    s.tell(names.DROPPED, p, names.TOKENS + classes.token(one), known_to=s.everyone())


def settle_in(s: Wired, p: i64) -> None:
    """Newcomers that stayed take effect (WD-31, 32, 75)."""
    entries = s.classes(p)
    n: i64 = 0
    while classes.entry(entries, n) != 0:
        one = classes.entry(entries, n)
        if one & classes.NEW:
            entries = classes.replaced(entries, n, one & ~classes.NEW)
            shield = PACK.shields[one & classes.JOB]
            if shield != 0:
                resolve_everywhere(s, p, BIT[shield])
        n += 1
    s.set_classes(p, entries)


def keep_oldest(s: Wired, p: i64, most: i64) -> None:
    """The clock has decided: who came last goes (WD-89)."""
    while classes.length(s.classes(p)) > most:
        drop_class(s, p, classes.length(s.classes(p)) - 1)
