"""The row of an observation is a function of the seat's view, whatever the true state is."""

from collections.abc import Iterator
from hashlib import blake2b
from random import Random
from typing import Any, Final

import pytest

from sneakernet.core.registry import all_games, find
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Rules
from sneakernet.encoding import Observer, actions, described, encoding_of
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
    "access-denied 2014": (1221, "e084a0ffe406"),
    "access-denied 2013": (1221, "e084a0ffe406"),
    "access-denied german": (1221, "9dda7b62d6c8"),
    "hackers 2022": (267, "f997abaefd03"),
    "wired base-game": (2265, "01ebcfc07ae8"),
}
# The version of each encoding, and a fingerprint of what it shows.
BEHAVIOUR: Final[dict[str, tuple[int, str]]] = {
    "access-denied": (2, "f2cd4b4ec5db"),
    "hackers": (2, "2b5cb39f0d27"),
    "wired": (2, "b1ac192673a3"),
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
                assert complaint(how.columns, row, row_of(find(rules.name), rules.view(s, seat), how.columns)) == []


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


@pytest.mark.parametrize("case", TABLES, ids=lambda case: " ".join(name(part) for part in case))
def test_a_critic_sees_every_hand_and_what_the_seat_itself_sees(case: Case) -> None:
    rules, edition, seats, _ = case
    how = Observer(find(rules.name), edition, seats)
    place = {column: n for n, column in enumerate(how.columns)}
    every = {"hackers": 3, "wired": 23, "access-denied": 59}[rules.name]
    for n, s in enumerate(played(case, 1)):
        for seat in range(seats) if n % every == 0 else ():
            row, whole = how.row(s, seat), how.whole_row(s, seat)
            assert all(less <= more for less, more in zip(row, whole, strict=True))
            for ahead in range(1, seats):
                own = how.row(s, (seat + ahead) % seats)
                for card in rules.cards(edition):
                    assert whole[place[f"seat+{ahead} hand {card}"]] == own[place[f"my hand {card}"]]
            assert how.row(s, seat) == row


@pytest.mark.parametrize("case", TABLES, ids=lambda case: " ".join(name(part) for part in case))
def test_no_number_is_larger_than_its_column_says(case: Case) -> None:
    rules, edition, seats, _ = case
    how, columns = Observer(find(rules.name), edition, seats), described(find(rules.name), edition, seats)
    assert tuple(column.name for column in columns) == how.columns and all(column.meaning for column in columns)
    most = bytes(column.most for column in columns)
    every = {"hackers": 1, "wired": 5, "access-denied": 19}[rules.name]
    for n, s in enumerate(played(case, 3)):
        if n % every == 0:
            row = how.row(s, n % seats)
            assert [columns[n].name for n in range(len(most)) if row[n] > most[n]] == []


@pytest.mark.parametrize("rules", [game.rules for game in all_games()], ids=name)
def test_a_version_means_one_behaviour(rules: Rules[Any]) -> None:
    """What a seat sees and may do in some games. Where this differs, the version of the encoding rises by one."""
    seen = blake2b(digest_size=6)
    for edition in rules.editions:
        seats = rules.seat_counts(edition)[0]
        how = Observer(find(rules.name), edition, seats, actions(find(rules.name), edition))
        for n, s in enumerate(played((rules, edition, seats, {}), 2)):
            if n % 5 == 0:
                seen.update(how.row(s, max(0, int(s.asked()))))
    assert (encoding_of(find(rules.name)).version, seen.hexdigest()) == BEHAVIOUR[rules.name]


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
