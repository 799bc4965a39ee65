"""No kind of card, no rule and no ruling of WIRED without a test."""

from sneakernet.core.registry import find
from tests.games.wired.positions import DECK
from tests.support.marks import (
    cards_without_a_test,
    marks_without_a_card,
    numbers_nobody_wrote,
    numbers_without_a_test,
)


def test_every_kind_has_a_test() -> None:
    assert cards_without_a_test("wired") == []


def test_every_mark_names_a_kind() -> None:
    assert marks_without_a_card("wired") == []


def test_the_kinds_are_those_of_the_deck() -> None:
    assert list(dict.fromkeys(find("wired").rules.cards())) == list(DECK)


def test_every_rule_and_ruling_is_cited() -> None:
    assert numbers_without_a_test("wired", "WD-", 90) == []


def test_no_test_cites_a_rule_that_does_not_exist() -> None:
    assert numbers_nobody_wrote("wired", "WD-", 90) == []
