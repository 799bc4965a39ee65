"""Access Denied in English: what is said, and to whom."""

import pytest

from sneakernet.core.choice import Option, Refusal
from sneakernet.core.event import Event
from sneakernet.core.registry import find
from sneakernet.say import People, Speech
from tests.support.table import Table

WORDS = Speech("en").game(find("access-denied"), "2014")
GERMAN = Speech("en").game(find("access-denied"), "german")
RULES = find("access-denied").rules
NAMES = ["ann", "bob", "cat", "dan", "eve", "fay"]
ANN = People(NAMES, "A")
BOB = People(NAMES, "B")
NOBODY = People(NAMES)


@pytest.mark.parametrize(
    ("event", "reader", "sentence"),
    [
        (Event("declared", "A", "", "newsmedia", 2), BOB, "ann goes for Oper in NewsMedia"),
        (Event("denied", "A", "", "newsmedia"), ANN, "You are denied access to NewsMedia"),
        (Event("kept", "D", "worm", "A"), ANN, "dan keeps Worm"),
        (Event("saw", "A", "D", "newsmedia"), ANN, "You see a code of NewsMedia: D"),
        (Event("saw", "A", "?", "newsmedia"), BOB, "ann sees a code of NewsMedia"),
        (Event("viewed", "A", "?", "C"), BOB, "ann looks at the hand of cat"),
        (Event("viewed", "A", "worm", "B"), BOB, "ann sees in your hand: Worm"),
        (Event("laid", "A", "bbs"), BOB, "ann lays out BBS"),
        (Event("laid", "A", "logic-bomb", "banking"), ANN, "You lay out Logic Bomb at Banking"),
        (Event("pending", "B", "fewer-actions", n=2), ANN, "bob’s next turn: 2 actions less"),
        (Event("pending", "B", "no-drawing"), BOB, "Your next turn: no drawing at all"),
        (Event("status", "B", "limit-cut", n=2), ANN, "From now on for bob: hand limit 2 lower"),
        (Event("stopped", "E", "fbi-raid", "A"), NOBODY, "eve stops FBI Raid"),
        (Event("offered", "A", "D", "B"), BOB, "ann offers you a card with code D"),
        (Event("handed_on", "A", "?", "B"), NOBODY, "ann hands on a card to bob"),
        (Event("scored", "A", n=1), BOB, "ann has Root in 1 sector"),
    ],
)
def test_an_event_as_its_reader_may_know_it(event: Event, reader: People, sentence: str) -> None:
    assert WORDS.event(event, reader) == sentence


def test_a_play_is_told_in_one_sentence() -> None:
    events = [
        Event("played", "A", "overdraft"),
        Event("aimed", "A", "", "B"),
        Event("filed", "A", "overdraft"),
        Event("ended", "A"),
    ]
    assert WORDS.events(events, BOB) == ["ann plays Overdraft, at you."]


def test_a_level_that_is_granted_is_told_once() -> None:
    granted = [Event("granted", "A", "", "banking", 1), Event("rose", "A", "", "banking", 1)]
    assert WORDS.events(granted, BOB) == ["ann gains User in Banking."]
    assert WORDS.events(granted[1:], BOB) == ["ann is now User in Banking."]


@pytest.mark.parametrize(
    ("refusal", "sentence"),
    [
        (Refusal("AD-59", "requires-oper", "wiretap", "government", 2), "Wiretap requires Oper or Root in Government."),
        (
            Refusal("AD-59", "requires-code", "bbs", "A"),
            "BBS requires that your own password has the code printed on it, and yours has not.",
        ),
        (Refusal("AD-40", "already-root", target="banking"), "You already have Root in Banking."),
        (
            Refusal("AD-R71", "no-more-offers", n=3),
            "3 offers have come to nothing this turn; you cannot make another one.",
        ),
    ],
)
def test_a_refusal_names_its_rule(refusal: Refusal, sentence: str) -> None:
    assert WORDS.refusal(refusal, ANN) == f"{sentence} ({refusal.rule})"


def test_an_answer_names_the_card_it_is_aimed_at() -> None:
    assert WORDS.option(Option("play", "cancelbot", "fbi-raid"), {}, ANN) == "Play CancelBot on FBI Raid"
    assert GERMAN.option(Option("play", "de-presse-pass", "de-spam"), {}, ANN) == "Play Presse Pass on Spam"


def test_a_window_says_what_is_answered() -> None:
    t = Table("access-denied", "A hand: overdraft; B hand: cancelbot; B levels: banking=user", seats=6)
    t.play("play:overdraft", "at@C")
    ask = RULES.ask(t.s)
    assert ask is not None and t.asked == "B"
    assert WORDS.ask(ask, WORDS.scene(t.view("B"), BOB)) == "ann plays Overdraft. Do you answer?"


def test_a_hot_potato_is_handed_on() -> None:
    t = Table("access-denied", "A hand: trojan worm", seats=6).play("hand_on:trojan")
    ask = RULES.ask(t.s)
    assert ask is not None
    assert WORDS.ask(ask, WORDS.scene(t.view("A"), ANN)) == "To whom do you hand it on?"


@pytest.mark.parametrize("edition", RULES.editions)
def test_every_card_is_described(edition: str) -> None:
    words = Speech("en").game(find("access-denied"), edition)
    numbers = [number for section in words.sections() for number in section.rules]
    for card in RULES.cards(edition):
        assert 0 < len(words.card_short(card)) <= 40, card
        assert words.card_text(card) and words.facts(card) in "ABCDEF", card
        assert words.known.rules_of(card) and set(words.known.rules_of(card)) <= set(numbers), card
    assert words.words.problems == []


def test_the_rules_have_every_number_once() -> None:
    numbers = [number for section in WORDS.sections() for number in section.rules]
    expected = [f"AD-{n}" for n in range(1, 87)] + [f"AD-R{n}" for n in range(1, 102)]
    assert sorted(numbers) == sorted(expected)


def test_facts_of_a_card() -> None:
    assert WORDS.facts("bbs", long=True) == "code A, upgrade; requires access to NewsMedia, A in your password"
    assert WORDS.facts("fbi-raid", long=True) == "code C, action card; requires Root in Government"
    assert WORDS.facts("trojan", long=True) == "code D, hot potato"
