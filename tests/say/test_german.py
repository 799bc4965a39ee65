"""German: cases, verbs and numbers, and that the language spoken has nothing to do with the edition played."""

import json
import re

import pytest

from sneakernet.core.choice import Option, Refusal
from sneakernet.core.event import Event
from sneakernet.core.registry import find
from sneakernet.say import People, Speech
from tests.architecture import code

GERMAN = Speech("de")
ANN = People(["ann", "bob", "cat"], "A")
BOB = People(["ann", "bob", "cat"], "B")


@pytest.mark.parametrize(
    ("game", "event", "reader", "sentence"),
    [
        ("hackers", Event("passed", "A", "worm", "B"), ANN, "Du gibst bob Worm"),
        ("hackers", Event("passed", "A", "worm", "B"), BOB, "ann gibt dir Worm"),
        ("hackers", Event("shielded", "A", "hacker-joey", "B"), BOB, "ann hält dich mit Hacker (Joey) auf"),
        ("hackers", Event("moved", "A", "garbage-file"), BOB, "ann holt Garbage File aus SNOOP in die eigenen FILES"),
        (
            "hackers",
            Event("moved", "A", "garbage-file", "B"),
            BOB,
            "ann holt Garbage File von dir in die eigenen FILES",
        ),
        ("hackers", Event("scored", "A", n=1), BOB, "ann hat 1 Punkt"),
        ("hackers", Event("returned_number", "B", n=0), ANN, "bob legt keine Karte zurück"),
        ("wired", Event("played", "A", "audit", "B"), BOB, "ann spielt Audit gegen dich"),
        ("wired", Event("stole", "A", "facilities", "B"), BOB, "ann nimmt dir Facilities ab"),
        ("wired", Event("scored", "A", n=0), ANN, "Du bekommst keinen Punkt"),
        ("access-denied", Event("handed_on", "A", "worm", "B"), BOB, "ann reicht Worm an dich weiter"),
        ("access-denied", Event("viewed", "A", "?", "B"), BOB, "ann sieht sich deine Hand an"),
        ("access-denied", Event("declared", "A", "", "banking", 2), ANN, "Du willst Operator in Banken werden"),
    ],
)
def test_an_event_as_its_reader_may_know_it(game: str, event: Event, reader: People, sentence: str) -> None:
    assert GERMAN.game(find(game)).event(event, reader) == sentence


def test_the_deeds_of_one_player_share_a_sentence() -> None:
    deeds = [Event("added", "A", "curtis"), *[Event("drew_top", "A", "?")] * 3, Event("passed", "A", "?", "B")]
    told = GERMAN.game(find("hackers")).events(deeds, BOB)
    assert told == ["ann spielt Curtis aus, zieht 3 Karten vom DECK, gibt dir eine Karte."]


def test_a_refusal_names_its_rule() -> None:
    text = GERMAN.game(find("hackers")).refusal(Refusal("HK-27", "needs-another-file", "worm"), ANN)
    assert text == "Worm darfst du nur ausspielen, wenn schon eine andere Karte in deinen FILES liegt. (HK-27)"


def test_numbers_follow_the_language() -> None:
    english = Speech("en")
    assert (GERMAN.number(12345.678, 2), english.number(12345.678, 2)) == ("12.345,68", "12,345.68")
    assert (GERMAN.number(-0.04, 1), english.number(-0.4), GERMAN.percent(-0.0004)) == ("0,0", "0", "0,0 %")
    assert (GERMAN.percent(0.256), english.percent(0.256)) == ("25,6 %", "25.6%")
    assert GERMAN.say("sim-draws", n=1234) == "Unentschieden: 1.234"


@pytest.mark.parametrize("language", ["de", "en"])
def test_names_of_cards_belong_to_the_edition_and_texts_to_the_reader(language: str) -> None:
    speech = Speech(language)
    printed = {"2014": ("backdoor", "Backdoor"), "german": ("de-hintertuer", "Hintertür")}
    texts = {speech.game(find("access-denied"), edition).card_text(card) for edition, (card, _) in printed.items()}
    assert [speech.game(find("access-denied"), e).card_name(card) for e, (card, _) in printed.items()] == [
        name for _, name in printed.values()
    ]
    assert len(texts) == 1 and ("benötigt" in texts.pop()) == (language == "de")


@pytest.mark.parametrize("game", ["access-denied", "hackers", "wired"])
def test_short_effects_fit_into_a_line_of_80(game: str) -> None:
    rules = find(game).rules
    for edition in rules.editions:
        words = GERMAN.game(find(game), edition)
        assert [card for card in rules.cards(edition) if not 0 < len(words.card_short(card)) <= 40] == []


def test_the_browser_says_the_same_in_both_languages() -> None:
    texts = {
        language: json.loads((code.ROOT / "sneakernet" / "web" / "lang" / f"{language}.json").read_text("utf-8"))
        for language in ("en", "de")
    }
    blanks = {
        language: {key: sorted(re.findall(r"{\w+}", json.dumps(text))) for key, text in said.items()}
        for language, said in texts.items()
    }
    assert blanks["de"] == blanks["en"]


def test_sectors_are_called_the_same_in_browser_and_terminal() -> None:
    game = find("access-denied")
    folder = game.folder("browser")
    assert folder
    text = (folder / "de.json").read_text("utf-8")
    words = GERMAN.game(game)
    said = {key.rpartition(".")[2]: name for key, name in json.loads(text).items() if key.startswith("ad.sector.")}
    assert said == {sector: words.say(f"target-{sector}") for sector in said} and len(said) == 6


@pytest.mark.parametrize("language", ["de", "en"])
def test_a_card_whose_name_is_an_abbreviation_ends_a_sentence_with_one_full_stop(language: str) -> None:
    told = Speech(language).game(find("access-denied"), "2014").events([Event("laid", "A", "sol", "banking")], BOB)
    assert [sentence.count("..") for sentence in told] == [0]
    assert Speech(language).say("sentence", text="S.O.L.") == "S.O.L."
    assert Speech(language).say("sentence", text="Hand A") == "Hand A."


def test_a_waived_card_names_the_backdoor_of_its_edition() -> None:
    option = Option("waive", "sol")
    for edition, label in (("2014", "Backdoor + S.O.L."), ("german", "Hintertür + S.O.L.")):
        assert GERMAN.game(find("access-denied"), edition).option(option, {}, ANN) == label
