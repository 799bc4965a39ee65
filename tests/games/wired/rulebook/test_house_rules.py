"""WIRED, house rules alone and together: Gemini, Kingmaker, King Seal, Switcheroo (WD-60 to WD-64)."""

from itertools import product
from typing import Any

import pytest

from tests.games.wired.positions import (
    DECK,
    classes,
    end_turn,
    everything,
    hand,
    income,
    lie,
    moves,
    network,
    offer,
    public,
    refused,
    score,
    wander,
    why,
    wired,
)
from tests.support.table import Table

HOUSE = ("gemini", "kingmaker", "peel_out", "king_seal", "switcheroo")
alone_and_together = pytest.mark.parametrize("others", [{}, dict.fromkeys(HOUSE, True)])
Settings = dict[str, Any]


@alone_and_together
@pytest.mark.parametrize("kind", ["head-hunter", "seal-the-deal"])
def test_gemini_protects_a_pair(kind: str, others: Settings) -> None:
    """Neither of B's Supervisors can be named (WD-60)."""
    t = wired(f"B classifications: supervisor supervisor; A hand: {kind} switch", **{**others, "gemini": True})
    assert refused(t, f"play:{kind}") == "WD-60" and why(t, "A", kind) == "WD-60"
    t = wired(
        f"B classifications: supervisor supervisor; C classifications: facilities field-tech; A hand: {kind} switch",
        **{**others, "gemini": True},
    ).play(f"play:{kind}")
    assert t.options == ["steal:facilities@C", "steal:field-tech@C"] and refused(t, "steal:supervisor@B") == "WD-60"


@pytest.mark.parametrize("kind", ["head-hunter", "seal-the-deal"])
def test_without_gemini_a_pair_can_be_named(kind: str) -> None:
    """Both are alike, so there is nothing to choose."""
    t = wired(f"B classifications: supervisor supervisor; A hand: {kind} switch").play(f"play:{kind}")
    assert classes(t, "A") == ["supervisor"] and classes(t, "B") == ["supervisor"]


def test_gemini_needs_two_of_a_kind() -> None:
    """WD-60: two different ones are no pair; a tapped and an untapped Field Tech are."""
    t = wired("B classifications: supervisor facilities; A hand: head-hunter switch", gemini=True)
    assert t.play("play:head-hunter").options == ["steal:supervisor@B", "steal:facilities@B"]
    t = wired("B classifications: field-tech+tapped field-tech; A hand: head-hunter switch", gemini=True)
    assert refused(t, "play:head-hunter") == "WD-60"


@alone_and_together
def test_a_seal_protects_until_the_card_leaves_play(others: Settings) -> None:
    """Facilities stolen with Seal the Deal cannot be stolen again (WD-63)."""
    t = wired(
        "B classifications: facilities; A hand: seal-the-deal switch; B hand: head-hunter trained; C hand: powered",
        **{**others, "king_seal": True},
    ).play("play:seal-the-deal")
    assert classes(t, "A") == ["facilities+sealed"]
    end_turn(t)
    assert t.asked == "B" and refused(t, "play:head-hunter") == "WD-63"


def test_a_seal_is_gone_when_the_card_comes_back() -> None:
    """Discarded, reshuffled and played by C, Facilities can be stolen (WD-63)."""
    t = wired(
        "A classifications: facilities+sealed supervisor; A hand: field-tech secured*5; B hand: powered*6;"
        "C hand: new-hire*5; D hand: head-hunter trained*5; draw: computer",
        king_seal=True,
    ).play("play:field-tech", "drop:facilities+sealed")
    assert lie(t, "discard") == ["facilities"]
    end_turn(t)
    assert lie(t, "draw") == ["facilities"] and lie(t, "discard") == []
    end_turn(t, 2)
    assert "facilities" in hand(t, "C")
    end_turn(t, 3)
    assert t.asked == "C"
    end_turn(t.play("play:facilities"))
    assert t.asked == "D" and "steal:facilities@C" in t.play("play:head-hunter").options


def test_no_seal_without_the_house_rule() -> None:
    """WD-63."""
    t = wired("B classifications: facilities; A hand: seal-the-deal switch").play("play:seal-the-deal")
    assert classes(t, "A") == ["facilities"]


def test_a_plain_head_hunter_seals_nothing() -> None:
    """WD-63: nor does Seal the Deal as a counter."""
    text = (
        "B classifications: facilities; A hand: head-hunter seal-the-deal switch; B hand: head-hunter; draw: powered*7"
    )
    t = wired(text, king_seal=True).play("play:head-hunter", "pass")
    assert classes(t, "A") == ["facilities"]
    t = wired(text, king_seal=True).play("play:head-hunter", "answer:head-hunter", "answer:seal-the-deal")
    assert classes(t, "A") == ["facilities"] and lie(t, "discard")[-1] == "seal-the-deal"


def test_a_sealed_card_that_is_not_kept_leaves_no_mark() -> None:
    """WD-63: stolen by Seal the Deal *and kept*."""
    t = wired(
        "A classifications: supervisor field-tech; B classifications: facilities; A hand: seal-the-deal switch",
        king_seal=True,
    ).play("play:seal-the-deal")
    assert t.about == "keep" and len(t.options) == 3
    t.play(t.options[-1])
    assert classes(t, "A") == ["supervisor", "field-tech"] and lie(t, "discard") == ["seal-the-deal", "facilities"]


@alone_and_together
def test_switcheroo_replaces_a_disabled_switch(others: Settings) -> None:
    """S1 and both issues are discarded, the new switch carries K2a and P1, P1 scores (WD-64)."""
    t = wired(
        "A network: S1{hacked,power-outage}>K2a>[P1]; A hand: switch trained; B hand: secured",
        **{**others, "switcheroo": True},
    ).play("play:switch")
    assert t.about == "place" and t.options == ["internet", "over@S1"]
    t.play("over@S1")
    assert network(t, "A") == "S1>K2a>[P1]" and lie(t, "discard") == ["hacked", "power-outage", "switch"]
    assert "A replaced:A.S1" in t.events and hand(t, "A") == ["trained"]
    assert score(end_turn(t), "A") == 1


def test_switcheroo_costs_an_equipment_move() -> None:
    """WD-64, WD-17."""
    text = "A network: S1{hacked}; A hand: switch hacked; B network: S1"
    assert moves(wired(text, switcheroo=True).play("play:switch", "over@S1")) == 2
    t = wired(f"A classifications: field-tech; {text}", switcheroo=True).play("play:switch", "over@S1")
    assert moves(t) == 3 and classes(t, "A") == ["field-tech+tapped"]


@alone_and_together
def test_switcheroo_needs_the_same_id(others: Settings) -> None:
    """Cable-3 on a disabled cable-2 is refused (WD-64)."""
    t = wired("A network: S1>K2a{new-hire}; A hand: cable-3 switch", **{**others, "switcheroo": True})
    t.play("play:cable-3")
    assert t.options == ["float", "on@S1"] and refused(t, "over@K2a") == "WD-64"


@pytest.mark.parametrize(
    ("text", "kind", "node", "then"),
    [
        ("S1>K2a{new-hire}>[P1]", "cable-2", "K2a", "S1>K2a>[P1]"),
        ("S1>K3a{new-hire,hacked}>[P1]", "cable-3", "K3a", "S1>K3a>[P1]"),
        ("S1>K2a>[P1{hacked},P2]", "computer", "P1", "S1>K2a>[P1,P2]"),
        ("S1 ~K2a{hacked}>[P1]", "cable-2", "K2a", "S1 ~K2a>[P1]"),
        ("S1>K2a ~P1{hacked}", "computer", "P1", "S1>K2a ~P1"),
    ],
)
def test_switcheroo_for_every_equipment(text: str, kind: str, node: str, then: str) -> None:
    """WD-64: parent and attached cards are taken over; a floating card is replaced by a floating one."""
    t = wired(f"A network: {text}; A hand: {kind} switch", switcheroo=True).play(f"play:{kind}", f"over@{node}")
    assert network(t, "A") == then and lie(t, "discard")[-1] == kind and t.about == "moves"


def test_a_card_below_a_disabled_one_is_not_disabled() -> None:
    """WD-64: a sound cable under a hacked switch cannot be replaced."""
    t = wired("A network: S1{hacked}>K2a S2; A hand: cable-2 switch", switcheroo=True).play("play:cable-2")
    assert t.options == ["float", "on@S1", "on@S2"] and refused(t, "over@K2a") == "WD-64"


def test_no_switcheroo_without_the_house_rule() -> None:
    """WD-64."""
    t = wired("A network: S1>K2a{hacked}; A hand: cable-2 switch").play("play:cable-2")
    assert t.options == ["float", "on@S1"] and refused(t, "over@K2a") == "WD-64"


def test_floating_cards_hang_on_the_new_card() -> None:
    """WD-64: WD-19 applies to it."""
    t = wired("A network: S1>K3a{hacked}>[P1] ~P2 ~P3{hacked} ~P4; A hand: cable-3 switch", switcheroo=True)
    t.play("play:cable-3", "over@K3a")
    assert t.about == "attach" and t.options == ["enough", "hang@P2", "hang@P3"]
    t.play("hang@P2", "hang@P4")
    assert network(t, "A") == "S1>K3a>[P1,P2,P4] ~P3{hacked}" and income(t, "A") == 3


def test_gemini_and_king_seal_together() -> None:
    """Facilities goes without its mark; the two Supervisors cannot be named (WD-31, WD-60, WD-63)."""
    t = wired(
        "A classifications: facilities+sealed supervisor; B classifications: supervisor field-tech; A network: S1;"
        "A hand: head-hunter switch; B hand: power-outage head-hunter*2 trained",
        gemini=True,
        king_seal=True,
    ).play("play:head-hunter", "steal:supervisor@B", "pass")
    assert (t.asked, t.about) == ("A", "keep")
    t.play("drop:facilities+sealed")
    assert classes(t, "A") == ["supervisor", "supervisor"] and lie(t, "discard") == ["head-hunter", "facilities"]
    end_turn(t)
    assert t.asked == "B" and refused(t, "play:head-hunter") == "WD-60"
    t.play("play:power-outage")
    assert network(t, "A") == "S1{power-outage}"


def test_kingmaker_and_king_seal_together() -> None:
    """WD-61, WD-63: beyond twenty points a sealed card may be given away and keeps its seal."""
    t = wired(
        "A score: 22; A classifications: facilities+sealed; A hand: switch; B hand: secured head-hunter;"
        "C hand: head-hunter",
        kingmaker=True,
        king_seal=True,
    )
    offer(t, "B", "in_play:facilities+sealed", "secured").play("accept")
    assert classes(t, "B") == ["facilities+sealed"]
    end_turn(t, 2)
    assert t.asked == "C" and refused(t, "play:head-hunter") == "WD-63"


def test_a_pair_with_one_seal() -> None:
    """WD-60, WD-63: without Gemini the unsealed one of a pair can be named."""
    t = wired("B classifications: facilities+sealed facilities; A hand: head-hunter switch", king_seal=True)
    t.play("play:head-hunter")
    assert classes(t, "A") == ["facilities"] and classes(t, "B") == ["facilities+sealed"]


@pytest.mark.parametrize("switched", list(product((False, True), repeat=5)))
def test_every_set_of_house_rules_plays(switched: tuple[bool, ...]) -> None:
    """5: settings combine; no card is lost, and a saved game is the same game."""
    settings: Settings = dict(zip(HOUSE, switched, strict=True))
    t = Table("wired", "", seats=4, seed="4", **settings)
    wander(t, 7, 150)
    assert dict(everything(t, 4)) == DECK and Table("wired", t.save()).save() == t.save()
    assert public(t, "round") >= 1
