"""No card of HACKERS without a test."""

from tests.support.marks import (
    cards_without_a_test,
    marks_without_a_card,
)


def test_every_card_has_a_test() -> None:
    assert cards_without_a_test("hackers") == []


def test_every_mark_names_a_card() -> None:
    assert marks_without_a_card("hackers") == []
