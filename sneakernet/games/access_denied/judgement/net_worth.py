"""What a player's own position in Access Denied is worth, part by part, in points."""

from typing import Final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest
from sneakernet.games.access_denied.judgement.worth import Worth
from sneakernet.games.access_denied.rules import names
from sneakernet.games.access_denied.rules.cells import ALL_COUNT, DISTINCT, GOAL
from sneakernet.games.access_denied.rules.standing import (
    CUT_AT,
    UPGRADES_OFF,
    actions_left,
    hand_limit,
    has_bonus,
    meets_needs,
)
from sneakernet.games.access_denied.rules.state import ETAXES_AT, FEWER_AT, MORE_AT, NOBODY, Net

ROOT: Final = 3
SECTORS: Final = 6
ALL_SECTORS: Final = 63
CODES: Final = 6
ALL_CODES: Final = 63
WON: Final = 40.0


def counting(s: Net) -> i64:
    """The sectors in which Root counts for the goal (AD-76, 77)."""
    if s.setting(ALL_COUNT) != 0:
        return ALL_SECTORS
    found: i64 = 0
    for sector in range(i64(SECTORS)):
        if s.controller(sector) != NOBODY:
            found |= BIT[sector]
    return found


def missing(s: Net, p: i64, among: i64) -> i64:
    """How many more Roots a player needs; those in these sectors count."""
    levels = s.levels(p)
    need = s.setting(GOAL)
    for sector in range(i64(SECTORS)):
        if among & BIT[sector] and (levels >> (2 * sector)) & 3 == ROOT:
            need -= 1
    return need


def needed(s: Net, p: i64, among: i64, need: i64) -> i64:
    """So many of these sectors as a player still needs, the most advanced ones first."""
    levels = s.levels(p)
    found: i64 = 0
    level: i64 = ROOT - 1
    while level >= 0 and need > 0:
        for sector in range(i64(SECTORS)):
            if need > 0 and among & BIT[sector] and (levels >> (2 * sector)) & 3 == level:
                found |= BIT[sector]
                need -= 1
        level -= 1
    return found


def access(s: Net, p: i64, w: Worth) -> float:
    """Levels: Roots count in full, other levels by how far they bring the player to the goal (AD-75)."""
    among = counting(s)
    need = missing(s, p, among)
    useful = needed(s, p, among, need)
    total = WON if need <= 0 else 0.0
    if need == 1:
        total += w.last_root
    for sector in range(i64(SECTORS)):
        level = s.level(p, sector)
        if level == ROOT:
            total += w.root if among & BIT[sector] else w.bare_root
            if has_bonus(s, p, sector):
                total += w.bonus
        elif level > 0:
            worth = w.user if level == 1 else w.oper
            total += worth if useful & BIT[sector] else w.spare * worth
    return total


def codes(s: Net, p: i64, w: Worth) -> float:
    """Codes that a player knows of foreign passwords, and cards at hand to rise (AD-41, AD-44, AD-47)."""
    among = counting(s)
    useful = needed(s, p, among, missing(s, p, among))
    total = 0.0
    for sector in range(i64(SECTORS)):
        level = s.level(p, sector)
        if level < ROOT:
            worth = 0.0
            if s.controller(sector) != NOBODY:
                worth = codes_of_sector(s, p, sector, w)
            elif among & BIT[sector] and s.hand_size(p) >= level + 2:
                worth = w.payable
            total += worth if useful & BIT[sector] else w.spare * worth
    return total


def codes_of_sector(s: Net, p: i64, sector: i64, w: Worth) -> float:
    """What is known of one password, cards that fit what is known, and cards that fit as the world is imagined."""
    level = s.level(p, sector)
    noted = s.noted(p, sector)
    known = noted & ALL_CODES
    fit = fitting(s, p, known)
    worth = w.known * float(count(known)) + w.ruled_out * float(count(noted >> CODES))
    worth += w.fit * float(min(fit, ROOT))
    if fit > level:
        worth += w.ready * float(level + 1)
    if level == ROOT - 1 and fitting(s, p, s.pack.codes_of(s.password(sector))) >= ROOT:
        worth += w.hopeful
    return worth


def fitting(s: Net, p: i64, right: i64) -> i64:
    """How many cards of a hand show one of these codes; where codes must differ, how many of these codes it shows."""
    pack = s.pack
    hand = s.hand(p)
    if s.setting(DISTINCT):
        return count(pack.codes_of(hand) & right)
    cards: i64 = 0
    for code in range(i64(6)):
        if right & BIT[code]:
            cards |= pack.of_code[code]
    return count(hand & cards)


def in_hand(s: Net, p: i64, w: Worth) -> float:
    """Cards: each is a code to try and a thing to do; hot potatoes are none of both; too many are soon gone (AD-34)."""
    pack = s.pack
    hand = s.hand(p)
    burdens = count(hand & pack.burdens)
    useful = count(hand) - burdens
    over = useful - hand_limit(s, p) - 1
    worth = w.card * float(useful) + w.instant * float(count(hand & pack.instants)) + w.burden * float(burdens)
    if over > 0:
        worth += w.too_many * float(over)
    if p != s.active() or s.step() < names.DRAW:
        worth += w.to_draw  # cards of step 4 are as good as drawn, so that a turn is not ended for their sake
    worth += w.distinct * float(pack.distinct(hand))
    rest = hand & pack.upgrades
    while rest != 0:
        if meets_needs(s, p, lowest(rest)):
            worth += w.layable
        rest &= rest - 1
    return worth


def upgrades(s: Net, p: i64, w: Worth) -> float:
    """What lies in front of a player; nothing works while the line is dead (AD-62)."""
    lying = s.upgrades(p)
    worth = w.upgrade * float(count(lying)) + w.extra_action * float(count(lying & s.pack.extra_action))
    return 0.4 * worth if s.status(p) & UPGRADES_OFF else worth


def secret(s: Net, p: i64, w: Worth) -> float:
    """Own passwords: codes that few cards show are hard to try (AD-3)."""
    pack = s.pack
    worth = 0.0
    for sector in range(i64(SECTORS)):
        if s.controller(sector) == p:
            for code in range(i64(6)):
                if s.password(sector) & pack.of_code[code]:
                    worth += w.secret * float(13 - count(pack.of_code[code]))
    return worth


def prospects(s: Net, p: i64, w: Worth) -> float:
    """When a player's next turn comes, what waits for it, and lasting harm (AD-17, AD-30)."""
    worth = w.wait * waiting_time(s, p) + w.cut * float(s.status(p) >> CUT_AT)
    if p == s.active() and s.step() == names.ACTION:
        worth += w.action * float(actions_left(s, p))
    waiting = s.next_turn(p)
    if waiting != 0:
        worth += w.etaxes * float((waiting >> ETAXES_AT) & 255)
        worth += w.more_actions * float(((waiting >> MORE_AT) & 255) - (waiting >> FEWER_AT))
        if waiting & BIT[names.NO_ACTIONS]:
            worth += w.no_actions
        if waiting & BIT[names.NO_ATTEMPTS]:
            worth += w.no_attempts
        if waiting & (BIT[names.NO_DRAW_STEP] | BIT[names.NO_DRAWING]):
            worth += w.no_draw
        if waiting & BIT[names.NO_BENEFITS]:
            worth += w.no_benefits
    return worth


def waiting_time(s: Net, p: i64) -> float:
    """How long a player waits for a turn: 0 before its attempt, 1 when it is done.

    When the turn goes on to the next player nobody's changes: else a bot would end its turn as late as it can, and
    leave cards undrawn for that.
    """
    others = s.seats() - 1
    wait = p - s.active()
    if wait == 0:
        return 0.0 if s.step() <= names.ATTEMPT else 1.0
    if wait < 0:
        wait += s.seats()
    if s.step() >= names.DISCARD:
        wait -= 1
    return float(wait) / float(others)
