"""The names of the columns of an observation: words that every game uses."""

from collections.abc import Iterable
from typing import Final

MOST_SEATS: Final = 6


def around(seats: int) -> list[str]:
    """The seats as one of them counts them."""
    return ["my", *[f"seat+{n}" for n in range(1, seats)]]


def each(name: str, things: Iterable[str]) -> list[str]:
    """One column for each of some things."""
    return [f"{name} {thing}" for thing in things]
