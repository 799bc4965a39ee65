"""How equipment, networks, hands and classifications are written: `S1{hacked}>K2a>[P1,P2] ~P3`, `computer*2`."""

import itertools
import re
from typing import Final

from sneakernet.core.position import BadPosition
from sneakernet.core.view import letter
from sneakernet.games.wired.rules import classes, network
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
from sneakernet.games.wired.rules.kind import PACK
from sneakernet.games.wired.rules.state import Wired
from sneakernet.games.wired.rules.stock import ONE, how_many, kinds_in

LETTERS: Final = "abcdefghijklmnop"
CARD: Final = re.compile(r"(S|P)([1-9][0-9]?)|(K2|K3)([a-p])")
ISSUED: Final = re.compile(r"([A-Za-z0-9]+)(?:\{([a-z,-]*)\})?")


# Equipment


def equipment_name(name: int) -> str:
    """The name of an equipment card in play: S1, K2a, K3a, P1."""
    if name >= COMPUTER_1:
        return f"P{name - COMPUTER_1 + 1}"
    if name >= CABLE_3A:
        return f"K3{LETTERS[name - CABLE_3A]}"
    return f"K2{LETTERS[name - CABLE_2A]}" if name >= CABLE_2A else f"S{name}"


def equipment_number(text: str) -> int:
    """The number behind such a name; 0 if it is none."""
    found = CARD.fullmatch(text)
    if found is None:
        return NO_NODE
    if found[1]:
        first = SWITCH_1 if found[1] == "S" else COMPUTER_1
        number = first + int(found[2]) - 1
    else:
        first = CABLE_2A if found[3] == "K2" else CABLE_3A
        number = first + LETTERS.index(found[4])
    return number if network.kind_of(number) == network.kind_of(first) and number < INTERNET else NO_NODE


def tag_name(tag: int) -> str:
    """Equipment with its owner: B.S1."""
    return f"{letter(tag // LABELS - 1)}.{equipment_name(tag % LABELS)}"


def issue_names(s: Wired, node: int) -> list[str]:
    """The issues on a card, the oldest first."""
    found: list[str] = []
    rest: int = s.issues(node)
    while rest:
        found.append(PACK.names[PACK.issue_kind[rest & 3]])
        rest >>= 2
    return found


def spell_node(s: Wired, node: int) -> str:
    """A card with its issues."""
    issues = issue_names(s, node)
    return equipment_name(network.name_of(s, node)) + ("{" + ",".join(issues) + "}" if issues else "")


def spell_cable(s: Wired, cable: int) -> str:
    """A cable with its computers."""
    found: list[str] = []
    computer: int = s.first(cable)
    while computer != NO_NODE:
        found.append(spell_node(s, computer))
        computer = s.next(computer)
    return spell_node(s, cable) + (">[" + ",".join(found) + "]" if found else "")


def spell_network(s: Wired, p: int) -> str:
    """A whole network, in network order (WD-88)."""
    branches: list[str] = []
    switch: int = s.first(INTERNET + p)
    while switch != NO_NODE:
        cable: int = s.first(switch)
        branches += [spell_node(s, switch)] if cable == NO_NODE else []
        again = spell_node(s, switch)
        while cable != NO_NODE:
            branches.append(f"{again}>{spell_cable(s, cable)}")
            again = equipment_name(network.name_of(s, switch))
            cable = s.next(cable)
        switch = s.next(switch)
    for root in (LOOSE_CABLES, LOOSE_COMPUTERS):
        node: int = s.first(root + p)
        while node != NO_NODE:
            branches.append("~" + spell_cable(s, node))
            node = s.next(node)
    return " ".join(branches)


def split_list(part: str) -> list[str]:
    """`[P1,P2{hacked,new-hire}]` as its cards; a card alone is a list of one."""
    inside = part.removeprefix("[").removesuffix("]")
    return re.split(r",(?![^{]*\})", inside) if inside else []


class NetworkReader:
    """Lays a written network on the table."""

    def __init__(self, s: Wired, p: int, field: str) -> None:
        self.s = s
        self.p = p
        self.field = field
        self.named: set[int] = set()

    def read(self, branches: list[str]) -> None:
        """All branches, in order."""
        for branch in branches:
            floating = branch.startswith("~")
            parts = branch.removeprefix("~").split(">")
            listed = [split_list(part) for part in parts]
            for part, cards in zip(parts, listed, strict=True):
                kinds = [int(network.kind_of(self.number(card))) for card in cards]
                if len(cards) != 1 and (part != parts[-1] or any(kind != network.COMPUTER for kind in kinds)):
                    raise BadPosition("only-computers", field=self.field, given=part)
            self.check(branch, floating, [int(network.kind_of(self.number(cards[0]))) for cards in listed if cards])
            parent = node = int(network.root(self.p, network.kind_of(self.number(listed[0][0]))))
            for cards in listed:
                for card in cards:
                    node = self.enter(card, parent)
                parent = node

    def check(self, branch: str, floating: bool, kinds: list[int]) -> None:
        """Switch, cable, computer; what floats begins lower down (WD-14, 16)."""
        ranks = [2 if k == network.SWITCH else 0 if k == network.COMPUTER else 1 for k in kinds]
        falls = all(a - b == 1 for a, b in itertools.pairwise(ranks))
        if not falls or not ranks or floating != (ranks[0] < 2):
            raise BadPosition("no-branch", field=self.field, given=branch)

    def number(self, part: str) -> int:
        """The name of a card, as a number."""
        found = ISSUED.fullmatch(part)
        number = equipment_number(found[1]) if found else NO_NODE
        if number == NO_NODE:
            raise BadPosition("no-equipment", field=self.field, given=part)
        return number

    def enter(self, text: str, parent: int) -> int:
        """A card comes into play, or is named again as a parent."""
        s = self.s
        name = self.number(text)
        found = ISSUED.fullmatch(text)
        issues = found[2] if found else ""
        if name in self.named:
            node = int(network.node_of(s, self.p, name))
            if s.parent(node) != parent or issues or network.kind_of(name) != network.SWITCH:
                raise BadPosition("there-twice", field=self.field, given=equipment_name(name))
            return node
        self.named.add(name)
        node = self.free_node(network.kind_of(name))
        if network.is_cable(parent) and network.ports_free(s, parent) == 0:
            raise BadPosition("full-cable", field=self.field)
        network.enter_as(s, self.p, node, name, parent)
        for issue in issues.split(",") if issues else []:
            kind = kind_number(issue, self.field)
            if PACK.issue[kind] == 0:
                raise BadPosition("no-issue", field=self.field, given=issue)
            network.add_issue(s, node, PACK.issue[kind])
        return node

    def free_node(self, kind: int) -> int:
        """A node that is not in play."""
        for node in range(int(network.first_of(kind)), int(network.end_of(kind))):
            if self.s.tag(node) == 0:
                return node
        raise BadPosition("too-many", field=self.field, n=int(PACK.copies[kind]), card=PACK.names[kind])


# Cards by kind


def kind_number(name: str, field: str) -> int:
    """The number of a kind of card."""
    if name not in PACK.names:
        raise BadPosition("no-card", field=field, given=name)
    return PACK.names.index(name)


def spell_cards(cards: int) -> str:
    """Cards as `computer*2 hacked`."""
    return " ".join(PACK.names[kind] + (f"*{n}" if n > 1 else "") for kind, n in kinds_in(cards))


def read_cards(words: list[str], field: str) -> int:
    """The cards behind such words."""
    cards = 0
    for word in words:
        name, star, number = word.partition("*")
        kind = kind_number(name, field)
        n = int(number) if number.isdecimal() else (0 if star else 1)
        if n < 1 or how_many(cards, kind) + n > PACK.copies[kind]:
            raise BadPosition("card-count", field=field, given=word, most=int(PACK.copies[kind]))
        cards += n * ONE[kind]
    return cards


def list_cards(cards: int) -> tuple[str, ...]:
    """Cards one by one."""
    return tuple(PACK.names[kind] for kind, n in kinds_in(cards) for _ in range(n))


# Classifications in play


def class_name(token: int) -> str:
    """A classification with its marks: field-tech+tapped, facilities+sealed."""
    one = int(classes.entry_of(token))
    marks = ("+tapped" if one & classes.TAPPED else "") + ("+sealed" if one & classes.SEALED else "")
    return PACK.names[PACK.job_kind[one & classes.JOB]] + marks


def spell_classes(entries: int, marked: bool) -> list[str]:
    """All in play, the oldest first; `marked`: also which ones are new."""
    found: list[str] = []
    for n in range(int(classes.length(entries))):
        one = int(classes.entry(entries, n))
        found.append(class_name(classes.token(one)) + ("+new" if marked and one & classes.NEW else ""))
    return found


def read_classes(words: list[str], field: str) -> int:
    """The list behind such words."""
    marks = {"tapped": classes.TAPPED, "sealed": classes.SEALED, "new": classes.NEW}
    entries = 0
    for word in words:
        name, *marked = word.split("+")
        job = int(PACK.job[kind_number(name, field)])
        tapped = "tapped" in marked and job != PACK.field_tech
        if job == 0 or tapped or any(mark not in marks for mark in marked):
            raise BadPosition("no-classification", field=field, given=word)
        entries = int(classes.appended(entries, job + sum(marks[mark] for mark in set(marked))))
    return entries
