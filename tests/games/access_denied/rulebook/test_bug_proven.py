"""Access Denied: what Bug alone can bring about proves it, what Bug would have prevented refutes it (AD-R69)."""

import pytest

from tests.games.access_denied.positions import answer, passive, until
from tests.games.access_denied.rulebook.test_bug_refuted import (
    FITS,
    REFUTED,
    TWO_PLAYS,
    WIDE,
    bug,
    small,
    with_a,
    with_b,
)
from tests.games.access_denied.rulebook.test_german_potatoes_refuted import begins, held
from tests.support.table import Table

PROVEN = {True}
TURN_OF_B = "B levels: micronopoly=root; active: B; A hand: [2]; C hand: copybot"


def offer(t: Table, *ends: str) -> Table:
    """A offers B a card, and nothing comes of it."""
    answer(until(t, "A", "action").play("trade", "at@B"), f"offer:{t.cards('A hand')[-1]}").play("unnamed", "done")
    return t.play(*ends)


@pytest.mark.parametrize("upgrade", ["over-clock", "2nd-phone-line"])
@pytest.mark.parametrize("ends", ["decline", "done withdraw"])
def test_a_card_is_played_and_another_offered(upgrade: str, ends: str) -> None:
    """AD-22, AD-R71: an offer in vain costs no action, but with Bug there would be none to trade with."""
    t = with_a(f"A upgrades: {upgrade}", TWO_PLAYS)
    assert bug(until(t, "A", "action").play("play:phreaking")) == FITS
    assert bug(offer(t, *ends.split())) == REFUTED


def test_a_card_is_offered_and_another_played() -> None:
    """AD-R71: with the one action that A has with Bug too."""
    t = offer(with_a("A upgrades: over-clock", TWO_PLAYS), "decline")
    assert bug(until(t, "A", "action").play("play:phreaking")) == FITS


def test_a_card_is_offered_where_there_was_no_action() -> None:
    """AD-R65: after Flame War; but for Over-Clock there would be none to trade with."""
    t = with_a("A next: fewer-actions*1; A upgrades: over-clock", TWO_PLAYS)
    assert bug(t) == FITS
    assert bug(offer(t, "decline")) == REFUTED


def test_a_german_card_is_played_and_another_offered() -> None:
    """The German Bug allows one action."""
    t = begins("de-bug", "A levels: newsmedia=root", "de-phreaking [3]")
    assert held(until(t, "A", "action").play("play:de-phreaking"), "de-bug") == FITS
    assert held(offer(t, "decline"), "de-bug") == REFUTED


def test_a_free_play_where_there_was_no_action() -> None:
    """AD-R67: under Fifteen Minutes; but for 2nd Phone Line nothing could be played."""
    t = with_a("A next: no-actions; A upgrades: 2nd-phone-line", TWO_PLAYS)
    assert bug(t) == FITS
    assert bug(until(t, "A", "action").play("play:phreaking")) == REFUTED


def test_spam_at_oneself_makes_its_player_discard() -> None:
    """AD-R72: B has seven cards and, as all believe, a limit of eight; one is discarded all the same."""
    t = small(f"{TURN_OF_B}; B hand: spam bug [6]")
    assert bug(t, "B") == FITS
    until(t, "B", "action").play("play:spam", "at@B")
    while t.about != "idle":
        passive(t)
    assert t.asked == "C" and len(t.cards("B hand")) == 6
    assert bug(t, "B") == PROVEN


def test_spam_at_oneself_makes_nobody_discard() -> None:
    """AD-R72: the other way round."""
    t = until(with_b(WIDE["Micronopoly"], "spam [7]"), "B", "action").play("play:spam", "at@B")
    while t.about != "idle":
        passive(t)
    assert len(t.cards("B hand")) == 7 and bug(t, "B") == REFUTED


def test_backup_in_step_3_within_the_limit() -> None:
    """AD-R44: B has seven cards and, as all believe, a limit of eight; there is nothing else to save them from."""
    t = small(f"{TURN_OF_B}; B hand: backup bug [5]")
    assert bug(t, "B") == FITS
    assert bug(until(t, "B", "backup").play("play:backup"), "B") == PROVEN
