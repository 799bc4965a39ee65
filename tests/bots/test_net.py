"""Nets: what was learned is computed as it was trained, from what a seat knows alone, at every table."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from sneakernet.bots import make, spot_at
from sneakernet.bots.ismcts import ABOUT_AS_GOOD, Ismcts, one_of_the_best
from sneakernet.bots.learned import DEEP, WIDE, Learned
from sneakernet.bots.registry import judgement
from sneakernet.bots.search.manner import DEEPENS, Manner
from sneakernet.bots.search.net import Net
from sneakernet.bots.search.tree import Tree
from sneakernet.core.registry import find
from sneakernet.core.rng import Rng
from sneakernet.encoding.actions import actions
from sneakernet.encoding.observations import Observer
from sneakernet.lab.training.fit import fresh, given
from sneakernet.lab.training.tables import LEFT_OUT, Tables, tables
from tests.bots.spots import alike
from tests.bots.spots import tables as all_tables


def drawn(game: str) -> tuple[Learned, Tables]:
    """A net with weights drawn at random."""
    known = tables(find(game))
    w = fresh(len(known.columns), len(known.options), np.random.default_rng(1))
    w["odds"] = w["shares"][:1].copy()
    return given(w, known, np.ones(len(known.columns), np.float32)), known


def by_hand(net: Learned, known: Tables, game: str, table: tuple[str, int], s: Any, seat: int) -> Any:
    """The second hidden layer, as NumPy has it."""
    row = np.frombuffer(Observer(find(game), *table).row(s, seat), np.uint8).astype(np.float64)
    whole = np.zeros(len(known.columns))
    there = known.places[table] != LEFT_OUT
    whole[known.places[table][there]] = row[there]
    whole[known.fixed[table]] = 1
    parts = {name: np.array(part, np.float64) for name, part in net.weights.items()}
    one = np.maximum(whole @ parts["first"].reshape(-1, WIDE) + parts["first_bias"], 0)
    return np.maximum(one @ parts["second"].reshape(WIDE, DEEP) + parts["second_bias"], 0), parts


def midgame(game: str, edition: str, seats: int) -> Any:
    """A position some picks into a game."""
    rules = find(game).rules
    s = rules.new(edition, seats, "net")
    rng = Rng("net")
    for _ in range(25):
        if s.asked() >= 0:
            rules.pick(s, int(rng.below(s.offered())))
    assert s.asked() >= 0
    return s


@pytest.mark.parametrize(("game", "edition", "seats"), all_tables())
def test_a_net_computes_what_it_was_trained_to(game: str, edition: str, seats: int) -> None:
    learned, known = drawn(game)
    net = learned.at(find(game), edition, seats)
    s = midgame(game, edition, seats)
    for seat in range(seats):
        two, parts = by_hand(learned, known, game, (edition, seats), s, seat)
        odds = np.exp((parts["shares"].reshape(-1, DEEP) @ two + parts["shares_bias"])[:seats])
        assert np.allclose(np.roll(odds / odds.sum(), seat), net.chances(s, seat), atol=1e-6)
    two, parts = by_hand(learned, known, game, (edition, seats), s, int(s.asked()))
    rows = [known.rows[edition][n] for n in actions(find(game), edition).offered(s)]
    wishes = (parts["wishes"].reshape(-1, DEEP) @ two + parts["wishes_bias"])[rows]
    assert np.allclose(wishes - np.log(np.exp(wishes).sum()), net.wish(s), atol=1e-6)


@pytest.mark.parametrize(("game", "edition", "seats"), all_tables())
def test_a_net_says_the_same_whatever_is_hidden(game: str, edition: str, seats: int) -> None:
    net = drawn(game)[0].at(find(game), edition, seats)
    rules = find(game).rules
    for groups in alike(rules, edition, seats, "net", every=5, most=6):
        for group in groups:
            me = int(group[0].asked())
            assert len({tuple(net.chances(s, me)) + tuple(net.wish(s)) for s in group}) == 1


def test_a_net_comes_back_from_its_file(tmp_path: Path) -> None:
    learned, known = drawn("hackers")
    learned.record = {"games": 3}
    learned.write(tmp_path / "net.bin")
    again = Learned.read(tmp_path / "net.bin")
    assert (again.columns, again.options, again.record) == (known.columns, known.options, {"games": 3})
    for name, part in learned.weights.items():
        assert np.allclose(part, again.weights[name], rtol=1e-3, atol=1e-7), name


def test_a_column_that_a_net_has_never_seen_weighs_nothing() -> None:
    """Tables may get columns later on: a net goes by names."""
    learned, known = drawn("hackers")
    s = midgame("hackers", "2022", 3)
    whole = learned.at(find("hackers"), "2022", 3).chances(s, 0)
    learned.columns = [name if name != "round" else "of old" for name in known.columns]
    less = learned.at(find("hackers"), "2022", 3).chances(s, 0)
    assert whole != less and abs(sum(less) - 1) < 1e-9


def searched(net: Net, manner: Manner, worlds: int) -> Tree[Any]:
    """A tree that a net has judged."""
    rules, judge = find("hackers").rules, judgement(find("hackers"))
    assert judge is not None
    s = midgame("hackers", "2022", 4)
    me = int(s.asked())
    base = judge.blind(rules.imagine(s, me, Rng("recall")), me)
    tree = Tree(rules, judge, base, Rng("search"), manner, net)
    tree.grow(worlds)
    return tree


@pytest.mark.parametrize(
    "manner",
    [
        Manner(explore=0.3, rounds=0, first_look=3.0),
        Manner(explore=0.3, rounds=1, first_look=3.0, by_wish=False, old_eyes=0.5),
        Manner(explore=0.3, rounds=DEEPENS, first_look=3.0, candidates=3),
    ],
)
def test_a_search_with_a_net_repeats_itself_and_says_chances(manner: Manner) -> None:
    net = drawn("hackers")[0].at(find("hackers"), "2022", 4)
    first, second = searched(net, manner, 60), searched(net, manner, 60)
    assert first.tries() == second.tries() and sum(first.tries()) == 60
    assert abs(sum(first.everybody()) - 1) < 1e-9


def test_a_bot_that_has_learned_searches_with_the_net_where_there_is_one() -> None:
    for name, there in (("wired", True), ("hackers", False)):
        game = find(name)
        rules = game.rules
        s = rules.new("", 0, "learned")
        ask = rules.ask(s)
        assert ask is not None
        bot = make("learned@30", game)
        assert isinstance(bot, Ismcts) and bot.iterations == 30
        tree = bot.plant(spot_at(game, s, ask, "learned"))
        assert (tree.net is not None) == there
        assert 0 <= bot.pick(spot_at(game, s, ask, "learned")) < len(ask.options)


def test_options_that_are_about_as_good_are_picked_in_turns() -> None:
    """Nobody can count on what it picks; what is clearly better is always picked."""
    net = drawn("hackers")[0].at(find("hackers"), "2022", 4)
    tree = searched(net, Manner(explore=0.3, rounds=0, first_look=3.0), 60)
    tries, hopes, best = tree.tries(), tree.hopes(), tree.best()
    picked = {one_of_the_best(tree, Rng(f"mix {n}")) for n in range(60)}
    assert best in picked
    assert all(4 * tries[k] >= 3 * tries[best] and abs(hopes[k] - hopes[best]) <= ABOUT_AS_GOOD for k in picked)
