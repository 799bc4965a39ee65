"""Gymnasium's vector environment: one learner at each table, among bots."""

import numpy as np
import pytest
from gymnasium.vector import VectorEnv

from sneakernet.adapters.gymnasium import vector_env
from sneakernet.core.choice import IllegalPick
from sneakernet.core.registry import game_names


@pytest.mark.parametrize("opponents", ["uniform", "greedy"])
@pytest.mark.parametrize("game", game_names())
def test_the_learner_alone_is_asked_and_gets_its_share(game: str, opponents: str) -> None:
    env = vector_env(game, tables=4, opponents=opponents)
    assert isinstance(env, VectorEnv)
    seen, infos = env.reset(seed=3)
    random, ends, got = np.random.default_rng(1), 0, []
    for _ in range(600 if (game, opponents) == ("hackers", "uniform") else 40):
        assert (env.many.asked == infos["seat"]).all() and (infos["seat"] == np.arange(4) % env.many.seats).all()
        seen, rewards, over, cut, infos = env.step(env.many.random_actions(random))
        assert not cut.any() and (rewards[~over] == 0).all() and ((rewards >= 0) & (rewards <= 1)).all()
        assert seen["action_mask"].any(axis=1).all()
        ends += int(over.sum())
        got += rewards[over].tolist()
    assert env.single_observation_space.contains({name: rows[0] for name, rows in seen.items()})
    if game == "hackers" and opponents == "uniform":
        assert ends > 30 and 0.1 < np.mean(got) < 0.45


def test_a_seed_deals_the_same_games() -> None:
    one, other = (vector_env("hackers", tables=3, opponents="greedy") for _ in range(2))
    for env in (one, other):
        env.reset(seed=5)
        for _ in range(30):
            env.step(env.many.legal[:, 0])
    assert (one.many.observations == other.many.observations).all()


def test_an_action_off_the_mask_is_refused() -> None:
    env = vector_env("wired", tables=2)
    seen, _ = env.reset(seed=1)
    with pytest.raises(IllegalPick):
        env.step((~seen["action_mask"]).argmax(axis=1))
