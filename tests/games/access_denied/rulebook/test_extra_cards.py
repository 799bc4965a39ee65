"""Access Denied: a player who draws extra cards could not set a password before the last one (AD-12, AD-81).

So that card has a code of which there were too few, and all that is left in the hand was too many: its codes are in
every password of that player. C, or with two players B, looks on from the deal on.
"""

from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, combinations_with_replacement, count

import pytest

from sneakernet.games.access_denied.rules.names import SECTORS
from tests.games.access_denied.positions import code, english, hand, held, passive, until
from tests.games.access_denied.rulebook.worlds import codes, password_of
from tests.support.table import Table

every_edition = pytest.mark.parametrize("edition", ["2014", "2013", "german"])


@cache
def seed_of(edition: str, seats: int, extra: int) -> str:
    """The first deal in which A alone draws so many extra cards."""
    for n in count():
        t = Table("access-denied", "", seats, edition, f"{n}")
        if [event[0] for event in t.events if "drew_extra" in event] == ["A"] * extra:
            return f"{n}"
    raise AssertionError


def began(edition: str, extra: int, seats: int = 3) -> Table:
    """A has drawn extra cards and all have set their passwords; it is A's turn."""
    t = Table("access-denied", "", seats, edition, seed_of(edition, seats, extra))
    while t.about == "password":
        passive(t)
    return until(t, "A", "discard")


def discard(t: Table, letter: str) -> None:
    """A discards a card of this code."""
    t.play(f"discard:{held(t, 'A', letter)[0]}")


def sectors_of_a(t: Table) -> list[str]:
    """Where A controls."""
    return [sector for sector in SECTORS if f"A got_sector@{sector}" in t.events]


@every_edition
@pytest.mark.parametrize("extra", [1, 2, 3])
def test_codes_that_come_to_light_after_extra_cards_are_in_the_password(edition: str, extra: int) -> None:
    """AD-11, AD-12: there were three codes in all, and the last card is in the password for want of another."""
    t = began(edition, extra)
    (sector,) = sectors_of_a(t)
    left = sorted(set(codes(hand(t, "A"))))
    assert len(left) == 2
    for letter in left:
        discard(t, letter)
    others = set("ABCDEF") - set(left)
    assert password_of(t, "C", sector, "ABCDEF") == {"".join(sorted([*left, other])) for other in others}


@every_edition
def test_without_extra_cards_a_discarded_card_says_nothing(edition: str) -> None:
    t = began(edition, 0)
    (sector,) = sectors_of_a(t)
    discard(t, codes(hand(t, "A"))[0])
    assert len(password_of(t, "C", sector, "ABCDEF")) == 20


@english
def test_cards_drawn_later_may_have_any_code(edition: str) -> None:
    """AD-12: what A draws in step 4 and discards in its next turn says nothing of the password."""
    t = began(edition, 1)
    (sector,) = sectors_of_a(t)
    left = set(hand(t, "A"))
    discard(t, codes(left)[0])
    before = password_of(t, "C", sector, "ABCDEF")
    until(t, "A", "draw").play("draw")
    (drawn,) = set(hand(t, "A")) - left
    assert code(drawn) not in codes(left)
    until(t, "B", "action")
    until(t, "A", "discard").play(f"discard:{drawn}")
    assert password_of(t, "C", sector, "ABCDEF") == before


@english
def test_with_two_players_a_code_that_is_left_is_in_both_passwords(edition: str) -> None:
    """AD-81: six cards for two passwords, no code more than twice; what is left has a code that was there twice."""
    t = began(edition, 1, seats=2)
    letter = codes(hand(t, "A"))[0]
    discard(t, letter)
    for sector in sectors_of_a(t):
        assert password_of(t, "B", sector, letter) == {letter}


Codes = Counter[str]


def passwords(cards: Codes, number: int) -> Iterator[list[frozenset[str]]]:
    """Every way to set so many passwords of three different codes from these cards."""
    if number == 0:
        yield []
        return
    for codes_of_one in combinations(sorted(cards), 3):
        for rest in passwords(+(cards - Counter(codes_of_one)), number - 1):
            yield [frozenset(codes_of_one), *rest]


@pytest.mark.parametrize("number", [1, 2])
def test_by_trying_all_hands_what_is_left_has_two_codes_of_every_password(number: int) -> None:
    """Whatever a player held, whichever card came last, whichever passwords were set."""
    for size in range(3 * number - 1, 3 * number + 4):
        for held_before in combinations_with_replacement("ABCDEF", size):
            before = Counter(held_before)
            if any(passwords(before, number)):
                continue
            for last in "ABCDEF":
                now = before + Counter(last)
                for chosen in passwords(now, number):
                    left = set(now - sum((Counter(one) for one in chosen), Counter()))
                    assert len(left) <= 2 and all(left <= one for one in chosen)
