"""Stories with lost lines, late and doubled messages, crashes, a failing disk and a jumping clock: nothing is lost."""

import logging

import pytest

from tools.server.simulation import simulate

SEEDS = 50
STEPS = 40


@pytest.fixture(autouse=True)
def _silent() -> None:
    logging.getLogger("sneakernet.server").setLevel(logging.CRITICAL)  # the disk fails on purpose


def test_whatever_goes_wrong_nothing_acknowledged_is_lost() -> None:
    told = [simulate(seed, STEPS) for seed in range(SEEDS)]
    assert sum(acked for _, acked, _ in told) > SEEDS
    assert sum(crashes for _, _, crashes in told) > SEEDS


def test_the_same_seed_is_the_same_story() -> None:
    assert simulate(3, STEPS) == simulate(3, STEPS)
    assert simulate(3, STEPS) != simulate(7, STEPS)
