"""Access Denied, two players: the goal is five, whatever the default; another one is refused (AD-83)."""

import pytest

from sneakernet.core.position import BadPosition
from sneakernet.core.record import open_record, parse
from sneakernet.core.registry import find
from sneakernet.core.settings import BadSetting
from sneakernet.lab.sim import plan
from sneakernet.say import Speech
from sneakernet.say.complaints import complain
from tests.games.access_denied.positions import english, facts
from tests.support.table import Table

RULES = find("access-denied").rules


@english
@pytest.mark.parametrize("goal", [4, 6])
def test_another_goal_is_refused(edition: str, goal: int) -> None:
    """AD-83: AD-77 is not combined with the variant."""
    with pytest.raises(BadSetting) as problem:
        RULES.new(edition, 2, "1", {"goal": goal})
    assert problem.value.told == {"name": "goal", "given": str(goal), "only": "5", "rule": "AD-83"}
    with pytest.raises(BadPosition) as written:
        RULES.load(f"edition: {edition}; seats: 2; settings: goal={goal}")
    assert written.value.key == "setting-of-two" and written.value.told["rule"] == "AD-83"


@english
@pytest.mark.parametrize("given", [{}, {"goal": 3}, {"goal": 5}])
def test_the_goal_shown_is_the_goal_played_for(edition: str, given: dict[str, object]) -> None:
    """AD-83: in the settings, the view, the position, the record and the plan of a simulation."""
    t = Table("access-denied", "", 2, edition, "1", **given)
    assert facts(t)["goal"] == 5 and RULES.settings_of(t.s)["goal"] == "5" and t.fact("settings") == "goal=5"
    assert Table("access-denied", t.save()).save() == t.save()
    record = open_record(RULES, edition, 2, "1", given)
    assert record.settings == {"goal": "5"} and parse(record.write()).settings == record.settings
    assert plan(find("access-denied"), edition, 2, "1", given, [], 1).settings["goal"] == "5"


@english
@pytest.mark.parametrize("goal", [3, 4, 5, 6])
def test_more_players_agree_on_a_goal(edition: str, goal: int) -> None:
    """AD-77: three to six players are free to."""
    assert facts(Table("access-denied", "", 3, edition, "1", goal=goal))["goal"] == goal


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_refusal_names_the_rule(language: str) -> None:
    with pytest.raises(BadSetting) as problem:
        RULES.check("2014", 2, {"goal": 6})
    assert "AD-83" in complain(Speech(language), problem.value)
