"""Ratings: how strong each bot is, from who won against whom, with intervals.

In a game of several seats the chance of a seat is its bot's strength over the sum of all strengths at the table
(Luce, 1959). Strengths are those that make the results most likely; 400 points make the odds ten to one.
"""

from collections.abc import Sequence
from math import exp, inf, log
from random import Random
from typing import Final, NamedTuple

ELO: Final = 400 / log(10)
ROUNDS: Final = 200
STEADY: Final = 1e-9
RESAMPLES: Final = 200


class Rated(NamedTuple):
    """Who sat where, and each seat's share of the win."""

    bots: tuple[str, ...]
    shares: tuple[float, ...]


class Rating(NamedTuple):
    """A bot's strength in points around 0, and its 95 % interval, which may be open to one side or both."""

    points: float
    low: float
    high: float


def fit(games: Sequence[Rated], names: Sequence[str]) -> dict[str, float]:
    """The strengths that make these games most likely; one imagined draw of all bots keeps them finite."""
    strength = dict.fromkeys(names, 1.0)
    won = dict.fromkeys(names, 1.0 / len(names))
    for game in games:
        for bot, share in zip(game.bots, game.shares, strict=True):
            won[bot] += share
    seatings: dict[tuple[str, ...], int] = {}
    for game in games:
        seated = tuple(sorted(game.bots))
        seatings[seated] = seatings.get(seated, 0) + 1
    for _ in range(ROUNDS):
        better = improved(strength, won, seatings)
        change = max(abs(log(better[name] / strength[name])) for name in names)
        strength = better
        if change < STEADY:
            break
    middle = sum(log(value) for value in strength.values()) / len(names)
    return {name: ELO * (log(value) - middle) for name, value in strength.items()}


def improved(
    strength: dict[str, float], won: dict[str, float], seatings: dict[tuple[str, ...], int]
) -> dict[str, float]:
    """One step of the minorise-maximise iteration (Hunter, 2004)."""
    weight = dict.fromkeys(strength, 1.0 / sum(strength.values()))
    for seated, games in seatings.items():
        total = sum(strength[bot] for bot in seated)
        for bot in seated:
            weight[bot] += games / total
    return {name: won[name] / weight[name] for name in strength}


def ratings(deals: Sequence[Sequence[Rated]], names: Sequence[str], seed: str) -> dict[str, Rating]:
    """Strengths with intervals; deals are drawn again and again, because the games of one deal belong together.

    One imagined deal, drawn by all, is among them: who has won everything so far may not always do so.
    """
    games = [game for deal in deals for game in deal]
    points = fit(games, names)
    drawn = [Rated(game.bots, (1 / len(game.bots),) * len(game.bots)) for game in deals[0]]
    pool = [*deals, drawn]
    random = Random(seed)
    again: dict[str, list[float]] = {name: [] for name in names}
    for _ in range(RESAMPLES):
        sample = [game for _ in deals for game in pool[random.randrange(len(pool))]]
        for name, value in fit(sample, names).items():
            again[name].append(value)
    beaten = who_beat_whom(games, names)
    return {name: rating(name, points[name], again[name], beaten) for name in names}


def rating(name: str, points: float, again: list[float], beaten: dict[str, set[str]]) -> Rating:
    """A strength with its interval: open to the side on which the games set no bound.

    Who never beat somebody, not even by way of others, may be weaker by any amount; who was never beaten, stronger.
    """
    low, high = middle_95(again)
    others = set(beaten) - {name}
    weakest = low if others <= beaten[name] else -inf
    return Rating(points, weakest, high if all(name in beaten[other] for other in others) else inf)


def who_beat_whom(games: Sequence[Rated], names: Sequence[str]) -> dict[str, set[str]]:
    """For each bot those at whose tables it has won something, by itself or by way of others."""
    beaten: dict[str, set[str]] = {name: set() for name in names}
    for game in games:
        for bot, share in zip(game.bots, game.shares, strict=True):
            if share > 0:
                beaten[bot] |= set(game.bots)
    for _ in names:
        for bot in names:
            beaten[bot] |= {far for near in beaten[bot] for far in beaten[near]}
    return beaten


def middle_95(values: list[float]) -> tuple[float, float]:
    """The interval that holds 95 of 100 values."""
    ordered = sorted(values)
    last = len(ordered) - 1
    return ordered[round(0.025 * last)], ordered[round(0.975 * last)]


def odds(points: float) -> float:
    """How many times as often the stronger of two wins."""
    return exp(points / ELO)
