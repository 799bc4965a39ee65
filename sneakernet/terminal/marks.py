"""Marks: what somebody has marked of a set so far. Whether it is one, the server says."""

from sneakernet.terminal.messages import OptionLine, SetPrompt


class Marks:
    """The marks for one set, in the order in which they were made."""

    def __init__(self, prompt: SetPrompt) -> None:
        self.prompt = prompt
        self.picks: list[str] = []

    def count(self, option: OptionLine) -> int:
        """How often something is marked."""
        return self.picks.count(option.pick)

    def toggle(self, option: OptionLine) -> None:
        """Mark it, once more where it may be more than once; at its most the marks go. One of a group takes turns."""
        if self.count(option) >= option.times:
            self.picks = [pick for pick in self.picks if pick != option.pick]
            return
        if option.group >= 0:
            rivals = {other.pick for other in self.prompt.options if other.group == option.group}
            self.picks = [pick for pick in self.picks if pick not in rivals]
        self.picks.append(option.pick)

    @property
    def n(self) -> int:
        """How many there are, with those chosen before."""
        return len(self.picks) + len(self.prompt.chosen)

    @property
    def complete(self) -> bool:
        """Whether their number is right."""
        return self.prompt.least <= self.n <= self.prompt.most
