"""Access Denied: what attempts of the past say about hands and passwords, and what they do not (AD-43 to AD-46).

Three players: A Banking, B Government, C Micronopoly. A makes attempts on Government, and C looks on.
"""

import pytest

from tests.games.access_denied.positions import answer, english, passive, quiet, table, until
from tests.games.access_denied.rulebook.test_every_world import small
from tests.games.access_denied.rulebook.worlds import codes, hands, password_of, sets
from tests.support.table import Table


def hands_of_a(t: Table) -> set[frozenset[str]]:
    """The hands that A may have, as C can tell."""
    return hands(t, "C", "A")


def give(t: Table, cards: str) -> Table:
    """A hands over these cards in an attempt on Government; nobody plays a card before."""
    return answer(quiet(t.play("attempt@government")), *(f"give:{card}" for card in cards.split()))


def stop(t: Table, cards: str, card: str) -> Table:
    """A hands over these cards in an attempt on Government, and B plays a card against it."""
    t.play("attempt@government")
    picks = [*(f"give:{name}" for name in cards.split()), "pass"]
    while f"play:{card}" not in t.options:
        t.play(next(pick for pick in picks if pick in t.options))
    return t.play(f"play:{card}")


# C can name the password of Government, A/D/E, and no card in the hands of A and B.

OPER = "A levels: government=user; C hand: freeware; deck: none"


@english
def test_a_card_kept_is_wrong_and_a_card_given_back_is_right(edition: str) -> None:
    """AD-45: A has one card left, which came back."""
    t = small(f"{OPER}; A hand: guru fbi-raid; B hand: ice warez", edition)
    quiet(give(t, "guru fbi-raid"))
    assert t.cards("A hand") == ["guru"] and hands_of_a(t) == sets("guru", "ice")


@english
def test_a_card_that_was_not_handed_over_may_be_any(edition: str) -> None:
    """AD-45: A has two cards left, of which one came back, so not both are wrong."""
    t = small(f"{OPER}; A hand: guru fbi-raid mocking-bird; B hand: ice warez", edition)
    quiet(give(t, "guru fbi-raid"))
    wrong, right = ["fbi-raid", "mocking-bird", "warez"], ["guru", "ice"]
    assert hands_of_a(t) == sets(*(f"{r} {w}" for r in right for w in wrong), "guru ice")


@english
def test_cards_of_a_granted_attempt_are_right(edition: str) -> None:
    """AD-44: both cards of A's hand; with a third card that one may be wrong."""
    t = small(f"{OPER}; A hand: guru listserv; B hand: ice warez", edition)
    quiet(give(t, "guru listserv"))
    assert hands_of_a(t) == sets("guru listserv", "guru ice", "listserv ice")
    t = small(f"{OPER}; A hand: guru listserv fbi-raid; B hand: ice", edition)
    quiet(give(t, "guru listserv"))
    assert len(hands_of_a(t)) == 4


@english
@pytest.mark.parametrize("kept", ["guru", "fbi-raid"])
def test_what_firewall_keeps_may_be_right(edition: str, kept: str) -> None:
    """AD-R23: there is no verdict, so A's last card may be any."""
    t = small(f"{OPER}; A hand: guru fbi-raid; B hand: firewall ice warez", edition)
    quiet(stop(t, "guru fbi-raid", "firewall"))
    t.play(f"keep:{kept}")
    assert hands_of_a(t) == sets("guru", "fbi-raid", "ice", "warez")


@english
def test_route_trace_says_nothing(edition: str) -> None:
    """AD-R25: A's two cards may be any two."""
    passwords = "banking password: olfactopeg sol over-clock; government password: usenet line-spike flame-war"
    known = "known C: olfactopeg sol over-clock usenet line-spike flame-war; outside C: none"
    held = "A hand: guru fbi-raid; B hand: route-trace ice warez"
    t = table(f"{OPER}; {held}; {passwords}; micronopoly password: bbs wiretap beta-site; {known}", edition, 3)
    quiet(stop(t, "guru fbi-raid", "route-trace"))
    assert len(hands_of_a(t)) == 6


@english
def test_a_denial_called_off_says_that_one_card_is_wrong(edition: str) -> None:
    """AD-R43: fbi-raid is the only wrong card there is."""
    t = small(f"{OPER}; A hand: backup guru fbi-raid; B hand: ice listserv", edition)
    quiet(until(give(t, "guru fbi-raid"), "A", "backup").play("play:backup"))
    assert hands_of_a(t) == sets("fbi-raid guru", "fbi-raid ice", "fbi-raid listserv")


@english
def test_a_denial_of_one_card_called_off(edition: str) -> None:
    """AD-R43: the only card is wrong, B, C or F."""
    t = small("C hand: freeware; deck: none; A hand: backup fbi-raid; B hand: ice warez listserv", edition)
    quiet(until(give(t, "fbi-raid"), "A", "backup").play("play:backup"))
    assert hands_of_a(t) == sets("fbi-raid", "warez")


@english
def test_backup_against_firewall_says_nothing(edition: str) -> None:
    """AD-R45: no verdict."""
    t = small(f"{OPER}; A hand: backup guru fbi-raid; B hand: firewall ice", edition)
    until(stop(t, "guru fbi-raid", "firewall"), "A", "backup").play("play:backup")
    assert hands_of_a(quiet(t)) == sets("guru fbi-raid", "guru ice", "fbi-raid ice")


# C cannot name the password of Government (A/D/E); what was handed over comes to light later.


def unknown(text: str, edition: str, cards: str = "freeware") -> Table:
    """A position in which C knows nothing of Government, and B begins without a card unless it is said."""
    return table(f"step: attempt; C hand: {cards}; government password: A/D/E; {text}", edition, seats=3)


def password(t: Table, letters: str) -> set[str]:
    """Which of these codes may be together in Government's password, as C can tell."""
    return password_of(t, "C", "government", letters)


def discards(t: Table, seat: str, *cards: str) -> Table:
    """In the next step 3 of that player cards come to light."""
    return until(t, seat, "discard").play(*(f"discard:{card}" for card in cards))


@english
def test_the_last_card_of_a_hand_came_back(edition: str) -> None:
    """AD-45: A discards the card that B gave back; then B discards the one it kept, its only card."""
    t = quiet(give(unknown("A levels: government=user; A hand: guru fbi-raid", edition), "guru fbi-raid"))
    assert t.cards("B hand") == ["fbi-raid"] and password(t, "A") == {"", "A"}
    assert password(discards(t, "A", "guru"), "AC") == {"A", "AC"}
    assert password(discards(t, "B", "fbi-raid"), "AC") == {"A"}


@english
def test_the_card_kept_may_be_any_of_two(edition: str) -> None:
    """AD-45: B had a card before, so what B discards need not be what it kept."""
    t = unknown("A levels: government=user; A hand: guru fbi-raid; B hand: mocking-bird", edition)
    quiet(give(t, "guru fbi-raid"))
    discards(discards(t, "A", "guru"), "B", "fbi-raid")
    assert password(t, "AC") == {"A", "AC"}


@english
def test_a_granted_card_is_in_the_password(edition: str) -> None:
    """AD-44: A's only card."""
    t = quiet(give(unknown("A hand: guru", edition), "guru"))
    assert password(t, "A") == {"", "A"}
    assert password(discards(t, "A", "guru"), "A") == {"A"}


@english
@pytest.mark.parametrize("card", ["firewall", "route-trace"])
def test_a_stopped_attempt_says_nothing_about_the_password(edition: str, card: str) -> None:
    """AD-R23, AD-R25: the card was A's only one, and comes to light where it is now."""
    t = stop(unknown(f"A hand: guru; B hand: {card}", edition), "guru", card)
    holder = "B" if card == "firewall" else "A"
    answer(quiet(t), "keep:guru")
    assert t.cards(f"{holder} hand") == ["guru"]
    assert password(discards(t, holder, "guru"), "A") == {"", "A"}


@english
def test_of_two_cards_saved_by_backup_one_is_wrong(edition: str) -> None:
    """AD-R43: A discards both; not both codes are in the password."""
    t = give(unknown("A levels: government=user; A hand: backup guru fbi-raid", edition), "guru fbi-raid")
    quiet(until(t, "A", "backup").play("play:backup"))
    assert password(discards(t, "A", "guru", "fbi-raid"), "AC") == {"", "A", "C"}


@english
def test_one_card_saved_by_backup_is_wrong(edition: str) -> None:
    """AD-R43: A's only other card."""
    t = give(unknown("A hand: backup fbi-raid", edition), "fbi-raid")
    quiet(until(t, "A", "backup").play("play:backup"))
    assert password(discards(t, "A", "fbi-raid"), "AC") == {"", "A"}


@english
def test_two_cards_of_one_code_stand_and_fall_together(edition: str) -> None:
    """AD-R20, AD-45: of three cards two were handed over and one was kept, so the two had different codes."""
    t = unknown("A levels: government=user; A hand: guru fbi-raid samurai", edition)
    quiet(give(t, "guru fbi-raid"))
    discards(t, "A", "guru", "samurai")
    assert password(t, "A") == {"A"}
    assert not any("A" in codes(cards) for cards in hands(t, "C", "B"))


@english
def test_two_attempts_on_one_password(edition: str) -> None:
    """AD-44, AD-45: first A's card is granted, then one of A's two is kept; the granted one is not."""
    t = unknown("A hand: guru fbi-raid", edition)
    quiet(give(t, "guru"))
    quiet(give(until(t, "A", "action"), "guru fbi-raid"))
    assert t.cards("A hand") == ["guru"] and t.cards("B hand") == ["fbi-raid"]
    while t.asked != "C":
        passive(t)
    assert password_of(t, "C", "government", "AC", A="guru", B="fbi-raid") == {"A"}
    assert password_of(t, "C", "government", "AC", A="fbi-raid", B="guru") == {"C"}


def test_one_of_two_cards_was_kept_and_the_other_was_there() -> None:
    """AD-45: B discards both its card and A's; which is which nobody knows, so one of the codes is out."""
    t = quiet(give(unknown("A hand: fbi-raid; B hand: warez", "2014"), "fbi-raid"))
    assert password(discards(t, "B", "fbi-raid", "warez"), "CF") == {"", "C", "F"}


def test_one_of_two_cards_was_granted() -> None:
    """AD-44: A discards both; one of the codes is in the password."""
    t = quiet(give(unknown("A hand: guru fbi-raid", "2014"), "guru"))
    assert password(discards(t, "A", "guru", "fbi-raid"), "AC") == {"A", "C", "AC"}


def test_a_kept_card_is_seen_in_the_hand() -> None:
    """The NSA is Watching You: B's only card is the one it kept; A's other card was not handed over."""
    t = unknown("A hand: fbi-raid guru; C levels: government=oper", "2014", "the-nsa-is-watching-you")
    quiet(give(t, "fbi-raid"))
    assert password(t, "C") == {"", "C"}
    until(t, "C", "action").play("play:the-nsa-is-watching-you", "at@B")
    assert password(discards(t, "A", "guru"), "AC") == {"", "A"}


def test_a_kept_card_comes_to_the_onlooker() -> None:
    """AD-R70: B gives C its only card, the one it kept."""
    t = until(quiet(give(unknown("A hand: fbi-raid", "2014"), "fbi-raid")), "B", "action")
    answer(t.play("trade", "at@C"), "offer:fbi-raid").play("unnamed", "done", "done", "accept")
    assert "fbi-raid" in t.cards("C hand") and password(t, "C") == {""}


def test_three_cards_of_which_two_were_kept() -> None:
    """AD-45: one after the other comes to light."""
    t = unknown("A levels: government=oper; A hand: guru fbi-raid warez", "2014")
    quiet(give(t, "guru fbi-raid warez"))
    assert password(discards(t, "A", "guru"), "A") == {"A"}
    assert password(discards(t, "B", "fbi-raid"), "AC") == {"A"}
    assert password(t.play("discard:warez"), "ACF") == {"A"}
