"""Marks of the checklist last, and an onlooker who knows a hand concludes what its attempt shows (AD-R100)."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any, NamedTuple

import pytest

from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.core.view import letter
from tests.games.access_denied.positions import code

RULES: Any = find("access-denied").rules
SETS = [frozenset(codes) for codes in combinations("ABCDEF", 3)]
Marks = dict[str, dict[str, int]]
TABLES = [("2014", 3), ("2014", 5), ("2013", 2), ("2013", 4)]


def marks(s: Any, seat: int) -> Marks:
    rows = RULES.view(s, seat).facts["checklist"]
    return {sector: {letter: cell[0] for letter, cell in row.items()} for sector, row in rows.items()}


def moments(edition: str, seats: int, seed: int, log: list[Any]) -> Iterator[Any]:
    """The states of a random game."""
    s = RULES.new(edition, seats, str(seed), {"round_cap": 30}, log)
    rng = Rng(f"lasting {seed}")
    while RULES.ask(s) is not None:
        yield s
        RULES.pick(s, int(rng.below(int(s.offered()))))


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_a_mark_is_never_taken_back(edition: str, seats: int) -> None:
    """Passwords of the English editions stay, so what is certain of them stays certain."""
    for seed in range(3):
        kept: list[Marks] = [{} for _ in range(seats)]
        for n, s in enumerate(moments(edition, seats, seed, [])):
            if n % 3:
                continue
            for seat in range(seats):
                now = marks(s, seat)
                for sector, row in kept[seat].items():
                    lost = [c for c, mark in row.items() if mark and now[sector][c] != mark]
                    assert not lost, (seed, n, letter(seat), sector, lost)
                kept[seat] = now


class Attempt(NamedTuple):
    """An attempt of others, and what an onlooker knew before it."""

    sector: str
    hand: list[str]  # all codes of the hand that made it
    before: dict[str, int]


def watched(s: Any, seats: int) -> dict[int, Attempt]:
    """The onlookers who know the whole hand from which cards are about to be handed over."""
    facts = RULES.view(s, 0).facts
    attempt = facts["attempt"]
    found: dict[int, Attempt] = {}
    for seat in range(seats):
        view = RULES.view(s, seat)
        hand = f"{attempt['seat']} hand"
        known = view.memory.get(hand, ())
        onlooker = letter(seat) not in (attempt["seat"], facts["sectors"][attempt["sector"]])
        if onlooker and 0 < len(known) == view.places[hand].count:
            codes = [code(card) for card in known]
            found[seat] = Attempt(attempt["sector"], codes, marks(s, seat)[attempt["sector"]])
    return found


def concluded(attempt: Attempt, handed: int, wrong: int) -> dict[str, int]:
    """What follows of each code from the marks before, and from so many wrong cards of those handed over."""
    fitting = [
        codes
        for codes in SETS
        if all((c in codes) == (mark > 0) for c, mark in attempt.before.items() if mark)
        and any(sum(c not in codes for c in cards) == wrong for cards in combinations(attempt.hand, handed))
    ]
    assert fitting
    return {c: int(all(c in x for x in fitting)) - int(all(c not in x for x in fitting)) for c in "ABCDEF"}


def test_who_knows_the_hand_concludes_what_an_attempt_shows() -> None:
    """Counted from the story alone: granted, or denied and so many kept; answered attempts are left out."""
    cases = settled = 0
    for seed in range(24):
        seats = 3 + seed % 3
        log: list[Any] = []
        pending: dict[int, Attempt] = {}
        heard = handed = 0
        for s in moments("2014", seats, seed, log):
            verbs = [event.verb for event in RULES.read(log[heard:], seats, -1)]
            heard = len(log)
            handed += verbs.count("handed_over")
            if "played" in verbs or "failed" in verbs:
                pending = {}
            if pending and ("granted" in verbs or "kept" in verbs):
                wrong = 0 if "granted" in verbs else verbs.count("kept")
                for seat, attempt in pending.items():
                    follows = concluded(attempt, handed, wrong)
                    now = marks(s, seat)[attempt.sector]
                    assert all(now[c] == mark for c, mark in follows.items() if mark), (seed, seat, attempt, follows)
                    cases += 1
                    settled += sum(bool(mark) and not attempt.before[c] for c, mark in follows.items())
                pending = {}
            if RULES.ask(s).about == "hand_over" and not pending:
                pending, handed = watched(s, seats), 0
    assert cases > 20 and settled > 5
