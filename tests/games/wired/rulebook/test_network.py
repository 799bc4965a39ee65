"""WIRED, networks: attaching, floating, reconnecting, what is active (WD-14 to WD-24, WD-67, WD-70 to WD-73, WD-88)."""

import pytest

from tests.games.wired.positions import end_turn, hand, income, lie, moves, network, public, refused, score, wired


def test_a_cable_is_rescued_from_a_silent_switch() -> None:
    """One MOVE revives both computers (WD-20, WD-72)."""
    t = wired("A network: S1{power-outage}>K2a>[P1,P2] S2; A hand: hacked")
    assert income(t, "A") == 0
    t.play("reconnect")
    assert t.about == "reconnect" and t.options == ["move@K2a", "move@P1"]
    t.play("move@K2a")
    assert t.about == "place" and t.options == ["float", "on@S2"]
    t.play("on@S2")
    assert network(t, "A") == "S1{power-outage} S2>K2a>[P1,P2]" and moves(t) == 2
    assert score(end_turn(t), "A") == 2


def test_computers_are_moved_one_by_one() -> None:
    """Two MOVES for two computers (WD-20)."""
    t = wired("A network: S1{power-outage}>K2a>[P1,P2] S2>K3a; A hand: hacked")
    t.play("reconnect", "move@P1", "on@K3a")
    assert network(t, "A") == "S1{power-outage}>K2a>[P2] S2>K3a>[P1]" and moves(t) == 2
    t.play("reconnect", "move@P2", "on@K3a")
    assert network(t, "A") == "S1{power-outage}>K2a S2>K3a>[P1,P2]" and moves(t) == 1
    assert score(end_turn(t), "A") == 2


def test_an_issue_goes_along() -> None:
    """A hacked computer is hacked elsewhere too (WD-21)."""
    t = wired("A network: S1>K2a>[P1{hacked}] S2>K2b; A hand: trained").play("reconnect", "move@P1", "on@K2b")
    assert network(t, "A") == "S1>K2a S2>K2b>[P1{hacked}]" and score(end_turn(t), "A") == 0


def test_a_full_cable_takes_no_computer() -> None:
    """Refused; floating is legal (WD-71)."""
    t = wired("A network: S1>K2a>[P1,P2] S2>K3a; A hand: computer hacked").play("play:computer")
    assert t.options == ["float", "on@K3a"] and refused(t, "on@K2a") == "WD-71"
    t.play("float")
    assert network(t, "A") == "S1>K2a>[P1,P2] S2>K3a ~P3" and moves(t) == 2


def test_with_full_cables_only_floating_is_left() -> None:
    """WD-71: the one legal place needs no question (WD-59)."""
    t = wired("A network: S1>K2a>[P1,P2]; A hand: computer switch").play("play:computer")
    assert network(t, "A") == "S1>K2a>[P1,P2] ~P3" and t.about == "moves"


def test_floating_computers_hang_on_a_new_cable_free() -> None:
    """One MOVE for the cable and both computers (WD-19)."""
    t = wired("A network: S1 ~P1 ~P2; A hand: cable-3 hacked").play("play:cable-3", "on@S1")
    assert t.about == "attach" and t.options == ["enough", "hang@P1"]
    t.play("hang@P1", "hang@P2")
    assert network(t, "A") == "S1>K3a>[P1,P2]" and moves(t) == 2
    assert score(end_turn(t), "A") == 2


THREE = "A network: S1 ~P1 ~P2{hacked} ~P3; A hand: cable-2 switch"


@pytest.mark.parametrize(
    ("picks", "then"),
    [
        (["hang@P1", "hang@P2"], "S1>K2a>[P1,P2{hacked}] ~P3"),
        (["hang@P1", "hang@P3"], "S1>K2a>[P1,P3] ~P2{hacked}"),
        (["hang@P2"], "S1>K2a>[P2{hacked}] ~P1 ~P3"),
        (["hang@P1", "enough"], "S1>K2a>[P1] ~P2{hacked} ~P3"),
        (["enough"], "S1>K2a ~P1 ~P2{hacked} ~P3"),
    ],
)
def test_the_owner_chooses_which_computers_hang(picks: list[str], then: str) -> None:
    """At most two on a cable-2, any two, or none (WD-19)."""
    t = wired(THREE).play("play:cable-2", "on@S1")
    assert t.options == ["enough", "hang@P1", "hang@P2"], "P3 is like P1, so P2 with P3 is P2 with P1"
    t.play(*picks)
    assert network(t, "A") == then and t.about == "moves" and moves(t) == 2


def test_only_cables_hop_onto_a_new_switch() -> None:
    """K2a with P1 may hang on it, P2 stays floating (WD-19, WD-70)."""
    t = wired("A network: ~K2a>[P1] ~P2; A hand: switch*2").play("play:switch")
    assert t.about == "attach" and t.options == ["enough", "hang@K2a"] and refused(t, "hang@P2") == "WD-19"
    t.play("hang@K2a")
    assert network(t, "A") == "S1>K2a>[P1] ~P2" and t.about == "moves" and moves(t) == 2


def test_a_reconnected_cable_attracts_nothing() -> None:
    """Automatic attachment is for cards from hand (WD-19)."""
    t = wired("A network: S1>K2a S2 ~P1; A hand: hacked").play("reconnect", "move@K2a", "on@S2")
    assert network(t, "A") == "S1 S2>K2a ~P1" and t.about == "moves"


def test_a_computer_may_be_played_below_a_disabled_switch() -> None:
    """Legal, but it does not score (WD-22, WD-24)."""
    t = wired("A network: S1{hacked}>K2a; A hand: computer").play("play:computer", "on@K2a")
    assert network(t, "A") == "S1{hacked}>K2a>[P1]" and score(t, "A") == 0


def test_an_issue_silences_all_below() -> None:
    """One point, and no issues below (WD-24)."""
    t = wired("step: draw; A network: S1>K3a{new-hire}>[P1,P2,P3] S2>K2a>[P4]; B hand: hacked")
    assert score(t, "A") == 1 and network(t, "A") == "S1>K3a{new-hire}>[P1,P2,P3] S2>K2a>[P4]"
    cards = {card["name"]: card for card in public(t, "equipment")["A"]}
    assert [cards[p]["issues"] for p in ("P1", "P2", "P3")] == [[], [], []]
    assert [name for name in cards if cards[name]["active"]] == ["S1", "S2", "K2a", "P4"]


def test_floating_equipment_never_scores() -> None:
    """WD-18."""
    t = wired("step: draw; A network: ~K2a>[P1,P2]; B hand: hacked")
    assert score(t, "A") == 0 and income(t, "A") == 0


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("S1>K2a>[P1,P2]", 2),
        ("S1{hacked}>K2a>[P1,P2]", 0),
        ("S1>K2a{power-outage}>[P1,P2] S1>K2b>[P3]", 1),
        ("S1>K2a>[P1{new-hire},P2]", 1),
        ("S1>K2a>[P1{new-hire,hacked},P2{hacked}]", 0),
        ("S1>K3a>[P1,P2,P3] S1>K3b>[P4,P5,P6] S2>K2a>[P7,P8] ~P9", 8),
        ("~P1 ~P2", 0),
        ("S1 S2>K2a", 0),
    ],
)
def test_what_is_active(text: str, points: int) -> None:
    """WD-24, WD-10."""
    t = wired(f"A network: {text}; A hand: trained")
    assert income(t, "A") == points and score(end_turn(t), "A") == points and network(t, "A") == text


def test_a_switch_holds_any_number_of_cables() -> None:
    """WD-14."""
    t = wired("A network: S1>K2a S1>K2b S1>K2c S1>K3a; A hand: cable-2 switch").play("play:cable-2", "on@S1")
    assert network(t, "A") == "S1>K2a S1>K2b S1>K2c S1>K3a S1>K2d"


@pytest.mark.parametrize(("cable", "ports"), [("K2a", 2), ("K3a", 3)])
def test_a_cable_holds_as_many_computers_as_it_says(cable: str, ports: int) -> None:
    """WD-14, WD-71."""
    inside = ",".join(f"P{n + 1}" for n in range(ports - 1))
    t = wired(f"A network: S1>{cable}>[{inside}] S2>K2b; A hand: computer*2 hacked").play(
        "play:computer", f"on@{cable}", "play:computer"
    )
    assert t.options == ["float", "on@K2b"] and refused(t, f"on@{cable}") == "WD-71"


def test_a_switch_from_hand_hangs_on_internet() -> None:
    """WD-16: nothing to ask."""
    t = wired("A hand: switch*2").play("play:switch")
    assert network(t, "A") == "S1" and "A attached:A.S1@internet" in t.events and t.about == "moves"


def test_a_cable_may_be_played_floating_and_catch_computers() -> None:
    """WD-18, WD-19: a floating cable may hold computers."""
    t = wired("A network: S1 ~P1; A hand: cable-2 switch").play("play:cable-2", "float")
    assert t.about == "attach"
    t.play("hang@P1")
    assert network(t, "A") == "S1 ~K2a>[P1]" and moves(t) == 2 and income(t, "A") == 0


def test_a_computer_may_be_played_onto_a_floating_cable() -> None:
    """WD-22."""
    t = wired("A network: ~K2a; A hand: computer switch").play("play:computer", "on@K2a")
    assert network(t, "A") == "~K2a>[P1]"


def test_hung_cards_bring_what_they_carry() -> None:
    """WD-19, WD-21: with their issues and all attached to them."""
    t = wired("A network: ~K2a{hacked}>[P1{new-hire}] ~K3a>[P2]; A hand: switch*2").play("play:switch")
    assert t.options == ["enough", "hang@K2a", "hang@K3a"]
    t.play("hang@K2a", "hang@K3a")
    assert network(t, "A") == "S1>K2a{hacked}>[P1{new-hire}] S1>K3a>[P2]" and income(t, "A") == 1


def test_a_computer_that_comes_attracts_nothing() -> None:
    """WD-19: nothing hangs on a computer."""
    t = wired("A network: S1>K2a ~P1; A hand: computer switch").play("play:computer", "on@K2a")
    assert network(t, "A") == "S1>K2a>[P2] ~P1" and t.about == "moves"


def test_detaching_on_purpose_is_one_move() -> None:
    """WD-18, WD-20, WD-67."""
    t = wired("A network: S1>K2a>[P1]; A hand: hacked").play("reconnect", "move@K2a")
    assert network(t, "A") == "S1 ~K2a>[P1]" and moves(t) == 2 and "A detached:A.K2a" in t.events


def test_attaching_a_floating_card_is_one_move() -> None:
    """WD-67: everything attached moves along (WD-20)."""
    t = wired("A network: S1 ~K2a>[P1]; A hand: hacked").play("reconnect", "move@K2a")
    assert network(t, "A") == "S1>K2a>[P1]" and moves(t) == 2 and "A reconnected:A.K2a@A.S1" in t.events


def test_playing_and_attaching_is_one_move() -> None:
    """WD-67."""
    t = wired("A network: S1>K2a; A hand: computer hacked").play("play:computer", "on@K2a")
    assert moves(t) == 2 and "A attached:A.P1@A.K2a" in t.events


def test_a_disabled_card_may_be_moved() -> None:
    """WD-72: it takes its issues along."""
    t = wired("A network: S1{hacked}>K2a{new-hire}>[P1] S2; A hand: trained").play("reconnect", "move@K2a", "on@S2")
    assert network(t, "A") == "S1{hacked} S2>K2a{new-hire}>[P1]" and income(t, "A") == 0


def test_a_reconnection_goes_somewhere_else() -> None:
    """WD-23: neither where the card is nor floating when it floats."""
    t = wired("A network: S1>K2a S2>K3a ~K2b; A hand: hacked").play("reconnect", "move@K2a")
    assert t.options == ["float", "on@S2"] and refused(t, "on@S1") == "WD-23"
    t = wired("A network: S1>K2a S2>K3a ~K2b; A hand: hacked").play("reconnect", "move@K2b")
    assert t.options == ["on@S1", "on@S2"] and refused(t, "float") == "WD-23"


def test_a_reconnection_that_leads_nowhere_is_not_offered() -> None:
    """WD-20, WD-23: switches stay, and a floating computer without a free port stays too."""
    assert "reconnect" not in wired("A network: S1 S2 ~P1; A hand: switch").options


def test_equal_cards_are_one_choice() -> None:
    """WD-59: the first in network order stands for all that are alike."""
    t = wired("A network: S1>K2a>[P1,P2{hacked}] S2>K2b>[P4] ~P5 ~P6")
    t.play("reconnect")
    assert t.options == ["move@K2a", "move@P1", "move@P2", "move@K2b", "move@P4", "move@P5"]


def test_network_order_follows_what_came_first() -> None:
    """WD-88: switches as they came, below them cables as they were attached; then what floats."""
    t = wired("A network: ~P7 ~K3a S2>K2a S1>K2b>[P2,P1]; A hand: computer hacked")
    assert network(t, "A") == "S2>K2a S1>K2b>[P2,P1] ~K3a ~P7"
    t.play("play:computer", "on@K2a")
    assert network(t, "A") == "S2>K2a>[P3] S1>K2b>[P2,P1] ~K3a ~P7"
    t.play("reconnect", "move@K2a", "on@S1")
    assert network(t, "A") == "S2 S1>K2b>[P2,P1] S1>K2a>[P3] ~K3a ~P7"


def test_a_played_card_is_not_taken_back() -> None:
    """WD-73: no option brings equipment back to hand."""
    t = wired("A network: S1>K2a>[P1] ~P2; A hand: switch secured")
    seen: set[str] = set(t.options)
    seen.update(t.play("reconnect").options)
    seen.update(t.play("move@P1").options)
    assert not any(o.split("@")[0].split(":")[0] in ("take", "return", "back") for o in seen)
    t = end_turn(wired("A network: S1>K2a>[P1] ~P2; A hand: switch secured; draw: trained*7"))
    assert "computer" not in hand(t, "A") and lie(t, "discard") == []


def test_only_ones_own_cards_connect() -> None:
    """WD-15: B's cable is no place for A's computer."""
    t = wired("A network: S1>K2a; B network: S1>K3a; A hand: computer hacked").play("play:computer")
    assert t.options == ["float", "on@K2a"] and refused(t, "on@K3a") == "WD-15"
