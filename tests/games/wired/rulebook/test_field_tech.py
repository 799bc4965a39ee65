"""WIRED, Field Tech: one more equipment MOVE in each own turn (WD-17, WD-68, WD-69)."""

import pytest

from tests.games.wired.positions import classes, end_turn, hand, moves, network, offer, public, refused, why, wired


def test_field_tech_pays_for_a_fourth_card() -> None:
    """Hacked, secured, trained and then a computer; a fifth card is not allowed (WD-17)."""
    t = wired(
        "A classifications: field-tech; A network: S1{hacked,new-hire}>K2a; B network: S1;"
        "A hand: hacked secured trained computer switch"
    ).play("play:hacked", "play:secured", "play:trained")
    assert (t.about, moves(t), public(t, "field_techs")) == ("moves", 0, 1)
    t.play("play:computer", "float")
    assert classes(t, "A") == ["field-tech+tapped"] and network(t, "A") == "S1>K2a ~P1"
    assert t.about == "discard" and refused(t, "play:switch") == "WD-6" and hand(t, "A") == ["switch"]


def test_field_tech_is_charged_first() -> None:
    """The switch costs no regular MOVE (WD-17)."""
    t = wired("A classifications: field-tech; A hand: switch*2").play("play:switch")
    assert classes(t, "A") == ["field-tech+tapped"] and moves(t) == 3 and public(t, "field_techs") == 0
    assert "A tapped:field-tech" in t.events


def test_two_field_techs_pay_for_two() -> None:
    """Five equipment cards, not six (WD-17)."""
    t = wired("A classifications: field-tech field-tech; A hand: switch*6").play("play:switch", "play:switch")
    assert classes(t, "A") == ["field-tech+tapped"] * 2 and moves(t) == 3
    t.play("play:switch", "play:switch", "play:switch")
    assert t.about == "discard" and refused(t, "play:switch") == "WD-6" and network(t, "A") == "S1 S2 S3 S4 S5"


def test_field_tech_works_in_the_turn_it_arrives() -> None:
    """Played as the third MOVE, it still pays for equipment, not for HACKED (WD-68, WD-69)."""
    t = wired("step: moves; moves: 1; A hand: field-tech hacked switch*2; B network: S1").play("play:field-tech")
    assert (t.about, moves(t), t.options) == ("moves", 0, ["done", "play:switch"])
    assert refused(t, "play:hacked") == "WD-69" and why(t, "A", "hacked") == "WD-69" and why(t, "A", "switch") == ""
    t.play("play:switch")
    assert t.about == "discard" and classes(t, "A") == ["field-tech+tapped"] and refused(t, "play:switch") == "WD-6"


def test_a_field_tech_that_leaves_untapped_takes_its_move_along() -> None:
    """Supervisor replaces Field Tech; one regular MOVE is left (WD-31, WD-68)."""
    t = wired("step: moves; moves: 2; A classifications: field-tech facilities; A hand: supervisor switch*2")
    t.play("play:supervisor")
    assert t.about == "keep" and t.options == ["drop:field-tech", "drop:facilities", "drop:supervisor"]
    t.play("drop:field-tech")
    assert classes(t, "A") == ["facilities", "supervisor"] and moves(t) == 1 and public(t, "field_techs") == 0
    t.play("play:switch")
    assert t.about == "discard" and refused(t, "play:switch") == "WD-6"


def test_a_field_tech_that_leaves_tapped_takes_nothing_back() -> None:
    """WD-68: what it paid stays paid."""
    t = wired("A classifications: field-tech facilities; A hand: supervisor switch*2").play("play:switch")
    t.play("play:supervisor", "drop:field-tech+tapped")
    assert network(t, "A") == "S1" and moves(t) == 2


def test_field_tech_pays_for_a_reconnection() -> None:
    """WD-17: an equipment MOVE is a card or a reconnection."""
    t = wired("A classifications: field-tech; A network: S1>K2a S2; A hand: hacked")
    t.play("reconnect", "on@S2")
    assert classes(t, "A") == ["field-tech+tapped"] and moves(t) == 3


def test_field_tech_untaps_when_its_owners_turn_begins() -> None:
    """WD-17: not before."""
    t = wired("seats: 2; A classifications: field-tech; A hand: switch*2 hacked; B hand: secured").play("play:switch")
    end_turn(t)
    assert t.asked == "B" and classes(t, "A") == ["field-tech+tapped"]
    end_turn(t)
    assert t.asked == "A" and classes(t, "A") == ["field-tech"]


@pytest.mark.parametrize("kind", ["hacked", "secured", "supervisor", "audit", "head-hunter", "seal-the-deal"])
def test_field_tech_never_pays_for_anything_else(kind: str) -> None:
    """WD-69."""
    t = wired(
        f"step: moves; moves: 0; A classifications: field-tech; A network: S1{{hacked}}; A hand: {kind} switch;"
        "B network: S1>K2a>[P1]; B classifications: facilities"
    )
    assert t.options == ["done", "play:switch"] and refused(t, f"play:{kind}") == "WD-69"


def test_regular_moves_pay_for_attacks_while_field_tech_waits() -> None:
    """WD-17, WD-69: a HACKED costs a MOVE, the Field Tech stays untapped."""
    t = wired("A classifications: field-tech; A hand: hacked switch; B network: S1").play("play:hacked")
    assert classes(t, "A") == ["field-tech"] and moves(t) == 2


def test_a_traded_field_tech_arrives_untapped_and_works_at_once() -> None:
    """WD-68, WD-32."""
    t = wired("B classifications: field-tech+tapped; A hand: hacked switch; B hand: secured")
    offer(t, "B", "hacked", "in_play:field-tech+tapped").play("accept")
    assert classes(t, "A") == ["field-tech"] and classes(t, "B") == []
    t.play("play:switch")
    assert classes(t, "A") == ["field-tech+tapped"] and t.asked == "B"


def test_a_stolen_field_tech_works_with_all_moves_used() -> None:
    """WD-68: the theft is the third MOVE."""
    t = wired("step: moves; moves: 1; B classifications: field-tech; A hand: head-hunter switch").play(
        "play:head-hunter"
    )
    assert (t.about, moves(t), t.options) == ("moves", 0, ["done", "play:switch"])


def test_a_field_tech_given_away_pays_no_more() -> None:
    """WD-68: it leaves untapped, its extra MOVE is lost."""
    t = wired("A classifications: field-tech; A hand: switch*4; B hand: secured hacked")
    offer(t, "B", "in_play:field-tech", "secured").play("accept")
    assert public(t, "field_techs") == 0 and classes(t, "B") == ["field-tech"]
    t.play("play:switch", "play:switch", "play:switch")
    assert t.about == "discard"
