"""Luck: what is taken off shares is nothing on average, whoever plays and whatever the judgement thinks."""

from statistics import fmean, stdev

import pytest

from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.lab.luck import otherwise, without_luck
from sneakernet.lab.match import Match, play


@pytest.mark.parametrize(
    ("game", "edition", "seats", "deals"), [("hackers", "2022", 3, 150), ("wired", "base-game", 2, 20)]
)
def test_luck_is_nothing_on_average(game: str, edition: str, seats: int, deals: int) -> None:
    """Seat A plays better than the others, so its share is not fair; its luck is, up to three standard errors."""
    bots = ("greedy@2", *["uniform"] * (seats - 1))
    lucky: list[float] = []
    shares: list[float] = []
    for n in range(deals):
        result = play(Match(game, edition, seats, (), f"luck {n}", bots))
        less = without_luck(find(game), result.record())
        assert abs(sum(less) - 1) < 1e-9, "what is luck for one is bad luck for the others"
        lucky.append(result.shares[0] - less[0])
        shares.append(result.shares[0])
    assert any(abs(luck) > 0.01 for luck in lucky), "some games are lucky"
    assert abs(fmean(lucky)) < 3 * stdev(lucky) / deals**0.5, fmean(lucky)
    assert fmean(shares) > 1.3 / seats


def test_what_somebody_knows_does_not_come_otherwise() -> None:
    """Else a player who acts by what it knows would be called lucky or unlucky for it."""
    rules = find("hackers").rules
    s = rules.new("", 3, "otherwise")
    hands = [int(s.hand(p)) for p in range(3)]
    decks = set()
    for n in range(20):
        other = otherwise(rules, s, Rng(f"otherwise {n}"))
        assert [int(other.hand(p)) for p in range(3)] == hands
        decks.add(tuple(int(other.deck(k)) for k in range(other.deck_size())))
    assert len(decks) > 10
