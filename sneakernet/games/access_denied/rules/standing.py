"""How a player stands: bonuses, working upgrades, hand limit, actions, attempts. Nothing here changes the table."""

from typing import Final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count
from sneakernet.games.access_denied.rules import names
from sneakernet.games.access_denied.rules.cells import DISTINCT
from sneakernet.games.access_denied.rules.state import (
    DULLED_PLAY,
    FEWER_AT,
    LOSSES_VOID,
    MORE_AT,
    UNLIMITED_STEP,
    USED_EXTRA,
    USED_FREE_PLAY,
    Net,
)

NOBODY: Final = -1
ROOT: Final = 3
# Flags of a player's status; the cut of the hand limit lies above them.
UPGRADES_OFF: Final = 1
ONE_ACTION: Final = 2
UNLIMITED: Final = 4
CUT_AT: Final = 4


def benefits_off(s: Net, p: i64) -> bool:
    """Whether no bonus and no upgrade works for this player in the own turn (AD-51, AD-R69)."""
    if p != s.active():
        return False
    return s.forbids(names.NO_BENEFITS) or (s.held() & s.pack.dulls) != 0


def works(s: Net, p: i64, upgrades: i64) -> bool:
    """Whether one of these upgrades lies before a player and works (AD-62, AD-R38, AD-R69)."""
    if (s.upgrades(p) & upgrades) == 0 or s.status(p) & UPGRADES_OFF:
        return False
    return not benefits_off(s, p)


def has_bonus(s: Net, p: i64, sector: i64) -> bool:
    """Whether a player has a sector's Root bonus now (AD-50, AD-51)."""
    if s.level(p, sector) != ROOT or benefits_off(s, p):
        return False
    if s.rule.sole_root:
        for q in range(s.seats()):
            if q != p and s.level(q, sector) == ROOT:
                return False
    return s.traps() == 0 or not muted(s, p, sector)


def muted(s: Net, p: i64, sector: i64) -> bool:
    """Whether a virus beside the sector takes the bonus from this player (AD-R52, AD-R53)."""
    pack = s.pack
    for n in range(s.traps()):
        touched = s.trap_sector(n) == sector and not (s.trap_immune(n) & BIT[p])
        if touched and BIT[s.trap_card(n)] & pack.mutes:
            return not works(s, p, pack.wards_viruses)
    return False


def plain_limit(s: Net, p: i64) -> i64:
    """The hand limit without bonuses and upgrades (AD-30)."""
    rule = s.rule
    limit = rule.hand_limit - (s.status(p) >> CUT_AT)
    if rule.limit_per_access:
        limit += rule.limit_per_access * s.sectors_with_access(p)
    return limit


def hand_limit(s: Net, p: i64) -> i64:
    """The hand limit as a number (AD-30)."""
    limit = plain_limit(s, p)
    if has_bonus(s, p, names.MICRONOPOLY):
        limit += 2
    if s.upgrades(p) and works(s, p, s.pack.roomy):
        limit += 2
    if limit < 0:
        return 0
    return limit


def ignores_limit(s: Net, p: i64) -> bool:
    """Whether a player ignores the hand limit (AD-33)."""
    if s.status(p) & UNLIMITED:
        return True
    return p == s.active() and (s.etaxes() > 0 or s.is_used(UNLIMITED_STEP))


def is_capped(s: Net, p: i64) -> bool:
    """German: at most one action in this turn (AD-20)."""
    return (s.status(p) & ONE_ACTION) != 0 or (s.held() & s.pack.slows) != 0


def loses_actions(s: Net, p: i64) -> bool:
    """Whether something takes actions from the active player in this turn."""
    return s.forbids(names.NO_ACTIONS) or (s.now() >> FEWER_AT) != 0 or is_capped(s, p)


def is_banned(s: Net) -> bool:
    """No actions in this turn, nor any gained later (AD-R67)."""
    return s.forbids(names.NO_ACTIONS) and not s.is_used(LOSSES_VOID)


def has_extra(s: Net, p: i64) -> bool:
    """Whether Over-Clock's extra action is still there (AD-R99)."""
    return s.upgrades(p) != 0 and not s.is_used(USED_EXTRA) and works(s, p, s.pack.extra_action)


def actions_left(s: Net, p: i64) -> i64:
    """How many actions the active player may still take."""
    if is_banned(s):
        return 0
    left = s.actions()
    if has_extra(s, p):
        left += 1
    if left > 0 and not s.is_used(LOSSES_VOID) and is_capped(s, p):
        cap: i64 = 1 - s.taken()
        return cap if cap < left else left
    return left


def actions_at_start(s: Net, p: i64) -> i64:
    """Base + additions, before losses (AD-19, AD-20)."""
    rule = s.rule
    base = rule.actions
    if rule.actions_per_root:
        base += rule.actions_per_root * s.sectors_with_root(p)
    return base + ((s.now() >> MORE_AT) & 255)


def has_acted(s: Net) -> bool:
    """Whether everybody has seen the active player act in this turn."""
    return s.taken() > 0 or s.is_used(USED_FREE_PLAY)


def surely_acts(s: Net, p: i64) -> bool:
    """Whether the active player has a first action, as everybody can count, whatever hot potatoes are held (AD-R62)."""
    return not has_acted(s) and not s.forbids(names.NO_ACTIONS) and actions_at_start(s, p) > s.now() >> FEWER_AT


def may_play_cards(s: Net, p: i64) -> bool:
    """An action, or the free play of 2nd Phone Line, is left for a card (AD-R66)."""
    return actions_left(s, p) > 0 or has_free_play(s, p)


def has_free_play(s: Net, p: i64) -> bool:
    """2nd Phone Line works and was not used in this turn."""
    return s.upgrades(p) != 0 and not s.is_used(USED_FREE_PLAY) and works(s, p, s.pack.free_play)


def attempts_forbidden(s: Net) -> bool:
    """No attempts in this turn, free or by action."""
    return s.forbids(names.NO_ATTEMPTS) or (s.held() & s.pack.forbids_attempts) != 0


def cards_needed(s: Net, p: i64, sector: i64) -> i64:
    """How many cards the next level costs (AD-41, AD-47)."""
    return s.level(p, sector) + (1 if s.controller(sector) != NOBODY else 2)


def can_afford(s: Net, p: i64, sector: i64) -> bool:
    """Whether a player holds enough cards for an attempt on this sector (AD-R95)."""
    needed = cards_needed(s, p, sector)
    hand = s.hand(p)
    if s.setting(DISTINCT) and s.controller(sector) != NOBODY:
        return s.pack.distinct(hand) >= needed
    return count(hand) >= needed


def can_draw_cards(s: Net, p: i64) -> bool:
    """Whether there is a card to draw, and no ban on all drawing (AD-39, AD-R56)."""
    if s.deck_size() + s.pile_size() == 0:
        return False
    return p != s.active() or not s.forbids(names.NO_DRAWING)


def meets_needs(s: Net, p: i64, card: i64) -> bool:
    """Whether a player meets the Requires section of a card (AD-59)."""
    pack = s.pack
    sector = pack.need_sector[card]
    if sector < 0:
        return True
    if s.level(p, sector) < pack.need_level[card]:
        return False
    code = pack.need_code[card]
    return code < 0 or in_own_password(s, p, code)


def in_own_password(s: Net, p: i64, code: i64) -> bool:
    """Whether a code is in a password of this player; two players: in either (AD-R81)."""
    cards: i64 = 0
    for sector in range(i64(6)):
        if s.controller(sector) == p:
            cards |= s.password(sector)
    return (cards & s.pack.of_code[code]) != 0


def roots_that_count(s: Net, p: i64, all_count: bool) -> i64:
    """Sectors at Root that count for the goal (AD-75 to AD-77)."""
    return sectors_at(s, p, ROOT, all_count)


def sectors_at(s: Net, p: i64, level: i64, all_count: bool) -> i64:
    """Sectors that count, in which a player stands at exactly this level (AD-86)."""
    found: i64 = 0
    for sector in range(i64(6)):
        if s.level(p, sector) == level and (all_count or s.controller(sector) != NOBODY):
            found += 1
    return found


def undull(s: Net, p: i64) -> None:
    """Actions as they would be left if benefits worked: the others must believe in them (AD-R62)."""
    gained: i64 = 0
    losses: i64 = 0
    if not s.is_used(LOSSES_VOID):
        losses = s.now() >> FEWER_AT
    start = actions_at_start(s, p)
    if s.rule.telecomm_shields_actions and has_bonus(s, p, names.TELECOMM):
        gained = losses if losses < start else start
        s.use(LOSSES_VOID)
    elif losses > 0 and has_extra(s, p):
        gained = 1 if losses <= start else 0
        s.use(USED_EXTRA)
    if s.is_used(DULLED_PLAY) and has_free_play(s, p):
        gained += 1
        s.use(USED_FREE_PLAY)
        s.set_taken(s.taken() - 1)
    s.set_actions(s.actions() + gained)


def as_seen(s: Net, observer: i64) -> Net:
    """The table without the effects of hot potatoes that this observer must not learn of (AD-R62)."""
    if s.rule.burdens_shown or observer == s.active():
        return s
    seen = Net(s.row[:], s.rule)  # only looked at
    seen.blind = True
    seen.set_held(0)
    if s.held() & s.pack.dulls and s.step() == names.ACTION:
        undull(seen, s.active())
    if seen.step() in (names.ATTEMPT, names.DRAW):
        seen.set_step(seen.step() - 1)
    elif seen.step() == names.ACTION and not has_acted(s) and not surely_acts(s, s.active()):
        seen.set_step(names.BEGIN)
    return seen
