"""WIRED in English: what is said, and to whom."""

import pytest

from sneakernet.core.choice import Option, Refusal
from sneakernet.core.event import Event
from sneakernet.core.registry import find
from sneakernet.say import People, Speech
from tests.support.table import Table

WORDS = Speech("en").game(find("wired"), "base-game")
NAMES = ["ann", "bob", "cat", "dan"]
ANN = People(NAMES, "A")
BOB = People(NAMES, "B")
NOBODY = People(NAMES)


@pytest.mark.parametrize(
    ("event", "reader", "sentence"),
    [
        (Event("played", "A", "hacked", "B.S1"), BOB, "ann plays Hacked on your switch S1"),
        (Event("played", "A", "hacked", "B.S1"), NOBODY, "ann plays Hacked on bob’s switch S1"),
        (Event("played", "A", "audit", "B"), ANN, "You play Audit against bob"),
        (Event("played", "A", "facilities"), BOB, "ann plays Facilities"),
        (Event("attached", "A", "A.S1", "internet"), ANN, "You connect switch S1 to INTERNET"),
        (Event("attached", "A", "A.P3", "A.K2a"), BOB, "ann connects computer P3 to cable K2a"),
        (Event("stole", "A", "field-tech+tapped", "B"), BOB, "ann takes Field Tech (used) from you"),
        (Event("handed", "A", "?", "B"), NOBODY, "ann hands a card to bob"),
        (Event("wants", "A", "computer", "B", 2), BOB, "ann wants Computer × 2"),
        (Event("scored", "A", n=0), BOB, "ann scores nothing"),
        (Event("scored", "A", n=1), ANN, "You score 1 point"),
    ],
)
def test_an_event_as_its_reader_may_know_it(event: Event, reader: People, sentence: str) -> None:
    assert WORDS.event(event, reader) == sentence


def test_a_card_that_is_shown_played_and_laid_out_is_told_once() -> None:
    events = [
        Event("chose", "A", "switch"),
        Event("tapped", "A", "field-tech"),
        Event("played", "A", "switch"),
        Event("attached", "A", "A.S2", "internet"),
        Event("chose", "A", "secured"),
        Event("played", "A", "secured", "A.S1"),
        Event("resolved", "A", "hacked", "A.S1"),
    ]
    assert WORDS.events(events, BOB) == [
        "ann uses Field Tech, connects switch S2 to INTERNET, plays Secured on switch S1."
    ]


def test_a_card_that_is_shown_is_told_when_it_is_played() -> None:
    """Who watches hears of it in two steps."""
    chosen, played = Event("chose", "A", "secured"), Event("played", "A", "secured", "A.S1")
    assert WORDS.events([chosen], BOB) == []
    assert WORDS.events([played], BOB) == ["ann plays Secured on switch S1."]


def test_a_card_that_is_only_shown_is_told() -> None:
    """WD-62: time was up before it had a target."""
    assert WORDS.events([Event("chose", "A", "hacked"), Event("timed_out", "A")], BOB) == [
        "ann shows Hacked.",
        "ann’s time is up.",
    ]


def test_what_is_taken_and_what_is_mended_is_told_once() -> None:
    robbed = [
        Event("played", "A", "head-hunter", "B"),
        Event("named", "A", "facilities", "B"),
        Event("stole", "A", "facilities", "B"),
    ]
    assert WORDS.events(robbed, BOB) == ["ann plays Head Hunter against you, takes Facilities from you."]
    assert WORDS.events(robbed[:2], BOB) == ["ann plays Head Hunter against you, reaches for Facilities."]
    mended = [Event("played", "A", "helpdesk", "A.S1"), Event("resolved", "A", "hacked", "A.S1")]
    assert WORDS.events(mended, BOB) == ["ann plays Helpdesk, is rid of Hacked on switch S1."]


def test_equal_cards_are_counted() -> None:
    drawn = [Event("drew", "A", "computer"), Event("drew", "A", "computer"), Event("drew", "A", "audit")]
    assert WORDS.events(drawn, ANN) == ["You draw Computer × 2, Audit."]
    assert WORDS.events([Event("drew", "A", "?")] * 3, BOB) == ["ann draws 3 cards."]


@pytest.mark.parametrize(
    ("option", "about", "label"),
    [
        (Option("on", "", "K2a"), "place", "On K2a: cable on S1, offline, 1 free port"),
        (Option("move", "", "P1"), "reconnect", "Move P1: computer on K2a with New Hire"),
        (Option("hang", "", "P2"), "attach", "Attach P2: computer, floating"),
        (Option("over", "", "S1"), "place", "Replace S1: switch with Hacked + Power Outage, 1 computer"),
        (Option("against", "", "B"), "victim", "Against bob (2 computers score)"),
    ],
)
def test_equipment_is_described_where_it_can_be_chosen(option: Option, about: str, label: str) -> None:
    mine = "S1{hacked,power-outage}>K2a>[P1{new-hire}] ~P2"
    t = Table("wired", f"A hand: computer hacked; A network: {mine}; B network: S1>K2a>[P1,P2]", seats=4)
    assert WORDS.option(option, WORDS.scene(t.view("A"), ANN), ANN, about) == label


def test_a_question_tells_what_it_is_about() -> None:
    t = Table("wired", "A hand: hacked; B network: S1>K2a>[P1]; C network: S1", seats=4, seed="1")
    t.play("play:hacked")
    view = t.view("A")
    assert view.facts["choosing"] == {"card": "hacked"} and t.view("B").facts["choosing"] is None
    assert WORDS.say("ask-victim", **WORDS.scene(view, ANN)) == "Hacked: against whom?"
    t.play("against@B")
    scene = WORDS.scene(t.view("A"), ANN)
    assert WORDS.say("ask-target", **scene) == "Hacked: on which card of bob?"
    assert WORDS.option(Option("on", "", "S1"), scene, ANN, "target") == "On S1: switch, 1 computer"


def test_a_refusal_names_its_rule() -> None:
    assert WORDS.refusal(Refusal("WD-71", "cable-full", "", "K2a"), ANN) == "K2a has no free port. (WD-71)"
    assert WORDS.refusal(Refusal("WD-33", "immune", "hacked", "B"), ANN) == "bob is immune to Hacked. (WD-33)"


def test_short_effects_fit_into_a_line_of_80() -> None:
    for card in find("wired").rules.cards():
        assert 0 < len(WORDS.card_short(card)) <= 40, card


def test_every_card_names_rules_that_exist() -> None:
    numbers = [number for section in WORDS.sections() for number in section.rules]
    for card in find("wired").rules.cards():
        assert WORDS.known.rules_of(card) and set(WORDS.known.rules_of(card)) <= set(numbers), card


def test_the_rules_have_every_number_once() -> None:
    numbers = [number for section in WORDS.sections() for number in section.rules]
    assert sorted(numbers, key=lambda n: int(n[3:])) == [f"WD-{n}" for n in range(1, 91)]
