"""Sets: what somebody marked, in any order, becomes the single picks that the rules ask for; or nothing happens."""

from collections import Counter
from typing import Any, NamedTuple

from sneakernet.core.choice import IllegalPick, Refusal
from sneakernet.core.choosing import NO_OPTION, Choosing
from sneakernet.core.rules import Rules
from sneakernet.core.state import State

APART = " + "  # between the spellings of a set, where it is named as a whole


class Markable(NamedTuple):
    """Something that can be marked, by its spelling: how often, and the first one that is exchangeable with it."""

    spelling: str
    times: int
    like: str
    group: int


class SetChoice:
    """A set that somebody is asked for, with names in place of numbers."""

    def __init__(self, rules: Rules[Any], choosing: Choosing) -> None:
        self.rule = choosing.rule
        self.group_rule = choosing.group_rule
        self.least = choosing.least
        self.most = choosing.most
        self.ordered = choosing.ordered
        self.done = "" if choosing.done == NO_OPTION else rules.named(choosing.done).spelling
        self.options = [rules.named(mark.code) for mark in choosing.marks]
        self.marks = [
            Markable(option.spelling, mark.times, rules.named(mark.like).spelling if mark.like >= 0 else "", mark.group)
            for option, mark in zip(self.options, choosing.marks, strict=True)
        ]
        self.chosen = [rules.named(code) for code in choosing.chosen]

    def refusal(self, marked: list[str]) -> Refusal | None:
        """Why these marks are no set, as far as their number and their groups tell."""
        n = len(self.chosen) + len(marked)
        if not self.least <= n <= self.most:
            key = "exactly" if self.least == self.most else "at-least" if n < self.least else "at-most"
            return Refusal(self.rule, f"set-{key}", n=self.least if n < self.least else self.most)
        groups = {mark.spelling: mark.group for mark in self.marks}
        used = [groups[spelling] for spelling in marked if groups[spelling] != NO_OPTION]
        if len(set(used)) < len(used):
            return Refusal(self.group_rule, "set-one-of-each")
        return None

    def settled(self, marked: list[str]) -> list[str]:
        """The same marks, with the first ones of those that are exchangeable."""
        if self.ordered:
            return marked
        groups: dict[str, list[str]] = {}
        for mark in self.marks:
            groups.setdefault(mark.like or mark.spelling, []).extend([mark.spelling] * mark.times)
        first = {mark.spelling: mark.like or mark.spelling for mark in self.marks}
        wanted = Counter(first[spelling] for spelling in marked)
        return [spelling for like, alike in groups.items() for spelling in alike[: wanted[like]]]


def set_choice(rules: Rules[Any], s: State) -> SetChoice | None:
    """The set of which the open question picks one; None: it is a choice of one."""
    choosing = rules.choosing(s)
    return None if choosing is None else SetChoice(rules, choosing)


def picks_of(rules: Rules[Any], s: State, marked: list[str]) -> list[str]:
    """The picks that make this set, for who is asked now; IllegalPick with the rule that forbids it.

    What it depends on is the question and its options alone: it ends where the set is complete.
    """
    choice = set_choice(rules, s)
    whole = APART.join(marked)
    if choice is None:
        raise IllegalPick(Refusal("", "no-set"), whole)
    can_be = Counter({mark.spelling: mark.times for mark in choice.marks})
    for spelling, times in Counter(marked).items():
        if times > can_be[spelling]:
            raise IllegalPick(refusal_of(rules, s, choice, spelling), spelling)
    refusal = choice.refusal(marked)
    if refusal is not None:
        raise IllegalPick(refusal, whole)
    return Trial(rules, s, choice).make(choice.settled(marked), whole)


def refusal_of(rules: Rules[Any], s: State, choice: SetChoice, spelling: str) -> Refusal:
    """Why this is not to be had, or not so often."""
    if any(option.spelling == spelling for option in rules.options(s)):
        return Refusal(choice.rule, "set-not-so-many")
    return rules.refuse(s, int(s.asked()), spelling)


class Trial:
    """A set being picked on a copy of the table."""

    def __init__(self, rules: Rules[Any], s: State, choice: SetChoice) -> None:
        self.rules = rules
        self.choice = choice
        self.state: Any = s.copy()
        self.asks = (int(s.asked()), int(s.open_op(0)))
        self.over = False

    def make(self, marked: list[str], whole: str) -> list[str]:
        """All picks, in the order in which the rules ask for them."""
        left, picks = list(marked), list[str]()
        while left:
            options = [] if self.over else [option.spelling for option in self.rules.options(self.state)]
            wanted = left[:1] if self.choice.ordered else left
            pick = next((spelling for spelling in options if spelling in wanted), "")
            if not pick:
                raise IllegalPick(Refusal(self.choice.rule, "set-impossible"), whole)
            left.remove(pick)
            picks.append(pick)
            for taken in self.pick(pick):
                if taken in left:
                    left.remove(taken)
        if self.choice.done and not self.over:
            picks.append(self.choice.done)
        return picks

    def pick(self, pick: str) -> list[str]:
        """Pick one, and say what the rules took without asking for it, as there was nothing else."""
        state, rules = self.state, self.rules
        state.unasked = []
        rules.pick(state, rules.find(state, pick))
        unasked = [code for op, seat, code in state.unasked if (seat, op) == self.asks]
        taken = ["" if code == NO_OPTION else rules.named(code).spelling for code in unasked]
        self.over = (int(state.asked()), int(state.open_op(0))) != self.asks or bool({"", self.choice.done} & {*taken})
        return taken
