"""The interpreted and the compiled engine are one engine: the same options and states in thousands of seeded games."""

import os
import subprocess
import sys

import pytest

from sneakernet.core.registry import find, game_names

GAMES_PLAYED = {"hackers": 1500, "wired": 12, "access-denied": 4}  # per table: longer games need fewer
TABLES = [
    (game, edition, seats)
    for game in game_names()
    for edition in find(game).rules.editions
    for seats in find(game).rules.seat_counts(edition)
]


def trace(engine: str, hash_seed: str, *words: str) -> list[str]:
    """The fingerprint that another process makes with this engine."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.properties.trace", *words],
        env={**os.environ, "SNEAKERNET_ENGINE": engine, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.split()


@pytest.mark.parametrize(("game", "edition", "seats"), TABLES)
def test_interpreted_and_compiled_play_the_same_games(game: str, edition: str, seats: int) -> None:
    """Across processes, hash seeds and engines; 1,500 games of HACKERS at each table size are some 78,000 decisions."""
    words = (game, edition, str(seats), str(GAMES_PLAYED[game]))
    compiled, fast = trace("compiled", "1", *words)
    interpreted, slow = trace("interpreted", "2", *words)
    assert (compiled, interpreted) == ("True", "False")
    assert fast == slow
