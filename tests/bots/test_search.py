"""The tree search: it repeats itself, finds what wins, and plays the same interpreted and compiled."""

import os
import subprocess
import sys
from time import monotonic

import pytest

from sneakernet.bots import make, spot_at
from sneakernet.bots.ismcts import Ismcts
from sneakernet.bots.registry import judgement
from sneakernet.bots.search.manner import Manner
from sneakernet.bots.style import style_of
from sneakernet.core.registry import find
from tests.bots.spots import decisions, tables
from tests.support.table import Table

LAST_TURN = "active: A; announcer: A; ending: yes; deck: virus diskette phone-tap; snoop: hacker-nikon"
RIVALS = "B files: curtis garbage-file; C files: payphone; D files: cyberdelia; B hand: media-icons"


@pytest.mark.parametrize(("game", "edition", "seats"), tables())
def test_the_same_seed_and_worlds_give_the_same_tree(game: str, edition: str, seats: int) -> None:
    rules = find(game).rules
    for s in decisions(rules, edition, seats, "repeat", every=9, most=3):
        ask = rules.ask(s)
        assert ask is not None
        bot = Ismcts(judgement(find(game)), style_of(find(game)).manner, 60)
        one, other = (bot.think(spot_at(find(rules.name), s, ask, "same")) for _ in range(2))
        assert one.tries() == other.tries() and one.hopes() == other.hopes()
        assert sum(one.tries()) == 60
        assert sum(one.everybody()) == pytest.approx(1)


def picked(t: Table, worlds: int) -> str:
    """What the search picks in a position, for whoever is asked."""
    return t.options[make(f"ismcts@{worlds}", t.game).pick(spot_at(t.game, t.s, t.rules.ask(t.s), "pick"))]


def test_it_strikes_the_leader_where_its_own_points_are_not_enough() -> None:
    """The Gibson would bring 9 points to B's 10; Burn takes B's cards away, and 7 are enough."""
    t = Table("hackers", f"{LAST_TURN}; {RIVALS}; A files: special-agent; A hand: the-gibson hacker-burn worm", seats=4)
    assert picked(t, 400) == "add:hacker-burn"


def test_it_shields_what_would_lose_the_game() -> None:
    """A strikes in the last turn; D leads with The Gibson and keeps the lead only behind its Hacker."""
    files = "A files: payphone; B files: cyberdelia; D files: the-gibson hacker-joey"
    t = Table("hackers", f"{LAST_TURN}; {files}; A hand: hacker-burn worm curtis", seats=4).play("add:hacker-burn")
    assert t.asked == "D" and picked(t, 200) == "shield:hacker-joey"


def test_a_clock_stops_it() -> None:
    t = Table("hackers", seats=4)
    bot = Ismcts(judgement(find("hackers")), style_of(find("hackers")).manner, seconds=0.05)
    began = monotonic()
    bot.pick(spot_at(t.game, t.s, t.rules.ask(t.s), "clock"))
    assert monotonic() - began < 2


def test_it_stops_when_nothing_else_can_become_its_choice() -> None:
    """What leads by more tries than are left has won."""
    t = Table("hackers", f"{LAST_TURN}; {RIVALS}; A files: special-agent; A hand: the-gibson hacker-burn worm", seats=4)
    spot = spot_at(t.game, t.s, t.rules.ask(t.s), "sure")
    bot = Ismcts(judgement(find("hackers")), style_of(find("hackers")).manner, 2000)
    tree = bot.plant(spot)
    bot.grow(tree, monotonic(), may_stop=True)
    whole = bot.think(spot)
    assert sum(tree.tries()) < sum(whole.tries()) == 2000
    assert tree.lead() > 2000 - sum(tree.tries())
    assert tree.best() == whole.best()


def test_against_one_rival_it_may_think_in_another_manner() -> None:
    manner = Manner(0.1, 1, 3.0, duel=Manner(0.3, 2, 30.0))
    for seats, found in ((2, (0.3, 4, 30.0)), (3, (0.1, 3, 3.0))):
        t = Table("wired", seats=seats)
        spot = spot_at(t.game, t.s, t.rules.ask(t.s), "manner")
        tree = Ismcts(judgement(find("wired")), manner, 1).plant(spot)
        assert (tree.manner.explore, int(tree.turns), tree.manner.first_look) == found


def test_it_imagines_no_more_worlds_than_its_manner_says() -> None:
    """A world may take long to imagine; to try something else in one that is there costs little."""
    t = Table("hackers", seats=4)
    bot = Ismcts(judgement(find("hackers")), Manner(0.3, 2, 3.0, most_worlds=10), 200)
    tree = bot.think(spot_at(t.game, t.s, t.rules.ask(t.s), "few"))
    assert max(tree.tries()) > len(tree.worlds) == 10
    assert tree.world(13).encode() == tree.world(3).encode() != tree.world(4).encode()


def test_without_a_judgement_it_plays_to_the_end_of_each_world() -> None:
    t = Table("hackers", seats=3)
    tree = Ismcts(None, Manner(0.7, 2, 3.0), 30).think(spot_at(t.game, t.s, t.rules.ask(t.s), "alone"))
    assert sum(tree.tries()) == 30 and sum(tree.everybody()) == pytest.approx(1)


def test_a_pick_that_it_dislikes_can_be_given_a_fair_trial() -> None:
    t = Table("hackers", seats=4)
    tree = Ismcts(judgement(find("hackers")), style_of(find("hackers")).manner, 50).think(
        spot_at(t.game, t.s, t.rules.ask(t.s), "fair")
    )
    before = tree.tries()
    tree.insist(1, 40)
    assert [after - was for after, was in zip(tree.tries(), before, strict=True)][1] == 40
    assert sum(tree.tries()) == 90


@pytest.mark.parametrize(("game", "edition", "seats"), tables())
def test_interpreted_and_compiled_search_alike(game: str, edition: str, seats: int) -> None:
    words = [sys.executable, "-m", "tests.bots.trace", game, edition, str(seats)]
    traces = [
        subprocess.run(
            words, env={**os.environ, "SNEAKERNET_ENGINE": kind}, capture_output=True, text=True, check=True
        ).stdout.split()
        for kind in ("compiled", "interpreted")
    ]
    assert [trace[0] for trace in traces] == ["True", "False"]
    assert traces[0][1:] == traces[1][1:]
