"""WIRED, trades that cannot be: by which rule, and that trying changes nothing (WD-50 to WD-58, WD-59)."""

import pytest

from tests.games.wired.positions import hand, offer, refused, wired

LAID = (
    "A hand: computer hacked*2 secured; B hand: switch trained*3; A network: S1{hacked}>K2a; B network: S1;"
    "A classifications: facilities; B classifications: supervisor; A score: 9; B score: 8"
)
GIVE = ["offer", "to@B"]
WANT = [*GIVE, "give:hacked", "enough"]


@pytest.mark.parametrize(
    ("pick", "rule"),
    [("to@A", "WD-50"), ("to@E", "WD-50"), ("to@F", "WD-50"), ("done", "WD-59"), ("give:hacked", "WD-59")],
)
def test_with_whom_one_cannot_trade(pick: str, rule: str) -> None:
    """WD-50."""
    t = wired(LAID).play("offer")
    assert t.options == ["to@B", "to@C", "to@D"] and refused(t, pick) in {rule, "WD-50"}


@pytest.mark.parametrize(
    ("pick", "rule"),
    [
        ("give@S1", "WD-51"),
        ("give:points", "WD-51"),
        ("give:points*2", "WD-51"),
        ("give_in_play:switch", "WD-51"),
        ("give_in_play:hacked", "WD-51"),
        ("give@K2a", "WD-51"),
        ("give:trained", "WD-52"),
        ("give:facilities", "WD-52"),
        ("give_in_play:supervisor", "WD-52"),
    ],
)
def test_what_cannot_be_given(pick: str, rule: str) -> None:
    """WD-51: points, equipment in play, issues; WD-52: cards one does not hold."""
    t = wired(LAID).play(*GIVE)
    assert t.options == ["enough", "give:computer", "give:hacked", "give:secured", "give_in_play:facilities"]
    assert refused(t, pick) == rule


@pytest.mark.parametrize(
    ("pick", "rule"),
    [
        ("want@S1", "WD-51"),
        ("want:points*3", "WD-51"),
        ("want_in_play:switch", "WD-51"),
        ("want_in_play:facilities", "WD-52"),
    ],
)
def test_what_cannot_be_wanted(pick: str, rule: str) -> None:
    """WD-51, WD-52."""
    t = wired(LAID).play(*WANT)
    assert t.about == "want" and t.options[0] == "propose" and t.options[-1] == "want_in_play:supervisor"
    assert refused(t, pick) == rule


def test_any_kind_can_be_wanted() -> None:
    """WD-52: A cannot see B's hand, so the list does not depend on it."""
    lists = [wired(LAID.replace("switch trained*3", held)).play(*WANT).options for held in ("audit*4", "secured*4")]
    assert lists[0] == lists[1] and len(lists[0]) == 20, "propose, 18 kinds and B's Supervisor"


def test_more_than_the_partner_has_cannot_be_wanted_or_accepted() -> None:
    """WD-53: B holds four cards."""
    t = wired(LAID).play(*WANT, *["want:trained"] * 3, "propose")
    assert "accept" in t.options
    t = wired(LAID).play(*WANT, *["want:trained"] * 4)
    if t.about == "want":
        t.play("propose")
    assert "accept" not in t.options and refused(t, "accept") == "WD-53"


@pytest.mark.parametrize(
    ("first", "then"), [("give:hacked", "give:computer"), ("give_in_play:facilities", "give:hacked")]
)
def test_sets_are_named_in_order(first: str, then: str) -> None:
    """WD-52: so that each offer can be written in one way only."""
    t = wired(LAID.replace("A classifications: facilities", "A classifications: facilities field-tech"))
    assert refused(t.play(*GIVE, first), then) == "WD-52"


def test_more_than_one_holds_cannot_be_given() -> None:
    """WD-52: two HACKED, not three."""
    t = wired(LAID).play(*GIVE, "give:hacked", "give:hacked")
    assert "give:hacked" not in t.options and refused(t, "give:hacked") == "WD-52"


@pytest.mark.parametrize("pick", ["propose", "enough"])
def test_an_empty_offer(pick: str) -> None:
    """WD-52."""
    t = wired(LAID).play(*GIVE, "enough")
    assert t.about == "want" and refused(t, pick) == "WD-52"


@pytest.mark.parametrize("pick", ["play:switch", "done", "offer", "to@A", "pass", "give:switch"])
def test_a_partner_answers_and_nothing_else(pick: str) -> None:
    """WD-53, WD-50: others cannot trade with each other."""
    t = offer(wired(LAID), "B", "hacked", "switch")
    assert t.asked == "B" and t.options == ["decline", "accept", "counter"]
    assert refused(t, pick) in ("WD-50", "WD-53", "WD-59")


def test_a_counter_is_not_countered() -> None:
    """WD-53: one counter-offer."""
    t = offer(wired(LAID), "B", "hacked", "switch").play("counter", "give:trained", "enough", "want:hacked", "propose")
    assert (t.asked, t.about) == ("A", "counter_answer") and refused(t, "counter") in ("WD-53", "WD-59")


def test_a_counter_cannot_hold_points_either() -> None:
    """WD-51."""
    t = offer(wired(LAID), "B", "hacked", "switch").play("counter")
    assert (t.asked, t.about) == ("B", "give")
    assert [refused(t, p) for p in ("give:points", "give@S1", "give_in_play:switch")] == ["WD-51"] * 3
    assert refused(t, "give:hacked") == "WD-52"


def test_an_offer_is_refused_after_a_move_from_20_points_and_without_offers() -> None:
    """WD-5, WD-57, WD-58."""
    assert refused(wired(f"{LAID}; step: moves; moves: 2"), "offer") == "WD-5"
    assert refused(wired(f"{LAID}; C score: 20"), "offer") == "WD-57"
    assert refused(wired(f"{LAID}; offers: 6"), "offer") == "WD-58"
    assert refused(wired(LAID, offers_per_turn=0), "offer") == "WD-58"


def test_an_offer_needs_somebody_to_trade_with() -> None:
    """WD-50, WD-36: all others are done (Kingmaker, so points do not stop the trade)."""
    t = wired(
        "dealer: D; active: D; finisher: A; done: A B C; A score: 25; D hand: switch secured; A hand: hacked",
        kingmaker=True,
    )
    assert t.asked == "D" and t.about == "moves" and refused(t, "offer") in ("WD-50", "WD-36")


def test_an_unfinished_offer_moves_no_card() -> None:
    """WD-54: at once and as a whole."""
    t = wired(LAID).play(*WANT, "want:switch")
    assert hand(t, "A") == ["computer", "hacked", "hacked", "secured"] and hand(t, "B") == ["switch"] + ["trained"] * 3
