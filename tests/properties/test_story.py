"""The story of the cards is true, and what an observer concludes from it is so at the real table."""

from typing import Any

import pytest

from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.games.access_denied.rules.imagine import Dream
from sneakernet.games.access_denied.rules.past import Past
from sneakernet.games.access_denied.rules.story import (
    AGREE,
    DECK,
    DIFFER,
    HOLDS,
    MOVES,
    PASSWORD,
    PLACES,
    RIGHT,
    SEES,
    STEP,
    WRONG,
    goal_of,
    number_of,
    place_of,
    what,
)

RULES: Any = find("access-denied").rules
TABLES = [(edition, seats) for edition in RULES.editions for seats in sorted(RULES.seat_counts(edition))]
MOST = 300  # picks of a game
EVERYTHING = 2**63 - 1


def games(edition: str, seats: int, every: int) -> Any:
    """The tables of a random game, now and then."""
    s = RULES.new(edition, seats, "story")
    rng = Rng(f"story {edition} {seats}")
    for n in range(MOST):
        if RULES.ask(s) is None:
            return
        if n % every == every - 1:
            yield s
        RULES.pick(s, int(rng.below(int(s.offered()))))


def today(s: Any) -> list[int]:
    """Where all cards are, by the places of the story."""
    return [int(cards) for cards in Dream(s, 0, Rng("any")).retelling.today]


def steps(s: Any) -> Any:
    """The steps of a story: what it is, its place and goal, how many cards, the cards, their kind."""
    for at in range(PLACES, len(s.story), STEP):
        step, cards, kind = (int(s.story[at + n]) for n in range(STEP))
        yield what(step), place_of(step), goal_of(step), number_of(step), cards, kind


def codes(s: Any, cards: int) -> set[int]:
    """The codes of a set of cards."""
    return {int(s.pack.codes[card]) for card in range(63) if cards >> card & 1}


def of_kind(s: Any, kind: int, places: list[int]) -> int:
    """The cards of a kind, which may depend on the password that lies in a sector just then."""
    if kind >= -1:
        return kind
    right = codes(s, places[PASSWORD + kind - (WRONG if kind < RIGHT else RIGHT)])
    return sum(1 << card for card in range(63) if (int(s.pack.codes[card]) in right) == (kind >= RIGHT))


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_the_story_leads_to_the_table(edition: str, seats: int) -> None:
    """Told forward from the full deck, every card was where a step has it, and ends where it is."""
    for s in games(edition, seats, 25):
        places = [EVERYTHING if place == DECK else 0 for place in range(PLACES)]
        assert [places[place].bit_count() for place in range(PLACES)] == [int(s.story[n]) for n in range(PLACES)]
        for is_a, place, goal, number, cards, kind in steps(s):
            here = places[place]
            if is_a == MOVES:
                assert cards & ~here == 0 and cards.bit_count() == number and cards & ~of_kind(s, kind, places) == 0
                places[place] &= ~cards
                places[goal] |= cards
            elif is_a == SEES:
                assert cards & ~here == 0 and cards.bit_count() == number
            elif is_a == HOLDS:
                assert (here & of_kind(s, kind, places)).bit_count() >= number
            elif is_a == DIFFER:
                assert len(codes(s, here)) >= number
            elif is_a == AGREE:
                assert len(codes(s, here)) <= number
            else:
                assert here & ~cards == 0 and kind & ~here == 0
        assert places == today(s)


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_conclusions_are_true(edition: str, seats: int) -> None:
    """For every observer: what must be in a place is there, and nothing is there that cannot be."""
    for s in games(edition, seats, 60):
        for q in range(seats + 1):
            past = Past(s, q)
            for place, cards in enumerate(today(s)):
                assert int(past.size[place]) == cards.bit_count()
                assert int(past.sure[place]) & ~cards == 0
                assert cards & ~int(past.may[place]) == 0


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_an_imagined_world_knows_only_what_its_seat_was_told(edition: str, seats: int) -> None:
    """Two worlds of one seat have the same story, whatever others have seen."""
    for s in games(edition, seats, 100):
        for seat in range(seats):
            one, other = (RULES.imagine(s, seat, Rng(seed)) for seed in ("one", "other"))
            assert list(one.story) == list(other.story)
            again = RULES.imagine(one, seat, Rng("again"))
            assert list(again.story) == list(one.story) and RULES.view(again, seat) == RULES.view(s, seat)
