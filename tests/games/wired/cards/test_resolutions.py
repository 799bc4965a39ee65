"""WIRED, the four resolution kinds: what each heals and where it goes."""

import pytest

from tests.games.wired.positions import hand, income, lie, moves, network, refused, why, wired
from tests.support.marks import card

CURES = [("secured", "hacked"), ("powered", "power-outage"), ("trained", "new-hire")]
each_cure = pytest.mark.parametrize(("cure", "issue"), CURES)
ALL = "hacked,power-outage,new-hire"


@card("secured", "powered", "trained")
@each_cure
def test_a_resolution_takes_one_issue_of_its_kind(cure: str, issue: str) -> None:
    """WD-26: both go to the discard pile, the issue first (WD-88); one MOVE."""
    t = wired(f"A network: S1{{{ALL}}}; A hand: {cure} switch").play(f"play:{cure}")
    left = ",".join(i for i in ALL.split(",") if i != issue)
    assert network(t, "A") == f"S1{{{left}}}" and lie(t, "discard") == [issue, cure] and moves(t) == 2
    assert hand(t, "A") == ["switch"]
    assert {f"A played:{cure}@A.S1", f"A resolved:{issue}@A.S1"} <= set(t.events)


@card("secured", "powered", "trained")
@each_cure
def test_a_resolution_revives_what_hangs_below(cure: str, issue: str) -> None:
    """WD-24, WD-25: when the last issue is gone."""
    t = wired(f"A network: S1{{{issue}}}>K2a>[P1,P2]; A hand: {cure} switch")
    assert income(t, "A") == 0 and income(t.play(f"play:{cure}"), "A") == 2


@card("secured", "powered", "trained")
@each_cure
def test_a_resolution_offers_the_cards_with_its_issue(cure: str, issue: str) -> None:
    """WD-28: attached or floating."""
    t = wired(
        f"A network: S1{{{issue}}}>K2a{{{ALL}}}>[P1] ~P2{{{issue}}} ~P3; B network: S1{{{issue}}};A hand: {cure} switch"
    )
    assert t.play(f"play:{cure}").options == ["on@S1", "on@K2a", "on@P2"] and refused(t, "on@P1") == "WD-28"


@card("secured", "powered", "trained")
@each_cure
def test_a_resolution_needs_its_issue(cure: str, issue: str) -> None:
    """WD-28: B's issues are B's."""
    others = ",".join(i for i in ALL.split(",") if i != issue)
    t = wired(f"A network: S1{{{others}}}; B network: S1{{{issue}}}; A hand: {cure} switch")
    assert refused(t, f"play:{cure}") == "WD-28" and why(t, "A", cure) == "WD-28"


@card("secured", "powered", "trained", "helpdesk")
@pytest.mark.parametrize("cure", ["secured", "powered", "trained", "helpdesk"])
def test_a_resolution_is_for_ones_own_turn(cure: str) -> None:
    """WD-28: in one's own MOVES."""
    t = wired(f"B network: S1{{{ALL}}}; B hand: {cure}; A hand: switch")
    assert why(t, "B", cure) == "WD-2"


@card("secured")
def test_secured_unblocks_an_audit() -> None:
    """WD-41: in an event it costs no MOVE."""
    t = wired("B network: ~P1; A hand: audit secured switch; B hand: hacked; draw: trained*7")
    t.play("play:audit", "answer:hacked", "answer:secured")
    assert network(t, "B") == "" and lie(t, "discard") == ["audit", "hacked", "secured"] and moves(t) == 2


@card("secured")
def test_secured_does_not_answer_a_standing_audit() -> None:
    """WD-41: B, holding only SECURED, is not asked."""
    t = wired("B network: ~P1; A hand: audit switch; B hand: secured").play("play:audit")
    assert network(t, "B") == "" and hand(t, "B") == ["computer", "secured"]


@card("powered", "trained", "helpdesk")
@pytest.mark.parametrize("cure", ["powered", "trained", "helpdesk"])
def test_other_resolutions_do_not_answer_an_audit(cure: str) -> None:
    """WD-78."""
    t = wired(f"B network: ~P1; A hand: audit {cure} switch; B hand: hacked").play("play:audit", "answer:hacked")
    assert network(t, "B") == "~P1" and cure in hand(t, "A")


@card("helpdesk")
def test_helpdesk_clears_one_card_of_everything() -> None:
    """Oldest first, then Helpdesk (WD-88)."""
    t = wired(f"A network: S1{{{ALL},hacked}}>K2a>[P1]; A hand: helpdesk switch").play("play:helpdesk")
    assert network(t, "A") == "S1>K2a>[P1]" and income(t, "A") == 1 and moves(t) == 2
    assert lie(t, "discard") == ["hacked", "power-outage", "new-hire", "hacked", "helpdesk"]


@card("helpdesk")
def test_helpdesk_clears_one_card_only() -> None:
    t = wired("A network: S1{hacked}>K2a{hacked} ~P1{new-hire}; A hand: helpdesk switch").play("play:helpdesk")
    assert t.about == "repair" and t.options == ["on@S1", "on@K2a", "on@P1"]
    assert network(t.play("on@P1"), "A") == "S1{hacked}>K2a{hacked} ~P1"


@card("helpdesk")
def test_helpdesk_needs_an_issue_of_ones_own() -> None:
    """WD-28."""
    t = wired("A network: S1; B network: S1{hacked}; A hand: helpdesk switch")
    assert refused(t, "play:helpdesk") == "WD-28" and why(t, "A", "helpdesk") == "WD-28"
