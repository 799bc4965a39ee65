"""What things are worth in Access Denied, in points, for each kind of table; docs/reports/bots.md: how it was found."""

from typing import Final, final


@final
class Worth:
    """The points of one kind of table. What is written here was set by hand and holds where a fit found no better."""

    # Levels (AD-75)
    root: float = 5.0
    last_root: float = 2.5  # one more Root is all that is missing
    bare_root: float = 1.2  # Root that does not count for the goal
    user: float = 1.0
    oper: float = 2.6
    spare: float = 0.35  # how much of that a sector counts that is not needed
    bonus: float = 0.4
    # Codes, and cards that fit (AD-41)
    known: float = 0.4
    ruled_out: float = 0.1
    fit: float = 0.12
    ready: float = 0.4  # cards for the next level: once for User, twice for Oper, three times for Root
    hopeful: float = 0.0  # cards for Root, if the world is as it is imagined
    payable: float = 0.3  # cards for the next level of a sector without a password
    # Hand and table
    card: float = 0.3
    instant: float = 0.2
    burden: float = -0.7
    too_many: float = -0.22  # each card but one above the limit
    to_draw: float = 0.6
    distinct: float = 0.08  # each different code
    layable: float = 0.5  # an upgrade in hand that can be laid
    upgrade: float = 1.5
    extra_action: float = 0.7
    secret: float = 0.06
    # Turns to come
    wait: float = -1.5
    action: float = 0.7
    etaxes: float = 0.5
    more_actions: float = 0.9
    no_actions: float = -1.0
    no_attempts: float = -1.3
    no_draw: float = -0.7
    no_benefits: float = -0.5
    cut: float = -0.4  # each card by which the limit is lowered


def fitted() -> Worth:
    """What fits at the tables of both English games: upgrades and levels in spare sectors are worth less, Oper more."""
    w = Worth()
    w.root = 5.6
    w.known = 0.3
    w.instant = 0.05
    w.burden = -0.2
    w.distinct = 0.05
    w.extra_action = 0.3
    return w


def english() -> Worth:
    """Three and more players with one action a turn: a turn is worth most."""
    w = fitted()
    w.last_root = 3.1
    w.user = 1.8
    w.oper = 4.2
    w.spare = 0.0
    w.fit = 0.2
    w.ready = 0.45
    w.hopeful = 1.0
    w.card = 0.45
    w.too_many = -0.4
    w.layable = 0.3
    w.upgrade = 0.9
    w.wait = -2.6
    w.action = 0.8
    w.etaxes = 0.4
    w.more_actions = 1.1
    return w


def two() -> Worth:
    """The game of two: five Roots, and sectors without a password count (AD-83)."""
    w = fitted()
    w.last_root = 1.8
    w.user = 1.3
    w.oper = 3.3
    w.spare = 0.1
    w.ruled_out = 0.2
    w.fit = 0.15
    w.ready = 0.3
    w.hopeful = 0.5
    w.payable = 0.1
    w.card = 0.4
    w.too_many = -0.6
    w.layable = 0.2
    w.upgrade = 0.7
    w.wait = -0.8
    w.action = 0.2
    w.etaxes = 0.2
    w.more_actions = 0.5
    return w


ENGLISH: Final = english()
TWO: Final = two()
GERMAN: Final = Worth()
