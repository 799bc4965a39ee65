"""Access Denied: imagined worlds respect what hot potatoes showed (AD-64) and what went into a new deck (AD-38).

2014 shows hot potatoes; in 2013 only their effects can be missed (AD-R62, AD-R64).
"""

from tests.games.access_denied.positions import HOT_POTATOES, answer, end_turn, english, hand, quiet, table, until
from tests.games.access_denied.rulebook.worlds import imagined
from tests.support.table import Table

OTHERS = "C hand: [2]; E hand: [2]; F hand: [2]"


def potatoes(cards: set[str]) -> set[str]:
    return cards & HOT_POTATOES


def handed_on() -> Table:
    """2013: A hands trojan on to B; who looks on learns that it is a hot potato."""
    t = table(f"A hand: trojan [2]; B hand: [2]; D hand: [2]; {OTHERS}", "2013")
    return quiet(t.play("hand_on:trojan", "at@B"))


def test_a_hot_potato_that_was_handed_on_is_still_there() -> None:
    """2013: in every world B holds one, and each may be it; drawing changes nothing."""
    t = handed_on()
    found = set()
    for world in imagined(t, "C"):
        assert potatoes(world["B"])
        found |= potatoes(world["B"])
    assert found == {"trojan", "bug", "worm"}
    until(t, "B", "draw").play("draw")
    assert all(potatoes(world["B"]) for world in imagined(end_turn(t), "C"))


def test_a_hot_potato_goes_with_the_hand_it_is_handed_on_to() -> None:
    """2013: B hands one on to D; it may be the same, so B need not hold another."""
    t = until(handed_on(), "B", "action").play("hand_on:trojan", "at@D")
    held_by = {(bool(potatoes(world["B"])), bool(potatoes(world["D"]))) for world in imagined(quiet(t), "C")}
    assert held_by == {(False, True), (True, True)}


def test_a_hot_potato_that_was_discarded_is_the_one() -> None:
    """2013: B discards trojan; nothing says that B holds another."""
    t = until(handed_on(), "B", "discard").play("discard:trojan")
    assert {bool(potatoes(world["B"])) for world in imagined(t, "C")} == {True, False}


def test_who_shows_no_hot_potato_holds_none() -> None:
    """2014: A begins and shows none; of two cards drawn later, each may be one."""
    t = table(f"step: begin; A hand: [3]; B hand: [2]; D hand: freeware [2]; {OTHERS}", "2014")
    until(t, "A", "draw")
    assert not any(potatoes(world["A"]) for world in imagined(t, "D"))
    end_turn(t.play("draw", "draw"))
    found = {len(potatoes(world["A"])) for world in imagined(t, "D")}
    assert {0, 1} <= found <= {0, 1, 2}


def test_who_shows_one_hot_potato_holds_no_other() -> None:
    """2014: all that A begins with are shown."""
    t = until(table(f"step: begin; A hand: worm [3]; B hand: [2]; D hand: [2]; {OTHERS}", "2014"), "A", "action")
    assert all(potatoes(world["A"]) == {"worm"} for world in imagined(t, "D"))


def test_who_makes_the_free_attempt_began_without_trojan() -> None:
    """2013, AD-R33: nothing unseen has come to A's hand in this turn."""
    t = table(f"step: begin; A hand: [4]; B hand: [2]; D hand: [2]; {OTHERS}; deck: bug worm trojan rest", "2013")
    answer(quiet(until(t, "A", "attempt").play("attempt@government")), f"give:{hand(t, 'A')[0]}")
    until(t, "A", "action")
    found = set()
    for world in imagined(t, "D"):
        assert "trojan" not in world["A"]
        found |= potatoes(world["A"])
    assert found == {"bug", "worm"}, "those may be there"


def test_who_draws_in_step_4_began_without_worm() -> None:
    """2013, AD-R56: the card drawn is one of those that lay on the pile, and Worm was not among them."""
    hands = f"A hand: [4]; B hand: worm bug trojan; D hand: [2]; {OTHERS}"
    t = table(f"step: begin; {hands}; deck: none; pile: samurai guru ice", "2013")
    until(t, "A", "draw").play("draw")
    found = set()
    for world in imagined(t, "D"):
        assert "worm" not in world["A"]
        found |= potatoes(world["A"])
    assert found == {"trojan", "bug"}


# A new deck (AD-38): what lay on the pile is there, or with those who have drawn since.

PILE = "samurai guru ice fdic spam"
DRAWING = f"active: B; step: draw; B hand: [2]; D hand: [2]; A hand: [2]; {OTHERS}"


@english
def test_cards_of_the_pile_are_in_the_new_deck_or_with_who_drew(edition: str) -> None:
    """B draws two of the five; nobody else has drawn."""
    t = table(f"{DRAWING}; deck: none; pile: {PILE}", edition)
    t.play("draw", "draw")
    found = set()
    for world in imagined(t, "A"):
        drawn = world["B"] & set(PILE.split())
        assert len(drawn) == 2 and world["deck"] == set(PILE.split()) - drawn
        found.add(frozenset(drawn))
    assert len(found) == 10


@english
def test_a_card_drawn_before_the_new_deck_was_not_on_the_pile(edition: str) -> None:
    """B draws the last card of the old deck and one of the new."""
    t = table(f"{DRAWING}; deck: worm; pile: {PILE}", edition)
    t.play("draw", "draw")
    for world in imagined(t, "A"):
        assert len(world["B"] & set(PILE.split())) == 1 and len(world["deck"] & set(PILE.split())) == 4
