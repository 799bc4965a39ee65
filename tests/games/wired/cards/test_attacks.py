"""WIRED, the four attack kinds: whom and what each can hit, and what comes of it."""

import pytest

from tests.games.wired.positions import (
    end_turn,
    hand,
    income,
    lie,
    moves,
    network,
    refused,
    score,
    take_first,
    why,
    wired,
)
from tests.support.marks import card

ISSUES = [("hacked", "security-specialist"), ("power-outage", "facilities"), ("new-hire", "supervisor")]
each_issue = pytest.mark.parametrize(("kind", "guard"), ISSUES)


@card("hacked", "power-outage", "new-hire")
@each_issue
def test_an_issue_lies_on_the_chosen_card(kind: str, guard: str) -> None:
    """It stays there until resolved; one MOVE."""
    t = wired(f"B network: S1>K2a>[P1]; A hand: {kind} switch").play(f"play:{kind}", "on@K2a")
    assert network(t, "B") == f"S1>K2a{{{kind}}}>[P1]" and hand(t, "A") == ["switch"] and moves(t) == 2
    assert lie(t, "discard") == [] and income(t, "B") == 0 and f"A played:{kind}@B.K2a" in t.events


@card("hacked", "power-outage", "new-hire")
@each_issue
def test_an_issue_costs_its_victim_points(kind: str, guard: str) -> None:
    """WD-24: B scores two instead of three."""
    t = wired(f"B network: S1>K3a>[P1,P2,P3]; A hand: {kind}; B hand: switch; draw: secured*9").play(
        f"play:{kind}", "on@P1"
    )
    assert score(end_turn(end_turn(t)), "B") == 2


@card("hacked", "power-outage", "new-hire")
@each_issue
def test_an_issue_needs_an_opponents_equipment(kind: str, guard: str) -> None:
    """WD-27."""
    t = wired(f"A network: S1; A hand: {kind} switch")
    assert refused(t, f"play:{kind}") == "WD-27" and why(t, "A", kind) == "WD-27"


@card("hacked", "power-outage", "new-hire")
@each_issue
def test_an_issue_cannot_hit_its_guard(kind: str, guard: str) -> None:
    """WD-33."""
    t = wired(f"B network: S1; B classifications: {guard}; A hand: {kind} switch")
    assert refused(t, f"play:{kind}") == "WD-33"


@card("hacked", "power-outage", "new-hire")
@each_issue
def test_ones_own_guard_does_not_stop_ones_attacks(kind: str, guard: str) -> None:
    """WD-33: immunity is for the owner's equipment."""
    t = wired(f"B network: S1; A classifications: {guard}; A hand: {kind} switch").play(f"play:{kind}")
    assert network(t, "B") == f"S1{{{kind}}}"


@card("hacked", "power-outage", "new-hire")
@each_issue
def test_issues_pile_up(kind: str, guard: str) -> None:
    """WD-25."""
    t = wired(f"B network: S1; A hand: {kind}*3 switch").play(*[f"play:{kind}"] * 2)
    assert network(t, "B") == f"S1{{{kind},{kind}}}"


@card("hacked", "power-outage", "new-hire")
@each_issue
def test_any_opponent_may_be_chosen(kind: str, guard: str) -> None:
    """WD-27."""
    t = wired(f"B network: S1; C network: S1; D network: ~P1; A hand: {kind} switch").play(f"play:{kind}")
    assert t.options == ["against@B", "against@C", "against@D"]
    assert network(t.play("against@D"), "D") == f"~P1{{{kind}}}"


@card("hacked")
def test_hacked_blocks_an_audit() -> None:
    """WD-41: in an event it costs no MOVE and is discarded with the rest."""
    t = wired("B network: ~P1; A hand: audit switch; B hand: hacked; draw: trained*7").play(
        "play:audit", "answer:hacked"
    )
    assert network(t, "B") == "~P1" and lie(t, "discard") == ["audit", "hacked"] and hand(t, "B") == ["trained"] * 6


@card("power-outage", "new-hire")
@pytest.mark.parametrize("kind", ["power-outage", "new-hire"])
def test_only_hacked_answers_an_audit(kind: str) -> None:
    """WD-41, WD-78."""
    t = wired(f"B network: ~P1; A hand: audit switch; B hand: {kind}").play("play:audit")
    assert network(t, "B") == "" and hand(t, "B") == ["computer", kind]


@card("audit")
def test_audit_sends_half_the_computers_back() -> None:
    """WD-43: rounded up, the auditor's choice."""
    t = wired("B network: S1>K3a>[P1,P2{hacked},P3]; A hand: audit switch; B hand: trained").play("play:audit")
    assert t.options == ["take@P2", "take@P3"], "P1 or its like P3 is among any two of the three"
    t.play("take@P2")
    assert network(t, "B") == "S1>K3a>[P3]" and hand(t, "B") == ["computer"] * 2 + ["trained"]
    assert lie(t, "discard") == ["audit", "hacked"] and moves(t) == 2


@card("audit")
def test_audit_can_be_blocked_and_unblocked() -> None:
    """WD-41."""
    text = "B network: ~P1; A hand: audit secured switch; B hand: hacked; draw: trained*7"
    assert network(wired(text).play("play:audit", "answer:hacked", "pass"), "B") == "~P1"
    assert network(wired(text).play("play:audit", "answer:hacked", "answer:secured"), "B") == ""
    assert network(wired(text).play("play:audit", "pass"), "B") == ""


@card("audit")
def test_audit_is_stopped_by_no_classification() -> None:
    """WD-33, WD-40: immunity is against issues."""
    t = wired("B network: ~P1; B classifications: security-specialist facilities; A hand: audit switch")
    assert network(t.play("play:audit"), "B") == ""


@card("audit")
def test_audit_needs_an_opponent_with_computers() -> None:
    """WD-40, WD-82."""
    t = wired("A network: ~P1; B network: S1>K2a; A hand: audit switch")
    assert refused(t, "play:audit") == "WD-82" and why(t, "A", "audit") == "WD-82"


@card("audit")
def test_audit_costs_a_regular_move_and_is_discarded() -> None:
    """3, steps 1 and 3; WD-69."""
    t = wired("B network: ~P1; A classifications: field-tech; A hand: audit switch").play("play:audit")
    assert moves(t) == 2 and lie(t, "discard") == ["audit"] and t.view("A").facts["field_techs"] == 1


@card("audit")
def test_two_audits_in_one_turn() -> None:
    """WD-6: half of the half."""
    t = take_first(wired("B network: ~P1 ~P2 ~P3 ~P4; A hand: audit*2 switch").play("play:audit"))
    take_first(t.play("play:audit"))
    assert network(t, "B") == "~P4" and hand(t, "B") == ["computer"] * 3 and moves(t) == 1
