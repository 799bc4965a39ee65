"""Access Denied: an onlooker imagines every world that fits what it saw.

C can name all passwords: Banking B/C/F, Government A/D/E, its own A/C/D.
"""

from sneakernet.games.access_denied.deduction.columns import Columns
from tests.games.access_denied.positions import english, hand, quiet, table, until
from tests.games.access_denied.rulebook.worlds import hands, told
from tests.support.table import Table

PASSWORDS = {
    "banking": "olfactopeg sol over-clock",
    "government": "usenet line-spike flame-war",
    "micronopoly": "bbs route-trace beta-site",
}


def small(text: str, edition: str, named: str = "") -> Table:
    """A position of three players in which C can name all cards of passwords, and these."""
    fields = "; ".join(f"{sector} password: {cards}" for sector, cards in PASSWORDS.items())
    known = " ".join([named, *PASSWORDS.values()])
    return table(f"{text}; {fields}; known C: {known}; outside C: {named or 'none'}", edition, seats=3)


@english
def test_a_card_may_have_been_drawn_before_its_code_was_said(edition: str) -> None:
    """A draws, says that card's code in vain, draws again, discards the first: no other card need have the code."""
    cards = "A hand: fbi-raid; B hand: guru bank-run red-tape warez; C hand: freeware"
    t = small(f"step: draw; {cards}; deck: none; pile: samurai listserv fdic phreaking", edition).play("draw", "done")
    (drawn,) = set(hand(t, "A")) - {"fbi-raid"}
    until(t, "A", "action").play("trade", "at@B", f"offer:{drawn}", "unnamed", "done", "decline")
    until(t, "A", "draw").play("draw")
    until(t, "A", "discard").play(f"discard:{drawn}")
    assert {"fbi-raid" in cards for cards in hands(t, "C", "A")} == {True, False}


def test_hot_potatoes_that_go_to_and_fro() -> None:
    """2013: A and B hand one on to each other again and again; C can imagine that."""
    t = small("A hand: trojan [4]; B hand: worm [4]; C hand: [2]; deck: [12]", "2013")
    for _ in range(4):
        quiet(until(t, "A", "action").play("hand_on:trojan", "at@B"))
        quiet(until(t, "B", "action").play("hand_on:trojan", "at@A"))
    assert Columns(told(t, "C")).possible
