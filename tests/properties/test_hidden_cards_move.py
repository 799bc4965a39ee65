"""A card that a seat cannot know lies elsewhere in some world that it imagines; conform complains of one that does not.

Which cards could lie elsewhere is found out without imagining: by exchanging cards in a written position.
"""

from typing import Any, cast

import pytest

from sneakernet.core.conform import NonConforming, conform
from sneakernet.core.exchange import exchanged, lying, moved
from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from tests.bots.spots import decisions, tables
from tests.properties.tables import ONE_ASK_IN
from tests.support.pinned import PINNED, Pinned


@pytest.mark.parametrize(("game", "edition", "seats"), tables())
def test_a_card_that_is_never_imagined_elsewhere_is_found(game: str, edition: str, seats: int) -> None:
    rules = cast("Any", Pinned(find(game).rules, PINNED[edition]))
    with pytest.raises(NonConforming, match=f"^{PINNED[edition]} never lies elsewhere in imagined worlds"):
        conform(rules, edition, seats, every=ONE_ASK_IN.get(game, 1))


@pytest.mark.parametrize(("game", "edition", "seats"), tables())
def test_exchanged_cards_show_to_nobody_who_does_not_know_them(game: str, edition: str, seats: int) -> None:
    rules = find(game).rules
    others = 0
    for n, s in enumerate(decisions(rules, edition, seats, "exchange", every=10, most=6)):
        for seat in range(seats):
            world = exchanged(rules, s, seat, Rng(f"{n} {seat}"))
            assert rules.view(world, seat) == rules.view(s, seat)
            assert sorted(rules.all_cards(world)) == sorted(rules.all_cards(s))
            views = [[rules.view(table, q) for q in range(seats)] for table in (s, world)]
            others += len(moved(lying(views[0]), lying(views[1])))
    assert others
