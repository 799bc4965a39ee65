"""WIRED, attacks, resolutions and immunity (WD-25 to WD-28, WD-33, WD-74 to WD-77)."""

import pytest

from tests.games.wired.positions import (
    classes,
    end_turn,
    hand,
    income,
    lie,
    moves,
    network,
    offer,
    public,
    refused,
    score,
    why,
    wired,
)

KINDS = [
    ("hacked", "secured", "security-specialist"),
    ("power-outage", "powered", "facilities"),
    ("new-hire", "trained", "supervisor"),
]


def test_attacks_go_to_others() -> None:
    """Refused on A's own computer, legal on B's floating one (WD-27)."""
    t = wired("A network: ~P1; B network: ~P1; C network: S1; A hand: hacked switch").play("play:hacked")
    assert t.about == "victim" and t.options == ["against@B", "against@C"] and refused(t, "against@A") == "WD-27"
    t.play("against@B")
    assert network(t, "B") == "~P1{hacked}" and network(t, "A") == "~P1" and hand(t, "A") == ["switch"]
    assert moves(t) == 2 and lie(t, "discard") == []


def test_nobody_attacks_himself_for_want_of_others() -> None:
    """WD-27, WD-74: no opponent has equipment."""
    t = wired("A network: S1>K2a>[P1]; A hand: hacked switch")
    assert "play:hacked" not in t.options and refused(t, "play:hacked") == "WD-27" and why(t, "A", "hacked") == "WD-27"
    assert moves(t) == 3


def test_secured_takes_hacked_and_leaves_the_rest() -> None:
    """S1 keeps its power-outage, P1 stays silent (WD-25, WD-26)."""
    t = wired("active: B; B network: S1{hacked,power-outage}>K2a>[P1]; B hand: secured switch; discard: trained").play(
        "play:secured"
    )
    assert network(t, "B") == "S1{power-outage}>K2a>[P1]" and lie(t, "discard") == ["trained", "hacked", "secured"]
    assert moves(t) == 2 and score(end_turn(t), "B") == 0


def test_one_secured_resolves_one_hacked() -> None:
    """WD-25, WD-76."""
    t = wired("A network: S1>K2a>[P1{hacked,hacked}]; A hand: secured*2 switch").play("play:secured")
    assert network(t, "A") == "S1>K2a>[P1{hacked}]" and income(t, "A") == 0
    t.play("play:secured")
    assert network(t, "A") == "S1>K2a>[P1]" and income(t, "A") == 1


def test_helpdesk_cleans_one_card() -> None:
    """All issues of S1, none of P1."""
    t = wired("A network: S1{hacked,new-hire}>K2a>[P1{hacked}]; A hand: helpdesk switch").play("play:helpdesk")
    assert t.about == "repair" and t.options == ["on@S1", "on@P1"]
    t.play("on@S1")
    assert network(t, "A") == "S1>K2a>[P1{hacked}]" and lie(t, "discard") == ["hacked", "new-hire", "helpdesk"]


def test_powered_needs_a_power_outage_of_ones_own() -> None:
    """Neither a HACKED nor B's card; no MOVE is spent (WD-28)."""
    t = wired("A network: S1{hacked}; B network: S1{power-outage}; A hand: powered switch")
    assert refused(t, "play:powered") == "WD-28" and why(t, "A", "powered") == "WD-28" and moves(t) == 3


def test_powered_fits_power_outages_only() -> None:
    """WD-28: with two to choose from, a hacked one is none of them, nor is B's."""
    t = wired(
        "A network: S1{power-outage}>K2a{hacked}>[P1{power-outage}]; B network: S1{power-outage} S2{power-outage};"
        "A hand: powered switch"
    ).play("play:powered")
    assert t.options == ["on@S1", "on@P1"]
    assert refused(t, "on@K2a") == "WD-28" and refused(t, "on@S2") == "WD-28"


def test_an_immune_player_is_no_target() -> None:
    """POWER OUTAGE is refused and stays in hand, HACKED is legal (WD-33, WD-74)."""
    t = wired("B network: S1; B classifications: facilities; A hand: hacked power-outage switch")
    assert refused(t, "play:power-outage") == "WD-33" and why(t, "A", "power-outage") == "WD-33"
    assert hand(t, "A") == ["switch", "hacked", "power-outage"] and moves(t) == 3
    t.play("play:hacked")
    assert network(t, "B") == "S1{hacked}"


def test_an_immune_player_cannot_be_chosen_among_others() -> None:
    """WD-33, WD-74."""
    t = wired("B network: S1; C network: S1; D network: S1; B classifications: facilities; A hand: power-outage switch")
    t.play("play:power-outage")
    assert t.options == ["against@C", "against@D"] and refused(t, "against@B") == "WD-33"


def test_supervisor_clears_new_hires_everywhere() -> None:
    """On floating cards too; other issues stay (WD-77)."""
    t = wired("A network: S1{new-hire} ~P9{new-hire,hacked}; A hand: supervisor switch").play("play:supervisor")
    assert network(t, "A") == "S1 ~P9{hacked}" and lie(t, "discard") == ["new-hire", "new-hire"]


def test_issues_in_play_are_not_reshuffled() -> None:
    """WD-26."""
    t = wired("A hand: hacked trained*5; B network: S1; B hand: secured; draw: computer; discard: switch switch")
    t.play("play:hacked")
    assert lie(t, "discard") == ["switch", "switch"]
    end_turn(t)
    assert lie(t, "draw") == ["switch", "switch"] and network(t, "B") == "S1{hacked}" and "A reshuffled*2" in t.events


@pytest.mark.parametrize("node", ["S1", "K2a", "P1", "P2", "K3a", "P3", "P4"])
def test_any_equipment_of_an_opponent_can_be_attacked(node: str) -> None:
    """WD-27: attached or floating, disabled or not."""
    text = "S1>K2a>[P1,P2{hacked}] ~K3a{new-hire}>[P3] ~P4"
    t = wired(f"B network: {text}; A hand: power-outage switch").play("play:power-outage")
    assert t.about == "target" and t.options == [f"on@{n}" for n in ("S1", "K2a", "P1", "P2", "K3a", "P3", "P4")]
    t.play(f"on@{node}")
    cards = {c["name"]: c["issues"] for c in public(t, "equipment")["B"]}
    assert cards[node][-1] == "power-outage" and sum(c.count("power-outage") for c in cards.values()) == 1


def test_one_card_carries_any_number_of_issues() -> None:
    """WD-25: equal or different, oldest first."""
    t = wired("B network: S1{hacked}; A hand: hacked new-hire power-outage").play(
        "play:hacked", "play:power-outage", "play:new-hire"
    )
    assert network(t, "B") == "S1{hacked,hacked,power-outage,new-hire}"


@pytest.mark.parametrize(("attack", "cure", "guard"), KINDS)
def test_each_resolution_heals_its_issue(attack: str, cure: str, guard: str) -> None:
    """WD-26, WD-28."""
    t = wired(f"A network: S1{{{attack}}}>K2a>[P1]; A hand: {cure} switch").play(f"play:{cure}")
    assert network(t, "A") == "S1>K2a>[P1]" and income(t, "A") == 1 and lie(t, "discard") == [attack, cure]


@pytest.mark.parametrize(("attack", "cure", "guard"), KINDS)
def test_floating_equipment_can_be_repaired(attack: str, cure: str, guard: str) -> None:
    """WD-28."""
    t = wired(f"A network: ~P1{{{attack}}}; A hand: {cure} switch").play(f"play:{cure}")
    assert network(t, "A") == "~P1"


@pytest.mark.parametrize(("attack", "cure", "guard"), KINDS)
def test_the_oldest_of_equal_issues_goes(attack: str, cure: str, guard: str) -> None:
    """WD-76: the younger one keeps its place behind the others."""
    other = "hacked" if attack != "hacked" else "new-hire"
    t = wired(f"A network: S1{{{attack},{other},{attack}}}; A hand: {cure} switch").play(f"play:{cure}")
    assert network(t, "A") == f"S1{{{other},{attack}}}"


@pytest.mark.parametrize(("attack", "cure", "guard"), KINDS)
def test_immunity_covers_floating_equipment(attack: str, cure: str, guard: str) -> None:
    """WD-77."""
    t = wired(f"B network: ~P1 ~K2a; B classifications: {guard}; A hand: {attack} switch")
    assert refused(t, f"play:{attack}") == "WD-33"


@pytest.mark.parametrize(("attack", "cure", "guard"), KINDS)
def test_immunity_is_against_one_kind(attack: str, cure: str, guard: str) -> None:
    """WD-33."""
    for other, _, _ in KINDS:
        t = wired(f"B network: S1; B classifications: {guard}; A hand: {other} switch")
        assert (f"play:{other}" in t.options) == (other != attack)


@pytest.mark.parametrize(("attack", "cure", "guard"), KINDS)
def test_gaining_immunity_by_trade_clears_at_once(attack: str, cure: str, guard: str) -> None:
    """WD-75: by play, theft or trade."""
    t = wired(f"A network: S1{{{attack}}}; B classifications: {guard}; A hand: switch; B hand: trained")
    offer(t, "B", "", f"in_play:{guard}").play("accept")
    assert classes(t, "A") == [guard] and network(t, "A") == "S1" and lie(t, "discard") == [attack]


@pytest.mark.parametrize(("attack", "cure", "guard"), KINDS)
def test_immunity_goes_with_the_card(attack: str, cure: str, guard: str) -> None:
    """WD-75: B gave it away, so B can be attacked again; old issues do not come back."""
    t = wired(f"B network: S1; B classifications: {guard}; A hand: {attack} switch; B hand: trained")
    offer(t, "B", "", f"in_play:{guard}").play("accept")
    assert network(t, "B") == "S1" and f"play:{attack}" in t.options
    t.play(f"play:{attack}")
    assert network(t, "B") == f"S1{{{attack}}}"
