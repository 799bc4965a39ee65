"""Access Denied, answers: windows, CancelBot, Mocking Bird, Backdoor, CopyBot (AD-58 to AD-61, AD-66 to AD-71)."""

import pytest

from tests.games.access_denied.positions import (
    actions,
    english,
    hand,
    knows,
    level,
    quiet,
    table,
    told,
    until,
)

FBI_RAID = (
    "A hand: fbi-raid backdoor [1]; E upgrades: bbs; B hand: copybot; C levels: telecomm=user; C hand: mocking-bird; "
    "D hand: no-etaxes; F levels: government=oper; F hand: cancelbot; pile: [1]"
)


@english
def test_polling_starts_left_of_the_acting_player(edition: str) -> None:
    """B, C; Mocking Bird's window starts with D; then F can no longer cancel (AD-66, AD-67)."""
    t = table(FBI_RAID, edition).play("waive:fbi-raid")
    assert (t.asked, t.about, t.hushed) == ("B", "respond", True)
    t.play("pass")
    assert (t.asked, t.options) == ("C", ["pass", "play:mocking-bird@fbi-raid"])
    t.play("play:mocking-bird@fbi-raid")
    assert t.asked == "D" and t.options == ["pass", "play:no-etaxes"]
    t.play("pass")
    assert (t.asked, t.options) == ("F", ["pass", "play:cancelbot@fbi-raid"]), "no access to TeleComm"
    t.play("pass")
    assert (t.asked, t.options) == ("B", ["pass", "play:copybot"])
    t.play("pass")
    assert t.cards("pile")[1:] == ["mocking-bird", "backdoor", "fbi-raid"] and t.cards("E upgrades") == ["bbs"]
    assert (t.asked, t.about) == ("B", "idle")
    quiet(t)
    assert t.asked == "A" and hand(t, "F") == ["cancelbot"] and told(t, "", "stopped") == ["C stopped:fbi-raid@A"]


@english
def test_mocking_bird_blocks_a_card_played_through_backdoor(edition: str) -> None:
    """P1 shows P5 a code, BBS stays, the action is spent (AD-R14, AD-R15, AD-71)."""
    t = table("F upgrades: bbs; A hand: fbi-raid backdoor [1]; E hand: mocking-bird", edition).play("waive:fbi-raid")
    assert (t.asked, t.options) == ("E", ["pass", "play:mocking-bird@fbi-raid"])
    t.play("play:mocking-bird@fbi-raid")
    assert t.cards("pile") == ["mocking-bird", "backdoor", "fbi-raid"] and t.cards("F upgrades") == ["bbs"]
    assert (t.asked, t.about) == ("A", "discard")
    (seen,) = told(t, "E", "saw")
    assert seen in {f"E saw:{x}@banking" for x in "ABC"} and told(t, "A", "saw") == [seen]
    for reader in ("B", "C", "D", "F", "spectator"):
        assert told(t, reader, "saw") == ["E saw:?@banking"]


@english
def test_where_backdoor_does_not_go(edition: str) -> None:
    """No upgrade, no card without a Requires section, no condition in the text (AD-R14)."""
    t = table("A levels: newsmedia=user; A hand: backdoor bbs [1]", edition)
    assert "waive:bbs" not in t.options and t.refuses("waive:bbs").rule in ("AD-R14", "AD-59")
    t = table("A hand: backdoor delete-account [1]; B levels: banking=user", edition)
    assert t.refuses("waive:delete-account").rule == "AD-R14"
    t = table("A hand: backdoor line-spike [1]; B levels: telecomm=oper", edition)
    assert t.refuses("waive:line-spike").rule in ("AD-60", "AD-R14") and "waive:line-spike" not in t.options
    t = table("A hand: backdoor line-spike [1]; B levels: telecomm=user", edition)
    assert "waive:line-spike" in t.options and "play:line-spike" not in t.options


@english
def test_backdoor_cannot_turn_a_card_against_oneself(edition: str) -> None:
    """AD-R4: Line Spike at an own User marker."""
    t = table("A levels: telecomm=user; A hand: backdoor line-spike [1]", edition)
    assert t.refuses("waive:line-spike").rule in ("AD-60", "AD-R4", "AD-R14")


@english
def test_a_requirement_on_an_upgrade(edition: str) -> None:
    """P2's password lacks A, even Backdoor does not help; P1 may (AD-59)."""
    t = table("active: B; B levels: newsmedia=user; B hand: bbs backdoor [1]", edition)
    refusal = t.why_not("B", "bbs")
    assert t.refuses("play:bbs").rule == "AD-59" and refusal is not None and refusal.rule == "AD-59"
    assert t.refuses("waive:bbs").rule in ("AD-59", "AD-R14")
    t = table("A levels: newsmedia=user; A hand: bbs", edition).play("play:bbs")
    assert t.cards("A upgrades") == ["bbs"]


@english
def test_copybot_does_not_take_what_its_player_just_played(edition: str) -> None:
    """P1 may not take Overdraft back, P3 may (AD-R16)."""
    t = table("A hand: overdraft copybot phreaking; B hand: [3]; actions: 2", edition).play("play:overdraft", "at@B")
    refusal = t.why_not("A", "copybot")
    assert t.about == "action" and refusal is not None and refusal.rule == "AD-R16"
    t = table("A hand: overdraft [1]; B hand: [3]; C hand: copybot", edition).play("play:overdraft", "at@B")
    assert (t.asked, t.about, t.options) == ("C", "idle", ["pass", "play:copybot"])
    t.play("play:copybot")
    assert hand(t, "C") == ["overdraft"] and t.cards("pile") == ["copybot"]
    assert "C copied:overdraft" in t.seen_by("spectator") and knows(t, "B", "overdraft", "C hand")


@english
def test_the_ban_is_over_as_soon_as_another_card_lies_on_top(edition: str) -> None:
    """AD-R16: Overdraft is no longer on top after a discard."""
    t = table("A hand: overdraft copybot [2]; B hand: [3]", edition).play("play:overdraft", "at@B")
    card = hand(t, "A")[-1]
    t.play(f"discard:{card}", "done")
    assert (t.asked, t.about, t.options) == ("A", "idle", ["pass", "play:copybot"])


@english
def test_a_discarded_card_may_be_copied_back(edition: str) -> None:
    """Discarding is not playing (AD-R16)."""
    t = table("step: discard; A hand: copybot [2]", edition)
    card = hand(t, "A")[-1]
    t.play(f"discard:{card}", "done")
    assert (t.asked, t.about) == ("A", "idle")
    t.play("play:copybot")
    assert card in hand(t, "A") and t.cards("pile") == ["copybot"]


@english
def test_a_cancelled_card_was_played_too(edition: str) -> None:
    """AD-R16: also if it was cancelled; position field `played by`."""
    text = "A hand: copybot overdraft [1]; B hand: [3]; C levels: banking=user; C hand: cancelbot"
    t = table(text, edition).play("play:overdraft", "at@B", "play:cancelbot@overdraft")
    assert t.cards("pile") == ["cancelbot", "overdraft"] and (t.asked, t.about) == ("A", "discard")
    t = table("step: end; A hand: copybot; pile: [1]; played by: A", edition)
    assert t.about != "idle"
    t = table("step: end; A hand: copybot; pile: [1]; played by: B", edition)
    assert (t.asked, t.about) == ("A", "idle")


@english
def test_a_card_copied_in_a_window_may_be_used_in_it(edition: str) -> None:
    """CopyBot takes CancelBot, which cancels LISTSERV (AD-R17)."""
    t = table(
        "active: D; pile: cancelbot; D hand: listserv [1]; B levels: newsmedia=user; B hand: copybot [1]", edition
    ).play("play:listserv")
    assert (t.asked, t.options) == ("B", ["pass", "play:copybot"])
    t.play("play:copybot")
    assert "cancelbot" in hand(t, "B") and (t.asked, t.options) == ("B", ["pass", "play:cancelbot@listserv"])
    t.play("play:cancelbot@listserv")
    assert t.cards("pile") == ["copybot", "cancelbot", "listserv"] and actions(t) == 0


@english
def test_cancelbot_on_mocking_bird(edition: str) -> None:
    """No code is shown, FBI Raid works; pile: CancelBot, Mocking Bird, FBI Raid (AD-R12, AD-R10)."""
    t = table(
        "active: B; A upgrades: dads-office-computer; B levels: telecomm=user; B hand: fbi-raid cancelbot; "
        "E hand: mocking-bird",
        edition,
    ).play("play:fbi-raid")
    assert t.asked == "E"
    t.play("play:mocking-bird@fbi-raid")
    assert (t.asked, t.options) == ("B", ["pass", "play:cancelbot@mocking-bird"]), "not against the own card"
    t.play("play:cancelbot@mocking-bird")
    assert t.cards("pile") == ["cancelbot", "mocking-bird", "fbi-raid"] and told(t, "", "saw") == []
    assert hand(t, "B") == ["dads-office-computer"] and t.cards("A upgrades") == []


@english
def test_an_answer_aimed_at_an_older_card(edition: str) -> None:
    """AD-R13: CancelBot at FBI Raid while Mocking Bird is pending; no code is shown (AD-68)."""
    t = table("A hand: fbi-raid backdoor [1]; F upgrades: bbs; E hand: mocking-bird; B hand: cancelbot", edition).play(
        "waive:fbi-raid"
    )
    assert (t.asked, t.options) == ("B", ["pass", "play:cancelbot@fbi-raid"])
    t.play("pass", "play:mocking-bird@fbi-raid")
    assert (t.asked, t.options) == ("B", ["pass", "play:cancelbot@fbi-raid"])
    t.play("play:cancelbot@fbi-raid")
    assert t.cards("pile") == ["cancelbot", "backdoor", "fbi-raid", "mocking-bird"] and told(t, "", "saw") == []
    assert "E found_nothing:mocking-bird" in t.events and t.cards("F upgrades") == ["bbs"]


@english
def test_cancelbot_stops_an_upgrade(edition: str) -> None:
    """It goes to the pile, the action is spent; User is enough (AD-71, AD-R86)."""
    t = table("C levels: banking=user; C hand: cancelbot; A hand: dads-office-computer [1]", edition)
    t.play("play:dads-office-computer")
    assert (t.asked, t.options) == ("C", ["pass", "play:cancelbot@dads-office-computer"])
    t.play("play:cancelbot@dads-office-computer")
    assert t.cards("pile") == ["cancelbot", "dads-office-computer"] and t.cards("A upgrades") == []
    assert (t.asked, t.about) == ("A", "discard") and "C stopped:dads-office-computer@A" in t.seen_by("spectator")


@english
@pytest.mark.parametrize(
    "card", ["counter-virus", "anti-virus", "firewall", "copybot", "route-trace", "backup", "cancelbot"]
)
def test_what_has_no_requires_section_cannot_be_cancelled(edition: str, card: str) -> None:
    """AD-R11: only key cards."""
    everywhere = "banking=oper government=oper micronopoly=oper newsmedia=oper telecomm=oper universities=root"
    bot = "" if card == "cancelbot" else "F hand: cancelbot; "
    text = f"{bot}F levels: {everywhere}; D levels: banking=user; D hand: {card} [1]; pile: [1]; "
    if card in ("counter-virus", "anti-virus"):
        t = table(f"{text}A hand: multi-virus", edition).play("play:multi-virus", f"play:{card}@multi-virus")
    elif card in ("firewall", "route-trace"):
        t = table(f"{text}A hand: [A]", edition).play("attempt@newsmedia", f"play:{card}")
    elif card == "copybot":
        t = table(f"{text}step: end", edition).play("play:copybot")
    elif card == "backup":
        t = table(f"{text.replace('[1]; pile', '[4]; pile')}A hand: overdraft", edition).play("play:overdraft", "at@D")
        t.play("pass", "play:backup")
    else:
        t = table(f"{text}A hand: overdraft", edition).play("play:overdraft", "at@B", "play:cancelbot@overdraft")
    assert not any(f"@{card}" in o for o in t.options) and card in t.cards("pile")


@english
def test_fixed_automatic_access_cannot_be_answered(edition: str) -> None:
    """Nobody can answer Mother's Maiden Name (AD-49)."""
    t = table("A hand: mothers-maiden-name [1]; B hand: cancelbot; D hand: firewall route-trace", edition)
    t.play("play:mothers-maiden-name")
    assert t.about == "sector" and "at@banking" not in t.options
    t.play("at@newsmedia")
    assert level(t, "A", "newsmedia") == 1 and (t.asked, t.about) == ("A", "discard")
    t = table("A hand: mothers-maiden-name [1]", edition, seats=4).play("play:mothers-maiden-name", "at@telecomm")
    assert level(t, "A", "telecomm") == 1 and t.cards("pile") == ["mothers-maiden-name"]
    until(t, "B", "draw")
