"""Training: games are played with oneself, a net learns from them, and what plays better is kept; it can be stopped."""

import json
from pathlib import Path
from time import monotonic

import numpy as np

from sneakernet.bots.learned import Learned
from sneakernet.bots.recipe import Recipe, recipe_of
from sneakernet.core.registry import find, game_names
from sneakernet.lab.training.fit import Data, fit
from sneakernet.lab.training.generations import Training
from sneakernet.lab.training.self_play import NOT_KNOWN, Samples, Task, play, together
from sneakernet.lab.training.tables import tables

HACKERS = find("hackers")
SMALL = Recipe(
    tables=(("2022", 3, 5), ("2022", 4, 5)),
    first=6,
    games=4,
    worlds=4,
    keep=(50, 50),
    passes=1,
    gates=(("2022", 3),),
    deals=2,
    gate_worlds=2,
)


def training(folder: Path) -> Training:
    """A training of a few games."""
    return Training(HACKERS, SMALL, folder, 1, lambda about, done, of: None)


def without_times(curve: object) -> object:
    """A curve without what depends on the machine."""
    return json.loads(json.dumps(curve), object_hook=lambda g: {k: v for k, v in g.items() if k != "learned_s"})


def test_a_training_that_was_stopped_goes_on_and_comes_to_the_same(tmp_path: Path) -> None:
    whole = training(tmp_path / "whole")
    whole.run(2, monotonic() + 1000)
    stops = 0
    while len(training(tmp_path / "parts").curve) < 2:
        stops += 1
        part = training(tmp_path / "parts")
        part.generation(len(part.curve), 0.0)  # the time is over when the first piece is played
    assert stops > 4, "it was stopped again and again"
    assert without_times(training(tmp_path / "parts").curve) == without_times(whole.curve)
    nets = [(tmp_path / name / "net-001.bin").read_bytes() for name in ("whole", "parts")]
    assert nets[0] == nets[1]


def test_what_a_seat_hopes_is_half_of_what_it_learns_and_the_end_the_other_half(tmp_path: Path) -> None:
    net = training(tmp_path)
    net.run(1, monotonic() + 1000)
    judged = play(Task("hackers", "2022", 3, "target", "", 4, 100))
    assert set(np.unique(judged.shares[judged.shares >= 0])) <= {0.0, 0.5, 1.0, np.float32(1 / 3)}, "the end alone"
    searched = play(Task("hackers", "2022", 3, "target", net.newest, 4, 100))
    known = searched.shares[searched.shares[:, 0] >= 0][:, :3]
    assert np.allclose(known.sum(axis=1), 1, atol=1e-5) and (known.max(axis=1) >= 0.5 - 1e-6).mean() > 0.9
    assert (searched.shares[:, 3:] == NOT_KNOWN).all(), "nobody sits there"


def test_about_one_pick_of_fourteen_is_made_at_random() -> None:
    """7%; where the judgement sees one option far ahead, another one is seldom anything else."""
    games = together([play(Task("hackers", "2022", 4, f"random {n}", "", 4, 100)) for n in range(60)])
    asked = games.counts > 0
    assert games.games == 60 and asked.sum() > 1000
    assert ((games.wishes == 1).sum()) == asked.sum(), "the judgement wants one option"


def test_a_net_foretells_better_what_it_was_not_shown() -> None:
    known = tables(HACKERS)
    games: Samples = together([play(Task("hackers", "2022", 3, f"fit {n}", "", 4, 30)) for n in range(250)])
    net, foretold = fit(Data(games, known), known, None, 6, 1)
    assert isinstance(net, Learned)
    for what in ("shares", "wishes"):
        assert foretold["after"][what] < foretold["before"][what] - 0.03, foretold


def test_every_game_of_ours_says_how_it_is_trained() -> None:
    for name in game_names():
        recipe = recipe_of(find(name))
        assert sum(tenths for _, _, tenths in recipe.tables) == 10
        rules = find(name).rules
        for edition, seats, _ in recipe.tables:
            rules.check(edition, seats, {})
        assert recipe.deals >= 200 and 0 < recipe.worlds <= 200
