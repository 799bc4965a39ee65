"""Sets: in every game, what is marked in any order leads to the same table."""

from itertools import permutations
from random import Random
from typing import Any

import pytest

from sneakernet.core.choice import IllegalPick
from sneakernet.core.registry import find, game_names
from sneakernet.core.state import State
from sneakernet.table.sets import picks_of, set_choice
from tests.games.access_denied.positions import hand, held, table, told
from tests.games.wired.positions import network, wired
from tests.properties.tables import Table, name_of, tables

MOST_PICKS = 400
TRIES = 4
ASKED = {
    "hackers": {"trim", "order_returns"},
    "wired": {"attach", "audit_pick", "discard", "give", "want"},
    "access-denied": {"password", "hand_over", "pay", "discard", "trade_wanted", "trade_answer", "buy", "gift"},
}


def after(rules: Any, s: State, picks: list[str]) -> bytes:
    """The table after these picks."""
    copy: Any = s.copy()
    for pick in picks:
        rules.pick(copy, rules.find(copy, pick))
    return bytes(copy.encode())


def step(rules: Any, s: State, chance: Random, orders: int) -> str:
    """One choice at random, a whole set where one is asked for; the name of the set's question."""
    ask, choice = rules.ask(s), set_choice(rules, s)
    if choice is None:
        rules.pick(s, chance.randrange(len(ask.options)))
        return ""
    marks = [mark.spelling for mark in choice.marks for _ in range(mark.times)]
    others = {option.spelling for option in ask.options} - {*marks, choice.done}
    assert others <= {"decline"}, f"{ask.about}: {others} are options and cannot be marked"
    n = len(choice.chosen)
    fewest, most = max(0, choice.least - n), min(choice.most - n, len(marks))
    refused: list[str] = []
    for _ in range(TRIES):
        marked = chance.sample(marks, chance.randint(fewest, most))
        try:
            picks = picks_of(rules, s, marked)
        except IllegalPick as problem:
            refused.append(problem.rule)
            continue
        if not choice.ordered:
            for _ in range(orders):
                assert picks_of(rules, s, chance.sample(marked, len(marked))) == picks
        elif marked:
            assert [pick for pick in picks if pick != choice.done] == marked[: len(picks)]
        for pick in picks:
            rules.pick(s, rules.find(s, pick))
        return str(ask.about)
    assert all(refused), f"{ask.about}: a set is refused without a rule"
    rules.pick(s, 0)
    return ""


@pytest.mark.parametrize("place", tables(), ids=name_of)
def test_any_order_of_a_set_is_the_same_choice(place: Table) -> None:
    game, edition, seats, variant = place
    rules = find(game).rules
    s = rules.new(edition, seats, "sets", variant)
    chance = Random(f"{game} {edition} {seats}")
    for _ in range(MOST_PICKS):
        if rules.ask(s) is None:
            break
        before = s.encode()
        copy = s.copy()
        set_choice(rules, copy)
        assert copy.encode() == before, "looking at a set changes nothing"
        step(rules, s, chance, 3)


@pytest.mark.parametrize("game", game_names())
def test_every_kind_of_set_of_a_game_comes_up_as_one(game: str) -> None:
    rules = find(game).rules
    found: set[str] = set()
    for seed in range(60):
        s = rules.new("", 0, f"kinds {seed}")
        chance = Random(f"{game} {seed}")
        for _ in range(3 * MOST_PICKS):
            if rules.ask(s) is None or ASKED[game] <= found:
                break
            found.add(step(rules, s, chance, 0))
    assert ASKED[game] <= found


# What was lost when the cards of a set had to be picked in the order of the list


@pytest.mark.parametrize("orders", ["BC", "CB"])
def test_an_attempt_with_b_and_c_whichever_is_marked_first(orders: str) -> None:
    """AD-41: picking C first dropped B and added F."""
    t = table("A levels: newsmedia=user; A hand: [BCF]").play("attempt@newsmedia")
    cards = [card for code in orders for card in held(t, "A", code)]
    picks = picks_of(t.rules, t.s, [f"give:{card}" for card in cards])
    before = hand(t, "A")
    t.play(*picks)
    assert sorted(told(t, "D", "handed_over")) == sorted(f"A handed_over:{card}@newsmedia" for card in cards)
    assert held(t, "A", "F") == [card for card in before if card not in cards]


def test_an_audit_takes_the_computers_that_were_marked() -> None:
    """WD-43: marking a later one first took three floating computers and left the two that scored."""
    t = wired("B network: ~P1 ~P2 ~P3 S1>K2a>[P4,P5]; A hand: audit switch; B hand: trained").play("play:audit")
    choice = set_choice(t.rules, t.s)
    assert choice is not None and (choice.least, choice.most) == (3, 3)
    for marked in permutations(["take@P5", "take@P4", "take@P2"]):
        taken = type(t)("wired", t.save()).play(*picks_of(t.rules, t.s, list(marked)))
        assert network(taken, "B") == "S1>K2a ~P2 ~P3", "the floating ones are alike: the first of them stands for any"


def test_alike_computers_stand_for_each_other() -> None:
    """WD-43: which of two alike ones on one cable is marked makes no difference."""
    t = wired("B network: ~P1 ~P2 ~P3 S1>K2a>[P4]; A hand: audit switch; B hand: trained").play("play:audit")
    assert picks_of(t.rules, t.s, ["take@P4", "take@P3"]) == picks_of(t.rules, t.s, ["take@P1", "take@P4"])


def test_discarding_trained_first_leaves_the_rest_to_discard() -> None:
    """WD-8: Trained comes last in the list; discarding it first ended the turn."""
    t = wired("step: discard; A hand: hacked trained secured; draw: computer*9")
    t.play(*picks_of(t.rules, t.s, ["discard:trained", "discard:hacked"]))
    assert t.cards("discard") == ["hacked", "trained"] and "secured" in t.cards("A hand") and t.asked == "B"


def test_a_password_may_begin_with_its_last_code() -> None:
    """AD-11: the first decision of a game refused E before B."""
    rules = find("access-denied").rules
    for seed in range(20):
        s = rules.new("2014", 4, f"password {seed}")
        choice = set_choice(rules, s)
        assert choice is not None
        last_of_each = list({mark.group: mark.spelling for mark in choice.marks}.values())
        if len(last_of_each) >= 3:
            marked = last_of_each[::-1][:3]
            assert after(rules, s, picks_of(rules, s, marked)) == after(rules, s, picks_of(rules, s, marked[::-1]))


# What is refused


@pytest.mark.parametrize(
    ("codes", "rule", "key"),
    [("BB", "AD-11", "set-exactly"), ("BBC", "AD-11", "set-one-of-each"), ("BBCD", "AD-11", "set-exactly")],
)
def test_a_refused_password_says_by_which_rule(codes: str, rule: str, key: str) -> None:
    rules = find("access-denied").rules
    for seed in range(40):
        s = rules.new("2014", 4, f"refused {seed}")
        choice = set_choice(rules, s)
        assert choice is not None
        groups: dict[int, list[str]] = {}
        for mark in choice.marks:
            groups.setdefault(mark.group, []).append(mark.spelling)
        twice = next((marks[:2] for marks in groups.values() if len(marks) > 1), None)
        others = [marks[0] for marks in groups.values() if twice and marks[0] != twice[0]]
        if twice is None or len(others) < len(codes) - 2:
            continue
        before = s.encode()
        with pytest.raises(IllegalPick) as caught:
            picks_of(rules, s, [*twice, *others[: len(codes) - 2]])
        assert (caught.value.rule, caught.value.refusal.key) == (rule, key) and s.encode() == before
        return
    raise AssertionError("no hand had a code twice")


def test_the_order_counts_where_cards_are_laid_one_on_the_other() -> None:
    """AD-R92: the last one lies on top of the pile."""
    t = table("step: discard; A hand: [8]")
    first, *_, last = hand(t, "A")
    over = [first, last] if len(hand(t, "A")) == 8 else []
    t.play(*picks_of(t.rules, t.s, [f"discard:{card}" for card in reversed(over)]))
    assert t.cards("pile")[-1] == first


def test_a_single_choice_is_no_set() -> None:
    t = wired("A hand: switch cable-2")
    with pytest.raises(IllegalPick, match="no-set"):
        picks_of(t.rules, t.s, ["play:switch"])
