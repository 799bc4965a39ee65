"""Refusals: each is listed with its rule, said with the same rule in all languages, and gives a reason that holds."""

import re
from collections.abc import Callable
from random import Random

import pytest

from sneakernet.core.choice import Refusal
from sneakernet.core.registry import find, game_names
from sneakernet.core.view import LETTERS, View, letter
from sneakernet.say import People, Speech
from tests.architecture import code
from tests.properties.tables import Table, name_of, tables

PICKS, ONE_IN, GAMES = 160, 8, 1
SPOKEN = ("en", "de")
RULE = re.compile(r"\b(?:HK|WD|AD)-R?\d+\b")
COMMON = {"no-such-card", "game-over", "not-your-turn", "not-yours", "no-such-option"}  # sentences of all games


def listed(game: str) -> dict[str, set[str]]:
    """The refusals of a game as its page lists them, with their rules."""
    page = code.ROOT / "tests" / "games" / game.replace("-", "_") / "rulebook" / "refusals.txt"
    lines = [line.split() for line in page.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    return {key: set(rules) for key, *rules in lines}


@pytest.mark.parametrize("language", SPOKEN)
@pytest.mark.parametrize("game", game_names())
def test_every_refusal_that_can_be_said_is_listed(game: str, language: str) -> None:
    folder = code.ROOT / find(game).package.replace(".", "/") / "say"
    said = re.findall(r"^refusal-([\w-]+) =", (folder / f"{language}.ftl").read_text(encoding="utf-8"), re.M)
    assert sorted(set(said) | COMMON) == sorted(set(listed(game)) | COMMON)


@pytest.mark.parametrize("game", game_names())
def test_every_rule_of_a_refusal_can_be_looked_up(game: str) -> None:
    words = Speech("en").game(find(game), find(game).rules.editions[0])
    known = {rule for section in words.sections() for rule in section.rules}
    assert {rule for rules in listed(game).values() for rule in rules} <= known


# What must be so where a refusal is given, as its reader sees the table. None of it rests on the code of the rules.

Holds = Callable[[View, str, Refusal], bool]


def hand(view: View, me: str) -> tuple[str, ...]:
    return tuple(view.places[f"{me} hand"].cards)


def levels(view: View, me: str) -> dict[str, int]:
    found = view.facts["levels"]
    assert isinstance(found, dict)
    return dict(found[me])


def fact(view: View, name: str) -> dict[str, list[object]]:
    found = view.facts[name]
    assert isinstance(found, dict)
    return found


def of_others(view: View, name: str, me: str) -> list[object]:
    return [one for seat, all_of_it in fact(view, name).items() if seat != me for one in all_of_it]


def lie_nowhere(view: View, sort: str) -> bool:
    return not any(pile.count for name, pile in view.places.items() if name.endswith(sort))


HOLDS: dict[str, Holds] = {
    "not-in-hand": lambda view, me, why: why.card not in hand(view, me),
    "not-your-turn": lambda view, me, why: view.asked != me,
    "needs-another-file": lambda view, me, why: view.places[f"{me} files"].count == 0 and why.card in ("virus", "worm"),
    "no-moves-left": lambda view, me, why: view.facts["moves"] == 0,
    "nothing-to-attack": lambda view, me, why: not of_others(view, "equipment", me),
    "nothing-to-steal": lambda view, me, why: set(of_others(view, "classifications", me)) <= {"head-hunter"},
    "no-offers-left": lambda view, me, why: view.facts["offers_left"] == 0,
    "field-tech-pays-equipment": lambda view, me, why: view.facts["moves"] == 0 and view.facts["field_techs"] != 0,
    "requires-user": lambda view, me, why: levels(view, me).get(why.target, 0) < 1,
    "requires-oper": lambda view, me, why: levels(view, me).get(why.target, 0) < 2,
    "requires-root": lambda view, me, why: levels(view, me).get(why.target, 0) < 3,
    "access-already": lambda view, me, why: levels(view, me).get(why.target, 0) > 0,
    "already-root": lambda view, me, why: levels(view, me).get(why.target, 0) == 3,
    "access-everywhere": lambda view, me, why: all(levels(view, me).values()) and len(levels(view, me)) >= 4,
    "just-user-nowhere": lambda view, me, why: 1 not in levels(view, me).values(),
    "controlled-by-you": lambda view, me, why: fact(view, "sectors")[why.target] == me,  # type: ignore[comparison-overlap]
    "controlled-by-nobody": lambda view, me, why: not fact(view, "sectors")[why.target],
    "no-sector-card-on-the-table": lambda view, me, why: not any(fact(view, "sector_cards").values()),
    "no-upgrade-on-the-table": lambda view, me, why: lie_nowhere(view, "upgrades"),
    "pile-is-empty": lambda view, me, why: view.places["pile"].count == 0,
    "no-card-to-give": lambda view, me, why: view.places[f"{me} hand"].count <= 1,
}  # fmt: skip


@pytest.mark.parametrize("place", tables(), ids=name_of)
def test_each_refusal_gives_a_reason_that_holds_and_its_rule(place: Table) -> None:
    game, edition, seats, variant = place
    rules, pages = find(game).rules, listed(game)
    speeches = [Speech(language).game(find(game), edition) for language in SPOKEN]
    people, cards = People(LETTERS[:seats]), list(dict.fromkeys(rules.cards(edition)))
    spellings: list[str] = []
    for seed in range(GAMES):
        s, chance = rules.new(edition, seats, f"refusals {seed}", variant), Random(f"{place} {seed}")
        for n in range(PICKS):
            ask = rules.ask(s)
            if ask is None:
                break
            options = {option.spelling for option in ask.options}
            spellings += [spelling for spelling in options if n % 3 == 0]
            if n % ONE_IN == 0:
                before = s.encode()
                tried = [pick for pick in chance.sample(spellings, min(12, len(spellings))) if pick not in options]
                found = [(ask.seat, rules.refuse(s, ask.seat, pick)) for pick in tried]
                seat = chance.randrange(seats)
                found += [(seat, why) for card in chance.sample(cards, 12) if (why := rules.why_not(s, seat, card))]
                for asked, why in found:
                    assert why.key in COMMON or why.rule in pages[why.key], (why.key, why.rule)
                    said = [speech.refusal(why, people) for speech in speeches]
                    assert RULE.findall(said[0]) == RULE.findall(said[1]) and (not why.rule or why.rule in said[0])
                    holds = HOLDS.get(why.key)
                    assert holds is None or holds(rules.view(s, asked), letter(asked), why), (why.key, why.card)
                assert s.encode() == before, "asking why changes nothing"
            rules.pick(s, chance.randrange(len(ask.options)))
