"""WIRED, questions in a hush: passes are private, and nobody learns who was asked (WD-81, WD-53)."""

import pytest

from tests.games.wired.positions import READERS, all_pass, counter, offer, seen, wired
from tests.support.table import Table

AUDIT = "B network: ~P1; A hand: audit secured switch; draw: powered*7; "


def audited(b: str, c: str, d: str) -> Table:
    """A audits B; the other hands are these."""
    return wired(f"{AUDIT} B hand: {b}; C hand: {c}; D hand: {d}").play("play:audit")


@pytest.mark.parametrize("reader", READERS)
def test_a_pass_is_told_to_nobody_else(reader: str) -> None:
    """WD-81, Event visibility: passes, own only."""
    t = audited("hacked", "hacked", "trained").play("pass", "pass")
    assert seen(t, reader, "passed") == ([f"{reader} passed"] if reader in ("B", "C") else [])


@pytest.mark.parametrize("reader", ["A", "C", "D", "spectator"])
def test_nobody_sees_who_is_asked(reader: str) -> None:
    """WD-81: while B is asked, the views of the others name nobody."""
    t = audited("hacked", "trained", "trained")
    assert (t.asked, t.about, t.hushed) == ("B", "audit_answer", True)
    view = t.view(reader)
    assert (view.asked, view.about, view.options) == ("", "", ()) and t.view("B").asked == "B"


@pytest.mark.parametrize("reader", ["A", "B", "spectator"])
def test_an_automatic_pass_cannot_be_told_from_a_real_one(reader: str) -> None:
    """WD-81: whether C or D holds HACKED, and passes, reads the same to the others."""
    real, automatic = audited("trained", "hacked", "secured"), audited("trained", "trained", "hacked")
    assert real.asked == "C" and automatic.asked == "D"
    assert real.view(reader) == automatic.view(reader) and real.seen_by(reader) == automatic.seen_by(reader)
    all_pass(real)
    all_pass(automatic)
    assert real.view(reader) == automatic.view(reader) and real.seen_by(reader) == automatic.seen_by(reader)


@pytest.mark.parametrize("reader", ["A", "C", "D", "spectator"])
def test_a_round_of_asking_looks_the_same_whoever_is_asked(reader: str) -> None:
    """WD-81: after B's real pass it is C's turn to answer; D, A and the spectator see no step."""
    t = audited("hacked", "hacked", "trained")
    before = (t.view(reader), t.seen_by(reader))
    t.play("pass")
    assert t.asked == "C"
    if reader != "C":
        assert (t.view(reader), t.seen_by(reader)) == before


@pytest.mark.parametrize("reader", ["B", "C", "D", "spectator"])
def test_the_auditor_is_asked_in_a_hush_too(reader: str) -> None:
    """WD-81: whether A holds SECURED stays A's."""
    rich = wired(f"{AUDIT} B hand: hacked; C hand: secured").play("play:audit", "answer:hacked")
    poor = wired(f"{AUDIT} B hand: hacked; C hand: secured".replace("secured switch", "trained switch"))
    poor.play("play:audit", "answer:hacked")
    assert (rich.asked, poor.asked) == ("A", "C")
    if reader != "C":
        assert rich.view(reader) == poor.view(reader) and rich.seen_by(reader) == poor.seen_by(reader)
    rich.play("pass")
    assert rich.asked == "C" and rich.view(reader) == poor.view(reader) and rich.seen_by(reader) == poor.seen_by(reader)


@pytest.mark.parametrize("reader", READERS)
def test_a_duel_is_hushed(reader: str) -> None:
    """WD-81, WD-46: B's pass with a HEAD HUNTER in hand is B's secret."""
    real, automatic = (
        wired(f"B classifications: facilities; A hand: head-hunter switch; B hand: {held}").play("play:head-hunter")
        for held in ("head-hunter", "trained")
    )
    assert (real.asked, real.hushed) == ("B", True)
    assert reader == "B" or real.view(reader).asked == ""
    real.play("pass")
    assert seen(real, reader, "passed") == (["B passed"] if reader == "B" else [])
    if reader != "B":
        assert real.seen_by(reader) == automatic.seen_by(reader)
        assert real.view(reader) == automatic.view(reader)


@pytest.mark.parametrize("reader", ["C", "D", "spectator"])
def test_the_contents_of_an_offer_leave_no_trace(reader: str) -> None:
    """Event visibility: two different offers that are declined look the same to third persons."""
    text = "A hand: hacked computer switch; B hand: secured trained"
    one = offer(wired(text), "B", "hacked", "secured")
    two = offer(wired(text), "B", "computer switch", "trained")
    assert one.view(reader) == two.view(reader) and one.seen_by(reader) == two.seen_by(reader)
    one.play("decline")
    two.play("decline")
    assert one.view(reader) == two.view(reader) and one.seen_by(reader) == two.seen_by(reader)


@pytest.mark.parametrize("reader", ["A", "C", "D", "spectator"])
def test_a_forced_decline_looks_like_a_free_one(reader: str) -> None:
    """WD-53: A is not told whether B could have accepted; nor is anybody else."""
    poor, rich = (wired(f"A hand: hacked switch; B hand: {held}") for held in ("trained*2", "computer trained"))
    for t in (poor, rich):
        offer(t, "B", "hacked", "computer")
    assert poor.view(reader) == rich.view(reader)
    poor.play("decline")
    rich.play("decline")
    assert poor.view(reader) == rich.view(reader) and poor.seen_by(reader) == rich.seen_by(reader)


@pytest.mark.parametrize("reader", ["B", "C", "D", "spectator"])
def test_a_forced_decline_of_a_counter_offer_looks_like_a_free_one(reader: str) -> None:
    """WD-53: B is not told whether A could have accepted, not even by A being asked; nor is anybody else."""
    free, forced = (wired(f"A hand: {held} switch; B hand: trained cable-2") for held in ("audit", "powered"))
    for t in (free, forced):
        counter(offer(t, "B", "switch", "cable-2"), "trained", "audit")
    assert (free.asked, free.about, free.hushed) == ("A", "counter_answer", True)
    assert (free.view(reader).asked, free.view(reader).about) == ("", "")
    free.play("decline")
    assert free.view(reader) == forced.view(reader) and free.seen_by(reader) == forced.seen_by(reader)


def test_refusals_in_a_hush_tell_others_nothing() -> None:
    """WD-81, WD-2: A and C ask about their cards while B, or D, is being asked."""
    tables = [audited("hacked", "secured", "trained"), audited("trained", "secured", "hacked")]
    assert [t.asked for t in tables] == ["B", "D"]
    for seat, card in (("A", "switch"), ("C", "secured")):
        refusals = [t.why_not(seat, card) for t in tables]
        assert all(r is not None for r in refusals)
        assert len({(r.rule, r.key, r.target) for r in refusals if r is not None}) == 1
