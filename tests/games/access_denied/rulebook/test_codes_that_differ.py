"""Access Denied: who attempts with different codes has them (AD-42, AD-R95).

Three players: A Banking, B Government, C Micronopoly. C looks on. English tables are played with and without the
house rule of different codes; in German it is the rule.
"""

import pytest

from tests.games.access_denied.positions import answer, hand, quiet, table
from tests.games.access_denied.rulebook.worlds import hands, sets
from tests.support.table import Table

PASSWORDS = {
    "banking": "revoke-login sol beta-site",
    "government": "delete-account olfactopeg fbi-raid",
    "micronopoly": "satan-virus route-trace line-spike",
}
GERMAN = {
    "revoke-login": "entferne-anmeldung", "delete-account": "zugriff-loeschen", "beta-site": "beta-website",
    "fbi-raid": "fbi", "route-trace": "route-verfolgen", "line-spike": "strom-spitze", "freeware": "winzap",
    "cancelbot": "abbruch-bot", "wiretap": "abhoeren", "red-tape": "rotes-band", "popular-homepage": "blog",
}  # fmt: skip
DIFFERENT = ["german", "2014 on", "2013 on"]
ANY = ["2014 off", "2013 off"]
different = pytest.mark.parametrize("rules", DIFFERENT)
free = pytest.mark.parametrize("rules", ANY)
every = pytest.mark.parametrize("rules", DIFFERENT + ANY)


def words(text: str, rules: str) -> str:
    """Cards by their English names, as the edition calls them."""
    return " ".join(f"de-{GERMAN.get(card, card)}" for card in text.split()) if rules == "german" else text


def small(text: str, hands: dict[str, str], rules: str, named: str = "") -> Table:
    """A position in which C can name all cards of passwords, and these."""
    fields = [f"{seat} hand: {words(cards, rules)}" for seat, cards in hands.items()]
    fields += [f"{sector} password: {words(cards, rules)}" for sector, cards in PASSWORDS.items()]
    known = (
        f"known C: {words(' '.join([named, *PASSWORDS.values()]), rules)}; outside C: {words(named, rules) or 'none'}"
    )
    position = f"{text}; {'; '.join(fields)}; {known}; deck: none"
    if rules == "german":
        return table(position, "german", seats=3)
    edition, setting = rules.split()
    return table(position, edition, seats=3, distinct_codes=setting)


def hands_of_a(t: Table) -> set[frozenset[str]]:
    """The hands that A may have, as C can tell."""
    return hands(t, "C", "A")


def meant(rules: str, *texts: str) -> set[frozenset[str]]:
    """Sets of cards, by their English names."""
    return sets(*(words(text, rules) for text in texts))


# A hands over two of ice (E), red-tape (E) and warez (F), and B keeps both. C can name blog, B's own card.


def lost_two(rules: str) -> Table:
    hands = {"A": "ice red-tape warez", "B": "popular-homepage", "C": "freeware"}
    t = small("A levels: government=user", hands, rules, "popular-homepage")
    give = words("ice warez", rules).split()
    t = quiet(answer(quiet(t.play("attempt@government")), *(f"give:{card}" for card in give)))
    assert hand(t, "A") == [words("red-tape", rules)]
    return t


@different
def test_the_cards_of_an_attempt_had_different_codes(rules: str) -> None:
    """AD-42: so A's last card is not F."""
    assert hands_of_a(lost_two(rules)) == meant(rules, "ice", "red-tape")


@free
def test_the_cards_of_an_attempt_may_have_had_one_code(rules: str) -> None:
    """AD-R20."""
    assert hands_of_a(lost_two(rules)) == meant(rules, "ice", "red-tape", "warez")


# A declares an attempt for Oper, and C is asked before any card is handed over.

PAIR = {"A": "ice warez", "B": "red-tape", "C": "freeware"}


def declared(rules: str, sector: str, levels: str) -> Table:
    t = small(levels, PAIR, rules).play(f"attempt@{sector}")
    assert t.asked == "C" and len(hand(t, "A")) == 2
    return t


@different
def test_who_declares_has_different_codes(rules: str) -> None:
    """AD-R95."""
    t = declared(rules, "government", "A levels: government=user")
    assert hands_of_a(t) == meant(rules, "ice warez", "red-tape warez")


@free
def test_who_declares_may_have_one_code(rules: str) -> None:
    """AD-R95, AD-R20."""
    t = declared(rules, "government", "A levels: government=user")
    assert hands_of_a(t) == meant(rules, "ice warez", "red-tape warez", "ice red-tape")


@every
def test_a_sector_without_a_password_takes_any_codes(rules: str) -> None:
    """AD-R95, AD-47: User of NewsMedia costs two cards."""
    t = declared(rules, "newsmedia", "turn: 3")
    assert hands_of_a(t) == meant(rules, "ice warez", "red-tape warez", "ice red-tape")


def failed(rules: str) -> Table:
    """C wiretaps A's attempt for Oper of Micronopoly, A spends a card on that and has too few left."""
    hands = {"A": "cancelbot warez", "B": "red-tape", "C": "wiretap"}
    levels = "A levels: government=oper micronopoly=user; C levels: government=oper"
    t = small(levels, hands, rules).play("attempt@micronopoly", f"play:{words('wiretap', rules)}")
    t.play(f"play:{words('cancelbot', rules)}@{words('wiretap', rules)}")
    quiet(t)
    assert hand(t, "A") == [words("warez", rules)]
    return t


@different
def test_an_attempt_that_fails_before_the_cards_are_handed_over(rules: str) -> None:
    """AD-R21, AD-R95: with CancelBot (E) A had another code, so it does not hold red-tape (E)."""
    assert hands_of_a(failed(rules)) == meant(rules, "warez")


@free
def test_an_attempt_that_fails_when_any_codes_will_do(rules: str) -> None:
    """AD-R21."""
    assert hands_of_a(failed(rules)) == meant(rules, "warez", "red-tape")


@different
def test_an_attempt_that_fails_with_an_empty_hand_says_nothing_of_codes(rules: str) -> None:
    """AD-R21: A spends its only card on the wiretap; nothing is left, and any telling fits that."""
    hands = {"A": "cancelbot", "B": "red-tape", "C": "wiretap"}
    t = small("A levels: government=oper; C levels: government=oper", hands, rules)
    t.play("attempt@micronopoly", f"play:{words('wiretap', rules)}")
    quiet(t.play(f"play:{words('cancelbot', rules)}@{words('wiretap', rules)}"))
    assert hand(t, "A") == [] and hands_of_a(t) == {frozenset()}
