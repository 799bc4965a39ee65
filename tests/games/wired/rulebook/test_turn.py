"""WIRED, a turn: TRADE, MOVES, DISCARD, DRAW, SCORE and the reshuffle (WD-5 to WD-13)."""

import pytest

from tests.games.wired.positions import end_turn, hand, lie, moves, network, public, refused, score, turns_begun, wired


def test_a_first_turn_builds_a_network_that_scores() -> None:
    """Three MOVES, three cards drawn, one point (WD-6, WD-9, WD-10)."""
    t = wired("A hand: switch cable-2 computer hacked*3; draw: secured*9")
    assert (t.asked, t.about, moves(t)) == ("A", "trade", 3)
    t.play("play:switch", "play:cable-2", "on@S1")
    assert (t.about, moves(t)) == ("moves", 1)
    t.play("play:computer", "on@K2a")
    assert (t.about, network(t, "A")) == ("discard", "S1>K2a>[P1]")
    t.play("done")
    assert hand(t, "A") == ["hacked"] * 3 + ["secured"] * 3 and score(t, "A") == 1 and t.asked == "B"


def test_a_fourth_move_is_refused() -> None:
    """Without Field Tech (WD-6)."""
    t = wired("A hand: switch*4 hacked").play("play:switch", "play:switch", "play:switch")
    assert t.about == "discard" and refused(t, "play:switch") == "WD-6"
    assert network(t, "A") == "S1 S2 S3" and hand(t, "A") == ["switch", "hacked"]


def test_discarding_makes_room_to_draw() -> None:
    """Four in hand, three discarded, five drawn (WD-8, WD-9)."""
    t = wired("step: discard; A hand: hacked*3 secured; draw: computer*9")
    assert t.options == ["done", "discard:hacked", "discard:secured"]
    t.play("discard:hacked", "discard:hacked", "discard:hacked", "done")
    assert hand(t, "A") == ["computer"] * 5 + ["secured"] and lie(t, "discard") == ["hacked"] * 3
    assert t.asked == "B" and score(t, "A") == 0


def test_a_large_hand_stays() -> None:
    """Eight in hand, none drawn, none lost (WD-9, WD-12)."""
    t = wired("step: discard; A hand: hacked*4 secured*4; draw: computer*9").play("done")
    assert hand(t, "A") == ["hacked"] * 4 + ["secured"] * 4 and len(lie(t, "draw")) == 9 and t.asked == "B"


def test_no_offer_after_the_first_move() -> None:
    """TRADE is over and cannot be reopened (WD-5)."""
    t = wired("A hand: switch*3; B hand: computer")
    assert t.options == ["done", "offer", "play:switch"]
    t.play("play:switch")
    assert t.about == "moves" and "offer" not in t.options and refused(t, "offer") == "WD-5"


def test_the_last_card_taken_reshuffles_while_a_player_draws() -> None:
    """Two, then two of the ten (WD-13)."""
    ten = " ".join(["switch"] * 10)
    t = wired(f"step: draw; A hand: hacked*2; B hand: secured; draw: computer*2; discard: {ten}")
    assert hand(t, "A") == ["computer"] * 2 + ["switch"] * 2 + ["hacked"] * 2
    assert lie(t, "draw") == ["switch"] * 8 and lie(t, "discard") == []
    told = [e for e in t.events if " drew:" in e or " reshuffled" in e]
    assert told == ["A drew:computer"] * 2 + ["A reshuffled*10"] + ["A drew:switch"] * 2


def test_drawing_stops_when_both_piles_are_empty() -> None:
    """One card instead of three, and the turn ends normally (WD-13)."""
    t = wired("step: draw; A hand: hacked*3; A network: S1>K2a>[P1]; B hand: secured; draw: computer")
    assert hand(t, "A") == ["computer"] + ["hacked"] * 3 and lie(t, "draw") == []
    assert score(t, "A") == 1 and t.asked == "B"


def test_the_last_card_reshuffles_even_if_nobody_needs_more() -> None:
    """WD-13: as soon as it is taken."""
    t = wired("step: draw; A hand: hacked*5; B hand: secured; draw: computer; discard: switch trained")
    assert len(hand(t, "A")) == 6 and sorted(lie(t, "draw")) == ["switch", "trained"] and lie(t, "discard") == []


def test_the_next_player_who_has_to_draw_reshuffles_first() -> None:
    """WD-13: both piles were empty; by B's turn there are discards."""
    t = wired("step: draw; A hand: hacked; B hand: secured*2 trained*4; C hand: switch")
    assert hand(t, "A") == ["hacked"] and t.asked == "B"
    t.play("done", "discard:trained", "discard:trained", "done")
    assert sorted(hand(t, "B")) == ["secured"] * 2 + ["trained"] * 4 and lie(t, "discard") == lie(t, "draw") == []
    assert "B reshuffled*2" in t.events and t.asked == "C"


def test_who_needs_no_card_reshuffles_nothing() -> None:
    """WD-13: the next player who has to draw does it."""
    t = wired("step: draw; A hand: hacked*6; B hand: secured; discard: switch switch")
    assert lie(t, "draw") == [] and lie(t, "discard") == ["switch", "switch"]


def test_saying_done_in_trade_ends_the_moves_too() -> None:
    """WD-5, WD-6: unused MOVES are lost."""
    t = wired("A hand: switch; B hand: hacked").play("done")
    assert t.about == "discard" and refused(t, "play:switch") in ("WD-6", "WD-8")


def test_moves_may_stop_early() -> None:
    """WD-6: 0 to 3."""
    t = wired("A hand: switch*3; B hand: hacked").play("play:switch", "done")
    assert t.about == "discard" and network(t, "A") == "S1"


def test_a_move_plays_or_reconnects() -> None:
    """WD-6, WD-20: a reconnection costs what a card costs."""
    t = wired("A network: S1>K2a S2; A hand: hacked").play("reconnect", "on@S2")
    assert moves(t) == 2 and network(t, "A") == "S1 S2>K2a"


def test_moves_are_over_when_nothing_is_left_to_do() -> None:
    """WD-59: `done` alone is not asked, neither in MOVES nor in DISCARD."""
    t = wired("A hand: switch; B hand: hacked; draw: computer*9").play("play:switch")
    assert t.asked == "B" and hand(t, "A") == ["computer"] * 6


def test_who_has_moves_left_is_told_that_none_is_possible() -> None:
    """WD-6: MOVES end by themselves, and the player hears why; not who ended them, nor who used them all."""
    stuck = wired("A hand: trained switch").play("play:switch")
    assert (stuck.about, moves(stuck)) == ("discard", 2) and stuck.view("A").facts["no_move"]
    assert all("no_move" not in stuck.view(reader).facts for reader in ("B", "spectator"))
    chose = wired("A hand: switch trained").play("done")
    used = wired("A hand: switch*4; moves: 1").play("play:switch")
    for t in (chose, used):
        assert t.about == "discard" and "no_move" not in t.view("A").facts
    ended = wired("step: discard; A hand: switch")
    assert ended.about == "discard" and "no_move" not in ended.view("A").facts


def test_any_number_may_be_discarded() -> None:
    """WD-8: none to all."""
    t = wired("step: discard; A hand: hacked secured; B hand: switch; draw: computer*9")
    t.play("discard:hacked", "discard:secured")
    assert hand(t, "A") == ["computer"] * 6 and lie(t, "discard") == ["hacked", "secured"] and t.asked == "B"


@pytest.mark.parametrize("held", [0, 1, 3, 5, 6, 9])
def test_a_player_draws_up_to_six(held: int) -> None:
    """WD-9, WD-12."""
    mine = f"A hand: secured*{held}; " if held else ""
    t = wired(f"step: draw; {mine}B hand: switch; draw: computer*20")
    assert len(hand(t, "A")) == max(6, held) and len(lie(t, "draw")) == 20 - max(0, 6 - held)


def test_only_the_active_player_scores() -> None:
    """WD-10, WD-11: B's computers wait for B's turn."""
    t = wired(
        "step: draw; A network: S1>K2a>[P1]; B network: S1>K3a>[P1,P2,P3]; A score: 4; B score: 7; B hand: hacked"
    )
    assert (score(t, "A"), score(t, "B"), t.asked) == (5, 7, "B")
    assert "A scored*1" in t.events
    end_turn(t)
    assert (score(t, "A"), score(t, "B")) == (5, 10)


def test_a_turn_without_active_computers_scores_nothing() -> None:
    """WD-10: points never go down."""
    t = wired("step: draw; A score: 4; B hand: hacked")
    assert score(t, "A") == 4 and "A scored" in t.events


def test_drawing_comes_before_scoring() -> None:
    """WD-9, WD-10, WD-11: one step, and then the next player."""
    t = wired("step: draw; A network: S1>K2a>[P1]; draw: computer*9; B hand: hacked")
    told = [e for e in t.events if e.startswith(("A drew", "A scored", "B began"))]
    assert told == ["A drew:computer"] * 6 + ["A scored*1", "B began*2"]


def test_play_is_clockwise() -> None:
    """WD-2."""
    t = wired("A hand: secured; B hand: secured; C hand: secured; D hand: secured; draw: trained*7 powered*7")
    end_turn(t, 5)
    assert turns_begun(t) == "BCDAB" and public(t, "turn") == 6 and public(t, "round") == 2


def test_each_turn_begins_with_three_moves() -> None:
    """WD-6: unused ones are lost, used ones come back."""
    t = wired("A hand: switch*3; B hand: switch").play("play:switch", "play:switch")
    assert (moves(t), moves(end_turn(t)), t.asked) == (1, 3, "B")
