"""Networks: INTERNET, switches, cables, computers as a tree of nodes; what is connected, active, alike (WD-14 to 24).

Every equipment card has a node while it is in play. What hangs on a node is a list in the order of attachment, so that
walking a network gives the order of WD-88. Each player has three roots: INTERNET, floating cables, floating computers.
"""

from typing import Final

from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.games.wired.rules.cells import (
    CABLE_2A,
    CABLE_3A,
    COMPUTER_1,
    INTERNET,
    LABELS,
    LOOSE_CABLES,
    LOOSE_COMPUTERS,
    NO_NODE,
    SWITCH_1,
)
from sneakernet.games.wired.rules.state import Wired

# The equipment kinds in the order of the cards.
COMPUTER: Final = 0
CABLE_2: Final = 1
CABLE_3: Final = 2
SWITCH: Final = 3


def kind_of(node: i64) -> i64:
    """The kind of card that a node (or a name) stands for."""
    if node >= COMPUTER_1:
        return COMPUTER
    if node >= CABLE_3A:
        return CABLE_3
    return CABLE_2 if node >= CABLE_2A else SWITCH


def first_of(kind: i64) -> i64:
    """The first node of a kind."""
    if kind == COMPUTER:
        return COMPUTER_1
    if kind == SWITCH:
        return SWITCH_1
    return CABLE_2A if kind == CABLE_2 else CABLE_3A


def end_of(kind: i64) -> i64:
    """The node after the last one of a kind."""
    if kind == COMPUTER:
        return INTERNET
    if kind == SWITCH:
        return CABLE_2A
    return CABLE_3A if kind == CABLE_2 else COMPUTER_1


def is_cable(node: i64) -> bool:
    return CABLE_2A <= node < COMPUTER_1


def root(p: i64, kind: i64) -> i64:
    """Where a card of this kind lies that hangs on no other card: switches on INTERNET, others floating (WD-16, 18)."""
    if kind == SWITCH:
        return INTERNET + p
    return LOOSE_COMPUTERS + p if kind == COMPUTER else LOOSE_CABLES + p


def is_root(node: i64) -> bool:
    return node >= INTERNET


def is_floating(s: Wired, node: i64) -> bool:
    return s.parent(node) >= LOOSE_CABLES


def owner(s: Wired, node: i64) -> i64:
    return (s.tag(node) >> 7) - 1


def name_of(s: Wired, node: i64) -> i64:
    """The name of a node in its network."""
    return s.tag(node) & 127


def node_of(s: Wired, p: i64, name: i64) -> i64:
    """The node of this name in a player's network, or none."""
    tag = (p + 1) * LABELS + name
    if s.tag(name) == tag:  # a node often has the name of its number
        return name
    kind = kind_of(name)
    node = first_of(kind)
    end = end_of(kind)
    while node < end:
        if s.tag(node) == tag:
            return node
        node += 1
    return NO_NODE


def enter(s: Wired, p: i64, kind: i64, parent: i64) -> i64:
    """A card comes into play on this parent, under the first free name."""
    first = first_of(kind)
    end = end_of(kind)
    free: i64 = NO_NODE
    used: i64 = 0
    node = first
    while node < end:
        tag = s.tag(node)
        if tag == 0:
            free = node if free == NO_NODE else free
        elif tag >> 7 == p + 1:
            used |= BIT[(tag & 127) - first]
        node += 1
    name: i64 = 0
    while used & BIT[name]:
        name += 1
    enter_as(s, p, free, first + name, parent)
    return free


def enter_as(s: Wired, p: i64, node: i64, name: i64, parent: i64) -> None:
    """A card comes into play at this node, with this name."""
    s.set_tag(node, (p + 1) * LABELS + name)
    hang(s, node, parent)
    if node >= COMPUTER_1:
        s.add_computers(p, 1)


def hang(s: Wired, node: i64, parent: i64) -> None:
    """Attach as the last one on this parent."""
    s.set_parent(node, parent)
    s.set_next(node, NO_NODE)
    last = s.first(parent)
    if last == NO_NODE:
        s.set_first(parent, node)
        return
    while s.next(last) != NO_NODE:
        last = s.next(last)
    s.set_next(last, node)


def unhang(s: Wired, node: i64) -> None:
    """Detach from the parent, with all that hangs on it."""
    parent = s.parent(node)
    before = s.first(parent)
    if before == node:
        s.set_first(parent, s.next(node))
        return
    while s.next(before) != node:
        before = s.next(before)
    s.set_next(before, s.next(node))


def leave(s: Wired, node: i64) -> None:
    """A computer without issues leaves play (WD-43)."""
    unhang(s, node)
    s.add_computers(owner(s, node), -1)
    s.set_tag(node, 0)
    s.set_parent(node, NO_NODE)
    s.set_next(node, NO_NODE)


def ports_free(s: Wired, cable: i64) -> i64:
    """How many more computers a cable takes (WD-14)."""
    free: i64 = 3 if cable >= CABLE_3A else 2
    node = s.first(cable)
    while node != NO_NODE:
        free -= 1
        node = s.next(node)
    return free


def has_equipment(s: Wired, p: i64) -> bool:
    """Whether anything of a player is in play."""
    return s.first(INTERNET + p) + s.first(LOOSE_CABLES + p) + s.first(LOOSE_COMPUTERS + p) != NO_NODE


def is_active(s: Wired, node: i64) -> bool:
    """Neither disabled nor below a disabled card, and connected to INTERNET (WD-24)."""
    at = node
    while at < INTERNET:
        if s.issues(at) != 0:
            return False
        at = s.parent(at)
    return at < LOOSE_CABLES


def active_computers(s: Wired, p: i64) -> i64:
    """The computers that score (WD-10, 24)."""
    n: i64 = 0
    switch = s.first(INTERNET + p)
    while switch != NO_NODE:
        if s.issues(switch) == 0:
            cable = s.first(switch)
            while cable != NO_NODE:
                if s.issues(cable) == 0:
                    computer = s.first(cable)
                    while computer != NO_NODE:
                        n += 1 if s.issues(computer) == 0 else 0
                        computer = s.next(computer)
                cable = s.next(cable)
        switch = s.next(switch)
    return n


def alike(s: Wired, a: i64, b: i64) -> bool:
    """Whether two cards and all that hangs on them cannot be told apart but by their names."""
    if s.issues(a) != s.issues(b) or kind_of(a) != kind_of(b):
        return False
    if a >= COMPUTER_1:
        return True
    x = s.first(a)
    y = s.first(b)
    while NO_NODE not in (x, y):
        if not alike(s, x, y):
            return False
        x = s.next(x)
        y = s.next(y)
    return x == y


def is_repeat(s: Wired, node: i64, but: i64, nor: i64) -> bool:
    """Whether an earlier one on the same parent is alike, other than these two: a moving card hangs there."""
    other = s.first(s.parent(node))
    issues = s.issues(node)
    while other != node:
        if s.issues(other) == issues and other not in (but, nor) and alike(s, other, node):
            return True
        other = s.next(other)
    return False


# Issues: two bits each on a node, the oldest lowest; and a sum for each player.


def first_like(s: Wired, node: i64) -> i64:
    """The first one on the same parent that is alike: most often the card itself."""
    other = s.first(s.parent(node))
    while other != node and not alike(s, other, node):
        other = s.next(other)
    return other


def add_issue(s: Wired, node: i64, issue: i64) -> None:
    """One more issue lies on a card (WD-25)."""
    at: i64 = 0
    while s.issues(node) >> at != 0:
        at += 2
    s.set_issues(node, s.issues(node) | (issue << at))
    s.add_trouble(owner(s, node), BIT[8 * (issue - 1)])


def has_issue(s: Wired, node: i64, cured: i64) -> bool:
    """Whether one of these issues (a set) lies on a card."""
    rest = s.issues(node)
    while rest != 0:
        if cured & BIT[rest & 3]:
            return True
        rest >>= 2
    return False


def remove_oldest(s: Wired, node: i64, cured: i64) -> i64:
    """The oldest of these issues leaves a card (WD-76); 0: there was none."""
    at: i64 = 0
    issues = s.issues(node)
    while issues >> at != 0:
        issue = (issues >> at) & 3
        if cured & BIT[issue]:
            newer = (issues >> (at + 2)) << at
            s.set_issues(node, newer | (issues & (BIT[at] - 1)))
            s.add_trouble(owner(s, node), -BIT[8 * (issue - 1)])
            return issue
        at += 2
    return 0


def has_trouble(s: Wired, p: i64, cured: i64) -> bool:
    """Whether one of these issues lies anywhere in a network."""
    trouble = s.trouble(p)
    if trouble == 0:
        return False
    return any(cured & BIT[issue] and trouble >> 8 * (issue - 1) & 255 for issue in range(i64(1), i64(4)))


# Walking in network order (WD-88)


def after(s: Wired, node: i64) -> i64:
    """The next card of a network after this one (or after a player's INTERNET), or none."""
    below = s.first(node)
    return below if below != NO_NODE else beyond(s, node)


def beyond(s: Wired, node: i64) -> i64:
    """The next card after this one and all that hangs on it, or none."""
    at = node
    while True:
        while at < INTERNET:
            if s.next(at) != NO_NODE:
                return s.next(at)
            at = s.parent(at)
        if at >= LOOSE_COMPUTERS:
            return NO_NODE
        at += 6  # the same player's next root
        if s.first(at) != NO_NODE:
            return s.first(at)


def nodes(s: Wired, p: int) -> list[int]:
    """A whole network in order; for the border."""
    found: list[int] = []
    node: int = after(s, INTERNET + p)
    while node != NO_NODE:
        found.append(node)
        node = after(s, node)
    return found
