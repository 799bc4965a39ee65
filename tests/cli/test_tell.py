"""Games, cards and rules, for people and for programs."""

import json

from sneakernet.core.registry import find, game_names
from tests.architecture import code
from tests.cli.command import Here
from tests.say.expected import SPOKEN


def test_games_for_programs(here: Here) -> None:
    games = json.loads(here.says("games", "--json"))
    assert [game["name"] for game in games] == list(game_names())
    hackers = next(game for game in games if game["name"] == "hackers")
    assert hackers["title"] == "HACKERS" and hackers["editions"] == [{"name": "2022", "seats": [3, 4]}]
    assert {s["name"] for s in hackers["settings"]} == {s.name for s in find("hackers").rules.settings}
    assert all(s["text"] and s["rule"].startswith("HK-") for s in hackers["settings"])


def test_games_for_people(here: Here) -> None:
    text = here.says("games")
    assert "HACKERS" in text and "3 to 4 players" in text and "open_source=off" in text and "HK-42" in text
    assert text.startswith("HACKERS") and "sneakernet play hackers" in text  # the one that a newcomer can begin at once


def test_cards_for_programs(here: Here) -> None:
    cards = json.loads(here.says("cards", "hackers", "--json"))
    assert [card["id"] for card in cards] == find("hackers").rules.cards()
    for card in cards:
        assert card["name"] and card["text"] and card["kind"] and card["rules"]
    worm = next(card for card in cards if card["id"] == "worm")
    assert (worm["name"], worm["kind"], worm["value"], "HK-27" in worm["rules"]) == ("Worm", "300 BAUD", 0, True)


def test_cards_for_people(here: Here) -> None:
    text = here.says("cards", "hackers", "--edition", "2022")
    assert '"Security Officer"  2400 BAUD, 9 points  [security-officer]' in text
    assert max(map(len, text.splitlines())) <= 80


def test_one_rule(here: Here) -> None:
    told = [here.says("rules", "hackers", number) for number in ("27", "HK-27", "hk27")]
    assert len(set(told)) == 1 and told[0].startswith("**HK-27 ")


def test_the_page_in_docs_is_what_the_command_prints(here: Here) -> None:
    """Written by `sneakernet rules GAME > docs/rules/GAME.md`."""
    for name in SPOKEN:
        page = code.ROOT / "docs" / "rules" / f"{name}.md"
        assert page.read_text(encoding="utf-8") == here.says("rules", name)
