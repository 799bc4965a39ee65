"""Zugang Verweigert: hot potatoes that come or go during a turn, as others imagine it (AD-64)."""

from sneakernet.core.rng import Rng
from sneakernet.games.access_denied.rules.imagine import hold_others, imagine
from tests.games.access_denied.positions import german

CAME = (
    "step: attempt; A hand: de-trojaner de-gegen-virus; held: de-gegen-virus; "
    "known B: de-trojaner; known C: de-trojaner"
)


def test_a_known_trojan_that_came_in_the_turn_does_not_forbid_its_attempts() -> None:
    """It is asked because of what the hand began with; no world in which Trojan was there explains the question."""
    t = german(CAME, 3)
    assert (t.asked, t.about) == ("A", "attempt") and "attempt@government" in t.options
    chance = Rng("came")
    worlds = [imagine(t.s, 1, chance) for _ in range(100)]
    assert not any(t.rules.ask_again(world) for world in worlds)
    assert any(hold_others(t.s, world, 1, chance) and t.rules.ask_again(world) for world in worlds)
    assert t.rules.ask(t.rules.imagine(t.s, 1, chance)).seat == 0
