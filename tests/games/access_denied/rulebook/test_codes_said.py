"""Access Denied: what the codes of a trade say about a hand, and what they do not (AD-R70, AD-R100).

Three players, no deck. C looks on, can name the cards of all passwords, and the cards that a case says.
"""

import pytest

from tests.games.access_denied.positions import CODE, answer, english, facts, quiet, table
from tests.games.access_denied.rulebook.test_every_world import small
from tests.games.access_denied.rulebook.worlds import codes, hands, imagined, moved, sets
from tests.support.table import Table


def offer(t: Table, card: str, *rest: str) -> Table:
    """A offers B a card by its code; then B and A answer as said."""
    answer(t.play("trade", "at@B"), f"offer:{card}").play("unnamed", "done")
    return answer(t, *rest)


def whole(t: Table, seat: str) -> set[frozenset[str]]:
    """The hands that a player may have, as C can tell."""
    return hands(t, "C", seat)


HANDS = "A hand: listserv ice; B hand: bank-run fdic; C hand: freeware; deck: none"


@english
def test_a_code_of_a_card_that_cannot_be_named(edition: str) -> None:
    """A offers a card D in vain: in every world it has one."""
    t = offer(small(HANDS, edition), "listserv", "decline")
    assert whole(t, "A") == sets("listserv ice", "listserv fdic", "bank-run ice", "bank-run fdic", "listserv bank-run")


@english
@pytest.mark.parametrize("other", ["ice", "war-dialer"])
def test_a_code_of_a_card_that_can_be_named(edition: str, other: str) -> None:
    """C knows of one card D in A's hand: the other card may be any, also if that is the one A offers."""
    t = small(HANDS.replace("ice", other), edition, "listserv")
    offer(t, "listserv" if other == "ice" else other, "decline")
    assert whole(t, "A") == sets(f"listserv {other}", "listserv bank-run", "listserv fdic")


@english
def test_a_named_card_may_have_gone_before(edition: str) -> None:
    """C can name one of A's two cards. B keeps one of the two, and A offers a card D: so it is not ice."""
    text = "actions: 2; A hand: listserv war-dialer; B hand: ice; C hand: freeware; deck: none"
    secret = "delete-account olfactopeg sol"
    own = "fbi-raid revoke-login burnout"
    known = f"known C: listserv {secret} {own}; outside C: listserv"
    t = table(f"{text}; government password: {secret}; banking password: {own}; {known}", edition, 3)
    quiet(answer(quiet(t.play("attempt@government")), "give:war-dialer"))
    assert whole(t, "A") == sets("listserv", "war-dialer", "ice")
    offer(t, "listserv", "decline")
    assert whole(t, "A") == sets("listserv", "war-dialer")


@english
def test_one_card_may_be_offered_twice(edition: str) -> None:
    """AD-R71: A offers D and D in vain, and needs one card D; with D and E it needs both."""
    any_d = sets("listserv ice", "listserv fdic", "bank-run ice", "bank-run fdic")
    t = offer(offer(small(HANDS, edition), "listserv", "decline"), "listserv", "decline")
    assert whole(t, "A") == any_d | sets("listserv bank-run")
    t = offer(offer(small(HANDS, edition), "listserv", "decline"), "ice", "decline")
    assert whole(t, "A") == any_d


@english
def test_one_card_may_be_answered_twice(edition: str) -> None:
    """AD-R71: B names a card C, A withdraws, and so again: B needs one."""
    t = small("A hand: listserv; B hand: copybot ice; C hand: freeware; deck: mocking-bird", edition)
    for _ in range(2):
        offer(t, "listserv", "give:copybot", "done", "withdraw")
    assert whole(t, "B") == sets("copybot ice", "mocking-bird ice", "copybot mocking-bird")


@english
def test_a_card_is_traded_and_its_code_offered_again(edition: str) -> None:
    """AD-28: A had two cards D; B has the one now, and A the other."""
    t = small("actions: 2; A hand: listserv bank-run; B hand: fdic; C hand: freeware; deck: war-dialer ice", edition)
    offer(quiet(offer(t, "listserv", "done", "accept")), "bank-run", "decline")
    assert whole(t, "A") == sets("listserv", "bank-run", "war-dialer")
    assert all("D" in codes(cards) for cards in whole(t, "B"))


ANSWERS = "A hand: ice; B hand: copybot wiretap red-tape; C hand: freeware; deck: mocking-bird warez"


@english
@pytest.mark.parametrize("named", ["", "copybot", "copybot wiretap"])
def test_two_cards_of_one_code_in_an_answer(edition: str, named: str) -> None:
    """B names two cards C, and A withdraws: B has two, among them those that C can name; the third may be any."""
    t = offer(small(ANSWERS, edition, named), "ice", "give:copybot", "give:wiretap", "done", "withdraw")
    found = whole(t, "B")
    assert all(set(named.split()) <= cards and codes(cards).count("C") >= 2 for cards in found)
    assert all("E" in codes(cards) for cards in whole(t, "A"))
    assert {len(cards & {"copybot", "wiretap", "mocking-bird"}) for cards in found} == {2, 3}
    assert {"warez", "red-tape"} <= frozenset().union(*found), "the third card may have another code"


@english
def test_two_cards_of_one_code_are_traded(edition: str) -> None:
    """A gets two cards C. C can name one that B had: A has it now, or B had two more and still has it."""
    t = offer(small(ANSWERS, edition, "copybot"), "ice", "give:copybot", "give:wiretap", "done", "accept")
    assert whole(t, "A") == sets("copybot wiretap", "copybot mocking-bird", "wiretap mocking-bird")
    assert moved(t, "C", "copybot", "B", "A") == sets("", "copybot")
    assert all("E" in codes(cards) for cards in whole(t, "B"))


# The checklist: how many cards of a code are outside passwords. Of code A all cards but one or two lie on the pile.

OF_A = [card for card, letter in CODE.items() if letter == "A"]
SECTORS = "banking=B/C/D government=B/C/E micronopoly=B/C/F"


def short_of_a(text: str, edition: str, unseen: int, named: str = "") -> Table:
    """C has seen all cards of code A but the first ones, and can name these."""
    passwords = "; ".join(f"{word.split('=')[0]} password: {word.split('=')[1]}" for word in SECTORS.split())
    known = f"known C: {named}; outside C: {named}" if named else "turn: 2"
    return table(f"{text}; {passwords}; pile: {' '.join(OF_A[unseen:])}; {known}", edition, 3)


def ruled_out(t: Table) -> bool:
    """Whether C's checklist says that code A is not in the password of Banking."""
    return bool(facts(t, "C")["checklist"]["banking"]["A"][0] == -1)


@english
def test_the_offer_of_a_named_card_counts_no_other(edition: str) -> None:
    """AD-R100: one card A is unseen, and the offer may be of the one that C can name."""
    named = OF_A[0]
    t = short_of_a(f"A hand: {named} [F]; B hand: [F]; C hand: [1]", edition, 2, named)
    assert not ruled_out(t)
    assert not ruled_out(offer(t, named, "decline"))
    assert not ruled_out(offer(t, named, "done", "accept"))
    assert {OF_A[1] in world["banking password"] for world in imagined(t, "C")} == {True, False}


@english
def test_the_offer_of_a_card_that_cannot_be_named_counts(edition: str) -> None:
    """AD-R100: of two unseen cards A one is in A's hand, so one is left; of one, none."""
    t = short_of_a(f"A hand: {OF_A[0]} [F]; B hand: [F]; C hand: [1]", edition, 2)
    assert not ruled_out(offer(t, OF_A[0], "decline"))
    t = short_of_a(f"A hand: {OF_A[0]} [F]; B hand: [F]; C hand: [1]", edition, 1)
    assert not ruled_out(t) and ruled_out(offer(t, OF_A[0], "decline"))


@english
@pytest.mark.parametrize("named", [OF_A[0], ""])
def test_an_answer_of_two_cards_counts_both(edition: str, named: str) -> None:
    """AD-R100: B names two cards A; C can name one of them, or none, and only these two are unseen."""
    both = " ".join(OF_A[:2])
    t = short_of_a(f"A hand: [F]; B hand: {both} [F]; C hand: [1]", edition, 2, named)
    (mine,) = t.cards("A hand")
    assert not ruled_out(offer(t, mine, f"give:{OF_A[0]}", f"give:{OF_A[1]}"))
    assert ruled_out(answer(t, "done"))
    assert ruled_out(answer(t, "accept"))
