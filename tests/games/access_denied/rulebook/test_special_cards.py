"""Access Denied, cards that ask several players: FDIC, Spam, Usenet, No eTaxes (AD-R72 to AD-R76)."""

import pytest

from tests.games.access_denied.positions import (
    answer,
    draw_all,
    english,
    hand,
    knows,
    limit,
    quiet,
    table,
    told,
)
from tests.support.table import Table


@english
def test_fdic(edition: str) -> None:
    """P2 keeps 3 of own choice, 4 go privately to P1 (AD-R75)."""
    t = table("A hand: fdic; B hand: [7]", edition)
    cards = hand(t, "B")
    t.play("play:fdic")
    assert (t.asked, t.about) == ("B", "keep")
    answer(t, *(f"keep:{cards[n]}" for n in (0, 3, 6)))
    gone = [cards[n] for n in (1, 2, 4, 5)]
    assert hand(t, "B") == [cards[n] for n in (0, 3, 6)] and hand(t, "A") == gone and t.cards("pile") == ["fdic"]
    for reader in ("C", "F", "spectator"):
        assert told(t, reader, "gave") == ["B gave:?@A"] * 4
    assert set(told(t, "A", "gave")) == {f"B gave:{c}@A" for c in gone}


@english
def test_fdic_needs_another_controller_of_government(edition: str) -> None:
    """Not if P1 controls Government, or nobody does (AD-R75, AD-R9)."""
    t = table("sectors: A=government B=banking C=telecomm; A levels: banking=root; A hand: fdic [1]", edition, 3)
    assert t.refuses("play:fdic").rule in ("AD-60", "AD-R75")
    t = table("sectors: A=banking B=micronopoly C=newsmedia; A hand: fdic [1]", edition, seats=3)
    assert t.refuses("play:fdic").rule in ("AD-60", "AD-R75")


@english
def test_spam(edition: str) -> None:
    """Gifts P3 to P1, draws up to the limits, P2 discards 2 at random (AD-R72)."""
    t = table("A hand: spam [2]; B hand: [5]; C hand: [3]; D hand: [6]", edition)
    given = hand(t, "C")
    t.play("play:spam", "at@B")
    assert (t.asked, t.about, t.options[0]) == ("C", "gift", "done")
    answer(t, *(f"give:{c}" for c in given))
    assert (t.asked, t.about) == ("D", "gift")
    t.play("done")
    assert (t.asked, t.about) == ("A", "gift"), "E and F have nothing to give; P1 is the last"
    t.play("done")
    assert len(hand(t, "B")) == 8 and (t.asked, t.about) == ("C", "spam_draw"), "P2 has 8 and draws none"
    t.play("done")
    assert t.asked == "E", "P4 has 6 and draws none"
    t.play("done", "done")
    assert (t.asked, t.about) == ("A", "spam_draw")
    t.play("draw", "draw", "draw", "draw")
    assert len(hand(t, "A")) == 6 and len(hand(t, "B")) == 6 and t.cards("pile")[-1] == "spam"
    assert len(t.cards("pile")) == 3 and len(told(t, "spectator", "discarded")) == 2
    assert told(t, "spectator", "gave") == ["C gave:?@B"] * 3
    assert set(told(t, "B", "gave")) == {f"C gave:{c}@B" for c in given}


@english
def test_spam_may_hit_its_own_player(edition: str) -> None:
    """AD-R4: any player; Spam itself is in play and no hand card (AD-R72)."""
    t = table("A hand: spam [6]; B hand: [2]", edition).play("play:spam")
    assert "at@A" in t.options
    t.play("at@A")
    assert (t.asked, t.about) == ("B", "gift")
    answer(t, *(f"give:{c}" for c in hand(t, "B")), "done")
    while t.about == "spam_draw":
        t.play("done")
    assert len(hand(t, "A")) == 6


@english
def test_who_ignores_the_limit_is_spared_the_discard_but_draws_no_more(edition: str) -> None:
    """AD-R72: P3's numeric limit is 8."""
    t = table("A hand: spam; C hand: [9]; C status: unlimited; D hand: [1]", edition).play("play:spam", "at@C")
    answer(t, "done")
    while t.about in ("gift", "spam_draw"):
        assert (t.asked, t.about) != ("C", "spam_draw")
        t.play("done")
    assert len(hand(t, "C")) == 9


@english
def test_spam_allows_no_draw_under_direct_deposit(edition: str) -> None:
    """AD-R56: that turn, also by Spam."""
    t = table("now: no-drawing; A hand: spam [1]; B hand: [1]", edition).play("play:spam", "at@B")
    while t.about in ("gift", "spam_draw"):
        assert (t.asked, t.about) != ("A", "spam_draw")
        t.play("done")


@english
def test_usenet_gift_stays_and_return_is_random(edition: str) -> None:
    """AD-R73, AD-R45: cards just received are never returned; Backup stops the return only."""
    t = table("A hand: usenet [2]; B hand: backup [2]", edition)
    given = [c for c in hand(t, "A") if c != "usenet"]
    answer(t.play("play:usenet", "at@B"), *(f"give:{c}" for c in given), "done")
    assert (t.asked, t.about) == ("B", "backup")
    t.play("play:backup")
    assert set(given) <= set(hand(t, "B")) and len(hand(t, "B")) == 4 and hand(t, "A") == []


@english
def test_the_usenet_gift_is_set_aside_at_the_announcement(edition: str) -> None:
    """AD-R101: no longer hand while answers are awaited; facedown."""
    t = table("A hand: usenet [2]; B hand: [1]; C hand: copybot; pile: [1]", edition)
    first, second = [c for c in hand(t, "A") if c != "usenet"]
    answer(t.play("play:usenet", "at@B", f"give:{first}"), "done")
    assert t.asked == "C" and hand(t, "A") == [second]
    view = t.view("C")
    assert view.places["set aside"].count == 1 and not knows(t, "C", first, "set aside")
    quiet(t)
    assert first in hand(t, "B")


@english
@pytest.mark.parametrize("size", [0, 1, 2])
def test_usenet_takes_no_more_than_there_is(edition: str, size: int) -> None:
    """AD-R6: min(N, original hand)."""
    t = table(f"A hand: usenet [2]; B hand: [{size}]", edition)
    given = [c for c in hand(t, "A") if c != "usenet"]
    answer(t.play("play:usenet", "at@B"), *(f"give:{c}" for c in given), "done")
    assert len(hand(t, "A")) == size and hand(t, "B") == given


@english
def test_limit_ignored_counts_for_drawing(edition: str) -> None:
    """AD-33, AD-R79: no upper bound in step 4."""
    t = table("active: B; step: draw; B status: unlimited; B hand: [8]", edition)
    assert limit(t, "B") is None and draw_all(t) == 2 and len(hand(t, "B")) == 10


@english
def test_chance_belongs_to_the_seed(edition: str) -> None:
    """AD-R7: the same position gives the same picks, whoever asks; the victim chooses nothing."""
    text = "active: F; F hand: olfactopeg; A hand: [4]; B hand: [4]; C hand: [4]"
    first, second = (table(text, edition).play("play:olfactopeg") for _ in range(2))
    assert first.save() == second.save() and len(hand(first, "F")) == 3
    assert told(first, "", "took") == told(second, "", "took")


@english
def test_every_card_can_be_picked_at_random(edition: str) -> None:
    """AD-R7: uniform over the cards concerned; over many streams each card of the hand is picked."""
    picked = {"ice": 0, "fdic": 0, "spam": 0}
    for seed in range(40):
        stream = Table("access-denied", "", 3, edition, str(seed)).fact("stream")
        t = table(f"A hand: usenet bbs; B hand: {' '.join(picked)}; stream: {stream}", edition)
        t.play("play:usenet", "at@B")
        picked[hand(t, "A")[0]] += 1
    assert all(count > 4 for count in picked.values())


@english
def test_every_code_can_be_shown(edition: str) -> None:
    """AD-R7, AD-R88: Dumpster Diving picks one of three, independently each time."""
    seen = {"D": 0, "E": 0, "F": 0}
    for seed in range(40):
        stream = Table("access-denied", "", 3, edition, str(seed)).fact("stream")
        t = table(f"A hand: dumpster-diving; stream: {stream}", edition)
        (look,) = told(t.play("play:dumpster-diving", "at@newsmedia"), "A", "saw")
        seen[look.removeprefix("A saw:")[0]] += 1
    assert all(count > 4 for count in seen.values())
