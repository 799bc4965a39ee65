"""Access Denied, the pre-attempt window: Wiretap (AD-43, AD-R21, AD-R22, AD-R24)."""

import pytest

from tests.games.access_denied.positions import answer, english, hand, held, level, naming, notes, table, told

TAPPED = "A levels: newsmedia=user; A hand: [ACD]; B hand: wiretap"


@english
def test_wiretap_shows_the_cards_and_which_return(edition: str) -> None:
    """B sees C, D and that D returned; C, E, F see only numbers (AD-R22)."""
    t = table(TAPPED, edition).play("attempt@newsmedia")
    _, c, d = hand(t, "A")
    assert (t.asked, t.about, t.options) == ("B", "respond", ["pass", "play:wiretap"])
    t.play("play:wiretap")
    assert (t.asked, t.about) == ("A", "hand_over")
    answer(t, f"give:{c}", f"give:{d}")
    for reader in ("A", "B", "D"):
        assert told(t, reader, "handed_over") == [f"A handed_over:{c}@newsmedia", f"A handed_over:{d}@newsmedia"]
        assert told(t, reader, "returned", "kept") == [f"A returned:{d}@newsmedia", f"D kept:{c}@A"] or told(
            t, reader, "returned", "kept"
        ) == [f"D kept:{c}@A", f"A returned:{d}@newsmedia"]
    for reader in ("C", "E", "F", "spectator"):
        assert naming(t, reader, c) == [] and naming(t, reader, d) == []
        assert len(told(t, reader, "handed_over")) == 2 and told(t, reader, "kept") == ["D kept:?@A"]
    assert notes(t, "B", "newsmedia") == {"C": -1, "D": 1} and t.cards("pile") == ["wiretap"]


@english
def test_cancelbot_against_wiretap(edition: str) -> None:
    """B sees nothing, the attempt goes on (AD-R11)."""
    t = table(f"{TAPPED}; C levels: government=user; C hand: cancelbot", edition).play("attempt@newsmedia")
    _, c, d = hand(t, "A")
    assert t.asked == "B"
    t.play("play:wiretap")
    assert (t.asked, t.options) == ("C", ["pass", "play:cancelbot@wiretap"])
    t.play("play:cancelbot@wiretap")
    assert t.cards("pile") == ["cancelbot", "wiretap"] and (t.asked, t.about) == ("A", "hand_over")
    answer(t, f"give:{c}", f"give:{d}")
    assert naming(t, "B", c) == [] and naming(t, "B", d) == [] and notes(t, "B", "newsmedia") == {}
    assert hand(t, "D") == [c]


@english
@pytest.mark.parametrize("stop", ["firewall", "route-trace"])
def test_wiretap_shows_what_comes_back_when_an_attempt_is_stopped(edition: str, stop: str) -> None:
    """AD-R22: also when Firewall or Route Trace intervenes; no match is learned."""
    t = table(f"{TAPPED}; D hand: {stop}", edition).play("attempt@newsmedia", "play:wiretap")
    _, c, d = hand(t, "A")
    answer(t, f"give:{c}", f"give:{d}").play(f"play:{stop}")
    answer(t, f"keep:{c}")
    returned = [d] if stop == "firewall" else [c, d]
    assert sorted(told(t, "B", "returned")) == sorted(f"A returned:{x}@newsmedia" for x in returned)
    assert notes(t, "B", "newsmedia") == {} and notes(t, "A", "newsmedia") == {}


@english
def test_wiretap_on_an_uncontrolled_sector_is_legal(edition: str) -> None:
    """AD-R22, AD-R27: it shows only what is public anyway; Firewall cannot be played."""
    t = table("A hand: [2]; B hand: wiretap; C hand: firewall", edition, seats=4).play("attempt@telecomm")
    assert (t.asked, t.options) == ("B", ["pass", "play:wiretap"])
    t.play("play:wiretap")
    answer(t, *(f"pay:{c}" for c in hand(t, "A")))
    assert level(t, "A", "telecomm") == 1 and t.asked != "C"


@english
def test_the_declaration_is_binding(edition: str) -> None:
    """AD-R21: after Wiretap the attempting player chooses cards, but cannot withdraw."""
    t = table(TAPPED, edition).play("attempt@newsmedia", "play:wiretap")
    assert t.about == "hand_over" and not {"done", "pass", "no"} & set(t.options)
    assert t.refuses("done").rule


@english
@pytest.mark.parametrize("reached", ["", "government=user"])
def test_wiretap_needs_oper_in_government(edition: str, reached: str) -> None:
    """AD-59: User is not enough, but Backdoor is."""
    t = table(f"{TAPPED.replace('B hand', 'C hand')}; C levels: {reached}", edition).play("attempt@newsmedia")
    assert (t.asked, t.about) == ("A", "hand_over")
    t = table(f"A levels: newsmedia=user; A hand: [ACD]; C hand: wiretap backdoor; C levels: {reached}", edition)
    t.play("attempt@newsmedia")
    assert (t.asked, t.options) == ("C", ["pass", "waive:wiretap"])
    c, d = held(t, "A", "CD")
    answer(t.play("waive:wiretap"), f"give:{c}", f"give:{d}")
    assert naming(t, "C", c) and t.cards("pile") == ["backdoor", "wiretap"], "Backdoor lies beneath (AD-R15)"


@english
def test_wiretap_is_too_late_in_the_attempt_window(edition: str) -> None:
    """AD-43: it belongs before the cards."""
    t = table("A levels: newsmedia=user; A hand: [ACD]; B hand: wiretap route-trace; B levels: newsmedia=oper", edition)
    t.play("attempt@newsmedia")
    assert t.options == ["pass", "play:wiretap"], "and Route Trace too early"
    _, c, d = hand(t, "A")
    answer(t.play("pass"), f"give:{c}", f"give:{d}")
    assert (t.asked, t.options) == ("B", ["pass", "play:route-trace"])
