"""Access Denied: what others have heard and seen is not a seat's to know, so the worlds it imagines do not show it."""

import pytest

from sneakernet.core.rng import Rng
from tests.games.access_denied.positions import table

HANDS = "turn: 9; A hand: [2]; B hand: [2]; C hand: [2]; deck: [9]"


@pytest.mark.parametrize("edition", ["2014", "2013", "german"])
@pytest.mark.parametrize(("field", "memory"), [("C said", "D.1"), ("C sights", "D.3 F.5")])
def test_worlds_do_not_show_what_others_remember(edition: str, field: str, memory: str) -> None:
    """AD-R87, AD-R100: B imagines the same, whether C has heard of codes or not, and whenever C saw them."""
    remembers = table(f"{HANDS}; {field}: {memory}", edition, 3)
    does_not = table(HANDS, edition, 3)
    assert (remembers.fact(field), does_not.fact(field)) == (memory, "")
    for n in range(20):
        worlds = [t.rules.save(t.rules.imagine(t.s, 1, Rng(f"{n}"))) for t in (remembers, does_not)]
        assert worlds[0] == worlds[1]
