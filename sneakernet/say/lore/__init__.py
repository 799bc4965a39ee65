"""Lore: what the sentences of a game need to know about it, the same in every language. One small file per game."""

from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import ClassVar, NamedTuple

from sneakernet.core.event import Event
from sneakernet.core.view import View

Name = Callable[[str], str]


class Section(NamedTuple):
    """A heading of the rules and the numbers under it."""

    name: str
    rules: tuple[str, ...]


class Lore:
    """A game without lore of its own: its cards have no numbers, its rules no sections."""

    sections: tuple[Section, ...] = ()
    verbs: tuple[str, ...] = ()  # the verbs of its options
    bare: frozenset[str] = frozenset()  # verbs of options for which it does not matter what the card does
    deeds: frozenset[str] = frozenset()  # events that can share a sentence with others of the same player
    headings: frozenset[str] = frozenset()  # events with which a new paragraph of the story begins
    finale: frozenset[str] = frozenset()  # events of the end, which get a paragraph of their own
    card_rules: ClassVar[Mapping[str, str]] = {}  # per card: the rules to read, separated by blanks

    def facts(self, card: str, edition: str) -> dict[str, int | str]:
        """The numbers and words printed on a card."""
        return {}

    def kind(self, card: str, edition: str) -> str:
        """What sort of card it is, as one word."""
        return ""

    def scene(self, view: View, name: Name) -> dict[str, int | str]:
        """What questions and options may mention beside the neighbours."""
        return {}

    def people_in(self, view: View) -> dict[str, str]:
        """The seats that questions may mention, by their part in it."""
        return {}

    def tie_breaks(self, view: View, edition: str) -> list[tuple[str, list[int]]]:
        """What is counted at the end where scores are equal, in this order: its name, and how many each seat has."""
        return []

    def sort(self, thing: str) -> str:
        """What sort of thing this is, for games in which cards in play have names of their own."""
        return ""

    def worth_telling(self, events: list[Event], me: str) -> list[Event]:
        """The events without those that another one tells just as well; `me`: the reader's seat."""
        return events

    def rules_of(self, card: str) -> list[str]:
        """The numbers of the rules that speak of a card."""
        return self.card_rules.get(card.partition("+")[0], "").split()


@cache
def lore_of(game: str) -> Lore:
    """The lore of a game, from the module of its name."""
    module = f"{__name__}.{game.replace('-', '_')}"
    if find_spec(module) is None:
        return Lore()
    lore = import_module(module).LORE
    assert isinstance(lore, Lore)
    return lore
