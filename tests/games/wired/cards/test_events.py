"""WIRED, Head Hunter and Seal the Deal: as a theft and as a counter."""

import pytest

from tests.games.wired.positions import classes, hand, lie, moves, network, refused, seen, why, wired
from tests.support.marks import card

BOTH = pytest.mark.parametrize("kind", ["head-hunter", "seal-the-deal"])


@card("head-hunter", "seal-the-deal")
@BOTH
def test_a_theft(kind: str) -> None:
    """WD-47: the named card moves, the event card is discarded, one MOVE is spent."""
    t = wired(f"B classifications: facilities supervisor; A network: S1{{new-hire}}; A hand: {kind} switch")
    t.play(f"play:{kind}")
    assert t.about == "rob" and t.options == ["steal:facilities@B", "steal:supervisor@B"]
    t.play("steal:supervisor@B")
    assert classes(t, "A") == ["supervisor"] and classes(t, "B") == ["facilities"] and moves(t) == 2
    assert network(t, "A") == "S1" and lie(t, "discard") == [kind, "new-hire"] and hand(t, "A") == ["switch"]
    assert seen(t, "D", "stole") == ["A stole:supervisor@B"]


@card("head-hunter", "seal-the-deal")
@BOTH
def test_a_theft_needs_a_classification_of_an_opponent(kind: str) -> None:
    """WD-45: in play, not in hand, and not one's own."""
    t = wired(f"A classifications: facilities; B hand: supervisor; A hand: {kind} switch")
    assert refused(t, f"play:{kind}") == "WD-45" and why(t, "A", kind) == "WD-45"


@card("head-hunter", "seal-the-deal")
@BOTH
def test_it_never_stays_in_play(kind: str) -> None:
    """WD-30: and cannot be stolen itself."""
    t = wired(f"A classifications: facilities; B classifications: supervisor; A hand: {kind} switch").play(
        f"play:{kind}"
    )
    assert classes(t, "A") == ["facilities", "supervisor"] and lie(t, "discard") == [kind] and lie(t, "event") == []


@card("head-hunter", "seal-the-deal")
@BOTH
def test_a_theft_by_a_player_with_two(kind: str) -> None:
    """WD-31, WD-47."""
    t = wired(f"A classifications: facilities field-tech; B classifications: supervisor; A hand: {kind} switch")
    t.play(f"play:{kind}")
    assert (t.asked, t.about) == ("A", "keep")
    t.play("drop:facilities")
    assert classes(t, "A") == ["field-tech", "supervisor"] and lie(t, "discard") == [kind, "facilities"]


@card("head-hunter")
def test_head_hunter_can_be_countered_by_its_like() -> None:
    """WD-46: without a MOVE; B draws up to six."""
    t = wired(
        "B classifications: facilities; A hand: head-hunter switch; B hand: head-hunter trained; draw: computer*9"
    )
    t.play("play:head-hunter", "answer:head-hunter")
    assert classes(t, "B") == ["facilities"] and hand(t, "B") == ["computer"] * 5 + ["trained"]
    assert lie(t, "discard") == ["head-hunter"] * 2 and moves(t) == 2


@card("seal-the-deal")
def test_seal_the_deal_cannot_be_countered() -> None:
    """WD-48."""
    t = wired("B classifications: facilities; A hand: seal-the-deal switch; B hand: head-hunter*3")
    t.play("play:seal-the-deal")
    assert (t.asked, t.about) == ("A", "moves") and classes(t, "A") == ["facilities"]


@card("seal-the-deal", "head-hunter")
def test_seal_the_deal_counters_and_ends_the_duel() -> None:
    """WD-49: for B as a first answer, for A as a second one."""
    text = "B classifications: facilities; draw: computer*9; A hand: head-hunter*2 {a} switch; B hand: {b} trained"
    t = wired(text.format(a="", b="seal-the-deal head-hunter")).play("play:head-hunter", "answer:seal-the-deal")
    assert (t.asked, t.about) == ("A", "moves") and classes(t, "B") == ["facilities"]
    t = wired(text.format(a="seal-the-deal", b="head-hunter*2")).play("play:head-hunter", "answer:head-hunter")
    assert t.asked == "A" and t.options == ["pass", "answer:head-hunter", "answer:seal-the-deal"]
    t.play("answer:seal-the-deal")
    assert (t.asked, t.about) == ("A", "moves") and classes(t, "A") == ["facilities"]


@card("seal-the-deal")
def test_seal_the_deal_seals_with_king_seal() -> None:
    """WD-63: as an event, not as a counter."""
    t = wired("B classifications: facilities; A hand: seal-the-deal switch", king_seal=True).play("play:seal-the-deal")
    assert classes(t, "A") == ["facilities+sealed"]


@card("head-hunter", "seal-the-deal")
@BOTH
def test_gemini_protects_pairs_from_both(kind: str) -> None:
    """WD-60."""
    t = wired(f"B classifications: facilities facilities; A hand: {kind} switch", gemini=True)
    assert refused(t, f"play:{kind}") == "WD-60"


@card("head-hunter", "seal-the-deal")
@BOTH
def test_it_is_no_answer_to_an_audit(kind: str) -> None:
    """WD-78."""
    t = wired(f"B network: ~P1; A hand: audit switch; B hand: {kind}").play("play:audit")
    assert network(t, "B") == "" and hand(t, "B") == ["computer", kind]
