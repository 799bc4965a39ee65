"""Features: everything that a view shows, as named numbers."""

from typing import Any, Final

from sneakernet.core.view import LETTERS, View

CODES: Final = {"answer", "code", "proven", "wanted"}  # facts whose letters are codes of cards and not seats
WRITTEN: Final = ("networks",)  # what other facts show too, written for people


def features(view: View) -> dict[str, float]:
    """What a view shows, as named numbers; seats are counted from the viewer's own."""
    return Features(view).found


class Features:
    """Gathers the named numbers of one view."""

    def __init__(self, view: View) -> None:
        self.seat = view.seat
        self.seats = view.seats
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
