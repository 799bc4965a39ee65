"""The columns of an observation: their names, in words that every game uses, what they mean, and how far they go."""

from collections.abc import Iterable
from typing import Final, NamedTuple

MOST_SEATS: Final = 6
MOST: Final = 255
MAY: Final = "1: this card lies there, as far as the seat sees or remembers"


class Column(NamedTuple):
    """One number of a row: a whole number from 0 to `most`, by which it can be divided."""

    name: str
    meaning: str
    most: int = 1


def around(seats: int) -> list[str]:
    """The seats as one of them counts them."""
    return ["my", *[f"seat+{n}" for n in range(1, seats)]]


def each(name: str, things: Iterable[str], meaning: str, most: int = 1) -> list[Column]:
    """One column for each of some things."""
    return [Column(f"{name} {thing}", meaning, most) for thing in things]


def place(name: str, cards: list[str], most: int = 0) -> list[Column]:
    """A place: how many cards lie there, at most so many, and which."""
    return [Column(f"{name} size", "how many cards lie there", most or len(cards)), *each(name, cards, MAY)]
