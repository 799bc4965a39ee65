"""WIRED, what holds in every game, counted again from what the position says: income, limits, immunity, turns."""

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.games.wired.positions import SEATS, hand, score
from tests.support.table import Table

ALL_ON = dict.fromkeys(("gemini", "kingmaker", "peel_out", "king_seal", "switcheroo"), True)
GUARDED = {"security-specialist": "hacked", "facilities": "power-outage", "supervisor": "new-hire"}
games = pytest.mark.parametrize(
    ("seats", "settings"),
    [(2, {}), (3, {}), (4, {}), (5, ALL_ON), (6, {}), (4, ALL_ON), (2, ALL_ON)],
)
Settings = dict[str, Any]


def active_computers(text: str) -> int:
    """Active computers of a written network, by WD-24."""
    disabled, count = set(re.findall(r"(\w+)\{", text)), 0
    for branch in text.split():
        switch, _, below = branch.partition(">")
        cable, _, computers = below.partition(">")
        above = {re.sub(r"\{.*", "", switch), re.sub(r"\{.*", "", cable)}
        if not switch.startswith("~") and not above & disabled:
            inside = re.sub(r"\{[^}]*\}", "*", computers.strip("[]"))
            count += sum(1 for computer in inside.split(",") if computer and "*" not in computer)
    return count


def eyes(t: Table) -> dict[str, Any]:
    """The public facts."""
    return t.view("spectator").facts


def sort(name: str) -> str:
    """The sort of equipment a name stands for: S, K2, K3 or P; `internet` and floating are themselves."""
    return name if name in ("internet", "") else name[: 2 if name[0] == "K" else 1]


def walk(t: Table, seed: int, steps: int) -> Iterator[str]:
    """Play at random, offering rarely; the picks come one by one."""
    chance = Random(seed)
    for _ in range(steps):
        if t.asked is None:
            return
        options = [o for o in t.options if o != "offer" or chance.random() < 0.2]
        pick = chance.choice(options)
        t.play(pick)
        yield pick


@games
def test_income_is_what_the_networks_say(seats: int, settings: Settings) -> None:
    """WD-10, WD-24: counted anew from the text of the network."""
    t = Table("wired", "", seats=seats, seed="11", **settings)
    for _ in walk(t, 5, 250):
        facts = eyes(t)
        assert facts["income"] == [active_computers(text) for text in facts["networks"].values()]


@games
def test_points_come_from_score_alone(seats: int, settings: Settings) -> None:
    """WD-10: the active player's, by the income at that moment."""
    t = Table("wired", "", seats=seats, seed="12", **settings)
    for _ in walk(t, 6, 300):
        pass
    for seat in SEATS[:seats]:
        scored = [int(e.partition("*")[2] or 0) for e in t.events if e.startswith(f"{seat} scored")]
        assert score(t, seat) == sum(scored)


@games
def test_at_rest_nobody_has_more_than_two_classifications(seats: int, settings: Settings) -> None:
    """WD-29, WD-33: and no issue lies where its guard is in play."""
    t = Table("wired", "", seats=seats, seed="13", **settings)
    for _ in walk(t, 7, 300):
        if t.about == "keep":
            continue
        facts = eyes(t)
        for seat, marked in facts["classifications"].items():
            held = [c.partition("+")[0] for c in marked]
            assert len(held) <= 2
            assert not [i for c, i in GUARDED.items() if c in held and i in facts["networks"][seat]]


@games
def test_a_turn_has_at_most_three_moves_and_draws_to_six(seats: int, settings: Settings) -> None:
    """WD-6, WD-9, WD-17: MOVES only go down within a turn; the last player holds six or more after DRAW."""
    t = Table("wired", "", seats=seats, seed="14", **settings)
    turn, left, before = 1, 3, eyes(t)["active"]
    for _ in walk(t, 8, 300):
        facts = eyes(t)
        if facts["turn"] != turn:
            assert len(hand(t, before)) >= 6 or not t.cards("draw")
            turn, left, before = facts["turn"], 3, facts["active"]
            assert facts["moves"] == 3
        assert 0 <= facts["moves"] <= left
        left = facts["moves"]


@games
def test_turns_go_round(seats: int, settings: Settings) -> None:
    """WD-2, WD-11: clockwise, each after the SCORE of the one before."""
    t = Table("wired", "", seats=seats, seed="15", dealer="A", **settings)
    for _ in walk(t, 9, 300):
        pass
    told = [e.split("*")[0] for e in t.events if " began*" in e or " scored" in e]
    expected = [f"{SEATS[(n // 2 + 1) % seats]} {('began', 'scored')[n % 2]}" for n in range(len(told))]
    assert told == expected and len(told) > 4


@games
def test_only_legal_parents_hold_cards(seats: int, settings: Settings) -> None:
    """WD-14, WD-16: INTERNET, switch, cable, computer, and never more than the cable says."""
    t = Table("wired", "", seats=seats, seed="16", **settings)
    ports = {"K2": 2, "K3": 3}
    above = {"S": ("internet",), "K2": ("S", ""), "K3": ("S", ""), "P": ("K2", "K3", "")}
    for _ in walk(t, 10, 200):
        for cards in eyes(t)["equipment"].values():
            on = {card["name"]: card["on"] for card in cards}
            assert all(sort(parent) in above[sort(name)] for name, parent in on.items())
            assert all(list(on.values()).count(name) <= ports[sort(name)] for name in on if name[0] == "K")
