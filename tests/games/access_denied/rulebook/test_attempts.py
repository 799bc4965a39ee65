"""Access Denied, attempts: controlled and uncontrolled sectors, what stops them (AD-40 to AD-49, AD-R20 to AD-R28)."""

import pytest

from tests.games.access_denied.positions import (
    READERS,
    actions,
    answer,
    english,
    hand,
    held,
    knows,
    level,
    naming,
    notes,
    passive,
    quiet,
    table,
    told,
    until,
)


@english
def test_a_granted_attempt_returns_the_card_and_raises_the_level(edition: str) -> None:
    """B learns only that one card was shown and access granted (AD-43, AD-44)."""
    t = table("step: attempt; A hand: [AD]", edition)
    before = hand(t, "A")
    (d,) = held(t, "A", "D")
    t.play("attempt@newsmedia", f"give:{d}")
    assert level(t, "A", "newsmedia") == 1 and hand(t, "A") == before and (t.asked, t.about) == ("A", "action")
    for reader in ("B", "C", "E", "F", "spectator"):
        assert naming(t, reader, d) == [] and told(t, reader, "handed_over") == ["A handed_over:?@newsmedia"]
        assert told(t, reader, "granted", "rose") == ["A granted@newsmedia*1", "A rose@newsmedia*1"]


@english
def test_a_denied_attempt_leaves_wrong_cards_with_the_controller(edition: str) -> None:
    """D returns, C goes into P4's hand; others see 2 given, 1 kept (AD-45)."""
    t = table("A levels: newsmedia=user; A hand: [CDA]", edition)
    a, c, d = hand(t, "A")
    answer(t.play("attempt@newsmedia"), f"give:{c}", f"give:{d}")
    assert level(t, "A", "newsmedia") == 1 and hand(t, "A") == [a, d] and hand(t, "D") == [c]
    for reader in ("B", "C", "E", "F", "spectator"):
        assert told(t, reader, "handed_over") == ["A handed_over:?@newsmedia"] * 2
        assert told(t, reader, "denied") == ["A denied@newsmedia"] and told(t, reader, "kept") == ["D kept:?@A"]


@english
def test_after_a_denied_attempt_views_know_what_section_10_allows(edition: str) -> None:
    """C's view has neither card nor code; A's and D's know both cards."""
    t = table("A levels: newsmedia=user; A hand: [CDA]; D hand: [2]", edition)
    _, c, d = hand(t, "A")
    answer(t.play("attempt@newsmedia"), f"give:{c}", f"give:{d}")
    for reader in ("B", "C", "E", "F", "spectator"):
        assert not knows(t, reader, c, "D hand") and not knows(t, reader, d, "A hand")
        assert notes(t, reader, "newsmedia") == {}
    assert knows(t, "A", c, "D hand") and knows(t, "A", d, "A hand")
    assert knows(t, "D", c, "D hand") and knows(t, "D", d, "A hand")
    assert notes(t, "A", "newsmedia") == {"C": -1, "D": 1}


@english
def test_cards_of_one_code_may_be_handed_over_together(edition: str) -> None:
    """Each is judged alone (AD-42, AD-R20)."""
    t = table("A levels: newsmedia=user; A hand: [FFA]", edition)
    a, f, g = hand(t, "A")
    answer(t.play("attempt@newsmedia"), f"give:{f}", f"give:{g}")
    assert level(t, "A", "newsmedia") == 2 and hand(t, "A") == [a, f, g]


@english
def test_distinct_codes_are_an_option(edition: str) -> None:
    """AD-R20: a table may demand different codes."""
    t = table("A levels: newsmedia=user; A hand: [FF]", edition, distinct_codes="on")
    assert t.refuses("attempt@newsmedia").rule in ("AD-42", "AD-R20", "AD-R95", "AD-41")
    t = table("A levels: newsmedia=user; A hand: [EFF]", edition, distinct_codes="on")
    e, f, _ = hand(t, "A")
    answer(t.play("attempt@newsmedia"), f"give:{e}", f"give:{f}")
    assert level(t, "A", "newsmedia") == 2


@english
def test_the_third_root_wins_at_once(edition: str) -> None:
    """No idle point, no step 3 (AD-75, AD-R37)."""
    t = table("A levels: government=root newsmedia=oper; A hand: [DEF]; F hand: copybot; pile: [1]", edition)
    t.play("attempt@newsmedia")
    quiet(t)
    assert t.asked is None and t.winners == ["A"] and t.shares == [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    assert level(t, "A", "newsmedia") == 3 and "A won" in t.events and told(t, "", "ended") == []


@english
def test_an_uncontrolled_sector_is_paid_for(edition: str) -> None:
    """Four cards for Root, public; it does not count for victory (AD-47, AD-76, AD-R92)."""
    t = table("A levels: newsmedia=root telecomm=oper; A hand: [4]", edition, seats=4)
    third, first, fourth, second = hand(t, "A")
    answer(t.play("attempt@telecomm"), *(f"pay:{c}" for c in (first, second, third, fourth)))
    assert level(t, "A", "telecomm") == 3 and not t.over
    assert t.cards("pile") == [first, second, third, fourth] and hand(t, "A") == []
    t = table("A levels: newsmedia=root telecomm=oper; A hand: [3]", edition, seats=4)
    assert "attempt@telecomm" not in t.options and t.refuses("attempt@telecomm").rule == "AD-47"


@english
@pytest.mark.parametrize(("reached", "cost"), [("", 2), ("telecomm=user", 3), ("telecomm=oper", 4)])
def test_the_cost_of_an_uncontrolled_sector(edition: str, reached: str, cost: int) -> None:
    """AD-47, AD-48: 2, 3 and 4 cards, one level at a time; any codes (AD-R95)."""
    t = table(f"A levels: {reached or 'banking=root'}; A hand: [5]", edition, seats=4)
    cards = hand(t, "A")[:cost]
    before = level(t, "A", "telecomm")
    answer(t.play("attempt@telecomm"), *(f"pay:{c}" for c in cards))
    assert level(t, "A", "telecomm") == before + 1 and t.cards("pile") == cards and len(hand(t, "A")) == 5 - cost
    for reader in ("B", "C", "D", "spectator"):
        assert told(t, reader, "paid") == [f"A paid:{c}@telecomm" for c in cards], "everything is public"


@english
def test_free_attempt_and_action_in_one_turn(edition: str) -> None:
    """User with E, then Oper with E and F (AD-18, AD-25, AD-26)."""
    t = table("step: attempt; A hand: [EF]", edition)
    e, f = hand(t, "A")
    t.play("attempt@newsmedia", f"give:{e}")
    assert level(t, "A", "newsmedia") == 1 and (t.asked, t.about) == ("A", "action")
    t.play("attempt@newsmedia")
    assert level(t, "A", "newsmedia") == 2 and hand(t, "A") == [e, f]


@english
def test_the_controller_keeps_cards_beyond_the_limit(edition: str) -> None:
    """Seven cards, nothing discarded before P4's own step 3 (AD-46, AD-32)."""
    t = table("step: attempt; A hand: [A]; D hand: [6]", edition)
    t.play("attempt@newsmedia")
    assert len(hand(t, "D")) == 7 and t.asked == "A"
    until(t, "D", "discard")
    assert len(hand(t, "D")) == 7 and "done" not in t.options
    passive(t)
    assert len(hand(t, "D")) == 6 and "done" in t.options


@english
def test_firewall_keeps_one_card_without_a_verdict(edition: str) -> None:
    """D and E return, Oper stays, the checklist gains no mark (AD-R23)."""
    t = table("A levels: newsmedia=oper; A hand: [DEF]; D hand: firewall [1]", edition)
    d, e, f = hand(t, "A")
    own = [c for c in hand(t, "D") if c != "firewall"]
    t.play("attempt@newsmedia")
    assert (t.asked, t.about, t.options) == ("D", "respond", ["pass", "play:firewall"])
    t.play("play:firewall")
    assert (t.asked, t.about) == ("D", "firewall") and set(t.options) == {f"keep:{c}" for c in (d, e, f)}
    t.play(f"keep:{f}")
    assert hand(t, "A") == [d, e] and sorted(hand(t, "D")) == sorted([*own, f]) and t.cards("pile") == ["firewall"]
    assert level(t, "A", "newsmedia") == 2 and not t.over and notes(t, "A", "newsmedia") == {}
    assert told(t, "", "granted", "denied") == [] and told(t, "", "failed") == ["A failed@newsmedia"]


@english
def test_firewall_keeps_the_only_card_of_a_user_attempt(edition: str) -> None:
    """AD-R23: matching or not."""
    t = table("step: attempt; A hand: [D]; D hand: firewall", edition)
    (d,) = hand(t, "A")
    t.play("attempt@newsmedia", "play:firewall")
    assert hand(t, "D") == [d] and hand(t, "A") == [] and level(t, "A", "newsmedia") == 0


@english
def test_route_trace_returns_everything(edition: str) -> None:
    """No access, the free attempt is spent (AD-R28)."""
    t = table("step: attempt; B levels: newsmedia=oper; B hand: route-trace; A hand: [AD]", edition)
    before = hand(t, "A")
    t.play("attempt@newsmedia", f"give:{before[1]}")
    assert (t.asked, t.about, t.options) == ("B", "respond", ["pass", "play:route-trace"])
    t.play("play:route-trace")
    assert hand(t, "A") == before and level(t, "A", "newsmedia") == 0 and t.cards("pile") == ["route-trace"]
    assert (t.asked, t.about) == ("A", "action") and notes(t, "A", "newsmedia") == {}
    assert told(t, "", "failed") == ["A failed@newsmedia"] and told(t, "", "denied", "granted") == []


@english
def test_route_trace_upon_firewall(edition: str) -> None:
    """It resolves first, Firewall does nothing (AD-R24, AD-R13, AD-68)."""
    t = table(
        "step: attempt; D hand: firewall; F levels: newsmedia=oper; F hand: route-trace; A hand: [AD]",
        edition,
    )
    before = hand(t, "A")
    t.play("attempt@newsmedia", f"give:{before[1]}")
    assert t.asked == "D"
    t.play("play:firewall")
    assert t.asked == "F" and "play:route-trace" in t.options
    t.play("play:route-trace")
    assert t.cards("pile") == ["route-trace", "firewall"] and hand(t, "A") == before and hand(t, "D") == []
    assert (t.asked, t.about) == ("A", "action") and "D found_nothing:firewall" in t.events


@english
@pytest.mark.parametrize("first", ["route-trace", "firewall"])
def test_once_stopped_an_attempt_cannot_be_stopped_again(edition: str, first: str) -> None:
    """AD-R24: Route Trace first, then no Firewall; Firewall resolved, then no Route Trace."""
    hands = "D hand: firewall; B levels: newsmedia=oper; B hand: route-trace; A hand: [AD]"
    t = table(f"step: attempt; {hands}", edition)
    t.play("attempt@newsmedia", f"give:{hand(t, 'A')[1]}")
    assert t.asked == "B", "the left neighbour is polled first"
    if first == "route-trace":
        t.play("play:route-trace")
        assert (t.asked, t.options) == ("D", ["pass", "play:firewall"]), "Route Trace is still pending"
        t.play("pass")
        assert t.asked == "A" and hand(t, "D") == ["firewall"]
    else:
        t.play("pass", "play:firewall")
        assert (t.asked, t.options) == ("B", ["pass", "play:route-trace"]), "Firewall is still pending"
        t.play("pass")
        assert t.asked == "A" and hand(t, "B") == ["route-trace"] and len(hand(t, "D")) == 1


@english
@pytest.mark.parametrize("seat", ["D", "A"])
def test_who_may_trace_a_route(edition: str, seat: str) -> None:
    """AD-R25: the controller may, the attempting player never."""
    t = table(f"A levels: newsmedia=oper; {seat} hand: route-trace [DEF]", edition)
    if seat == "A":
        refusal = t.why_not("A", "route-trace")
        assert refusal is not None and refusal.rule in ("AD-61", "AD-R25")
        answer(t.play("attempt@newsmedia"), *(f"give:{c}" for c in held(t, "A", "DEF")))
        assert level(t, "A", "newsmedia") == 3
    else:
        t = table("A levels: newsmedia=user; A hand: [DE]; D hand: route-trace", edition)
        t.play("attempt@newsmedia", "play:route-trace")
        assert level(t, "A", "newsmedia") == 1 and len(hand(t, "A")) == 2


@english
def test_route_trace_on_an_uncontrolled_sector(edition: str) -> None:
    """The cards return, all know them (AD-R26)."""
    t = table("B levels: telecomm=oper; B hand: route-trace; A hand: [2]", edition, seats=4)
    first, second = hand(t, "A")
    answer(t.play("attempt@telecomm"), f"pay:{second}", f"pay:{first}").play("play:route-trace")
    assert hand(t, "A") == [first, second] and t.cards("pile") == ["route-trace"] and level(t, "A", "telecomm") == 0
    for reader in (*READERS[:4], "spectator"):
        assert {f"A paid:{c}@telecomm" for c in (first, second)} <= set(t.seen_by(reader))
        assert knows(t, reader, first, "A hand") and knows(t, reader, second, "A hand")


@english
def test_too_few_cards_at_the_hand_over(edition: str) -> None:
    """AD-R21, AD-R95: declared with enough, spent on an answer: the attempt fails without cards."""
    t = table("A levels: newsmedia=user; A hand: no-etaxes [E]; actions: 2", edition)
    t.play("attempt@newsmedia")
    assert (t.asked, t.about) == ("A", "respond") and "play:no-etaxes" in t.options
    t.play("play:no-etaxes")
    assert told(t, "", "handed_over") == [] and told(t, "", "failed") == ["A failed@newsmedia"]
    assert level(t, "A", "newsmedia") == 1 and len(hand(t, "A")) == 1 and actions(t) == 1


@english
def test_nobody_attempts_without_enough_cards_or_with_root(edition: str) -> None:
    """AD-40, AD-41, AD-R95."""
    t = table("A levels: newsmedia=user telecomm=root; A hand: [1]", edition)
    assert t.refuses("attempt@newsmedia").rule == "AD-41"
    assert t.refuses("attempt@telecomm").rule == "AD-40" and t.refuses("attempt@banking").rule == "AD-40"
    assert "attempt@government" in t.options
