"""Access Denied, the turn: steps, actions, pending effects, drawing (AD-16 to AD-39, AD-R56, AD-R63 to AD-R69)."""

import pytest

from tests.games.access_denied.positions import (
    READERS,
    actions,
    answer,
    draw_all,
    end_turn,
    english,
    facts,
    hand,
    level,
    limit,
    next_turn,
    passive,
    quiet,
    table,
    told,
    until,
    waiting,
)

BANKING = [("2014", 3), ("2013", 2)]


@english
def test_the_pile_becomes_the_deck(edition: str) -> None:
    """The deck's card, then one of the three shuffled in (AD-38, AD-39, AD-R80)."""
    t = table("active: B; step: draw; deck: [1]; pile: [3]; B hand: [2]", edition)
    assert draw_all(t) == 2 and len(hand(t, "B")) == 4
    assert t.cards("pile") == [] and len(t.cards("deck")) == 2 and "B reshuffled*3" in t.seen_by("spectator")
    t = table("active: B; step: draw; deck: none; B hand: [2]; C hand: [1]", edition)
    assert t.asked == "C" and len(hand(t, "B")) == 2, "no card is drawn and the step ends"


@english
def test_a_draw_stops_short_when_nothing_is_left(edition: str) -> None:
    """AD-39: nothing is owed later."""
    t = table("active: B; step: draw; deck: [1]; B hand: [2]; C hand: [1]", edition)
    assert draw_all(t) == 1 and t.asked == "C"


@english
def test_cards_in_play_are_not_shuffled_in(edition: str) -> None:
    """AD-R80: Bank Error draws while it is in play."""
    t = table("A hand: bank-error-in-your-favor [1]; deck: [1]; pile: [1]", edition)
    t.play("play:bank-error-in-your-favor", "draw")
    assert len(hand(t, "A")) == 3 and t.cards("pile") == ["bank-error-in-your-favor"] and t.fact("deck") == "none"


@english
def test_the_steps_come_in_order(edition: str) -> None:
    """AD-16, AD-18, AD-21: each may be left unused."""
    t = table("step: begin; A hand: [3]", edition)
    seen = []
    while t.fact("active") == "A":
        seen.append(t.about)
        t.play("done")
    assert seen == ["attempt", "action", "discard", "draw"] and t.fact("active") == "B"


@english
def test_one_free_attempt_and_one_action(edition: str) -> None:
    """AD-18, AD-19: whatever number of Roots a player has."""
    t = table("step: attempt; A levels: government=root; A hand: [AAA]", edition)
    answer(t.play("attempt@newsmedia"), f"give:{hand(t, 'A')[0]}")
    assert (t.about, actions(t)) == ("action", 1)
    answer(t.play("attempt@micronopoly"), f"give:{hand(t, 'A')[0]}")
    assert t.about == "discard"


@english
def test_voluntary_discards_in_step_3(edition: str) -> None:
    """AD-34, AD-35: beyond the forced part; faceup on the pile."""
    t = table("step: discard; A hand: [7]", edition)
    assert "done" not in t.options and t.refuses("done").rule == "AD-34"
    cards = hand(t, "A")
    t.play(f"discard:{cards[6]}")
    assert t.options[0] == "done"
    t.play(f"discard:{cards[2]}", "done")
    assert t.cards("pile") == [cards[6], cards[2]]
    assert all(f"A discarded:{cards[2]}" in t.seen_by(r) for r in READERS)


@english
@pytest.mark.parametrize(("size", "cards"), [(0, 2), (4, 2), (5, 1), (6, 0)])
def test_the_normal_draw(edition: str, size: int, cards: int) -> None:
    """AD-36: two cards within the limit."""
    t = table(f"active: B; step: draw; B hand: [{size}]", edition)
    drawn = draw_all(t) if t.asked == "B" else 0
    assert drawn == cards and len(hand(t, "B")) == size + cards


@english
def test_limits_matter_only_in_own_steps_3_and_4(edition: str) -> None:
    """AD-31, AD-32: passwords and upgrades never count."""
    t = table("A hand: [8]; A upgrades: ice bbs; B hand: [9]", edition)
    assert t.about == "action" and len(hand(t, "B")) == 9
    t.play("done")
    passive(passive(t))
    assert t.options[0] == "done" and len(hand(t, "A")) == 6


@pytest.mark.parametrize(("edition", "base"), BANKING)
def test_no_etaxes(edition: str, base: int) -> None:
    """The present turn is unaffected; the next turns have no limit and two cards more (AD-R39, AD-R59)."""
    t = table("step: attempt; A hand: [6]; B hand: [6]; D hand: no-etaxes", edition).play("done")
    assert (t.asked, t.about, t.options) == ("D", "idle", ["pass", "play:no-etaxes"])
    t.play("play:no-etaxes")
    assert all(waiting(t, seat) == ["etaxes*1"] for seat in "ABCDEF")
    assert limit(t, "A") == 6
    until(t, "A", "draw")
    assert draw_all(t) == base and t.about == "discard_down"
    until(t, "B", "draw")
    assert limit(t, "B") is None and draw_all(t) == 4 and len(hand(t, "B")) == 10
    until(t, "A", "draw")
    size = len(hand(t, "A"))
    assert draw_all(t) == base + 2 and len(hand(t, "A")) == size + base + 2 and t.fact("active") == "B"
    assert limit(t, "A") == 6, "the turn is over"


@english
def test_freeware(edition: str) -> None:
    """P1 and P3 have 2 actions in their next turns, P2 has 1 (AD-R39, AD-R8)."""
    t = table(
        "step: attempt; A levels: micronopoly=user; A hand: [2]; B hand: [1]; C hand: freeware [1]", edition
    ).play("done")
    assert (t.asked, t.about) == ("C", "idle")
    t.play("play:freeware")
    assert (t.asked, t.about, actions(t)) == ("A", "action", 1)
    for seat, number in (("B", 1), ("C", 2), ("A", 2), ("B", 1), ("C", 1)):
        next_turn(t, seat)
        until(t, seat, "action")
        assert actions(t) == number, seat


@english
def test_pending_effects_add_up_and_last_one_turn(edition: str) -> None:
    """AD-R39, AD-24: numbers add up, bans coincide, nothing carries over."""
    t = table("active: B; step: attempt; C next: more-actions*2 fewer-actions*1; C hand: [1]", edition)
    next_turn(t, "C")
    until(t, "C", "action")
    assert actions(t) == 2 and waiting(t, "C") == []
    next_turn(t, "C")
    until(t, "C", "action")
    assert actions(t) == 1


@english
def test_a_skipped_turn_uses_pending_effects_up(edition: str) -> None:
    """AD-R39, AD-R60."""
    t = table("active: D; step: begin; D next: more-actions*1 no-attempts; D hand: [1]", edition).play("skip")
    assert waiting(t, "D") == []
    next_turn(t, "D")
    until(t, "D", "attempt")
    until(t, "D", "action")
    assert actions(t) == 1


@english
@pytest.mark.parametrize("now", ["more-actions*1 no-actions", "no-actions"])
def test_a_ban_on_actions_is_absolute(edition: str, now: str) -> None:
    """AD-20, AD-R67: FreeWare, Over-Clock and the TeleComm bonus give nothing."""
    t = table(f"active: E; now: {now}; E upgrades: over-clock; E hand: [4]", edition)
    assert (t.asked, t.about) == ("E", "discard")


@english
def test_gains_are_added_in_full_after_losses(edition: str) -> None:
    """AD-20, AD-R99: 1 - 2 is raised to 0, then LISTSERV's two are added."""
    t = table(
        "active: D; now: fewer-actions*2; D levels: telecomm=user; D upgrades: 2nd-phone-line; D hand: listserv [1]",
        edition,
    )
    assert actions(t) == 0
    assert actions(t.play("play:listserv")) == 2


@english
def test_the_first_card_played_takes_the_free_play(edition: str) -> None:
    """AD-R99: with 2nd Phone Line the action stays; AD-R66: once per turn."""
    t = table("A levels: telecomm=user; A upgrades: 2nd-phone-line; A hand: overdraft phreaking samurai [1]", edition)
    t.play("play:overdraft", "at@B")
    assert actions(t) == 1 and "used" in t.save()
    t = table("A upgrades: 2nd-phone-line; used: free-play; A hand: overdraft [1]; actions: 0", edition)
    assert t.about == "discard"


@english
def test_over_clocks_action_is_used_first_by_other_actions(edition: str) -> None:
    """AD-R65, AD-R99: playing a card takes the extra action, the attempt an ordinary one."""
    t = table("active: D; D levels: micronopoly=user; D upgrades: over-clock; D hand: spam [EEE]", edition)
    t.play("play:spam", "at@A")
    while t.about in ("gift", "spam_draw"):
        t.play("done")
    assert actions(t) == 1
    answer(t.play("attempt@banking"), f"give:{hand(t, 'D')[0]}")
    assert t.cards("D upgrades") == ["over-clock"], "an ordinary action failed"


@english
def test_over_clock_lost_before_its_action_was_used(edition: str) -> None:
    """AD-R99: that action is gone."""
    t = table("active: D; D levels: micronopoly=user; D upgrades: over-clock; D hand: burnout [1]", edition)
    assert actions(t) == 2
    t.play("play:burnout")
    assert t.cards("D upgrades") == [] and t.cards("pile") == ["over-clock", "burnout"]
    assert actions(t) == 1 and waiting(t, "D") == ["no-actions"]


@english
def test_an_upgrade_works_at_once_and_stays(edition: str) -> None:
    """AD-62: Over-Clock gives its action in the turn it is laid; lost access changes nothing."""
    t = table("active: D; D levels: micronopoly=user; D hand: over-clock [1]", edition).play("play:over-clock")
    assert actions(t) == 1 and t.cards("D upgrades") == ["over-clock"]
    t = table("active: D; D upgrades: over-clock; D hand: [1]", edition)
    assert actions(t) == 2


@english
def test_over_clock_that_works_again_in_step_2_gives_its_action_then(edition: str) -> None:
    """AD-R38, AD-R99: Guru makes D Oper in TeleComm, S.O.L. ends, and the gain is added in full."""
    t = table(
        "active: D; D status: upgrades-off; D levels: telecomm=user; D upgrades: over-clock; D hand: guru [1]", edition
    )
    assert actions(t) == 1
    assert actions(t.play("play:guru")) == 1, "the ordinary action is spent, the extra one is there"


@english
def test_a_turn_without_benefits(edition: str) -> None:
    """AD-R69: no limit raised, no Over-Clock, no upgrade laid works before the next turn."""
    t = table(
        "active: C; now: no-benefits; C levels: banking=user; C upgrades: over-clock dads-office-computer; C hand: [9]",
        edition,
    )
    assert actions(t) == 1 and limit(t, "C") == 6 and facts(t, "C")["bonuses"]["C"] == []
    t = table("now: no-benefits; A hand: dads-office-computer [1]", edition).play("play:dads-office-computer")
    assert limit(t, "A") == 6
    until(next_turn(t, "A"), "A", "attempt")
    assert limit(t, "A") == 8 and level(t, "A", "banking") == 3


@english
def test_hot_potatoes_count_as_they_are_held_in_step_0(edition: str) -> None:
    """AD-R63, AD-64: one gained later is harmless until the next own turn."""
    t = table("active: B; step: begin; pile: trojan; B hand: [1]", edition).play("take:trojan")
    assert t.about == "attempt"
    t = table("active: A; step: attempt; A hand: trojan [1]", edition)
    assert t.about == "attempt"
    t = table("active: A; step: attempt; held: trojan; A hand: trojan [1]", edition)
    assert t.about == "action"


@english
def test_a_hot_potato_is_given_but_not_played(edition: str) -> None:
    """AD-64, AD-R64: one action, no answer possible."""
    t = table("A hand: bug [1]; B hand: cancelbot copybot; pile: [1]", edition)
    refusal = t.refuses("play:bug")
    assert refusal.rule == "AD-64" and "hand_on:bug" in t.options
    t.play("hand_on:bug")
    assert (t.about, t.options) == ("player", ["at@B", "at@C", "at@D", "at@E", "at@F"])
    t.play("at@F")
    assert hand(t, "F") == ["bug"] and (t.asked, t.about) == ("B", "idle"), "the idle point after the action"
    quiet(t)
    assert t.about == "discard"


@english
def test_draw_bans(edition: str) -> None:
    """AD-R56: Direct Deposit forbids Government, NewsMedia, Bank Error; Worm and Red Tape step 4 alone."""
    t = table("active: B; step: begin; B next: no-drawing; pile: [1]; B hand: [1]", edition)
    assert t.about == "attempt"
    t = table("active: D; step: begin; D next: no-drawing; D hand: [1]", edition)
    assert t.about == "attempt", "no draw, so no skip"
    t = table("now: no-drawing; A hand: bank-error-in-your-favor [1]", edition).play("play:bank-error-in-your-favor")
    assert t.about == "action" and len(hand(t, "A")) == 1 and actions(t) == 1
    t = table("active: D; step: begin; D next: no-draw-step; D hand: worm [1]", edition)
    assert t.play("skip").fact("active") == "E" and len(hand(t, "D")) == 8
    t = table("active: D; step: begin; D hand: bug [1]", edition)
    assert t.about == "attempt", "Bug hinders the skip (AD-R60)"


@english
def test_market_rumors_under_a_ban_brings_nothing(edition: str) -> None:
    """AD-R56: it may be played all the same."""
    t = table("active: D; step: draw; now: no-draw-step; D hand: market-rumors [1]", edition)
    assert (t.asked, t.options, t.hushed) == ("D", ["done", "play:market-rumors"], True)
    t.play("play:market-rumors")
    assert t.fact("active") == "E" and told(t, "", "drew") == []


@english
def test_until_your_next_turn(edition: str) -> None:
    """AD-R79: steps 3 and 4 of the present turn, ended at step 0(a)."""
    t = table("active: B; step: begin; B status: unlimited; B hand: [1]", edition)
    assert limit(t, "B") == 6
    t = table("active: B; step: end; A status: unlimited; A hand: [1]", edition)
    assert limit(t, "A") is None
    end_turn(t)
    assert limit(t, "A") is None


@english
def test_over_clocks_action_does_not_come_twice(edition: str) -> None:
    """AD-R99: used once this turn, laid anew, it gives nothing more before the next turn."""
    text = "active: D; D levels: micronopoly=user; D hand: over-clock [1]; actions: 2; "
    assert actions(table(text, edition).play("play:over-clock")) == 2
    assert actions(table(f"{text}used: extra-action", edition).play("play:over-clock")) == 1
