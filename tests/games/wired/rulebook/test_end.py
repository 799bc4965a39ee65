"""WIRED, the end: both endgames, done players, tie-breaks, round cap (WD-34 to WD-39, WD-65, WD-85, WD-86, WD-90)."""

from typing import Any

import pytest

from tests.games.wired.positions import SEATS, end_turn, hand, network, public, refused, score, turns_begun, why, wired
from tests.support.table import Table

FOUR_ACTIVE = "S1>K3a>[P1,P2,P3] S1>K2a>[P4]"


@pytest.mark.parametrize("seats", [2, 3])
def test_with_two_or_three_the_first_to_reach_25_wins_at_once(seats: int) -> None:
    """22 and 4 active computers make 26 (WD-34)."""
    t = wired(f"step: draw; A score: 22; A network: {FOUR_ACTIVE}; B score: 24; B hand: switch", seats=seats)
    assert t.over and t.asked is None and t.winners == ["A"] and t.scores[0] == 26
    assert t.shares == [1.0] + [0.0] * (seats - 1)
    assert "A scored*4" in t.events and "A won" in t.events


LAST_ROUND = (
    "dealer: D; active: C; step: draw; C score: 24; C network: S1>K2a>[P1]; C classifications: facilities;"
    "C hand: hacked*2; A hand: switch hacked; B hand: switch; D hand: hacked audit head-hunter switch;"
    "A network: S1>K2a>[P1]"
)


def test_the_others_take_one_more_turn_each() -> None:
    """D, A, B, then it is over (WD-35, WD-36, WD-86)."""
    t = wired(LAST_ROUND)
    assert "C finished" in t.events and t.asked == "D" and public(t, "done") == ["C"] and public(t, "finisher") == "C"
    end_turn(t, 3)
    assert turns_begun(t) == "DAB" and t.over and t.winners == ["C"]
    assert t.scores == [1, 0, 25, 0]


def test_a_done_player_is_no_target() -> None:
    """C cannot be attacked, audited or robbed (WD-36)."""
    t = wired(LAST_ROUND)
    assert refused(t, "play:head-hunter") in ("WD-36", "WD-45")
    t.play("play:hacked", "on@P1")
    assert network(t, "A") == "S1>K2a>[P1{hacked}]" and network(t, "C") == "S1>K2a>[P1]"
    t = wired(LAST_ROUND.replace(";A network: S1>K2a>[P1]", ""))
    assert t.asked == "D" and refused(t, "play:hacked") == "WD-36" and refused(t, "play:audit") in ("WD-36", "WD-82")
    t = wired(LAST_ROUND + "; B network: ~P1").play("play:hacked")
    assert t.options == ["against@A", "against@B"] and refused(t, "against@C") == "WD-36"


def test_a_done_player_cannot_answer_events() -> None:
    """C holds HACKED and is not asked when D audits A; A is (WD-36)."""
    t = wired(LAST_ROUND).play("play:audit")
    assert t.asked == "A"
    t.play("pass")
    assert hand(t, "A") == ["computer", "switch", "hacked"] and hand(t, "C") == ["hacked", "hacked"]
    assert t.asked == "D"


def test_each_player_is_done_after_the_last_turn() -> None:
    """WD-36: D's SCORE is D's last; A cannot attack D any more."""
    t = wired(LAST_ROUND + "; D network: S1")
    end_turn(t)
    assert t.asked == "A" and public(t, "done") == ["C", "D"] and refused(t, "play:hacked") == "WD-36"


def test_the_highest_score_wins_not_the_first_finisher() -> None:
    """C 26, A 28 in the last turn (WD-35)."""
    t = wired(
        "dealer: D; finisher: C; done: C D B; active: A; step: draw; A score: 25; A network: S1>K3a>[P1,P2,P3];"
        "C score: 26; C network: S1>K3a>[P1,P2,P3]"
    )
    assert t.over and t.winners == ["A"] and t.scores == [28, 0, 26, 0]


def test_a_second_player_at_25_changes_nothing() -> None:
    """WD-35: the round goes on, nobody gets another one."""
    t = wired(LAST_ROUND.replace("D hand", "D score: 24; D network: S1>K3a>[P1,P2,P3]; D hand"))
    end_turn(t)
    assert t.asked == "A" and t.events.count("C finished") == 1 and "D finished" not in t.events
    assert end_turn(t, 2).over and t.winners == ["D"] and turns_begun(t) == "DAB"


def tied(a: str, c: str, **settings: Any) -> Table:
    """A last round that ends with A and C at 27 points and these networks."""
    return wired(
        f"dealer: D; finisher: C; done: C D A; active: B; step: draw; A score: 27; C score: 27; A network: {a};"
        f"C network: {c}; A hand: switch; C hand: switch; B score: 3; D score: 5",
        **settings,
    )


FIVE_ACTIVE = "S1>K3a>[P1,P2,P3] S1>K2a>[P4,P5]"


def test_most_computers_in_play() -> None:
    """5 active of 6 against 5 active of 7 (WD-37); A's many switches come later."""
    t = tied(f"{FIVE_ACTIVE} S2 S3 S4 ~P6", f"{FIVE_ACTIVE} ~P6 ~P7")
    assert t.over and t.winners == ["C"] and t.scores == [27, 3, 27, 5]


@pytest.mark.parametrize(
    ("a", "c", "winner"),
    [
        ("S1>K2a>[P1,P2]", "S1>K2a>[P1] S2 S3 ~P2 ~P3 ~P4", "A"),
        ("S1>K2a>[P1] ~P2{hacked}", "S1>K2a>[P1] S2 S3", "A"),
        ("S1>K2a>[P1] S2", "S1>K2a>[P1] ~K2b ~K2c", "A"),
        ("S1>K2a>[P1] S2{hacked}", "S1>K2a>[P1]", "A"),
        ("S1>K2a>[P1]", "S1>K2a>[P1] ~K3a", "C"),
        ("S1>K2a>[P1]", "S1>K2a>[P1] S2>K3a", "C"),
    ],
)
def test_tie_breaks_in_order(a: str, c: str, winner: str) -> None:
    """WD-37: active computers, computers in play, active equipment, equipment in play."""
    t = tied(a, c)
    assert t.over and t.winners == [winner]


def test_only_the_best_reach_the_next_tie_break() -> None:
    """WD-37: B has the most equipment, but fewer points."""
    t = wired(
        "dealer: D; finisher: C; done: C D A; active: B; step: draw; A score: 27; C score: 27; D score: 26;"
        "A network: S1>K2a>[P1]; C network: S1>K2a>[P1] S2; D network: S1>K3a>[P1,P2,P3] S2 S3"
    )
    assert t.over and t.winners == ["C"]


@pytest.mark.parametrize("seats", [4, 5, 6])
def test_four_to_six_players_finish_the_round(seats: int) -> None:
    """WD-35, WD-66, WD-86: also those seated before the finisher."""
    hands = "; ".join(f"{s} hand: switch" for s in SEATS[:seats])
    t = wired(f"dealer: A; active: B; step: draw; B score: 24; B network: S1>K2a>[P1]; {hands}", seats=seats)
    assert t.asked == "C"
    assert end_turn(t, seats - 1).over and turns_begun(t) == SEATS[2:seats] + "A" and t.winners == ["B"]
    assert t.shares == [1.0 if s == "B" else 0.0 for s in SEATS[:seats]]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_exactly_the_target_is_enough(seats: int) -> None:
    """WD-4, WD-85: 25, not more than 25."""
    t = wired("step: draw; A score: 23; A network: S1>K2a>[P1]; B hand: switch", seats=seats)
    assert not t.over and public(t, "done") == []
    t = wired("step: draw; A score: 24; A network: S1>K2a>[P1]; B hand: switch", seats=seats)
    assert t.over if seats < 4 else public(t, "finisher") == "A"


def test_another_target() -> None:
    """WD-90: with `target` changed, read that number for 25 everywhere."""
    text = "step: draw; A score: 9; A network: S1>K2a>[P1]; B hand: switch"
    assert wired(text, seats=2, target=10).winners == ["A"]
    assert public(wired(text, seats=4, target=10), "finisher") == "A"
    assert not wired("step: draw; A score: 29; A network: S1>K2a>[P1]; B hand: switch", seats=2, target=50).over


def test_the_cap_does_not_end_a_last_round() -> None:
    """C reaches 25 in round 100; D, A and B still take their turns (WD-35, WD-90)."""
    t = wired("round: 100; " + LAST_ROUND)
    assert t.asked == "D"
    end_turn(t)
    assert t.asked == "A"
    assert (
        end_turn(t, 2).over
        and turns_begun(t) == "DAB"
        and t.winners == ["C"]
        and not any("capped" in e for e in t.events)
    )


def test_the_cap_ends_the_game_after_the_dealers_turn() -> None:
    """WD-65, WD-90: a round runs to the end of the dealer's turn; the highest score wins."""
    t = wired("dealer: D; round: 100; active: C; step: draw; D hand: switch; B score: 7; D score: 6")
    assert t.asked == "D"
    assert end_turn(t).over and t.winners == ["B"] and "D capped*100" in t.events


def test_the_cap_counts_full_rounds_from_the_dealers_left() -> None:
    """WD-90: with dealer B a round is C, D, A, B."""
    hands = "; ".join(f"{s} hand: secured" for s in "ABCD")
    t = wired(f"dealer: B; active: C; {hands}; A score: 1", round_cap=2)
    end_turn(t, 8)
    assert turns_begun(t) == "DABCDAB" and t.over and t.winners == ["A"]


def test_the_cap_breaks_ties_and_then_shares() -> None:
    """WD-65, WD-39: tie-breaks 1 to 4, then shared victory, no Thunderdome."""
    text = "dealer: D; round: 3; active: D; step: draw; A score: 7; B score: 7; C score: 7;"
    t = wired(f"{text} A network: S1>K2a>[P1]; B network: S1>K2a>[P1]; C network: S1>K2a", round_cap=3)
    assert t.over and t.winners == ["A", "B"] and t.shares == [0.5, 0.5, 0.0, 0.0]
    assert {"A shared", "B shared"} <= set(t.events)
    t = wired(f"{text} A network: S1>K2a>[P1]; B network: S1>K2a>[P1] S2; C network: S1>K2a", round_cap=3)
    assert t.winners == ["B"]


def test_no_cap() -> None:
    """5: `round_cap` 0."""
    t = wired("dealer: D; round: 400; active: D; step: draw; A hand: switch", round_cap=0)
    assert not t.over and t.asked == "A"


@pytest.mark.parametrize("seats", [2, 3])
def test_the_cap_with_few_players(seats: int) -> None:
    """WD-65."""
    last = SEATS[seats - 1]
    t = wired(f"round: 100; dealer: {last}; active: {last}; step: draw; A score: 4", seats=seats)
    assert t.over and t.winners == ["A"]


def test_a_share_is_a_fair_part() -> None:
    """WD-39: k winners get 1/k each."""
    text = "dealer: D; round: 1; active: D; step: draw"
    t = wired(text, round_cap=1)
    assert t.winners == list("ABCD") and t.shares == [0.25] * 4


def test_after_the_end_nothing_can_be_done() -> None:
    """WD-34."""
    t = wired(f"step: draw; A score: 22; A network: {FOUR_ACTIVE}; B hand: switch", seats=2)
    assert t.asked is None and t.options == [] and t.refuses("play:switch").rule == "WD-34"
    assert why(t, "B", "switch") == "WD-34" and score(t, "A") == 26


def test_a_done_players_network_is_frozen() -> None:
    """WD-36: C, done with 25, scores no more."""
    t = end_turn(wired(LAST_ROUND), 3)
    assert t.scores[2] == 25 and network(t, "C") == "S1>K2a>[P1]"


def test_no_trade_with_a_done_player_even_with_kingmaker() -> None:
    """WD-36, WD-50, WD-61."""
    t = wired(LAST_ROUND, kingmaker=True)
    assert t.asked == "D" and t.about == "trade"
    t.play("offer")
    assert t.options == ["to@A", "to@B"] and refused(t, "to@C") == "WD-36" and refused(t, "to@D") == "WD-50"
