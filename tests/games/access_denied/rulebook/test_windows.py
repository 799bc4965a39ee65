"""Access Denied, windows: order of polling, restart, nesting, last in first out, the hush (AD-66 to AD-71)."""

import pytest

from tests.games.access_denied.positions import READERS, SEATS, SECTORS, answer, english, hand, held, quiet, table, told

EVERYBODY = (
    "A hand: overdraft no-etaxes; A levels: newsmedia=user; B hand: copybot; C hand: freeware; D levels: banking=user; "
    "D hand: cancelbot; E hand: [4]; pile: [2]"
)


@english
def test_all_are_polled_clockwise_and_the_acting_player_last(edition: str) -> None:
    """AD-66, AD-R10."""
    t = table(EVERYBODY, edition).play("play:overdraft", "at@E")
    order = []
    while t.about == "respond":
        order.append(t.asked)
        t.play("pass")
    assert order == ["B", "C", "D", "A"] and (t.asked, t.about) == ("E", "discard_down")


@english
def test_polling_starts_anew_after_each_answer(edition: str) -> None:
    """AD-66: CopyBot's own window first, then the window of Overdraft from B on."""
    t = table(EVERYBODY, edition).play("play:overdraft", "at@E", "pass")
    assert t.asked == "C"
    t.play("play:freeware")
    assert t.fact("plays") == "overdraft@A freeware@C"
    order = []
    while t.about == "respond":
        order.append(t.asked)
        t.play("pass")
    assert order == ["D", "A", "B", "B", "D", "A"], "FreeWare's window from D on, then Overdraft's from B on"


@english
def test_a_window_closes_only_when_all_have_passed_in_one_round(edition: str) -> None:
    """AD-66: B passed, then C answered: B is asked again."""
    t = table(EVERYBODY, edition).play("play:overdraft", "at@E", "pass", "play:freeware")
    quiet_picks = []
    while t.about == "respond":
        quiet_picks.append(t.asked)
        t.play("play:copybot" if t.asked == "B" and len(quiet_picks) > 3 else "pass")
    assert quiet_picks.count("B") >= 2 and "copybot" in t.cards("pile")


@english
def test_last_in_first_out(edition: str) -> None:
    """AD-67: CancelBot on FreeWare resolves before FreeWare, FreeWare before Overdraft."""
    t = table(
        "A hand: overdraft; B levels: micronopoly=user; B hand: freeware; C hand: cancelbot; E hand: [4]", edition
    ).play("play:overdraft", "at@E", "play:freeware")
    assert (t.asked, t.options) == ("C", ["pass", "play:cancelbot@freeware"])
    t.play("play:cancelbot@freeware")
    assert t.cards("pile") == ["cancelbot", "freeware"] and (t.asked, t.about) == ("E", "discard_down")
    assert t.fact("plays") == "overdraft@A"
    stopped = told(t, "spectator", "stopped")
    assert stopped == ["C stopped:freeware@B"]


@english
def test_an_answer_whose_object_is_gone_does_nothing(edition: str) -> None:
    """AD-68: the second stop of an attempt goes to the pile."""
    t = table("step: attempt; B levels: newsmedia=oper; B hand: route-trace; D hand: firewall; A hand: [AD]", edition)
    t.play("attempt@newsmedia", f"give:{held(t, 'A', 'D')[0]}", "pass", "play:firewall", "play:route-trace")
    assert t.cards("pile") == ["route-trace", "firewall"] and "D found_nothing:firewall" in t.seen_by("spectator")


@english
def test_a_cancelled_card_stays_spent(edition: str) -> None:
    """AD-71, AD-R15: action, Backdoor and the free play of 2nd Phone Line."""
    t = table("A hand: red-tape backdoor [1]; B hand: cancelbot; D hand: [1]", edition).play("waive:red-tape", "at@D")
    assert (t.asked, t.options) == ("B", ["pass", "play:cancelbot@red-tape"]), "one play, one window"
    t.play("play:cancelbot@red-tape")
    assert t.cards("pile") == ["cancelbot", "backdoor", "red-tape"] and t.about == "discard"
    t = table(
        "A upgrades: 2nd-phone-line; A levels: telecomm=user; A hand: overdraft warez [1]; actions: 0; B hand: [1]; "
        "C levels: banking=user; C hand: cancelbot",
        edition,
    ).play("play:overdraft", "at@B", "play:cancelbot@overdraft")
    assert (t.asked, t.about) == ("A", "discard") and "A waived:backdoor" not in t.events


@english
def test_any_time_instants_fit_into_any_window(edition: str) -> None:
    """AD-69: also into the windows of an attempt."""
    t = table("A hand: [D]; C hand: freeware", edition).play("attempt@newsmedia")
    assert (t.asked, t.options) == ("C", ["pass", "play:freeware"]), "pre-attempt window"
    t.play("pass")
    assert (t.asked, t.options) == ("C", ["pass", "play:freeware"]), "attempt window"
    t.play("pass")
    assert (t.asked, t.about) == ("C", "idle"), "after the action"


@english
def test_the_idle_points_of_a_turn(edition: str) -> None:
    """AD-69: after step 0, after step 1, after each action, after step 3 and at the end of the turn."""
    t = table("step: begin; A hand: [2]; C hand: freeware", edition)
    before, seen = t.fact("turn"), []
    while t.fact("turn") == before:
        seen.append(f"{t.asked} {t.about}")
        t.play("pass" if t.asked == "C" else "done")
    steps = ["C idle", "A attempt", "C idle", "A action", "A discard", "C idle", "A draw", "C idle"]
    assert seen == steps
    t = table("A hand: phreaking samurai; C hand: freeware; banking cards: logic-bomb@B; actions: 2", edition)
    for card in ("phreaking", "samurai"):
        t.play(f"play:{card}", "pass")
        assert (t.asked, t.about) == ("C", "idle"), "after its window and after each completed action"
        t.play("pass")


@english
def test_idle_points_begin_left_of_the_active_player(edition: str) -> None:
    """AD-69, AD-66: and the active player comes last."""
    t = table("active: C; step: end; A hand: copybot; C hand: freeware; D hand: no-etaxes; pile: [1]", edition)
    order = []
    while t.about == "idle" and t.fact("active") == "C":
        order.append(t.asked)
        t.play("pass")
        if len(order) == 3:
            break
    assert order == ["D", "A", "C"]


@english
def test_a_skipped_turn_ends_with_an_idle_point(edition: str) -> None:
    """AD-69, AD-R89: nothing answers the skip itself."""
    t = table("active: D; step: begin; C hand: freeware; D hand: [1]", edition).play("skip")
    assert (t.asked, t.about) == ("C", "idle") and t.fact("active") == "D" and len(hand(t, "D")) == 7


@english
def test_the_idle_point_after_step_1_is_held_without_step_1(edition: str) -> None:
    """AD-R94: its absence would betray Trojan."""
    for held_card in ("trojan", "[1]"):
        t = table(f"step: begin; A hand: {held_card} [1]; C hand: freeware", edition)
        points = 0
        while t.about != "action":
            points += t.about == "idle"
            t.play("pass" if t.about == "idle" else "done")
        assert points == 2


@english
def test_questions_in_windows_are_hushed(edition: str) -> None:
    """AD-70: nobody else learns who is asked."""
    t = table(EVERYBODY, edition).play("play:overdraft", "at@E")
    assert t.hushed and t.asked == "B"
    for reader in READERS:
        view = t.view(reader)
        assert (view.asked, view.about) == (("B", "respond") if reader == "B" else ("", ""))
        assert bool(view.options) == (reader == "B")
    t = table("step: end; C hand: freeware", edition)
    assert (t.asked, t.about, t.hushed) == ("C", "idle", True)


@english
def test_seats_without_an_answer_are_never_asked(edition: str) -> None:
    """AD-66: polling them would only cost time."""
    t = table("A hand: overdraft; B hand: backup route-trace firewall [4]; C hand: counter-virus wiretap", edition)
    t.play("play:overdraft", "at@B")
    assert (t.asked, t.about) == ("B", "backup"), "no window: nobody holds a legal answer"


@english
def test_backup_opens_no_window(edition: str) -> None:
    """AD-R93: and no card is played before the loss event is over."""
    t = table("A hand: overdraft; B hand: backup [4]; C hand: freeware", edition).play("play:overdraft", "at@B")
    assert (t.asked, t.about) == ("C", "respond")
    t.play("pass")
    assert (t.asked, t.about) == ("B", "backup")
    t.play("play:backup")
    assert (t.asked, t.about) == ("C", "idle"), "any-time instants wait for the idle point"
    assert t.cards("pile") == ["backup", "overdraft"]


@english
def test_a_loss_window_is_the_losers_alone(edition: str) -> None:
    """AD-70: before the cards are picked; hushed."""
    t = table("A hand: overdraft; B hand: backup [4]", edition).play("play:overdraft", "at@B")
    assert t.hushed and all(t.view(r).about == ("backup" if r == "B" else "") for r in READERS)
    t.play("pass")
    assert (t.asked, t.about) == ("B", "discard_down") and len(t.options) == 5


@english
def test_a_loss_window_opens_for_each_player_in_turn(edition: str) -> None:
    """AD-R2, AD-R42: one Backup covers one event of its player; each victim completes before the next."""
    t = table(
        "active: D; D hand: bank-run; A hand: [5]; B levels: banking=user; B hand: backup [4]; C levels: banking=user; "
        "C hand: [4]",
        edition,
    ).play("play:bank-run")
    assert (t.asked, t.about) == ("A", "discard_down"), "clockwise from the left of D: A, B, C"
    answer(t, *(f"discard:{c}" for c in hand(t, "A")[:2]))
    assert (t.asked, t.about) == ("B", "backup")
    t.play("play:backup")
    assert (t.asked, t.about) == ("C", "discard_down") and len(hand(t, "B")) == 4


@english
def test_what_is_named_at_the_announcement_is_fixed(edition: str) -> None:
    """AD-R101: CopyBot takes the card that was on top when it was announced."""
    t = table("step: end; A hand: copybot; C hand: freeware; pile: [2]", edition)
    top = t.cards("pile")[-1]
    assert t.asked == "C"
    t.play("pass", "play:copybot")
    assert (t.asked, t.about) == ("C", "respond")
    t.play("play:freeware")
    quiet(t)
    assert top in hand(t, "A") and t.cards("pile")[-2:] == ["freeware", "copybot"]


@english
def test_samurai_whose_object_has_left_does_nothing(edition: str) -> None:
    """AD-R101: a key instant in its window sprang the sector card."""
    t = table("newsmedia cards: packet-sniffer@B; A hand: samurai [1]; D hand: no-etaxes", edition)
    t.play("play:samurai")
    assert (t.asked, t.options) == ("D", ["pass", "play:no-etaxes"])
    t.play("play:no-etaxes")
    quiet(t)
    assert t.cards("pile") == ["packet-sniffer", "no-etaxes", "samurai"] and t.about == "discard"


@english
@pytest.mark.parametrize("seat", list(SEATS[1:]))
def test_nothing_answers_drawing_discarding_bonuses(edition: str, seat: str) -> None:
    """AD-R89: reactive instants name their occasion."""
    everything = "cancelbot route-trace firewall counter-virus anti-virus mocking-bird wiretap"
    own = SECTORS[SEATS.index(seat)]
    levels = " ".join(f"{s}=oper" for s in SECTORS if s != own)
    t = table(f"step: discard; A hand: [2]; {seat} hand: {everything}; {seat} levels: {levels}", edition)
    t.play(f"discard:{hand(t, 'A')[0]}", "done")
    assert (t.asked, t.about) == ("A", "draw")
    assert t.play("draw").asked == "A"


@english
def test_windows_nest_four_deep(edition: str) -> None:
    """AD-67: FBI Raid, Mocking Bird, CancelBot, CopyBot in CancelBot's window; each is dealt with in turn."""
    t = table(
        "active: B; B levels: telecomm=user; B hand: fbi-raid cancelbot; A upgrades: bbs; E hand: mocking-bird; "
        "C hand: copybot; pile: [1]",
        edition,
    ).play("play:fbi-raid")
    top = t.cards("pile")[-1]
    assert t.asked == "C"
    t.play("pass", "play:mocking-bird@fbi-raid")
    assert t.asked == "B", "E's window: F, A, B, then C"
    t.play("play:cancelbot@mocking-bird")
    assert (t.asked, t.fact("plays")) == ("C", "fbi-raid@B mocking-bird@E cancelbot@B")
    t.play("play:copybot")
    assert hand(t, "C") == [top] and "bbs" in hand(t, "B")
    assert t.cards("pile") == ["copybot", "cancelbot", "mocking-bird", "fbi-raid"]


@english
def test_an_answer_to_an_answer_restarts_only_its_own_window(edition: str) -> None:
    """AD-66: when the inner window is closed the outer one polls from its own first player."""
    t = table(
        "A hand: overdraft; B hand: copybot; C hand: freeware; D hand: no-etaxes; E hand: [4]; pile: [1]", edition
    ).play("play:overdraft", "at@E", "play:copybot")
    order = []
    while t.about == "respond":
        order.append(t.asked)
        t.play("play:no-etaxes" if order == ["C", "D"] else "pass")
    assert order == ["C", "D", "C", "C", "C"], "CopyBot: C, D; No eTaxes: C; CopyBot again: C; Overdraft again: C"
