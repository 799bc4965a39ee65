"""Choosing: the rules ask for a set card by card; a question says so, and people mark all of it before they confirm."""

from typing import NamedTuple

from sneakernet.core.bits import members

NO_OPTION = -1


class Mark(NamedTuple):
    """Something that may be in the set, as the option with which it is picked."""

    code: int
    times: int = 1  # how often, where cards of a kind are alike
    like: int = NO_OPTION  # the first one that is exchangeable with it
    group: int = NO_OPTION  # of those with the same number, only one may be in the set


class Choosing:
    """One step of choosing a set: of what, how few and how many, and the rule that says so.

    `done`: the option that ends it, if it may end sooner. `ordered`: the order in which people mark matters, too.
    """

    def __init__(self, rule: str, least: int, most: int, done: int = NO_OPTION, ordered: bool = False) -> None:
        self.rule = rule
        self.group_rule = rule  # by which only one of a group may be in the set
        self.least = least
        self.most = most
        self.done = done
        self.ordered = ordered
        self.marks: list[Mark] = []  # what may still be picked
        self.chosen: list[int] = []  # what is in the set already; it counts for `least` and `most`

    def add(self, code: int, times: int = 1, like: int = NO_OPTION, group: int = NO_OPTION) -> None:
        """One thing more that may be in the set."""
        if times > 0:
            self.marks.append(Mark(int(code), int(times), int(like), int(group)))

    def each(self, verb: int, cards: int) -> "Choosing":
        """Every card of a set, picked with this verb."""
        for card in members(cards):
            self.add(verb + card)
        return self

    def has(self, verb: int, cards: int) -> "Choosing":
        """These cards are chosen already."""
        self.chosen += [int(verb) + card for card in members(cards)]
        return self

    def one_of_each(self, groups: dict[int, int], rule: str = "") -> "Choosing":
        """Only one of a group may be in the set: the group by the code of the option."""
        used = {groups[code] for code in self.chosen if code in groups}
        marks = [mark._replace(group=groups.get(mark.code, NO_OPTION)) for mark in self.marks]
        self.marks = [mark for mark in marks if mark.group not in used]
        self.group_rule = rule or self.rule
        return self
