"""WIRED, classifications and HEAD HUNTER (WD-29 to WD-32, WD-45 to WD-49, WD-79 to WD-84)."""

import pytest

from tests.games.wired.positions import (
    STAYING,
    all_pass,
    classes,
    end_turn,
    hand,
    lie,
    moves,
    network,
    public,
    refused,
    why,
    wired,
)

DUEL = "B classifications: facilities; A hand: head-hunter*2 switch; B hand: head-hunter*2 hacked*4; draw: computer*9"


def test_a_theft_without_defence() -> None:
    """A has two, A's power-outages are cleared, one MOVE is used (WD-47, WD-32)."""
    t = wired(
        "A classifications: supervisor; B classifications: facilities; A network: S1{power-outage}>K2a{power-outage};"
        "A hand: head-hunter switch; B hand: hacked"
    ).play("play:head-hunter")
    assert classes(t, "A") == ["supervisor", "facilities"] and classes(t, "B") == []
    assert network(t, "A") == "S1>K2a" and moves(t) == 2 and (t.asked, t.about) == ("A", "moves")
    assert lie(t, "discard") == ["head-hunter", "power-outage", "power-outage"]


def test_a_stolen_card_may_be_the_one_discarded() -> None:
    """Security Specialist is discarded and clears nothing (WD-31)."""
    t = wired(
        "A classifications: supervisor facilities; B classifications: security-specialist; A network: S1{hacked};"
        "A hand: head-hunter switch"
    ).play("play:head-hunter")
    assert (t.asked, t.about) == ("A", "keep")
    t.play("drop:security-specialist")
    assert classes(t, "A") == ["supervisor", "facilities"] and network(t, "A") == "S1{hacked}"
    assert lie(t, "discard") == ["head-hunter", "security-specialist"] and classes(t, "B") == []


def test_two_counters_let_the_theft_succeed() -> None:
    """A spent one MOVE and two cards; B draws up to six, A does not draw (WD-46, WD-47, WD-79)."""
    t = wired(DUEL).play("play:head-hunter")
    assert (t.asked, t.about, t.hushed) == ("B", "duel_answer", True) and t.options == ["pass", "answer:head-hunter"]
    t.play("answer:head-hunter")
    assert (t.asked, t.about) == ("A", "duel_answer")
    t.play("answer:head-hunter")
    assert (t.asked, t.about) == ("B", "duel_answer")
    t.play("pass")
    assert classes(t, "A") == ["facilities"] and moves(t) == 2 and hand(t, "A") == ["switch"]
    assert hand(t, "B") == ["computer"] + ["hacked"] * 4 + ["head-hunter"] and lie(t, "discard") == ["head-hunter"] * 3
    assert "A stole:facilities@B" in t.events


def test_one_counter_stops_the_theft() -> None:
    """Nothing moves, both HEAD HUNTERs are discarded, B draws up to six (WD-47)."""
    t = wired(DUEL).play("play:head-hunter", "answer:head-hunter", "pass")
    assert classes(t, "A") == [] and classes(t, "B") == ["facilities"] and lie(t, "discard") == ["head-hunter"] * 2
    assert len(hand(t, "B")) == 6 and hand(t, "A") == ["switch", "head-hunter"] and moves(t) == 2
    assert "A foiled@B" in t.events and (t.asked, t.about) == ("A", "moves")


def test_seal_the_deal_asks_nobody() -> None:
    """B holds a HEAD HUNTER in vain (WD-48)."""
    t = wired("B classifications: facilities; A hand: seal-the-deal switch; B hand: head-hunter*2").play(
        "play:seal-the-deal"
    )
    assert (t.asked, t.about) == ("A", "moves") and classes(t, "A") == ["facilities"]
    assert lie(t, "discard") == ["seal-the-deal"] and hand(t, "B") == ["head-hunter"] * 2 and moves(t) == 2


def test_seal_the_deal_as_counter_ends_the_answers() -> None:
    """A cannot answer, nothing moves (WD-49)."""
    t = wired(DUEL.replace("head-hunter*2 hacked", "seal-the-deal hacked")).play("play:head-hunter")
    assert t.options == ["pass", "answer:seal-the-deal"]
    t.play("answer:seal-the-deal")
    assert (t.asked, t.about) == ("A", "moves") and classes(t, "B") == ["facilities"] and classes(t, "A") == []
    assert lie(t, "discard") == ["head-hunter", "seal-the-deal"] and len(hand(t, "B")) == 6


def test_seal_the_deal_is_no_counter_where_the_table_wants_it_so() -> None:
    """WD-49: the other reading, `seal_counters=off`; it steals as before."""
    held = DUEL.replace("head-hunter*2 hacked", "seal-the-deal hacked")
    t = wired(f"settings: seal_counters=off; {held}").play("play:head-hunter")
    assert (t.asked, t.about) == ("A", "moves") and classes(t, "A") == ["facilities"]
    t = wired(f"settings: seal_counters=off; {DUEL.replace('A hand: head-hunter*2', 'A hand: seal-the-deal')}")
    assert "play:seal-the-deal" in t.options


@pytest.mark.parametrize("kind", ["head-hunter", "seal-the-deal"])
def test_without_a_classification_in_play_there_is_nothing_to_steal(kind: str) -> None:
    """A's own does not count (WD-45)."""
    t = wired(f"A classifications: facilities; A hand: {kind} switch; B hand: supervisor")
    assert f"play:{kind}" not in t.options and refused(t, f"play:{kind}") == "WD-45" and why(t, "A", kind) == "WD-45"
    assert moves(t) == 3


def test_a_second_field_tech_may_be_stolen_and_kept() -> None:
    """The new one is untapped (WD-83, WD-68)."""
    t = wired("A classifications: field-tech; B classifications: field-tech+tapped; A hand: switch*2 head-hunter")
    t.play("play:switch", "play:head-hunter")
    assert classes(t, "A") == ["field-tech+tapped", "field-tech"] and public(t, "field_techs") == 1


def test_a_stolen_immunity_does_not_bring_issues_back() -> None:
    """The cleared ones stay away, and B can be hacked again (WD-75)."""
    t = wired(
        "active: B; B network: S1{hacked}>K2a{hacked}; B hand: security-specialist trained; C hand: powered;"
        "D hand: powered; A hand: head-hunter hacked switch"
    ).play("play:security-specialist")
    assert network(t, "B") == "S1>K2a" and lie(t, "discard") == ["hacked", "hacked"]
    end_turn(t, 3)
    assert t.asked == "A" and refused(t, "play:hacked") == "WD-33"
    t.play("play:head-hunter")
    assert network(t, "B") == "S1>K2a" and classes(t, "A") == ["security-specialist"]
    t.play("play:hacked", "on@K2a")
    assert network(t, "B") == "S1>K2a{hacked}"


def test_seal_the_deal_may_answer_a_counter() -> None:
    """WD-49, WD-47: two counters, so the theft succeeds; B cannot answer again."""
    t = wired(DUEL.replace("A hand: head-hunter*2", "A hand: head-hunter seal-the-deal"))
    t.play("play:head-hunter", "answer:head-hunter", "answer:seal-the-deal")
    assert classes(t, "A") == ["facilities"] and (t.asked, t.about) == ("A", "moves") and len(hand(t, "B")) == 6


def test_a_long_duel() -> None:
    """WD-46, WD-47: six HEAD HUNTERs and Seal the Deal; five counters foil the theft."""
    t = wired(
        "B classifications: facilities; A hand: head-hunter*3 switch; B hand: head-hunter*3 hacked*3; draw: computer*9"
    ).play("play:head-hunter", *["answer:head-hunter"] * 5)
    assert classes(t, "B") == ["facilities"] and lie(t, "discard") == ["head-hunter"] * 6
    assert hand(t, "B") == ["computer"] * 3 + ["hacked"] * 3 and hand(t, "A") == ["switch"] and moves(t) == 2


def test_only_the_two_concerned_answer() -> None:
    """WD-46: C and D hold HEAD HUNTERs and are not asked."""
    t = wired("B classifications: facilities; A hand: head-hunter switch; C hand: head-hunter; D hand: seal-the-deal")
    t.play("play:head-hunter")
    assert classes(t, "A") == ["facilities"] and (t.asked, t.about) == ("A", "moves")


def test_a_pass_ends_the_duel() -> None:
    """WD-46."""
    t = wired(DUEL).play("play:head-hunter", "pass")
    assert classes(t, "A") == ["facilities"] and hand(t, "B") == ["hacked"] * 4 + ["head-hunter"] * 2


def test_any_classification_of_any_opponent_can_be_named() -> None:
    """WD-45."""
    t = wired(
        "A classifications: supervisor; B classifications: facilities field-tech; D classifications: supervisor;"
        "A hand: head-hunter switch"
    ).play("play:head-hunter")
    assert t.about == "rob"
    assert t.options == ["steal:facilities@B", "steal:field-tech@B", "steal:supervisor@D"]
    t.play("steal:field-tech@B")
    assert classes(t, "A") == ["supervisor", "field-tech"] and classes(t, "B") == ["facilities"]
    assert classes(t, "D") == ["supervisor"]


def test_two_equal_classifications_may_be_kept() -> None:
    """WD-29, WD-83."""
    t = wired("A classifications: supervisor; B classifications: supervisor; A hand: head-hunter switch")
    assert classes(t.play("play:head-hunter"), "A") == ["supervisor", "supervisor"]


@pytest.mark.parametrize("dropped", ["supervisor", "facilities", "field-tech"])
def test_a_third_classification_from_hand(dropped: str) -> None:
    """WD-31: any of the three may go, the newcomer too; the MOVE is used."""
    t = wired("A classifications: supervisor facilities; A hand: field-tech switch hacked").play("play:field-tech")
    assert t.about == "keep" and t.options == ["drop:supervisor", "drop:facilities", "drop:field-tech"]
    t.play(f"drop:{dropped}")
    assert classes(t, "A") == [c for c in ("supervisor", "facilities", "field-tech") if c != dropped]
    assert lie(t, "discard") == [dropped] and moves(t) == 2 and hand(t, "A") == ["switch", "hacked"]


def test_a_newcomer_that_does_not_stay_clears_nothing() -> None:
    """WD-31."""
    t = wired("A classifications: supervisor facilities; A network: S1{hacked}; A hand: security-specialist switch")
    t.play("play:security-specialist", "drop:security-specialist")
    assert network(t, "A") == "S1{hacked}" and lie(t, "discard") == ["security-specialist"]


def test_a_newcomer_that_stays_clears() -> None:
    """WD-31, WD-32."""
    t = wired("A classifications: supervisor facilities; A network: S1{hacked}; A hand: security-specialist switch")
    t.play("play:security-specialist", "drop:supervisor")
    assert network(t, "A") == "S1" and sorted(lie(t, "discard")) == ["hacked", "supervisor"]


@pytest.mark.parametrize("kind", list(STAYING))
def test_two_places_for_classifications(kind: str) -> None:
    """WD-29: two of the same kind are allowed, and there is nothing to choose."""
    t = wired(f"A hand: {kind}*2 switch").play(f"play:{kind}", f"play:{kind}")
    assert classes(t, "A") == [kind, kind] and t.about == "moves" and moves(t) == 1


@pytest.mark.parametrize("kind", ["head-hunter", "seal-the-deal"])
def test_events_occupy_no_place(kind: str) -> None:
    """WD-30: with two classifications in play, HEAD HUNTER asks for no choice of its own."""
    t = wired(f"A classifications: supervisor; B classifications: facilities; A hand: {kind} switch")
    assert classes(t.play(f"play:{kind}"), "A") == ["supervisor", "facilities"] and kind in lie(t, "discard")


def test_classifications_in_play_cannot_be_discarded() -> None:
    """WD-84, WD-8."""
    t = wired("step: discard; A classifications: facilities; A hand: switch")
    assert t.options == ["done", "discard:switch"] and refused(t, "discard:facilities") == "WD-84"


def test_the_active_player_draws_nothing_for_a_counter() -> None:
    """WD-79: A's next draw is in DRAW."""
    t = wired(DUEL).play("play:head-hunter", "answer:head-hunter", "answer:head-hunter")
    all_pass(t)
    assert not any(e.startswith("A drew") for e in t.events) and "B drew:computer" in t.events


def test_a_duel_reshuffles_its_own_cards() -> None:
    """WD-80: the cards of the event are in the discard pile before B draws."""
    t = wired("B classifications: facilities; A hand: head-hunter switch; B hand: head-hunter hacked*4; draw: computer")
    t.play("play:head-hunter", "answer:head-hunter")
    assert len(hand(t, "B")) == 6 and len(lie(t, "draw")) == 1 and lie(t, "discard") == []
    assert sorted(hand(t, "B") + lie(t, "draw")) == ["computer"] + ["hacked"] * 4 + ["head-hunter"] * 2


def test_who_still_holds_six_draws_nothing() -> None:
    """WD-80."""
    t = wired(DUEL.replace("hacked*4", "hacked*6")).play("play:head-hunter", "answer:head-hunter", "pass")
    assert hand(t, "B") == ["hacked"] * 6 + ["head-hunter"] and len(lie(t, "draw")) == 9
