"""Imagined passwords fit what a seat knows, and every assignment of codes that some history leads to can come up."""

from collections.abc import Iterator
from typing import Any

import pytest

from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.core.view import letter
from tests.games.access_denied.positions import SECTORS, code
from tests.properties.histories import Contradiction, History
from tests.properties.listener import Listener
from tests.properties.passwords import LISTED, Knowledge, World
from tests.properties.steps import password_of

RULES: Any = find("access-denied").rules
VARIANTS: list[dict[str, object]] = [{}, {"distinct_codes": "on"}, {"goal": 5}]
CHECKED_EVERY = 60
FEW_WORLDS = 12
MOST = 1500
MOST_UNDECIDED = 3  # in one game

GAMES = [
    (("2014", 3), 0),
    (("2014", 4), 1),
    (("2014", 5), 2),
    (("2013", 2), 1),
    (("2013", 3), 0),
    (("2013", 5), 2),
    (("2013", 6), 0),
    (("german", 3), 0),
    (("german", 4), 2),
    (("german", 5), 0),
]


def followed(table: tuple[str, int], variant: int) -> Iterator[tuple[Any, list[Listener]]]:
    """One state in so many of a random game, with what each seat has heard."""
    log: list[Any] = []
    s = RULES.new(*table, "passwords", VARIANTS[variant], log)
    different = table[0] == "german" or "distinct_codes" in VARIANTS[variant]
    listeners = [Listener(table[0], letter(seat), different) for seat in range(table[1])]
    rng, which = Rng("checklist"), Rng("which")
    for _ in range(MOST):
        if RULES.ask(s) is None:
            return
        for listener in listeners:
            listener.catch_up(RULES, s, log)
        if which.below(CHECKED_EVERY) == 0:
            yield s, listeners
        RULES.pick(s, int(rng.below(int(s.offered()))))


def as_it_is(s: Any, sectors: list[str]) -> World:
    """The codes of these passwords, old ones going to the pile included."""
    known = Knowledge(RULES.save(s), "A")
    pile = known.cards["pile"]
    cards = [known.cards[f"{sector} password"] for sector in sectors]
    return tuple(frozenset(map(code, c + pile[len(pile) - 3 + len(c) :])) for c in cards)


class Assignments:
    """What one seat has heard, asked about passwords."""

    def __init__(self, s: Any, listener: Listener, hidden: list[str]) -> None:
        self.of_code = listener.of_code
        self.hidden = hidden
        sectors = [sector for sector in SECTORS if sector in listener.passwords]
        self.real = dict(zip(sectors, as_it_is(s, sectors), strict=True))
        self.history = History(listener)

    def have_history(self, codes: World) -> bool | None:
        """Whether hands can have come about with these hidden passwords; None if it is too long a search."""
        assigned = self.real | dict(zip(self.hidden, codes, strict=True))
        cards = {password_of(sector): sum(self.of_code[c] for c in found) for sector, found in assigned.items()}
        try:
            return self.history.check_codes(cards)
        except Contradiction:
            return False


def missing_from(s: Any, seat: int, known: Knowledge, rng: Rng) -> set[World]:
    """Of few assignments that fit the checklist, those that never come up; what comes up fits."""
    fitting = set(known.worlds()) if known.size() <= LISTED else set()
    missing = fitting.copy() if len(fitting) <= FEW_WORLDS else set()
    for _ in range(100 * len(missing) + 1):
        found = as_it_is(RULES.imagine(s, seat, rng), known.sectors)
        assert not fitting or found in fitting, (seat, found, RULES.save(s))
        missing.discard(found)
        if not missing:
            break
    return missing


@pytest.mark.parametrize(("table", "variant"), GAMES)
def test_imagined_passwords_are_all_that_fit_and_no_others(table: tuple[str, int], variant: int) -> None:
    """With so few, each comes up within a hundred times their number; if not, no history leads to it."""
    rng = Rng(f"imagined {table} {variant}")
    undecided = 0
    for s, listeners in followed(table, variant):
        for seat, listener in enumerate(listeners):
            known = Knowledge(RULES.save(s), letter(seat))
            missing = missing_from(s, seat, known, rng)
            if not missing:
                continue
            told = Assignments(s, listener, known.sectors)
            for codes in missing:
                found = told.have_history(codes)
                assert not found, (seat, codes, RULES.save(s))
                undecided += found is None
    assert undecided <= MOST_UNDECIDED
