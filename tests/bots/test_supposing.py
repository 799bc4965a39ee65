"""Supposed worlds of Access Denied: bots let a long story go, and nothing else."""

import pytest

from sneakernet.core.rng import Rng
from sneakernet.games import find
from sneakernet.games.access_denied.imagine import HASTE, Dream
from sneakernet.games.access_denied.story import holds_none_but
from tests.access_denied_positions import answer
from tests.rulebook.access_denied.test_every_world import small
from tests.table import Table

RULES = find("access-denied")
TRIES = 30


def offered(edition: str) -> Table:
    """A offers B a card by its code, and the story has no telling: it says that A's hand is empty."""
    t = small("A hand: listserv ice; B hand: bank-run fdic; C hand: freeware; deck: none", edition)
    answer(t.play("trade", "at@B"), "offer:listserv").play("unnamed", "done")
    holds_none_but(t.s, 0, 0)
    return t


@pytest.mark.parametrize("edition", ["2014", "2013"])
def test_a_story_without_a_telling_is_let_go(edition: str) -> None:
    """Whoever thinks quickly has a world after a few tellings; the card that was offered has the code that was said."""
    t = offered(edition)
    for seat in range(3):
        dream = Dream(t.s, seat, Rng("quick"), HASTE)
        assert not any(dream.attempt() for _ in range(HASTE - 1))
        assert any(dream.attempt() for _ in range(TRIES))
        world = RULES.suppose(t.s, seat, Rng("quick"))
        assert RULES.view(world, seat) == RULES.view(t.s, seat)
