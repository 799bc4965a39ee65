"""Choices: the options of a question by number, and the marks of a set, as a person chooses them in lines of text."""

import re
from typing import TYPE_CHECKING, Final

from sneakernet.cli.find import match_options
from sneakernet.cli.marks import Marks
from sneakernet.core.choice import Ask, IllegalPick, Option
from sneakernet.say.catalogue import Value
from sneakernet.table.sets import picks_of, set_choice

if TYPE_CHECKING:
    from sneakernet.cli.play import Sitting

NUMBERS: Final = re.compile(r"\d+([ ,]+\d+)*")
ENOUGH: Final = 0  # the number that confirms a set, or ends something: the first number never does


class Choices:
    """The open question of the person at the keyboard."""

    def __init__(self, sitting: "Sitting") -> None:
        self.at = sitting
        self.screen = sitting.screen
        self.speech = sitting.speech
        self.words = sitting.words
        self.marks: Marks | None = None  # of the set that is asked for
        self.options: dict[int, Option] = {}  # as they are numbered

    def open(self, ask: Ask) -> None:
        """Another question is asked."""
        self.marks = Marks.of(set_choice(self.at.table.rules, self.at.table.state), ask.options)
        self.options = self.numbered(ask)

    def scene(self) -> dict[str, Value]:
        return self.words.scene(self.at.table.view(self.at.me), self.at.people)

    def number_of(self, spelling: str) -> int:
        """With which number an option is chosen; what ends a set, with that of confirming."""
        return next((n for n, option in self.options.items() if option.spelling == spelling), ENOUGH)

    def numbered(self, ask: Ask) -> dict[int, Option]:
        """The options from 1 on; what ends something comes last, and its number is 0 where that does not confirm."""
        options = [*self.marks.choice.options, *self.marks.others] if self.marks else list(ask.options)
        ends = [option for option in options if option.verb in self.words.known.ends]
        listed = [option for option in options if option not in ends]
        zero = {ENOUGH: ends[0]} if ends and listed and self.marks is None else {}
        rest = ends[1:] if zero else ends
        return {**dict(enumerate([*listed, *rest], 1)), **zero}

    def nothing_typed(self) -> bool:
        """Enter alone confirms a set."""
        if self.marks is not None:
            return self.confirm()
        self.screen.line(self.speech.say("nothing-typed", low=self.lowest, n=max(self.options)))
        return False

    def clear(self) -> bool:
        """Take back what is marked; False if nothing is."""
        if self.marks is None or not self.marks.marked:
            return False
        self.marks.marked = []
        self.show_marks()
        return True

    def by_number(self, line: str) -> bool:
        """The option with this number, or all of a set on one line."""
        numbers = [int(number) for number in re.split("[ ,]+", line)]
        known = [number for number in numbers if number in self.options or (number == ENOUGH and self.marks)]
        if known != numbers:
            self.screen.line(self.speech.say("no-such-number", low=self.lowest, n=max(self.options)))
            return False
        if len(numbers) == 1:
            return self.choose(self.options[numbers[0]]) if numbers[0] in self.options else self.confirm()
        chosen = [self.options[number].spelling for number in numbers if number != ENOUGH]
        if self.marks is None:
            self.screen.line(self.speech.say("one-choice"))
            return False
        return self.confirm(self.marks.marked + chosen)

    @property
    def lowest(self) -> int:
        """The first number that can be typed."""
        return ENOUGH if self.marks is not None else min(self.options)

    def by_name(self, ask: Ask, line: str) -> bool | None:
        """The option that somebody means by a spelling, a label or a part of it; None if it is none."""
        numbers, options = list(self.options), list(self.options.values())
        found = match_options(line, [o.spelling for o in options], [self.label(o, ask.about) for o in options])
        if len(found) == 1:
            return self.choose(options[found[0]])
        if self.marks is not None and line == self.marks.choice.done:
            return self.confirm()
        if found:
            listed = ", ".join(str(numbers[n]) for n in found)
            self.screen.line(self.speech.say("several-choices", numbers=listed))
            return False
        return None

    def choose(self, option: Option) -> bool:
        """A single choice, or one more of a set: the last one that has room completes it."""
        marks = self.marks
        if marks is None or not marks.may_be(option.spelling):
            self.at.choose([option.spelling])
            return True
        marks.toggle(option.spelling)
        if marks.full and self.confirm(quietly=True):
            return True
        self.show_marks()
        return False

    def confirm(self, marked: list[str] | None = None, quietly: bool = False) -> bool:
        """All of a set at once; or why it is none."""
        assert self.marks is not None
        table = self.at.table
        try:
            picks = picks_of(table.rules, table.state, self.marks.marked if marked is None else marked)
        except IllegalPick as illegal:
            if not quietly:
                self.screen.paragraph(self.words.refusal(illegal.refusal, self.at.people))
            return False
        self.at.choose(picks)
        return True

    def show_marks(self) -> None:
        """The set as it is now, and how to go on."""
        ask, marks = self.at.table.ask(), self.marks
        assert ask is not None and marks is not None
        by_spelling = {option.spelling: self.label(option, ask.about, listed=True) for option in marks.choice.options}
        chosen = [self.label(option, ask.about, listed=True) for option in marks.choice.chosen]
        cards = self.speech.say("comma").join([*chosen, *(by_spelling[spelling] for spelling in marks.marked)])
        name = self.words.set_name(ask, self.scene())
        self.screen.paragraph(self.speech.say("marked", set=name, cards=cards or self.speech.say("marked-nothing")))

    def label(self, option: Option, about: str, listed: bool = False) -> str:
        """How an option reads."""
        return self.words.option(option, self.scene(), self.at.people, about, listed=listed)

    def show(self, ask: Ask) -> None:
        """The question in one line, and its options by number."""
        scene = self.scene()
        self.screen.line()
        self.screen.paragraph(self.words.ask(ask, scene), style="bold")
        self.screen.table([self.choice_row(n, option, ask.about) for n, option in self.options.items()])
        if self.marks is not None:
            self.how_to_mark(self.marks, ask)

    def how_to_mark(self, marks: Marks, ask: Ask) -> None:
        """How many of these may be chosen, and how that is confirmed."""
        choice = marks.choice
        least, most = max(0, choice.least - len(choice.chosen)), min(marks.most, sum(m.times for m in choice.marks))
        done = next((option for option in ask.options if option.spelling == choice.done), None)
        end = self.label(done, ask.about) if done else self.speech.say("set-done")
        key = "set-exactly" if least == most else "set-between" if least else "set-up-to"
        self.screen.paragraph(self.speech.say(key, least=least, most=most, done=end), " ", "dim", "    ")
        if marks.marked or choice.chosen:
            self.show_marks()

    def choice_row(self, number: int, option: Option, about: str) -> list[str]:
        """Number, label, facts and effect of an option."""
        label = self.label(option, about, listed=True)
        if self.marks is not None and (times := self.marks.times(option.spelling)) > 1:
            label += f" ×{times}"
        facts = self.words.facts(option.card) if option.card else ""
        matters = option.card and option.verb not in self.words.known.bare
        short = self.words.card_short(option.card) if matters else ""
        return [f"{number:>2}", label, facts, short]
