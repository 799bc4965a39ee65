"""What observers keep of hands is true of the real table, and of every world they imagine (decision 0017)."""

from typing import Any

import pytest

from sneakernet.core.bits import BIT, count
from sneakernet.core.rng import Rng
from sneakernet.games import find
from sneakernet.games.access_denied.leads import hold_together, holds
from sneakernet.games.access_denied.notes import DECK
from sneakernet.games.access_denied.places import in_deck

RULES: Any = find("access-denied")
TABLES = [(edition, seats) for edition in RULES.editions for seats in sorted(RULES.seat_counts(edition))]
MOST = 300  # picks of a game
LOOK = 20  # picks from one look into imagined worlds to the next


def untrue_leads(s: Any, observers: int) -> list[int]:
    """Leads of these observers that this table does not bear out."""
    mine = [n for n in range(s.leads()) if s.lead_observers(n) & observers]
    return [n for n in mine if count(s.lead_cards(n) & hold_together(s, s.lead_hands(n))) < s.lead_least(n)]


def out_of_place(s: Any, q: int) -> int:
    """Cards that lie where an observer thinks they are not."""
    found = int(s.elsewhere(q, DECK) & in_deck(s))
    for p in range(s.seats()):
        if p != q:
            found |= int(s.elsewhere(q, p) & holds(s, p) & ~s.known_to(q))
    return found


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_what_is_kept_of_hands_is_true(edition: str, seats: int) -> None:
    s = RULES.new(edition, seats, "leads", {}, None)
    rng = Rng("leads")
    most = 0
    for n in range(MOST):
        ask = RULES.ask(s)
        if ask is None:
            break
        RULES.pick(s, int(rng.below(len(ask.options))))
        most = max(most, int(s.leads()))
        assert untrue_leads(s, int(s.everyone())) == [], n
        assert [q for q in range(seats + 1) if out_of_place(s, q)] == [], n
        if n % LOOK == 0:
            for seat in range(seats):
                world = RULES.imagine(s, seat, rng)
                assert untrue_leads(world, int(BIT[seat])) == [], (n, seat)
                assert out_of_place(world, seat) == 0, (n, seat)
    assert most > seats, "no game in which hardly anything is kept"
