"""Place: what lines need of a table. One on this machine has it, and one on a server."""

from collections.abc import Callable, Hashable, Mapping
from pathlib import Path
from typing import NamedTuple, Protocol

from rich.text import Text

from sneakernet.terminal.messages import Prompt, Why
from sneakernet.terminal.words import Book, Card, Rule, Words

Word = Callable[[str], None]
"""What a word does; what is typed after it comes along."""


class Leave(Exception):
    """The person wants to stop for now."""


class Told(NamedTuple):
    """Something to say: what happened in the game, or what else is new."""

    text: str
    happened: bool = True


class Place(Protocol):
    """A table, as one person sees it."""

    words: Words

    @property
    def book(self) -> Book:
        """What is said about its game."""

    @property
    def prompt(self) -> Prompt | None:
        """The question that waits for the person."""

    @property
    def moment(self) -> Hashable:
        """Which question of which game it is, or its end."""

    @property
    def seated(self) -> bool:
        """Whether the person plays, and does not only watch."""

    @property
    def closed(self) -> bool:
        """Whether nothing more will ever come."""

    @property
    def over(self) -> bool:
        """Whether a game has ended here."""

    def go_on(self) -> bool:
        """Be played on until the person can do something; False when there is nothing more to come."""

    def news(self) -> list[Told]:
        """What is new since this was asked last."""

    def greeting(self) -> list[str]:
        """What this is and who sits here: a line for the game, then paragraphs."""

    def drawn(self, width: int) -> list[Text]:
        """The table."""

    def story(self) -> list[tuple[str, str]]:
        """All that happened; a line above each turn, where it is known."""

    def hand(self) -> tuple[str, ...]:
        """The person's cards."""

    def cards(self) -> list[Card]:
        """All cards of the game."""

    def rules(self) -> list[Rule]:
        """All rules of the game."""

    def pick(self, spelling: str) -> str:
        """Choose one option; why not, or nothing."""

    def pick_set(self, marked: list[str]) -> str:
        """Choose all of a set; why not, or nothing."""

    def undo(self) -> str:
        """Take the last choice back; why not, or nothing."""

    def why(self, card: str) -> Why:
        """Whether a card can be picked now, and if not, by which rule."""

    def hint(self, said: Mapping[str, str]) -> list[str]:
        """What a strong player would pick, and below it what else; `said`: how the options are called."""

    def save(self, path: Path | None) -> str:
        """Write the game to a file; what became of it."""

    def ending(self) -> list[str]:
        """The game is over: why, and then how to see it again."""

    def ask_again(self) -> str:
        """Whether another game is wanted; nothing where there is none to be had."""

    def again(self) -> "Place":
        """Play again; where."""

    def review(self) -> list[str]:
        """What turned the game that is over."""

    def leave(self) -> list[str]:
        """Go away; how to come back."""

    def more(self) -> dict[str, Word]:
        """What else can be typed here."""
