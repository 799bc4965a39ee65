"""Zugang Verweigert, the cards that differ in the German edition (AD-R46 to AD-R49, AD-R78)."""

import pytest

from tests.games.access_denied.positions import (
    SEATS,
    actions,
    answer,
    facts,
    german,
    hand,
    knows,
    level,
    limit,
    next_turn,
    notes,
    passive,
    told,
    until,
    waiting,
)


def test_gegen_virus_and_multi_virus() -> None:
    """P1 discards all 5; pile: those, Gegen-Virus, Multi-Virus (AD-R46)."""
    t = german("A hand: de-multi-virus [5]; B levels: banking=user; B hand: de-gegen-virus")
    t.play("play:de-multi-virus", "play:de-gegen-virus@de-multi-virus")
    mine = hand(t, "A")
    answer(t, *(f"discard:{c}" for c in mine))
    assert t.cards("pile") == [*mine, "de-gegen-virus", "de-multi-virus"] and hand(t, "A") == []


def test_anti_virus_and_ice() -> None:
    """P3 discards the whole hand; ICE protects (AD-R52)."""
    t = german(
        "A hand: de-multi-virus; B levels: banking=user; C levels: banking=user; B hand: de-anti-virus [5]; "
        "C hand: [6]; D levels: banking=user; D upgrades: de-ice; D hand: [4]"
    ).play("play:de-multi-virus", "play:de-anti-virus@de-multi-virus")
    while t.about == "discard_down":
        assert t.asked == "C"
        passive(t)
    assert [len(hand(t, s)) for s in "BCD"] == [5, 0, 4]


def test_satan_virus_needs_operator() -> None:
    """With only User P1 may not lay it there."""
    t = german("A levels: micronopoly=user newsmedia=oper; A hand: de-satan-virus [1]").play("play:de-satan-virus")
    assert set(t.options) == {"at@banking", "at@newsmedia"}


def test_satan_virus_and_samurai() -> None:
    """P3's limit without the bonus is 1; ICE keeps it (AD-R52)."""
    t = german("A levels: micronopoly=oper; A hand: de-satan-virus").play("play:de-satan-virus", "at@micronopoly")
    assert limit(t, "C") == 1
    t = german("micronopoly cards: de-satan-virus@A; A hand: de-samurai; C upgrades: de-ice")
    assert limit(t, "C") == 3
    assert t.play("play:de-samurai").cards("pile") == ["de-satan-virus", "de-samurai"]


@pytest.mark.parametrize(("reached", "may"), [("oper", False), ("root", True)])
def test_entferne_anmeldung_needs_root(reached: str, may: bool) -> None:
    """Operator is not enough; P3 with Operator is no target."""
    t = german(
        f"A levels: newsmedia={reached}; B levels: newsmedia=user; C levels: newsmedia=oper; "
        "A hand: de-entferne-anmeldung [1]"
    )
    assert ("play:de-entferne-anmeldung" in t.options) == may
    if may:
        t.play("play:de-entferne-anmeldung")
        assert level(t, "B", "newsmedia") == 0 and level(t, "C", "newsmedia") == 2


def test_fbi_may_take_an_own_upgrade() -> None:
    """Back into the hand."""
    t = german("active: B; B upgrades: de-ice; B hand: de-fbi").play("play:de-fbi")
    assert hand(t, "B") == ["de-ice"] and t.cards("B upgrades") == []


def test_major_release() -> None:
    """P1 discards 5, the whole hand."""
    t = german("active: C; A levels: micronopoly=user; A hand: [5]; B hand: [5]; C hand: de-major-release [2]")
    t.play("play:de-major-release")
    while t.about == "discard_down":
        passive(t)
    assert [len(hand(t, s)) for s in "ABC"] == [0, 5, 2]


def test_sol_caps_actions() -> None:
    """At most one action per turn until Operator in Telekom; Spitzen System keeps working (AD-20)."""
    t = german(
        "active: E; A levels: government=root micronopoly=root telecomm=user; A upgrades: de-spitzen-system; "
        "E hand: de-sol; A hand: [2]",
        goal=4,
    )
    assert limit(t, "A") == 6
    t.play("play:de-sol")
    assert facts(t)["status"]["A"] == ["one-action"] and limit(t, "A") == 6
    next_turn(t, "A")
    assert actions(until(t, "A", "action")) == 1
    t = german("A status: one-action; A levels: telecomm=user newsmedia=root; A hand: de-guru [1]").play("play:de-guru")
    assert facts(t)["status"].get("A", []) == [], "Operator in Telekom ends it (AD-R38)"


def test_beta_website() -> None:
    """One less than the number of P1's sectors; ends at Operator."""
    t = german("active: C; A levels: micronopoly=user; C hand: de-beta-website").play("play:de-beta-website")
    assert limit(t, "A") == 1
    t = german("A status: limit-cut*1; A levels: micronopoly=user; A hand: de-guru [1]")
    assert limit(t, "A") == 1 and limit(t.play("play:de-guru"), "A") == 2


def test_software_patch() -> None:
    """P1 discards 3 at random at once (AD-R46)."""
    t = german("active: C; A levels: micronopoly=user; A hand: [5]; B hand: [2]; C hand: de-software-patch")
    t.play("play:de-software-patch")
    assert len(hand(t, "A")) == 2 and len(hand(t, "B")) == 2 and len(told(t, "spectator", "discarded")) == 3
    assert t.cards("pile")[-1] == "de-software-patch" and waiting(t, "A") == []


def test_bug_caps_actions() -> None:
    """Two Root sectors and Übertaktet, at most one action; bonuses work."""
    t = german("active: D; step: begin; D levels: banking=root; D upgrades: de-uebertaktet; D hand: de-bug [2]")
    assert t.about == "newsmedia"
    assert actions(until(t, "D", "action")) == 1
    t = german("active: D; step: begin; D levels: banking=root; D upgrades: de-uebertaktet; D hand: [2]")
    assert actions(until(t, "D", "action")) == 3


def test_bank_run() -> None:
    """Three random cards each, its own player last (AD-R77)."""
    t = german(
        "active: D; D levels: banking=user; A hand: [6]; B levels: banking=user; B hand: [3]; D hand: de-bank-run [5]"
    ).play("play:de-bank-run")
    assert [len(hand(t, s)) for s in "ABD"] == [3, 0, 2] and len(t.cards("pile")) == 10
    assert [e[0] for e in told(t, "spectator", "discarded")] == list("AAABBBDDD")


def test_fdic() -> None:
    """Half of 7, rounded up, own choice (AD-R46)."""
    t = german("A hand: de-fdic; B hand: [7]")
    cards = hand(t, "B")
    t.play("play:de-fdic")
    assert (t.asked, t.about) == ("B", "hand_half")
    answer(t, *(f"give:{c}" for c in cards[:4]))
    assert hand(t, "A") == cards[:4] and hand(t, "B") == cards[4:] and told(t, "C", "gave") == ["B gave:?@A"] * 4


@pytest.mark.parametrize(("size", "gone"), [(6, 3), (3, 3), (2, 2)])
def test_ueberzogen(size: int, gone: int) -> None:
    """Three random cards, or all if fewer (AD-R46)."""
    t = german(f"A hand: de-ueberzogen; B hand: [{size}]").play("play:de-ueberzogen", "at@B")
    assert len(hand(t, "B")) == size - gone and len(t.cards("pile")) == gone + 1


def test_code_verschluesseln() -> None:
    """Old cards to the pile, D/E/F is the new password, Spitzen System keeps working (AD-R78)."""
    t = german("A upgrades: de-spitzen-system; A hand: de-code-verschluesseln [DEF]")
    old, new = t.cards("banking password"), [c for c in hand(t, "A") if c != "de-code-verschluesseln"]
    t.play("play:de-code-verschluesseln")
    answer(t, *(f"choose:{c}@banking" for c in new))
    answer(t, *(f"discard:{c}" for c in old))
    assert sorted(t.cards("banking password")) == sorted(new) and hand(t, "A") == []
    assert sorted(t.cards("pile")[:3]) == sorted(old) and t.cards("pile")[3] == "de-code-verschluesseln"
    assert limit(t, "A") == 3 and set(told(t, "C", "discarded")) == {f"A discarded:{c}" for c in old}
    assert "A new_password@banking" in t.seen_by("spectator") and not knows(t, "C", new[0], "banking password")
    t = german("A hand: de-code-verschluesseln [DDE]")
    assert t.refuses("play:de-code-verschluesseln").rule == "AD-60"


def test_code_verschluesseln_wipes_checklists() -> None:
    """AD-R78, AD-R100: marks of that sector are void, access stays, an old upgrade proves nothing."""
    t = german(
        "A upgrades: de-spitzen-system; A hand: de-code-verschluesseln [DEF]; B levels: banking=user; "
        "C notes: banking+B.upgrade.1 newsmedia+D.shown.1; turn: 3"
    )
    new = [c for c in hand(t, "A") if c != "de-code-verschluesseln"]
    t.play("play:de-code-verschluesseln")
    answer(t, *(f"choose:{c}@banking" for c in new))
    while t.about == "old_password":
        passive(t)
    assert notes(t, "C", "banking") == {} and notes(t, "C", "newsmedia") == {"D": 1}
    assert level(t, "B", "banking") == 1


def test_the_new_password_is_set_aside_at_the_announcement() -> None:
    """AD-R101: three hand cards, facedown, while answers are awaited."""
    t = german("A hand: de-code-verschluesseln [ADEF]; D hand: de-keine-esteuern").play("play:de-code-verschluesseln")
    new = [c for c in hand(t, "A") if c != "de-code-verschluesseln"][1:]
    answer(t, *(f"choose:{c}@banking" for c in new))
    assert (t.asked, t.about) == ("D", "respond") and len(hand(t, "A")) == 1
    assert t.view("D").places["set aside"].count == 3 and t.view("D").places["set aside"].cards == ()


def test_presse_pass_at_the_beginning_of_step_2() -> None:
    """Two actions in spite of Net Volley-Ball and Bug (AD-R48)."""
    text = "active: D; step: attempt; D levels: banking=root; now: fewer-actions*1; held: de-bug; "
    t = german(f"{text}D hand: de-presse-pass de-bug [1]").play("done")
    assert (t.asked, t.about, t.hushed) == ("D", "press_pass", True)
    t.play("play:de-presse-pass")
    assert (t.about, actions(t)) == ("action", 2)
    t = german(f"{text}D hand: de-presse-pass de-bug [1]").play("done", "pass")
    assert actions(t) == 1


def test_presse_pass_in_the_window_of_a_card() -> None:
    """AD-R48: that card costs this player none; the others lose theirs."""
    t = german("active: F; F hand: de-net-volley-ball; D hand: de-presse-pass").play("play:de-net-volley-ball")
    assert (t.asked, t.options) == ("D", ["pass", "play:de-presse-pass@de-net-volley-ball"])
    t.play("play:de-presse-pass@de-net-volley-ball")
    assert waiting(t, "D") == [] and all(waiting(t, s) == ["fewer-actions*1"] for s in "ABCE")


@pytest.mark.parametrize("now", ["fewer-actions*2", "no-actions", "fewer-actions*1 no-actions"])
def test_the_telekom_bonus_voids_losses(now: str) -> None:
    """AD-R47, AD-56: the sole Root there, judged when step 2 begins."""
    t = german(f"active: E; step: attempt; now: {now}; held: de-bug; E hand: [2]").play("done")
    assert (t.about, actions(t)) == ("action", 1)
    t = german(f"active: E; step: attempt; now: {now}; E hand: [2]; A levels: telecomm=root").play("done")
    assert t.about == "discard", "no longer the only one"


def test_no_telecomm_trade_of_cards_for_actions() -> None:
    """German Telekom buys nothing."""
    t = german("active: E; E hand: [5]")
    assert "buy_action" not in t.options and all(waiting(t, seat) == [] for seat in SEATS)
