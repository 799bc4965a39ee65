"""Zugang Verweigert, where rules meet: corners of the German edition."""

import pytest

from tests.games.access_denied.positions import (
    actions,
    answer,
    draw_all,
    german,
    hand,
    held,
    level,
    limit,
    passive,
    quiet,
    told,
    until,
    waiting,
)


@pytest.mark.parametrize("cap", ["step: begin; A hand: de-bug", "A status: one-action; A hand:"])
def test_a_cap_counts_actions_taken_in_the_whole_turn(cap: str) -> None:
    """AD-20: Bank Irrtum adds an action, but one has been taken."""
    t = german(f"A levels: government=root; {cap} de-bank-irrtum-zu-deinen-gunsten de-phreaking")
    until(t, "A", "action").play("play:de-bank-irrtum-zu-deinen-gunsten", "draw")
    assert (t.asked, t.about) == ("A", "discard")


def test_presse_pass_is_asked_only_when_something_is_lost() -> None:
    """AD-R48: no loss, no question; immune by Telekom, no question (AD-R47)."""
    t = german("active: D; step: attempt; D hand: de-presse-pass [1]").play("done")
    assert t.about == "action"
    t = german("active: D; step: attempt; D levels: telecomm=root; now: fewer-actions*1; D hand: de-presse-pass [1]", 4)
    assert t.play("done").about == "action"


def test_presse_pass_voids_sol_for_one_turn() -> None:
    """AD-R48: S.O.L. for this turn only."""
    t = german("active: D; step: attempt; D levels: banking=root; D status: one-action; D hand: de-presse-pass [2]")
    t.play("done", "play:de-presse-pass")
    assert actions(t) == 2
    until(t, "A", "draw")
    until(t, "D", "action")
    assert actions(t) == 1


def test_too_few_codes_at_the_hand_over_spring_retro_virus() -> None:
    """AD-R95, AD-R55: no cards are shown, the attempt was made and failed."""
    t = german("newsmedia cards: de-retro-virus@B; A levels: newsmedia=user; A hand: de-keine-esteuern [D]")
    t.play("attempt@newsmedia", "play:de-keine-esteuern")
    assert told(t, "", "handed_over") == [] and hand(t, "A") == [] and t.cards("pile")[-1] == "de-retro-virus"


def test_abbruch_bot_in_step_1() -> None:
    """AD-R98: the free attempt is played out; no action follows."""
    t = german("step: attempt; A levels: newsmedia=user; A hand: de-keine-esteuern [DEF]; D hand: de-abbruch-bot")
    t.play("attempt@newsmedia", "play:de-keine-esteuern", "play:de-abbruch-bot@de-keine-esteuern")
    d, e = held(t, "A", "DE")
    answer(t, f"give:{d}", f"give:{e}")
    assert level(t, "A", "newsmedia") == 2 and t.fact("active") == "B"


def test_a_turn_cut_short_ends_with_an_idle_point() -> None:
    """AD-R98, AD-69."""
    t = german("A hand: de-ueberzogen [1]; B hand: [3]; C levels: banking=oper; C hand: de-abbruch-bot de-winzap")
    t.play("play:de-ueberzogen", "at@B", "play:de-abbruch-bot@de-ueberzogen")
    asked = []
    while t.about in ("respond", "idle") and t.fact("active") == "A":
        asked.append(t.about)
        t.play("pass")
    assert asked[-1] == "idle" and t.fact("active") == "B" and len(hand(t, "A")) == 1


def test_guru_has_no_pre_attempt_window() -> None:
    """AD-R96: Abhören has nothing to look at."""
    t = german("A levels: newsmedia=user; A hand: de-guru [1]; B hand: de-abhoeren").play("play:de-guru")
    assert t.asked == "A" and level(t, "A", "newsmedia") == 2


@pytest.mark.parametrize(("size", "given"), [(0, 0), (1, 1), (2, 1), (5, 3)])
def test_half_a_hand(size: int, given: int) -> None:
    """AD-R46: ceil(hand / 2)."""
    t = german(f"A hand: de-fdic; B hand: [{size}]").play("play:de-fdic")
    answer(t, *(f"give:{c}" for c in hand(t, "B")[:given]))
    assert len(hand(t, "A")) == given


def test_the_bonus_of_an_uncontrolled_sector() -> None:
    """AD-50: its only Root holder has it, two have none."""
    text = "active: A; step: attempt; A levels: universities=root; A hand: [1]"
    assert "automatic@telecomm" in german(text, 4).options
    assert "automatic@telecomm" not in german(f"{text}; B levels: universities=root", 4).options


def test_skipping_with_a_full_hand() -> None:
    """AD-R60: a hand of six or more draws nothing, but the turn may be skipped; Direkte Einlage forbids it."""
    t = german("active: D; step: begin; D hand: [7]").play("skip")
    assert len(hand(t, "D")) == 7 and t.fact("active") == "E"
    t = german("active: D; step: begin; D next: no-drawing; D hand: [1]")
    assert t.about == "attempt"


def test_an_extra_action_is_lost_first_and_a_gain_comes_after() -> None:
    """AD-R99: 1 + 1 - 3 is raised to 0; Bank Irrtum cannot be played without an action."""
    t = german("step: attempt; A upgrades: de-uebertaktet; now: fewer-actions*3; A hand: [1]").play("done")
    assert t.about == "discard"


def test_spam_answered_by_presse_pass() -> None:
    """AD-R48: announced before the gifts are counted; the cards are received all the same."""
    t = german("A hand: de-spam [2]; D hand: de-presse-pass").play("play:de-spam", "at@D")
    assert (t.asked, t.options) == ("D", ["pass", "play:de-presse-pass@de-spam"])
    t.play("play:de-presse-pass@de-spam")
    answer(t, *(f"give:{c}" for c in hand(t, "A")))
    quiet(t)
    assert waiting(t, "D") == [] and len(hand(t, "D")) == 2


def test_leichter_kredit_counts_cards_already_drawn() -> None:
    """AD-37: one drawn, two more."""
    t = german("active: B; step: draw; B levels: banking=oper newsmedia=user; B hand: de-leichter-kredit")
    assert limit(t, "B") == 3
    t.play("draw", "play:de-leichter-kredit")
    assert draw_all(t) == 2


def test_keine_esteuern_with_leichter_kredit() -> None:
    """AD-37, AD-R57: base 3 and two more."""
    t = german("active: B; step: draw; now: etaxes*1; B levels: banking=oper; B hand: de-leichter-kredit")
    assert draw_all(t.play("play:de-leichter-kredit")) == 5


def test_a_second_kriegs_haendler_attempt_after_a_stopped_one() -> None:
    """AD-R85, AD-R28: the first is spent, the second is left."""
    t = german("step: attempt; A upgrades: de-kriegs-haendler; A hand: [DE]; D hand: de-route-verfolgen")
    answer(t.play("attempt@newsmedia"), f"give:{hand(t, 'A')[0]}").play("play:de-route-verfolgen")
    assert (t.asked, t.about) == ("A", "attempt")


def test_code_verschluesseln_and_an_attempt_afterwards() -> None:
    """AD-R78: attempts are judged by the new password."""
    t = german("A levels: government=root; A hand: de-code-verschluesseln [DEF]; B hand: [D]")
    new = [c for c in hand(t, "A") if c != "de-code-verschluesseln"]
    t.play("play:de-code-verschluesseln")
    answer(t, *(f"choose:{c}@banking" for c in new))
    while t.about == "old_password":
        passive(t)
    until(t, "B", "attempt").play("attempt@banking")
    assert level(t, "B", "banking") == 1
