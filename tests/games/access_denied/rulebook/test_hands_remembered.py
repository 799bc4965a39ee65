"""Access Denied: what follows of hands from what an onlooker has seen of them."""

import pytest

from tests.games.access_denied.positions import (
    answer,
    end_turn,
    english,
    german,
    hand,
    held,
    knows,
    quiet,
    table,
    until,
)
from tests.games.access_denied.rulebook.worlds import codes, hands, moved, password_of, seen, sets, surely
from tests.support.table import Table

OTHERS = "C hand: [2]; E hand: [2]; F hand: [2]"


# Attempts: A holds a wrong and a right card for NewsMedia (D/E/F), and B can name both.


def denied(edition: str, cards: str = "samurai listserv") -> Table:
    """A hands over samurai and listserv; D keeps samurai."""
    t = table(f"step: attempt; A levels: newsmedia=user; A hand: {cards}; {seen('B', cards)}; {OTHERS}", edition)
    answer(quiet(t.play("attempt@newsmedia")), "give:samurai", "give:listserv")
    return quiet(t)


@english
def test_of_two_known_cards_one_was_kept(edition: str) -> None:
    """AD-45: one is A's, the other D's, and either may be."""
    t = denied(edition)
    assert hand(t, "D") == ["samurai"]
    assert moved(t, "B", "samurai listserv", "A", "D") == sets("samurai", "listserv")


@english
def test_the_card_kept_is_wrong_and_the_other_right(edition: str) -> None:
    """AD-45: which one was kept goes with the password."""
    t = denied(edition)
    assert password_of(t, "B", "newsmedia", "AD", D="listserv") == {"A"}
    assert password_of(t, "B", "newsmedia", "AD", D="samurai") == {"D"}


@english
def test_of_three_known_cards_two_were_handed_over(edition: str) -> None:
    """AD-45: one of the three is D's now, and any may be."""
    t = denied(edition, "samurai listserv ice")
    assert moved(t, "B", "samurai listserv ice", "A", "D") == sets("samurai", "listserv", "ice")


@english
def test_of_a_hand_half_known_a_card_was_kept(edition: str) -> None:
    """AD-45: at most one of the two known cards has gone to D."""
    t = table(f"A hand: samurai guru [A]; {seen('B', 'samurai', 'guru')}; {OTHERS}", edition)
    answer(quiet(t.play("attempt@newsmedia")), f"give:{hand(t, 'A')[0]}")
    quiet(t)
    assert len(hand(t, "D")) == 1
    assert moved(t, "B", "samurai guru", "A", "D") == sets("", "samurai", "guru")


@english
def test_a_card_that_comes_to_light_settles_the_other(edition: str) -> None:
    """AD-35: A discards one of the two, so D holds the other."""
    t = until(denied(edition), "A", "discard").play("discard:listserv")
    assert moved(t, "B", "samurai", "A", "D") == sets("samurai")


@english
@pytest.mark.parametrize("kept", ["samurai", "listserv"])
def test_firewall_keeps_one_card_of_the_attempt(edition: str, kept: str) -> None:
    """AD-R23: right or wrong; the third card of the hand may be it as well."""
    cards = "samurai listserv ice"
    t = table(f"A levels: newsmedia=user; A hand: {cards}; {seen('B', cards)}; D hand: firewall; {OTHERS}", edition)
    answer(quiet(t.play("attempt@newsmedia")), "give:samurai", "give:listserv")
    quiet(t.play("play:firewall"))
    t.play(f"keep:{kept}")
    assert moved(t, "B", cards, "A", "D") == sets("samurai", "listserv", "ice")


# Thefts and gifts.


@english
def test_digital_divide_sends_one_card_each_way(edition: str) -> None:
    """AD-R74: its victim knows which two have gone, not which went where."""
    t = table("active: B; B hand: digital-divide [1]; C hand: samurai guru ice; E hand: [1]; A hand: [2]", edition)
    quiet(t.play("play:digital-divide", "at@C", "at@E"))
    gone = {"samurai", "guru", "ice"} - set(hand(t, "C"))
    assert moved(t, "C", " ".join(gone), "E", "B") == {frozenset([card]) for card in gone}


@english
def test_a_theft_takes_one_of_two_known_cards_or_neither(edition: str) -> None:
    """OlfactoPEG: B's third card, which A cannot name, may be the one."""
    t = table(f"active: F; F hand: olfactopeg; B hand: samurai guru [1]; {seen('A', 'samurai', 'guru')}", edition)
    quiet(t.play("play:olfactopeg"))
    assert moved(t, "A", "samurai guru", "B", "F") == sets("", "samurai", "guru")


@english
def test_a_theft_from_a_hand_that_is_known_takes_one_of_its_cards(edition: str) -> None:
    """The NSA is Watching You: which one, B and C know."""
    known = seen("A", "samurai", "guru")
    t = table(f"active: B; B hand: the-nsa-is-watching-you; C hand: samurai guru; {known}", edition)
    quiet(t.play("play:the-nsa-is-watching-you", "at@C")).play("take:guru")
    assert moved(t, "A", "samurai guru", "C", "B") == sets("samurai", "guru")


@english
def test_usenet_gives_one_card_and_brings_back_another(edition: str) -> None:
    """AD-R73: at most one known card of each hand has moved, and a gift does not come back."""
    known = seen("C", "samurai", "guru", "ice", "fdic")
    t = table(f"A hand: usenet samurai guru [1]; B hand: ice fdic [1]; {known}; D hand: [2]", edition)
    answer(t.play("play:usenet", "at@B"), "give:samurai", "done")
    quiet(t)
    assert moved(t, "C", "samurai guru", "A", "B") == sets("", "samurai", "guru")
    assert moved(t, "C", "ice fdic", "B", "A") == sets("", "ice", "fdic")


@english
def test_gifts_of_spam_are_cards_of_their_givers(edition: str) -> None:
    """AD-R72: of three known cards C has given two to B."""
    cards = "samurai guru ice"
    t = table(f"A hand: spam; B hand: [2]; C hand: {cards}; {seen('E', cards)}; D hand: [2]", edition)
    answer(t.play("play:spam", "at@B"), "give:samurai", "give:ice", "done")
    assert len(hand(t, "C")) == 1
    assert moved(t, "E", cards, "C", "B") == sets("samurai guru", "samurai ice", "guru ice")


@english
def test_fdic_leaves_three_cards(edition: str) -> None:
    """AD-R75: of four known cards and one unknown two have gone to A, so at least one known card has."""
    cards = "samurai guru ice red-tape"
    t = table(f"A hand: fdic; B hand: {cards} [1]; {seen('C', cards)}; D hand: [2]", edition)
    answer(quiet(t.play("play:fdic")), "keep:samurai", "keep:guru", "keep:ice")
    found = moved(t, "C", cards, "B", "A")
    assert {len(gone) for gone in found} == {1, 2} and len(found) == 10


def test_german_fdic_takes_half_of_the_hand() -> None:
    """AD-R46: of three known cards and one unknown two have gone to A."""
    cards = "de-samurai de-ice de-rotes-band"
    t = german(f"A hand: de-fdic; B hand: {cards} [1]; {seen('C', *cards.split())}; D hand: [2]")
    quiet(t.play("play:de-fdic"))
    answer(t, *(o for o in ("give:de-samurai", "give:de-ice", "keep:de-samurai", "keep:de-ice") if o in t.options))
    assert len(hand(t, "B")) == 2
    found = moved(t, "C", cards, "B", "A")
    assert {len(gone) for gone in found} == {1, 2} and len(found) == 6


# Trades: their codes are public (AD-R70).


def trade(t: Table, card: str, *answers: str) -> Table:
    """A offers a card to B; B answers as said, and A as the last word says."""
    t.play("trade", "at@B")
    answer(t, f"offer:{card}").play("unnamed")
    answer(t, "done")
    return answer(t, *answers)


@english
def test_the_codes_of_traded_cards_are_in_the_new_hands(edition: str) -> None:
    t = table(f"A hand: [DFE]; B hand: [CCE]; D hand: [2]; {OTHERS}".replace("C hand: [2]; ", ""), edition)
    first, second = held(t, "B", "CC")
    trade(t, held(t, "A", "D")[0], f"give:{first}", f"give:{second}", "done", "accept")
    assert codes(set(hand(t, "A"))) == "CCEF"
    assert surely(t, "D", "A", "C", 2) and surely(t, "D", "B", "D") and not surely(t, "D", "B", "C")


@english
@pytest.mark.parametrize("end", ["decline", "withdraw"])
def test_what_was_offered_in_vain_is_still_in_its_hand(edition: str, end: str) -> None:
    t = table("A hand: [DF]; B hand: [CE]; D hand: [2]; E hand: [2]", edition)
    (mine,), (theirs,) = held(t, "A", "D"), held(t, "B", "C")
    trade(t, mine, *(["decline"] if end == "decline" else [f"give:{theirs}", "done", "withdraw"]))
    for _ in range(2):
        assert surely(t, "D", "A", "D") and surely(t, "D", "B", "C") == (end == "withdraw")
        end_turn(t)


@english
def test_a_code_is_forgotten_when_such_a_card_has_left(edition: str) -> None:
    """B discards a card of the code: whether it was the one, D cannot tell, and B need not have another."""
    t = table("A hand: [DF]; B hand: [D]; D hand: [2]; E hand: [2]", edition)
    (other,) = hand(t, "B")
    trade(t, held(t, "A", "D")[0], "done", "accept")
    until(t, "B", "discard").play(f"discard:{other}")
    assert not surely(t, "D", "B", "D")


@english
def test_a_known_card_stays_where_it_is_when_another_code_is_traded(edition: str) -> None:
    t = table(f"A hand: samurai [DE]; B hand: [1]; D hand: [2]; {seen('C', 'samurai')}", edition)
    trade(t, held(t, "A", "D")[0], "done", "accept")
    assert knows(t, "C", "samurai", "A hand")
    assert moved(t, "C", "samurai", "A", "B") == sets("")


@english
def test_a_known_card_of_the_traded_code_may_be_the_one(edition: str) -> None:
    t = table(f"A hand: listserv [DE]; B hand: [1]; D hand: [2]; {seen('C', 'listserv')}", edition)
    trade(t, held(t, "A", "DD")[1], "done", "accept")
    assert moved(t, "C", "listserv", "A", "B") == sets("", "listserv")
    assert surely(t, "C", "B", "D")


# Every world that fits comes up. Three players, no deck; C can name the passwords and what a case says.

SMALL = {
    "banking password": "beta-site red-tape over-clock",
    "government password": "line-spike flame-war burnout",
    "deck": "none",
}


def small(text: str, named: str = "") -> Table:
    """A position of three players in which C can name so many cards, and all cards of passwords."""
    known = " ".join([named, SMALL["banking password"], SMALL["government password"]])
    fields = "; ".join(f"{name}: {cards}" for name, cards in SMALL.items())
    return table(f"{text}; {fields}; known C: {known}; outside C: {named or 'none'}", seats=3)


def hands_of_b(t: Table) -> set[frozenset[str]]:
    return hands(t, "C", "B")


def test_three_unknown_cards_in_two_hands() -> None:
    t = small("A hand: samurai guru; B hand: ice; C hand: [1]")
    assert hands_of_b(t) == sets("samurai", "guru", "ice")


THEFT = "active: B; B hand: the-nsa-is-watching-you ice; A hand: samurai guru; C hand: [1]"


def test_one_of_two_known_cards_was_stolen() -> None:
    t = small(THEFT, "the-nsa-is-watching-you ice samurai guru")
    quiet(t.play("play:the-nsa-is-watching-you", "at@A")).play("take:guru")
    assert hands_of_b(t) == sets("ice samurai", "ice guru")
    until(t, "B", "discard").play("discard:ice")
    assert hands_of_b(t) == sets("samurai", "guru")


def test_a_stolen_card_that_comes_to_light() -> None:
    t = small(THEFT, "the-nsa-is-watching-you ice samurai guru")
    quiet(t.play("play:the-nsa-is-watching-you", "at@A")).play("take:guru")
    until(t, "B", "discard").play("discard:guru")
    assert hands_of_b(t) == sets("ice")


def test_a_theft_there_and_a_theft_back() -> None:
    """B took samurai or guru; A took that card back, or ice."""
    named = "the-nsa-is-watching-you ice samurai guru olfactopeg"
    t = small(THEFT.replace("A hand:", "A levels: universities=oper; A hand: olfactopeg"), named)
    quiet(t.play("play:the-nsa-is-watching-you", "at@A")).play("take:guru")
    quiet(until(t, "A", "action").play("play:olfactopeg"))
    assert len(hand(t, "B")) == 1 and hands_of_b(t) == sets("ice", "samurai", "guru")


def test_a_traded_card_is_any_of_its_code() -> None:
    t = small("A hand: listserv bank-run ice; B hand: the-nsa-is-watching-you; C hand: [1]", "listserv bank-run ice")
    trade(t, "listserv", "done", "accept")
    unknown = "the-nsa-is-watching-you"
    assert hands_of_b(t) == sets(f"{unknown} listserv", f"{unknown} bank-run")
    quiet(until(t, "B", "action").play("play:the-nsa-is-watching-you", "at@A")).play("take:ice")
    assert hands_of_b(t) == sets("listserv bank-run", "listserv ice", "bank-run ice")
