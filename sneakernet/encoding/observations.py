"""Observations: what a seat knows, as a row of small numbers with a name for each column.

`features` names everything that a view shows; the row is those of them that have a column, cut at 255. The games fill
it straight from the knowledge bits, which is a hundred times faster; a test holds the two against each other.
"""

from functools import cache
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.game import Game
from sneakernet.core.glance import Glance
from sneakernet.core.view import LETTERS, View
from sneakernet.encoding import columns
from sneakernet.encoding.actions import Actions
from sneakernet.encoding.encoding import encoding_of

CODES: Final = {"answer", "code", "proven", "wanted"}  # facts whose letters are codes of cards and not seats
WRITTEN: Final = ("networks",)  # what other facts show too, written for people
MOST: Final = 255


class Observer:
    """How the seats of one table see it: the names of the columns, the way to fill them, and the sheet for it.

    With actions, the mask of those that the seat has lies behind the columns. The sheet is used again at every look:
    every table, and every thread, has an observer of its own.
    """

    def __init__(self, game: Game, edition: str, seats: int, acts: Actions | None = None) -> None:
        self.columns: Final = columns_of(game, edition, seats)
        self.look: Final = encoding_of(game).look
        self.sheet: Final = Glance(len(self.columns), vec[i64]() if acts is None else acts.ascending)

    def row(self, s: Any, seat: int) -> bytes:
        """What a seat knows now."""
        return self.look(self.sheet, s, seat)


@cache
def columns_of(game: Game, edition: str, seats: int) -> tuple[str, ...]:
    """The names of the columns of such a table."""
    encoding = encoding_of(game)
    question = [f"asked {seat}" for seat in columns.around(seats)] + [f"about {about}" for about in encoding.abouts]
    return (*question, *encoding.columns(game.rules.cards(edition), seats))


def row_of(view: View, names: tuple[str, ...]) -> bytes:
    """The row by way of the view: slow, and by its making a function of the view alone."""
    found = features(view)
    return bytes(min(MOST, max(0, int(found.get(name, 0)))) for name in names)


def features(view: View) -> dict[str, float]:
    """What a view shows, as named numbers; seats are counted from the viewer's own."""
    return Features(view).found


class Features:
    """Gathers the named numbers of one view."""

    def __init__(self, view: View) -> None:
        self.seat = view.seat
        self.seats = sum(1 for place in view.places if place.endswith(" hand"))
        self.found: dict[str, float] = {}
        if view.asked:
            self.add(f"asked {self.relative(view.asked)}", 1)
            self.add(f"about {view.about}", 1)
        for place, pile in view.places.items():
            name = self.own(place)
            self.add(f"{name} size", pile.count)
            for card in (*pile.cards, *view.memory.get(place, ())):
                self.add(f"{name} {card}", 1)
        for fact, value in view.facts.items():
            if fact not in WRITTEN:
                self.fact(fact, value)

    def add(self, name: str, n: float) -> None:
        """One more of something."""
        self.found[name] = self.found.get(name, 0.0) + n

    def relative(self, owner: str) -> str:
        """A seat as the viewer counts it, clockwise from the own one."""
        ahead = (LETTERS.index(owner) - self.seat) % self.seats
        return f"seat+{ahead}" if ahead else "my"

    def own(self, place: str) -> str:
        """A place named from the viewer's seat: `B hand` is `my hand` to B and `seat+1 hand` to A."""
        owner, space, rest = place.partition(" ")
        return f"{self.relative(owner)} {rest}" if space and is_letter(owner) else place

    def fact(self, name: str, value: object) -> None:
        """Numbers and switches as they are; seats, words and lists of them as what is there and how often."""
        if isinstance(value, bool | int):
            self.add(name, value)
        elif isinstance(value, str) and value:
            self.word(name, value)
        elif isinstance(value, dict):
            for key, inner in value.items():
                by_seat = is_letter(key) and " " not in name
                self.fact(f"{name} {self.relative(key) if by_seat else key}", inner)
        elif isinstance(value, list):
            self.listed(name, value)

    def word(self, name: str, value: str) -> None:
        """A seat, or a word with its number: `fewer-actions*2`."""
        if is_letter(value) and CODES.isdisjoint(name.split(" ")):
            self.add(f"{name} {self.relative(value)}", 1)
        else:
            word, _, n = value.partition("*")
            self.add(f"{name} {word}", int(n) if n.isdecimal() else 1)

    def listed(self, name: str, value: list[Any]) -> None:
        """A number for each seat; a mark with its reason and turn (1: it is so, -1: it is not); or several things."""
        numbers = all(isinstance(item, int | None) for item in value)
        if numbers and len(value) == self.seats:
            for n, item in enumerate(value):
                self.fact(f"{name} {self.relative(LETTERS[n])}", item)
        elif len(value) == 3 and isinstance(value[0], int) and isinstance(value[1], str):
            self.add(f"{name} {('open', 'yes', 'no')[value[0]]}", 1)
        else:
            for item in value:
                self.fact(name, item)


def is_letter(text: str) -> bool:
    """Whether this is the letter of a seat."""
    return len(text) == 1 and text in LETTERS
