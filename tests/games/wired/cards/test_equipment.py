"""WIRED, the four equipment kinds: where each goes, what hangs on it, what it scores."""

import pytest

from tests.games.wired.positions import end_turn, hand, income, moves, network, score, why, wired
from tests.support.marks import card


@card("switch")
def test_a_switch_goes_under_internet() -> None:
    """Without asking where; one MOVE."""
    t = wired("A network: S1; A hand: switch*2").play("play:switch")
    assert network(t, "A") == "S1 S2" and hand(t, "A") == ["switch"] and moves(t) == 2
    assert {"A played:switch", "A attached:A.S2@internet"} <= set(t.events)


@card("switch")
def test_a_switch_takes_floating_cables() -> None:
    """WD-19: as many as there are, of both kinds, free."""
    t = wired("A network: ~K2a>[P1] ~K3a>[P2,P3] ~K2b{hacked}; A hand: switch*2").play("play:switch")
    assert t.about == "attach" and t.options == ["enough", "hang@K2a", "hang@K3a", "hang@K2b"]
    t.play("hang@K2a", "hang@K3a", "hang@K2b")
    assert network(t, "A") == "S1>K2a>[P1] S1>K3a>[P2,P3] S1>K2b{hacked}" and moves(t) == 2 and income(t, "A") == 3


@card("switch")
def test_a_switch_may_leave_cables_floating() -> None:
    """WD-19: owner's choice, including none."""
    t = wired("A network: ~K2a ~K3a; A hand: switch*2").play("play:switch", "hang@K3a")
    assert network(t, "A") == "S1>K3a ~K2a"
    t = wired("A network: ~K2a ~K3a; A hand: switch*2").play("play:switch", "enough")
    assert network(t, "A") == "S1 ~K2a ~K3a"


@card("switch")
def test_a_switch_alone_scores_nothing() -> None:
    """WD-10: only active computers do."""
    assert score(end_turn(wired("A hand: switch hacked").play("play:switch")), "A") == 0


@card("cable-2", "cable-3")
@pytest.mark.parametrize(("kind", "name"), [("cable-2", "K2a"), ("cable-3", "K3a")])
def test_a_cable_goes_on_a_switch_or_floats(kind: str, name: str) -> None:
    text = f"A network: S1{{hacked}} S2; A hand: {kind} switch"
    t = wired(text).play(f"play:{kind}")
    assert t.about == "place" and t.options == ["float", "on@S1", "on@S2"]
    t.play("on@S1")
    assert network(t, "A") == f"S1{{hacked}}>{name} S2" and moves(t) == 2
    assert network(wired(text).play(f"play:{kind}", "float"), "A") == f"S1{{hacked}} S2 ~{name}"


@card("cable-2", "cable-3")
@pytest.mark.parametrize(("kind", "name"), [("cable-2", "K2a"), ("cable-3", "K3a")])
def test_a_cable_without_a_switch_floats(kind: str, name: str) -> None:
    """WD-59: nothing to choose."""
    t = wired(f"A hand: {kind} switch").play(f"play:{kind}")
    assert network(t, "A") == f"~{name}" and f"A floated:A.{name}" in t.events


@card("cable-2", "cable-3")
@pytest.mark.parametrize(("kind", "name", "ports"), [("cable-2", "K2a", 2), ("cable-3", "K3a", 3)])
def test_a_cable_catches_floating_computers_up_to_its_number(kind: str, name: str, ports: int) -> None:
    """WD-19."""
    t = wired(f"A network: S1 ~P1 ~P2 ~P3 ~P4; A hand: {kind} switch").play(f"play:{kind}", "on@S1")
    for n in range(ports):
        assert t.options == ["enough", f"hang@P{n + 1}"]
        t.play(f"hang@P{n + 1}")
    assert t.about == "moves" and income(t, "A") == ports and moves(t) == 2


@card("cable-2", "cable-3")
@pytest.mark.parametrize(("kind", "name", "ports"), [("cable-2", "K2a", 2), ("cable-3", "K3a", 3)])
def test_a_cable_holds_computers_from_hand_up_to_its_number(kind: str, name: str, ports: int) -> None:
    """WD-14, WD-71."""
    t = wired(f"A network: S1>{name} S2>K2p; A hand: computer*4; A classifications: field-tech")
    for _ in range(ports):
        t.play("play:computer", f"on@{name}")
    assert income(t, "A") == ports
    t.play("play:computer")
    assert t.options == ["float", "on@K2p"]


@card("computer")
def test_a_computer_goes_on_a_cable_with_a_free_port_or_floats() -> None:
    """The cable may float."""
    t = wired("A network: S1>K2a>[P1,P2] S1>K3a>[P3] ~K2b; A hand: computer switch").play("play:computer")
    assert t.about == "place" and t.options == ["float", "on@K3a", "on@K2b"]
    t.play("on@K2b")
    assert network(t, "A") == "S1>K2a>[P1,P2] S1>K3a>[P3] ~K2b>[P4]" and moves(t) == 2


@card("computer")
def test_a_computer_without_a_port_floats() -> None:
    """WD-59."""
    assert network(wired("A network: S1; A hand: computer switch").play("play:computer"), "A") == "S1 ~P1"


@card("computer")
@pytest.mark.parametrize(("text", "points"), [("S1>K2a", 1), ("S1{hacked}>K2a", 0), ("S1>K2a{hacked}", 0), ("~K2a", 0)])
def test_a_computer_scores_when_all_above_it_works(text: str, points: int) -> None:
    """WD-10, WD-24: in the turn it is played already."""
    t = wired(f"A network: {text}; A hand: computer hacked").play("play:computer", "on@K2a")
    assert score(end_turn(t), "A") == points


@card("computer")
def test_computers_score_again_every_turn() -> None:
    """WD-10: points add up."""
    t = wired("seats: 2; A network: S1>K3a>[P1,P2,P3]; A hand: hacked; B hand: hacked")
    assert [score(end_turn(t, 2), "A") for _ in range(3)] == [3, 6, 9]


@card("computer", "cable-2", "cable-3", "switch")
@pytest.mark.parametrize("kind", ["computer", "cable-2", "cable-3", "switch"])
def test_equipment_can_always_be_played(kind: str) -> None:
    """In one's own MOVES, with an empty network too."""
    t = wired(f"A hand: {kind}*3; B hand: {kind}")
    assert f"play:{kind}" in t.options and why(t, "A", kind) == "" and why(t, "B", kind) == "WD-2"
    t.play(f"play:{kind}")
    assert hand(t, "A") == [kind] * 2 and moves(t) == 2


@card("computer", "cable-2", "cable-3")
@pytest.mark.parametrize(("kind", "name"), [("computer", "P1"), ("cable-2", "K2a"), ("cable-3", "K3a")])
def test_floating_equipment_is_attached_later_for_a_move(kind: str, name: str) -> None:
    """WD-67, WD-20."""
    home, parent = ("S1>K2b", "K2b") if kind == "computer" else ("S1", "S1")
    t = wired(f"A network: {home}; A hand: {kind} switch").play(f"play:{kind}", "float", "reconnect")
    if t.about == "reconnect":
        t.play(f"move@{name}")
    assert f"A reconnected:A.{name}@A.{parent}" in t.events and moves(t) == 1


@card("computer", "cable-2", "cable-3", "switch")
@pytest.mark.parametrize(
    ("text", "kind", "node", "then"),
    [
        ("S1{hacked}>K2a>[P1]", "switch", "S1", "S1>K2a>[P1]"),
        ("S1>K2a{hacked}>[P1]", "cable-2", "K2a", "S1>K2a>[P1]"),
        ("S1>K3a{hacked}>[P1]", "cable-3", "K3a", "S1>K3a>[P1]"),
        ("S1>K2a>[P1{hacked}]", "computer", "P1", "S1>K2a>[P1]"),
    ],
)
def test_equipment_replaces_its_disabled_like(text: str, kind: str, node: str, then: str) -> None:
    """WD-64: only with Switcheroo."""
    t = wired(f"A network: {text}; A hand: {kind} hacked", switcheroo=True).play(f"play:{kind}", f"over@{node}")
    assert network(t, "A") == then and income(t, "A") == 1
