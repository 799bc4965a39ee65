"""Names of cards are mixed so that every order is equally likely."""

from collections import Counter
from math import factorial

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import setof
from sneakernet.core.knowledge import mix
from sneakernet.core.rng import Rng

CARDS = [1, 3, 4, 6]
TIMES = 400  # as often as each order is expected


def test_every_order_of_the_mixed_names_is_equally_likely() -> None:
    rng = Rng("orders")
    seen: Counter[tuple[int, ...]] = Counter()
    orders = factorial(len(CARDS))
    for _ in range(TIMES * orders):
        names = vec[i64](list(range(8)))
        mix(names, setof(CARDS), rng)
        seen[tuple(int(names[card]) for card in CARDS)] += 1
    assert len(seen) == orders
    chance = sum((n - TIMES) ** 2 / TIMES for n in seen.values())
    assert chance < 50, "chi-squared with 23 degrees of freedom is above 50 once in a thousand times"


def test_cards_that_are_not_mixed_keep_their_names() -> None:
    names = vec[i64](list(range(8)))
    for n in range(50):
        mix(names, setof(CARDS), Rng(str(n)))
        assert [int(names[card]) for card in (0, 2, 5, 7)] == [0, 2, 5, 7]
        assert sorted(int(name) for name in names) == list(range(8))
