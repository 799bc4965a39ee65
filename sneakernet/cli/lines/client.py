"""Lines: what happened, the table, the question with numbered choices; and what a person can type."""

import sys
import threading
from collections.abc import Hashable
from difflib import get_close_matches
from itertools import groupby
from pathlib import Path

from sneakernet.cli import tell
from sneakernet.cli.ending import heeded
from sneakernet.cli.find import match_cards
from sneakernet.cli.lines.choices import NUMBERS, Choices
from sneakernet.cli.lines.place import Leave, Place, Told
from sneakernet.cli.lines.served import Served
from sneakernet.cli.lines.typing import complete_from, interrupt, read_line, typed_so_far
from sneakernet.cli.screen import Screen
from sneakernet.cli.stop import Stop


def play(at: Place, plain: bool) -> None:
    """A table, until the person leaves it."""
    with heeded():
        Lines(at, plain).run()


def play_served(at: Served, sit: bool, plain: bool) -> None:
    """A table on a server, until the person leaves it."""
    with heeded():
        why = at.open(sit)
        if why:
            raise Stop(why)
        lines = Lines(at, plain)
        at.tell = lines.tell
        lines.run()


class Lines:
    """One person at a table, line by line."""

    def __init__(self, at: Place, plain: bool) -> None:
        self.screen = Screen(plain)
        self.speech = at.words.speech
        self.lock = threading.RLock()  # what comes from a server is told while something is typed
        self.typing = False
        self.sit(at)
        complete_from(self.completions)

    def sit(self, at: Place) -> None:
        """At this table."""
        self.at = at
        self.choices = Choices(at, self.screen)
        self.shown: Hashable = None  # the question that was shown last
        self.first = True  # nothing has been told yet
        self.moved = True  # something has happened since the table was shown
        known = {
            "help": self.help, "why": self.why, "hint": self.hint, "undo": self.undo, "cancel": self.undo,
            "table": self.show_table, "log": self.log, "cards": self.cards, "card": self.card, "rules": self.rules,
            "save": self.save,
        }  # fmt: skip
        self.do = {**known, **at.more(), "quit": self.quit}
        self.typed = {word: name for name in self.do for word in self.speech.say(f"word-{name}").split()}
        self.typed |= {name: name for name in self.do}

    def run(self) -> None:
        """Tell and listen until the person leaves, or there is nothing more to come."""
        try:
            self.welcome()
            while self.at.go_on() and self.tell():
                self.read(self.type_in())
        except Leave:
            pass
        except KeyboardInterrupt:
            self.screen.line()
            self.leave()
            raise
        self.leave()

    def leave(self) -> None:
        """Away from here."""
        for line in self.at.leave():
            self.screen.line()
            self.screen.line(line)

    def type_in(self) -> str:
        """One line; the end of the input is leaving."""
        with self.lock:
            self.typing = True
        try:
            return read_line(self.prompt)
        except EOFError:
            self.screen.line()
            raise Leave from None
        except KeyboardInterrupt:
            if self.at.closed:  # nothing more will come
                raise Leave from None
            raise
        finally:
            with self.lock:
                self.typing = False

    @property
    def prompt(self) -> str:
        return self.speech.say("prompt") + " "

    # What is told

    def welcome(self) -> None:
        """What this is, who sits here, how to answer."""
        title, *more = self.at.greeting()
        self.screen.line(title, "bold")
        for text in more:
            self.screen.paragraph(text)
        if self.at.seated:
            self.screen.paragraph(self.speech.say("how-to-answer"), style="dim")

    def tell(self) -> bool:
        """What is new, and the question once; False if nothing more is asked here."""
        with self.lock:
            news, prompt, over, moment = self.at.news(), self.at.prompt, self.at.over, self.at.moment
            fresh = moment != self.shown and (over or prompt is not None)
            if self.typing and (news or fresh):
                self.screen.line()
            self.say_news(news)
            going = True
            if fresh or prompt is None:
                self.choices.open(prompt)
            if fresh:
                self.shown = moment
                going = self.end() if over else self.ask()
            elif self.first and not over:
                self.draw()
            self.first = False
            if self.typing and (news or fresh):
                print(self.prompt + typed_so_far(), end="")
            sys.stdout.flush()
            if self.typing and self.at.closed:
                interrupt()
            return going

    def say_news(self, news: list[Told]) -> None:
        """What happened, and who said what."""
        if news:
            self.screen.line()
        for text, happened in news:
            self.moved = self.moved or happened
            if happened:
                self.screen.paragraph(text, "· ", hanging="  ")
            else:
                self.screen.paragraph(text)

    def draw(self) -> None:
        """The table as the person sees it."""
        self.moved = False
        self.screen.line()
        self.screen.lines(self.at.drawn(self.screen.width))

    def ask(self) -> bool:
        """The question; within a choice in several steps the same table is not shown again."""
        if self.moved:
            self.draw()
        self.choices.show()
        return True

    def end(self) -> bool:
        """How the game ended, and whether to play again; False if that is not to be had."""
        why, *more = self.at.ending()
        self.screen.paragraph(why, "· ", hanging="  ")
        self.draw()
        if more:
            self.screen.line()
        self.screen.lines(more)
        again = self.at.ask_again()
        if again:
            self.screen.line()
            self.screen.line(again, "bold")
        return bool(again)

    # What is typed

    def read(self, line: str) -> None:
        """One line of the person."""
        word, _, rest = line.partition(" ")
        name = self.typed.get(word.lower(), "")
        if self.at.over and self.after(line.lower(), name):
            return
        if name:
            self.do[name](rest.strip())
        elif not self.choices.options:
            self.screen.line(self.speech.say("not-asked"))
        elif NUMBERS.fullmatch(line):
            self.choices.by_number(line)
        elif not line:
            self.choices.nothing_typed()
        elif not self.choices.by_name(line):
            self.refuse(line)

    def after(self, line: str, name: str) -> bool:
        """After the end: whether to play again. False if that was something else."""
        if not line or line in self.speech.say("word-yes").split():
            at = self.at.again()
            if at is not self.at:
                self.sit(at)
                self.welcome()
        elif line in self.speech.say("word-no").split():
            raise Leave
        elif line in self.speech.say("word-review").split():
            for text in self.at.review():
                self.screen.paragraph(text)
            self.screen.line(self.speech.say("yes-or-no"))
        elif name in self.at.more() or name == "quit":
            return False
        else:
            self.screen.line(self.speech.say("yes-or-no"))
        return True

    def refuse(self, line: str) -> None:
        """Why what was typed is no choice now."""
        cards = self.find_cards(line)
        why = self.at.why(cards[0]) if len(cards) == 1 else None
        text = why.text if why is not None and not why.possible else self.at.pick(line) if ":" in line else ""
        if text:
            self.screen.paragraph(text)
            return
        word, _, rest = line.partition(" ")
        close = get_close_matches(word.lower(), [known for known in self.typed if len(known) > 1], 1)
        if close:
            self.screen.line(self.speech.say("did-you-mean", text=line, word=f"{close[0]} {rest}".strip()))
        else:
            self.screen.line(self.speech.say("not-understood", text=line))

    def completions(self) -> list[str]:
        """What may be meant by the beginning of a line: choices, words, and words with the name of a card."""
        about = [word for word, name in self.typed.items() if name in ("why", "card") and len(word) > 2]
        labels = [option.text or option.label for option in self.choices.options.values()]
        words = [word for word in self.typed if len(word) > 2]
        return [*labels, *words, *(f"{word} {card.name}" for word in about for card in self.at.cards())]

    # What can be asked for

    def help(self, rest: str) -> None:
        """What can I do now, and what can I type."""
        if self.choices.options:
            self.screen.line(self.choices.prompt.text, "bold")
            self.screen.paragraph(self.choices.prompt.help, "  ")
        for number, option in self.choices.options.items():
            text = self.at.book.card(option.card).text if option.card else ""
            said = self.speech.say("sentence", text=option.text or option.label)
            self.screen.paragraph(f"{number:>2}  {said} {text}", "  ", hanging="      ")
        self.screen.line(self.speech.say("you-can-type"), "bold")
        self.screen.table(
            [[self.speech.say(f"type-{name}"), self.speech.say(f"type-{name}", "does")] for name in self.do]
        )

    def why(self, rest: str) -> None:
        """Why a card cannot be played now; without a name, all cards in hand that cannot."""
        card = self.one_card(rest) if rest else ""
        for one in ([card] if card else []) if rest else dict.fromkeys(self.at.hand()):
            self.explain(one)

    def explain(self, card: str) -> None:
        """Whether a card can be picked now, and if not, by which rule."""
        name, why = self.at.book.card(card).name, self.at.why(card)
        numbers = [str(n) for n, option in self.choices.options.items() if option.card == card]
        if why.possible and numbers:
            self.screen.line(self.speech.say("can-play", card=name, numbers=", ".join(numbers)))
        else:
            self.screen.paragraph(why.text if name in why.text else f"{name}: {why.text}")

    def hint(self, rest: str) -> None:
        """What the search would pick, why, and the chances of what else it thought about."""
        for text in self.at.hint(self.choices.named()):
            indent = text[: len(text) - len(text.lstrip())]
            self.screen.paragraph(text.lstrip(), indent, hanging=indent * 2)

    def undo(self, rest: str) -> None:
        """Take back what is marked, or the last choice if nothing came to light by it; out of one that is half made."""
        if not self.choices.clear():
            self.screen.line(self.at.undo() or self.speech.say("taken-back"))

    def show_table(self, rest: str) -> None:
        """The table and the question again."""
        self.draw()
        if self.choices.options:
            self.choices.show()

    def log(self, rest: str) -> None:
        """All that happened, turn by turn."""
        for head, text in self.at.story():
            if head:
                self.screen.line(head, "bold")
            if text:
                self.screen.paragraph(text, "  ")

    def cards(self, rest: str) -> None:
        """All cards of the game, in a line each."""
        self.screen.table([[card.name, card.facts, card.short] for card in self.at.cards()])

    def card(self, rest: str) -> None:
        """One card in full."""
        card = self.one_card(rest)
        if card:
            tell.show_card(self.screen, self.at.book, card)

    def rules(self, rest: str) -> None:
        """One rule, or the list of them."""
        rules = self.at.rules()
        if rest:
            try:
                tell.show_rule(self.screen, tell.find_rule(self.speech, rules, rest))
            except Stop as problem:
                self.screen.line(str(problem))
            return
        if not rules:
            self.screen.paragraph(self.at.book.speech.rules_intro())
        for section, some in groupby(rules, lambda rule: rule.section):
            self.screen.line(section, "bold")
            self.screen.paragraph(", ".join(f"{rule.number} {rule.title}" for rule in some), "  ", hanging="  ")

    def save(self, rest: str) -> None:
        """Write the game to a file and go on."""
        self.screen.line(self.at.save(Path(rest).expanduser() if rest else None))

    def quit(self, rest: str) -> None:
        """Leave; the game is kept."""
        raise Leave

    # Cards by name

    def find_cards(self, text: str) -> list[str]:
        """The cards somebody may mean."""
        return match_cards(text, {card.id: card.name for card in self.at.cards()})

    def one_card(self, text: str) -> str:
        """The card somebody means; empty, and said so, if it is not clear."""
        if not text:
            self.screen.line(self.speech.say("type-card"))
            return ""
        found = self.find_cards(text)
        if len(found) == 1:
            return found[0]
        if found:
            names = [self.at.book.card(card).name for card in found]
            self.screen.paragraph(self.speech.say("several-cards", cards=self.speech.say("comma").join(names)))
        else:
            self.screen.line(self.speech.say("no-such-card", text=text))
        return ""
