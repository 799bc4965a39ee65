"""Decisions for the tests of the bots: from games that a seeded random player has begun."""

from collections.abc import Iterator
from typing import Any

from sneakernet.core.rng import Rng
from sneakernet.core.rules import Rules
from sneakernet.core.state import State
from sneakernet.games import GAMES, find


def tables() -> list[tuple[str, str, int]]:
    """Every game and edition at its recommended number of seats."""
    return [
        (name, edition, rules.seat_counts(edition)[0]) for name, rules in GAMES.items() for edition in rules.editions
    ]


def decisions(rules: Rules[Any], edition: str, seats: int, seed: str, every: int, most: int) -> Iterator[State]:
    """Every so-many-th question of a random game, at most so many of them."""
    s: Any = rules.new(edition, seats, seed)
    rng = Rng(f"picks {seed}")
    asked = 0
    while s.asked() >= 0 and asked < every * most:
        if asked % every == every - 1:
            yield s.copy()
        rules.pick(s, int(rng.below(int(s.offered()))))
        asked += 1


def poisoned(rules: Rules[Any], s: State, seat: int, seed: str) -> State:
    """The same table for this seat, with the true hidden cards replaced and with others knowing nothing."""
    other: Any = rules.imagine(s, seat, Rng(seed))
    for observer in range(int(s.seats()) + 1):
        if observer != seat:
            other.set_known_to(observer, 0)
    return other  # type: ignore[no-any-return]


def rules_of(game: str) -> Rules[Any]:
    """The rules of a game."""
    return find(game)
