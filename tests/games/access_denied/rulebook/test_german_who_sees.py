"""Zugang Verweigert, who sees what: where the German edition differs."""

import pytest

from tests.games.access_denied.positions import (
    READERS,
    answer,
    facts,
    german,
    hand,
    knows,
    naming,
    passive,
    told,
    until,
)

readers = pytest.mark.parametrize("reader", READERS)


@readers
def test_hot_potatoes_are_silent(reader: str) -> None:
    """Rows hot potato: at step 0(c) the owner alone, given away giver and receiver (AD-R62, AD-R64)."""
    t = german("step: begin; A hand: de-wurm [1]")
    assert reader == "A" or naming(t, reader, "de-wurm") == []
    assert told(t, reader, "burdened") == (["A burdened:de-wurm"] if reader == "A" else [])
    t = german("A hand: de-wurm [1]; F hand: [1]").play("hand_on:de-wurm", "at@F")
    known = reader in "AF"
    assert told(t, reader, "handed_on") == [f"A handed_on:{'de-wurm' if known else '?'}@F"]
    assert knows(t, reader, "de-wurm", "F hand") == known


@pytest.mark.parametrize("potato", ["de-trojaner", "de-bug"])
def test_effects_of_hot_potatoes_stay_hidden(potato: str) -> None:
    """Row statuses: B's view is the same whether A began with a hot potato or not (AD-R62, AD-R94)."""
    views = []
    for held in (potato, "de-samurai"):
        t = german(f"step: begin; A levels: government=root; A hand: {held} de-phreaking")
        views.append(until(t, "A", "action").view("C").plain())
    assert views[0] == views[1]


def test_a_wurm_stays_hidden() -> None:
    """AD-R62: not drawing because of Wurm looks like not drawing."""
    ends: list[object] = []
    for card in ("de-wurm", "de-samurai"):
        t = german(f"step: begin; A levels: newsmedia=user telecomm=user; A hand: {card}")
        while t.fact("active") == "A":
            passive(t)
        ends.append((t.view("B").plain(), t.seen_by("B")))
    assert ends[0] == ends[1]


@readers
def test_firewall_keeps_all(reader: str) -> None:
    """Row Firewall: all cards; which: both sides and Wiretap players."""
    t = german("A levels: newsmedia=user; A hand: [CD]; D hand: de-firewall; B hand: de-abhoeren")
    cards = hand(t, "A")
    t.play("attempt@newsmedia", "play:de-abhoeren", "play:de-firewall")
    inside = reader in "ABD"
    assert sorted(told(t, reader, "kept")) == sorted(f"D kept:{c if inside else '?'}@A" for c in cards)
    assert all(knows(t, reader, c, "D hand") == inside for c in cards)


@readers
def test_an_old_password_is_public_and_the_new_one_secret(reader: str) -> None:
    """AD-R78: Code verschlüsseln."""
    t = german("A hand: de-code-verschluesseln [DEF]")
    old, new = t.cards("banking password"), [c for c in hand(t, "A") if c != "de-code-verschluesseln"]
    t.play("play:de-code-verschluesseln")
    answer(t, *(f"choose:{c}@banking" for c in new))
    while t.about == "old_password":
        passive(t)
    assert set(told(t, reader, "discarded")) == {f"A discarded:{c}" for c in old}
    assert all(knows(t, reader, c, "banking password") == (reader == "A") for c in new)
    assert reader == "A" or all(naming(t, reader, c) == [] for c in new)


def test_presse_pass_is_asked_in_a_hush() -> None:
    """AD-70, AD-R48: nobody learns that P4 is asked."""
    t = german("active: D; step: attempt; now: fewer-actions*1; D hand: de-presse-pass [1]").play("done")
    assert (t.asked, t.about, t.hushed) == ("D", "press_pass", True)
    assert all(t.view(r).about == "" for r in READERS if r != "D")


@readers
def test_limits_are_public(reader: str) -> None:
    """Row statuses: the limit follows from the markers."""
    t = german("A levels: newsmedia=user; B status: limit-cut*1; A hand: [1]")
    assert facts(t, reader)["limits"] == {"A": 2, "B": 0, "C": 3, "D": 1, "E": 1, "F": 1}
