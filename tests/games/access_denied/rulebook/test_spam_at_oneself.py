"""Access Denied 2013: how many cards Spam at oneself takes tells whether its player began with Bug (AD-R72, AD-R69)."""

import pytest

from tests.games.access_denied.positions import passive, until
from tests.games.access_denied.rulebook.test_bug_refuted import small
from tests.games.access_denied.rulebook.worlds import began_with


@pytest.mark.parametrize(
    ("hands", "left", "held"),
    [("A hand: bug [1]; B hand: spam [9]", 8, False), ("A hand: [2]; B hand: spam bug [8]", 6, True)],
    ids=["without", "with"],
)
def test_nine_cards_are_too_many_with_bug_and_without(hands: str, left: int, held: bool) -> None:
    """B's limit is eight by Micronopoly, and six with Bug: one card goes, or three do."""
    t = small(f"active: B; B levels: micronopoly=root; C hand: copybot; {hands}")
    until(t, "B", "action").play("play:spam", "at@B")
    while t.about != "idle":
        passive(t)
    assert t.asked == "C" and len(t.cards("B hand")) == left
    assert began_with(t, "bug") == {held}
