"""No card and no ruling of Access Denied without a test."""

from tests.support.marks import (
    cards_without_a_test,
    marks_without_a_card,
    numbers_nobody_wrote,
    numbers_without_a_test,
)


def test_every_card_has_a_test() -> None:
    assert cards_without_a_test("access-denied") == []


def test_every_mark_names_a_card() -> None:
    assert marks_without_a_card("access-denied") == []


def test_every_ruling_is_cited() -> None:
    assert numbers_without_a_test("access-denied", "AD-R", 101) == []


def test_no_test_cites_a_ruling_that_does_not_exist() -> None:
    assert numbers_nobody_wrote("access-denied", "AD-R", 101) == []
