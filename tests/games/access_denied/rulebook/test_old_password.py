"""German: a card that did not match the new password may well have matched the old one (AD-42, AD-45, AD-R78).

A tries for Oper of Government with ICE (E) and Blog (F): the password A, B, E gives ICE back. B sets C, D, F.
A discards ICE, takes it back with CopyBot as all see, and tries again with ICE and Kriegs-Haendler (D): ICE is kept.
"""

from tests.games.access_denied.positions import answer, hand, passive, quiet, table, until
from tests.games.access_denied.rulebook.worlds import hands, sets
from tests.support.table import Table

POSITION = (
    "A levels: government=user micronopoly=user telecomm=user; B levels: banking=user micronopoly=user telecomm=user; "
    "A hand: de-ice de-blog de-copybot de-kriegs-haendler; C hand: de-winzap; deck: none; "
    "B hand: de-code-verschluesseln de-major-release de-bank-run de-warez de-rotes-band; "
    "banking password: de-entferne-anmeldung de-sol de-beta-website; "
    "government password: de-samurai de-olfactopeg de-fdic; "
    "micronopoly password: de-satan-virus de-route-verfolgen de-strom-spitze; known C: de-entferne-anmeldung de-sol "
    "de-beta-website de-satan-virus de-route-verfolgen de-strom-spitze"
)
NEW = ("de-major-release", "de-bank-run", "de-warez")


def attempt(t: Table, *cards: str) -> None:
    quiet(t.play("attempt@government"))
    quiet(answer(t, *(f"give:{card}" for card in cards)))


def played() -> Table:
    t = table(POSITION, "german", seats=3)
    attempt(t, "de-blog", "de-ice", "de-blog")
    assert "de-blog" in hand(t, "B") and "de-ice" in hand(t, "A")
    until(t, "B", "action").play("play:de-code-verschluesseln")
    answer(t, *(f"choose:{card}@government" for card in NEW))
    while t.about in ("old_password", "respond"):
        passive(t)
    until(t, "A", "discard").play("discard:de-ice")
    while not (t.asked == "A" and "play:de-copybot" in t.options):
        passive(t)
    quiet(t.play("play:de-copybot"))
    attempt(until(t, "A", "attempt"), "de-kriegs-haendler", "de-ice")
    assert "de-ice" in hand(t, "B") and hand(t, "A") == ["de-kriegs-haendler"]
    return t


def test_a_card_may_have_matched_the_old_password_and_not_the_new_one() -> None:
    """C, who looks on, cannot know which of the two cards was kept: it may be either."""
    assert sets("de-ice", "de-kriegs-haendler") <= hands(played(), "C", "A")
