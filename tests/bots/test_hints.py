"""Hints and reviews: what the search would have played, and what a pick did to the chances."""

import pytest

from sneakernet.bots import spot_at
from sneakernet.bots.greedy import Greedy
from sneakernet.bots.hints import Chance, Hint, dear, hint, moment, reasons, review
from sneakernet.bots.judgement.judgement import Reason
from sneakernet.bots.registry import judgement
from sneakernet.core.record import Record, open_record
from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.core.view import letter
from tests.support.table import Table


def random_record(seed: str) -> Record:
    """A game of HACKERS played at random."""
    rules = find("hackers").rules
    record = open_record(rules, "", 4, seed, {})
    s = rules.new("", 4, seed)
    rng = Rng(f"picks {seed}")
    while (ask := rules.ask(s)) is not None:
        choice = int(rng.below(len(ask.options)))
        record.picks.append(f"{letter(ask.seat)} {ask.options[choice].spelling}")
        rules.pick(s, choice)
    return record


def test_a_hint_names_a_pick_its_chance_and_the_reasons() -> None:
    t = Table(
        "hackers",
        "A hand: the-gibson payphone; B hand: curtis; deck: virus diskette phone-tap worm; snoop: hacker-nikon",
        seats=4,
    )
    found = hint(spot_at(t.game, t.s, t.rules.ask(t.s), "hint"), 300)
    assert (found.seat, found.about, found.pick) == ("A", "add", "add:the-gibson")
    assert 0 < found.chance < 1
    assert [chance.pick for chance in found.options] == ["add:the-gibson", "add:payphone"]
    assert "files" in found.reasons


def test_a_hint_names_the_strongest_reasons_three_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [Reason(key, 5.0 - n) for n, key in enumerate(("files", "hand", "safety", "rivals"))]
    monkeypatch.setattr(Greedy, "reasons", lambda self, spot, choice: found)
    t = Table("hackers", seats=4)
    spot = spot_at(t.game, t.s, t.rules.ask(t.s), "hint")
    assert reasons(spot, judgement(find("hackers")), 0) == ("files", "hand", "safety")


@pytest.mark.parametrize(
    ("chances", "lead"), [((0.3,), "only"), ((0.3, 0.29), "close"), ((0.3, 0.31), "close"), ((0.3, 0.25), "ahead")]
)
def test_a_hint_knows_how_its_pick_stands_to_the_others(chances: tuple[float, ...], lead: str) -> None:
    options = tuple(Chance(str(n), chance, 10) for n, chance in enumerate(chances))
    assert Hint("A", "add", "0", chances[0], options, ()).lead == lead


def test_what_the_better_pick_was_worth_does_not_depend_on_what_was_played() -> None:
    t = Table("access-denied", seats=4)
    ask = t.rules.ask(t.s)
    found = [moment(spot_at(t.game, t.s, ask, "again"), 0, f"A {option.spelling}", 40) for option in ask.options]
    assert len({(one.better, one.before) for one in found}) == 1 and len({one.after for one in found}) > 1
    assert next(one for one in found if one.played == one.better).cost == 0


def test_a_review_goes_through_every_decision_and_names_those_that_turned_the_game() -> None:
    rules = find("hackers").rules
    record = random_record("review")
    seen: list[int] = []
    found = review(find(rules.name), record, 60, seen.append)
    assert [moment.number for moment in found.moments] == list(range(len(record.picks))) == [n - 1 for n in seen]
    assert [f"{moment.seat} {moment.played}" for moment in found.moments] == record.picks
    assert found.turning and all(moment.cost >= dear(4) for moment in found.turning)
    assert [m.number for m in found.turning] == sorted(m.number for m in found.turning)
    assert all(abs(sum(moment.everybody) - 1) < 1e-6 for moment in found.moments)


def test_a_pick_that_the_search_agrees_with_costs_nothing() -> None:
    rules = find("hackers").rules
    record = random_record("agree")
    for one in review(find(rules.name), record, 40).moments:
        assert one.cost == 0 or one.played != one.better


def test_a_review_is_repeatable() -> None:
    rules = find("hackers").rules
    record = random_record("again")
    assert review(find(rules.name), record, 20) == review(find(rules.name), record, 20)
