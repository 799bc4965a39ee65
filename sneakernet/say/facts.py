"""Facts: what the sentences of a game need to know about it, the same in every language."""

from collections.abc import Callable, Mapping
from typing import ClassVar, NamedTuple

from sneakernet.core.event import Event
from sneakernet.core.game import Game
from sneakernet.core.view import View

Name = Callable[[str], str]


class Section(NamedTuple):
    """A heading of the rules and the numbers under it."""

    name: str
    rules: tuple[str, ...]


class Facts:
    """A game of which nothing is known: its cards have no numbers, its rules no sections."""

    sections: tuple[Section, ...] = ()
    verbs: tuple[str, ...] = ()  # the verbs of its options
    bare: frozenset[str] = frozenset()  # verbs of options for which it does not matter what the card does
    ends: frozenset[str] = frozenset()  # verbs of options that decline, pass or are enough: they are listed last
    deeds: frozenset[str] = frozenset()  # events that can share a sentence with others of the same player
    headings: frozenset[str] = frozenset()  # events with which a new paragraph of the story begins
    finale: frozenset[str] = frozenset()  # events of the end, which get a paragraph of their own
    card_rules: ClassVar[Mapping[str, str]] = {}  # per card: the rules to read, separated by blanks

    def printed(self, card: str, edition: str) -> dict[str, int | str]:
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

    def traded(self, card: str, edition: str) -> str:
        """What a card is called where players look for a trade: itself, its code, ...; empty: nobody trades it."""
        return ""

    def sort(self, thing: str) -> str:
        """What sort of thing this is, for games in which cards in play have names of their own."""
        return ""

    def worth_telling(self, events: list[Event], me: str) -> list[Event]:
        """The events without those that another one tells just as well; `me`: the reader's seat, if one names it."""
        return events

    def rules_of(self, card: str) -> list[str]:
        """The numbers of the rules that speak of a card."""
        return self.card_rules.get(card.partition("+")[0], "").split()


def facts_of(game: Game) -> Facts:
    """What a game says of its cards and rules."""
    found: Facts = game.part("say.facts", "FACTS") or Facts()
    return found
