"""What a person can type at a question: a choice, or a word that asks for something."""

from difflib import get_close_matches
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.text import Text

from sneakernet.bots import spot_at
from sneakernet.bots.hints import hint
from sneakernet.cli import tell
from sneakernet.cli.choices import NUMBERS, Choices
from sneakernet.cli.find import match_cards
from sneakernet.cli.line import complete_from, read_line
from sneakernet.cli.stop import Stop
from sneakernet.core.choice import Ask, IllegalPick, Refusal
from sneakernet.core.view import View, letter
from sneakernet.draw import drawing
from sneakernet.say import thoughts
from sneakernet.say.catalogue import Value
from sneakernet.say.complaints import complain_of_file
from sneakernet.table import write_table
from sneakernet.table.files import holds_a_game

if TYPE_CHECKING:
    from sneakernet.cli.play import Sitting


HINT_SECONDS: Final = 2.0
WORTH_TELLING: Final = 20  # an option that was tried in fewer worlds has no chance to speak of
MOST_OTHERS: Final = 3


class Leave(Exception):
    """The person wants to stop for now."""


class Commands:
    """One question after the other, asked of the person at the keyboard."""

    def __init__(self, sitting: "Sitting") -> None:
        self.at = sitting
        self.screen = sitting.screen
        self.speech = sitting.speech
        self.words = sitting.words
        self.do = {
            "help": self.help,
            "why": self.why,
            "hint": self.hint,
            "undo": self.undo,
            "cancel": self.cancel,
            "table": self.show_table,
            "log": self.log,
            "cards": self.cards,
            "card": self.card,
            "rules": self.rules,
            "save": self.save,
            "quit": self.quit,
        }
        self.typed = {word: name for name in self.do for word in self.speech.say(f"word-{name}").split()}
        self.typed |= {name: name for name in self.do}
        self.first = True  # no question has been asked yet
        self.choices = Choices(sitting)
        complete_from(self.completions)

    def question(self, ask: Ask) -> None:
        """Show what is new, then read lines until one of them is a choice."""
        first, self.first = self.first, False
        if self.at.tell_news() or first:  # within a choice in several steps the same table is not shown again
            self.at.draw()
        self.choices.open(ask)
        self.choices.show(ask)
        while not self.read(ask):
            pass

    def read(self, ask: Ask) -> bool:
        """One line of the person; whether another question is to be asked."""
        line = self.type_in()
        if NUMBERS.fullmatch(line):
            return self.choices.by_number(line)
        word, _, rest = line.partition(" ")
        name = self.typed.get(word.lower())
        if name is not None:
            return bool(self.do[name](rest.strip()))
        if not line:
            return self.choices.nothing_typed()
        chosen = self.choices.by_name(ask, line)
        if chosen is None:
            self.refuse(line)
        return bool(chosen)

    def type_in(self) -> str:
        """One line; the end of the input is leaving."""
        try:
            return read_line(self.speech.say("prompt") + " ")
        except EOFError:
            self.screen.line()
            raise Leave from None

    def completions(self) -> list[str]:
        """What may be meant by the beginning of a line: choices, words, and words with the name of a card."""
        ask = self.at.table.ask()
        cards = [self.words.card_name(card) for card in self.known_cards()]
        about = [word for word, name in self.typed.items() if name in ("why", "card") and len(word) > 2]
        choices = self.choices
        labels = [choices.label(option, ask.about) for option in choices.options.values()] if ask else []
        words = [word for word in self.typed if len(word) > 2]
        return [*labels, *words, *(f"{word} {card}" for word in about for card in cards)]

    def another_game(self, drawn: bool) -> bool:
        """After the end: whether to play again."""
        self.screen.line()
        self.screen.line(self.speech.say("again-draw" if drawn else "again"), "bold")
        while True:
            typed = self.type_in().lower()
            if not typed or typed in self.speech.say("word-yes").split():
                return True
            if typed in self.speech.say("word-no").split() or self.typed.get(typed) == "quit":
                return False
            if typed in self.speech.say("word-review").split():
                self.review()
            self.screen.line(self.speech.say("yes-or-no"))

    def review(self) -> None:
        """What turned the game that is over."""
        from sneakernet.cli.review import WORLDS, review_lines  # no game needs it before its end

        for line in review_lines(self.speech, self.at.table.record, self.at.notes(), WORLDS):
            self.screen.paragraph(line)

    def refuse(self, line: str) -> None:
        """Why what was typed is no choice now."""
        cards = self.find_cards(line)
        try:
            if len(cards) == 1:
                refusal = self.at.table.rules.why_not(self.at.table.state, self.at.me, cards[0])
                if refusal is not None:
                    self.screen.paragraph(self.words.refusal(refusal, self.at.people))
                    return
            if ":" in line:
                self.at.table.rules.find(self.at.table.state, line)
        except IllegalPick as illegal:
            self.screen.paragraph(self.words.refusal(illegal.refusal, self.at.people))
            return
        word, _, rest = line.partition(" ")
        close = get_close_matches(word.lower(), [known for known in self.typed if len(known) > 1], 1)
        if close:
            self.screen.line(self.speech.say("did-you-mean", text=line, word=f"{close[0]} {rest}".strip()))
        else:
            self.screen.line(self.speech.say("not-understood", text=line))

    # What is shown

    def view(self) -> View:
        return self.at.table.view(self.at.me)

    def scene(self) -> dict[str, Value]:
        return self.words.scene(self.view(), self.at.people)

    def table_lines(self) -> list[Text]:
        """The drawn table."""
        draw = drawing(self.at.table.game)
        return draw(self.view(), self.words, self.at.people, self.screen.width)

    # What can be asked for

    def help(self, rest: str) -> None:
        """What can I do now, and what can I type."""
        ask = self.at.table.ask()
        assert ask is not None
        scene = self.scene()
        self.screen.line(self.words.ask(ask, scene), "bold")
        self.screen.paragraph(self.words.ask_help(ask, scene), "  ")
        for number, option in self.choices.options.items():
            text = self.words.card_text(option.card) if option.card else ""
            label = self.choices.label(option, ask.about)
            said = self.speech.say("sentence", text=label)
            self.screen.paragraph(f"{number:>2}  {said} {text}", "  ", hanging="      ")
        self.screen.line(self.speech.say("you-can-type"), "bold")
        self.screen.table(
            [[self.speech.say(f"type-{name}"), self.speech.say(f"type-{name}", "does")] for name in self.do]
        )

    def why(self, rest: str) -> None:
        """Why a card cannot be played now; without a name, all cards in hand that cannot."""
        if rest:
            card = self.one_card(rest)
            if card:
                self.explain(card)
            return
        hand = self.view().places.get(f"{letter(self.at.me)} hand")
        for card in dict.fromkeys(hand.cards if hand else ()):
            self.explain(card)

    def explain(self, card: str) -> None:
        """Whether a card can be picked now, and if not, by which rule."""
        table = self.at.table
        name = self.words.card_name(card)
        refusal: Refusal | None = table.rules.why_not(table.state, self.at.me, card)
        if refusal is not None:
            text = self.words.refusal(refusal, self.at.people)
            self.screen.paragraph(text if name in text else f"{name}: {text}")
            return
        numbers = [str(n) for n, o in self.choices.options.items() if o.card == card]
        self.screen.line(self.speech.say("can-play", card=name, numbers=", ".join(numbers)))

    def hint(self, rest: str) -> None:
        """What the search would pick, why, and the chances of what else it thought about."""
        table = self.at.table
        ask = table.ask()
        assert ask is not None
        found = hint(spot_at(table.game, table.state, ask, f"hint {len(table.record.picks)}"), seconds=HINT_SECONDS)
        choices = self.choices
        said = {o.spelling: f"{choices.number_of(o.spelling)} {choices.label(o, ask.about)}" for o in ask.options}
        self.screen.paragraph(
            thoughts.hint(self.speech, self.words, said[found.pick], found.chance, found.reasons, found.lead)
        )
        others = [other for other in found.options if other.pick != found.pick and other.tries >= WORTH_TELLING]
        if others:
            self.screen.line(self.speech.say("hint-others"))
        for other in others[:MOST_OTHERS]:
            self.screen.paragraph(thoughts.other(self.speech, said[other.pick], other.chance), "  ", hanging="    ")

    def undo(self, rest: str) -> bool:
        """Take back what is marked, or the last choice if nothing came to light by it."""
        if self.choices.clear():
            return False
        if self.at.undo():
            self.screen.line(self.speech.say("taken-back"))
            return True
        self.screen.line(self.speech.say("no-undo"))
        return False

    def cancel(self, rest: str) -> bool:
        """The same: out of a choice that is half made."""
        return self.undo(rest)

    def show_table(self, rest: str) -> None:
        """The table and the question again."""
        self.at.draw()
        ask = self.at.table.ask()
        if ask is not None:
            self.choices.show(ask)

    def log(self, rest: str) -> None:
        """All that happened, turn by turn."""
        for head, text in self.words.story(self.at.table.events(self.at.me), self.at.people):
            if head:
                self.screen.line(head, "bold")
            if text:
                self.screen.paragraph(text, "  ")

    def cards(self, rest: str) -> None:
        """All cards of the game, in a line each."""
        self.screen.table(
            [[self.words.card_name(c), self.words.facts(c), self.words.card_short(c)] for c in self.known_cards()]
        )

    def card(self, rest: str) -> None:
        """One card in full."""
        card = self.one_card(rest)
        if card:
            tell.show_card(self.screen, self.words, card)

    def rules(self, rest: str) -> None:
        """One rule, or the list of them."""
        if not rest:
            if not self.words.sections():
                self.screen.paragraph(self.words.rules_intro())
            for section in self.words.sections():
                self.screen.line(self.words.section_title(section), "bold")
                self.screen.paragraph(
                    ", ".join(f"{n} {self.words.rule_title(n)}" for n in section.rules), "  ", hanging="  "
                )
            return
        try:
            tell.show_rule(self.screen, self.words, tell.rule_number(self.words, rest))
        except Stop as problem:
            self.screen.line(str(problem))

    def save(self, rest: str) -> None:
        """Write the game to a file and go on."""
        path = Path(rest).expanduser() if rest else self.at.path
        try:
            if path.is_file() and not holds_a_game(path, self.at.table):
                self.screen.line(self.speech.say("no-record-there", file=str(path)))
                return
            write_table(path, self.at.table, self.at.notes())
        except OSError as problem:
            self.screen.line(complain_of_file(self.speech, problem, str(path)))
            return
        self.screen.line(self.speech.say("saved", file=str(path)))

    def quit(self, rest: str) -> None:
        """Leave; the game is kept."""
        raise Leave

    # Cards by name

    def known_cards(self) -> list[str]:
        """The cards of this edition, each once."""
        return list(dict.fromkeys(self.at.table.rules.cards(self.at.table.record.edition)))

    def find_cards(self, text: str) -> list[str]:
        """The cards somebody may mean."""
        return match_cards(text, {card: self.words.card_name(card) for card in self.known_cards()})

    def one_card(self, text: str) -> str:
        """The card somebody means; empty, and said so, if it is not clear."""
        if not text:
            self.screen.line(self.speech.say("type-card"))
            return ""
        found = self.find_cards(text)
        if len(found) == 1:
            return found[0]
        if found:
            self.screen.paragraph(self.speech.say("several-cards", cards=self.words.list_cards(found)))
        else:
            self.screen.line(self.speech.say("no-such-card", text=text))
        return ""
