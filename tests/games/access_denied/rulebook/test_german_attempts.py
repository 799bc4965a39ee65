"""Zugang Verweigert, attempts, Guru and answers of the German edition (AD-42, AD-R31, AD-R49, AD-R55, AD-R96)."""

import pytest

from tests.games.access_denied.positions import (
    actions,
    answer,
    german,
    hand,
    held,
    knows,
    level,
    naming,
    notes,
    passive,
    quiet,
    told,
    until,
)


def test_granted_and_denied() -> None:
    """As in English (AD-44, AD-45)."""
    t = german("step: attempt; A hand: [AD]").play("attempt@newsmedia")
    answer(t, f"give:{held(t, 'A', 'D')[0]}")
    assert level(t, "A", "newsmedia") == 1 and len(hand(t, "A")) == 2
    t = german("A levels: newsmedia=user; A hand: [CDA]").play("attempt@newsmedia")
    c, d = held(t, "A", "CD")
    answer(t, f"give:{c}", f"give:{d}")
    assert level(t, "A", "newsmedia") == 1 and hand(t, "D") == [c] and notes(t, "A", "newsmedia") == {"C": -1, "D": 1}
    assert told(t, "B", "kept") == ["D kept:?@A"] and naming(t, "C", c) == []


def test_codes_must_differ() -> None:
    """Two F are illegal before any card moves (AD-42, AD-R20, AD-R95)."""
    t = german("A levels: newsmedia=user; A hand: [FF]")
    assert "attempt@newsmedia" not in t.options
    assert t.refuses("attempt@newsmedia").rule in ("AD-42", "AD-R20", "AD-R95")
    t = german("A levels: newsmedia=user; A hand: [FFE]").play("attempt@newsmedia")
    e, f, g = hand(t, "A")
    answer(t, f"give:{e}", f"give:{f}")
    assert level(t, "A", "newsmedia") == 2 and g in hand(t, "A")
    t = german("A levels: telecomm=user; A hand: [FFF]", 4).play("attempt@telecomm")
    assert t.about == "pay", "an uncontrolled sector knows no such condition"


def test_the_third_root_wins_at_once() -> None:
    """AD-75."""
    t = german("A levels: government=root newsmedia=oper; A hand: [DEF]; F hand: de-copybot; pile: [1]")
    assert quiet(t.play("attempt@newsmedia")).winners == ["A"]


def test_an_uncontrolled_sector() -> None:
    """AD-47, AD-76."""
    t = german("A levels: newsmedia=root telecomm=oper; A hand: [4]", 4)
    answer(t.play("attempt@telecomm"), *(f"pay:{c}" for c in hand(t, "A")))
    assert level(t, "A", "telecomm") == 3 and len(t.cards("pile")) == 4 and not t.over


def test_the_controller_keeps_beyond_the_limit() -> None:
    """AD-46."""
    t = german("step: attempt; A hand: [A]; D hand: [6]").play("attempt@newsmedia")
    assert len(hand(t, "D")) == 7
    until(t, "D", "discard")
    assert len(hand(t, "D")) == 7 and "done" not in t.options


def test_firewall_keeps_everything() -> None:
    """D, E and F; P1 stays Operator (AD-R23)."""
    t = german("A levels: newsmedia=oper; A hand: [DEF]; D hand: de-firewall [1]")
    given = hand(t, "A")
    t.play("attempt@newsmedia", "play:de-firewall")
    assert hand(t, "A") == [] and set(given) <= set(hand(t, "D")) and level(t, "A", "newsmedia") == 2
    assert notes(t, "A", "newsmedia") == {} and t.cards("pile") == ["de-firewall"]


def test_route_verfolgen() -> None:
    """As Route Trace (AD-R24, AD-R26)."""
    t = german("step: attempt; B levels: newsmedia=oper; B hand: de-route-verfolgen; A hand: [AD]")
    answer(t.play("attempt@newsmedia"), f"give:{held(t, 'A', 'D')[0]}").play("play:de-route-verfolgen")
    assert level(t, "A", "newsmedia") == 0 and len(hand(t, "A")) == 2 and t.cards("pile") == ["de-route-verfolgen"]
    t = german("step: attempt; D hand: de-firewall; F levels: newsmedia=oper; F hand: de-route-verfolgen; A hand: [AD]")
    answer(t.play("attempt@newsmedia"), f"give:{held(t, 'A', 'D')[0]}")
    t.play("play:de-firewall", "play:de-route-verfolgen")
    assert t.cards("pile") == ["de-route-verfolgen", "de-firewall"] and len(hand(t, "A")) == 2
    t = german("B levels: telecomm=oper; B hand: de-route-verfolgen; A hand: [2]", 4)
    answer(t.play("attempt@telecomm"), *(f"pay:{c}" for c in hand(t, "A"))).play("play:de-route-verfolgen")
    assert len(hand(t, "A")) == 2 and all(knows(t, "C", c, "A hand") for c in hand(t, "A"))


def test_abhoeren() -> None:
    """As Wiretap (AD-R22)."""
    t = german("A levels: newsmedia=user; A hand: [ACD]; B hand: de-abhoeren").play("attempt@newsmedia")
    c, d = held(t, "A", "CD")
    answer(t.play("play:de-abhoeren"), f"give:{c}", f"give:{d}")
    assert notes(t, "B", "newsmedia") == {"C": -1, "D": 1} and naming(t, "C", d) == []


def test_polling() -> None:
    """B first, then C; Spott Vogel's window starts with D (AD-66, AD-67)."""
    t = german(
        "A hand: de-fbi de-hintertuer [1]; E upgrades: de-beliebter-krieg; B hand: de-copybot; C hand: de-spott-vogel; "
        "C levels: telecomm=user; D hand: de-keine-esteuern; F levels: government=oper; F hand: de-abbruch-bot; "
        "pile: [1]"
    ).play("waive:de-fbi")
    order = [t.asked]
    t.play("pass")
    order.append(t.asked)
    t.play("play:de-spott-vogel@de-fbi")
    while t.about == "respond":
        order.append(t.asked)
        t.play("pass")
    assert order == ["B", "C", "D", "F", "B"] and t.cards("E upgrades") == ["de-beliebter-krieg"]
    assert t.cards("pile")[1:] == ["de-spott-vogel", "de-hintertuer", "de-fbi"] and hand(t, "F") == ["de-abbruch-bot"]


def test_a_trade() -> None:
    """As in English (AD-28, AD-R70, AD-R71)."""
    t = german("A hand: [DA]; B hand: [CCE]; offers: 2")
    (d,), (c,) = held(t, "A", "D"), held(t, "B", "C")
    t.play("trade", "at@B", f"offer:{d}", "unnamed", "want:C", "done", f"give:{c}", "done", "accept")
    assert c in hand(t, "A") and d in hand(t, "B") and t.about == "discard"
    t = german("A hand: [2]; B hand: [2]; offers: 3")
    assert t.refuses("trade").rule == "AD-R71"


def test_guru_is_an_attempt() -> None:
    """Not in a turn without attempts (AD-R31)."""
    t = german("now: no-attempts; A levels: newsmedia=user; A hand: de-guru [2]")
    assert "play:de-guru" not in t.options and t.refuses("play:de-guru").rule.startswith("AD-")
    t = german("step: begin; A levels: newsmedia=user; A hand: de-guru de-trojaner [1]")
    until(t, "A", "action")
    assert "play:de-guru" not in t.options


def test_guru_from_operator_to_root() -> None:
    """Route Verfolgen stops it; without it P1 wins (AD-R31, AD-R96)."""
    text = "A levels: government=root newsmedia=oper; A hand: de-guru [1]; B levels: newsmedia=oper; B hand: "
    t = german(f"{text}de-route-verfolgen").play("play:de-guru")
    assert (t.asked, t.options) == ("B", ["pass", "play:de-route-verfolgen"])
    t.play("play:de-route-verfolgen")
    assert level(t, "A", "newsmedia") == 2 and t.cards("pile") == ["de-route-verfolgen", "de-guru"] and not t.over
    assert german(f"{text}[1]").play("play:de-guru").winners == ["A"]


def test_firewall_against_guru() -> None:
    """P1 stays User, P4 gains no card (AD-R31, AD-R96)."""
    t = german("A levels: newsmedia=user; A hand: de-guru [1]; D hand: de-firewall").play("play:de-guru")
    assert (t.asked, t.options) == ("D", ["pass", "play:de-firewall"])
    t.play("play:de-firewall")
    assert level(t, "A", "newsmedia") == 1 and hand(t, "D") == [] and t.cards("pile") == ["de-firewall", "de-guru"]


def test_retro_virus_springs_on_an_attempt() -> None:
    """P4 keeps A, P3 discards the other 3; ICE protects; Blog does not spring it (AD-R55)."""
    text = "active: C; step: attempt; newsmedia cards: de-retro-virus@A"
    t = german(f"{text}; C hand: [ADEF]").play("attempt@newsmedia")
    a, *others = hand(t, "C")
    answer(t, f"give:{a}")
    answer(t, *(f"discard:{c}" for c in others))
    assert hand(t, "D") == [a] and hand(t, "C") == [] and t.cards("pile") == [*others, "de-retro-virus"]
    t = german(f"{text}; C upgrades: de-ice; C hand: [ADEF]").play("attempt@newsmedia")
    answer(t, f"give:{hand(t, 'C')[0]}")
    assert len(hand(t, "C")) == 3 and t.cards("pile") == ["de-retro-virus"]
    t = german("active: C; newsmedia cards: de-retro-virus@A; C hand: de-blog [3]").play("play:de-blog")
    assert len(hand(t, "C")) == 3 and t.cards("pile") == ["de-blog"] and level(t, "C", "newsmedia") == 1


@pytest.mark.parametrize("way", ["granted", "stopped", "guru", "uncontrolled"])
def test_retro_virus_strikes_won_or_lost(way: str) -> None:
    """AD-R55, AD-R96: granted, stopped, Guru, uncontrolled; before Guru goes to the pile."""
    if way == "uncontrolled":
        t = german("telecomm cards: de-retro-virus@B; A hand: [4]", 4).play("attempt@telecomm")
        answer(t, *(f"pay:{c}" for c in hand(t, "A")[:2]))
    elif way == "guru":
        t = german("newsmedia cards: de-retro-virus@B; A levels: newsmedia=user; A hand: de-guru [2]").play(
            "play:de-guru"
        )
    else:
        stop = "D hand: de-route-verfolgen" if way == "stopped" else "D hand: [1]"
        t = german(f"newsmedia cards: de-retro-virus@B; A hand: [DE]; {stop}").play("attempt@newsmedia")
        answer(t, f"give:{held(t, 'A', 'D')[0]}")
        answer(t, "play:de-route-verfolgen")
    while t.about == "discard_down":
        passive(t)
    pile = t.cards("pile")
    assert hand(t, "A") == [] and "de-retro-virus" in pile
    assert way != "guru" or pile[-2:] == ["de-retro-virus", "de-guru"]


def test_abbruch_bot_ends_the_turn() -> None:
    """Überzogen has no effect, no steps 3 and 4 (AD-R49)."""
    t = german(
        "A levels: government=root; A hand: de-ueberzogen [3]; B hand: [3]; C levels: banking=oper; "
        "C hand: de-abbruch-bot"
    )
    assert actions(t) == 2
    t.play("play:de-ueberzogen", "at@B", "play:de-abbruch-bot@de-ueberzogen")
    assert t.fact("active") == "B" and len(hand(t, "A")) == 3 and len(hand(t, "B")) == 3
    assert "A was_cut_short" in t.seen_by("spectator") and t.cards("pile") == ["de-abbruch-bot", "de-ueberzogen"]


def test_abbruch_bot_needs_operator() -> None:
    """P3 with only User may not play it (AD-R49)."""
    t = german("C levels: banking=user; C hand: de-abbruch-bot; A hand: de-spitzen-system [1]")
    t.play("play:de-spitzen-system")
    assert t.cards("A upgrades") == ["de-spitzen-system"] and t.asked == "A"


def test_abbruch_bot_against_another_player_only_cancels() -> None:
    """AD-R49, AD-R98: Keine eSteuern of P4 in P1's turn; the turn goes on."""
    t = german(
        "step: attempt; A hand: [1]; D hand: de-keine-esteuern; B levels: newsmedia=oper; B hand: de-abbruch-bot"
    )
    t.play("done", "play:de-keine-esteuern", "play:de-abbruch-bot@de-keine-esteuern")
    assert (t.asked, t.about) == ("A", "action") and told(t, "", "was_cut_short") == []


def test_what_was_begun_before_abbruch_bot_is_finished() -> None:
    """AD-R98: a declared attempt is played out, then the turn ends with its idle point."""
    t = german(
        "A levels: newsmedia=user government=oper; A hand: de-keine-esteuern [DEF]; C hand: de-winzap; "
        "D hand: de-abbruch-bot",
    )
    t.play("attempt@newsmedia", "pass", "play:de-keine-esteuern", "pass", "play:de-abbruch-bot@de-keine-esteuern")
    d, e = held(t, "A", "DE")
    quiet_asked = []
    while t.fact("active") == "A":
        quiet_asked.append(t.about)
        t.play(f"give:{d}" if f"give:{d}" in t.options else f"give:{e}" if f"give:{e}" in t.options else "pass")
    assert level(t, "A", "newsmedia") == 2 and quiet_asked[-1] == "idle" and "discard" not in quiet_asked
