"""WIRED, the four classifications that stay in play: what each clears, forbids or pays."""

import pytest

from tests.games.wired.positions import STAYING, classes, hand, lie, moves, network, offer, public, refused, why, wired
from tests.support.marks import card

GUARDS = [("security-specialist", "hacked"), ("facilities", "power-outage"), ("supervisor", "new-hire")]
each_guard = pytest.mark.parametrize(("guard", "issue"), GUARDS)
ALL = "hacked,power-outage,new-hire"


@card("security-specialist", "facilities", "supervisor")
@each_guard
def test_a_guard_clears_its_issue_at_once(guard: str, issue: str) -> None:
    """WD-75, WD-77: anywhere in the network, all of them, floating cards too, and no other kind."""
    left = ",".join(i for i in ALL.split(",") if i != issue)
    t = wired(
        f"A network: S1{{{ALL}}}>K2a{{{issue},{issue}}}>[P1] ~P2{{{issue}}}; B network: S1{{{issue}}};"
        f"A hand: {guard} switch"
    ).play(f"play:{guard}")
    assert network(t, "A") == f"S1{{{left}}}>K2a>[P1] ~P2" and network(t, "B") == f"S1{{{issue}}}"
    assert classes(t, "A") == [guard] and lie(t, "discard") == [issue] * 4 and moves(t) == 2
    assert t.events.count(f"A resolved:{issue}@A.K2a") == 2 and f"A played:{guard}" in t.events


@card("security-specialist", "facilities", "supervisor")
@each_guard
def test_a_guard_forbids_its_attack(guard: str, issue: str) -> None:
    """WD-33."""
    t = wired(f"B network: S1 ~P1; B classifications: {guard}; A hand: hacked power-outage new-hire")
    legal = {o for o in t.options if o.startswith("play:")}
    assert legal == {f"play:{i}" for i in ALL.split(",") if i != issue} and why(t, "A", issue) == "WD-33"


@card("security-specialist", "facilities", "supervisor")
@each_guard
def test_a_guard_in_hand_does_nothing(guard: str, issue: str) -> None:
    """WD-32: it works while in play."""
    t = wired(f"B network: S1; B hand: {guard}; A hand: {issue} switch").play(f"play:{issue}")
    assert network(t, "B") == f"S1{{{issue}}}"


@card("security-specialist", "facilities", "supervisor")
@each_guard
def test_a_guard_protects_its_owner_only(guard: str, issue: str) -> None:
    """WD-33."""
    t = wired(f"B classifications: {guard}; C network: S1; A hand: {issue} switch").play(f"play:{issue}")
    assert network(t, "C") == f"S1{{{issue}}}"


@card("security-specialist", "facilities", "supervisor")
@each_guard
def test_a_stolen_guard_works_for_the_thief(guard: str, issue: str) -> None:
    """WD-32, WD-75: it clears at once, and the robbed player can be attacked."""
    t = wired(
        f"A network: S1{{{issue}}}; B network: S1; B classifications: {guard}; A hand: head-hunter {issue} switch"
    ).play("play:head-hunter")
    assert network(t, "A") == "S1" and f"play:{issue}" in t.options


@card("security-specialist", "facilities", "supervisor")
@each_guard
def test_a_guard_given_away_works_for_the_receiver(guard: str, issue: str) -> None:
    """WD-32, WD-55."""
    t = wired(f"A classifications: {guard}; B network: S1{{{issue}}}; A hand: {issue} switch; B hand: trained*2")
    offer(t, "B", f"in_play:{guard}", "trained").play("accept")
    assert network(t, "B") == "S1" and classes(t, "B") == [guard] and refused(t, f"play:{issue}") == "WD-33"


@card("security-specialist", "facilities", "supervisor")
@each_guard
def test_a_guard_as_third_may_replace_another(guard: str, issue: str) -> None:
    """WD-31: only if it stays does it clear."""
    text = f"A classifications: field-tech field-tech; A network: S1{{{issue}}}; A hand: {guard} switch"
    t = wired(text).play(f"play:{guard}")
    assert t.about == "keep" and t.options == ["drop:field-tech", f"drop:{guard}"]
    assert network(wired(text).play(f"play:{guard}", f"drop:{guard}"), "A") == f"S1{{{issue}}}"
    assert network(wired(text).play(f"play:{guard}", "drop:field-tech"), "A") == "S1"


@card("security-specialist")
def test_security_specialist_does_not_stop_hacked_in_an_audit() -> None:
    """WD-33."""
    t = wired("B network: ~P1; B classifications: security-specialist; A hand: audit switch; D hand: hacked")
    assert network(t.play("play:audit", "answer:hacked"), "B") == "~P1"


@card("field-tech")
def test_field_tech_pays_for_one_equipment_move() -> None:
    """WD-17: playing it costs a MOVE, it works in the same turn (WD-68)."""
    t = wired("A hand: field-tech switch*4").play("play:field-tech")
    assert classes(t, "A") == ["field-tech"] and moves(t) == 2 and public(t, "field_techs") == 1
    t.play("play:switch")
    assert moves(t) == 2 and classes(t, "A") == ["field-tech+tapped"]
    t.play("play:switch")
    assert moves(t) == 1


@card("field-tech")
def test_field_tech_pays_for_a_reconnection() -> None:
    """WD-17."""
    t = wired("A classifications: field-tech; A network: S1>K2a S2; A hand: hacked").play("reconnect", "on@S2")
    assert moves(t) == 3 and network(t, "A") == "S1 S2>K2a"


@card("field-tech")
def test_field_tech_pays_for_nothing_else() -> None:
    """WD-69."""
    t = wired("step: moves; moves: 0; A classifications: field-tech; A hand: switch hacked facilities; B network: S1")
    assert t.options == ["done", "play:switch"]
    assert refused(t, "play:hacked") == refused(t, "play:facilities") == "WD-69"


@card("field-tech")
def test_another_players_field_tech_does_not_help() -> None:
    """WD-17: its owner's turn."""
    t = wired("B classifications: field-tech; A hand: switch*4").play("play:switch")
    assert moves(t) == 2 and classes(t, "B") == ["field-tech"] and public(t, "field_techs") == 0


@card("security-specialist", "facilities", "supervisor", "field-tech")
@pytest.mark.parametrize("kind", list(STAYING))
def test_a_classification_stays_in_play(kind: str) -> None:
    """WD-29, WD-84."""
    t = wired(f"A hand: {kind} switch").play(f"play:{kind}", "done")
    assert classes(t, "A") == [kind] and t.about == "discard" and refused(t, f"discard:{kind}") == "WD-84"
    assert hand(t, "A") == ["switch"] and lie(t, "discard") == []
