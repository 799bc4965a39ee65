"""The row of an observation is a function of the seat's view, whatever the true state is."""

from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from typing import Any, Final

import pytest

from sneakernet.core.registry import all_games, find
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Rules
from sneakernet.encoding import Observer
from sneakernet.encoding.observations import row_of

HACKERS_SETTINGS: Final[tuple[dict[str, str], ...]] = (
    {"open_source": "on"},
    {"encrypted": "on", "phones_hacker": "ask"},
    {"open_source": "on", "encrypted": "on"},
)
WIRED_SETTINGS: Final[tuple[dict[str, str], ...]] = (
    {"gemini": "on", "kingmaker": "on", "king_seal": "on", "switcheroo": "on"},
)
TABLES: Final = [
    (rules, edition, seats, settings)
    for rules in [game.rules for game in all_games()]
    for edition in rules.editions
    for seats in rules.seat_counts(edition)
    for settings in ({}, *({"hackers": HACKERS_SETTINGS, "wired": WIRED_SETTINGS}.get(rules.name, ())))
]
# The number of columns at the usual table, and a fingerprint of their names. Whoever trained on them counts on these.
KEPT: Final[dict[str, tuple[int, str]]] = {
    "access-denied 2014": (1206, "7a3b28c9ff2c"),
    "access-denied 2013": (1206, "7a3b28c9ff2c"),
    "access-denied german": (1206, "b37de7587a8e"),
    "hackers 2022": (267, "f997abaefd03"),
    "wired base-game": (335, "fd0432ffa0c4"),
}
Case = tuple[Rules[Any], str, int, dict[str, str]]


def name(value: object) -> str:
    """A table's name in the report."""
    return value.name if isinstance(value, Rules) else str(value)


def played(case: Case, games: int) -> Iterator[Any]:
    """Every state of some random games, the last one included."""
    rules, edition, seats, settings = case
    random = Random(f"{rules.name} {edition} {seats}")
    for n in range(games):
        s = rules.new(edition, seats, f"seen {n}", settings)
        while True:
            yield s
            if s.asked() < 0:
                break
            rules.pick(s, random.randrange(s.offered()))


def complaint(columns: tuple[str, ...], one: bytes, other: bytes) -> list[str]:
    """The columns in which two rows differ."""
    return [f"{columns[n]}: {a}, {b}" for n, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]


@pytest.mark.parametrize("case", TABLES, ids=lambda case: " ".join(name(part) for part in case))
def test_the_row_is_what_the_view_shows(case: Case) -> None:
    rules, edition, seats, _ = case
    how = Observer(find(rules.name), edition, seats)
    every = {"hackers": 1, "wired": 7, "access-denied": 29}[rules.name]
    for n, s in enumerate(played(case, 1)):
        if n % every == 0 or s.asked() < 0:
            for seat in range(seats):
                row = how.row(s, seat)
                assert complaint(how.columns, row, row_of(rules.view(s, seat), how.columns)) == []


@pytest.mark.parametrize("case", TABLES, ids=lambda case: " ".join(name(part) for part in case))
def test_the_row_is_the_same_in_every_world_that_the_seat_can_imagine(case: Case) -> None:
    rules, edition, seats, _ = case
    how = Observer(find(rules.name), edition, seats)
    rng = Rng("worlds")
    every = {"hackers": 2, "wired": 29, "access-denied": 59}[rules.name]
    for n, s in enumerate(played(case, 1)):
        if n % every == 0:
            for seat in range(seats):
                world = rules.imagine(s, seat, rng)
                assert complaint(how.columns, how.row(s, seat), how.row(world, seat)) == []


@pytest.mark.parametrize("rules", [game.rules for game in all_games()], ids=name)
def test_columns_have_names_of_their_own(rules: Rules[Any]) -> None:
    for edition in rules.editions:
        for seats in rules.seat_counts(edition):
            columns = Observer(find(rules.name), edition, seats).columns
            assert len(set(columns)) == len(columns)


@pytest.mark.parametrize("rules", [game.rules for game in all_games()], ids=name)
def test_the_columns_stay(rules: Rules[Any]) -> None:
    for edition in rules.editions:
        columns = Observer(find(rules.name), edition, rules.seat_counts(edition)[0]).columns
        digest = blake2b("\n".join(columns).encode(), digest_size=6).hexdigest()
        assert (len(columns), digest) == KEPT[f"{rules.name} {edition}"]


def test_a_hushed_question_is_seen_by_the_asked_one_alone() -> None:
    """Encrypted HACKERS: who is asked whether to shield tells what lies face down."""
    rules = find("hackers").rules
    how = Observer(find(rules.name), rules.editions[0], 4)
    asked = [n for n, column in enumerate(how.columns) if column.startswith(("asked ", "about "))]
    hushed = 0
    for s in played((rules, "", 4, {"encrypted": "on"}), 30):
        ask = rules.ask(s)
        if ask is not None and ask.hushed:
            hushed += 1
            for seat in range(4):
                row = how.row(s, seat)
                assert sum(row[n] for n in asked) == (2 if seat == ask.seat else 0)
    assert hushed


def test_a_row_with_more_or_fewer_columns_than_names_is_an_error() -> None:
    rules = find("hackers").rules
    how = Observer(find(rules.name), rules.editions[0], 4)
    with pytest.raises(RuntimeError, match="columns were filled"):
        how.row(rules.new("", 3, "1"), 0)
