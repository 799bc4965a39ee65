"""The real world has a history that fits every card move and attempt of which a seat was told."""

from typing import Any

import pytest

from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.core.view import letter
from tests.properties.histories import Contradiction, History
from tests.properties.listener import Listener, places
from tests.properties.steps import DECK, hand_of

RULES: Any = find("access-denied").rules
PRINTED = [(edition, seats, "printed") for edition in RULES.editions for seats in sorted(RULES.seat_counts(edition))]
TABLES = [*PRINTED, ("2014", 3, "on"), ("2013", 4, "on"), ("2014", 6, "on")]
MOST = 420  # picks of a game
LOOKS = (25, 120, 260, 400)  # after about so many picks it is looked at
GAMES = 1


def look(s: Any, seat: int, listener: Listener, where: str) -> None:
    """The real world has a history; one with a card of the own hand in the deck has none."""
    history = History(listener)
    cards = places(RULES.save(s), listener)
    try:
        history.check(cards)
    except Contradiction as contradiction:
        raise AssertionError(f"{where}, the listener is wrong: {contradiction}") from None
    mine, deck = (cards[place] & -cards[place] for place in (hand_of(letter(seat)), DECK))
    if mine and deck:
        cards[hand_of(letter(seat))] ^= mine | deck
        cards[DECK] ^= mine | deck
        with pytest.raises(Contradiction):
            history.check(cards)


def follow(edition: str, seats: int, distinct: str, seed: int, seat: int) -> None:
    """A random game, heard by one seat."""
    log: list[Any] = []
    s = RULES.new(edition, seats, str(seed), {"distinct_codes": distinct}, log)
    rng = Rng(f"history {seed}")
    looks = {n + int(rng.below(20)) for n in LOOKS}
    listener = Listener(edition, letter(seat), different=edition == "german" or distinct == "on")
    where = f"{edition}, {seats} seats, distinct codes {distinct}, seed {seed}, seat {letter(seat)}"
    for n in range(MOST):
        if RULES.ask(s) is None:
            return
        listener.catch_up(RULES, s, log)
        if n in looks:
            look(s, seat, listener, f"{where}, pick {n}")
        RULES.pick(s, int(rng.below(int(s.offered()))))


@pytest.mark.parametrize(("edition", "seats", "distinct"), TABLES)
def test_the_real_hands_have_a_history(edition: str, seats: int, distinct: str) -> None:
    for seed in range(1, GAMES + 1):
        follow(edition, seats, distinct, seed, (seats // 2 + seed) % seats)
