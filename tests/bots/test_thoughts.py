"""Thoughts in words: every part of every judgement and every level has its sentence, in every language."""

import pytest

from sneakernet.bots.judgement.judgement import RIVALS
from sneakernet.bots.levels import LEVELS
from sneakernet.bots.registry import judgement
from sneakernet.core.registry import find, game_names
from sneakernet.say import Speech, languages, thoughts

WORDS = Speech().game(find("hackers"))


@pytest.mark.parametrize("language", languages())
def test_every_reason_and_level_can_be_said(language: str) -> None:
    speech = Speech(language)
    for game in game_names():
        judge = judgement(find(game))
        assert judge is not None
        for part in (*judge.parts, RIVALS):
            assert "," not in thoughts.reason(speech.game(find(game)), part), "several of them make a list"
    for level in LEVELS:
        assert thoughts.bot(speech, level) != level and thoughts.about_level(speech, level)
    assert speech.common.problems == []


def test_a_hint_says_the_pick_the_chance_and_why() -> None:
    said = thoughts.hint(Speech(), WORDS, "Gibson", 0.617, ("files", "rivals"), "ahead")
    assert said == "I would pick “Gibson”: 62% to win. What speaks for it: points in FILES and trouble for the others."
    assert thoughts.listed(Speech(), ["this", "that", "more"]) == "this, that and more"


@pytest.mark.parametrize(
    ("lead", "why"),
    [("only", ""), ("close", " Another choice is about as good."), ("ahead", " Everything else looks worse.")],
)
def test_a_hint_that_nothing_speaks_for_at_once_says_how_it_stands_to_the_others(lead: str, why: str) -> None:
    assert thoughts.hint(Speech(), WORDS, "Draw", 0.5, (), lead) == f"I would pick “Draw”: 50% to win.{why}"


def test_a_hint_in_a_lost_game_says_so() -> None:
    said = thoughts.hint(Speech(), WORDS, "Draw", 0.004, (), "close")
    assert said == "Winning takes a lot of luck now. I would still pick “Draw”."


def test_only_a_level_that_remembers_everything_is_said_to() -> None:
    for name, level in LEVELS.items():
        assert ("remembers everything" in thoughts.about_level(Speech("en"), name)) == (level.memory == 100)
        assert ("merkt sich alles" in thoughts.about_level(Speech("de"), name)) == (level.memory == 100)


def test_a_turning_point_says_what_was_better_and_what_it_cost() -> None:
    said = thoughts.moment(Speech(), 7, "Ann", "Add Worm", "Add Curtis", 0.61, 0.38)
    assert said == "Choice 7: Ann played “Add Worm”; “Add Curtis” was better. The chance to win fell from 61% to 38%."
