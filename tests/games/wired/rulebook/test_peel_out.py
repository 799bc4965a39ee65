"""WIRED, clocks: Peel Out, and the time for answers in every game (WD-62, WD-89)."""

import pytest

from tests.games.wired.positions import (
    classes,
    counter,
    end_turn,
    hand,
    lie,
    moves,
    network,
    offer,
    refused,
    remembers,
    score,
    wired,
)

HUNTED = (
    "A hand: hacked switch; A network: S1>K2a>[P1]; B network: S1>K2a; C network: ~P1; B hand: trained; draw: powered*7"
)


def test_an_unfinished_attack_is_dropped() -> None:
    """HACKED stays in hand, no DISCARD, A draws and scores (WD-62)."""
    t = wired(HUNTED, peel_out=True, peel_out_seconds=5).play("play:hacked")
    assert t.about == "victim"
    t.play("timeout")
    assert hand(t, "A") == ["switch", "hacked"] + ["powered"] * 4 and network(t, "B") == "S1>K2a"
    assert t.asked == "B" and score(t, "A") == 1 and lie(t, "discard") == [] and "A timed_out" in t.events
    t = wired(HUNTED, peel_out=True).play("play:hacked", "against@B", "timeout")
    assert "hacked" in hand(t, "A") and network(t, "B") == "S1>K2a" and t.asked == "B"


def test_everybody_has_seen_the_chosen_card() -> None:
    """WD-62: the play was stopped, but the card had been chosen."""
    t = wired(HUNTED, peel_out=True).play("play:hacked", "timeout")
    assert remembers(t, "B", "A hand") == ["hacked"] == remembers(t, "spectator", "A hand")


TRADED = (
    "A classifications: facilities supervisor; B classifications: security-specialist;"
    "A network: S1{hacked} S2>K2a>[P1];"
    "A hand: switch trained*2; B hand: powered; draw: computer*9"
)


def test_a_choice_after_a_trade_is_made_for_the_active_player() -> None:
    """The trade stands, the two oldest stay, A draws and scores (WD-31, WD-89)."""
    t = offer(wired(TRADED, peel_out=True), "B", "trained*2", "in_play:security-specialist").play("accept")
    assert (t.asked, t.about) == ("A", "keep")
    t.play("timeout")
    assert classes(t, "A") == ["facilities", "supervisor"] and lie(t, "discard") == ["security-specialist"]
    assert network(t, "A") == "S1{hacked} S2>K2a>[P1]" and hand(t, "B") == ["powered", "trained", "trained"]
    assert hand(t, "A") == ["computer"] * 5 + ["switch"] and score(t, "A") == 1 and t.asked == "B"


def test_the_clock_ends_the_turn_in_trade() -> None:
    """WD-62: an offer being written is dropped."""
    for steps in (["offer"], ["offer", "to@B"], ["offer", "to@B", "give:hacked"], ["offer", "to@B", "enough"], []):
        t = wired(HUNTED, peel_out=True).play(*steps, "timeout")
        assert t.asked == "B" and hand(t, "A") == ["switch", "hacked"] + ["powered"] * 4 and hand(t, "B") == ["trained"]
        assert score(t, "A") == 1


def test_the_clock_ends_the_turn_in_moves_and_discard() -> None:
    """WD-62: what was done stays done."""
    t = wired(HUNTED, peel_out=True).play("play:switch", "timeout")
    assert network(t, "A") == "S1>K2a>[P1] S2" and t.asked == "B" and len(hand(t, "A")) == 6
    t = wired(HUNTED, peel_out=True).play("done", "discard:switch", "timeout")
    assert t.asked == "B" and lie(t, "discard") == ["switch"] and hand(t, "A") == ["hacked"] + ["powered"] * 5


def test_equipment_already_placed_stays() -> None:
    """WD-62: the computers that were to hang on it stay floating."""
    t = wired("A hand: cable-2; A network: S1 ~P1 ~P2{hacked}; B hand: trained", peel_out=True)
    t.play("play:cable-2", "on@S1", "hang@P1", "timeout")
    assert network(t, "A") == "S1>K2a>[P1] ~P2{hacked}" and t.asked == "B" and score(t, "A") == 1


def test_equipment_not_yet_placed_stays_in_hand() -> None:
    """WD-62."""
    t = wired("A hand: cable-2; A network: S1; B hand: trained", peel_out=True).play("play:cable-2", "timeout")
    assert network(t, "A") == "S1" and hand(t, "A") == ["cable-2"] and t.asked == "B"


def test_a_reconnection_is_dropped() -> None:
    """WD-62."""
    for steps in (["reconnect"], ["reconnect", "move@K2a"]):
        t = wired("A network: S1>K2a>[P1] S2; B hand: trained", peel_out=True).play(*steps, "timeout")
        assert network(t, "A") == "S1>K2a>[P1] S2" and t.asked == "B"


def test_a_classification_from_hand_was_not_played() -> None:
    """WD-89: its WD-31 choice was unfinished, so it stays in hand."""
    t = wired(
        "A classifications: facilities supervisor; A hand: field-tech switch; B hand: trained", peel_out=True
    ).play("play:field-tech", "timeout")
    assert classes(t, "A") == ["facilities", "supervisor"] and "field-tech" in hand(t, "A") and t.asked == "B"
    assert lie(t, "discard") == []


def test_the_auditors_selection_is_filled_in_network_order() -> None:
    """WD-62: three of five; the turn goes on."""
    t = wired(
        "B network: ~P1{hacked} ~P2 ~P3{new-hire} ~P4 ~P5{power-outage}; A hand: audit switch; B hand: trained",
        peel_out=True,
    ).play("play:audit", "take@P2")
    assert t.about == "audit_pick"
    t.play("timeout")
    assert network(t, "B") == "~P4 ~P5{power-outage}", "P2 was named, P1 and P3 come first of the others"
    assert len(hand(t, "B")) == 4 and (t.asked, t.about, moves(t)) == ("A", "moves", 2)
    t = wired("B network: S1>K2a>[P1] ~P2{hacked} ~P3; A hand: audit switch; B hand: trained", peel_out=True)
    t.play("play:audit", "timeout")
    assert network(t, "B") == "S1>K2a ~P3" and lie(t, "discard") == ["audit", "hacked"]


def test_a_choice_after_a_theft_keeps_the_two_oldest() -> None:
    """WD-89: and the turn goes on."""
    t = wired(
        "A classifications: facilities supervisor; B classifications: field-tech; A hand: head-hunter switch",
        peel_out=True,
    ).play("play:head-hunter")
    assert t.about == "keep"
    t.play("timeout")
    assert classes(t, "A") == ["facilities", "supervisor"] and lie(t, "discard") == ["head-hunter", "field-tech"]
    assert (t.asked, t.about) == ("A", "moves")


@pytest.mark.parametrize("peel_out", [False, True])
def test_an_answer_in_silence_is_a_pass(peel_out: bool) -> None:
    """WD-62, WD-89: `response_seconds` runs in every live game; the turn goes on."""
    t = wired("B network: ~P1; A hand: audit switch; B hand: hacked; C hand: hacked", peel_out=peel_out)
    t.play("play:audit")
    assert t.asked == "B"
    t.play("timeout")
    assert t.asked == "C"
    t.play("timeout")
    assert network(t, "B") == "" and (t.asked, t.about) == ("A", "moves")


@pytest.mark.parametrize("peel_out", [False, True])
def test_the_active_players_answer_has_the_same_time(peel_out: bool) -> None:
    """WD-62: the turn clock stands still in an event; silence is a pass."""
    t = wired(
        "B classifications: facilities; A hand: head-hunter*2 switch; B hand: head-hunter", peel_out=peel_out
    ).play("play:head-hunter", "answer:head-hunter")
    assert (t.asked, t.about) == ("A", "duel_answer")
    t.play("timeout")
    assert classes(t, "B") == ["facilities"] and (t.asked, t.about) == ("A", "moves")


@pytest.mark.parametrize("peel_out", [False, True])
def test_a_partner_in_silence_declines(peel_out: bool) -> None:
    """WD-58: also while writing a counter-offer."""
    for steps in ([], ["counter"], ["counter", "enough"]):
        t = offer(wired("A hand: hacked switch; B hand: computer*2", peel_out=peel_out), "B", "hacked", "computer")
        t.play(*steps, "timeout")
        assert (t.asked, t.about) == ("A", "trade") and "B declined@A" in t.events and hand(t, "B") == ["computer"] * 2


@pytest.mark.parametrize("peel_out", [False, True])
def test_a_partners_choice_is_made_in_every_game(peel_out: bool) -> None:
    """WD-89: the two longest in play stay; newcomers count in the order the offer lists them."""
    t = wired(
        "A classifications: facilities field-tech; B classifications: supervisor; A hand: switch; B hand: computer",
        peel_out=peel_out,
    )
    offer(t, "B", "in_play:facilities in_play:field-tech", "computer").play("accept")
    assert (t.asked, t.about) == ("B", "keep")
    t.play("timeout")
    assert classes(t, "B") == ["supervisor", "facilities"] and (t.asked, t.about) == ("A", "trade")


def test_a_counter_offer_in_silence() -> None:
    """WD-58, WD-62: without Peel Out it is declined; with it the turn is over too."""
    text = "A hand: hacked switch; B hand: computer*2"
    t = counter(offer(wired(text), "B", "hacked", "computer"), "computer", "switch").play("timeout")
    assert (t.asked, t.about) == ("A", "trade") and hand(t, "A") == ["switch", "hacked"]
    t = counter(offer(wired(text, peel_out=True), "B", "hacked", "computer"), "computer", "switch").play("timeout")
    assert t.asked == "B" and hand(t, "A") == ["switch", "hacked"]


@pytest.mark.parametrize("steps", [[], ["play:hacked"], ["play:switch"], ["done"], ["offer"]])
def test_without_peel_out_no_clock_runs_in_ones_own_turn(steps: list[str]) -> None:
    """WD-62, WD-89."""
    assert refused(wired(HUNTED).play(*steps), "timeout") == "WD-62"


def test_without_peel_out_the_auditor_has_all_the_time() -> None:
    """WD-89: for the active player's own choices only with Peel Out."""
    t = wired("B network: S1>K2a>[P1] ~P2{hacked} ~P3; A hand: audit switch").play("play:audit")
    assert t.about == "audit_pick" and refused(t, "timeout") == "WD-62"
    t = wired("A classifications: facilities supervisor; B classifications: field-tech; A hand: head-hunter switch")
    assert t.play("play:head-hunter").about == "keep" and refused(t, "timeout") == "WD-62"
    t = offer(wired(TRADED), "B", "trained*2", "in_play:security-specialist").play("accept")
    assert (t.asked, t.about) == ("A", "keep") and refused(t, "timeout") == "WD-62"


def test_timeouts_are_not_on_any_list() -> None:
    """WD-62: nobody picks it, the table does."""
    t = wired(HUNTED, peel_out=True)
    assert "timeout" not in t.options and "timeout" not in t.play("play:hacked").options
    end_turn(t.play("timeout"))
    assert t.asked != "B" or t.about == "trade"


def test_peel_out_and_switcheroo_together() -> None:
    """WD-62, WD-64: a switch that was to replace another stays in hand."""
    t = wired("A network: S1{hacked}; A hand: switch; B hand: trained", peel_out=True, switcheroo=True)
    t.play("play:switch", "timeout")
    assert network(t, "A") == "S1{hacked}" and hand(t, "A") == ["switch"] and t.asked == "B"


def test_peel_out_and_king_seal_together() -> None:
    """WD-63, WD-89: a card dropped when the time is over takes no seal along."""
    t = wired(
        "A classifications: facilities supervisor; B classifications: field-tech; A hand: seal-the-deal switch",
        peel_out=True,
        king_seal=True,
    ).play("play:seal-the-deal", "timeout")
    assert classes(t, "A") == ["facilities", "supervisor"] and lie(t, "discard") == ["seal-the-deal", "field-tech"]
