"""Zugang Verweigert: hot potatoes that come or go during a turn, as others imagine it (AD-64)."""

from sneakernet.core.rng import Rng
from sneakernet.games.access_denied.rules.imagine import hold_others, imagine
from tests.games.access_denied.positions import answer, german, quiet, until
from tests.games.access_denied.rulebook.test_german_potatoes_refuted import small

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


def test_a_bug_that_went_in_the_turn_still_takes_actions() -> None:
    """C kept it in step 1, and can name it; A is asked in step 2 because of it (AD-45, AD-R48)."""
    t = small("A levels: newsmedia=root; A hand: de-bug de-presse-pass [2]; B hand: [2]")
    quiet(until(t, "A", "attempt").play("attempt@micronopoly"))
    until(answer(t, "give:de-bug"), "A", "press_pass")
    assert "de-bug" in t.cards("C hand") and "de-bug" in t.view("C").places["C hand"].cards
    chance = Rng("went")
    worlds = [imagine(t.s, 2, chance) for _ in range(100)]
    assert not any(t.rules.ask_again(world) for world in worlds)
    assert any(hold_others(t.s, world, 2, chance) and t.rules.ask_again(world) for world in worlds)
    world = t.rules.imagine(t.s, 2, chance)
    assert t.rules.ask(world).seat == 0 and "de-bug" not in t.rules.view(world, 0).places["A hand"].cards
