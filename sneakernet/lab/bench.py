"""Bench: how many random decisions a second the rules make, and what a copy costs.

Run as a module it prints one JSON object per line for the engine it runs on. The clock is the CPU time of this
process; every game begins with a fresh deal, which is timed; the median of several repetitions counts.
"""

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from random import Random
from statistics import fmean, median
from time import process_time
from typing import Any, Final, TypedDict

from sneakernet import __version__, engine
from sneakernet.core.game import Game
from sneakernet.core.playout import play_games
from sneakernet.core.registry import find, game_names
from sneakernet.core.rng import Rng
from sneakernet.core.rules import Rules
from sneakernet.core.state import State

WHOLE: Final = "whole games"
SPELLED: Final = "Python loop with spelled options"
VECTOR: Final = "vector, observations"
TABLES: Final = 64  # of a vector
CENSUS_GAMES: Final = 100
COPIES: Final = 1000


class Row(TypedDict):
    """One line of the report; the fields are those of the table in which peers stand side by side."""

    peer: str
    version: str
    game: str
    players: int
    mode: str
    decisions_per_s: float
    best: float
    games_per_s: float
    copy_us: float | None
    decisions_per_game: float
    legal_actions: float
    forced: float


Play = Callable[[int], int]
"""Plays so many games from the deal to the end; returns how many decisions they took."""


def rate(play: Play, seconds: float) -> tuple[float, float]:
    """Decisions and games per CPU second, over about so many seconds."""
    games = decisions = 0
    batch = 1
    start = process_time()
    while (spent := process_time() - start) < seconds:
        decisions += play(batch)
        games += batch
        if spent < seconds / 20:
            batch *= 2  # short games are played in batches, so that reading the clock does not count
    return decisions / spent, games / spent


def whole_games(rules: Rules[Any], table: State) -> Play:
    """The rules alone: playouts inside the engine."""
    rng = Rng("bench")
    return lambda games: play_games(rules, table, games, rng)


def spelled(rules: Rules[Any], table: State) -> Play:
    """What a program in Python does: ask, look at the options with their spellings, pick one by its number."""
    deals = Rng("bench")
    random = Random("bench").random

    def play(games: int) -> int:
        decisions = 0
        for _ in range(games):
            s = table.copy()
            rules.deal(s, deals)
            while (ask := rules.ask(s)) is not None:
                rules.pick(s, int(random() * len(ask.options)))
                decisions += 1
        return decisions

    return play


def vector(game: Game, edition: str, seats: int) -> Play:
    """What a learner does: at every step a row and a mask for each table, and a random action for each of them."""
    import numpy as np  # noqa: PLC0415 - an extra installs it

    from sneakernet.encoding.vector import Vector  # noqa: PLC0415

    tables, chance = Vector(game, edition, seats, TABLES), np.random.default_rng(1)
    tables.reset("bench")

    def play(games: int) -> int:
        decisions = ended = 0
        while ended < games:
            ended += tables.step(tables.random_actions(chance))
            decisions += TABLES
        return decisions

    return play


def has_numpy() -> bool:
    """Whether rows with observations can be measured."""
    return find_spec("numpy") is not None


def census(rules: Rules[Any], table: State) -> tuple[float, float, float]:
    """Untimed: decisions per game, options per decision, and the share of decisions with one option."""
    rng = Rng("census")
    sizes: list[int] = []
    for _ in range(CENSUS_GAMES):
        s = table.copy()
        rules.deal(s, rng)
        while (ask := rules.ask(s)) is not None:
            sizes.append(len(ask.options))
            rules.pick(s, int(rng.below(len(ask.options))))
    return len(sizes) / CENSUS_GAMES, fmean(sizes), sizes.count(1) / len(sizes)


def copy_cost(rules: Rules[Any], table: State, reps: int) -> float:
    """Microseconds for one copy of a game in its middle; the loop around it counts too."""
    s = table.copy()
    rng = Rng("copy")
    rules.deal(s, rng)
    for _ in range(15):
        if s.asked() >= 0:  # a short game has a copy of its end
            rules.pick(s, int(rng.below(s.offered())))
    copy = s.copy
    costs = []
    for _ in range(reps):
        start = process_time()
        done = 0
        while process_time() - start < 0.05:
            for _ in range(COPIES):
                copy()
            done += COPIES
        costs.append(1e6 * (process_time() - start) / done)
    return median(costs)


def engine_of(rules: Rules[Any]) -> str:
    """How these rules run. A game of another package is interpreted, with or without a compiled core below it."""
    if engine.compiled(type(rules).__module__):
        return "compiled"
    return "interpreted on a compiled core" if engine.compiled() else "interpreted"


def rows_of(game: Game, edition: str, seconds: float, reps: int) -> Iterator[Row]:
    """The rows of one game on the engine that runs now."""
    rules = game.rules
    edition, seats, settings = rules.check(edition, 0, {})
    table: State = rules.start(edition, seats, settings)
    length, options, forced = census(rules, table)
    how = engine_of(rules)
    modes = {f"{how}, {WHOLE}": whole_games(rules, table)}
    if engine.compiled(type(rules).__module__):
        modes[f"{how}, {SPELLED}"] = spelled(rules, table)
        if has_numpy():
            modes[VECTOR] = vector(game, edition, seats)
    copy = copy_cost(rules, table, reps)
    for mode, play in modes.items():
        rate(play, seconds / 3)
        samples = [rate(play, seconds) for _ in range(reps)]
        yield Row(
            peer="sneakernet",
            version=__version__,
            game=rules.name if len(rules.editions) == 1 else f"{rules.name} {edition}",
            players=seats,
            mode=mode,
            decisions_per_s=median(sample[0] for sample in samples),
            best=max(sample[0] for sample in samples),
            games_per_s=median(sample[1] for sample in samples),
            copy_us=copy,
            decisions_per_game=length,
            legal_actions=options,
            forced=forced,
        )


def rows_here(games: list[str], seconds: float, reps: int) -> Iterator[Row]:
    """All rows of these games on the engine that runs now."""
    for game in [find(name) for name in games or list(game_names())]:
        for edition in game.rules.editions:
            yield from rows_of(game, edition, seconds, reps)


def rows_interpreted(games: list[str], seconds: float, reps: int) -> Iterator[Row]:
    """The rows of the interpreted engine, from a process of its own."""
    command = [sys.executable, "-m", __name__, *games, "--seconds", str(seconds), "--reps", str(reps)]
    environment = {**os.environ, engine.SETTING: "interpreted"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            row: Row = json.loads(line)
            yield row
    if process.returncode:
        raise RuntimeError(f"the bench of the interpreted engine ended with status {process.returncode}")


def rows(games: list[str], seconds: float, reps: int) -> Iterator[Row]:
    """Compiled rows where there is a compiled engine, then the interpreted ones."""
    yield from rows_here(games, seconds, reps)
    if engine.compiled():
        yield from rows_interpreted(games, seconds, reps)


def main() -> None:
    """Print the rows of this engine."""
    parser = argparse.ArgumentParser()
    parser.add_argument("games", nargs="*")
    parser.add_argument("--seconds", type=float, default=0.6)
    parser.add_argument("--reps", type=int, default=7)
    given = parser.parse_args()
    for row in rows_here(given.games, given.seconds, given.reps):
        print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
