"""Choices: the options of a question by number, and the marks of a set, as a person chooses them in lines of text."""

import re
from typing import Final

from sneakernet.cli.find import match_options
from sneakernet.cli.lines.place import Place
from sneakernet.cli.screen import Screen
from sneakernet.terminal.marks import Marks
from sneakernet.terminal.messages import OptionLine, Prompt

NUMBERS: Final = re.compile(r"\d+([ ,]+\d+)*")
ENOUGH: Final = 0  # the number that confirms a set, or ends something: the first number never does


class Choices:
    """The open question of the person at the keyboard."""

    def __init__(self, at: Place, screen: Screen) -> None:
        self.at = at
        self.screen = screen
        self.speech = at.words.speech
        self.known = at.book.speech.known
        self.prompt = Prompt()
        self.marks: Marks | None = None  # of the set that is asked for
        self.options: dict[int, OptionLine] = {}  # as they are numbered

    def open(self, prompt: Prompt | None) -> None:
        """Another question is asked, or none."""
        self.prompt = prompt or Prompt()
        self.marks = Marks.of(prompt)
        self.options = self.numbered()

    def numbered(self) -> dict[int, OptionLine]:
        """The options from 1 on; what ends something comes last, and its number is 0 where that does not confirm."""
        options = [*self.marks.choice.options, *self.marks.others] if self.marks else self.prompt.options
        ends = [option for option in options if option.verb in self.known.ends]
        listed = [option for option in options if option not in ends]
        zero = {ENOUGH: ends[0]} if ends and listed and self.marks is None else {}
        rest = ends[1:] if zero else ends
        return {**dict(enumerate([*listed, *rest], 1)), **zero}

    def named(self) -> dict[str, str]:
        """Every option with its number: what ends a set has that of confirming."""
        numbers = {option.pick: n for n, option in self.options.items()}
        return {o.pick: f"{numbers.get(o.pick, ENOUGH)} {o.text or o.label}" for o in self.prompt.options}

    def nothing_typed(self) -> None:
        """Enter alone confirms a set."""
        if self.marks is not None:
            self.confirm(self.marks.marked)
        else:
            self.screen.line(self.speech.say("nothing-typed", low=self.lowest, n=max(self.options)))

    def clear(self) -> bool:
        """Take back what is marked; False if nothing is."""
        if self.marks is None or not self.marks.marked:
            return False
        self.marks.marked = []
        self.show_marks(self.marks)
        return True

    def by_number(self, line: str) -> None:
        """The option with this number, or all of a set on one line."""
        numbers = [int(number) for number in re.split("[ ,]+", line)]
        if any(number not in self.options and not (number == ENOUGH and self.marks) for number in numbers):
            self.screen.line(self.speech.say("no-such-number", low=self.lowest, n=max(self.options)))
        elif len(numbers) == 1 and numbers[0] in self.options:
            self.choose(self.options[numbers[0]])
        elif self.marks is None:
            self.screen.line(self.speech.say("one-choice"))
        else:
            chosen = [self.options[number].pick for number in numbers if number in self.options]
            self.confirm(self.marks.marked + chosen)

    @property
    def lowest(self) -> int:
        """The first number that can be typed."""
        return ENOUGH if self.marks is not None else min(self.options)

    def by_name(self, line: str) -> bool:
        """The option that somebody means by a spelling, a label or a part of it; False if it is none."""
        numbers, options = list(self.options), list(self.options.values())
        found = match_options(line, [option.pick for option in options], [o.text or o.label for o in options])
        if len(found) == 1:
            self.choose(options[found[0]])
        elif self.marks is not None and line == self.marks.choice.done:
            self.confirm(self.marks.marked)
        elif found:
            listed = ", ".join(str(numbers[n]) for n in found)
            self.screen.line(self.speech.say("several-choices", numbers=listed))
        else:
            return False
        return True

    def choose(self, option: OptionLine) -> None:
        """A single choice, or one more of a set: the last one that has room completes it."""
        marks = self.marks
        if marks is None or not marks.times(option.pick):
            self.refused(self.at.pick(option.pick))
            return
        marks.toggle(option.pick)
        if not marks.full or self.at.pick_set(marks.marked):
            self.show_marks(marks)

    def confirm(self, marked: list[str]) -> None:
        """All of a set at once; or why it is none."""
        self.refused(self.at.pick_set(marked))

    def refused(self, why: str) -> None:
        """Say why, if it is so."""
        if why:
            self.screen.paragraph(why)

    def show_marks(self, marks: Marks) -> None:
        """The set as it is now."""
        labels = {option.pick: option.label for option in marks.choice.options}
        cards = self.speech.say("comma").join([*marks.choice.chosen, *(labels[pick] for pick in marks.marked)])
        cards = cards or self.speech.say("marked-nothing")
        self.screen.paragraph(self.speech.say("marked", set=marks.choice.name, cards=cards))

    def show(self) -> None:
        """The question in one line, and its options by number."""
        self.screen.line()
        self.screen.paragraph(self.prompt.text, style="bold")
        self.screen.table([self.row(n, option) for n, option in self.options.items()])
        if self.marks is not None:
            self.how_to_mark(self.marks)

    def how_to_mark(self, marks: Marks) -> None:
        """How many of these may be chosen, and how that is confirmed."""
        least, most = marks.least, marks.most
        done = [option.text or option.label for option in self.prompt.options if option.pick == marks.choice.done]
        end = done[0] if done else self.speech.say("set-done")
        key = "set-exactly" if least == most else "set-between" if least else "set-up-to"
        self.screen.paragraph(self.speech.say(key, least=least, most=most, done=end), " ", "dim", "    ")
        if marks.marked or marks.choice.chosen:
            self.show_marks(marks)

    def row(self, number: int, option: OptionLine) -> list[str]:
        """Number, label, facts and effect of an option."""
        label = option.label
        if self.marks is not None and (times := self.marks.times(option.pick)) > 1:
            label += f" ×{times}"
        if not option.card:
            return [f"{number:>2}", label, "", ""]
        card = self.at.book.card(option.card)
        return [f"{number:>2}", label, card.facts, "" if option.verb in self.known.bare else card.short]
