"""Access Denied: what follows of hands from hot potatoes (AD-64) and from what went into a new deck (AD-38).

2014 shows hot potatoes; in 2013 only their effects can be missed (AD-R62, AD-R64).
"""

from itertools import combinations

from sneakernet.games.access_denied.deduction.steps import DECK
from tests.games.access_denied.positions import answer, end_turn, english, hand, quiet, table, until
from tests.games.access_denied.rulebook.worlds import lacking, may_be, numbers, only, told
from tests.support.table import Table

POTATOES = ("bug", "trojan", "worm")
OTHERS = "C hand: [2]; E hand: [2]; F hand: [2]"


def handed_on() -> Table:
    """2013: A hands trojan on to B; who looks on learns that it is a hot potato."""
    t = table(f"A hand: trojan [2]; B hand: [2]; D hand: [2]; {OTHERS}", "2013")
    return quiet(t.play("hand_on:trojan", "at@B"))


def test_a_hot_potato_that_was_handed_on_is_still_there() -> None:
    """2013: in every world B holds one, and each may be it; drawing changes nothing."""
    t = handed_on()
    story = told(t, "C")
    for potato in ("trojan", "bug", "worm"):
        assert may_be(story, {1: numbers(t, [potato])})
    assert lacking(t, "C", "B", int(t.s.pack.burdens)) == set()
    until(t, "B", "draw").play("draw")
    assert lacking(end_turn(t), "C", "B", int(t.s.pack.burdens)) == set()


def test_a_hot_potato_goes_with_the_hand_it_is_handed_on_to() -> None:
    """2013: B hands one on to D; it may be the same, so B need not hold another."""
    t = until(handed_on(), "B", "action").play("hand_on:trojan", "at@D")
    assert lacking(quiet(t), "C", "BD", int(t.s.pack.burdens)) == {"B"}


def test_a_hot_potato_that_was_discarded_is_the_one() -> None:
    """2013: B discards trojan; nothing says that B holds another."""
    t = until(handed_on(), "B", "discard").play("discard:trojan")
    assert lacking(t, "C", "B", int(t.s.pack.burdens)) == {"B", ""}


def test_who_shows_no_hot_potato_holds_none() -> None:
    """2014: A begins and shows none; of two cards drawn later, each may be one."""
    t = table(f"active: F; step: discard; A hand: [3]; B hand: [2]; D hand: freeware [2]; {OTHERS}", "2014")
    until(t, "A", "draw")
    assert not any(may_be(told(t, "D"), {0: numbers(t, [potato])}) for potato in POTATOES)
    end_turn(t.play("draw", "draw"))
    assert any(may_be(told(t, "D"), {0: numbers(t, [potato])}) for potato in POTATOES)


def test_who_shows_one_hot_potato_holds_no_other() -> None:
    """2014: all that A begins with are shown."""
    t = until(
        table(f"active: F; step: discard; A hand: worm [3]; B hand: [2]; D hand: [2]; {OTHERS}", "2014"), "A", "action"
    )
    found = {potato for potato in POTATOES if may_be(told(t, "D"), {0: numbers(t, [potato])})}
    assert found == {"worm"}


def test_who_makes_the_free_attempt_began_without_trojan() -> None:
    """2013, AD-R33: nothing unseen has come to A's hand in this turn."""
    t = table(
        f"active: F; step: discard; A hand: [4]; B hand: [2]; D hand: [2]; {OTHERS}; deck: bug worm trojan rest", "2013"
    )
    answer(quiet(until(t, "A", "attempt").play("attempt@government")), f"give:{hand(t, 'A')[0]}")
    until(t, "A", "action")
    found = {potato for potato in POTATOES if may_be(told(t, "D"), {0: numbers(t, [potato])})}
    assert found == {"bug", "worm"}


def test_who_draws_in_step_4_began_without_worm() -> None:
    """2013, AD-R56: the card drawn is one of those that lay on the pile, and Worm was not among them."""
    hands = f"A hand: [4]; B hand: worm bug trojan; D hand: [2]; {OTHERS}"
    t = table(f"active: F; step: discard; {hands}; deck: none; pile: samurai guru ice", "2013")
    until(t, "A", "draw").play("draw")
    found = {potato for potato in POTATOES if may_be(told(t, "D"), {0: numbers(t, [potato])})}
    assert found == {"bug", "trojan"}


# A new deck (AD-38): what lay on the pile is there, or with those who have drawn since.

PILE = "samurai guru ice fdic spam"
DRAWING = f"active: B; step: draw; B hand: [2]; D hand: [2]; A hand: [2]; {OTHERS}"


@english
def test_cards_of_the_pile_are_in_the_new_deck_or_with_who_drew(edition: str) -> None:
    """B draws two of the five; nobody else has drawn."""
    t = table(f"{DRAWING}; deck: none; pile: {PILE}", edition)
    t.play("draw", "draw")
    story, cards = told(t, "A"), [numbers(t, [card]) for card in PILE.split()]
    assert all(may_be(story, {1: one | other}) for one, other in combinations(cards, 2))
    assert not may_be(story, {1: sum(cards[:3])}) and not only(story, DECK, numbers(t, t.cards("B hand")))


@english
def test_a_card_drawn_before_the_new_deck_was_not_on_the_pile(edition: str) -> None:
    """B draws the last card of the old deck and one of the new."""
    t = table(f"{DRAWING}; deck: worm; pile: {PILE}", edition)
    t.play("draw", "draw")
    story, cards = told(t, "A"), [numbers(t, [card]) for card in PILE.split()]
    assert all(may_be(story, {1: card}) and not may_be(story, {1: card | cards[n - 1]}) for n, card in enumerate(cards))
