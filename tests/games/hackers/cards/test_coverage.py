"""No card and no scenario of HACKERS without a test."""

from tests.support.marks import (
    cards_without_a_test,
    marks_without_a_card,
    scenarios_nobody_wrote,
    scenarios_without_a_test,
)


def test_every_card_has_a_test() -> None:
    assert cards_without_a_test("hackers") == []


def test_every_mark_names_a_card() -> None:
    assert marks_without_a_card("hackers") == []


def test_every_scenario_of_the_brief_is_cited() -> None:
    assert scenarios_without_a_test("hackers", "HK-S", 65) == []


def test_no_test_cites_a_scenario_that_does_not_exist() -> None:
    assert scenarios_nobody_wrote("hackers", "HK-S", 65) == []
