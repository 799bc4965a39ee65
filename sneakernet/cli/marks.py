"""Marks: a set that is chosen line by line or on one line, in any order, before any of it counts."""

from collections.abc import Sequence
from typing import Self

from sneakernet.core.choice import Option
from sneakernet.table.sets import SetChoice


class Marks:
    """What is marked of a set, and what else could be chosen."""

    def __init__(self, choice: SetChoice, options: Sequence[Option]) -> None:
        self.choice = choice
        own = {option.spelling for option in choice.options}
        self.others = [o for o in options if o.spelling not in own and o.spelling != choice.done]
        self.marked: list[str] = []

    @classmethod
    def of(cls, choice: SetChoice | None, options: Sequence[Option]) -> Self | None:
        """The marks of a question; None where a single choice is to be made."""
        if choice is None or not choice.options:
            return None
        listed = {option.spelling for option in options}
        if choice.most - len(choice.chosen) < 2 and all(option.spelling in listed for option in choice.options):
            return None
        return cls(choice, options)

    @property
    def most(self) -> int:
        return self.choice.most - len(self.choice.chosen)

    @property
    def full(self) -> bool:
        """Whether nothing can be added."""
        return len(self.marked) >= min(self.most, sum(mark.times for mark in self.choice.marks))

    def times(self, spelling: str) -> int:
        """How often this can be marked; 0: not at all."""
        return next((mark.times for mark in self.choice.marks if mark.spelling == spelling), 0)

    def may_be(self, spelling: str) -> bool:
        """Whether this can be marked at all."""
        return self.times(spelling) > 0

    def toggle(self, spelling: str) -> None:
        """Mark once more, or not at all where it is marked as often as can be."""
        if self.marked.count(spelling) < self.times(spelling):
            self.marked.append(spelling)
        else:
            self.marked = [other for other in self.marked if other != spelling]
