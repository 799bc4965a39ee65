"""Access Denied: what an onlooker knows of a hand is not lost when a card of it moves on unseen."""

import pytest

from tests.games.access_denied.positions import answer, english, german, hand, held, quiet, table, until
from tests.games.access_denied.rulebook.worlds import (
    codes,
    hands,
    lacking,
    moved,
    numbers,
    of_code,
    password_of,
    seen,
    sets,
    surely,
)
from tests.support.table import Table

OTHERS = "E hand: [2]; F hand: [2]"


def loses_one(t: Table, seat: str, card: str) -> Table:
    """A player's only attempt, on NewsMedia (D/E/F), costs a card: D keeps it, and nobody else sees which."""
    quiet(until(t, seat, "attempt").play("attempt@newsmedia"))
    quiet(answer(t, f"give:{card}"))
    assert card in hand(t, "D")
    return t


@english
def test_a_hand_that_was_empty_no_longer_has_the_card(edition: str) -> None:
    """B can name one of A's two cards. D keeps one, A discards the other and draws: so D has the one B knows."""
    t = table(f"step: attempt; A hand: samurai usenet; {seen('B', 'samurai')}; C hand: [2]; {OTHERS}", edition)
    loses_one(t, "A", "samurai")
    until(t, "A", "discard").play("discard:usenet")
    assert moved(t, "B", "samurai", "A", "D") == sets("samurai")
    until(t, "A", "draw").play("draw", "draw")
    assert moved(t, "B", "samurai", "A", "D") == sets("samurai")


@english
def test_a_hand_that_came_to_light_did_not_get_the_card(edition: str) -> None:
    """B can name one of A's two cards. D keeps one, then discards all and draws: none was it, so A still has it."""
    t = table(f"step: attempt; A hand: samurai usenet; {seen('B', 'samurai')}; C hand: [2]; D hand: [F]", edition)
    loses_one(t, "A", "usenet")
    until(t, "D", "discard")
    for card in hand(t, "D"):
        t.play(f"discard:{card}")
    until(t, "D", "draw").play("draw", "draw")
    assert moved(t, "B", "samurai", "A", "D") == sets("")


@english
def test_a_card_just_traded_does_not_come_back(edition: str) -> None:
    """AD-R70: both hand over at once; what B gives for a card it held before, also if the codes are the same."""
    t = table(f"A hand: public-library [E]; B hand: [FFE]; C hand: [2]; D hand: [2]; {OTHERS}", edition)
    theirs = held(t, "B", "FF")
    t.play("trade", "at@B", "offer:public-library", "named", "done", *(f"give:{card}" for card in theirs))
    answer(t, "done").play("accept")
    assert moved(t, "C", "public-library", "A", "B") == sets("public-library") and surely(t, "C", "A", "F", 2)


@english
def test_the_only_card_of_a_hand_is_the_one_traded(edition: str) -> None:
    """C can name B's only card, and A's card has another code: so A has B's card now."""
    t = table(f"A hand: [BE]; B hand: free-checking; {seen('C', 'free-checking')}; D hand: [2]; {OTHERS}", edition)
    t.play("trade", "at@B", f"offer:{held(t, 'A', 'B')[0]}", "unnamed", "done", "give:free-checking")
    answer(t, "done").play("accept")
    assert moved(t, "C", "free-checking", "B", "A") == sets("free-checking")


@english
def test_a_code_that_was_traded_may_have_moved_on(edition: str) -> None:
    """A trades a card B to B, and D keeps a card of B's: one of the two has a card B."""
    t = table(f"A hand: [BE]; B hand: samurai [F]; C hand: [2]; {OTHERS}", edition)
    t.play("trade", "at@B", f"offer:{held(t, 'A', 'B')[0]}", "unnamed", "done", "done", "accept")
    loses_one(t, "B", "samurai")
    assert lacking(t, "C", "BD", of_code(t, "B")) == {"B", "D"}


@english
def test_a_code_that_was_offered_may_have_moved_on(edition: str) -> None:
    """A offers a card B in vain, and D keeps a card of A's in A's next turn: one of the two has a card B."""
    t = table(f"A hand: samurai [B]; B hand: [F]; C hand: [2]; {OTHERS}", edition)
    t.play("trade", "at@B", f"offer:{held(t, 'A', 'B')[0]}", "unnamed", "done", "decline")
    t.play("attempt@newsmedia")
    quiet(answer(quiet(t), "give:samurai"))
    assert hand(t, "D") == ["samurai"]
    assert lacking(t, "C", "AD", of_code(t, "B")) == {"A", "D"}


def test_a_hot_potato_may_have_moved_on() -> None:
    """2013: A hands trojan on to B, and D keeps a card of B's: one of the two has a hot potato."""
    t = table(f"A hand: trojan [2]; B hand: samurai [F]; C hand: [2]; {OTHERS}", "2013")
    quiet(t.play("hand_on:trojan", "at@B"))
    quiet(until(t, "B", "action").play("attempt@newsmedia"))
    quiet(answer(t, "give:samurai"))
    assert hand(t, "D") == ["samurai"]
    assert lacking(t, "C", "BD", int(t.s.pack.burdens)) == {"B", "D"}


@english
def test_a_card_of_the_new_deck_may_have_moved_on(edition: str) -> None:
    """B draws the first card of the new deck, and D keeps a card of B's: one of the two has a card of the five."""
    pile = set("guru ice fdic spam worm".split())
    hands = f"A hand: [2]; B hand: samurai [F]; C hand: [2]; {OTHERS}"
    t = table(f"active: B; step: draw; {hands}; deck: none; pile: {' '.join(pile)}", edition)
    until(t.play("draw", "done"), "B", "attempt")
    quiet(answer(quiet(t.play("attempt@newsmedia")), "give:samurai"))
    assert hand(t, "D") == ["samurai"] and len(t.cards("deck")) == 4
    assert lacking(t, "A", "BD", numbers(t, pile)) == {"B", "D"}


@english
@pytest.mark.parametrize("way", ["discarded", "kept"])
def test_a_hand_that_was_empty_has_cards_of_the_new_deck_alone(edition: str, way: str) -> None:
    """B draws from the new deck; C loses its only card and draws one: it is one of the five."""
    pile = set("guru ice fdic spam worm".split())
    cards = f"A hand: [2]; B hand: [F]; C hand: samurai; D hand: [2]; {OTHERS}"
    t = table(f"active: B; step: draw; {cards}; deck: none; pile: {' '.join(pile)}", edition)
    t.play("draw", "done")
    if way == "kept":
        loses_one(t, "C", "samurai")
        until(t, "C", "draw").play("draw")
    else:
        until(t, "C", "discard").play("discard:samurai")
        until(t, "C", "draw").play("draw")
    assert len(hand(t, "C")) == 1
    assert hands(t, "A", "C") == {frozenset([card]) for card in pile}


def test_a_new_password_of_known_cards() -> None:
    """AD-R78: B can name all three cards that D has left, so B knows the password."""
    cards = "de-samurai de-dsl de-ice"
    t = german(f"active: D; A hand: [2]; D hand: de-code-verschluesseln {cards}; {seen('B', *cards.split())}")
    t.play("play:de-code-verschluesseln")
    answer(t, *(f"choose:{card}@newsmedia" for card in cards.split()))
    while t.about == "old_password":
        t.play(t.options[0])
    assert password_of(t, "B", "newsmedia", "ABCDEF") == {codes(cards.split())}
