"""Games played at random: every sentence about them can be said, to everybody who may hear it."""

import re
from typing import Any

import pytest

from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Rules
from sneakernet.core.view import SPECTATOR, letter
from sneakernet.say import GameSpeech, People, Speech, languages
from sneakernet.say.game import is_about
from sneakernet.table import Match
from tests.say.expected import SPOKEN

NAMES = ["ann", "bob", "cat", "dan", "eve", "fay"]
GOD = -2
GAMES_EACH = 6
ENOUGH = 60  # decisions at one kind of table where games are long; the first table of an edition plays far longer
SEATED = ("starter", "dealer", "first_player")  # settings whose value is a seat


def tables(rules: Rules[Any]) -> list[tuple[str, int, dict[str, str]]]:
    """Every edition and number of seats; with the usual number, each setting that is a word at each of its values."""
    found: list[tuple[str, int, dict[str, str]]] = []
    for edition in rules.editions:
        usual, *others = rules.seat_counts(edition)
        found += [(edition, seats, {}) for seats in (usual, *others)]
        found += [
            (edition, usual, {setting.name: value})
            for setting in rules.settings
            for value in setting.values
            if value and value != setting.default and not (setting.name in SEATED and value > letter(usual - 1))
        ]
    return found


def finished(text: str) -> bool:
    """Whether no blank, no message name and no hidden card is left in a sentence."""
    return bool(text) and not re.search(r"[{}]|\[[a-z]|^[a-z-]+$|: ?\?|\s\s", text)


def hear_everything(words: GameSpeech, table: Match, said: set[str]) -> None:
    """The whole story, as every reader may know it."""
    readers = [GOD, SPECTATOR, *range(table.seats)]
    for reader in readers:
        people = People(NAMES[: table.seats], letter(reader))
        for head, text in words.story(table.events(reader), people):
            said |= {head, text} - {""}


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("rules", [pytest.param(rules, id=name) for name, rules in SPOKEN.items()])
def test_everything_that_happens_can_be_said(rules: Rules[Any], language: str) -> None:
    speech = Speech(language)
    said: set[str] = set()
    rng = Rng("say")
    for edition, seats, settings in tables(rules):
        words = speech.game(find(rules.name), edition)
        picks = 0
        enough = ENOUGH if settings or seats != rules.seat_counts(edition)[0] else 10 * ENOUGH
        for n in range(GAMES_EACH):
            if picks > enough:
                break
            table = Match.new(find(rules.name), edition, seats, f"say {n}", settings)
            while (ask := table.ask()) is not None and picks <= enough:
                people = People(NAMES[:seats], letter(ask.seat))
                scene = words.scene(table.view(ask.seat), people)
                said |= {words.ask(ask, scene), words.ask_help(ask, scene)}
                for option in ask.options:
                    said.add(words.option(option, scene, people, ask.about))
                    words.option(option, scene, people, ask.about, listed=True)
                table.pick(int(rng.below(len(ask.options))))
                picks += 1
            hear_everything(words, table, said)
        assert words.words.problems == []
    assert speech.common.problems == []
    assert [text for text in said if not finished(text)] == []


@pytest.mark.parametrize("rules", [pytest.param(rules, id=name) for name, rules in SPOKEN.items()])
def test_what_names_a_reader_nowhere_is_told_to_them_as_to_a_watcher(rules: Rules[Any]) -> None:
    words, rng = Speech("en").game(find(rules.name), rules.editions[0]), Rng("alike")
    table = Match.new(find(rules.name), "", 0, "alike", {})
    names = tuple(NAMES[: table.seats])
    alike = 0
    while (ask := table.ask()) is not None:
        before = len(table.log)
        table.pick(int(rng.below(len(ask.options))))
        for seat in range(table.seats):
            told, me = tuple(table.events(seat, before)), letter(seat)
            if told and not any(is_about(event, me) for event in told):
                alike += 1
                assert words.tell(told, names, me) == words.tell(told, names, "")
            assert words.events(told, People(names, me)) == list(words.tell(told, names, me))
    assert alike > 100


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("rules", [pytest.param(rules, id=name) for name, rules in SPOKEN.items()])
def test_every_refusal_can_be_said(rules: Rules[Any], language: str) -> None:
    speech = Speech(language)
    rng = Rng("refusals")
    people = People(NAMES[: rules.seat_counts(rules.editions[0])[0]], "A")
    words = speech.game(find(rules.name), rules.editions[0])
    numbers = {number for section in words.sections() for number in section.rules}
    table = Match.new(find(rules.name), "", 0, "refusals", {})
    heard = asks = 0
    stride = len(rules.cards()) // 6  # where cards are many, questions are many too: look at one in so many
    while (ask := table.ask()) is not None:
        asks += 1
        for card in rules.cards() if asks % stride == 0 else []:
            for seat in range(table.seats):
                refusal = rules.why_not(table.state, seat, card)
                if refusal is not None:
                    assert refusal.rule in numbers
                    assert finished(words.refusal(refusal, people))
                    heard += 1
        table.pick(int(rng.below(len(ask.options))))
    assert heard and words.words.problems == [] and speech.common.problems == []
