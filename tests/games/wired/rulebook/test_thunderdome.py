"""WIRED, Thunderdome: those still tied fight bouts of two rounds (WD-37 to WD-39, WD-90)."""

from typing import Any

import pytest

from tests.games.wired.positions import end_turn, hand, public, refused, score, turns_begun, wired
from tests.support.table import Table

EQUAL = "S1>K3a>[P1,P2]"


def dome(dealer: str = "D", more: str = "", **settings: Any) -> Table:
    """A last round that ends with A and C at 27 points and equal networks."""
    return wired(
        f"dealer: {dealer}; finisher: C; done: C D A; active: B; step: draw; A score: 27; C score: 27;"
        f"A network: {EQUAL}; C network: {EQUAL}; B network: S1>K2a>[P1]; A hand: computer hacked switch;"
        f"C hand: hacked switch; B hand: hacked secured; D hand: hacked; {more}",
        **settings,
    )


def test_a_bout_is_there_and_back() -> None:
    """Dealer D; A, C, C, A without trades; A plays a computer and wins 33 to 31 (WD-38)."""
    t = dome()
    assert (t.asked, t.about) == ("A", "moves") and public(t, "dome") == ["A", "C"] and public(t, "done") == ["B", "D"]
    assert {"A entered*1", "C entered*1"} <= set(t.events)
    t.play("play:computer", "on@K3a")
    end_turn(t, 4)
    assert turns_begun(t) == "ACCA" and t.over and t.winners == ["A"]
    assert (t.scores[0], t.scores[2]) == (33, 31) and t.shares == [1.0, 0.0, 0.0, 0.0]


def test_three_equal_bouts_share_the_victory() -> None:
    """All equal again, another bout; after three, half a win each (WD-38, WD-39)."""
    t = end_turn(dome(), 4)
    assert public(t, "bout") == 2 and t.asked == "A" and "A entered*2" in t.events
    assert public(end_turn(t, 4), "bout") == 3
    assert (
        end_turn(t, 4).over
        and turns_begun(t) == "ACCA" * 3
        and t.winners == ["A", "C"]
        and t.shares == [0.5, 0.0, 0.5, 0.0]
    )
    assert (t.scores[0], t.scores[2]) == (39, 39) and {"A shared", "C shared"} <= set(t.events)


def test_a_second_bout_may_decide() -> None:
    """WD-38."""
    t = end_turn(dome(), 5)
    assert t.asked == "C"
    t.play("play:switch")
    end_turn(t, 3)
    assert t.over and t.winners == ["C"], "equal points and computers; C has more active equipment (WD-37)"


def test_shared_needs_no_dome() -> None:
    """With `shared` they share at once (WD-38, WD-39)."""
    t = dome(thunderdome="shared")
    assert t.over and t.winners == ["A", "C"] and t.shares == [0.5, 0.0, 0.5, 0.0] and turns_begun(t) == ""


def test_the_order_starts_at_the_dealers_left() -> None:
    """WD-38: dealer B, so C goes first."""
    t = end_turn(dome(dealer="B"), 4)
    assert turns_begun(t)[:4] == "CAAC" and public(t, "bout") == 2


@pytest.mark.parametrize("kingmaker", [False, True])
def test_no_trading_in_the_dome(kingmaker: bool) -> None:
    """WD-38, WD-61: not even with Kingmaker."""
    t = dome(kingmaker=kingmaker)
    assert t.about == "moves" and public(t, "trading") is False
    assert refused(t, "offer") in (("WD-38",) if kingmaker else ("WD-38", "WD-57"))


def test_all_others_are_done() -> None:
    """WD-38: B cannot be attacked, C can; the two are no longer done."""
    t = dome().play("play:hacked")
    assert t.about == "target" and t.options == ["on@S1", "on@K3a", "on@P1"], "C alone can be meant"


def test_others_cannot_answer_in_the_dome() -> None:
    """WD-36, WD-38: B and D hold HACKED and are not asked."""
    t = wired(
        f"dealer: D; done: B D; dome: A C; bout: 1; dome_turn: 0; active: A; A network: {EQUAL}; C network: {EQUAL};"
        "A score: 27; C score: 27; A hand: audit switch; B hand: hacked; D hand: hacked; C hand: trained"
    ).play("play:audit")
    assert t.asked == "A" and hand(t, "C") == ["computer", "trained"]


def test_reaching_any_number_triggers_nothing() -> None:
    """WD-90: totals are compared only after a bout."""
    t = wired(
        f"dealer: D; done: B D; dome: A C; bout: 1; dome_turn: 0; active: A; step: draw; A network: {EQUAL};"
        f"C network: {EQUAL}; A score: 48; C score: 27; A hand: switch; C hand: switch"
    )
    assert not t.over and t.asked == "C" and score(t, "A") == 50 and "A finished" not in t.events
    assert end_turn(t, 3).over and t.winners == ["A"]


def test_tie_breaks_decide_a_bout() -> None:
    """WD-38: after the bout the totals, then tie-breaks 1 to 4."""
    t = wired(
        f"dealer: D; done: B D; dome: A C; bout: 1; dome_turn: 3; active: A; step: draw; A network: {EQUAL};"
        f"C network: {EQUAL} ~P9; A score: 27; C score: 29"
    )
    assert t.over and t.winners == ["C"] and t.scores[0] == t.scores[2] == 29


def test_three_in_the_dome_and_one_falls_behind() -> None:
    """WD-90: who is not among the best after a bout is done again."""
    t = wired(
        "dealer: D; done: D; dome: A B C; bout: 1; dome_turn: 5; active: A; step: draw; A network: S1>K2a>[P1];"
        "B network: S1>K2a>[P1]; C network: S1>K2a>[P1]; A score: 29; B score: 30; C score: 29;"
        "A hand: switch; B hand: switch; C hand: switch"
    )
    assert not t.over and public(t, "dome") == ["A", "B"] and public(t, "done") == ["C", "D"]
    end_turn(t, 4)
    assert turns_begun(t)[:4] == "ABBA" and public(t, "bout") == 3


def test_six_in_the_dome_go_there_and_back() -> None:
    """WD-38: every dome player one turn in seat order, then in the opposite order."""
    hands = "; ".join(f"{s} hand: switch; {s} score: 25; {s} network: S1>K2a>[P1]" for s in "ABDEF")
    t = wired(
        f"dealer: C; finisher: D; done: D E F A B; active: C; step: draw; C score: 24; C network: S1>K2a>[P1];"
        f"C hand: switch; {hands}",
        seats=6,
    )
    end_turn(t, 12)
    assert turns_begun(t)[:12] == "DEFABCCBAFED" and public(t, "bout") == 2


def test_the_cap_does_not_end_the_dome() -> None:
    """WD-90."""
    t = dome(more="round: 100")
    assert t.asked == "A"
    assert not end_turn(t, 8).over and public(t, "bout") == 3


@pytest.mark.parametrize("seats", [2, 3])
def test_few_players_need_no_dome(seats: int) -> None:
    """WD-34, WD-66: the first to reach 25 wins at once, so no tie can arise."""
    t = wired(
        f"step: draw; A score: 24; B score: 24; A network: {EQUAL}; B network: {EQUAL}; B hand: switch", seats=seats
    )
    assert t.over and t.winners == ["A"]


def test_five_share_after_the_third_bout() -> None:
    """WD-38, WD-39: a fifth of a win each."""
    lie = "; ".join(f"{s} score: 30; {s} network: S1>K2a>[P1{{hacked}}]" for s in "ABCDE")
    t = wired(f"dealer: E; dome: A B C D E; bout: 3; dome_turn: 9; active: A; step: draw; {lie}", seats=5)
    assert t.over and t.winners == list("ABCDE") and t.shares == [0.2] * 5
