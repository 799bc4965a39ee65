"""Decisions for the tests of the bots: from games that a seeded random player has begun."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from sneakernet.core.exchange import exchanged
from sneakernet.core.registry import all_games, find
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Rules
from sneakernet.core.state import State

# settings that say who begins or when it ends: nothing is hidden by them
BEFORE_AND_AFTER = ("dealer", "first_player", "first_starter", "starter", "time_limit", "winner_starts")


def tables() -> list[tuple[str, str, int]]:
    """Every game and edition at its recommended number of seats."""
    return [
        (name, edition, rules.seat_counts(edition)[0])
        for name, rules in ((game.name, game.rules) for game in all_games())
        for edition in rules.editions
    ]


def all_tables() -> list[tuple[str, str, int, dict[str, str]]]:
    """Every game and edition at every number of seats, as it is and with each word that a setting may be."""
    return [
        (name, edition, seats, settings)
        for name, rules in ((game.name, game.rules) for game in all_games())
        for edition in rules.editions
        for seats in sorted(rules.seat_counts(edition))
        for settings in ({}, *words_of(rules))
    ]


def words_of(rules: Rules[Any]) -> list[dict[str, str]]:
    """One setting each, at a word that is not its default."""
    return [
        {setting.name: value}
        for setting in rules.settings
        for value in setting.values
        if value != setting.default and setting.name not in BEFORE_AND_AFTER
    ]


def decisions(
    rules: Rules[Any],
    edition: str,
    seats: int,
    seed: str,
    every: int,
    most: int,
    settings: dict[str, str] | None = None,
) -> Iterator[State]:
    """Every so-many-th question of a random game, at most so many of them."""
    s: Any = rules.new(edition, seats, seed, settings or {})
    rng = Rng(f"picks {seed}")
    asked = 0
    while s.asked() >= 0 and asked < every * most:
        if asked % every == every - 1:
            yield s.copy()
        rules.pick(s, int(rng.below(int(s.offered()))))
        asked += 1


def with_other_cards(rules: Rules[Any], s: State, seat: int, seed: str) -> State:
    """The same table for this seat, with the true hidden cards replaced and with others knowing nothing."""
    return forgotten(rules.imagine(s, seat, Rng(seed)), seat)


def swapped(rules: Rules[Any], s: State, seat: int, seed: str) -> tuple[State, State]:
    """The same without imagining, which may leave a card where it is: read from its position, and with other cards."""
    return forgotten(rules.load(rules.save(s)), seat), forgotten(exchanged(rules, s, seat, Rng(seed)), seat)


def forgotten(s: Any, seat: int) -> State:
    """Others know nothing at this table."""
    for observer in range(int(s.seats()) + 1):
        if observer != seat:
            s.set_known_to(observer, 0)
    return s  # type: ignore[no-any-return]


@cache
def alike(rules: Rules[Any], edition: str, seats: int, seed: str, every: int, most: int) -> list[list[list[State]]]:
    """At each of these decisions, tables that the one who is asked cannot tell apart: in groups, the first one real."""
    found: list[list[list[State]]] = []
    for n, s in enumerate(decisions(rules, edition, seats, seed, every, most)):
        seat = int(s.asked())
        imagined = [with_other_cards(rules, s, seat, f"{other} {n}") for other in ("first", "second")]
        found.append([[s, *imagined], [*swapped(rules, s, seat, f"third {n}")]])
    return found


def rules_of(game: str) -> Rules[Any]:
    """The rules of a game."""
    return find(game).rules
