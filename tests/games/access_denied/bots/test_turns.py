"""Turns in Access Denied as bots see them: that a turn ends is no reason to leave cards undrawn (AD-36, AD-37)."""

import pytest

from sneakernet.bots import make, spot_at
from sneakernet.games.access_denied.judgement.judge import JUDGEMENT
from sneakernet.games.access_denied.judgement.net_worth import waiting_time
from tests.support.table import Table


def play_until(t: Table, about: str) -> Table:
    """The first player does as little as it can until this is asked."""
    while t.about != about:
        t.play(next((option for option in ("done", "pass", "no") if option in t.options), t.options[0]))
    return t


@pytest.mark.parametrize(("edition", "seats"), [("2014", 2), ("2013", 2), ("2014", 4), ("2013", 6), ("german", 4)])
def test_nobody_waits_longer_or_shorter_because_a_turn_goes_on(edition: str, seats: int) -> None:
    t = play_until(Table("access-denied", seats=seats, edition=edition, seed="turns"), "discard")
    active = int(t.s.active())
    before = [waiting_time(t.s, p) for p in range(seats)]
    while int(t.s.active()) == active:
        t.play("done" if "done" in t.options else t.options[0])
    assert [waiting_time(t.s, p) for p in range(seats)] == pytest.approx(before)
    assert waiting_time(t.s, int(t.s.active())) == 0 and waiting_time(t.s, active) == 1


@pytest.mark.parametrize("seed", ["1", "2", "3"])
@pytest.mark.parametrize(("edition", "seats"), [("2014", 2), ("2013", 4)])
def test_who_watches_its_rivals_still_draws_its_last_card(edition: str, seats: int, seed: str) -> None:
    t = play_until(Table("access-denied", seats=seats, edition=edition, seed=seed), "draw")
    active = int(t.s.active())
    while t.about == "draw" and int(t.s.active()) == active:
        spot = spot_at(t.game, t.s, t.rules.ask(t.s), "draw")
        assert t.options[make("greedy", t.game).pick(spot)] == "draw"
        t.play("draw")


def test_rivals_count_by_how_often_they_would_win() -> None:
    """Three equal rivals win three times as often as one, which makes so many points; a weak one hardly counts."""
    t = Table("access-denied", seats=4, edition="2014", seed="rivals")
    standings = sorted(JUDGEMENT.standing(t.s, p) for p in range(1, 4))
    assert standings[-1] < JUDGEMENT.rivals(t.s, 0) <= standings[-1] + JUDGEMENT.scale * 1.1
