"""Access Denied 2013: which hot potato went from hand to hand, by what its holders do later (AD-64, AD-R30, AD-R62).

Three players: A Banking, B Government, C Micronopoly. C looks on, and can name the cards of all
passwords and of the pile.
"""

import pytest

from tests.games.access_denied.positions import answer, quiet, table, until
from tests.games.access_denied.rulebook.test_bug_refuted import FITS, PASSWORDS, PILE, REFUTED, bug, small
from tests.games.access_denied.rulebook.worlds import imagined, may_be, numbers, told
from tests.support.table import Table


def from_discards_on(seat: str, text: str, deck: str = "none", named: str = "") -> Table:
    """A position at the end of a player's turn, so that C hears the next one begin."""
    fields = "; ".join(f"{sector} password: {cards}" for sector, cards in PASSWORDS.items())
    known = f"known C: {' '.join([named, *PASSWORDS.values()])}; outside C: {named or 'none'}"
    return table(
        f"active: {seat}; step: discard; {text}; {fields}; {known}; deck: {deck}; pile: {PILE}", "2013", seats=3
    )


def may_hold(t: Table, seat: int, *cards: str) -> bool:
    """Whether a player may have these cards now, as C can tell."""
    return may_be(told(t, "C"), {seat: numbers(t, cards)})


def test_a_player_who_dials_was_handed_worm() -> None:
    """AD-R30: A began with neither Bug nor Trojan, so what B had handed on is Worm."""
    t = from_discards_on(
        "A", "A upgrades: war-dialer; A hand: [2]; B hand: worm trojan bug; C hand: copybot; B levels: banking=root"
    )
    quiet(until(t, "B", "action").play("hand_on:worm", "at@A"))
    assert all(may_hold(t, 0, potato) for potato in ("worm", "trojan", "bug"))
    until(t, "A", "attempt").play("dial@telecomm")
    assert [potato for potato in ("worm", "trojan", "bug") if may_hold(t, 0, potato)] == ["worm"]


@pytest.mark.parametrize(("upgrade", "end"), [("war-dialer", False), ("ice", True)])
def test_a_card_traded_after_war_dialer_is_not_bug(upgrade: str, end: bool) -> None:
    """AD-R70: C can name B's other card, and A gives a card E; Bug may lie in the deck."""
    held = "A hand: fdic [2]; B hand: bank-run; C hand: copybot"
    t = from_discards_on("C", f"A upgrades: {upgrade}; {held}", deck="bug red-tape", named="bank-run")
    answer(until(t, "A", "attempt"), "dial@government")
    until(t, "A", "action").play("trade", "at@B", "offer:fdic", "unnamed", "done", "done", "accept")
    assert may_hold(t, 1, "bug") == end and may_hold(t, 1, "fdic")


def test_bug_may_come_later() -> None:
    """AD-R63: A dials, then gets a card E of B's for another card: it began without Bug, and may hold it now."""
    t = from_discards_on(
        "C", "A upgrades: war-dialer; A hand: fdic phreaking; B hand: red-tape bank-run; C hand: copybot", "bug spam"
    )
    until(t, "A", "attempt").play("dial@telecomm")
    assert not may_hold(t, 0, "bug") and bug(t) == REFUTED
    until(t, "A", "action").play("trade", "at@B", "offer:phreaking", "unnamed", "done", "give:red-tape")
    answer(t, "done").play("accept")
    assert may_hold(t, 0, "bug") and bug(t) == REFUTED
    assert {"bug" in world["A"] for world in imagined(t, "C")} == {True, False}


def test_bug_may_have_gone_before() -> None:
    """AD-64: B has taken a card of A's before A's turn; then A dials."""
    hands = "A hand: red-tape whoops-disconnect [1]; B hand: olfactopeg bank-run; C hand: copybot"
    t = small(
        f"active: B; B levels: universities=oper; A upgrades: war-dialer; {hands}", "bug spam", "olfactopeg bank-run"
    )
    quiet(until(t, "B", "action").play("play:olfactopeg"))
    until(t, "A", "attempt").play("dial@telecomm")
    assert (may_hold(t, 0, "bug"), may_hold(t, 1, "bug")) == (False, True)


HANDED_ON = "A upgrades: 2nd-phone-line; A hand: trojan phreaking [2]; B hand: bug worm; C hand: copybot"


def test_handing_on_takes_an_action() -> None:
    """AD-R64, AD-R66: with Bug it cannot be the second thing done in a turn, nor can a play after it."""
    t = small(HANDED_ON)
    assert bug(until(t, "A", "action").play("hand_on:trojan", "at@B")) == FITS
    assert bug(until(t, "A", "action").play("play:phreaking")) == REFUTED
    t = small(HANDED_ON)
    assert bug(quiet(until(t, "A", "action").play("play:phreaking"))) == FITS
    assert bug(t.play("hand_on:trojan", "at@B")) == REFUTED


def test_a_turn_that_is_skipped_began_without_bug() -> None:
    """AD-55, AD-R60: the bonus works."""
    t = from_discards_on("C", "A levels: newsmedia=root; A hand: [4]; B hand: bug [1]; C hand: copybot")
    until(t, "A", "newsmedia")
    assert may_hold(t, 0, "bug")
    t.play("skip")
    assert not may_hold(t, 0, "bug")
