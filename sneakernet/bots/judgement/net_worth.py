"""What a player's own position in Access Denied is worth, part by part, in points."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, lowest
from sneakernet.games.access_denied import names
from sneakernet.games.access_denied.standing import CUT_AT, UPGRADES_OFF, hand_limit, has_bonus, meets_needs
from sneakernet.games.access_denied.state import ALL_COUNT, ETAXES_AT, FEWER_AT, GOAL, MORE_AT, NOBODY, Net

ROOT: Final = 3
SECTORS: Final = 6
WON: Final = 40.0
LADDER: Final = vec[float]([0.0, 1.0, 2.6, 5.0])  # what User, Oper and Root are worth on the way to the goal


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
    """What waits for a player's next turn, and lasting harm (AD-17, AD-30)."""
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
    return worth
