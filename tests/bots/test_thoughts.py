"""Thoughts in words: every part of every judgement and every level has its sentence, in every language."""

import pytest

from sneakernet.bots.judgement.judgement import RIVALS
from sneakernet.bots.levels import LEVELS
from sneakernet.bots.registry import judgement
from sneakernet.games import GAMES
from sneakernet.say import Speech, languages, thoughts


@pytest.mark.parametrize("language", languages())
def test_every_reason_and_level_can_be_said(language: str) -> None:
    speech = Speech(language)
    for game in GAMES:
        judge = judgement(game)
        assert judge is not None
        for part in (*judge.parts, RIVALS):
            assert thoughts.reason(speech, game, part)
    for level in LEVELS:
        assert thoughts.bot(speech, level) != level and thoughts.about_level(speech, level)
    assert speech.common.problems == []


def test_a_hint_says_the_pick_the_chance_and_why() -> None:
    said = thoughts.hint(Speech(), "hackers", "Gibson", 0.617, ("files", "rivals"))
    assert said == "I would pick “Gibson”: 62 % to win. It is good for points in FILES, holding the others back."
    assert thoughts.hint(Speech(), "hackers", "Draw", 0.5, ()) == "I would pick “Draw”: 50 % to win."


def test_a_turning_point_says_what_was_better_and_what_it_cost() -> None:
    said = thoughts.moment(Speech(), 7, "Ann", "Add Worm", "Add Curtis", 0.61, 0.38)
    assert said == "Pick 7: Ann played “Add Worm”; “Add Curtis” was better. The chance to win fell from 61 % to 38 %."
