"""HACKERS in English: what is said, and to whom."""

import pytest

from sneakernet.core.choice import Refusal
from sneakernet.core.event import Event
from sneakernet.core.registry import find
from sneakernet.games.hackers.say.facts import FACTS
from sneakernet.say import People, Speech

WORDS = Speech("en").game(find("hackers"), "2022")
ANN = People(["ann", "bob", "cat", "dan"], "A")
BOB = People(["ann", "bob", "cat", "dan"], "B")
NOBODY = People(["ann", "bob", "cat", "dan"])


@pytest.mark.parametrize(
    ("event", "reader", "sentence"),
    [
        (Event("passed", "A", "worm", "B"), ANN, "You hand Worm to bob"),
        (Event("passed", "A", "worm", "B"), BOB, "ann hands Worm to you"),
        (Event("passed", "A", "?", "B"), NOBODY, "ann hands a card to bob"),
        (Event("added", "A", "?"), BOB, "ann adds a card face down"),
        (Event("moved", "A", "garbage-file", "B"), BOB, "ann gets Garbage File from you into FILES"),
        (Event("moved", "A", "garbage-file"), ANN, "You get Garbage File from SNOOP into your FILES"),
        (Event("returned_number", "B", n=0), ANN, "bob returns no card"),
        (Event("returned_number", "B", n=2), BOB, "You return 2 cards"),
        (Event("scored", "A", n=1), BOB, "ann has 1 point"),
        (Event("hacked_the_planet", "A"), BOB, "ann yells HACK THE PLANET! One last turn each"),
    ],
)
def test_an_event_as_its_reader_may_know_it(event: Event, reader: People, sentence: str) -> None:
    assert WORDS.event(event, reader) == sentence


def test_the_deeds_of_one_player_share_a_sentence_and_hidden_cards_are_counted() -> None:
    deeds = [Event("added", "A", "curtis"), *[Event("drew_top", "A", "?")] * 3, Event("passed", "A", "?", "B")]
    turned = Event("turned", "A", "worm")
    assert WORDS.events([*deeds, turned, Event("passed", "A", "virus", "D")], BOB) == [
        "ann adds Curtis, draws 3 cards from the DECK, hands a card to you.",
        "Worm turns up in SNOOP.",
        "ann hands Virus to dan.",
    ]


def test_ones_own_cards_are_listed() -> None:
    deeds = [Event("drew_top", "A", "curtis"), Event("drew_top", "A", "worm"), Event("added", "A", "worm")]
    assert WORDS.events(deeds, ANN) == ["You draw Curtis, Worm, add Worm."]


def test_a_refusal_names_its_rule() -> None:
    text = WORDS.refusal(Refusal("HK-27", "needs-another-file", "worm"), ANN)
    assert text == "Worm may only be added when another card already lies in your FILES. (HK-27)"


def test_short_effects_fit_into_a_line_of_80() -> None:
    for card in find("hackers").rules.cards():
        assert 0 < len(WORDS.card_short(card)) <= 41, card


def test_every_card_names_rules_that_exist() -> None:
    numbers = [number for section in WORDS.sections() for number in section.rules]
    for card in find("hackers").rules.cards():
        assert WORDS.known.rules_of(card) and set(WORDS.known.rules_of(card)) <= set(numbers), card


def test_the_rules_have_every_number_once() -> None:
    numbers = [number for section in WORDS.sections() for number in section.rules]
    assert sorted(numbers, key=lambda n: int(n[3:])) == [f"HK-{n}" for n in range(1, 61)]


def test_payphone_counts_six_beside_300_baud() -> None:
    """HK-55, as the drawn table shows it."""
    assert FACTS.printed("payphone", "") == {"baud": 1200, "value": 3, "doubled_by": 300}
    assert FACTS.worth("payphone", ("payphone", "worm")) == 6
    assert FACTS.worth("payphone", ("payphone", "curtis")) == 3
