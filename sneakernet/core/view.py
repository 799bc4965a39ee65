"""View: what one seat knows. A field is in it because a game listed it, never because nobody removed it."""

from typing import final

from sneakernet.core.choice import Option
from sneakernet.core.complaint import Complaint

SPECTATOR = -1  # a reader who sits nowhere and knows what is public
EVERYTHING = -2  # a reader from whom nothing is hidden: after the end, and in tests
LETTERS = "ABCDEF"


def letter(seat: int) -> str:
    """The seat's letter: A for the first."""
    return LETTERS[seat] if 0 <= seat < len(LETTERS) else ""


def seat_of(text: str) -> int:
    """The seat behind a letter."""
    if len(text) != 1 or text not in LETTERS:
        raise Complaint("no-letter", given=text, first=LETTERS[0], last=LETTERS[-1])
    return LETTERS.index(text)


@final
class Pile:
    """A place with cards: how many there are, and those whose names the viewer knows."""

    def __init__(self, count: int, cards: tuple[str, ...]) -> None:
        self.count = count
        self.cards = cards

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pile) and (self.count, self.cards) == (other.count, other.cards)

    def __hash__(self) -> int:
        return hash((self.count, self.cards))

    def __repr__(self) -> str:
        return f"Pile({self.count}, {self.cards})"


@final
class View:
    """All that one seat may see of a table. `asked` is empty for a question asked in a hush of somebody else.

    `places` is what meets the eye now; `memory` are cards that lie hidden and that a player who remembers everything
    can still name, by place.
    """

    def __init__(self, seat: int, places: dict[str, Pile], facts: dict[str, object]) -> None:
        self.seat = seat
        self.places = places
        self.facts = facts
        self.memory: dict[str, tuple[str, ...]] = {}
        self.asked = ""
        self.about = ""
        self.options: tuple[Option, ...] = ()
        self.seats = 0  # players at the table

    def plain(self) -> dict[str, object]:
        """The view as plain data, ready for JSON."""
        return {
            "seat": letter(self.seat),
            "asked": self.asked,
            "about": self.about,
            "options": [option.spelling for option in self.options],
            "places": {name: {"count": p.count, "cards": list(p.cards)} for name, p in self.places.items()},
            "memory": {name: list(cards) for name, cards in self.memory.items()},
            "facts": self.facts,
        }

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.plain() == other.plain()

    def __hash__(self) -> int:
        return hash(repr(self.plain()))

    def __repr__(self) -> str:
        return f"View({self.plain()})"
