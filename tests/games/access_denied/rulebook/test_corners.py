"""Access Denied, where rules meet: corners of the English editions that no single rule reaches."""

import pytest

from tests.games.access_denied.positions import (
    actions,
    answer,
    draw_all,
    english,
    facts,
    hand,
    held,
    level,
    limit,
    notes,
    passive,
    quiet,
    table,
    told,
    until,
)

BANKING = [("2014", 3), ("2013", 2)]


@pytest.mark.parametrize(("edition", "cards"), BANKING)
def test_backup_in_step_3_and_the_banking_bonus(edition: str, cards: int) -> None:
    """AD-R44, AD-R97: only limit-free cards, then down to the limit."""
    t = table("step: discard; A levels: newsmedia=user; A upgrades: bbs; A hand: backup [7]", edition)
    t.play("play:backup")
    if t.about == "discard":
        t.play("done")
    assert draw_all(t) == cards and (t.asked, t.about) == ("A", "discard_down")
    while t.about == "discard_down":
        passive(t)
    assert len(hand(t, "A")) == 6


@english
def test_market_rumors_and_the_closing_discard(edition: str) -> None:
    """AD-R59: the limit is ignored for the rest of the step."""
    t = table("step: draw; A levels: newsmedia=oper; A hand: market-rumors [6]", edition).play("play:market-rumors")
    assert draw_all(t) == 6 and len(hand(t, "A")) == 12 and t.fact("active") == "B"


@english
def test_a_draw_instant_just_drawn_may_be_played(edition: str) -> None:
    """AD-37: with a card just drawn as well, until the player ends the step."""
    t = table("active: D; step: draw; D hand: [4]; deck: ice market-rumors rest", edition).play("draw", "draw")
    assert (t.asked, t.about, t.options) == ("D", "draw", ["done", "play:market-rumors"])
    assert draw_all(t.play("play:market-rumors")) == 4


@english
def test_the_ban_on_copybot_ends_with_the_next_card(edition: str) -> None:
    """AD-R16: Overdraft is on top again, but a discard came onto the pile in between."""
    t = table("A hand: overdraft copybot [2]; B hand: [3]", edition).play("play:overdraft", "at@B")
    card = next(c for c in hand(t, "A") if c != "copybot")
    t.play(f"discard:{card}", "done", "pass")
    until(t, "B", "government").play(f"take:{card}")
    assert t.cards("pile") == ["overdraft"] and (t.asked, t.about) == ("A", "idle")
    assert "overdraft" in hand(t.play("play:copybot"), "A")


@english
def test_a_sprung_sector_card_was_not_just_played(edition: str) -> None:
    """AD-R16: Packet Sniffer of P1 on the pile is free for P1's CopyBot."""
    t = table(
        "active: C; government cards: packet-sniffer@A; C levels: government=user; C hand: ice [1]; A hand: copybot",
        edition,
    ).play("play:ice")
    assert t.cards("pile") == ["packet-sniffer"] and t.asked == "A" and "play:copybot" in t.options


@english
def test_too_few_cards_for_an_uncontrolled_sector(edition: str) -> None:
    """AD-R95: nothing is shown or paid, the attempt counts as made and failed."""
    t = table("step: attempt; A levels: newsmedia=user; A hand: no-etaxes [1]", edition, seats=4)
    t.play("attempt@telecomm", "play:no-etaxes")
    assert told(t, "", "paid") == [] and told(t, "", "failed") == ["A failed@telecomm"]
    assert len(hand(t, "A")) == 1 and t.about == "action"


@english
def test_an_attempt_without_cards_costs_over_clock_too(edition: str) -> None:
    """AD-R28, AD-R65, AD-R95: made with the extra action and failed."""
    t = table("A levels: newsmedia=user; A upgrades: over-clock; A hand: no-etaxes [D]; actions: 0", edition)
    assert actions(t) == 1, "Over-Clock's extra action alone"
    t.play("attempt@newsmedia", "play:no-etaxes")
    assert t.cards("A upgrades") == [] and t.cards("pile")[-1] == "over-clock"


@english
def test_a_granted_attempt_with_the_extra_action_costs_nothing(edition: str) -> None:
    """AD-R65: the clause speaks of failing."""
    t = table("A upgrades: over-clock; A hand: [D]; actions: 0", edition).play("attempt@newsmedia")
    assert level(t, "A", "newsmedia") == 1 and t.cards("A upgrades") == ["over-clock"]


@english
def test_a_ban_blocks_actions_gained_later(edition: str) -> None:
    """AD-20, AD-R67: LISTSERV by the free play of 2nd Phone Line."""
    t = table("active: D; now: no-actions; D upgrades: 2nd-phone-line; D hand: listserv phreaking [1]", edition)
    t.play("play:listserv")
    assert t.cards("pile") == ["listserv"] and t.about == "discard"


@english
def test_the_free_play_goes_with_backdoor(edition: str) -> None:
    """AD-R15, AD-R66: any card that could be played with an action."""
    t = table("A upgrades: 2nd-phone-line; actions: 0; A hand: backdoor listserv [1]", edition)
    assert "waive:listserv" in t.options
    assert actions(t.play("waive:listserv")) == 2


@english
def test_burnout_on_oneself_takes_the_extra_action_first(edition: str) -> None:
    """AD-R4, AD-R65, AD-R99: playing it uses the extra action, the ordinary one is left."""
    t = table("active: D; D levels: micronopoly=user; D upgrades: over-clock; D hand: burnout [1]", edition)
    assert actions(t) == 2
    assert actions(t.play("play:burnout")) == 1 and t.about == "action"


@english
@pytest.mark.parametrize(
    ("text", "picks"),
    [
        ("A hand: fdic [1]; B hand: backup [2]", ("play:fdic",)),
        ("A hand: spam [1]; B hand: backup [2]", ("play:spam", "at@B", "done", "done", "done", "done", "done", "done")),
        ("A levels: banking=root; A hand: multi-virus [1]; B levels: banking=user; B hand: backup [2]",
         ("play:multi-virus",)),
        ("active: D; D hand: bank-run [1]; B levels: banking=user; B hand: backup [2]", ("play:bank-run",)),
        ("newsmedia cards: retro-virus@C; active: B; B hand: backup popular-homepage [1]", ("play:popular-homepage",)),
    ],
)  # fmt: skip
def test_nothing_to_lose_no_loss_window(edition: str, text: str, picks: tuple[str, ...]) -> None:
    """AD-R41, AD-70: nobody is asked for Backup when nothing would go."""
    t = table(text, edition)
    for pick in picks:
        answer(t, pick)
        assert t.about != "backup"


@english
def test_the_verdict_is_known_in_the_loss_window(edition: str) -> None:
    """AD-70, AD-R43: it opens right after the verdict."""
    t = table("A hand: backup [A]", edition).play("attempt@newsmedia")
    answer(t, f"give:{held(t, 'A', 'A')[0]}")
    assert t.about == "backup" and notes(t, "A", "newsmedia") == {"A": -1}
    assert told(t, "spectator", "denied") == ["A denied@newsmedia"] and told(t, "spectator", "kept") == []


@english
def test_spam_and_draw_bans(edition: str) -> None:
    """AD-R56: Red Tape concerns step 4 alone; Direct Deposit the player's own turn, not Spam in another's."""
    t = table("now: no-draw-step; A hand: spam; B next: no-drawing; B hand: [2]", edition).play("play:spam", "at@C")
    drawers = set()
    while t.about in ("gift", "spam_draw"):
        if t.about == "spam_draw":
            drawers.add(t.asked)
        t.play("done")
    assert drawers == set("ABCDEF")


@english
def test_a_first_password_leaves_the_second_possible(edition: str) -> None:
    """AD-81: with A, A, A, A, A, B, B, C, D both passwords need A and B."""
    t = table("step: password; A hand: [AAAAABBCD]; B hand: [EEEFFFDDC]", edition, seats=2)
    assert (t.asked, t.about) == ("A", "password")
    assert {o.split(":")[1].split("@")[0] for o in t.options} == set(hand(t, "A")[:5]), "an A has to come first"
    while t.about == "password" and t.asked == "A":
        t.play(t.options[-1])
    assert len(t.cards("banking password")) == len(t.cards("government password")) == 3


@english
def test_two_players_trade_without_a_choice_of_partner(edition: str) -> None:
    """AD-82: there is only one."""
    t = table("A hand: [2]; B hand: [1]", edition, seats=2).play("trade")
    assert t.about == "trade_card"


@english
def test_a_requirement_lost_in_the_window_changes_nothing(edition: str) -> None:
    """AD-59, AD-R8: checked once, at announcement; groups are read when the card resolves."""
    t = table("active: C; C hand: freeware software-patch [1]; A levels: micronopoly=user", edition)
    t.play("play:software-patch")
    assert (t.asked, t.options) == ("C", ["pass", "play:freeware"]), "the acting player may respond too"
    quiet(t.play("play:freeware"))
    assert facts(t)["next"]["A"] and set(facts(t)["next"]["A"]) == {"no-benefits", "more-actions*1"}


@english
def test_statuses_and_upgrades_outlive_a_removed_marker(edition: str) -> None:
    """AD-R36, AD-R38."""
    t = table(
        "active: C; C hand: delete-account; A levels: micronopoly=user; A status: limit-cut*2; A upgrades: over-clock; "
        "A next: no-attempts",
        edition,
    ).play("play:delete-account")
    assert level(t, "A", "micronopoly") == 0 and limit(t, "A") == 4 and t.cards("A upgrades") == ["over-clock"]
    assert facts(t)["next"]["A"] == ["no-attempts"]


@english
def test_oper_ends_a_status_for_good(edition: str) -> None:
    """AD-R38: it does not come back when Oper is lost later."""
    t = table("A status: limit-cut*2; A levels: micronopoly=user; A hand: guru; C hand: delete-account", edition)
    assert limit(t.play("play:guru"), "A") == 6
    until(t, "C", "action").play("play:delete-account")
    assert level(t, "A", "micronopoly") == 0 and limit(t, "A") == 6


def test_2013_bug_is_not_betrayed_by_a_missing_question() -> None:
    """AD-R62: B, whose Government bonus rests because of Bug, looks like B who declined it."""
    seen = []
    for card in ("bug", "samurai"):
        t = table(f"active: B; step: begin; pile: bbs ice; B hand: {card} phreaking", "2013")
        shown = []
        while t.about not in ("action", "discard"):
            shown.append(t.view("C").plain())
            t.play("no" if "no" in t.options else "done")
        shown.append(t.view("C").plain())
        seen.append([view for n, view in enumerate(shown) if n == 0 or view != shown[n - 1]])
    assert seen[0] == seen[1]


@pytest.mark.parametrize(("edition", "hushed"), [("2014", False), ("2013", True)])
def test_step_1_is_asked_in_a_hush_where_potatoes_are_silent(edition: str, hushed: bool) -> None:
    """AD-R62: a missing step 1 must not show."""
    t = table("step: begin; A hand: [1]", edition)
    assert (t.about, t.hushed) == ("attempt", hushed)


def test_2013_trojan_leaves_the_same_story() -> None:
    """AD-R62, AD-R94: what the others read of the turn is the same."""
    stories = []
    for card in ("trojan", "samurai"):
        t = table(f"step: begin; A hand: {card} phreaking; C hand: freeware", "2013")
        while t.fact("active") == "A":
            t.play("play:phreaking" if "play:phreaking" in t.options else "pass" if t.asked == "C" else "done")
        stories.append(t.seen_by("D"))
    assert stories[0] == stories[1]
