"""Stories with lost lines, late and doubled messages, crashes, a failing disk and a jumping clock: nothing is lost.

Some are of one server, others of workers that share a database.
"""

import logging
from collections.abc import Iterator

import pytest

from tools.server.bugs import BUGS, planted
from tools.server.several import simulate_several
from tools.server.simulation import simulate

SEEDS = 50
SEEDS_OF_WORKERS = 6
STEPS = 40


@pytest.fixture(autouse=True)
def _silent() -> Iterator[None]:
    logging.disable(logging.CRITICAL)  # the disk fails on purpose
    yield
    logging.disable(logging.NOTSET)


def test_whatever_goes_wrong_nothing_acknowledged_is_lost() -> None:
    told = [simulate(seed, STEPS) for seed in range(SEEDS)]
    assert sum(one.acked for one in told) > SEEDS
    assert sum(one.crashes for one in told) > SEEDS // 2


def test_what_workers_told_one_server_could_have_told() -> None:
    told = [simulate_several(seed, STEPS) for seed in range(SEEDS_OF_WORKERS)]
    assert sum(one.acked for one in told) > SEEDS_OF_WORKERS
    assert sum(one.crashes for one in told) > 0
    assert simulate_several(2, STEPS) == told[2], "the same seed is the same story"


def test_the_same_seed_is_the_same_story() -> None:
    assert simulate(3, STEPS) == simulate(3, STEPS)
    assert simulate(3, STEPS) != simulate(7, STEPS)


@pytest.mark.parametrize("name", ["a choice is forgotten once it is carried out", "rows do not follow from each other"])
def test_a_planted_bug_is_found(name: str) -> None:
    with planted(BUGS[name]):
        assert any(is_spoilt(seed) for seed in range(20))


def is_spoilt(seed: int) -> bool:
    """Whether a story cannot be told to its end."""
    try:
        simulate_several(seed, STEPS)
    except AssertionError:
        return True
    return False
