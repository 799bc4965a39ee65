"""Trades of bots in Access Denied: an offer is made to be taken, and one in vain is worse than none (AD-28, AD-R71)."""

import pytest

from sneakernet.bots import make, spot_at
from sneakernet.bots.ismcts import Ismcts
from sneakernet.bots.style import style_of
from sneakernet.core.registry import find
from sneakernet.core.view import seat_of
from sneakernet.games.access_denied.judgement.judge import JUDGEMENT
from sneakernet.lab.match import Match, play
from tests.support.table import Table
from tools.trades import trades


def about_to_act(seed: str) -> Table:
    """A dealt game of four whose first player may open a trade."""
    t = Table("access-denied", seats=4, edition="2014", seed=seed)
    while "trade" not in t.options:
        t.play("done" if "done" in t.options else t.options[0])
    return t


def offer(t: Table) -> Table:
    """The first card goes to the first partner on the list, for nothing in particular."""
    t.play("trade")
    t.play(t.options[0])
    return t.play(t.options[0], "unnamed", "done")


def test_an_offer_in_vain_is_worse_than_none() -> None:
    t = about_to_act("vain")
    author = seat_of(str(t.asked))
    before = JUDGEMENT.value(t.s, author)
    offer(t).play("decline")
    assert JUDGEMENT.value(t.s, author) < before
    assert all(JUDGEMENT.regret(t.s, other) == 0 for other in range(4) if other != author)


@pytest.mark.parametrize("seed", ["2", "3"])
def test_a_partner_who_has_nothing_fitting_declines(seed: str) -> None:
    """Other answers would only make the author withdraw."""
    t = offer(about_to_act(seed))
    for n in range(3):
        spot = spot_at(t.game, t.s, t.rules.ask(t.s), f"answer {n}")
        assert t.options[make("greedy", t.game).pick(spot)] == "decline"


def test_who_opens_a_trade_means_it() -> None:
    """In this game bots used to withdraw nearly every trade that they had opened."""
    match = Match("access-denied", "2014", 4, (), "trades/1", ("casual",) * 4)
    said = trades(play(match).record().picks)
    assert said["withdraw"] <= said["accept"] + said["decline"]


def test_a_trade_of_ones_own_is_thought_about_and_one_far_ahead_is_not() -> None:
    """In imagined futures trades took most of the time, and were hardly ever made."""
    t = about_to_act("vain")
    k = t.options.index("trade")
    tree = Ismcts(JUDGEMENT, style_of(find("access-denied")).manner, 1).plant(
        spot_at(t.game, t.s, t.rules.ask(t.s), "ahead")
    )
    world = tree.world(0)
    assert tree.first_hopes(JUDGEMENT, [world], True)[k] > 0
    assert tree.first_hopes(JUDGEMENT, [world], False)[k] == 0
    assert [n for n, hope in enumerate(tree.first_hopes(JUDGEMENT, [world], False)) if hope == 0] == [k]


def test_trades_of_a_record_are_counted() -> None:
    picks = ["A trade", "A offer:x", "B give:y", "B done", "A withdraw", "A trade", "A at@C", "C decline", "B give:y"]
    assert trades(picks) == {"opened": 2, "withdraw": 1, "in vain": 1, "decline": 1}
