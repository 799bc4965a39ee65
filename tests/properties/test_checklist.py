"""The checklist marks a cell exactly when it follows from what its seat knows; imagined worlds are all that fit."""

from collections.abc import Iterator
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.core.view import SPECTATOR, letter
from tests.games.access_denied.positions import code
from tests.properties.passwords import Knowledge

RULES: Any = find("access-denied").rules
VARIANTS: list[dict[str, object]] = [{}, {}, {"distinct_codes": "on"}, {"goal": 5}]
TABLES = [(edition, seats) for edition in RULES.editions for seats in sorted(RULES.seat_counts(edition))]
CHECKED_EVERY = 60
FEW_WORLDS = 12

games = st.tuples(st.sampled_from(TABLES), st.integers(0, 3), st.integers(0, 10**9))
few = settings(max_examples=8, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def states(table: tuple[str, int], variant: int, seed: int, most: int = 1500) -> Iterator[Any]:
    """Every state of a random game."""
    s = RULES.new(*table, str(seed), VARIANTS[variant])
    rng = Rng(f"checklist {seed}")
    for _ in range(most):
        if RULES.ask(s) is None:
            return
        yield s
        RULES.pick(s, int(rng.below(int(s.offered()))))


def some(table: tuple[str, int], variant: int, seed: int) -> Iterator[Any]:
    """One state in so many."""
    rng = Rng(f"which {seed}")
    for s in states(table, variant, seed):
        if rng.below(CHECKED_EVERY) == 0:
            yield s


def marks(s: Any, seat: int) -> dict[str, dict[str, int]]:
    """The marks of a seat's checklist."""
    rows = RULES.view(s, seat).facts["checklist"]
    return {sector: {letter: cell[0] for letter, cell in row.items()} for sector, row in rows.items()}


def passwords(saved: str) -> dict[str, set[str]]:
    """The codes of the passwords as they are."""
    cards = Knowledge(saved, "A").cards
    return {name.split()[0]: set(map(code, cards[name])) for name in cards if name.endswith(" password")}


@few
@given(game=games)
def test_a_cell_is_marked_exactly_when_it_follows(game: tuple[tuple[str, int], int, int]) -> None:
    for s in some(*game):
        saved = RULES.save(s)
        for seat in [*range(int(s.seats())), SPECTATOR]:
            known = Knowledge(saved, letter(seat) or "spectator")
            found = marks(s, seat)
            for sector, row in known.marks().items():
                assert found[sector] == row, (seat, sector, saved)


@few
@given(game=games)
def test_no_mark_is_wrong(game: tuple[tuple[str, int], int, int]) -> None:
    for s in some(*game):
        truth = passwords(RULES.save(s))
        for seat in range(int(s.seats())):
            for sector, row in marks(s, seat).items():
                for letter_, mark in row.items():
                    assert mark in (0, 1 if letter_ in truth[sector] else -1), (seat, sector, RULES.save(s))


@few
@given(game=games)
def test_other_hidden_cards_give_the_same_checklist(game: tuple[tuple[str, int], int, int]) -> None:
    """Only its owner's knowledge enters (AD-R87): in every world that the owner cannot tell apart it reads the same."""
    rng = Rng(f"same {game}")
    for s in some(*game):
        for seat in [*range(int(s.seats())), SPECTATOR]:
            world = RULES.imagine(s, int(s.seats()) if seat == SPECTATOR else seat, rng)
            assert RULES.view(world, seat).facts["checklist"] == RULES.view(s, seat).facts["checklist"]
