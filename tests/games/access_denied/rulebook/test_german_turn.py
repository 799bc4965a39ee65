"""Zugang Verweigert, the turn of the German edition: actions, limit, drawing, bonuses, the end."""

import pytest

from sneakernet.core.settings import BadSetting
from tests.games.access_denied.positions import (
    READERS,
    actions,
    answer,
    draw_all,
    end_turn,
    facts,
    german,
    hand,
    held,
    level,
    limit,
    next_turn,
    passive,
    told,
    until,
    waiting,
)
from tests.support.table import Table


def test_passwords_and_extra_draws() -> None:
    """In German as in English (AD-11, AD-12)."""
    others = "step: password; B hand: [ABCDEF]; C hand: [ABCDEF]"
    t = german(f"{others}; A hand: [ABBCFF]", 3)
    a, b, b2, c, f, f2 = hand(t, "A")
    t.play(f"choose:{a}@banking", f"choose:{b}@banking")
    assert t.refuses(f"choose:{b2}@banking").rule == "AD-11"
    t = german(f"{others}; A hand: [ABBCFF]", 3)
    answer(t, *(f"choose:{card}@banking" for card in (a, c, f)))
    assert t.asked == "B" and hand(t, "A") == [b, b2, f2]
    t = german(f"{others}; A hand: [EEEFFF]; deck: [FEAB]", 3)
    assert len(told(t, "B", "drew_extra")) == 3 and len(t.cards("deck")) == 1


def test_no_game_for_two() -> None:
    """AD-6: three to six players."""
    with pytest.raises(BadSetting, match="seat-count"):
        Table("access-denied", "", 2, "german")


def test_sectors_are_public_before_cards_are_dealt() -> None:
    """AD-R1, AD-7: dealt facedown, turned up together."""
    t = Table("access-denied", "", 4, "german", "4")
    events = t.seen_by("spectator")
    last = max(n for n, e in enumerate(events) if "got_sector" in e)
    assert last < min(n for n, e in enumerate(events) if " dealt:" in e)
    assert len(told(t, "spectator", "got_sector")) == 4


def test_the_limit_is_the_number_of_sectors_with_access() -> None:
    """Limit 1: two discards and no draw, or three discards and one card (AD-29, AD-34, AD-36)."""
    t = german("active: B; step: discard; B hand: [3]", 4)
    assert limit(t, "B") == 1 and "done" not in t.options
    passive(t)
    assert "done" not in t.options
    passive(t)
    assert t.options[0] == "done"
    t.play("done")
    assert t.fact("active") == "C"
    t = german("active: B; step: discard; B hand: [3]", 4)
    for card in hand(t, "B"):
        answer(t, f"discard:{card}")
    assert (t.asked, t.about) == ("B", "draw") and draw_all(t) == 1


@pytest.mark.parametrize(("size", "cards"), [(0, 2), (2, 1), (3, 0)])
def test_the_draw_is_the_number_of_oper_and_root(size: int, cards: int) -> None:
    """Base 2, limit 3 (AD-36)."""
    t = german(f"active: B; step: draw; B levels: micronopoly=oper universities=user; B hand: [{size}]")
    drawn = draw_all(t) if t.asked == "B" else 0
    assert drawn == cards


def test_the_pile_becomes_the_deck() -> None:
    """Base 2 and limit 4 (AD-38)."""
    t = german(
        "active: B; step: draw; B levels: micronopoly=oper newsmedia=user telecomm=user; deck: [1]; "
        "pile: [3]; B hand: [2]"
    )
    assert draw_all(t) == 2 and len(t.cards("deck")) == 2 and t.cards("pile") == []


def test_banking_within_the_limit() -> None:
    """Base 1 and bonus 1, but limit 1 (AD-52)."""
    assert draw_all(german("step: draw")) == 1
    t = german("step: draw; A levels: newsmedia=user telecomm=user")
    assert draw_all(t) == 2 and len(hand(t, "A")) == 2


def test_government_takes_a_worm() -> None:
    """Harmless this turn, harmful at the next (AD-53, AD-R63)."""
    t = german("active: B; step: begin; B levels: newsmedia=user telecomm=user; pile: de-wurm").play("take:de-wurm")
    assert all("B salvaged:de-wurm" in t.seen_by(r) for r in READERS)
    until(t, "B", "draw")
    next_turn(t, "B")
    begun = len(t.events)
    end_turn(t)
    assert not [e for e in t.events[begun:] if e.startswith("B drew")]


def test_micronopoly() -> None:
    """Limit 3, at least five of eight cards are discarded (AD-54)."""
    t = german("active: C; step: discard; C hand: [8]")
    assert limit(t, "C") == 3
    for _ in range(5):
        assert "done" not in t.options
        passive(t)
    assert t.options[0] == "done"


@pytest.mark.parametrize(("size", "cards"), [(2, 4), (6, 0)])
def test_newsmedia_holds_at_most_six(size: int, cards: int) -> None:
    """Up to 6 minus hand (AD-55, AD-R60)."""
    t = german(f"active: D; step: begin; D hand: [{size}]")
    assert (t.asked, t.options) == ("D", ["no", "skip"])
    t.play("skip")
    drawn = 0
    while t.about == "newsmedia_draw" and "draw" in t.options:
        t.play("draw")
        drawn += 1
    assert drawn == cards and t.fact("active") == "E"
    if size == 2:
        t = german("active: D; step: begin; D hand: [2]").play("skip", "draw", "done")
        assert len(hand(t, "D")) == 3 and t.fact("active") == "E", "as many as wished"


def test_trojaner_leaves_the_automatic_access() -> None:
    """Step 1 exists, no attempts, but the Universities bonus (AD-R32, AD-R33)."""
    t = german("active: F; step: begin; F hand: de-trojaner [2]")
    assert (t.asked, t.about) == ("F", "attempt") and not any(o.startswith("attempt") for o in t.options)
    t.play("automatic@newsmedia")
    assert level(t, "F", "newsmedia") == 1 and not any(o.startswith("attempt") for o in t.options)


def test_only_the_sole_root_holder_has_the_bonus() -> None:
    """P3's limit falls to 1, P1 gets no +2 (AD-50, AD-R83)."""
    t = german("A levels: micronopoly=oper; A hand: [CDE]")
    assert (limit(t, "C"), limit(t, "A")) == (3, 2)
    t.play("attempt@micronopoly")
    assert (limit(t, "C"), limit(t, "A")) == (1, 2) and facts(t)["bonuses"]["C"] == []


def test_actions_are_counted_when_step_2_begins() -> None:
    """2 actions; Root gained in step 2 adds nothing this turn; then 3 (AD-19)."""
    t = german("active: B; B levels: banking=root telecomm=oper; B hand: [4]", 4)
    assert actions(t) == 2
    answer(t.play("attempt@telecomm"), *(f"pay:{c}" for c in hand(t, "B")))
    assert level(t, "B", "telecomm") == 3
    until(t, "B", "draw")
    assert draw_all(t) == 3
    next_turn(t, "B")
    until(t, "B", "action")
    assert actions(t) == 3


def test_one_action_is_left_after_the_first() -> None:
    """1, not 2."""
    t = german("active: B; B levels: banking=root telecomm=oper; B hand: [5]", 4)
    answer(t.play("attempt@telecomm"), *(f"pay:{c}" for c in hand(t, "B")[:4]))
    assert (t.about, actions(t)) == ("action", 1)


def test_access_lost_bites_in_the_next_own_step_3() -> None:
    """AD-R84: Zugriff löschen lowers the limit, the hand stays until then."""
    t = german("B levels: banking=oper newsmedia=user; B hand: [3]; A hand: de-zugriff-loeschen")
    assert limit(t, "B") == 3
    t.play("play:de-zugriff-loeschen")
    assert limit(t, "B") == 2 and len(hand(t, "B")) == 3
    until(t, "B", "discard")
    assert "done" not in t.options and len(hand(t, "B")) == 3


def test_dsl_and_beliebter_krieg() -> None:
    """Four allowed, limit 6, hand 3: three cards (AD-30, AD-37)."""
    t = german(
        "active: B; step: draw; B levels: micronopoly=oper banking=user newsmedia=user telecomm=user "
        "universities=user; B upgrades: de-dsl de-beliebter-krieg; B hand: [3]"
    )
    assert limit(t, "B") == 6 and draw_all(t) == 3
    t = german("active: B; step: draw; B upgrades: de-dsl de-beliebter-krieg; B status: unlimited; B hand: [3]")
    assert draw_all(t) == 3


def test_leichter_kredit_replaces_the_base() -> None:
    """Up to 3, not 5; with base 4 only the limit falls away; the good day brings six (AD-37, AD-R57)."""
    t = german("active: B; step: draw; B levels: banking=oper; B hand: de-leichter-kredit [2]")
    assert draw_all(t.play("play:de-leichter-kredit")) == 3
    t = german(
        "active: B; step: draw; B levels: banking=oper micronopoly=oper newsmedia=oper; B hand: de-leichter-kredit [4]"
    )
    assert draw_all(t.play("play:de-leichter-kredit")) == 4
    t = german("active: B; step: draw; B levels: newsmedia=oper; B hand: de-ein-guter-tag-am-markt [2]")
    assert draw_all(t.play("play:de-ein-guter-tag-am-markt")) == 6


def test_a_longer_game_counts_uncontrolled_sectors() -> None:
    """Goal 4, Root in Telekom wins (AD-77)."""
    t = german("A levels: government=root newsmedia=root telecomm=oper; A hand: [4]", 4, goal=4)
    answer(t.play("attempt@telecomm"), *(f"pay:{c}" for c in hand(t, "A")))
    assert t.winners == ["A"]


@pytest.mark.parametrize(("user", "winners"), [(" newsmedia=user", ["B"]), ("", ["A", "B"])])
def test_the_time_limit(user: str, winners: list[str]) -> None:
    """Root, then Oper, then User; uncontrolled Telekom does not count (AD-85, AD-86)."""
    t = german(
        "step: draw; turn: 8; A levels: government=root micronopoly=oper telecomm=root; "
        f"B levels: banking=root micronopoly=oper{user}",
        4,
        time_limit=8,
    )
    assert passive(t).winners == winners


def test_spam_costs_actions() -> None:
    """2 - 3 is 0, nothing carries over; alone in Telekom, P2 is immune (AD-R47, AD-56)."""
    t = german("B levels: banking=root; A hand: de-spam [1]; C hand: [2]", 4).play("play:de-spam", "at@B")
    assert (t.asked, t.about) == ("C", "gift")
    answer(t, *(f"give:{c}" for c in hand(t, "C")))
    assert (t.asked, t.about) == ("A", "gift")
    answer(t, *(f"give:{c}" for c in hand(t, "A")))
    assert waiting(t, "B") == ["fewer-actions*3"] and len(hand(t, "B")) == 3
    next_turn(t, "B")
    asked = []
    while t.fact("active") == "B":
        asked.append(t.about)
        passive(t)
    assert "action" not in asked
    t = german("active: B; step: attempt; B levels: telecomm=root; now: fewer-actions*3; B hand: [2]", 4).play("done")
    assert (t.about, actions(t)) == ("action", 2)


def test_rotes_band_forbids_attempts() -> None:
    """P2 draws normally."""
    t = german("active: B; step: begin; B next: no-attempts; B hand: [1]; B levels: newsmedia=user")
    seen = []
    while t.fact("active") == "B":
        seen.append(t.about)
        assert not any(o.startswith("attempt") for o in t.options)
        passive(t)
    assert "draw" in seen and "attempt" not in seen


def test_kriegs_haendler() -> None:
    """Two attempts with cards in step 1, under Trojaner none (AD-R85)."""
    text = "active: B; step: begin; B levels: universities=user; B upgrades: de-kriegs-haendler"
    t = german(f"{text}; B hand: [AEF]")
    assert t.about == "attempt"
    answer(t.play("attempt@newsmedia"), f"give:{held(t, 'B', 'E')[0]}")
    assert (t.asked, t.about, level(t, "B", "newsmedia")) == ("B", "attempt", 1)
    answer(t.play("attempt@banking"), f"give:{held(t, 'B', 'A')[0]}")
    assert (t.asked, t.about, level(t, "B", "banking")) == ("B", "action", 1)
    t = german(f"{text}; B hand: de-trojaner [2]")
    assert t.about == "action"


def test_universities_may_replace_one_of_two_attempts() -> None:
    """AD-R85."""
    t = german("active: F; step: attempt; F upgrades: de-kriegs-haendler; F hand: [D]").play("automatic@banking")
    assert (t.asked, t.about) == ("F", "attempt") and "attempt@newsmedia" in t.options
