"""WIRED, lists of choices: equal cards are one, forced answers are not asked, sets have one order (WD-59, WD-88)."""

import pytest

from tests.games.wired.positions import DECK, end_turn, hand, lie, moves, network, offer, refused, wired
from tests.support.table import Table


def test_an_alike_parent_is_still_another_place() -> None:
    """WD-20, WD-59: K2b is like K2a, but P1 may go there; S2 is like S1, but K2a may go there."""
    t = wired("A network: S1>K2a>[P1] S1>K2b>[P2]; A hand: hacked").play("reconnect")
    assert t.options == ["move@K2a", "move@P1"]
    t.play("move@P1")
    assert t.options == ["float", "on@K2b"] and network(t.play("on@K2b"), "A") == "S1>K2a S1>K2b>[P2,P1]"
    t = wired("A network: S1>K2a S2>K2b; A hand: hacked").play("reconnect")
    assert t.about == "place" and t.options == ["float", "on@S2"]


def test_alike_parents_are_one() -> None:
    """WD-59: three empty switches are one place for a cable, two sound cables one for a computer."""
    assert wired("A network: S1 S2 S3; A hand: cable-2 hacked").play("play:cable-2").options == ["float", "on@S1"]
    t = wired("A network: S1>K2a S1>K2b S1>K3a S2{hacked}>K2c; A hand: computer hacked").play("play:computer")
    assert t.options == ["float", "on@K2a", "on@K3a", "on@K2c"]


def test_alike_switches_hide_what_hangs_on_them() -> None:
    """WD-59: an attack on S2, K2b or P2 would be the same as on S1, K2a or P1."""
    t = wired("B network: S1>K2a>[P1] S2>K2b>[P2] ~P3 ~P4; A hand: hacked*2 switch").play("play:hacked")
    assert t.options == ["on@S1", "on@K2a", "on@P1", "on@P3"]
    t.play("on@K2a", "play:hacked")
    assert t.options == ["on@S1", "on@K2a", "on@P1", "on@S2", "on@K2b", "on@P2", "on@P3"]


def test_alike_cards_can_be_replaced_once() -> None:
    """WD-59, WD-64."""
    t = wired("A network: S1 ~P1{hacked} ~P2{hacked} ~P3; A hand: computer hacked", switcheroo=True)
    assert t.play("play:computer").options == ["float", "over@P1"]


def test_alike_repairs_are_one() -> None:
    """WD-59: two computers with the same issues on one cable."""
    t = wired("A network: S1>K3a>[P1{hacked},P2{hacked},P3{hacked,hacked}]; A hand: secured switch")
    assert t.play("play:secured").options == ["on@P1", "on@P3"]


def test_hand_cards_of_a_kind_are_one() -> None:
    """WD-59: in MOVES, DISCARD and offers, in the order of 1.1."""
    t = wired("A hand: trained*2 hacked*3 computer*2 switch; B hand: secured; B network: S1")
    assert t.options == ["done", "offer", "play:computer", "play:switch", "play:hacked"]
    assert t.play("offer", "to@B").options == ["enough", "give:computer", "give:switch", "give:hacked", "give:trained"]
    t = wired("step: discard; A hand: trained*2 hacked*3 computer*2 switch")
    assert t.options == ["done", "discard:computer", "discard:switch", "discard:hacked", "discard:trained"]


def test_discards_are_named_in_order() -> None:
    """WD-88: one way to name a set."""
    t = wired("step: discard; A hand: trained*2 hacked computer").play("discard:hacked")
    assert t.options == ["done", "discard:trained"] and refused(t, "discard:computer") == "WD-8"


def test_a_network_of_all_equipment_can_be_attacked() -> None:
    """74 cards in one network are not too many to choose from."""
    cables = [f"K2{c}" for c in "abcdefghijklmnop"] + [f"K3{c}" for c in "abcdefgh"]
    branches = [f"S{n % 18 + 1}>{cable}" for n, cable in enumerate(cables)]
    branches.sort(key=lambda branch: int(branch[1:].split(">")[0]))
    floating = " ".join(f"~P{n + 1}" for n in range(32))
    t = wired(f"B network: {' '.join(branches)} {floating}; A hand: hacked new-hire; B hand: trained").play(
        "play:hacked"
    )
    assert t.about == "target" and "on@S1" in t.options and "on@P1" in t.options and len(t.options) <= 74
    assert t.play("on@P1").about == "moves"


def test_issues_are_discarded_in_network_order() -> None:
    """WD-88: on one card the oldest first."""
    t = wired(
        "B network: S1>K2a>[P1{new-hire,hacked},P2] ~P3{power-outage} ~P4; A hand: audit switch; B hand: trained"
    ).play("play:audit", "take@P1", "take@P3")
    assert lie(t, "discard") == ["audit", "new-hire", "hacked", "power-outage"]


def test_a_guard_clears_in_network_order() -> None:
    """WD-88."""
    t = wired("A network: S1>K2a{hacked}>[P1{hacked}] S2{hacked} ~P2{hacked}; A hand: security-specialist switch")
    t.play("play:security-specialist")
    cleared = [e.partition("@A.")[2] for e in t.events if " resolved:" in e]
    assert cleared == ["K2a", "P1", "S2", "P2"]


def test_names_are_given_again() -> None:
    """The lowest free name: P1 went back to hand, so the next computer is P1."""
    t = wired("active: B; B network: ~P1 ~P2; B hand: computer switch; A hand: audit; draw: trained*7")
    assert network(t.play("play:computer"), "B") == "~P1 ~P2 ~P3"
    t = wired("A network: ~P2 ~P4; A hand: computer*2 switch").play("play:computer", "play:computer")
    assert network(t, "A") == "~P2 ~P4 ~P1 ~P3"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_one_victim_one_target_one_repair_are_not_asked(seats: int) -> None:
    """WD-59."""
    t = wired("A network: ~P1{hacked}; B network: ~P1; A hand: hacked secured switch", seats=seats)
    t.play("play:hacked", "play:secured")
    assert network(t, "A") == "~P1" and network(t, "B") == "~P1{hacked}" and moves(t) == 1


def test_a_turn_without_any_choice_passes_by_itself() -> None:
    """WD-59: no hand, no trade: A's and B's turns are made without asking."""
    t = wired("A network: S1>K2a>[P1] S2; B network: S1>K2a; C hand: switch", offers_per_turn=0)
    assert t.asked == "A" and t.options == ["done", "reconnect"]
    end_turn(t)
    assert t.asked == "B"
    t = wired("A network: S1; B network: S1; C hand: switch", offers_per_turn=0)
    assert t.asked == "C" and [e for e in t.events if "began" in e] == ["B began*2", "C began*3"]


def test_a_second_turn_in_a_row_has_three_moves_again() -> None:
    """WD-38, WD-6, WD-17: C's two dome turns follow each other; the Field Tech untaps between them."""
    t = wired(
        "dealer: D; done: B D; dome: A C; bout: 1; dome_turn: 1; active: C; step: moves; A score: 27; C score: 27;"
        "C classifications: field-tech; C hand: switch*6; A hand: switch"
    ).play(*["play:switch"] * 4)
    t.play("done")
    assert t.asked == "C" and moves(t) == 3 and t.cards("C classifications") == ["field-tech"]


def test_an_offer_tells_the_partner_what_the_offerer_holds() -> None:
    """WD-52, Event visibility: contents are for the two; C learns nothing."""
    t = offer(wired("A hand: hacked switch; B hand: computer trained; C hand: switch"), "B", "hacked", "computer")
    t.play("decline")
    assert t.view("B").memory.get("A hand") == ("hacked",) and "A hand" not in t.view("C").memory


def test_everything_is_somewhere_in_a_written_position() -> None:
    """`draw: rest` completes the 143 cards."""
    t = wired("A hand: computer*3; B network: S1{hacked}; C classifications: facilities; discard: audit; draw: rest")
    assert len(lie(t, "draw")) == 143 - 7 and lie(t, "draw").count("computer") == DECK["computer"] - 3
    assert Table("wired", t.save()).save() == t.save() and hand(t, "A") == ["computer"] * 3
