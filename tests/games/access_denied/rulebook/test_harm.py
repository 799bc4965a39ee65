"""Access Denied, cards against players: bans, losses, pending effects, hot potatoes."""

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
    naming,
    notes,
    passive,
    quiet,
    table,
    told,
    until,
    waiting,
)

OVERCLOCKED = "D levels: micronopoly=user; D upgrades: over-clock"


@english
def test_the_nsa_is_watching_you_and_backup(edition: str) -> None:
    """All four cards seen, none taken (AD-R45)."""
    t = table("active: B; C hand: backup [3]; B hand: the-nsa-is-watching-you", edition)
    cards = hand(t, "C")
    t.play("play:the-nsa-is-watching-you", "at@C")
    assert (t.asked, t.about, t.options, t.hushed) == ("C", "backup", ["pass", "play:backup"], True)
    assert set(told(t, "B", "viewed")) == {f"B viewed:{c}@C" for c in cards}
    t.play("play:backup")
    assert hand(t, "B") == [] and len(hand(t, "C")) == 3
    assert t.cards("pile") == ["backup", "the-nsa-is-watching-you"]


@english
def test_bans_on_actions(edition: str) -> None:
    """Free attempt yes, actions 0 in spite of Over-Clock or TeleComm; the free play stays (AD-R67)."""
    t = table(
        "active: E; F levels: telecomm=user micronopoly=user; F upgrades: over-clock; E hand: line-spike; F hand: [2]",
        edition,
    ).play("play:line-spike")
    assert waiting(t, "F") == ["no-actions"]
    until(t, "F", "attempt")
    assert "attempt@banking" in t.options
    t.play("done")
    assert (t.asked, t.about) == ("F", "discard")
    t = table("active: D; D hand: fifteen-minutes; E hand: [4]", edition).play("play:fifteen-minutes", "at@E")
    until(t, "E", "attempt").play("done")
    assert (t.asked, t.about) == ("E", "discard"), "the TeleComm bonus gives none"
    text = "now: no-actions; A levels: telecomm=user; A upgrades: 2nd-phone-line; A hand: overdraft trojan [1]"
    t = table(text, edition)
    assert (t.asked, t.about, actions(t)) == ("A", "action", 0) and "play:overdraft" in t.options
    assert not any(o.startswith(("attempt", "trade", "hand_on")) for o in t.options)
    t.play("play:overdraft", "at@B")
    assert t.about == "discard"


@english
def test_beta_site(edition: str) -> None:
    """Limit 4 until Oper in Micronopoly (AD-30, AD-R38)."""
    t = table("active: C; A levels: micronopoly=user; A hand: guru; C hand: beta-site", edition).play("play:beta-site")
    assert limit(t, "A") == 4 and "A status:limit-cut*2" in t.seen_by("spectator")
    until(t, "A", "action").play("play:guru")
    assert limit(t, "A") == 6


@english
def test_two_beta_sites_add_up_and_end_together(edition: str) -> None:
    """AD-R38: losing User does not end them."""
    t = table("A status: limit-cut*4; A levels: micronopoly=user; A hand: guru; B hand: [1]", edition)
    assert limit(t, "A") == 2
    assert limit(t.play("play:guru"), "A") == 6
    t = table("A status: limit-cut*8; A hand: [2]; step: discard", edition)
    assert limit(t, "A") == 0 and "done" not in t.options, "never below 0 (AD-30)"


@english
def test_software_patch(edition: str) -> None:
    """No bonus and no upgrade in the next turn, then all of them again (AD-R69)."""
    t = table(
        "active: C; A levels: micronopoly=user newsmedia=user; A upgrades: bbs; A hand: [2]; C hand: software-patch",
        edition,
    ).play("play:software-patch")
    assert waiting(t, "A") == ["no-benefits"] and waiting(t, "B") == []
    until(t, "A", "draw")
    assert draw_all(t) == 2
    until(t, "A", "draw")
    assert draw_all(t) == (4 if edition == "2014" else 3)
    t = table("step: draw; now: no-benefits; A levels: newsmedia=user; A upgrades: bbs; A hand: [5]", edition)
    assert draw_all(t) == 1, "within limit 6"


def test_trojan_is_shown_in_2014() -> None:
    """All see Trojan, no step 1; given away, all see it (AD-64, AD-R62, AD-R64)."""
    t = table("step: begin; A hand: trojan [1]", "2014")
    assert (t.asked, t.about) == ("A", "action") and all("A showed:trojan" in t.seen_by(r) for r in READERS)
    t.play("hand_on:trojan", "at@B")
    assert hand(t, "B") == ["trojan"] and all("A handed_on:trojan@B" in t.seen_by(r) for r in READERS)
    assert (t.asked, t.about) == ("A", "discard")


def test_trojan_is_silent_in_2013() -> None:
    """No public event names it; given away, only P1 and P2 know which (AD-R62, AD-R64, AD-R94)."""
    t = table("step: begin; A hand: trojan [1]", "2013")
    assert (t.asked, t.about) == ("A", "action")
    assert all(naming(t, r, "trojan") == [] for r in READERS if r != "A")
    t.play("hand_on:trojan", "at@B")
    for reader in READERS:
        known = "trojan" if reader in "AB" else "?"
        assert told(t, reader, "handed_on") == [f"A handed_on:{known}@B"]


@english
def test_bug_given_away_still_harms(edition: str) -> None:
    """The limit in step 3 is 6 (AD-R63, AD-R69)."""
    t = table("active: C; step: begin; C hand: bug [8]", edition)
    until(t, "C", "action").play("hand_on:bug", "at@D")
    assert (t.asked, t.about) == ("C", "discard") and "done" not in t.options
    passive(t)
    assert "done" not in t.options
    passive(t)
    assert "done" in t.options and len(hand(t, "C")) == 6 and hand(t, "D") == ["bug"]


@english
def test_worm_forbids_step_4_alone(edition: str) -> None:
    """Bank Error draws three, step 4 none (AD-R56)."""
    t = table("step: begin; A hand: worm bank-error-in-your-favor", edition)
    until(t, "A", "action").play("play:bank-error-in-your-favor", "draw")
    assert len(hand(t, "A")) == 4
    end_turn(t)
    assert len(told(t, "", "drew")) == 3 and t.fact("active") == "B"


@english
def test_bank_run_hits_its_own_player_last(edition: str) -> None:
    """P1 discards 3, P2 none, P4 2; Bank Run on top (AD-R77, AD-R2, AD-R41)."""
    t = table(
        "active: D; D levels: banking=user; A hand: [6]; B levels: banking=user; B hand: [3]; D hand: bank-run [5]",
        edition,
    ).play("play:bank-run")
    victims = []
    while t.about == "discard_down":
        victims.append(t.asked)
        passive(t)
    assert victims == ["A", "A", "A", "D", "D"] and [len(hand(t, s)) for s in "ABD"] == [3, 3, 3]
    assert len(t.cards("pile")) == 6 and t.cards("pile")[-1] == "bank-run"


@english
def test_backup_in_step_3(edition: str) -> None:
    """P2 keeps 7 and draws nothing (AD-R44)."""
    t = table("active: B; step: discard; B hand: backup [7]", edition)
    assert (t.asked, t.about) == ("B", "backup")
    t.play("play:backup")
    end_turn(t)
    assert len(hand(t, "B")) == 7 and told(t, "", "drew") == [] and t.cards("pile") == ["backup"]


@english
def test_backup_against_a_denied_attempt(edition: str) -> None:
    """Both cards return, the level stays, P1 knows that A is not in the password (AD-R43)."""
    t = table("A levels: newsmedia=user; A hand: backup [AD]", edition)
    a, d, _ = hand(t, "A")
    answer(t.play("attempt@newsmedia"), f"give:{a}", f"give:{d}")
    assert (t.asked, t.about) == ("A", "backup")
    t.play("play:backup")
    assert hand(t, "A") == [a, d] and hand(t, "D") == [] and level(t, "A", "newsmedia") == 1
    assert notes(t, "A", "newsmedia") == {"A": -1, "D": 1} and notes(t, "C", "newsmedia") == {}
    assert told(t, "C", "kept") == [] and told(t, "C", "denied") == ["A denied@newsmedia"]


@english
@pytest.mark.parametrize("payment", ["telecomm", "uncontrolled", "trade", "spam"])
def test_payments_are_no_loss_events(edition: str, payment: str) -> None:
    """No Backup for what one may decline (AD-R40)."""
    if payment == "telecomm":
        t = table("active: E; E hand: backup [4]", edition)
        picks = ["buy_action", *(f"discard:{c}" for c in hand(t, "E")[:2])]
    elif payment == "uncontrolled":
        t = table("A hand: backup [2]", edition, seats=4)
        picks = ["attempt@telecomm", *(f"pay:{c}" for c in hand(t, "A") if c != "backup")]
    elif payment == "trade":
        t = table("A hand: backup [2]", edition)
        picks = ["trade", "at@B", f"offer:{hand(t, 'A')[0]}", "unnamed", "done", "done", "accept"]
    else:
        t = table("A hand: spam; B hand: [1]; C hand: backup [1]", edition)
        picks = ["play:spam", "at@B", f"give:{next(c for c in hand(t, 'C') if c != 'backup')}", "done"]
    for pick in picks:
        answer(t, pick)
        assert t.about != "backup"


@english
def test_whoops_disconnect(edition: str) -> None:
    """No attempts in step 1 nor by action, Phreaking may be played (AD-R32)."""
    t = table("active: E; E hand: whoops-disconnect; A hand: phreaking [3]; C hand: [1]", edition)
    t.play("play:whoops-disconnect", "at@A")
    assert waiting(t, "A") == ["no-attempts"]
    until(t, "A", "action")
    assert not any("attempt" in o for o in t.options) and t.refuses("attempt@banking").rule
    assert t.play("play:phreaking").cards("pile")[-1] == "phreaking" and level(t, "A", "telecomm") == 1
    t = table("step: attempt; now: no-attempts; A hand: [5]", edition, seats=4)
    assert t.about == "action" and not any("attempt" in o for o in t.options), "also not on uncontrolled sectors"


@english
def test_flame_war_takes_the_extra_action_first(edition: str) -> None:
    """P4 has one ordinary action; failing with it does not cost Over-Clock (AD-R65)."""
    t = table(f"active: F; F hand: flame-war; {OVERCLOCKED}; D hand: [EE]", edition).play("play:flame-war")
    assert all(waiting(t, seat) == ["fewer-actions*1"] for seat in "ABCDE") and waiting(t, "F") == []
    until(t, "D", "action")
    assert actions(t) == 1
    answer(t.play("attempt@banking"), f"give:{hand(t, 'D')[0]}")
    assert told(t, "", "denied") == ["D denied@banking"] and t.cards("D upgrades") == ["over-clock"]


@english
def test_red_tape_forbids_step_4_alone(edition: str) -> None:
    """The Government card may be taken, no card is drawn (AD-R56)."""
    t = table("active: B; step: begin; B next: no-draw-step; pile: [1]", edition)
    assert t.about == "government"
    t.play(t.options[1])
    end_turn(t)
    assert len(hand(t, "B")) == 1 and told(t, "", "drew") == []


@english
def test_overdraft(edition: str) -> None:
    """At hand 3 no effect and no loss window; at hand 6 three of own choice (AD-R3, AD-R41)."""
    t = table("A hand: overdraft [1]; B hand: backup [2]", edition).play("play:overdraft", "at@B")
    assert t.asked == "A" and len(hand(t, "B")) == 3
    t = table("A hand: overdraft [1]; B hand: [6]", edition).play("play:overdraft", "at@B")
    cards = hand(t, "B")
    assert (t.asked, t.about) == ("B", "discard_down") and len(t.options) == 6
    t.play(f"discard:{cards[5]}", f"discard:{cards[0]}", f"discard:{cards[3]}")
    assert t.cards("pile") == [cards[5], cards[0], cards[3], "overdraft"] and t.asked == "A"


@english
@pytest.mark.parametrize("stopped", [False, True])
def test_over_clocks_clause(edition: str, stopped: bool) -> None:
    """The second of two failed attempts costs it; stopped by Route Trace too (AD-R65, AD-R28)."""
    t = table("active: C; C hand: over-clock [1]", edition)
    assert t.refuses("play:over-clock").rule == "AD-59"
    trace = "A hand: route-trace" if stopped else "A hand: [1]"
    t = table(f"active: D; {OVERCLOCKED}; D hand: [EEE]; {trace}", edition)
    assert actions(t) == 2
    answer(t.play("attempt@banking"), f"give:{hand(t, 'D')[0]}")
    quiet(t)
    assert t.cards("D upgrades") == ["over-clock"] and actions(t) == 1
    answer(t.play("attempt@banking"), f"give:{hand(t, 'D')[0]}")
    answer(t, "play:route-trace")
    assert t.cards("D upgrades") == [] and t.cards("pile")[-1] == "over-clock"


@english
def test_direct_deposit(edition: str) -> None:
    """No Government card, no draw; CopyBot may still be played (AD-R56)."""
    t = table("A hand: direct-deposit; B levels: banking=user; B hand: copybot [1]; pile: [1]", edition)
    quiet(t.play("play:direct-deposit"))
    assert waiting(t, "B") == ["no-drawing"]
    until(t, "B", "idle")
    while t.fact("active") != "B":
        until(passive(t), "B", "idle")
    assert told(t, "", "salvaged") == [] and "play:copybot" in t.options
    t.play("play:copybot")
    begun = len(t.events)
    end_turn(t)
    assert not [e for e in t.events[begun:] if e.startswith("B drew")]


@english
def test_loan_default(edition: str) -> None:
    """Step 3 forces nothing, step 4 allows 2; hand 11 until the next own step 3 (AD-R79)."""
    t = table("active: F; F hand: loan-default [9]", edition).play("play:loan-default")
    assert (t.about, t.options[0]) == ("discard", "done")
    t.play("done")
    assert draw_all(t) == 2 and len(hand(t, "F")) == 11
    until(t, "F", "discard")
    assert len(hand(t, "F")) == 11 and "done" not in t.options


@english
def test_burnout_and_backup(edition: str) -> None:
    """Over-Clock stays, still no actions in the next turn (AD-R45)."""
    t = table(f"{OVERCLOCKED}; D hand: backup [1]; A hand: burnout", edition).play("play:burnout")
    assert (t.asked, t.about) == ("D", "backup")
    t.play("play:backup")
    assert t.cards("D upgrades") == ["over-clock"] and waiting(t, "D") == ["no-actions"]
    assert facts(t)["next"]["D"] == ["no-actions"]
