"""Marks: what somebody has marked of a set, in any order, before any of it counts."""

from typing import Self

from sneakernet.terminal.messages import OptionLine, Prompt, SetPrompt


class Marks:
    """The marks for one set, in the order in which they were made; and what else could be chosen."""

    def __init__(self, choice: SetPrompt, options: list[OptionLine]) -> None:
        self.choice = choice
        own = {option.pick for option in choice.options}
        self.others = [option for option in options if option.pick not in own and option.pick != choice.done]
        self.marked: list[str] = []

    @classmethod
    def of(cls, prompt: Prompt | None) -> Self | None:
        """The marks of a question; None where a single choice is to be made."""
        choice = prompt.set if prompt is not None else None
        if prompt is None or choice is None or not choice.options:
            return None
        listed = {option.pick for option in prompt.options}
        if choice.most - len(choice.chosen) < 2 and all(option.pick in listed for option in choice.options):
            return None
        return cls(choice, prompt.options)

    @property
    def least(self) -> int:
        """So many are still needed."""
        return max(0, self.choice.least - len(self.choice.chosen))

    @property
    def most(self) -> int:
        """So many can be marked."""
        return min(self.choice.most - len(self.choice.chosen), sum(option.times for option in self.choice.options))

    @property
    def full(self) -> bool:
        """Whether nothing can be added."""
        return len(self.marked) >= self.most

    @property
    def complete(self) -> bool:
        """Whether their number is right."""
        return self.least <= len(self.marked) <= self.most

    def times(self, pick: str) -> int:
        """How often this can be marked; 0: not at all."""
        return next((option.times for option in self.choice.options if option.pick == pick), 0)

    def toggle(self, pick: str) -> None:
        """Mark once more, or not at all where it is marked as often as can be."""
        if self.marked.count(pick) < self.times(pick):
            self.marked.append(pick)
        else:
            self.marked = [other for other in self.marked if other != pick]

    def swap(self, option: OptionLine) -> None:
        """The same, where one of a group takes the place of the other."""
        if option.group >= 0 and option.pick not in self.marked:
            rivals = {other.pick for other in self.choice.options if other.group == option.group}
            self.marked = [pick for pick in self.marked if pick not in rivals]
        self.toggle(option.pick)
