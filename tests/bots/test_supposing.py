"""Supposed worlds of Access Denied: bots let a long story go, and nothing else."""

import pytest

from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.games.access_denied.rules.imagine import HASTE, Dream, imagine
from sneakernet.games.access_denied.rules.past import Past
from sneakernet.games.access_denied.rules.story import holds_none_but
from tests.games.access_denied.positions import answer, until
from tests.games.access_denied.rulebook.test_bug_refuted import with_a
from tests.games.access_denied.rulebook.test_every_world import small
from tests.support.table import Table

RULES = find("access-denied").rules
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
        assert world.pack.codes_of(world.offered_card()) == t.s.pack.codes_of(t.s.offered_card())


@pytest.mark.parametrize("edition", ["2014", "2013"])
def test_passwords_that_were_drawn_for_a_closer_look_are_forgotten_with_the_story(edition: str) -> None:
    """Else no other password would ever be tried, and where that one leads nowhere the imagining would not end."""
    t = Table("access-denied", edition=edition, seats=3)
    dream = Dream(t.s, 2, Rng("close"), HASTE)
    dream.look_closer()
    dream.look_closer()
    before = list(Past(t.s, 2).may)
    assert list(dream.retelling.past.may) != before
    dream.tries = HASTE - 1
    assert dream.attempt() and list(dream.retelling.past.may) == before


def test_without_a_telling_a_turn_did_not_begin_with_what_was_refuted() -> None:
    """2013, AD-64: A used War Dialer, so it began its turn without Bug, whatever it is supposed to hold now."""
    t = until(with_a("A upgrades: war-dialer"), "A", "attempt").play("dial@government")
    number = RULES.cards("2013").index("bug")
    worlds = [imagine(t.s, 2, Rng(f"{n}"), 1) for n in range(100)]
    assert any(world.held() for world in worlds) and not any(int(world.held()) >> number & 1 for world in worlds)
